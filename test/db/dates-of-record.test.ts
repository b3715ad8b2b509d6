import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate, migrateTables } from '../../src/db/migrate.js';
import { emptyDatabases } from '../support/databases/databases.js';

describe('a database whose escalations had their days of record in their metadata', () => {
  let client: pg.Client;
  let url: string;
  // Before the database is dropped.
  afterAll(() => client.end());
  const emptyDatabase = emptyDatabases();
  beforeAll(async () => {
    url = await emptyDatabase();
    await migrateTables(url, '0023-files-by-hash');
    client = new pg.Client({ connectionString: url });
    await client.connect();
    // Rows without the rows that they refer to, and without their log.
    await client.query("set session_replication_role = 'replica'");
  });

  it('gets the day of each lien on record, and leaves what is no day and no lien', async () => {
    const rows: Array<[name: string, type: string, status: string, date: unknown]> = [
      ['filed', 'lien_filing', 'filed', '2026-03-04'],
      ['resolved', 'lien_filing', 'resolved', '2026-03-05'],
      ['draft', 'lien_filing', 'draft', '2026-03-06'],
      ['cancelled', 'lien_filing', 'cancelled', '2026-03-06'],
      ['letter', 'demand_letter', 'filed', '2026-03-07'],
      ['no such day', 'lien_filing', 'filed', '2026-02-30'],
      ['in words', 'lien_filing', 'filed', 'March 4'],
      ['a number', 'lien_filing', 'filed', 20260304],
      ['unknown', 'lien_filing', 'filed', undefined],
    ];
    // More than one batch.
    const many = Array.from({ length: 1100 }, (_, at): (typeof rows)[number] => [
      `${at}`,
      'lien_filing',
      'filed',
      '2025-01-02',
    ]);
    for (const [name, type, status, date] of [...rows, ...many]) {
      await client.query(
        `insert into escalations (id, account_id, livemode, organization_id, project_id, division_id, type, status, state, escalation_date,
           description, metadata, created_at, updated_at)
         values (uuidv7(), uuidv7(), true, uuidv7(), uuidv7(), uuidv7(), $1, $2, 'CA', '2026-01-01', $3, $4, now(), now())`,
        [type, status, name, { recording: { date } }],
      );
    }
    await migrate(url);
    const { rows: filled } = await client.query<{ description: string; recorded_on: string }>(
      `select description, recorded_on::text from escalations where recorded_on is not null and recorded_on > '2026-01-01' order by 2`,
    );
    expect(filled).toEqual([
      { description: 'filed', recorded_on: '2026-03-04' },
      { description: 'resolved', recorded_on: '2026-03-05' },
      { description: 'draft', recorded_on: '2026-03-06' },
    ]);
    const { rows: counted } = await client.query(
      `select count(*)::int as count from escalations where recorded_on = '2025-01-02'`,
    );
    expect(counted).toEqual([{ count: 1100 }]);
  });
});
