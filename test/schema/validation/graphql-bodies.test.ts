import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('bad input through GraphQL', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });

  it('is a 4xx in bodies and in arguments of queries as well', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const send = (payload: string | Buffer) =>
      world.app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
        payload,
      });
    for (const payload of [
      '{"query": ',
      '[]',
      '[{"query":"{ __typename }"}]',
      '7',
      'null',
      '{"query": 7}',
      '{"query": "{ __typename }", "variables": 7}',
      `{"query": "{ __typename }", "variables": {"a": ${deep}}}`,
      '{"query": "{ __typename }", "query": "{ __typename }"}',
      '{"query": "{ contact(id: \\"x\\") { id } }"}',
      '{"query": "{ contacts(first: -1) { totalCount } }"}',
      '{"query": "{ contacts(first: 101) { totalCount } }"}',
      '{"query": "{ contacts(after: \\"x\\") { totalCount } }"}',
      '{"query": "{ contacts(filter: {search: \\"\\\\u0000\\"}) { totalCount } }"}',
      '{"query": "query ($s: String) { contacts(filter: {search: $s}) { totalCount } }", "variables": {"s": "\\u0000"}}',
      '{"query": "query ($s: String) { contacts(filter: {search: $s}) { totalCount } }", "variables": {"s": "\\ud800"}}',
      '{"query": "query ($s: DateTime) { contacts(filter: {updatedSince: $s}) { totalCount } }", "variables": {"s": "9999-12-31T23:59:59-01:00"}}',
      '{"query": "query ($s: Boolean) { contacts(filter: {isActive: $s}) { totalCount } }", "variables": {"s": {}}}',
      '{"query": "query ($n: Int) { contacts(offset: $n) { totalCount } }", "variables": {"n": 1e400}}',
      Buffer.from([0x7b, 0xff, 0x7d]),
    ]) {
      const answer = await send(payload);
      const result = JSON.parse(answer.body);
      const codes = result.errors ? result.errors.map(({ extensions }: Json) => extensions.code) : [result.code];
      expect({ payload: payload.toString().slice(0, 100), codes, under500: answer.statusCode < 500 }).toEqual({
        payload: payload.toString().slice(0, 100),
        codes: [expect.not.stringMatching(/internal/i)],
        under500: true,
      });
      expect(codes[0]).toBeDefined();
    }
  });
});
