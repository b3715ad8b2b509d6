import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { addContact, eventually } from '../background/webhooks/deliveries.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { rowsRead } from './rows-read.js';
import { recording, type Statement } from './statements.js';

const query = `query($subjectId: ID, $newestFirst: Boolean) {
  events(subjectId: $subjectId, newestFirst: $newestFirst, first: 5) { totalCount nodes { id } } }`;

describe('the events of one record, in an account with thousands', () => {
  const world = openWorld();
  let caller: Caller;
  let contact: string;

  beforeAll(async () => {
    caller = await world.caller();
    contact = await addContact(world, caller, 'Diaz');
    await eventually(async () => (await statements(false)).found === 1);
    // Half of them are of the account itself, as those of credits are.
    await world.sql(
      `insert into events (position, id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at, sequenced_at)
       select 1000 + n, gen_random_uuid(), $1::uuid, true, 'credits.updated', 'credits',
         case when n % 2 = 0 then $1::uuid else gen_random_uuid() end, '{}', now(), now()
       from generate_series(1, 5000) n`,
      [caller.organizationId],
    );
    await world.sql('analyze events');
  });

  async function statements(newestFirst: boolean): Promise<{ found: number; statements: Statement[] }> {
    const { result, statements } = await recording(() =>
      world.graphql(caller, query, { subjectId: contact, newestFirst }),
    );
    return {
      found: result.body.data.events.totalCount,
      statements: statements.filter(({ text }) => /\bfrom events\b/.test(text)),
    };
  }

  async function most(newestFirst: boolean, before = ''): Promise<number> {
    const { found, statements: sent } = await statements(newestFirst);
    expect([found, sent.length]).toEqual([1, 2]);
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(before);
      const counts: number[] = [];
      for (const statement of sent)
        for (const plan of ['own', 'kept'] as const) counts.push(await rowsRead(client, statement, plan));
      return Math.max(...counts);
    } finally {
      await client.query('rollback');
      await client.end();
    }
  }

  it.each([true, false])('are read alone, counted too (newest first: %s)', async (newestFirst) => {
    expect(await most(newestFirst)).toBeLessThan(10);
  });

  it('would be looked for among all without their index', async () => {
    expect(await most(true, 'drop index events_subject')).toBeGreaterThan(4_000);
  });
});
