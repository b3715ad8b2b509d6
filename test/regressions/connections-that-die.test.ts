import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { requestOf } from '../support/records/credits.js';
import { openWorld } from '../support/worlds/world.js';

describe('a connection that dies in a transaction', () => {
  const world = openWorld({ databasePoolSize: 2 });

  it('frees its place in the pool', async () => {
    const caller = await world.caller();
    for (let n = 0; n < 6; n += 1) {
      const ctx = requestOf(world, caller);
      await ctx.write();
      const killed = sql`select pg_terminate_backend(pg_backend_pid())`.execute(ctx.db);
      await expect(killed).rejects.toThrow(/terminat/);
      await ctx.rollback();
    }
    expect((await world.rest(caller, 'GET', '/projects')).status).toBe(200);
  });

  it('is returned to the pool when starting its transaction fails', async () => {
    const caller = await world.caller();
    const broken = () => {
      throw new Error('There is no time.');
    };
    for (let n = 0; n < 6; n += 1) {
      const ctx = requestOf(world, caller, { now: Object.assign(new Date(), { toJSON: broken }) });
      await expect(ctx.write()).rejects.toThrow('There is no time.');
      await ctx.rollback();
    }
    expect((await world.rest(caller, 'GET', '/projects')).status).toBe(200);
  });
});
