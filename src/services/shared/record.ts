import { isDeepStrictEqual } from 'node:util';
import { type EntityClass, LockMode } from '@mikro-orm/core';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { insertRecords } from '../../context/insert-records.js';
import type { RequestContext } from '../../context/request-context.js';
import { label, wrong } from '../../domain/shared/field-rules.js';
import { Document } from '../../entities/document.js';
import { Jobsite } from '../../entities/jobsite.js';
import { Notice } from '../../entities/notice.js';
import { Party } from '../../entities/party.js';
import { PayApplication } from '../../entities/pay-application.js';
import type { TenantRecord } from '../../entities/record.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { ownerFieldFor, rejectMissing, words } from '../../reads/loaders/read.js';
import { scoped, withoutSoftDelete } from '../../reads/loaders/scope.js';
import type { Table } from '../../reads/loaders/table.js';
import { checkKey } from './external-key.js';

/** An input for a record: null means the default where the record has one. */
export type Draft<E> = { [K in keyof E]?: E[K] | null };

/** Inserts a new record of the caller's account and mode in the request's transaction. */
export async function insert<E extends TenantRecord>(
  ctx: RequestContext,
  entity: New<E>,
  data: Draft<E>,
  id: string = uuidv7(),
): Promise<E> {
  const [record] = await insertAll(ctx, entity, [{ id, data }]);
  return record!;
}

type New<E> = EntityClass<E> & (new () => E);

/** Inserts several new records in one statement. */
export async function insertAll<E extends TenantRecord>(
  ctx: RequestContext,
  entity: New<E>,
  drafts: ReadonlyArray<{ id: string; data: Draft<E> }>,
): Promise<E[]> {
  if (drafts.length === 0) return [];
  const now = ctx.now();
  const records = drafts.map(({ id, data }) => {
    const record = new entity();
    Object.assign(record, { id, accountId: ctx.account.id, livemode: ctx.livemode, createdAt: now, updatedAt: now });
    assignPresent(record, data);
    return record;
  });
  for (const record of records) checkKey(record);
  // The answer to an insert that a unique index can refuse decides the request.
  const isRefusable = refusable.has(entity) || records.some((record) => 'externalId' in record && record.externalId);
  await insertRecords(ctx, records, isRefusable ? 'now' : 'with next').catch(rejectTaken);
  return records;
}

/**
 * Locks a record for a change until the request ends, so that its rules and the caller's preconditions are checked against its
 * current state: of two changes that require the same state, only one is made.
 */
export async function lock<E extends TenantRecord>(
  ctx: RequestContext,
  entity: EntityClass<E>,
  table: Table,
  id: string,
): Promise<E> {
  const record = (await lockIfThere(ctx, entity, table, id)) ?? (await rejectMissing(ctx, table, id));
  await ctx.precondition?.judge(ctx, { type: table.type, id, updatedAt: record.updatedAt });
  return record;
}

