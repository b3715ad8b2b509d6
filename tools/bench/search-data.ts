import type pg from 'pg';

/** 100,000 records of one account to search in: 60,000 contacts and 40,000 projects with names that share their words. */
export async function fillSearch(client: pg.Client, account: string, division: string): Promise<void> {
  // Written without triggers and indexed at once, as at a start: with single writes it took minutes.
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into contacts (account_id, livemode, created_at, updated_at, id, organization_id, first_name, last_name, email, title)
     select $1::uuid, true, now(), now(), uuidv7(), $1, ${pick(first, 'n')}, ${pick(last, 'n / 20')} || ' ' || n,
       'person' || n || '@example.com', ${pick(trades, 'n')} || ' manager'
     from generate_series(1, 60000) n`,
    [account],
  );
  await client.query(
    `insert into projects (account_id, livemode, created_at, updated_at, id, organization_id, division_id, claimant_role, name, number,
       furnished_description, state)
     select $1::uuid, true, now(), now(), uuidv7(), $1, $2, 'subcontractor', ${pick(last, 'n')} || ' ' || ${pick(kinds, 'n / 20')} || ' ' || n,
       'S-' || n, ${pick(trades, 'n')} || ' labor and materials', 'CA'
     from generate_series(1, 40000) n`,
    [account, division],
  );
  await client.query(`set session_replication_role = default`);
  for (const table of ['contacts', 'projects']) {
    await client.query(`select search_index_${table}(array(select id from ${table} where account_id = $1))`, [account]);
  }
  await client.query('vacuum analyze search_entries, search_vocabulary, contacts, projects');
}

const first = ['Ana', 'Ben', 'Clara', 'David', 'Elena', 'Frank', 'Grace', 'Hugo', 'Irene', 'Jonas'];
const last = [
  ...['Abbott', 'Barnes', 'Carver', 'Dalton', 'Easton', 'Fisher', 'Garner', 'Harbor', 'Ingram', 'Jensen'],
  ...['Keller', 'Lawson', 'Mercer', 'Norton', 'Osborn', 'Parker', 'Quincy', 'Ramsey', 'Sawyer', 'Turner'],
];
const kinds = [
  'Tower',
  'Plaza',
  'Bridge',
  'Hospital',
  'School',
  'Warehouse',
  'Garage',
  'Library',
  'Station',
  'Terminal',
];
const trades = ['Concrete', 'Steel', 'Roofing', 'Drywall', 'Paving', 'Framing', 'Masonry', 'Plumbing', 'Electrical'];

function pick(words: string[], at: string): string {
  return `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${at}) % ${words.length}]`;
}
