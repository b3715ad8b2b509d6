import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('stored responses for retries', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  const create = (fields: string) =>
    `mutation ($input: CreateContactInput!) { createContact(input: $input) { ${fields} } }`;
  const send = async (body: object, key: string): Promise<Json> => {
    const answer = await world.app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json', 'idempotency-key': key },
      payload: JSON.stringify(body),
    });
    return { status: answer.statusCode, replayed: answer.headers['idempotent-replayed'], body: answer.json() };
  };
  const persisted = (query: string) => ({
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  });

  it('are separate for two persisted mutations that are sent by their hashes only', async () => {
    const variables = { input: { organizationId: caller.organizationId, firstName: 'Ana', lastName: 'Diaz' } };
    const [one, two] = [create('id'), create('id lastName')];
    for (const query of [one, two]) await send({ query, variables, extensions: persisted(query) }, `register ${query}`);
    const first = await send({ variables, extensions: persisted(one) }, 'k');
    expect(first.body.data.createContact.id).toEqual(expect.any(String));
    const other = await send({ variables, extensions: persisted(two) }, 'k');
    expect(other.body.errors[0].extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('are found when a retry sends the hash of a query that was first sent as text', async () => {
    const variables = { input: { organizationId: caller.organizationId, firstName: 'Bo', lastName: 'Lee' } };
    const query = create('id firstName');
    const first = await send({ query, variables, extensions: persisted(query) }, 'hash or text');
    const retry = await send({ variables, extensions: persisted(query) }, 'hash or text');
    expect(retry).toMatchObject({ status: 200, replayed: 'true', body: { data: first.body.data } });
  });

  it('do not expose a new token’s secret in the database', async () => {
    const query = 'mutation { createAccessToken(input: {}) { token } }';
    const { body } = await send({ query }, 'mint');
    const secret: string = body.data.createAccessToken.token;
    const rows = await world.sql<{ body: Buffer }>('select body from idempotency_keys where account_id = $1', [
      caller.organizationId,
    ]);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.body.includes(secret)).toBe(false);
    expect(await send({ query }, 'mint')).toMatchObject({ replayed: 'true', body: { data: body.data } });
  });
});
