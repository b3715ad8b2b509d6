import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNone, sourcesBelow } from '../../architecture/sources.js';
import { addCredentials } from '../../contract/credentials.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('secrets', () => {
  const world = openWorld();
  let owner: Caller;
  const secrets: Record<string, string> = {};
  const answers: string[] = [];

  beforeAll(async () => {
    owner = await world.caller();
    const mint = 'mutation { createAccessToken(input: { label: "Console" }) { token accessToken { id } } }';
    const minted = await world.graphql(owner, mint, {}, { 'idempotency-key': 'minted once' });
    const url = 'https://93.184.216.34/hooks';
    const { body } = await world.rest(
      owner,
      'POST',
      '/webhooks',
      { url, events: ['*'] },
      { 'idempotency-key': 'made once' },
    );
    const rotated = await world.rest(owner, 'POST', `/webhooks/${body.data.id}/rotate-secret`);
    await addCredentials(world, owner);
    Object.assign(secrets, {
      'the first token': owner.token,
      'a minted token': minted.body.data.createAccessToken.token,
      'a webhook’s secret': body.data.secret,
      'a webhook’s next secret': rotated.body.data.secret,
      'a provider’s secret': 'live_0dc8d51e0acffcb1880e0f19c79b2f5b',
      'a carrier’s secret': 'EZAK0dc8d51e0acffcb1880e0f19c79b2f5b',
    });
    for (const path of ['/webhooks', '/provider-auth', '/shipper-auth', '/audit-logs', `/webhooks/${body.data.id}`]) {
      answers.push((await world.rest(owner, 'GET', `${path}?per_page=100`)).text);
    }
    for (const query of [
      '{ accessTokens { id label abilities } webhooks { nodes { id secret } } }',
      '{ auditEntries(first: 100) { nodes { oldValues newValues } } }',
      '{ events(first: 100) { nodes { data } } }',
    ]) {
      answers.push((await world.graphql(owner, query)).text);
    }
  });

  it('are returned once, and in no later answer', () => {
    expect(Object.values(secrets).filter((secret) => secret.length < 30)).toEqual([]);
    for (const [name, secret] of Object.entries(secrets)) {
      expect([name, answers.filter((text) => text.includes(secret))]).toEqual([name, []]);
    }
    expect(answers.filter((text) => text.includes('"errors"'))).toEqual([]);
  });

  it('are in no row of any table, either as text or as bytes', async () => {
    const tables = await world.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    const needles = Object.values(secrets).flatMap((secret) => {
      const bare = secret.replace(/^whsec_/, '');
      const bytes = secret.startsWith('whsec_') ? Buffer.from(bare, 'base64') : Buffer.from(secret);
      return [bare, bytes.toString('hex'), Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')];
    });
    const counts = tables.map(
      ({ name }) => `select '${name}' as name, count(*)::int as n from ${name} t where t::text like any($1)`,
    );
    const found = await world.sql<Json>(counts.join(' union all '), [needles.map((needle) => `%${needle}%`)]);
    expect(found.filter(({ n }) => n > 0)).toEqual([]);
    // The same query finds a value that is there.
    const [{ n }] = await world.sql<Json>('select count(*)::int as n from webhooks t where t::text like any($1)', [
      ['%hooks%'],
    ]);
    expect(n).toBe(1);
  });

  it('are 192 random bits with a prefix, and the database stores their hash', async () => {
    expect(owner.token).toMatch(/^cps_live_[A-Za-z0-9_-]{32}$/);
    expect((await world.sandboxOf(owner)).token).toMatch(/^cps_test_[A-Za-z0-9_-]{32}$/);
    const [row] = await world.sql<{ token_hash: Buffer }>('select token_hash from access_tokens where id = $1', [
      owner.tokenId,
    ]);
    expect(row!.token_hash.equals(createHash('sha256').update(owner.token).digest())).toBe(true);
  });

  it('are compared in constant time: no source compares one with ===', () => {
    const compared =
      /(secret|signature|token|mac|digest|password|apiKey)\b\s*[!=]==|[!=]==\s*[\w.]*(secret|signature|token|mac|digest|password|apiKey)\b/i;
    const bare = (line: string) =>
      line.replace(/typeof [\w.]+ [!=]== '\w+'|\(?[\w.]+ [!=]== undefined\)?/g, '').replace(open, '');
    // The caller may replace this secret, and the answer shows whether it is the same as before.
    const open = 'candidate.secret === openedCredential.secret';
    const lines = sourcesBelow('src').flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (compared.test(bare(line)) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
    expectNone(
      lines,
      'Secrets are compared character by character, which takes as long as they agree. Use timingSafeEqual:',
    );
    expect(compared.test('if (given.secret === wanted)')).toBe(true);
    expect(compared.test('if (expected !== signature)')).toBe(true);
  });
});
