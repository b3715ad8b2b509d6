import type { World } from '../support/worlds/world.js';

/** A merge into a company of the directory, of which one moved contact is gone. @returns its id */
export async function addOrganizationMerge(world: World, keptId: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `with merge as (
       insert into organization_merges (id, account_id, livemode, kept_id, kept_updated_before, kept_updated_at, created_at)
       select uuidv7(), account_id, livemode, id, updated_at, updated_at, now() from organizations where id = $1 returning *
     ), moved as (
       insert into organization_merge_rows (merge_id, account_id, livemode, table_name, row_id, record_id, from_id, updated_before, row_updated_at)
       select id, account_id, livemode, 'contacts', uuidv7(), uuidv7(), kept_id, created_at, created_at from merge)
     select id from merge`,
    [keptId],
  );
  return row!.id;
}
