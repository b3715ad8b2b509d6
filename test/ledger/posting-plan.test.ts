import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('a posting', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller({ credits: '5000.00' });
  });

  it.each([
    ['charge', `ledger_charge($1, now(), 'document_generation', 1, false, 'Work', null, null, uuidv7()::text)`],
    ['hold', `ledger_hold($1, now(), uuidv7(), 'mail_sending', 1, true, 'Mail', 'Order', uuidv7())`],
  ])('reads, if it is a %s, no other transaction of the ledger, however its plan was made', async (_, verb) => {
    // Like the service's connections (db/orm.ts): the plan of the first posting is kept while the ledger grows.
    const client = new pg.Client({
      connectionString: world.config.databaseUrl,
      options: '-c plan_cache_mode=force_generic_plan',
    });
    await client.connect();
    try {
      await client.query('begin');
      for (let n = 0; n < 50; n += 1) await client.query(`select * from ${verb}`, [caller.organizationId]);
      const { rows } = await client.query(
        `select seq_tup_read::int as read from pg_stat_xact_user_tables where relname = 'ledger_transactions'`,
      );
      expect(rows).toEqual([{ read: 0 }]);
    } finally {
      await client.query('rollback');
      await client.end();
    }
  });
});
