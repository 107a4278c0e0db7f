// The adapter, checked without the harness. Run with: node --test
import assert from "node:assert/strict";
import { test } from "node:test";
import { Adapter } from "./adapter.mjs";
import { handle } from "./protocol.mjs";

const FOREST = { label: "forest", card: "Forest", controller: "Alice" };

function ask(adapter, method, params = {}) {
  const reply = handle(adapter, { jsonrpc: "2.0", id: 1, method, params });
  return reply.result ?? reply.error;
}

function started(changes = {}) {
  const adapter = new Adapter();
  const setup = {
    format: "two-player",
    players: [{ name: "Alice" }, { name: "Bob" }],
    battlefield: [FOREST],
    filler: "Wastes",
    active: "Alice",
    step: "precombat main phase",
  };
  return [adapter, ask(adapter, "start", { ...setup, ...changes })];
}

test("a land taps for mana once", () => {
  const [adapter, { labels }] = started();
  const tap = { player: "Alice", action: { do: "activate", source: labels.forest, mana: true } };
  assert.equal(ask(adapter, "act", tap).position.priority, "Alice");
  assert.equal(ask(adapter, "observe").snapshot.players.Alice.mana, "{G}");
  assert.equal(ask(adapter, "act", tap).code, -32002);
});

test("what is not understood is refused as unsupported", () => {
  const [, refusal] = started({ battlefield: [{ ...FOREST, counters: { "+1/+1": 1 } }] });
  assert.deepEqual([refusal.code, refusal.data.names], [-32001, ["counters"]]);
});

test("a method that isn't there is refused by its code", () => {
  assert.equal(ask(new Adapter(), "no_such_method").code, -32601);
});
