Feature: 109.5 Whom an object calls "you"

  @id:enemy-counts-all-opponents-hands @CR:109.5
  Scenario: Your opponents are those of who controls Enemy of Enlightenment: all of them, and not the controller
    Given a game with Alice, Bob and Carol
    And Alice controls "Enemy of Enlightenment"
    And Alice has 4 "Forest" in hand
    And Bob has 2 "Forest" in hand
    And Carol has "Forest" in hand
    Then "Enemy of Enlightenment" is 2/2
