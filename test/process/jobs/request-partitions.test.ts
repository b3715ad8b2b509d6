/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { keepRequestPartitions } from '../../../src/process/jobs/keep-request-partitions.js';
import { holdTable } from '../../support/databases/hold-table.js';
import { loggedFor } from '../../support/records/request-log.js';
import { roomInTheHour } from '../../support/worlds/room-in-the-hour.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('the partitions of the request log', () => {
  const world = openWorld();

  const names = async () =>
    (
      await world.sql<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'api_requests'::regclass order by 1`,
      )
    ).map(({ name }) => name);

  const time = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
  const day = (offset: number) => `api_requests_${time(offset).slice(0, 10).replaceAll('-', '_')}`;

  async function past(caller: Caller, days: number): Promise<string> {
    const id = uuidv7();
    const entry = { id, account_id: caller.organizationId, livemode: true, created_at: time(-days), method: 'GET' };
    const rest = { path: '/api/v1/contacts', duration_ms: 1, credits: 0, user_id: caller.userId };
    await world.sql('select record_api_requests($1::json)', [JSON.stringify([{ ...entry, ...rest }])]);
    return id;
  }

  beforeAll(async () => {
    await roomInTheHour(60);
    // The template may be from yesterday.
    for (const name of await names()) await world.sql(`drop table ${name}`);
    await keepRequestPartitions(world.app.infrastructure.db);
  });

  it('are created for today and the next two days, and kept', async () => {
    const { db } = world.app.infrastructure;
    for (const name of await names()) await world.sql(`drop table ${name}`);
    expect(await keepRequestPartitions(db)).toEqual([]);
    expect(await keepRequestPartitions(db)).toEqual([]);
    expect(await names()).toEqual([day(0), day(1), day(2)]);
  });

  it('are dropped a week after their day, with their entries', async () => {
    const { db } = world.app.infrastructure;
    const caller = await world.caller();
    const [gone, old, recent] = [await past(caller, 9), await past(caller, 8), await past(caller, 7)];
    const list = async () => {
      const { body } = await world.graphql(caller, '{ apiRequests { totalCount nodes { id } } }');
      return body.data.apiRequests.nodes.map(({ id }: { id: string }) => id);
    };
    expect((await list()).slice(-3).sort()).toEqual([gone, old, recent].sort());
    expect(await keepRequestPartitions(db)).toEqual([day(-9), day(-8)]);
    expect(await names()).toEqual([day(-7), day(0), day(1), day(2)]);
    expect(await list()).toEqual(expect.arrayContaining([recent]));
    expect(await list()).not.toEqual(expect.arrayContaining([gone]));
    expect((await world.rest(caller, 'GET', `/requests/${gone}`)).status).toBe(404);
    await world.sql(`drop table ${day(-7)}`);
  });

  it('are dropped later while someone reads them for long', async () => {
    const { db } = world.app.infrastructure;
    await past(await world.caller(), 8);
    const held = await holdTable(world, day(-8));
    await expect(keepRequestPartitions(db)).rejects.toMatchObject({ code: '55P03' });
    await held.letGo();
    expect(await keepRequestPartitions(db)).toEqual([day(-8)]);
  });

  it('are created by the writer when they are missing, once by several at a time', async () => {
    const caller = await world.caller();
    const app = await world.anotherApp();
    await world.sql(`drop table ${day(0)}`);
    const answers = await Promise.all([
      world.rest(caller, 'GET', '/contacts'),
      world.rest(caller, 'GET', '/contacts', undefined, {}, app),
    ]);
    await Promise.all([loggedFor(world, answers[0]), loggedFor(world, answers[1], app)]);
    expect(await names()).toContain(day(0));
  });
});
