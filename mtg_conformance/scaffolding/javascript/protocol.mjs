// The protocol's half of the adapter: JSON-RPC 2.0, one message a line. Nothing here knows your engine; keep it as it is.
import { createInterface } from "node:readline";

const PROTOCOL = 1;

/** The engine can't express this. kind: card, setup, action, announcement, question, answer, field, format, rules_date. */
export class Unsupported extends Error {
  constructor(kind, reason, names = []) {
    super(reason);
    this.code = -32001;
    this.data = { kind, reason, ...(names.length > 0 && { names }) };
  }
}

/** The rules forbid it, says the engine; the position must be what it was before the request. */
export class Illegal extends Error {
  constructor(reason, rule) {
    super(reason);
    this.code = -32002;
    this.data = { reason, ...(rule && { rule }) };
  }
}

const methods = {
  initialize(adapter, { protocol }) {
    if (!(protocol?.min <= PROTOCOL && PROTOCOL <= protocol?.max)) {
      throw Object.assign(new Error(`this adapter speaks protocol ${PROTOCOL} only`), { code: -32602 });
    }
    return { protocol: PROTOCOL, engine: adapter.engine, capabilities: adapter.capabilities };
  },
  check_cards: (adapter, { cards }) => ({ cards: adapter.checkCards(cards) }),
  start: (adapter, setup) => adapter.start(setup),
  act: (adapter, { player, action, announcement }) => ({ position: adapter.act(player, action, announcement ?? {}) }),
  answer: (adapter, { question, answer }) => ({ position: adapter.answer(question, answer) }),
  cancel: (adapter) => ({ position: adapter.cancel() }),
  observe: (adapter, { viewer }) => ({ snapshot: adapter.observe(viewer) }),
  shutdown: () => ({}),
};

/** Answer one whole request with one whole response; never throws. */
export function handle(adapter, message) {
  const id = message?.id ?? null;
  if (message?.jsonrpc !== "2.0" || typeof message.method !== "string") {
    return { jsonrpc: "2.0", id, error: { code: -32600, message: "not a JSON-RPC 2.0 request" } };
  }
  if (!Object.hasOwn(methods, message.method)) {
    return { jsonrpc: "2.0", id, error: { code: -32601, message: `no method ${message.method}` } };
  }
  try {
    return { jsonrpc: "2.0", id, result: methods[message.method](adapter, message.params ?? {}) };
  } catch (fault) {
    const { code = -32003, data = { reason: String(fault), trace: fault.stack } } = fault;
    return { jsonrpc: "2.0", id, error: { code, message: fault.message || String(fault), data } };
  }
}

/** Answer requests on standard input until `shutdown` or its end. */
export async function serve(adapter) {
  // Standard output belongs to the protocol: whatever the engine logs goes to standard error.
  console.log = console.info = console.debug = console.error;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    let message = null;
    let reply;
    try {
      message = JSON.parse(line);
      reply = handle(adapter, message);
    } catch (fault) {
      reply = { jsonrpc: "2.0", id: null, error: { code: -32700, message: `not JSON: ${fault.message}` } };
    }
    process.stdout.write(JSON.stringify(reply) + "\n");
    if (message?.method === "shutdown") break;
  }
}
