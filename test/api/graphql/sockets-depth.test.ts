import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { type Caller, openWorld } from '../../support/worlds/world.js';

/** The maximum depth of a message of 64 KB. */
const depth = 30_000;
const lists = `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
const selections = `subscription { events { ${'a{'.repeat(15_000)}`;

describe('a socket message with the maximum nesting', () => {
  const lines: string[] = [];
  const world = openWorld();
  let url: string;
  let caller: Caller;
  const sockets: WebSocket[] = [];
  afterAll(() => {
    for (const socket of sockets) socket.terminate();
  });

  beforeAll(async () => {
    const app = await world.anotherApp({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    ({ url } = await app.start());
    caller = await world.caller();
  });

  /** Sends one message and returns the answer. The socket is admitted beforehand, unless the message is the first one. */
  async function sent(message: string, first = false): Promise<string> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    sockets.push(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    const answers: string[] = [];
    let wake: () => void = () => undefined;
    const onAnswer = (text: string) => {
      answers.push(text);
      wake();
    };
    socket.on('message', (data) => onAnswer(String(data)));
    socket.on('close', (code, reason) => onAnswer(`closed ${code} ${reason}`));
    const next = async () => {
      while (answers.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return answers.shift()!;
    };
    if (!first) {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${caller.token}` } }));
      expect(await next()).toContain('connection_ack');
    }
    socket.send(message);
    return next();
  }
  const subscribe = (payload: string) => `{"type":"subscribe","id":"1","payload":${payload}}`;
  const query = JSON.stringify('subscription ($types: [EventType!]) { events(types: $types) { cursor } }');

  it.each([
    ['the message', lists, true],
    ['a message without an end', lists.slice(0, depth), true],
    ['a text without an end', '{"type":"ping","payload":"', true],
    ['the payload of connection_init', `{"type":"connection_init","payload":{"authorization":${objects}}}`, true],
    ['the payload of a ping', `{"type":"ping","payload":${objects}}`, false],
    ['the payload of a subscription', subscribe(lists), false],
    ['a variable, in lists', subscribe(`{"query":${query},"variables":{"types":${lists}}}`), false],
    ['a variable, in objects', subscribe(`{"query":${query},"variables":{"types":${objects}}}`), false],
    ['a variable that is not asked for', subscribe(`{"query":${query},"variables":{"other":${lists}}}`), false],
    ['extensions', subscribe(`{"query":${query},"extensions":{"a":${objects}}}`), false],
    ['the query', subscribe(JSON.stringify({ query: selections })), false],
  ])('is answered in %s, and never with an internal error', async (_what, message, first) => {
    lines.length = 0;
    const answer = await sent(message, first);
    expect(answer).not.toMatch(/INTERNAL|call stack|1013|1011/);
    expect(lines.filter((line) => /"level":"error"/.test(line))).toEqual([]);
  });
});
