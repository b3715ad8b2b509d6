import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { findLedgerFaults } from '../../../ledger/index.js';
import type { Keyring } from '../../../runtime/encryption/keyring.js';
import { sealedColumns } from '../../../services/operator/secrets.js';
import { Findings } from './findings.js';

interface Subject {
  db: Db;
  keyring: Keyring;
}

export async function checkLedger({ db }: Subject): Promise<Findings> {
  const findings = new Findings();
  for (const { accountId, what: subject, expected, found: mismatches } of await findLedgerFaults(db)) {
    findings.add(`${accountId}: ${subject} come to ${expected}, not ${mismatches}.`);
  }
  const { rows } = await sql<{ count: string }>`select count(*)::text from ledger_transactions`.execute(db);
  findings.summary = `${rows[0]!.count} transactions`;
  return findings;
}

/** Positions are consecutive from the first event kept to the newest, except those of sandboxes that were reset. */
export async function checkEvents({ db }: Subject): Promise<Findings> {
  const findings = new Findings();
  const { rows } = await sql<{ first: string; last: string }>`
    with bounds as (select last, dropped from event_positions),
    stepped as (
      select position, lag(position) over (order by position) as before
      from (select position from events, bounds where position > dropped
        union all select dropped from bounds union all select last + 1 from bounds) p),
    missing as (
      select range_agg(int8range(before + 1, position)) as positions from stepped where position > before + 1),
    lost as (
      select unnest(positions - coalesce((select range_agg(g) from event_gaps, unnest(event_gaps.positions) g), '{}')) as range
      from missing)
    select lower(range)::text as first, (upper(range) - 1)::text as last from lost order by lower(range)`.execute(db);
  for (const { first, last } of rows) {
    findings.add(
      first === last ? `The event at position ${first} is missing.` : `Events ${first} to ${last} are missing.`,
    );
  }
  const { rows: twice } = await sql<{ position: string }>`
    select position::text from events group by position having count(*) > 1 order by events.position`.execute(db);
  for (const { position } of twice) findings.add(`Several events have the position ${position}.`);
  const { rows: beyond } = await sql<{ position: string }>`
    select position::text from events where position > (select last from event_positions) order by events.position`.execute(
    db,
  );
  for (const { position } of beyond) findings.add(`Position ${position} is beyond the newest position assigned.`);
  const { rows: counted } = await sql<{ last: string }>`select last::text from event_positions`.execute(db);
  findings.summary = `positions up to ${counted[0]?.last}`;
  return findings;
}

const batch = 500;

/** Checks that every stored secret can be decrypted with a key of the ring. */
export async function checkSecrets({ db, keyring }: Subject): Promise<Findings> {
  const findings = new Findings();
  let count = 0;
  for (const { table, column, place } of sealedColumns) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await sql<{ id: string; sealed: Buffer }>`
        select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where id > ${after}::uuid and ${sql.ref(column)} is not null order by id limit ${batch}`.execute(db);
      for (const { id, sealed } of rows) {
        try {
          keyring.open(sealed, place(id));
        } catch {
          findings.add(
            `${table} ${id}: ${column} cannot be decrypted with any key of ENCRYPTION_KEYS, or was changed.`,
          );
        }
      }
      count += rows.length;
      if (rows.length < batch) break;
      after = rows.at(-1)!.id;
    }
  }
  findings.summary = `${count} secrets`;
  return findings;
}
