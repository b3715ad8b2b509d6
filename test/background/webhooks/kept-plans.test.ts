import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { claimDue, firstCursor, settle } from '../../../src/background/webhooks/claim.js';
import { noteSilentEndpoint, recordOutcomes } from '../../../src/background/webhooks/record.js';
import type { Db } from '../../../src/entities/generated/database.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';
import { addContact, eventually, subscribe } from './deliveries.js';

const answered = {
  startedAt: '2026-01-05T00:00:00.000+00:00',
  durationMs: 3,
  requestHeaders: {},
  responseCode: 204,
  responseHeaders: {},
  responseBody: '',
  error: null,
};

describe('the statements that claim, record and settle deliveries', () => {
  const world = openWorld();
  let caller: Caller;
  let db: Db;
  beforeAll(async () => {
    caller = await world.caller();
    await subscribe(world, caller, 'https://example.com');
    // One connection, which keeps its plans.
    db = (await world.anotherApp({ databasePoolSize: 1 })).infrastructure.db;
  });

  /** How many rows were read by reading whole tables of deliveries or leases. */
  async function readInSequence(): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ read: number }>`
      select sum(seq_tup_read)::int as read from pg_stat_user_tables
      where relname in ('webhook_deliveries', 'webhook_leases')`.execute(db);
    return rows[0]!.read;
  }

  async function deliverOne(): Promise<void> {
    await addContact(world, caller);
    const { claims } = await eventually(async () => {
      const claimed = await claimDue(db, firstCursor, 10);
      return claimed.claims.length > 0 && claimed;
    });
    expect(
      await recordOutcomes(
        db,
        claims.map((claim) => ({ claim, attempt: answered })),
      ),
    ).toEqual([]);
    await settle(db);
    // Slow endpoints are claimed with a text of their own.
    await noteSilentEndpoint(db, claims);
    await addContact(world, caller);
    const { claims: slow } = await eventually(async () => {
      const claimed = await claimDue(db, firstCursor, 10, 'slow');
      return claimed.claims.length > 0 && claimed;
    });
    await recordOutcomes(
      db,
      slow.map((claim) => ({ claim, attempt: answered })),
    );
  }

  it('read no whole table, even if they were planned while the tables were small', async () => {
    await sql`analyze webhook_deliveries, webhook_leases, webhooks`.execute(db);
    for (let time = 0; time < 5; time += 1) await deliverOne();
    await sql`
      insert into webhook_deliveries (id, account_id, livemode, webhook_id, event_id, event, event_position, event_sequenced_at,
        resource_id, status, attempt, attempts, created_at, updated_at)
      select gen_random_uuid(), account_id, livemode, webhook_id, event_id, event, event_position, event_sequenced_at,
        resource_id, status, attempt, attempts, created_at, updated_at
      from webhook_deliveries, generate_series(1, 2000)`.execute(db);
    const before = await readInSequence();
    await deliverOne();
    expect((await readInSequence()) - before).toBeLessThan(1_000);
    expect(await world.sql(`select status from webhook_deliveries group by 1`)).toEqual([{ status: 'delivered' }]);
  });
});
