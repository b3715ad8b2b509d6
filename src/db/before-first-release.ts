import type pg from 'pg';
import { OperatorError } from '../config/operator-error.js';

/**
 * Databases and backups from before the first release, whose schema was made by 92 migrations (decision 95). The last of them left what the
 * first 20 migrations make today. Delete this file, its callers and its tests at the release after the first.
 */
const first = '0001-records';
const last = '0180-form-reviews';
const count = 92;

/** The last of the migrations that take the place of those 92. */
const lastOfSet = '0020-tasks';

interface BackUp {
  migrations: string[];
  sequences: Array<{ name: string }>;
}

/**
 * Replaces the names of the migrations in one transaction, with what only those migrations needed. Called while no other process migrates.
 *
 * @param names of this version's migrations
 * @throws OperatorError if a migration before those of signed originals has not run
 */
export async function replaceEarlierMigrations(pool: pg.Pool, names: readonly string[]): Promise<void> {
  const { rows: migrationTable } = await pool.query(`select to_regclass('mikro_orm_migrations') as oid`);
  if (!migrationTable[0].oid) return;
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const ran = rows.map(({ name }) => name);
  if (!isEarlier(ran)) return;
  const isUnsigned = lacksSignedOriginals(ran);
  if (!isUnsigned && !hasAll(ran)) {
    throw new OperatorError(
      `${describe('database', ran)} Open it with ${lastVersion}, and then with this one. Nothing was changed.`,
    );
  }
  const replaced = names.slice(0, names.indexOf(lastOfSet) + 1).map((name) => `('${name}')`);
  // One query of several statements is one transaction.
  await pool.query(
    `${isUnsigned ? signedOriginals.up : ''} ${leftovers} delete from mikro_orm_migrations; insert into mikro_orm_migrations (name) values ${replaced.join()}`,
  );
}

/** Gives the list of a backup from before the first release the names of today. */
export function withNamesOfToday<Manifest extends BackUp>(manifest: Manifest, names: readonly string[]): Manifest {
  if (!isEarlier(manifest.migrations)) return manifest;
  const { migrations } = manifest;
  if (!hasAll(migrations)) {
    const then = lacksSignedOriginals(migrations) ? '' : `open the database with ${lastVersion}, `;
    throw new OperatorError(
      `${describe('backup', migrations)} Restore it with the version that wrote it, ${then}run "cps migrate" of this version on the ` +
        'database, and back that up. Nothing was changed.',
    );
  }
  return {
    ...manifest,
    migrations: names.slice(0, names.indexOf(lastOfSet) + 1),
    sequences: manifest.sequences.map((sequence) => ({
      ...sequence,
      name: sequence.name.replace(/^errands_/, 'tasks_'),
    })),
  };
}

/** The migrations that came last, although their numbers are lower than the last one's. */
const signedOriginals = {
  names: ['0178-signed-originals', '0179-signed-originals-checked'],
  up: `
    alter table attached_files drop constraint attached_files_subject_type_check;
    alter table attached_files add constraint attached_files_subject_type_check check (subject_type in
      ('document_order', 'fulfillment_request', 'notice', 'escalation', 'waiver', 'pay_application', 'document'));
    alter table documents add column signer text, add column signed_original jsonb;
    alter table document_orders add column signed_sha256 text;`,
};

const isEarlier = (ran: readonly string[]) => ran.includes(first);

/** The migration that came last has the highest number, whatever ran after it. */
const newestOf = (ran: readonly string[]) => ran.toSorted().at(-1);

const hasAll = (ran: readonly string[]) => ran.length === count && newestOf(ran) === last;

/** Whether all migrations have run but those of signed originals, which this version makes up for in a database. */
function lacksSignedOriginals(ran: readonly string[]): boolean {
  const { names } = signedOriginals;
  return ran.length === count - names.length && newestOf(ran) === last && !ran.some((name) => names.includes(name));
}

const lastVersion = `the last version that has the migration ${last}, which brings it up to date`;

function describe(what: string, ran: readonly string[]): string {
  return `The ${what} is from before the first release, and its last migration is ${newestOf(ran)}.`;
}

/** What to do with a database from before the first release before anything in it can be compared; null for any other. */
export function earlierSchema(ran: readonly string[]): string | null {
  if (!isEarlier(ran)) return null;
  const bridged = hasAll(ran) || lacksSignedOriginals(ran);
  return bridged
    ? `${describe('database', ran)} Run "cps migrate", which gives it the schema of this version.`
    : `${describe('database', ran)} Open it with ${lastVersion}, and then run "cps migrate" of this one.`;
}

/** Functions that changed rows once, a view for an earlier release, and names that the table of tasks had before. */
const leftovers = `
  drop view errands;
  drop procedure fill_parties_of_orders();
  drop procedure fill_duties_of_notices();
  drop function had_sixty_day_notice(projects, date, date, text);
  drop function party_of_recipient(uuid, text, text, text, text, text, text);
  alter sequence errands_serial_seq rename to tasks_serial_seq;
  do $$
  declare
    old text;
  begin
    for old in select conname from pg_constraint where conrelid = 'tasks'::regclass and starts_with(conname, 'errands') loop
      execute format('alter table tasks rename constraint %I to %I', old, replace(old, 'errands', 'tasks'));
    end loop;
  end $$;
`;
