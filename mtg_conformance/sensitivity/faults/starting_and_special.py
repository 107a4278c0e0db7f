"""Faults of starting the game (103), special actions (116.2), cards outside the game, foretelling and coins."""

from __future__ import annotations

from mtg_conformance.sensitivity.catalogue import edit, fault

_STARTING = "rules_1_concepts.starting_103"
_COMPANION = "rules_7_more.companion_702_139"
_ENDING = "rules_1_concepts.ending_116_2c"

# fmt: off
FAULTS = (
    fault("101.4e", "before the first turn players act in the order in which they sit",
          edit(_STARTING, "start", "turn_order(game.state)", "list(game.state.players)")),
    fault("103.2b", "a companion is revealed whatever is in the deck",
          edit(_COMPANION, "_is_fulfilled", "return all(", "return True or all(")),
    fault("103.2b", "a companion is fetched without having been revealed",
          edit(_COMPANION, "_take", "game.state.players[player].companion != id",
               "game.state.objects[id].owner != player")),
    fault("103.5", "a hand is shuffled away as soon as its mulligan is declared",
          edit(_STARTING, "_takes_mulligan", 'return await Confirm(player, "mulligan", None, "103.5")',
               'yes = await Confirm(player, "mulligan", None, "103.5")\n'
               "    if yes:\n"
               '        hand = game.state.zone("hand", player)\n'
               '        moves = [events.Move(obj=id, to="library", rule="103.5") for id in hand]\n'
               "        await pipeline.happen(game, *moves)\n"
               "    return yes")),
    fault("103.5", "who has kept is asked again",
          edit(_STARTING, "_mulligans", "player for player in asking\n            if",
               "player for player in players\n            if")),
    fault("103.5", "there is a mulligan more after a hand of no cards",
          edit(_STARTING, "_mulligans", "< STARTING_HAND_SIZE", "<= STARTING_HAND_SIZE")),
    fault("103.5", "every mulligan costs one card",
          edit(_STARTING, "_mulligans", "taken[player] - _free(players))",
               "min(1, taken[player] - _free(players)))")),
    fault("103.5", "a starting hand is one card short",
          edit(_STARTING, "_draw_hand", "range(STARTING_HAND_SIZE)", "range(STARTING_HAND_SIZE - 1)")),
    fault("103.5b", "an action taken instead of a mulligan keeps the hand",
          edit(_STARTING, "_takes_mulligan", "await _follow(game, player, offers[0], CouldMulligan)",
               "await _follow(game, player, offers[0], CouldMulligan)\n            return False")),
    fault("103.5b", "nothing can be done any time a player could mulligan",
          edit(_STARTING, "_hand_with", "return [", "return [] if kind is CouldMulligan else [")),
    fault("103.6", "only the starting player uses an opening hand",
          edit(_STARTING, "start", "for player in players:\n        await _use_opening_hand",
               "for player in players[:1]:\n        await _use_opening_hand")),
    fault("103.6", "opening hands are used before mulligans",
          edit(_STARTING, "start", "    await _mulligans(game, players)\n    for player in players:\n"
               "        await _use_opening_hand(game, player)",
               "    for player in players:\n        await _use_opening_hand(game, player)\n"
               "    await _mulligans(game, players)")),
    fault("103.6b", "a card revealed from an opening hand stays revealed",
          edit(_STARTING, "end_of_starting", 'if obj.zone == "hand"', "if False")),
    fault("103.6b", "a card revealed from an opening hand isn't shown",
          edit(_STARTING, "_use_opening_hand", "seen_by=tuple(game.state.players)", "seen_by=()")),
    fault("103.6b", "a card is revealed from an opening hand again and again",
          edit(_STARTING, "_use_opening_hand", "left = [id for id in left if id != used]", "")),
    fault("103.8", "the first turn is that of the player after the starting player",
          edit("rules_5_turn.turn_500", "begin_first_turn", "order[order.index(game.state.turn.active) - 1]",
               "game.state.turn.active")),
    fault("116.2c", "any player may end the effect",
          edit(_ENDING, "_end", " and e.controller == player", "")),
    fault("116.2c", "ending the effect costs nothing",
          edit(_ENDING, "_end", "mine[0].ended_for", "()")),
    fault("116.2d", "the effect is ignored for every player",
          edit("rules_7_more.searching_701_23", "may_search", " and rule.controller == player", "")),
    fault("116.2d", "the effect is ignored for the rest of the game",
          edit(_ENDING, "_ignore", '"end of turn"', '"forever"')),
    fault("116.2e", "any card in hand may be discarded",
          edit(_ENDING, "discard", " or row.first(MayDiscardThis) is None", "")),
    fault("116.2g", "a companion is fetched whenever its player has priority",
          edit(_COMPANION, "_take", "if not special_actions_116.could_cast_a_sorcery(game, player):", "if False:")),
    fault("116.2g", "a companion costs nothing",
          edit(_COMPANION, "_take", "(COST,)", "()")),
    fault("116.2h", "a card is foretold in any turn",
          edit("rules_7_more.foretell_702_143", "_foretell", "if game.state.turn.active != player:", "if False:")),
    fault("400.11b", "a wish finds cards of every player",
          edit("rules_4_zones.outside_400_11", "bring_in", "for id in game.state.zone(OUTSIDE, player)",
               "for one in game.state.players for id in game.state.zone(OUTSIDE, one)")),
    fault("309.2d", "a wish finds a dungeon",
          edit("rules_4_zones.outside_400_11", "bring_in", '"Dungeon" not in row.types', "True")),
    fault("400.11", "cards outside the game are in the decks of a game that is started anew",
          edit("rules_7_more.restarting_727", "_before_the_first_turn", "obj.zone == OUTSIDE", "False")),
    fault("400.11c", "what changes cards in hands changes those outside the game too",
          edit("rules_6_spells.layers_613", "_reaches", 'return tuple(zone for zone in',
               'return ("outside",) + tuple(zone for zone in'),
          edit("rules_1_concepts.selecting", "_expression", 'f"row.obj.zone == {zone!r}"',
               '"row.obj.zone in " + repr((zone, "outside") if zone == "hand" else (zone,))')),
    fault("702.139b", "cards outside the game count as part of the starting deck",
          edit(_COMPANION, "_is_fulfilled", " for card in meant)",
               " for card in meant) and all(\n"
               "        selecting.fits(game, companion.must_be, game.view.row(one), row, player, zone=OUTSIDE)\n"
               "        for one in game.state.zone(OUTSIDE, player) if one != id\n"
               "    )")),
    fault("702.143a", "a foretold card is cast in the same turn",
          edit("rules_7_more.foretell_702_143", "allows", "row.obj.came < game", "row.obj.came <= game")),
    fault("702.143a", "a foretold card lies face up",
          edit("rules_7_more.foretell_702_143", "_foretell", "face_down=True", "face_down=False")),
    fault("702.143a", "a foretold card is cast for its mana cost",
          edit("rules_7_more.foretell_702_143", "cost", "(keyword.foretell_cost,)", '(row.mana_cost or "",)')),
    fault("702.143a", "any player may cast a foretold card",
          edit("rules_7_more.foretell_702_143", "allows", " and row.obj.owner == player", "")),
    fault("705.2", "heads win a flip, whatever was called",
          edit("rules_7_more.coins_705", "flip_coin", "side == call", 'side == "heads"')),
    fault("727.5", "nothing is exempted from the game that is started anew",
          edit("rules_7_more.restarting_727", "restart", "exempt = frozenset(row.id for row in",
               "exempt = frozenset(row.id for row in () and")),
)
