import { sql } from 'kysely';
import { belonging } from './belonging.js';
import { checked, referencedScope } from './scope.js';

/**
 * The parties of the project whose company has the name of the claimant, as companies are compared (decision 112). They are
 * suggestions: a person decides.
 */
export const suggestedPartiesOf = belonging({
  name: 'suggested parties:received_notices',
  rows: (ctx, ids) => sql<{ noticeId: string; partyId: string }>`
    select n.id as "noticeId", p.id as "partyId"
    from (select id, project_id, company_key(claimant_name) as key from received_notices
      where id = any(${ids}) and ${checked(ctx, 'received_notices')}) n
    join lateral (select id, organization_id from parties where project_id = n.project_id and is_active and ${checked(ctx, 'parties')}) p on true
    join lateral (select 1 from organizations where id = p.organization_id and ${referencedScope(ctx, 'organizations')}
      and (company_key(name) = n.key or company_key(legal_name) = n.key)) o on true
    order by p.id`,
  owner: ({ noticeId }) => noticeId,
  value: (rows): string[] => rows.map(({ partyId }) => partyId),
});
