import { isBlank } from '../preflight/address.js';
import type { DivisionFacts, JobFacts, JobsiteFacts, PostalAddress } from '../preflight/notice-facts.js';
import type { InlineParty } from '../preflight/notice-metadata.js';
import { claimantRole, type ServedParty } from '../preflight/served-parties.js';
import type { ClaimantBlock, JobsiteBlock, PartyBlock } from './model.js';

/** The lines of a postal address as on an envelope; missing parts leave no gap. */
export function addressLines(address: PostalAddress): string[] {
  const stateAndZip = [address.state, address.zip].filter(isPresent).join(' ');
  const lastLine = [address.city, stateAndZip].filter(isPresent).join(', ');
  return [address.addressLine1, address.addressLine2, lastLine].filter(isPresent).map((line) => line.trim());
}

export function partyBlock(served: ServedParty): PartyBlock {
  const { role, reputed, name, attention, phone, contractNumber } = served;
  return { role, reputed, name, attention, addressLines: addressLines(served.address), phone, contractNumber };
}

export function inlineBlock(role: string, party: InlineParty): PartyBlock {
  const { name, attention, phone } = party;
  return { role, reputed: false, name, attention, addressLines: addressLines(party), phone, contractNumber: null };
}

/** The claimant as printed comes from the division alone; nothing on the notice can override it. */
export function claimantBlock(facts: JobFacts, division: DivisionFacts): ClaimantBlock {
  const plusFour = division.zipPlus4 && /^\d{5}$/.test(division.zip ?? '') ? `-${division.zipPlus4}` : '';
  return {
    name: division.name,
    role: claimantRole(facts),
    addressLines: addressLines({ ...division, zip: `${division.zip ?? ''}${plusFour}` }),
    city: division.city,
    phone: division.phone,
    email: division.email,
    licenseNumber: division.licenseNumber,
  };
}

export function jobsiteBlock(jobsite: JobsiteFacts): JobsiteBlock {
  const { name, county, parcelNumber, legalDescription } = jobsite;
  return { name, addressLines: addressLines(jobsite), county, parcelNumber, legalDescription };
}

function isPresent(value: string | null | undefined): value is string {
  return !isBlank(value);
}
