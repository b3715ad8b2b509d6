import { sql } from 'kysely';
import type { ClaimProjectFacts } from '../../domain/claim-document/facts.js';
import type { OrganizationFacts, PartyFacts, PostalAddress } from '../../domain/document/job-facts.js';
import type { NoticeRecordFacts } from '../../domain/notice/document/notice-facts.js';
import type { NoticeType } from '../../domain/vocabulary.js';
import { belonging } from './belonging.js';
import { checked, referencedScope } from './scope.js';

/** A project with its parties and notices: what decides which notice serves which party. */
export interface NoticesOfJob {
  project: ClaimProjectFacts;
  /** Those that are not deleted, oldest first. */
  parties: Array<Omit<PartyFacts, 'addressOverride'> & PostalAddress & { organization: OrganizationFacts }>;
  /** All, also deleted ones, which a list of changes has. */
  notices: Array<NoticeRecordFacts & { type: NoticeType; recordedOn: string | null }>;
}

/** By the id of the project; null for a project that is not the caller's. Dates are `YYYY-MM-DD`, amounts decimal text. */
export const noticesOfJobs = belonging({
  name: 'notices-of-jobs',
  rows: (ctx, ids) => sql<NoticesOfJob & { id: string }>`
    select id, (select row_to_json(f) from (
        select id, name, number, sector, use, owner_occupied as "ownerOccupied", units, new_construction as "newConstruction",
          contract_amount::text as "contractAmount", date_contract as "dateContract",
          furnished_description as "furnishedDescription", legal_description as "legalDescription",
          parcel_number as "parcelNumber", permit_number as "permitNumber", notice_of_commencement as "noticeOfCommencement",
          bond_number as "bondNumber", loan_number as "loanNumber", claimant_role as "claimantRole", state,
          first_furnishing_date as "firstFurnishingDate", last_furnishing_date as "lastFurnishingDate",
          completion_date as "completionDate") f) as project,
      (select coalesce(json_agg(f), '[]') from (
        select p.id, p.role, p.is_claimant as "isClaimant", p.is_active as "isActive", p.reputed, p.attention,
          p.contract_number as "contractNumber", p.hired_by_party_id as "hiredByPartyId",
          p.address_line_1 as "addressLine1", p.address_line_2 as "addressLine2", p.city, p.state, p.zip,
          (select row_to_json(o) from (
            select id, name, legal_name as "legalName", phone, email, address_line_1 as "addressLine1",
              address_line_2 as "addressLine2", city, state, zip
            from organizations where id = p.organization_id and ${referencedScope(ctx, 'organizations')}) o) as organization
        from (select * from parties where project_id = projects.id and ${checked(ctx, 'parties')}) p
        order by p.id) f) as parties,
      (select coalesce(json_agg(f), '[]') from (
        select id, type, state, notice_number as "noticeNumber", notice_date as "noticeDate",
          claim_amount::text as "claimAmount", original_claim_amount::text as "originalClaimAmount",
          first_furnishing_date as "firstFurnishingDate", last_furnishing_date as "lastFurnishingDate",
          null as description, coalesce(recorded_on, filed_on) as "recordedOn", parent_notice_id as "parentNoticeId",
          amendment_reason as "amendmentReason", metadata
        from notices where project_id = projects.id and ${checked(ctx, 'notices', 'any')}) f) as notices
    from projects where id = any(${ids}) and ${referencedScope(ctx, 'projects')}`,
  owner: ({ id }) => id,
  value: ([row]): NoticesOfJob | null => row ?? null,
});
