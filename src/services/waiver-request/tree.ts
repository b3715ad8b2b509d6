import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type ClaimantRole, claimantRoles } from '../../domain/vocabulary.js';
import { scoped } from '../../reads/loaders/scope.js';

/**
 * The parties below the claimant, down the tree of who hired whom, as `payees`: those that can furnish work, and are active. It begins
 * a statement.
 */
export function withPayees(ctx: RequestContext, projectId: string): RawBuilder<unknown> {
  const roles: readonly ClaimantRole[] = claimantRoles;
  return sql`
    with recursive job as (
      select id, organization_id, hired_by_party_id, role, is_claimant, is_active, serial from parties
      where project_id = ${projectId}::uuid and ${scoped(ctx, 'parties')}
    ), tree as (
      select id, organization_id, hired_by_party_id, role, is_active, serial, 0 as tier from job where is_claimant
      union all
      select j.id, j.organization_id, j.hired_by_party_id, j.role, j.is_active, j.serial, t.tier + 1
      from job j join tree t on j.hired_by_party_id = t.id where not j.is_claimant
    ), payees as (select * from tree where tier > 0 and is_active and role = any(${roles}::text[]))`;
}
