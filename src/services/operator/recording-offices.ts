import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countyKey } from '../../domain/address/counties.js';
import { snake } from '../../domain/shared/casing.js';
import type { Database, Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import { type DirectoryEntry, districtKey, keyOfEntry, type RowFault, readDirectory } from './recording-office-file.js';

/** The directory of recording offices, which the operator keeps on the command line for all accounts (decision 114). */

/** A row of the file whose office is new in the directory, or differs from it. */
interface RowChange {
  row: number;
  change: 'new' | 'changed';
  office: string;
  /** `zip: 94607 → 94612`, of each field that changes. */
  fields: string[];
}

interface ImportReport {
  dryRun: boolean;
  new: number;
  changed: number;
  unchanged: number;
}

/**
 * Adds the offices of a CSV file to the directory, and replaces those that it has. Offices that the file leaves out stay. All or
 * nothing: a file with a row that is refused changes nothing. A dry run does everything except write.
 *
 * @throws AppError with every row that is refused
 */
export async function importRecordingOffices(
  em: EntityManager,
  file: Uint8Array,
  { dryRun }: { dryRun: boolean },
): Promise<{ report: ImportReport; changes: RowChange[] }> {
  const { entries, faults } = readDirectory(file, realTime());
  return em.transactional(async (tx) => {
    const db = tx.getKysely<Database>();
    // Of two imports at the same time, the second one compares with what the first has written.
    await sql`lock table recording_offices in share row exclusive mode`.execute(db);
    const stored = new Map((await readEntries(db)).map((entry) => [keyOfEntry(entry), entry]));
    const compared = entries.map(({ row, entry }) => ({ row, entry, before: stored.get(keyOfEntry(entry)) }));
    const older = compared.flatMap(({ row, entry, before }): RowFault[] =>
      before && entry.checkedOn < before.checkedOn
        ? [{ row, message: `The directory has a later check of this office, of ${before.checkedOn}.` }]
        : [],
    );
    throwIfRefused([...faults, ...older].sort((one, other) => one.row - other.row));
    const changes = compared.flatMap(({ row, entry, before }): RowChange[] => {
      const fields = before ? changedFields(before, entry) : [];
      if (before && fields.length === 0) return [];
      return [{ row, change: before ? 'changed' : 'new', office: nameEntry(entry), fields }];
    });
    const changedRows = new Set(changes.map(({ row }) => row));
    if (!dryRun)
      await write(
        db,
        compared.filter(({ row }) => changedRows.has(row)).map(({ entry }) => entry),
      );
    const added = changes.filter(({ change }) => change === 'new').length;
    const report = {
      dryRun,
      new: added,
      changed: changes.length - added,
      unchanged: entries.length - changes.length,
    };
    return { report, changes };
  });
}

/** The directory, or a state of it, by county. */
export async function listRecordingOffices(em: EntityManager, state?: string): Promise<DirectoryEntry[]> {
  return readEntries(em.getKysely<Database>(), state?.toUpperCase());
}

/** Removes an office, such as one that has closed. */
export async function removeRecordingOffice(
  em: EntityManager,
  options: { state: string; county: string; kind: string; district?: string },
) {
  const state = options.state.toUpperCase();
  const { kind, county, district = null } = options;
  const { rows } = await sql<{ name: string }>`
    delete from recording_offices where state = ${state} and county_key = ${countyKey(county, state)} and kind = ${kind}
      and district_key = ${districtKey({ district })} returning name`.execute(em.getKysely<Database>());
  if (!rows[0])
    throw new AppError(
      'VALIDATION_FAILED',
      `The directory has no such office: cps recording-offices list --state ${state} has all of the state.`,
    );
  return { removed: rows[0].name };
}

async function readEntries(db: Db, state?: string): Promise<DirectoryEntry[]> {
  const { rows } = await sql<DirectoryEntry>`
    select state, county, kind, district, name, address_line_1 as "addressLine1", address_line_2 as "addressLine2", city, zip, phone,
      website, source, checked_on::text as "checkedOn"
    from recording_offices where ${state === undefined ? sql`true` : sql`state = ${state}`}
    order by state, county_key, kind desc, district_key`.execute(db);
  return rows;
}

/** One statement for any number of offices. */
async function write(db: Db, entries: readonly DirectoryEntry[]): Promise<void> {
  const rows = entries.map(({ checkedOn, addressLine1, addressLine2, ...entry }) => ({
    ...entry,
    county_key: countyKey(entry.county, entry.state),
    district_key: districtKey(entry),
    address_line_1: addressLine1,
    address_line_2: addressLine2,
    checked_on: checkedOn,
    imported_at: realTime().toISOString(),
  }));
  await sql`
    insert into recording_offices
    select * from jsonb_populate_recordset(null::recording_offices, ${JSON.stringify(rows)}::jsonb)
    on conflict (state, county_key, kind, district_key) do update set county = excluded.county, district = excluded.district,
      name = excluded.name, address_line_1 = excluded.address_line_1, address_line_2 = excluded.address_line_2,
      city = excluded.city, zip = excluded.zip, phone = excluded.phone, website = excluded.website, source = excluded.source,
      checked_on = excluded.checked_on, imported_at = excluded.imported_at`.execute(db);
}

function changedFields(before: DirectoryEntry, after: DirectoryEntry): string[] {
  return (Object.keys(after) as Array<keyof DirectoryEntry>)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${snake(field)}: ${before[field] ?? 'none'} → ${after[field] ?? 'none'}`);
}

/** `CA, Alameda, recorder`. */
function nameEntry({ state, county, kind, district }: DirectoryEntry): string {
  return [state, county, kind, district].filter(Boolean).join(', ');
}

/** So many rows are listed; the others are counted. */
const maxFaults = 200;

function throwIfRefused(faults: readonly RowFault[]): void {
  if (faults.length === 0) return;
  const lines = faults.slice(0, maxFaults).map(({ row, message }) => `Row ${row}: ${message}`);
  if (faults.length > maxFaults) lines.push(`And ${faults.length - maxFaults} more.`);
  const errors = { file: lines };
  throw new AppError('VALIDATION_FAILED', 'The file was refused, and nothing was written.', { errors });
}
