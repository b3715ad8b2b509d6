import { sql } from 'kysely';
import type { PaidParty } from '../../domain/received-notice/below.js';
import type { ClaimantMatch, ReceivedNoticeKind } from '../../domain/received-notice/vocabulary.js';
import type { ClaimantRole, WaiverType } from '../../domain/vocabulary.js';
import { belonging } from './belonging.js';
import { checked, referencedScope } from './scope.js';

/** Who can claim on a project, what has arrived from them, and which waivers they have signed. Dates are `YYYY-MM-DD`. */
export interface ClaimantsOfProject {
  parties: Array<PaidParty & { name: string }>;
  /** Those that are not released, newest first. */
  notices: Array<{
    id: string;
    kind: ReceivedNoticeKind;
    partyId: string | null;
    match: ClaimantMatch;
    claimantName: string;
    /** The name as companies are compared. */
    nameKey: string;
    claimantRole: ClaimantRole | null;
    amount: string | null;
    firstFurnishingDate: string | null;
    lastFurnishingDate: string | null;
  }>;
  /** Those that count: an unconditional waiver that is held until payment does not. */
  waivers: Array<{
    organizationId: string;
    type: WaiverType;
    throughDate: string | null;
    payApplicationId: string | null;
  }>;
}

export const claimantsOfProjects = belonging({
  name: 'claimants-of-projects',
  rows: (ctx, ids) => sql<ClaimantsOfProject & { id: string }>`
    select id,
      (select coalesce(json_agg(f), '[]') from (
        select p.id, p.role, p.organization_id as "organizationId", p.is_claimant as "isClaimant",
          p.hired_by_party_id as "hiredByPartyId", o.name
        from (select * from parties where project_id = projects.id and is_active and ${checked(ctx, 'parties')}) p
        join lateral (select name from organizations where id = p.organization_id and ${referencedScope(ctx, 'organizations')}) o on true
        order by p.id) f) as parties,
      (select coalesce(json_agg(f), '[]') from (
        select id, kind, party_id as "partyId", match, claimant_name as "claimantName", company_key(claimant_name) as "nameKey",
          claimant_role as "claimantRole", amount::text as amount, first_furnishing_date as "firstFurnishingDate",
          last_furnishing_date as "lastFurnishingDate"
        from received_notices where project_id = projects.id and released_on is null and ${checked(ctx, 'received_notices')}
        order by received_on desc, serial desc) f) as notices,
      (select coalesce(json_agg(f), '[]') from (
        select organization_id as "organizationId", type, through_date as "throughDate", pay_application_id as "payApplicationId"
        from waivers where project_id = projects.id and (status in ('effective', 'released')
          or status = 'signed' and type in ('conditional_progress', 'conditional_final')) and ${checked(ctx, 'waivers')}) f) as waivers
    from projects where id = any(${ids}) and ${referencedScope(ctx, 'projects')}`,
  owner: ({ id }) => id,
  value: ([row]): ClaimantsOfProject => row ?? { parties: [], notices: [], waivers: [] },
});
