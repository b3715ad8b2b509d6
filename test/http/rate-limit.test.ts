import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { type Answer, type Caller, type Json, openWorld } from '../support/world.js';
import { statementsOf } from './statements.js';

describe('the rate limit', () => {
  const world = openWorld();
  /** A window is a minute of the clock: what is counted must not fall into two of them. */
  async function roomInTheMinute(seconds: number): Promise<void> {
    const left = 60 - ((Date.now() / 1000) % 60);
    if (left < seconds) await sleep(left * 1000 + 50);
  }
  const call = (caller: Caller, app = world.app) => world.rest(caller, 'GET', '/contacts', undefined, {}, app);
  const passed = (answers: Array<Answer<Json>>) => answers.filter(({ status }) => status === 200).length;

  it('of each tier stands in the headers and counts down', async () => {
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

  it('lets exactly 60 requests of a starter through, at both doors together, and then says when to come back', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    await roomInTheMinute(8);
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
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(Math.abs(wait - (reset - now))).toBeLessThan(3);
    const graphql = await world.graphql(caller, '{ contacts { totalCount } }');
    expect(graphql.status).toBe(429);
    expect(graphql.headers['retry-after']).toBeDefined();
  });

  it('is one for all processes, and takes a few statements, not one a request', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const apps = [world.app, await world.anotherApp(), await world.anotherApp()];
    await roomInTheMinute(10);
    let answers: Array<Answer<Json>> = [];
    const statements = await statementsOf(async () => {
      answers = await Promise.all(Array.from({ length: 180 }, (_, index) => call(caller, apps[index % 3])));
    });
    expect(passed(answers)).toBeLessThanOrEqual(60);
    expect(passed(answers)).toBeGreaterThan(50);
    expect(statements.filter((text) => text.includes('rate_windows')).length).toBeLessThan(30);
    const [row] = await world.sql<{ taken: number }>('select taken from rate_windows where token_id = $1', [
      caller.tokenId,
    ]);
    expect(row!.taken).toBeLessThanOrEqual(60);
  });

  it('is never passed by processes that ask at once, and all of it is to be had at the one that asks alone', async () => {
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
    // What one process has leased the others cannot use: they go on asking until nothing is left anywhere.
    for (const app of apps) {
      for (let last = 200; last === 200; ) {
        const answer = await call(caller, app);
        last = answer.status;
        answers.push(answer);
      }
    }
    expect(passed(answers)).toBe(60);
  });

  it('begins anew with the next minute, and counts every token on its own', async () => {
    const caller = await world.caller({ abilities: ['tier:starter'] });
    const other = await world.caller({ abilities: ['tier:starter'], organizationId: caller.organizationId });
    await roomInTheMinute(6);
    await Promise.all(Array.from({ length: 60 }, () => call(caller)));
    expect((await call(caller)).status).toBe(429);
    expect((await call(other)).status).toBe(200);
    await world.sql(`update rate_windows set window_start = window_start - interval '1 minute' where token_id = $1`, [
      caller.tokenId,
    ]);
    // Another process has no lease of the ended minute.
    expect((await call(caller, await world.anotherApp())).status).toBe(200);
  });
});
