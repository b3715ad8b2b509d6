import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../../entities/organization.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { emit } from '../../events/outbox.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { readMerge } from '../../reads/loaders/organization-merge.loader.js';
import type { MergeOrganizationsInput, OrganizationMerge } from '../../schema/organization-merge.js';
import { readChangedPlace } from '../shared/address.js';
import { isSame, lock, references, referringTables, remove, tableWords, update } from '../shared/record.js';
import { moveContacts, moveParticipants, moveParties } from './move.js';
import { issuedTables } from './references.js';

const maxMerged = 20;

/** A request moves this many records in a few seconds. */
const maxMoved = 5_000;

/**
 * Merges companies of the directory into one of them: what names them as a counterparty names that one. They stay as deleted records
 * that say what they were merged into, because documents, orders and callers have their ids.
 */
export async function mergeOrganizations(
  ctx: RequestContext,
  { mergeIds, ...values }: MergeOrganizationsInput,
): Promise<OrganizationMerge> {
  authorize(ctx, 'records');
  const ids = checkIds(mergeIds, values.id);
  await lockInOrder(ctx, [values.id, ...ids]);
  const company = await lock(ctx, Organization, organizations, values.id);
  if (!isOfDirectory(ctx, company)) {
    throw invalid({ id: ['Only a company of the directory takes in others.'] });
  }
  const violations = new Violations();
  const merged = await readMerged(ctx, violations, ids);
  const stored = readChangedPlace(violations, company, values);
  violations.throwIfAny();
  await rejectTooMany(ctx, ids);
  const replaced = listReplaced(company, stored);
  const keptUpdatedBefore = company.updatedAt.toISOString();
  await update(ctx, company, stored);
  const mergeId = uuidv7();
  await sql`
    insert into organization_merges (id, account_id, livemode, kept_id, user_id, replaced, kept_updated_before, kept_updated_at, created_at)
    values (${mergeId}::uuid, ${ctx.account.id}::uuid, ${ctx.livemode}, ${company.id}::uuid, ${ctx.principal.userId || null}::uuid,
      ${JSON.stringify(replaced)}::jsonb, ${keptUpdatedBefore}::timestamptz, ${company.updatedAt.toISOString()}::timestamptz, ${ctx.now().toISOString()}::timestamptz)`.execute(
    ctx.db,
  );
  const moved = [
    ...(await moveContacts(ctx, ids, company.id)),
    ...(await moveParties(ctx, ids, company.id)),
    ...(await moveParticipants(ctx, ids, company.id)),
  ];
  for (const organization of merged) {
    const { id, updatedAt: before } = organization;
    organization.mergedIntoId = company.id;
    await remove(ctx, organization);
    emit(ctx, { type: 'organization.merged', record: organization });
    moved.push({ table: 'organizations', id, fromId: id, before, at: organization.updatedAt });
  }
  await sql`
    insert into organization_merge_rows (merge_id, account_id, livemode, table_name, row_id, record_id, from_id, updated_before, row_updated_at)
    select ${mergeId}::uuid, ${ctx.account.id}::uuid, ${ctx.livemode}, "table", id, coalesce("applicationId", id), "fromId", before, at
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as moved ("table" text, id uuid, "applicationId" uuid, "fromId" uuid, before timestamptz, at timestamptz)`.execute(
    ctx.db,
  );
  return readMerge(ctx, mergeId);
}

/** The ids as they are stored. */
function checkIds(mergeIds: readonly string[], keptId: string): string[] {
  const violations = new Violations();
  if (mergeIds.length === 0) violations.add('mergeIds', 'The merge ids field must name a company.');
  if (mergeIds.length > maxMerged) {
    violations.add('mergeIds', `The merge ids field must not name more than ${maxMerged} companies.`);
  }
  const ids = mergeIds.map((id) => id.toLowerCase());
  for (const [index, id] of ids.entries()) {
    if (id === keptId.toLowerCase()) {
      violations.add(`mergeIds.${index}`, `The merge ids.${index} field is the company that is kept.`);
    } else if (ids.indexOf(id) < index) {
      violations.add(`mergeIds.${index}`, `The merge ids.${index} field is named twice.`);
    }
  }
  violations.throwIfAny();
  return ids;
}

/** Two requests that merge the same companies lock them in the same order. */
export async function lockInOrder(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  await ctx.write();
  await sql`
    select id from organizations
    where id = any(${ids}::uuid[]) and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
    order by id for update`.execute(ctx.db);
}

function isOfDirectory(ctx: RequestContext, { type, livemode, accountId }: Organization): boolean {
  return type === 'directory' && livemode === ctx.livemode && accountId === ctx.account.id;
}

/** The companies that are merged away. One that issues records is the company of a division. */
async function readMerged(
  ctx: RequestContext,
  violations: Violations,
  ids: readonly string[],
): Promise<Organization[]> {
  const named = ids.map((id, index) => [
    `merged${index}`,
    { field: `mergeIds.${index}`, table: organizations, id, changed: true },
  ]);
  await references(ctx, violations, Object.fromEntries(named));
  const rows = await (await ctx.write()).find(Organization, { id: { $in: [...ids] }, deletedAt: null });
  for (const [index, id] of ids.entries()) {
    const organization = rows.find((row) => row.id === id);
    // What is missing or of another account is reported already.
    if (!organization || violations.errors[`mergeIds.${index}`]) continue;
    if (!isOfDirectory(ctx, organization)) {
      violations.add(`mergeIds.${index}`, 'Only a company of the directory can be merged into another one.');
      continue;
    }
    const uses = issuedTables.map((table) => ({ table, column: 'organization_id' }));
    const issued = await referringTables(ctx, uses, id);
    if (issued.length > 0) {
      const sentence = `${organization.name} has ${tableWords(issued)} of its own: keep it, and merge the others into it.`;
      violations.add(`mergeIds.${index}`, sentence);
    }
  }
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

async function rejectTooMany(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  const scope = sql`organization_id = any(${ids}::uuid[]) and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from contacts where ${scope} and deleted_at is null)::int
      + (select count(*) from parties where ${scope} and deleted_at is null)::int
      + (select count(*) from pay_application_participants where ${scope})::int as n`.execute(ctx.db);
  const { n } = rows[0]!;
  if (n <= maxMoved) return;
  const [records, limit] = [n, maxMoved].map((number) => number.toLocaleString('en-US'));
  throw invalid({
    mergeIds: [
      `These companies are named by ${records} records, and at most ${limit} are moved at once: keep the one that most records name, or merge fewer.`,
    ],
  });
}

/** The values of the company that change, as they are before. */
function listReplaced(company: Organization, stored: object): Record<string, unknown> {
  const record = company as unknown as Record<string, unknown>;
  const entries = Object.entries(stored).filter(
    ([field, value]) => field !== 'id' && value !== undefined && !isSame(record[field], value),
  );
  return Object.fromEntries(entries.map(([field]) => [field, record[field] ?? null]));
}
