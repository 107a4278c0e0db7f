// my-engine behind the conformance protocol.
//
// A toy that knows basic lands and life totals, so that there is something to run from the first minute. Replace it from
// top to bottom with calls of your engine; what your engine can't do yet, refuse with Unsupported, never with a guess.
//
// Try it:  mtg-conformance check-adapter "node adapter.mjs"
import { pathToFileURL } from "node:url";
import { Illegal, Unsupported, serve } from "./protocol.mjs";

const BASIC_LANDS = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G", Wastes: "C" };
const ZONES = ["hand", "library", "graveyard", "exile"];
const MAIN_PHASES = ["precombat main phase", "postcombat main phase"];

export class Adapter {
  engine = { name: "my-engine", version: "0.1", language: "JavaScript" };

  /** Say only what is so: an absent flag means "not supported", and what needs it isn't held against you. */
  capabilities = {
    setup: "full",
    mana_pool_setup: true,
    questions: "options",
    max_players: 2,
    formats: ["two-player"],
    observes: ["object.types", "object.supertypes", "object.tapped", "player.life", "player.mana"],
  };

  #lastId = 0;

  /** Asked before every scenario. "whole" promises that all of the card works. */
  checkCards(cards) {
    const support = (name) => ({ support: Object.hasOwn(BASIC_LANDS, name) ? "whole" : "none" });
    return Object.fromEntries(cards.map((name) => [name, support(name)]));
  }

  // --- a game ---

  /** Forget the last game, place this position, and say under which id each label can be found. */
  start(setup) {
    only(setup, ["format", "rules_date", "players", "battlefield", "filler", "active", "step", "turn"]);
    const labels = {};
    Object.assign(this, { players: new Map(), cards: [], passed: new Set(), winner: null });
    for (const told of setup.players) {
      only(told, ["name", "life", "mana", "land_plays_used", ...ZONES]);
      const { name, life = 20, mana = "", land_plays_used: landsPlayed = 0 } = told;
      this.players.set(name, { life, mana: mana.match(/(?<=\{)[^}]+/g) ?? [], landsPlayed });
      for (const zone of ZONES) {
        for (const { card, label } of told[zone] ?? []) {
          const { id } = this.#place(card, name, name, zone);
          if (label !== undefined) labels[label] = id;
        }
      }
      for (let held = told.library?.length ?? 0; setup.filler && held < 40; held++) {
        this.#place(setup.filler, name, name, "library");
      }
    }
    for (const entry of setup.battlefield ?? []) {
      only(entry, ["label", "card", "controller", "owner", "tapped"]);
      const { label, card: name, controller, owner = controller, tapped = false } = entry;
      const card = this.#place(name, owner, controller, "battlefield");
      card.tapped = tapped;
      labels[label] = card.id;
    }
    const { active, step, turn = 5 } = setup;
    Object.assign(this, { active, priority: active, step, turn });
    return { position: this.#position(), labels };
  }

  /** Do it, or throw and leave everything as it was: Illegal is the rules' no, Unsupported the engine's. */
  act(player, action, announcement) {
    if (this.winner !== null) throw new Illegal("the game is over");
    if (action.do === "concede") {
      this.winner = this.#other(player);
      return this.#position();
    }
    if (player !== this.priority) throw new Illegal(`${player} doesn't have priority`, "117.1");
    if (action.do === "play_land") {
      this.#playLand(player, this.#card(action.object));
    } else if (action.do === "activate" && action.mana) {
      this.#tapForMana(player, this.#card(action.source), announcement.values);
    } else if (action.do === "pass" && this.passed.size === 0) {
      this.passed.add(player);
      this.priority = this.#other(player);
      return this.#position();
    } else if (action.do === "pass") {
      throw new Unsupported("action", "what happens when all have passed isn't there yet", ["pass"]);
    } else {
      throw new Unsupported("action", `no action ${action.do} yet`, [action.do]);
    }
    this.passed.clear();
    return this.#position();
  }

  /** Answer the open question. The toy never asks one. */
  answer(question, answer) {
    throw new Illegal("no question is open");
  }

  /** Back to where the open proposal began. Only for engines that declare the capability `cancel`. */
  cancel() {
    throw new Unsupported("action", "this engine can't take back a proposal");
  }

  #playLand(player, card) {
    if (card.zone !== "hand" || card.owner !== player) throw new Illegal(`that card isn't in ${player}'s hand`, "305.1");
    if (player !== this.active || !MAIN_PHASES.includes(this.step)) {
      throw new Illegal("lands are played in a main phase of one's own turn", "305.1");
    }
    if (this.players.get(player).landsPlayed > 0) throw new Illegal("one land a turn", "305.2");
    this.players.get(player).landsPlayed += 1;
    // A zone change makes a new object (rule 400.7), so it gets a new id.
    this.cards.splice(this.cards.indexOf(card), 1);
    this.#place(card.name, card.owner, player, "battlefield");
  }

