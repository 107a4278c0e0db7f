Feature: Aura spells whose target is illegal
  The Aura spell checks its target as it resolves. If it is illegal, the spell doesn't resolve.

  Rule: The spell is put into its owner's graveyard

    @id:aura-target-is-gone @CR:608.3b @CR:608.2b @ruling:gigantiform-target-gone
    Scenario Outline: With its target gone an Aura never enters the battlefield
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "<aura>" in hand
      And Alice has lands for <cost>
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When Alice casts "<aura>" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Disperse" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "<aura>" in graveyard
      And Bob has "Grizzly Bears" in hand
      And Bob controls "Hill Giant"

      Examples:
        | aura          | cost         |
        | Pacifism      | {1}{W}       |
        | Control Magic | {2}{U}{U}    |
        | Lignify       | {1}{G}       |

    @id:aura-on-its-target @CR:608.3c @ruling:gigantiform-target-gone
    Scenario: With its target still there the Aura enters attached to it
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Control Magic" in hand
      And Alice has lands for {2}{U}{U}
      When Alice casts "Control Magic" targeting "Grizzly Bears"
      And the stack resolves
      Then "Control Magic" is attached to "Grizzly Bears"
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"

    @id:aura-enters-trigger-needs-the-aura @CR:608.3b @CR:603.6a @ruling:gigantiform-target-gone-no-search
    Scenario Outline: What triggers as the Aura enters happens only if it enters
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Paralyze" in hand
      And Alice has lands for {B}
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Paralyze" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Disperse" targeting "<creature>"
      And all players pass
      And all players pass
      Then <after>

      Examples:
        | creature      | after                                   |
        | Grizzly Bears | the stack is empty                      |
        | Hill Giant    | the stack is the trigger of "Paralyze"  |

    @id:aura-target-with-hexproof @CR:608.2b @CR:702.11b @ruling:gigantiform-target-gone
    Scenario: A creature that gains hexproof is an illegal target for an opponent's Aura
      Given Bob controls "Grizzly Bears"
      And Alice has "Control Magic" in hand
      And Alice has lands for {2}{U}{U}
      And Bob has "Ranger's Guile" in hand
      And Bob has lands for {G}
      When Alice casts "Control Magic" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Ranger's Guile" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Alice has "Control Magic" in graveyard
