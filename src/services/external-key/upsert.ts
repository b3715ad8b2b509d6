import type { EntityClass } from '@mikro-orm/core';
import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { label } from '../../domain/shared/field-rules.js';
import type { TenantRecord } from '../../entities/record.js';
import { Violations } from '../../errors/app-error.js';
import type { Table } from '../../reads/loaders/table.js';
import { declarationsOf } from '../../schema/validation/rules.js';
import { listDifferences, lockIfThere } from '../shared/record.js';

interface Key {
  externalSource: string;
  externalId: string;
}

/** How the records of a type are made and changed by their key. */
export interface Upsertable<E extends TenantRecord, Input extends Key, Update> {
  entity: EntityClass<E>;
  table: Table;
  /** The input of an update, which says what can change. */
  updates: { prototype: object };
  create(ctx: RequestContext, input: Input): Promise<E>;
  update(ctx: RequestContext, input: Update): Promise<E>;
  /** The input in the form in which the record stores it, where that is another one: every member of a list with all its keys. */
  asStored?: (record: E, input: Input) => object;
  /** Fields of which null is what the service chooses. */
  chosen?: readonly string[];
  /** Locks what an update locks before the record. */
  before?: (ctx: RequestContext, id: string) => Promise<unknown>;
}

/**
 * Makes a record with a key of the caller's own, or changes the one of the account and the mode that has it. Fields that are not sent stay
 * as they are. What is sent as it is stored changes nothing, also where the record can no longer change: a list can be sent again every week.
 */
export async function upsert<E extends TenantRecord, Input extends Key, Update>(
  ctx: RequestContext,
  of: Upsertable<E, NoInfer<Input>, Update>,
  input: Input,
): Promise<{ record: E; created: boolean }> {
  authorize(ctx, 'records');
  await ctx.write();
  await lockKey(ctx, of.table, input);
  const match = (await findRecord(ctx, of, input)) ?? (await findRecord(ctx, of, input));
  if (!match) return { record: await of.create(ctx, input), created: true };
  const { record } = match;
  // The company has another key of its own, and what is known of it is there.
  if (match.isMerged) return { record, created: false };
  const sent = of.asStored ? of.asStored(record, input) : { ...input };
  const updatable = declarationsOf(of.updates);
  const violations = new Violations();
  const changed: Record<string, unknown> = {};
  for (const [field, value] of await listDifferences(ctx, record, sent)) {
    const declaration = updatable.get(field);
    // Null is what the service chooses, which it has done.
    if (value === null && (!declaration || of.chosen?.includes(field))) continue;
    if (!declaration) violations.add(field, `The ${label(field)} field cannot change.`);
    // Null is the default of a new record, and no value for one that is there.
    else if (value !== null || !declaration.rule.notNull) changed[field] = value;
  }
  violations.throwIfAny();
  if (Object.keys(changed).length === 0) return { record, created: false };
  return { record: await of.update(ctx, { id: record.id, ...changed } as Update), created: false };
}

/** Two requests with the same key come one after the other, so that the second finds what the first has made. */
async function lockKey(ctx: RequestContext, table: Table, { externalSource, externalId }: Key): Promise<void> {
  const name = JSON.stringify([table.name, ctx.account.id, ctx.livemode, externalSource, externalId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);
}

/** The record with a key, locked; null where there is none, and where it was deleted or merged a moment ago. */
async function findRecord<E extends TenantRecord, Input extends Key, Update>(
  ctx: RequestContext,
  { entity, table, before }: Upsertable<E, Input, Update>,
  key: Key,
): Promise<{ record: E; isMerged: boolean } | null> {
  const match = await findByKey(ctx, table, key);
  if (!match) return null;
  await before?.(ctx, match.id);
  const record = await lockIfThere(ctx, entity, table, match.id);
  return record && { record, isMerged: match.isMerged };
}

/** The id of the record with a key. That of a company that was merged leads to the one that it became, however often that was merged. */
async function findByKey(ctx: RequestContext, table: Table, { externalSource, externalId }: Key) {
  const isOfCompanies = table.name === 'organizations';
  const merged = isOfCompanies ? sql`merged_into_id` : sql`null::uuid`;
  const scope = sql`account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
  const { rows } = await sql<{ id: string; isMerged: boolean }>`
    with recursive chain as (
      (select id, ${merged} as next, deleted_at, 0 as steps from ${sql.table(table.name)}
        where external_source = ${externalSource} and external_id = ${externalId} and ${scope}
          and (deleted_at is null or ${merged} is not null)
        order by deleted_at desc nulls first limit 1)
      union all
      select o.id, o.merged_into_id, o.deleted_at, steps + 1 from chain
        join lateral (select * from organizations where id = chain.next and ${scope}) o on true
        where steps < 100)
    select id, steps > 0 as "isMerged" from chain where deleted_at is null`.execute(ctx.db);
  return rows[0];
}
