import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { keepPartitions } from '../../src/events/partitions.js';
import { readPositions } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { bodies } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const query = `query($after: String) { events(after: $after) { nodes { type cursor } pageInfo { hasPreviousPage } } }`;

describe('the retention of events', () => {
  const world = openWorld();

  const names = async () =>
    (
      await world.sql<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by 1`,
      )
    ).map(({ name }) => name);

  /** The name of the partition that many months from now. */
  function month(offset: number): string {
    const now = new Date();
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
    return `events_${first.toISOString().slice(0, 7).replace('-', '_')}`;
  }

  /** Inserts an event of some months ago, as the sequencer wrote it then. */
  async function past(caller: Caller, position: number, months: number, livemode = true): Promise<void> {
    await world.sql(`select add_event_partition(now() - make_interval(months => $1))`, [months]);
    await world.sql(
      `insert into events (position, id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at, sequenced_at)
       select $1, $2::uuid, $3, $4, 'contact.created', 'contact', $2::uuid, '{"timestamp": "2020-01-01T00:00:00.000+00:00", "data": {"object": {}}}',
         at, at from (select now() - make_interval(months => $5) as at) x`,
      [position, uuidv7(), caller.organizationId, livemode, months],
    );
    await world.sql('update event_positions set last = greatest(last, $1)', [position]);
  }

  beforeAll(async () => {
    await roomInTheHour(60);
    // The template may be from last month.
    await world.sql(`drop table if exists ${month(-1)}`);
    await keepPartitions(world.app.infrastructure.db, 90);
  });

  it('creates the partitions of this month and the next two, and keeps existing ones', async () => {
    const { db } = world.app.infrastructure;
    expect(await keepPartitions(db, 90)).toEqual([]);
    expect(await keepPartitions(db, 90)).toEqual([]);
    expect(await names()).toEqual([month(0), month(1), month(2)]);
  });

  it('drops months in which every event is too old, sandbox events included, and rejects cursors into them', async () => {
    const { db } = world.app.infrastructure;
    const caller = await world.caller();
    const { last: start } = await readPositions(db);
    await past(caller, start + 1, 6);
    await past(caller, start + 2, 5, false);
    await past(caller, start + 3, 2);
    const all = await world.graphql(caller, query);
    expect(all.body.data.events.nodes).toHaveLength(2);
    const [oldest] = all.body.data.events.nodes;

    expect(await keepPartitions(db, 90)).toEqual([month(-6), month(-5)]);
    expect(await names()).toEqual([month(-2), month(0), month(1), month(2)]);
    expect(await readPositions(db)).toEqual({ last: start + 3, dropped: start + 2 });

    const behind = await world.graphql(caller, query, { after: oldest.cursor });
    expect(behind.body.errors[0].extensions).toMatchObject({ code: 'CURSOR_EXPIRED', status: 410 });
    const current = (await world.graphql(caller, query)).body.data.events;
    expect(current.nodes).toHaveLength(1);
    expect((await world.graphql(caller, query, { after: current.nodes[0].cursor })).body.data.events.nodes).toEqual([]);
    // No other test expects this partition.
    await world.sql(`drop table ${month(-2)}`);
  });

  it('creates the month’s partition when it is missing', async () => {
    const { db } = world.app.infrastructure;
    const caller = await world.caller();
    // The caller's credits emit an event of their own.
    await sequenceEvents(db);
    await world.sql(`drop table ${month(0)}`);
    const { last } = await readPositions(db);
    await world.rest(caller, 'POST', '/contacts', { ...bodies.contact, organization_id: caller.organizationId });
    await sequenceEvents(db);
    expect(await names()).toContain(month(0));
    expect((await readPositions(db)).last).toBe(last + 1);
  });
});
