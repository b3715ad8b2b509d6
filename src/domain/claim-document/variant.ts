import type { ClaimInstrument } from '../document/types.js';
import { readNoticeOptions } from '../notice/document/notice-metadata.js';
import { claimantRole, listGeneralContractors } from '../notice/document/served-parties.js';
import { parseCents } from '../shared/money.js';
import { findHiringParty } from './addressees.js';
import { claimDetails } from './details.js';
import type { ClaimFacts } from './facts.js';
import { type HiredBy, hiredBy } from './florida-notice.js';
import { ownersOfClaim } from './leasehold.js';
import { readClaimOptions } from './options.js';

/** The variant of an instrument's form that the facts call for; null if the instrument has only one form. */
export function claimVariant(facts: ClaimFacts, instrument: ClaimInstrument): string | null {
  const options = readClaimOptions(facts.claim.metadata);
  const details = claimDetails(facts, options, readNoticeOptions(facts.claim.metadata));
  switch (instrument) {
    case 'mechanics_lien':
      return lienVariant(facts);
    case 'notice_of_intent':
      return facts.project.use === 'residential' ? 'residential' : 'other';
    case 'demand_letter':
      return details.level;
    case 'stop_notice':
      return details.stopNotice.kind;
    case 'lien_release':
      return details.release.scope;
    case 'notice_of_claim': {
      const retainage = parseCents(details.contract.retainage ?? '') ?? 0n;
      return retainage > 0n && retainage === parseCents(details.amount ?? '') ? 'retainage' : 'work';
    }
    default:
      return null;
  }
}

function lienVariant(facts: ClaimFacts): string {
  const role = claimantRole(facts);
  if (facts.claim.state === 'WV') return westVirginia(role, hiringSide(facts) === 'owner');
  if (facts.claim.state === 'VA') return virginia(role, hiringSide(facts));
  return role === 'general_contractor' ? 'direct' : 'subcontract';
}

/** W. Va. Code §§ 38-2-8 to 38-2-13 have a notice for each. */
function westVirginia(role: string, isHiredByOwner: boolean): string {
  if (role === 'material_supplier' || role === 'equipment_lessor')
    return isHiredByOwner ? 'supplier_to_owner' : 'supplier';
  if (role === 'laborer') return isHiredByOwner ? 'laborer_of_owner' : 'laborer';
  return role === 'general_contractor' || isHiredByOwner ? 'contractor' : 'subcontractor';
}

/** Code of Virginia § 43-1: a general contractor contracts directly with the owner, a subcontractor with the general contractor. */
function virginia(role: string, hired: HiredBy): string {
  if (role === 'general_contractor' || hired === 'owner') return 'direct';
  return hired === 'other' || (hired === null && role === 'sub_subcontractor') ? 'sub_subcontract' : 'subcontract';
}

function hiringSide(facts: ClaimFacts): HiredBy {
  const options = readNoticeOptions(facts.claim.metadata);
  return hiredBy(
    findHiringParty(facts, options)?.name,
    ownersOfClaim(facts, options),
    listGeneralContractors(facts, options),
  );
}