/** As `lock`; null for a record that is deleted or that the caller cannot access. */
export async function lockIfThere<E extends TenantRecord>(
  ctx: RequestContext,
  entity: EntityClass<E>,
  table: Table,
  id: string,
): Promise<E | null> {
  const em = await ctx.write();
  const where: object =
    table.name === 'organizations'
      ? { id, accountId: ctx.account.id, deletedAt: null, $or: [{ livemode: ctx.livemode }, { id: ctx.account.id }] }
      : { id, accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null };
  return em.findOne(entity, where as never, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Applies a partial update: absent means unchanged, null clears. */
export async function change<E extends TenantRecord>(ctx: RequestContext, record: E, data: Draft<E>): Promise<E> {
  assignPresent(record, data);
  checkKey(record);
  stamp(ctx, record);
  await flush(ctx);
  return record;
}

/**
 * As `change`, for what a caller sends to a record: a record that has these values already is left as it is. Nothing is written, so
 * its time stays and there is neither an event nor an entry in the audit log.
 */
export async function update<E extends TenantRecord>(ctx: RequestContext, record: E, data: Draft<E>): Promise<E> {
  return (await differs(ctx, record, data)) ? change(ctx, record, data) : record;
}

async function differs(ctx: RequestContext, record: TenantRecord, data: object): Promise<boolean> {
  const { properties } = (await ctx.write()).getMetadata().get(record.constructor as EntityClass<TenantRecord>);
  return (await listDifferences(ctx, record, data)).some(([key]) => properties[key as keyof typeof properties]);
}

/** What of the data is not stored in a record like this, with what is stored elsewhere. */
export async function listDifferences(
  ctx: RequestContext,
  record: TenantRecord,
  data: object,
): Promise<Array<[field: string, value: unknown]>> {
  const defaults = new (record.constructor as new () => Record<string, unknown>)();
  const { properties } = (await ctx.write()).getMetadata().get(record.constructor as EntityClass<TenantRecord>);
  return Object.entries(data).filter(([key, value]) => {
    if (value === undefined || key === 'id') return false;
    const property = properties[key as keyof typeof properties];
    return !property || !isSame(record[key as never], value ?? defaults[key], isDecimal(property.type));
  });
}

/** MikroORM replaces the name of a type by that of its class once it has read the entities. */
const isDecimal = (type: string) => type === 'decimal' || type === 'DecimalType';

/** Whether two values are stored alike: the keys of an object have no order, and `10` is `10.00` in a column of numbers. */
export function isSame(stored: unknown, sent: unknown, isNumber = false): boolean {
  if (isNumber && stored !== null && sent !== null) return Number(stored) === Number(sent);
  return isDeepStrictEqual(plain(stored), plain(sent));
}

function plain(value: unknown): unknown {
  return value !== null && typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : (value ?? null);
}

/**
 * The time of a change of a locked record. It always increases, by at least the millisecond that the column keeps: otherwise
 * two changes in the same millisecond would look like one to a caller that sends the time of the first as a precondition.
 */
export function stamp(ctx: RequestContext, record: TenantRecord, now = ctx.now()): void {
  record.updatedAt = timeOfChange(record, now);
}

/** The time that `stamp` gives to a change at `now`. */
export function timeOfChange({ updatedAt }: Pick<TenantRecord, 'updatedAt'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}

/** Soft delete: documents may refer to the record. */
export async function remove<E extends TenantRecord>(ctx: RequestContext, record: E): Promise<E> {
  record.deletedAt = ctx.now();
  record.updatedAt = record.deletedAt;
  await flush(ctx);
  return record;
}

/** A unique index that a caller can violate, with the field and the message to return. */
const takenFields: Record<string, [field: string, sentence: string]> = {
  notices_number: ['metadata.notice_number', 'The notice number has already been taken.'],
  jobsites_one_primary: ['isPrimary', 'The project already has a primary jobsite.'],
  documents_one_current: ['documentableId', 'The record already has a current document: revert it first.'],
};

/** The end of the name of each index of the callers' own keys. */
const keyIndex = '_external_key';

/**
 * The entities with a unique index that a request can violate. The answer to their insert decides the request, so it is not sent
 * with a later statement.
 */
export const refusable: ReadonlySet<unknown> = new Set([Document, Jobsite, Notice, Party, PayApplication]);

function rejectTaken(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (constraint?.endsWith(keyIndex))
    throw invalid({ externalId: ['Another record has this external id of the same source.'] });
  const takenField = constraint ? takenFields[constraint] : undefined;
  if (takenField) throw invalid({ [takenField[0]]: [takenField[1]] });
  throw error;
}

export async function flush(ctx: RequestContext): Promise<void> {
  const em = await ctx.write();
  await em.flush().catch(rejectTaken);
  ctx.forgetReads();
}

export interface Reference {
  field: string;
  table: Table;
  id: string | null | undefined;
  /** The record must also belong to this project. */
  projectId?: string;
  /** The request goes on to change the record. Upgrading a shared lock would make two requests deadlock. */
  changed?: boolean;
  /** Any tenant's account may be named: the record is shared with it. */
  anyTenant?: boolean;
}

/**
 * Reads the records that an input names, in one statement, and locks them against deletion until the request ends (unless the
 * caller only looks). A missing or deleted record is a violation of its field; a record of another organization is refused with
 * a 403 that names the field.
 */
export async function references<Names extends string>(
  ctx: RequestContext,
  violations: Violations,
  named: Record<Names, Reference>,
  hold: 'hold' | 'look' = 'hold',
): Promise<Partial<Record<Names, Record<string, unknown>>>> {
  const entries = (Object.entries(named) as Array<[Names, Reference]>).filter(([, { id }]) => id);
  if (entries.length === 0) return {};
  if (hold === 'hold') await ctx.write();
  const parts = entries.map(([name, { table, id, projectId, changed, anyTenant }], index) => {
    const cte = sql.raw(`r${index}`);
    const readable: RawBuilder<unknown> =
      table.name === 'organizations'
        ? sql`(${scoped(ctx, table.name)} or (
            (id = any(${listMemberships(ctx)}::uuid[]) or (${anyTenant ?? false} and type = 'tenant')) and deleted_at is null))`
        : scoped(ctx, table.name);
    const project = projectId ? sql` and project_id = ${projectId}::uuid` : sql``;
    const held = changed ? sql`for no key update` : sql`for share`;
    return {
      with: sql`${cte} as (
        select ${name}::text as name, account_id, (${readable}${project}) as found, to_jsonb(t) as row
        from ${sql.table(table.name)} t where id = ${id}::uuid ${hold === 'hold' ? held : sql``})`,
      select: sql`select * from ${cte}`,
    };
  });
  const { rows } = await sql<{ name: Names; account_id: string; found: boolean; row: Record<string, unknown> }>`
    with ${sql.join(parts.map((part) => part.with))} ${sql.join(
      parts.map((part) => part.select),
      sql` union all `,
    )}`.execute(ctx.db);
  const result: Partial<Record<Names, Record<string, unknown>>> = {};
  const forbidden: Record<string, string[]> = {};
  for (const [name, { field, table }] of entries) {
    const row = rows.find((candidate) => candidate.name === name);
    if (row?.found) result[name] = row.row;
    else if (row && !listMemberships(ctx).includes(row.account_id)) {
      forbidden[field] = [
        `The ${words(table.type)} in ${label(field)} belongs to another ${ownerFieldFor(table.type)}.`,
      ];
    } else violations.add(field, { ...wrong('reference'), message: `The selected ${label(field)} is invalid.` });
  }
  const [first] = Object.values(forbidden);
  if (first && !violations.any) throw new AppError('FORBIDDEN', first[0], { errors: forbidden });
  for (const [field, sentences] of Object.entries(forbidden)) violations.add(field, sentences[0]!);
  return result;
}

/** Whether any row of the given tables that is not deleted refers to the record: for the checks before a deletion. */
export async function isReferenced(
  ctx: RequestContext,
  uses: ReadonlyArray<{ table: string; column: string }>,
  id: string,
): Promise<boolean> {
  return (await referringTables(ctx, uses, id)).length > 0;
}

/** Those of the given tables that have such a row. */
export async function referringTables(
  ctx: RequestContext,
  uses: ReadonlyArray<{ table: string; column: string }>,
  id: string,
): Promise<string[]> {
  const parts = uses.map(
    ({ table, column }) =>
      sql`select ${table}::text as "table" where exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}::uuid${withoutSoftDelete.has(table) ? sql`` : sql` and deleted_at is null`})`,
  );
  const { rows } = await sql<{ table: string }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  const tableNames = new Set(rows.map(({ table }) => table));
  return uses.map(({ table }) => table).filter((table) => tableNames.has(table));
}

/** Table names as a list in a sentence: `notices, waivers and pay applications`. */
export function tableWords(tables: readonly string[]): string {
  const names = tables.map((table) => (table === 'sovs' ? 'schedules of values' : table.replaceAll('_', ' ')));
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}

function listMemberships(ctx: RequestContext): string[] {
  if (ctx.principal.pinnedOrganizationId) return [ctx.account.id];
  return ctx.principal.memberships.map(({ organizationId }) => organizationId);
}

function assignPresent(record: object, data: object): void {
  const defaults = new (record.constructor as new () => Record<string, unknown>)();
  for (const [key, value] of Object.entries(data)) {
    if (value === undefined || key === 'id') continue;
    Object.assign(record, { [key]: value ?? defaults[key] ?? null });
  }
}
