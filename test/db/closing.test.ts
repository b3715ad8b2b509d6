import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openOrm } from '../../src/db/orm.js';
import type { Db } from '../../src/entities/generated/database.js';
import { shareWorld } from '../support/worlds/world.js';

const world = shareWorld();

describe('the connections of a process', () => {
  it('close while a statement is on its way to a new one, which is answered', async () => {
    const orm = await openOrm(world.config.databaseUrl!);
    const db = orm.em.getConnection().getClient() as unknown as Db;
    await sql`select 1`.execute(db);
    // One has the connection that there is, and the other gets a new one after the closing has begun.
    const asked = [1, 2].map((one) => sql<{ one: number }>`select ${one}::int as one`.execute(db));
    const closed = orm.close();
    const answers = await Promise.all(asked);
    expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 2 }]]);
    await closed;
  });

  it('take no statement after that', async () => {
    const orm = await openOrm(world.config.databaseUrl!);
    const db = orm.em.getConnection().getClient() as unknown as Db;
    await sql`select 1`.execute(db);
    const closed = orm.close();
    await expect(sql`select 2`.execute(db)).rejects.toThrow('The process ends.');
    await closed;
  });
});
