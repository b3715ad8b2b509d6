import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { StoredEvent } from '../../src/domain/event/stream.js';
import type { Db } from '../../src/entities/generated/database.js';
import { emitRaw } from '../../src/events/outbox.js';
import { readEvents, readPositions, readTail } from '../../src/events/read.js';
import { Sequencer, sequenceEvents } from '../../src/events/sequencer.js';
import { openWorld } from '../support/worlds/world.js';

describe('the sequencer', () => {
  const world = openWorld();
  const accountId = uuidv7();

  /** Emits one event of a subject in a transaction; `n` numbers the subject's events in write order. */
  function write(db: Db, subjectId: string, n: number): Promise<void> {
    const event = { type: 'contact.updated', accountId, livemode: true, subjectId } as const;
    return emitRaw(db, { ...event, object: JSON.stringify({ id: subjectId, n }), occurredAt: new Date() });
  }

  it('gives each event its own position, however many processes write, sequence, read or are killed at the same time', async () => {
    const apps = [world.app, await world.anotherApp(), await world.anotherApp(), await world.anotherApp()];
    const pools = apps.slice(0, 2).map((app) => app.infrastructure.db);
    // Separate pools, because their connections are killed.
    const killable = apps.slice(2).map((app) => app.infrastructure.db);
    const [db] = pools as [Db];
    const { last: start } = await readPositions(db);
    const subjects = Array.from({ length: 7 }, () => ({ id: uuidv7(), written: 0 }));
    const committed = new Map<string, number[]>(subjects.map(({ id }) => [id, []]));
    let writing = true;
    let done = false;

    /** Behaves like a request: it locks the record while it works, sometimes for long, and sometimes rolls back. */
    async function writer(number: number): Promise<void> {
      const own = pools[number % pools.length]!;
      for (let round = 0; round < 15; round += 1) {
        const index = (number * 5 + round) % subjects.length;
        const subject = subjects[index]!;
        const undone = (number + round) % 6 === 0;
        const numbers: number[] = [];
        await own
          .transaction()
          .execute(async (tx) => {
            await sql`select pg_advisory_xact_lock(77, ${index})`.execute(tx);
            for (let n = 0; n < 1 + (round % 3); n += 1) {
              const next = subject.written + numbers.length + 1;
              await write(tx, subject.id, next);
              numbers.push(next);
            }
            if ((number + round) % 9 === 0) await sleep(15);
            if (undone) throw new Error('undone');
            subject.written += numbers.length;
            committed.get(subject.id)!.push(...numbers);
          })
          .catch((error: Error) => {
            if (error.message !== 'undone') throw error;
          });
      }
    }

    /** Follows the tail like a hub, which never reads back. */
    async function follow(pool: Db): Promise<StoredEvent[]> {
      const seen: StoredEvent[] = [];
      for (;;) {
        const over = done;
        const news = await readTail(pool, seen.at(-1)?.position ?? start, 37);
        seen.push(...news);
        if (over && news.length === 0) return seen;
        if (news.length === 0) await sleep(2);
      }
    }

    const failures: Error[] = [];
    const sequencers = killable.map((pool) => new Sequencer(pool, (error) => failures.push(error as Error)));
    const waking = setInterval(() => sequencers[Math.floor(Math.random() * sequencers.length)]!.wake(), 1);
    const killer = (async () => {
      while (writing) {
        await world.sql(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and state = 'active' and query like 'select sequence_events%' limit 1`,
        );
        await sleep(20);
      }
    })();

    const readers = pools.map(follow);
    await Promise.all(Array.from({ length: 12 }, (_, number) => writer(number)));
    clearInterval(waking);
    for (const sequencer of sequencers) await sequencer.stop();
    writing = false;
    await killer;
    while ((await world.sql('select 1 from event_outbox limit 1')).length > 0) await sequenceEvents(db);
    done = true;
    const streams = await Promise.all(readers);

    const total = [...committed.values()].flat().length;
    expect(total).toBeGreaterThan(200);
    for (const stream of streams) {
      const places = Array.from({ length: total }, (_, index) => start + index + 1);
      expect(stream.map(({ position }) => position)).toEqual(places);
      for (const { id } of subjects) {
        const numbers = stream.filter(({ subjectId }) => subjectId === id).map(({ payload }) => payload.data.object.n);
        expect(numbers).toEqual(committed.get(id));
      }
    }
    expect(await readPositions(db)).toEqual({ last: start + total, dropped: 0 });
    expect(await world.sql('select 1 from event_outbox')).toEqual([]);
    // Nothing fails except the killed statements. (How many are killed is chance.)
    const other = failures.filter((error) => !/terminat|connection/i.test(String(error)));
    expect(other).toEqual([]);
  });

  it('gives a slow transaction a later position than a fast one that began after it', async () => {
    const { db } = world.app.infrastructure;
    const [slow, fast] = [uuidv7(), uuidv7()];
    const { last } = await readPositions(db);
    await db.transaction().execute(async (tx) => {
      await write(tx, slow, 1);
      await write(db, fast, 1);
      expect(await sequenceEvents(db)).toBe(1);
      expect((await readTail(db, last, 10)).map(({ subjectId }) => subjectId)).toEqual([fast]);
    });
    await sequenceEvents(db);
    const after = await readTail(db, last, 10);
    expect(after.map(({ subjectId, position }) => [subjectId, position - last])).toEqual([
      [fast, 1],
      [slow, 2],
    ]);
  });

  it('loses no event and no position when it is killed before its commit', async () => {
    const { db } = world.app.infrastructure;
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    const ids = [uuidv7(), uuidv7()];
    for (const id of ids) await write(db, id, 1);
    const { last } = await readPositions(db);
    await client.query('begin');
    const { rows } = await client.query('select sequence_events(1000) as moved, pg_backend_pid() as pid');
    expect(rows[0].moved).toBe(2);
    await world.sql('select pg_terminate_backend($1)', [rows[0].pid]);
    expect(await sequenceEvents(db)).toBe(2);
    const after = await readTail(db, last, 10);
    expect(after.map(({ subjectId, position }) => [subjectId, position - last])).toEqual([
      [ids[0], 1],
      [ids[1], 2],
    ]);
  });

  it('announces the newest position to listeners', async () => {
    const { db } = world.app.infrastructure;
    const positions: string[] = [];
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    client.on('notification', ({ payload }) => positions.push(payload ?? ''));
    await client.connect();
    try {
      await client.query('listen cps_events');
      for (const n of [1, 2, 3]) await write(db, uuidv7(), n);
      await sequenceEvents(db);
      await client.query('select 1');
      expect(positions).toEqual([String((await readPositions(db)).last)]);
    } finally {
      await client.end();
    }
  });

  it('sequences what another process left behind, without a new commit', async () => {
    const { db } = world.app.infrastructure;
    const subjectId = uuidv7();
    await write(db, subjectId, 1);
    const sequencer = new Sequencer(db, () => undefined);
    sequencer.start();
    try {
      const mine = async () =>
        (await readEvents(db, { accountId, livemode: true, after: 0, limit: 10_000 })).filter(
          (event) => event.subjectId === subjectId,
        );
      while ((await mine()).length === 0) await sleep(20);
      expect(await mine()).toHaveLength(1);
    } finally {
      await sequencer.stop();
    }
  });

  it('rejects every change of an event', async () => {
    const { db } = world.app.infrastructure;
    await write(db, uuidv7(), 1);
    await sequenceEvents(db);
    const [{ partition }] = (await world.sql<{ partition: string }>(
      'select tableoid::regclass::text as partition from events limit 1',
    )) as [{ partition: string }];
    for (const table of ['events', partition]) {
      await expect(world.sql(`update ${table} set type = 'x'`)).rejects.toThrow('append-only');
      await expect(world.sql(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(world.sql(`truncate ${table}`)).rejects.toThrow('append-only');
    }
  });
});
