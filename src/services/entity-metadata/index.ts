import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize, type Permission } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { castValue, entriesPerRecord, inferType } from '../../domain/entity-metadata/cast.js';
import type { EntityType } from '../../domain/vocabulary.js';
import { invalid } from '../../errors/app-error.js';
import { type EventSubject, emit } from '../../events/outbox.js';
import { entityMetadata, noEntry, reach } from '../../reads/loaders/entity-metadata.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import { allFields, selectList } from '../../reads/loaders/table.js';
import type { EntityMetadata, MetadataKeyInput, SetMetadataInput } from '../../schema/entity-metadata.js';
import { atKey, checkJson } from '../../schema/validation/json.js';

const columns = sql.raw(selectList(entityMetadata, allFields(entityMetadata), '*'));

/**
 * Creates the entry of a key, or replaces it. The record's row is locked, so that concurrent requests count the entries one at
 * a time.
 */
export async function setMetadata(ctx: RequestContext, input: SetMetadataInput): Promise<EntityMetadata> {
  authorize(ctx, permissionFor(input.entityType));
  const type = input.type ?? inferType(input.value);
  const cast = castValue(input.value, type);
  if ('wrong' in cast) throw invalid({ value: [`The value field ${cast.wrong}`] });
  // JSON that was sent as text has the same limits as JSON that was sent as an object.
  const unbounded = checkJson(cast.value).map(({ path, wrong }) => atKey('value', path, wrong));
  if (unbounded.length > 0) throw invalid({ value: unbounded });
  await ctx.write();
  await reach(ctx, input.entityType, input.entityId, 'hold');
  await ctx.precondition?.judge(ctx, { type: entityMetadata.type, id: input.key });
  const now = ctx.now().toISOString();
  const ofRecord = sql`entity_id = ${input.entityId}::uuid and ${scoped(ctx, 'entity_metadata')}`;
  const { rows } = await sql<EntityMetadata>`
    insert into entity_metadata (id, account_id, livemode, entity_type, entity_id, key, value, type, created_at, updated_at)
    select ${uuidv7()}::uuid, ${ctx.account.id}::uuid, ${ctx.livemode}, ${input.entityType}, ${input.entityId}::uuid,
      ${input.key}, ${JSON.stringify(cast.value)}::jsonb, ${type}, ${now}::timestamptz, ${now}::timestamptz
    where exists (select 1 from entity_metadata where ${ofRecord} and key = ${input.key})
      or (select count(*) from entity_metadata where ${ofRecord}) < ${entriesPerRecord}
    on conflict (entity_id, account_id, livemode, key)
      do update set value = excluded.value, type = excluded.type, updated_at = excluded.updated_at
        where (entity_metadata.value, entity_metadata.type) is distinct from (excluded.value, excluded.type)
    returning ${columns}`.execute(ctx.db);
  if (!rows[0]) {
    const existing = await sql<EntityMetadata>`
      select ${columns} from entity_metadata where ${ofRecord} and key = ${input.key}`.execute(ctx.db);
    if (existing.rows[0]) return existing.rows[0];
  }
  if (!rows[0]) throw invalid({ key: [`The record already has ${entriesPerRecord} metadata entries.`] });
  emit(ctx, { type: 'metadata.updated', record: rows[0] as EntityMetadata & EventSubject });
  return rows[0];
}

export async function deleteMetadata(ctx: RequestContext, input: MetadataKeyInput): Promise<EntityMetadata> {
  authorize(ctx, permissionFor(input.entityType));
  await ctx.write();
  await reach(ctx, input.entityType, input.entityId, 'hold');
  await ctx.precondition?.judge(ctx, { type: entityMetadata.type, id: input.key });
  const { rows } = await sql<EntityMetadata>`
    delete from entity_metadata where entity_id = ${input.entityId}::uuid and key = ${input.key}
      and ${scoped(ctx, 'entity_metadata')} returning ${columns}`.execute(ctx.db);
  if (!rows[0]) return noEntry(input.key);
  emit(ctx, { type: 'metadata.deleted', record: rows[0] as EntityMetadata & EventSubject });
  return rows[0];
}

/** Entries belong to their record, so only those who may change a webhook or a credential change its entries. */
function permissionFor(type: EntityType): Permission {
  return administered.has(type) ? 'administration' : 'records';
}

const administered: ReadonlySet<EntityType> = new Set(['webhooks', 'provider-auth', 'shipper-auth']);
