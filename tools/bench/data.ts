import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Orm, openOrm } from '../../src/db/orm.js';
import type { Db } from '../../src/entities/generated/database.js';
import { grant } from '../../src/ledger/index.js';
import { createToken } from '../../src/services/operator/index.js';
import { makeRoom } from '../../test/support/worlds/make-room.js';
import { fillBilling } from './billing-data.js';
import { fillSearch } from './search-data.js';

/** The data that the rounds call with. */
export interface BenchData {
  token: string;
  organizationId: string;
  divisionId: string;
  /** One of 200, each on a schedule of 300 lines. */
  payApplicationId: string;
  /** An account with 100,000 records to search in. */
  search: { token: string; organizationId: string };
}

/**
 * One tenant with 25 projects of 5 notices, another 1,000 notices and 200 pay applications, and a second tenant with the same
 * amount.
 *
 * @param searched whether a third tenant has 100,000 records to search in, among them 40,000 projects of one division
 */
export async function seed(url: string, searched = true): Promise<BenchData> {
  const orm = await openOrm(url, 4);
  const mint = (name: string) =>
    createToken(orm.em.fork(), {
      email: `${name}@example.com`,
      organizationName: `Bench ${name}`,
      abilities: ['tier:scale'],
    });
  const { token, organization_id: organizationId } = await mint('one');
  const { organization_id: stranger } = await mint('two');
  const searching = await mint('search');
  const search: BenchData['search'] = { token: searching.token, organizationId: searching.organization_id };
  for (const id of [organizationId, stranger, search.organizationId]) await fund(orm, id);
  await orm.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await makeRoom(client, [organizationId, search.organizationId]);
  const divisionId = await fill(client, organizationId);
  await fillBilling(client, stranger, await fill(client, stranger));
  const payApplicationId = await fillBilling(client, organizationId, divisionId);
  const searchedDivision = await fill(client, search.organizationId);
  if (searched) await fillSearch(client, search.organizationId, searchedDivision);
  await client.query('analyze');
  await client.end();
  return { token, organizationId, divisionId, payApplicationId, search };
}

/** Calls cost credits: this is enough for all of them. */
async function fund(orm: Orm, accountId: string): Promise<void> {
  const db = orm.em.getConnection().getClient() as unknown as Db;
  const what = { accountId, bucket: 'free', kind: 'grant', credits: '100000000.00' } as const;
  await grant(db, new Date(), { ...what, description: 'Bench', reference: 'bench' });
}

/** 25 projects with 45 notices each; returns the division. */
export async function fill(client: pg.Client, account: string): Promise<string> {
  const division = randomUUID();
  const common = `$1::uuid, true, now(), now()`;
  await client.query(
    `insert into divisions (account_id, livemode, created_at, updated_at, id, organization_id, name, address_line_1, city, state, zip)
     values (${common}, $2, $1, 'Bay Concrete Pumping', '55 Quarry Rd', 'Oakland', 'CA', '94607')`,
    [account, division],
  );
  await client.query(
    `insert into projects (account_id, livemode, created_at, updated_at, id, organization_id, division_id, claimant_role, name, number,
       contract_amount, furnished_description, state)
     select ${common}, uuidv7(), $1, $2, 'subcontractor', 'Tower ' || n, 'P-' || n, 100000 + n, 'Concrete pumping labor', 'CA'
     from generate_series(1, 25) n`,
    [account, division],
  );
  await client.query(
    `insert into notices (account_id, livemode, created_at, updated_at, id, organization_id, project_id, division_id, type, state,
       notice_number, notice_date, claim_amount, first_furnishing_date, metadata)
     select ${common}, uuidv7(), $1, p.id, $2, 'preliminary', 'CA', 'N-260101-BEN' || p.number || '-' || n, date '2026-01-01' + n, 5000 + n,
       date '2026-01-01', '{"signatory_name": "Ana Diaz", "party_grid_max": 8}'
     from projects p, generate_series(1, 45) n where p.account_id = $1`,
    [account, division],
  );
  return division;
}
