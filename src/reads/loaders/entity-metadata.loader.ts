import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type EntityType, entityTypes } from '../../domain/vocabulary.js';
import { EntityMetadata } from '../../entities/entity-metadata.js';
import { AppError } from '../../errors/app-error.js';
import type { EntityMetadata as EntityMetadataRow } from '../../schema/entity-metadata.js';
import { reachable, rejectMissing, rowsWhere } from './read.js';
import { nodesStatement } from './statements.js';
import { defineTable, equals, tableOf } from './table.js';

export const entityMetadata = defineTable<EntityMetadataRow>({
  type: 'EntityMetadata',
  entity: EntityMetadata,
  name: 'entity_metadata',
  derived: { record: ['entityType'] },
  filters: { key: equals('key'), type: equals('type') },
  orders: { KEY: 'key' },
});

/** All entries of one record, by key. The caller must be able to read the record. */
export async function readEntries(ctx: RequestContext, type: EntityType, id: string): Promise<EntityMetadataRow[]> {
  await reach(ctx, type, id, 'look');
  const rows = await rowsWhere(ctx, entityMetadata, sql`entity_id = ${id}::uuid`);
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
}

export async function readEntry(
  ctx: RequestContext,
  type: EntityType,
  id: string,
  key: string,
): Promise<EntityMetadataRow> {
  await reach(ctx, type, id, 'look');
  const [row] = await rowsWhere(ctx, entityMetadata, sql`entity_id = ${id}::uuid and key = ${key}`);
  return row ?? noEntry(key);
}

export function noEntry(key: string): never {
  throw new AppError('NOT_FOUND', `The record has no metadata entry with the key ${key}.`);
}

/** The entries with these ids whose records the caller can read. */
export async function entriesById(ctx: RequestContext, ids: readonly string[]): Promise<EntityMetadataRow[]> {
  const rows = await rowsWhere(ctx, entityMetadata, sql`id = any(${ids}::uuid[])`);
  const owned = Map.groupBy(rows, ({ entityType }) => entityType);
  const entryGroups = await Promise.all(
    [...owned].map(async ([type, entries]) => {
      const owners = entries.map(({ entityId }) => entityId);
      const statement = nodesStatement(ctx, tableOf(entityTypes[type]), owners, sql`id`);
      const { rows: readable } = (await statement.execute(ctx.db)) as { rows: { id: string }[] };
      return entries.filter(({ entityId }) => readable.some(({ id }) => id === entityId));
    }),
  );
  return entryGroups.flat();
}

/** Checks that the caller can reach the record, or throws the coded error. `hold` also locks it against changes. */
export async function reach(ctx: RequestContext, type: EntityType, id: string, hold: 'look' | 'hold'): Promise<void> {
  const table = tableOf(entityTypes[type]);
  // An account can only read the records that others share with it.
  const accountCondition = table.name === 'organizations' ? sql`` : sql`and account_id = ${ctx.account.id}::uuid`;
  const { rows } = await sql`
    select 1 from ${sql.table(table.name)} where id = ${id}::uuid and ${reachable(ctx, table.name)}
    ${hold === 'hold' ? sql`${accountCondition} for no key update` : sql``}`.execute(ctx.db);
  if (rows.length === 0) await rejectMissing(ctx, table, id);
}