  #tapForMana(player, card, values) {
    const mana = BASIC_LANDS[card.name];
    if (card.zone !== "battlefield" || card.controller !== player || card.tapped) {
      throw new Illegal(`${player} can't tap that ${card.name}`, "602.2");
    }
    if (values?.length && values.join() !== `{${mana}}`) throw new Illegal(`${card.name} doesn't make ${values}`);
    card.tapped = true;
    this.players.get(player).mana.push(mana);
  }

  // --- what can be seen ---

  /** Everything, in order. A field the engine can't tell is left out: absent is "not observed", never wrong. */
  observe(viewer) {
    if (viewer !== undefined) throw new Unsupported("field", "no view of one player yet", ["viewer"]);
    const { turn, step, active, priority } = this.#position();
    const objects = this.#zones().flatMap((cards) => cards.map(seen));
    const players = Object.fromEntries([...this.players.keys()].map((name) => [name, this.#seenPlayer(name)]));
    return { objects, players, stack: [], turn, step, active, priority };
  }

  /** The answer to every message that may have changed the game. */
  #position() {
    const over = this.winner !== null;
    return {
      question: null,
      priority: over ? null : this.priority,
      settled: !over,
      over: over ? { winners: [this.winner] } : null,
      lost: over ? [this.#other(this.winner)] : [],
      turn: this.turn,
      step: this.step,
      active: this.active,
      stack: 0,
    };
  }

  #seenPlayer(name) {
    const { life, mana } = this.players.get(name);
    const held = (zone) => this.cards.filter((card) => card.zone === zone && card.owner === name).length;
    const pool = [...mana].sort((a, b) => "WUBRGC".indexOf(a) - "WUBRGC".indexOf(b));
    return { life, hand: held("hand"), library: held("library"), mana: pool.map((symbol) => `{${symbol}}`).join("") };
  }

  // --- cards ---

  #zones() {
    const own = [...this.players.keys()].flatMap((name) =>
      ZONES.map((zone) => this.cards.filter((card) => card.zone === zone && card.owner === name)),
    );
    return [this.cards.filter((card) => card.zone === "battlefield"), ...own];
  }

  /** The harness never looks into ids: any string or integer that stays the same will do. */
  #place(name, owner, controller, zone) {
    if (!Object.hasOwn(BASIC_LANDS, name)) throw new Unsupported("card", "only basic lands so far", [name]);
    const card = { id: ++this.#lastId, name, owner, controller, zone, tapped: false };
    this.cards.push(card);
    return card;
  }

  #card(id) {
    const found = this.cards.find((card) => card.id === id);
    if (found === undefined) throw new Illegal(`no object has the id ${JSON.stringify(id)}`);
    return found;
  }

  #other(player) {
    return [...this.players.keys()].find((name) => name !== player);
  }
}

function seen({ id, name, owner, controller, zone, tapped }, index) {
  const subtypes = name === "Wastes" ? [] : [name];
  const object = { id, card: name, name, zone, index, owner, types: ["Land"], supertypes: ["Basic"], subtypes, colors: [] };
  return zone === "battlefield" ? { ...object, controller, tapped } : object;
}

/** Refuse a set-up that says more than is understood here: what is dropped in silence makes wrong grades. */
function only(told, known) {
  const unknown = Object.keys(told).filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new Unsupported("setup", "not understood yet", unknown);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await serve(new Adapter());
