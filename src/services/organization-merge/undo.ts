import { type RawBuilder, sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Contact } from '../../entities/contact.js';
import { Organization } from '../../entities/organization.js';
import { Party } from '../../entities/party.js';
import { invalid } from '../../errors/app-error.js';
import { emit } from '../../events/outbox.js';
import { readMerge } from '../../reads/loaders/organization-merge.loader.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import type { OrganizationMerge } from '../../schema/organization-merge.js';
import { change, flush, stamp } from '../shared/record.js';
import { lockInOrder } from './index.js';
import { locked, touchApplications } from './move.js';

interface Merge {
  id: string;
  keptId: string;
  replaced: Record<string, unknown>;
  /** Milliseconds, as all times here: the database's text of a time is not that of a Date. */
  keptUpdatedBefore: number;
  keptUpdatedAt: number;
  undoneAt: string | null;
}

interface Row {
  table: string;
  id: string;
  fromId: string;
  before: number;
  at: number;
}

/** A row that is as it was before the merge, apart from its time. */
interface Restored {
  id: string;
  before: number;
  at: number;
}

/**
 * Takes a merge back: the companies are in the directory again, and what was moved names them again. A record that was changed since the
 * merge stays as it is, and the answer says which ones did.
 */
export async function undoOrganizationMerge(ctx: RequestContext, id: string): Promise<OrganizationMerge> {
  authorize(ctx, 'records');
  const { keptId, companyIds } = await readCompanyIds(ctx, id);
  // Another undoing gives the rows of this merge new times while it holds the companies, so they are read once these are locked.
  await lockInOrder(ctx, [keptId, ...companyIds]);
  const merge = await lockMerge(ctx, id);
  const rows = await readRows(ctx, id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const em = await ctx.write();
  const company = await em.findOneOrFail(Organization, { id: keptId });
  if (company.mergedIntoId) {
    throw invalid({ id: [`${company.name} was merged into another company since: undo that merge first.`] });
  }
  const merged = await em.find(Organization, { id: { $in: companyIds }, mergedIntoId: keptId });
  for (const organization of merged) {
    organization.mergedIntoId = null;
    organization.deletedAt = null;
    stamp(ctx, organization);
  }
  await flush(ctx);
  for (const organization of merged) emit(ctx, { type: 'organization.restored', record: organization });
  const contacts = await em.find(Contact, stillNaming(ctx, rows, 'contacts', keptId), locked);
  const parties = await em.find(Party, stillNaming(ctx, rows, 'parties', keptId), locked);
  const back = [
    ...(await putRecordsBack(ctx, contacts, byId)),
    ...(await putRecordsBack(ctx, parties, byId)),
    ...(await putParticipantsBack(ctx, rows, keptId)),
    ...merged.map(({ id: mergedId, updatedAt }) => restored(byId.get(mergedId)!, updatedAt.getTime())),
  ];
  const hasValues = Object.keys(merge.replaced).length > 0;
  const isValueBack = hasValues && (await putValuesBack(ctx, company, merge));
  const keptCompany = { id: keptId, before: merge.keptUpdatedBefore, at: company.updatedAt.getTime() };
  await keepEarlier(ctx, isValueBack ? [...back, keptCompany] : back);
  await sql`
    update organization_merge_rows set is_left = true
    where merge_id = ${id}::uuid and ${ofAccount(ctx)}
      and row_id <> all(${back.map((row) => row.id)}::uuid[])`.execute(ctx.db);
  await sql`
    update organization_merges set undone_at = ${ctx.now().toISOString()}::timestamptz, is_value_left = ${hasValues && !isValueBack}
    where id = ${id}::uuid and ${ofAccount(ctx)}`.execute(ctx.db);
  return readMerge(ctx, id);
}

/** The companies of a merge, which do not change. */
async function readCompanyIds(ctx: RequestContext, id: string): Promise<{ keptId: string; companyIds: string[] }> {
  await ctx.write();
  const { rows } = await sql<{ keptId: string; companyIds: string[] }>`
    select kept_id as "keptId", array(
      select row_id from organization_merge_rows r
      where r.merge_id = m.id and r.table_name = 'organizations' and r.account_id = m.account_id and r.livemode = m.livemode) as "companyIds"
    from organization_merges m where id = ${id}::uuid and ${ofAccount(ctx)}`.execute(ctx.db);
  return rows[0] ?? (await rejectMissing(ctx, { name: 'organization_merges', type: 'OrganizationMerge' }, id));
}

async function lockMerge(ctx: RequestContext, id: string): Promise<Merge> {
  const { rows } = await sql<Merge>`
    select id, kept_id as "keptId", replaced, undone_at as "undoneAt",
      ${milliseconds('kept_updated_before')} as "keptUpdatedBefore", ${milliseconds('kept_updated_at')} as "keptUpdatedAt"
    from organization_merges where id = ${id}::uuid and ${ofAccount(ctx)} for update`.execute(ctx.db);
  const merge = rows[0]!;
  if (merge.undoneAt) throw invalid({ id: ['The merge is undone already.'] });
  return merge;
}

function ofAccount(ctx: RequestContext): RawBuilder<unknown> {
  return sql`account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
}

async function readRows(ctx: RequestContext, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select table_name as "table", row_id as id, from_id as "fromId", ${milliseconds('updated_before')} as before,
      ${milliseconds('row_updated_at')} as at
    from organization_merge_rows
    where merge_id = ${id}::uuid and ${ofAccount(ctx)}`.execute(ctx.db);
  return rows;
}

function restored({ id, before }: Row, at: number): Restored {
  return { id, before, at };
}

/** An earlier merge that left a row as it is again can be undone as well. */
async function keepEarlier(ctx: RequestContext, back: readonly Restored[]): Promise<void> {
  const account = ofAccount(ctx);
  const times = sql`(select id, before, to_timestamp(at / 1000)::timestamptz(3) as at
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as back (id uuid, before float8, at float8)) back`;
  await sql`
    update organization_merge_rows r set row_updated_at = back.at from ${times}
    where r.row_id = back.id and ${milliseconds('r.row_updated_at')} = back.before and ${account}`.execute(ctx.db);
  await sql`
    update organization_merges m set kept_updated_at = back.at from ${times}
    where m.kept_id = back.id and ${milliseconds('m.kept_updated_at')} = back.before and ${account}`.execute(ctx.db);
}

/** The records of a merge that still name the company that was kept. */
function stillNaming(ctx: RequestContext, rows: readonly Row[], table: string, keptId: string) {
  const ids = rows.filter((row) => row.table === table).map(({ id }) => id);
  const scope = { accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null };
  return { ...scope, organizationId: keptId, id: { $in: ids } };
}

async function putRecordsBack(
  ctx: RequestContext,
  records: ReadonlyArray<Contact | Party>,
  byId: ReadonlyMap<string, Row>,
): Promise<Restored[]> {
  const unchanged = records.filter(({ id, updatedAt }) => updatedAt.getTime() === byId.get(id)!.at);
  for (const record of unchanged) {
    record.organizationId = byId.get(record.id)!.fromId;
    stamp(ctx, record);
  }
  await flush(ctx);
  return unchanged.map(({ id, updatedAt }) => restored(byId.get(id)!, updatedAt.getTime()));
}

async function putParticipantsBack(ctx: RequestContext, rows: readonly Row[], keptId: string): Promise<Restored[]> {
  const participants = rows.filter(({ table }) => table === 'pay_application_participants');
  if (participants.length === 0) return [];
  const now = ctx.now().toISOString();
  const { rows: back } = await sql<{ id: string; at: number; applicationId: string }>`
    update pay_application_participants p set organization_id = moved."fromId",
      updated_at = greatest(${now}::timestamptz, p.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(participants)}::jsonb) as moved (id uuid, "fromId" uuid, at float8)
    where p.id = moved.id and p.organization_id = ${keptId}::uuid and ${milliseconds('p.updated_at')} = moved.at
      and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
    returning p.id, ${milliseconds('p.updated_at')} as at, p.pay_application_id as "applicationId"`.execute(ctx.db);
  await touchApplications(ctx, [...new Set(back.map(({ applicationId }) => applicationId))]);
  return back.map(({ id, at }) => restored(participants.find((row) => row.id === id)!, at));
}

/** Whether the company that was kept has its own values again; false if it was changed since the merge gave it others. */
async function putValuesBack(ctx: RequestContext, company: Organization, merge: Merge): Promise<boolean> {
  if (company.deletedAt || company.updatedAt.getTime() !== merge.keptUpdatedAt) return false;
  await change(ctx, company, merge.replaced);
  return true;
}

function milliseconds(column: string): RawBuilder<number> {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;
}
