import { type Address, addressLines } from '../../address/lines.js';
import type { DivisionFacts, JobFacts, JobsiteFacts } from '../../document/job-facts.js';
import type { ClaimantBlock, JobsiteBlock, PartyBlock } from './model.js';
import type { InlineParty } from './notice-metadata.js';
import { claimantRole, type ServedParty } from './served-parties.js';

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
  return {
    name: division.name,
    role: claimantRole(facts),
    addressLines: addressLines(inTheUnitedStates(division)),
    city: division.city,
    phone: division.phone,
    email: division.email,
    licenseNumber: division.licenseNumber,
  };
}

export function jobsiteBlock(jobsite: JobsiteFacts): JobsiteBlock {
  const { name, county, parcelNumber, legalDescription } = jobsite;
  return { name, addressLines: addressLines(inTheUnitedStates(jobsite)), county, parcelNumber, legalDescription };
}

/** The state and ZIP code of divisions and jobsites are always those of the United States, whatever their country says. */
function inTheUnitedStates<A extends Address>(address: A): A {
  return { ...address, countryCode: null };
}
