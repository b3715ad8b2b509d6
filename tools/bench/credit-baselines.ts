import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Run = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

/**
 * Handwritten code: it locks the account's row first, and then writes each row with its own prepared statement, and the event of a
 * charge or hold. It takes the credits from the lot that expires first. Its tables have the necessary columns and indexes, but no triggers.
 */
export async function plainCredits(
  pool: pg.Pool,
  accounts: string[],
): Promise<Record<string, (accountId: string) => Promise<unknown>>> {
  await pool.query(`
    create table plain_accounts (account_id uuid primary key, available numeric(14,2) not null check (available >= 0),
      held numeric(14,2) not null default 0 check (held >= 0)) with (fillfactor = 50);
    create table plain_transactions (id uuid primary key, account_id uuid not null references plain_accounts, kind text not null,
      amount numeric(14,2) not null, description text not null, reference text not null, balance_after numeric(14,2) not null,
      created_at timestamptz not null, unique (account_id, reference));
    create table plain_entries (id bigint generated always as identity primary key,
      transaction_id uuid not null references plain_transactions, ledger_account text not null, amount numeric(14,2) not null);
    create index on plain_entries (transaction_id);
    create table plain_holds (id uuid primary key, account_id uuid not null, amount numeric(14,2) not null, created_at timestamptz not null);
    create table plain_lots (id uuid primary key, account_id uuid not null references plain_accounts, granted numeric(14,2) not null,
      remaining numeric(14,2) not null check (remaining >= 0), expires_at timestamptz,
      exhausted boolean not null generated always as (remaining = 0) stored) with (fillfactor = 80);
    create index on plain_lots (account_id, expires_at, id) where not exhausted;
    create table plain_hold_lots (hold_id uuid not null references plain_holds, lot_id uuid not null references plain_lots,
      amount numeric(14,2) not null, remaining numeric(14,2) not null, primary key (hold_id, lot_id));
    create table plain_minutes (account_id uuid, minute timestamptz, calls int not null, amount numeric(14,2) not null,
      primary key (account_id, minute)) with (fillfactor = 50);`);
  await pool.query(`insert into plain_accounts (account_id, available) select unnest($1::uuid[]), 100000000`, [
    accounts,
  ]);
  await pool.query(`insert into plain_lots (id, account_id, granted, remaining)
    select uuidv7(), account_id, available, available from plain_accounts`);

  const transaction = async (work: (run: Run) => Promise<void>) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await work((text, values) => client.query({ name: text.slice(0, 60), text, values }));
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const lock = 'select available from plain_accounts where account_id = $1 for update';
  const book = `insert into plain_transactions (id, account_id, kind, amount, description, reference, balance_after, created_at)
    values ($1, $2, $3, 1, 'Certified mail', $4, $5, now())`;
  const entries = `insert into plain_entries (transaction_id, ledger_account, amount) values ($1, 'available', -1), ($1, $2, 1)`;
  const firstLot = 'select id from plain_lots where account_id = $1 and not exhausted order by expires_at, id limit 1';
  const event = `insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
    values ($1, $2, true, 'credits.updated', 'credits', $2, $3, now())`;
  const take = async (run: Run, account: string): Promise<string> => {
    const [lot] = (await run(firstLot, [account])).rows;
    await run('update plain_lots set remaining = remaining - 1 where id = $1', [lot.id]);
    return lot.id;
  };
  const payload = (id: string, account: string, kind: string, left: number) =>
    JSON.stringify({
      ...{ id, type: 'credits.updated', timestamp: new Date(), organization_id: account, livemode: true },
      data: {
        object: {
          organization_uuid: account,
          balance: { total: left, free: 0, partner_eligible: left },
          held: 0,
          transaction: { id, kind, event_type: 'mail_sending', amount: 1, description: 'Certified mail' },
        },
      },
    });
  return {
    charge: (account) =>
      transaction(async (run) => {
        const left = Number((await run(lock, [account])).rows[0].available) - 1;
        if (left < 0) throw new Error('Too little.');
        const id = randomUUID();
        await run('update plain_accounts set available = available - 1 where account_id = $1', [account]);
        await run(book, [id, account, 'charge', id, left]);
        await run(entries, [id, 'spent']);
        await take(run, account);
        await run(event, [id, account, payload(id, account, 'charge', left)]);
      }),
    hold: (account) =>
      transaction(async (run) => {
        const left = Number((await run(lock, [account])).rows[0].available) - 1;
        if (left < 0) throw new Error('Too little.');
        const id = randomUUID();
        await run('update plain_accounts set held = held + 1, available = available - 1 where account_id = $1', [
          account,
        ]);
        await run('insert into plain_holds values ($1, $2, 1, now())', [id, account]);
        await run(book, [id, account, 'hold', id, left]);
        await run(entries, [id, 'held']);
        await run('insert into plain_hold_lots values ($1, $2, 1, 1)', [id, await take(run, account)]);
        await run(event, [id, account, payload(id, account, 'hold', left)]);
      }),
    'API call': (account) =>
      transaction(async (run) => {
        const left = Number((await run(lock, [account])).rows[0].available) - 0.1;
        if (left < 0) throw new Error('Too little.');
        await run('update plain_accounts set available = available - 0.10 where account_id = $1', [account]);
        await run(
          `insert into plain_minutes values ($1, date_trunc('minute', now()), 1, 0.10)
           on conflict (account_id, minute) do update set calls = plain_minutes.calls + 1, amount = plain_minutes.amount + 0.10`,
          [account],
        );
      }),
  };
}
