Feature: Counters moved, limited and counted

  Rule: Moving counters

    @id:counters-moved @CR:122.5
    Scenario: Counters are removed from one creature and put onto another
      Given Alice controls "Grizzly Bears" with 2 +1/+1 counters and 1 flying counter
      And Alice controls "Hill Giant"
      And Alice has "Fate Transfer" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Fate Transfer" targeting "Grizzly Bears" and "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 5/5
      And "Hill Giant" has flying
      And "Grizzly Bears" doesn't have flying

    @id:counters-not-moved @CR:122.5
    Scenario: Where they can't be put none is removed
      Given Alice controls "Grizzly Bears" with 2 +1/+1 counters
      And Alice controls "Melira's Keepers"
      And Alice has "Fate Transfer" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Fate Transfer" targeting "Grizzly Bears" and "Melira's Keepers"
      And the stack resolves
      Then "Grizzly Bears" has 2 +1/+1 counters
      And "Melira's Keepers" has no +1/+1 counters

    @id:counters-not-moved-to-what-left @CR:122.5
    Scenario: Where the second creature has left they stay on the first
      Given Alice controls "Grizzly Bears" with 2 +1/+1 counters
      And Alice controls "Hill Giant" and "Ashnod's Altar"
      And Alice has "Fate Transfer" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Fate Transfer" targeting "Grizzly Bears" and "Hill Giant"
      And Alice activates "Ashnod's Altar" sacrificing "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" has 2 +1/+1 counters

  Rule: Counters that an object had

    @id:counters-put-not-moved @CR:122.8
    Scenario: Those of a creature that has died are put, not moved: twice as many with Doubling Season
      Given Alice controls "Star Pupil" with 2 +1/+1 counters and 1 flying counter
      And Alice controls "Grizzly Bears" and "Doubling Season"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      And it is Bob's precombat main phase
      When Bob casts "Lightning Bolt" targeting "Star Pupil"
      And the stack resolves
      Then "Grizzly Bears" has 4 +1/+1 counters
      And "Grizzly Bears" has 2 flying counters

    @id:counters-put-of-each-kind @CR:122.8
    Scenario: As many of each kind
      Given Alice controls "Star Pupil" with 2 +1/+1 counters and 1 flying counter
      And Alice controls "Grizzly Bears" and "Ashnod's Altar"
      When Alice activates "Ashnod's Altar" sacrificing "Star Pupil"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" has flying

  Rule: Counters that can't be put

    @id:cant-have-counters-entering @CR:113.6i
    Scenario: Melira's Keepers enters without the counter that Bramblewood Paragon would give it
      Given Alice controls "Bramblewood Paragon"
      And Alice has "Melira's Keepers" and "Boggart Ram-Gang" in hand
      And Alice has lands for {4}{G}{R}{R}{R}
      When Alice casts "Melira's Keepers"
      And the stack resolves
      Then "Melira's Keepers" is 4/4
      And "Melira's Keepers" has no +1/+1 counters
      When Alice casts "Boggart Ram-Gang"
      And the stack resolves
      Then "Boggart Ram-Gang" is 4/4

  Rule: The Nth counter

    @id:counters-tenth @CR:122.7
    Scenario Outline: From <before> to <after> counters: <what>
      Given Alice controls "Shang-Chi and the Ten Rings" with <before> +1/+1 counters
      And Alice has "Opt" in hand
      And Alice has lands for {U}
      And Alice controls "<twice>"
      When Alice casts "Opt"
      And all players pass
      And Alice puts nothing on the bottom
      And the stack resolves
      Then Alice has <life> life

      Examples:
        | before | after | twice          | life | what                        |
        | 8      | 9     | Hill Giant     | 20   | not yet the tenth           |
        | 9      | 10    | Hill Giant     | 25   | the tenth                   |
        | 9      | 11    | Doubling Season | 25  | the tenth among two         |
        | 10     | 11    | Hill Giant     | 20   | the tenth was there already |

  Rule: Hone counters

    @id:counters-hone @CR:122.1j
    Scenario: Each hone counter on an Equipment gives its creature +1/+0
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Bonesplitter" with 2 hone counters attached to "Grizzly Bears"
      And Alice has lands for {1}
      Then "Grizzly Bears" is 6/2
      When Alice activates "Bonesplitter" targeting "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 7/3

    @id:counters-of-another-kind-hone-nothing @CR:122.1j
    Scenario: Counters of another kind on it give its creature nothing
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" with 2 oil counters attached to "Grizzly Bears"
      Then "Grizzly Bears" is 4/2
