import { isAbroad } from '../address/countries.js';
import { addDays } from '../shared/calendar.js';
import type { PartyRole } from '../vocabulary.js';
import type { FulfillmentPayload, PayloadParty } from './payload.js';

/** A party in the result of research. */
interface FoundParty {
  role: PartyRole;
  name: string;
  addressLine1: string;
  city?: string;
  state?: string;
  zip?: string;
  countryCode?: string;
  email?: string;
  hiredClaimant?: boolean;
}

/**
 * The research result of the sandbox's partner for a job: always the same, made up, and with names that show it. It returns the
 * parties that the caller knows with addresses, and adds an owner and a general contractor if they are missing; the deadline is
 * twenty days after the work began.
 */
export function simulatedFacts({ claimant_role: claimantRole, project, parties }: FulfillmentPayload) {
  const { jobsite, first_furnishing_date: first, last_furnishing_date: last } = project;
  const there = {
    state: jobsite.state,
    ...(jobsite.city && { city: jobsite.city }),
    ...(jobsite.zip && { zip: jobsite.zip }),
  };
  // A party with the claimant's role may be the claimant itself, so research does not look for one.
  const otherParties = (parties ?? []).filter(({ role }) => role !== claimantRole);
  const lacks = (...roles: PartyRole[]) => !otherParties.some(({ role }) => roles.includes(role));
  const simulatedParties = [
    ...otherParties.map((party) => withAddress(party, there)),
    ...(lacks('owner', 'public_entity')
      ? [{ role: 'owner' as const, name: 'Simulated Owner LLC', addressLine1: '1 Simulation Way', ...there }]
      : []),
    ...(lacks('general_contractor') && claimantRole !== 'general_contractor'
      ? [
          {
            role: 'general_contractor' as const,
            name: 'Simulated Builders Inc.',
            addressLine1: '2 Simulation Way',
            ...there,
          },
        ]
      : []),
  ];
  const begun = first ?? last;
  return {
    project: { parcelNumber: 'SIM-0001-0002', legalDescription: 'Lot 2, Block 1, Simulated Addition' },
    jobsite: {
      county: 'Simulated',
      parcelNumber: 'SIM-0001-0002',
      legalDescription: 'Lot 2, Block 1, Simulated Addition',
    },
    parties: simulatedParties satisfies FoundParty[],
    notice: begun ? { deadlineDate: addDays(begun, 20) } : {},
    summary: { simulated: true },
  };
}

function withAddress({ role, name, address, email }: PayloadParty, there: Pick<FoundParty, 'city' | 'state' | 'zip'>) {
  const abroad = address?.country_code && isAbroad(address.country_code) ? address.country_code : undefined;
  const near = abroad ? { countryCode: abroad } : there;
  return {
    role,
    name,
    addressLine1: address?.line_1 ?? '3 Simulation Way',
    ...near,
    ...(address?.city && { city: address.city }),
    ...(address?.state && { state: address.state }),
    ...(address?.zip && { zip: address.zip }),
    ...(email && { email }),
  };
}
