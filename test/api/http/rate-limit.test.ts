/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { signIn } from '../../support/records/people.js';
import { type Answer, type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { statementsOf } from './statements.js';

describe('the rate limit', () => {
  const world = openWorld();
  /** A window is a minute of the clock; the requests that a test counts must not fall into two of them. */
  async function roomInTheMinute(seconds: number): Promise<void> {
    const left = 60 - ((Date.now() / 1000) % 60);
    if (left < seconds) await sleep(left * 1000 + 50);
  }
  const call = (caller: Caller, app = world.app) => world.rest(caller, 'GET', '/contacts', undefined, {}, app);
  const passed = (answers: Array<Answer<Json>>) => answers.filter(({ status }) => status === 200).length;

  it('is in the headers for each tier and counts down', async () => {
    for (const [abilities, limit] of [
      [[], 60],
      [['tier:starter'], 60],
      [['tier:growth'], 300],
      [['tier:scale', 'mode:sandbox'], 1000],
    ] as const) {
      const caller = await world.caller({ abilities: [...abilities] });
      await roomInTheMinute(3);
      const remaining = [];
      for (let index = 0; index < 3; index += 1) {
        const answer = await call(caller);
        expect(answer.headers['x-ratelimit-limit']).toBe(String(limit));
        remaining.push(Number(answer.headers['x-ratelimit-remaining']));
      }
      expect(remaining).toEqual([limit - 1, limit - 2, limit - 3]);
    }
  });

  it('allows exactly 60 requests of a starter in both APIs together, and then returns when to retry', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    await roomInTheMinute(8);
    const asked = Date.now() / 1000;
    const answers = await Promise.all(Array.from({ length: 80 }, () => call(caller)));
    expect(passed(answers)).toBe(60);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      message: 'Too many requests: the limit is 60 a minute.',
    });
    expect(refused.headers['x-ratelimit-remaining']).toBe('0');
    const now = Date.now() / 1000;
    const reset = Number(refused.headers['x-ratelimit-reset']);
    expect(reset % 60).toBe(0);
    expect(reset - now).toBeLessThanOrEqual(60);
    // It was refused at some time between the first request and now.
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(Math.max(1, Math.floor(reset - now)));
    expect(wait).toBeLessThanOrEqual(Math.ceil(reset - asked));
    const graphql = await world.graphql(caller, '{ contacts { totalCount } }');
    expect(graphql.status).toBe(429);
    expect(graphql.headers['retry-after']).toBeDefined();
  });

  it('is that of the person for sessions, however many sessions they have, in every process and mode', async () => {
    const caller = await world.caller();
    const other = await world.anotherApp();
    const people = [await signIn(world, caller), await signIn(world, caller), await signIn(world, caller)];
    await roomInTheMinute(20);
    const answers = await Promise.all(
      Array.from({ length: 720 }, (_, at) =>
        (at % 2 ? world.app : other).server.inject({
          method: 'GET',
          url: '/api/v1/contacts',
          headers: { ...people[at % 3]!.headers, 'x-mode': at % 4 ? 'live' : 'sandbox' },
        }),
      ),
    );
    const limits = new Set(answers.map(({ headers }) => headers['x-ratelimit-limit']));
    expect([...limits]).toEqual(['600']);
    const allowed = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(allowed).toBeLessThanOrEqual(600);
    // What a process has leased and does not use is lost to the other one.
    expect(allowed).toBeGreaterThan(450);
    // The person's tokens have the limit of their organization.
    expect((await call(caller)).status).toBe(200);
    const someone = await signIn(world, await world.caller());
    const answer = await world.app.server.inject({ method: 'GET', url: '/api/v1/contacts', headers: someone.headers });
    expect(answer.statusCode).toBe(200);
  });

  it('is shared by all processes, and takes a few statements instead of one for each request', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const apps = [world.app, await world.anotherApp(), await world.anotherApp()];
    await roomInTheMinute(10);
    let answers: Array<Answer<Json>> = [];
    const statements = await statementsOf(async () => {
      answers = await Promise.all(Array.from({ length: 180 }, (_, index) => call(caller, apps[index % 3])));
    });
    expect(passed(answers)).toBeLessThanOrEqual(60);
    expect(passed(answers)).toBeGreaterThan(50);
    expect(statements.filter((text) => text.includes('call_windows')).length).toBeLessThan(30);
    const [row] = await world.sql<{ taken: number }>('select taken from call_windows where caller_id = $1', [
      caller.organizationId,
    ]);
    expect(row!.taken).toBeLessThanOrEqual(60);
  });

  it('is never exceeded by simultaneous processes, and a single process can use all of it', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const apps = [world.app, await world.anotherApp(), await world.anotherApp(), await world.anotherApp()];
    await roomInTheMinute(15);
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        index % 2 === 0
          ? call(caller, apps[index % 4])
          : world.graphql(caller, '{ contacts { totalCount } }', {}, {}, apps[index % 4]),
      ),
    );
    // A process cannot use what another one has leased, so both continue until neither has anything left.
    for (const app of apps) {
      for (let last = 200; last === 200; ) {
        const answer = await call(caller, app);
        last = answer.status;
        answers.push(answer);
      }
    }
    expect(passed(answers)).toBe(60);
  });

  it('starts again with the next minute', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    await roomInTheMinute(6);
    await Promise.all(Array.from({ length: 60 }, () => call(caller)));
    expect((await call(caller)).status).toBe(429);
    await world.sql(`update call_windows set window_start = window_start - interval '1 minute' where caller_id = $1`, [
      caller.organizationId,
    ]);
    // Another process has no lease of the previous minute.
    expect((await call(caller, await world.anotherApp())).status).toBe(200);
  });

  it('is shared by all tokens of an organization, and separate for each mode and each other organization', async () => {
    const owner = await world.caller({ abilities: ['tier:starter'] });
    const { organizationId } = owner;
    const tokens = [owner, await world.anotherToken(owner, ['tier:starter'])];
    tokens.push(await world.caller({ organizationId, abilities: ['tier:starter', `org:${organizationId}`] }));
    const second = await world.caller({ abilities: ['tier:starter'] });
    await world.sql(
      `insert into memberships (id, user_id, organization_id, role, created_at) values (uuidv7(), $1, $2, 'member', now())`,
      [second.userId, organizationId],
    );
    const visiting = await world.anotherToken(second, ['tier:starter']);
    const visit = () => world.rest(visiting, 'GET', '/contacts', undefined, { 'x-organization-uuid': organizationId });
    await roomInTheMinute(10);
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, n) => (n % 4 === 3 ? visit() : call(tokens[n % 4]!))),
    );
    expect(passed(answers)).toBe(60);
    for (const answer of [await call(owner), await visit()]) expect(answer.status).toBe(429);
    const sandbox = await world.anotherToken(owner, ['tier:starter', 'mode:sandbox']);
    for (const other of [sandbox, second, visiting]) expect((await call(other)).status).toBe(200);
  });

  it('is that of the calling token: a larger one can continue where a smaller one has to stop', async () => {
    const small = await world.caller({ abilities: ['tier:starter'] });
    const large = await world.anotherToken(small, ['tier:growth']);
    await roomInTheMinute(15);
    expect(passed(await Promise.all(Array.from({ length: 40 }, () => call(large))))).toBe(40);
    const answers = await Promise.all(Array.from({ length: 30 }, () => call(small)));
    expect(passed(answers)).toBe(20);
    const refused = await call(small);
    expect([refused.headers['x-ratelimit-limit'], refused.headers['x-ratelimit-remaining']]).toEqual(['60', '0']);
    const next = await call(large);
    expect([next.status, next.headers['x-ratelimit-limit'], next.headers['x-ratelimit-remaining']]).toEqual([
      200,
      '300',
      '239',
    ]);
    expect(passed(await Promise.all(Array.from({ length: 300 }, () => call(large))))).toBe(239);
  });

  it('is not used up for a smaller token by what another process has leased for a larger one', async () => {
    const small = await world.caller({ abilities: ['tier:starter'] });
    const large = await world.anotherToken(small);
    const elsewhere = await world.anotherApp();
    await roomInTheMinute(8);
    expect((await call(large, elsewhere)).status).toBe(200);
    expect(passed(await Promise.all(Array.from({ length: 60 }, () => call(small))))).toBe(45);
  });

  it('charges requests without a usable organization to the user, not to the named organization', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const stranger = await world.caller({ abilities: ['tier:starter'] });
    const ask = (organization: string) =>
      world.rest(stranger, 'GET', '/contacts', undefined, { 'x-organization-uuid': organization });
    await roomInTheMinute(10);
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) => ask(n % 2 === 0 ? caller.organizationId : 'nonsense')),
    );
    const counts = Object.fromEntries(
      [403, 422, 429].map((code) => [code, answers.filter(({ status }) => status === code).length]),
    );
    expect(counts[403]! + counts[422]!).toBe(60);
    expect(counts[429]).toBe(10);
    expect((await call(caller)).headers['x-ratelimit-remaining']).toBe('59');
    expect((await call(stranger)).headers['x-ratelimit-remaining']).toBe('59');
    await world.sql('delete from memberships where user_id = $1', [stranger.userId]);
    const [app] = [await world.anotherApp()];
    expect((await call(stranger, app)).status).toBe(429);
  });
});
