Feature: What was exiled until something leaves returns at once

    @id:warden-returns-before-the-priest @CR:610.3
    Scenario: As Cloudshift exiles Banisher Priest its prisoner is back before the Priest is, and sees it enter
      Given Bob controls "Soul Warden"
      And Alice has "Banisher Priest" and "Cloudshift" in hand
      And Alice has lands for {1}{W}{W}{W}
      When Alice casts "Banisher Priest"
      And all players pass
      And all players pass
      And all players pass
      Then Bob has "Soul Warden" in exile
      And Bob has 21 life
      When Alice casts "Cloudshift" targeting "Banisher Priest"
      And all players pass
      Then the stack is the trigger of "Soul Warden" and the trigger of "Banisher Priest"
      And Bob controls "Soul Warden"
