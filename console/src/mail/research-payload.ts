import type { ResearchSourceQuery } from './research.documents';

type Project = ResearchSourceQuery['project'];

export const scopes = ['research', 'research_and_document', 'full_service'] as const;
export type Scope = (typeof scopes)[number];

/** As many recipients are paid for at least. */
const fewest = 3;

const jobsiteOf = ({ jobsites: { nodes } }: Project) => nodes.find(({ isPrimary }) => isPrimary) ?? nodes[0];
const partiesOf = ({ parties }: Project) =>
  parties.nodes.filter(({ isClaimant, isActive, organization }) => !isClaimant && isActive && organization);

/** What a request costs: the fee, and the postage of a full service to the parties that are known. */
export function toPriceQuery(project: Project, scope: Scope) {
  return {
    eventType: 'NOTICE_RESEARCH' as const,
    fulfillmentScope: scope.toUpperCase() as Uppercase<Scope>,
    ...(scope === 'full_service' && {
      recipients: Math.max(fewest, partiesOf(project).length),
      state: jobsiteOf(project)?.state ?? null,
    }),
  };
}

/** What the partner needs and the project does not have yet, each with the part of the project where it is entered. */
export function listMissingFacts(project: Project): { fact: string; isOfPeople: boolean }[] {
  const { addressLine1, city, state, zip } = jobsiteOf(project) ?? {};
  const facts = [
    { fact: 'the complete address of the jobsite', isOfPeople: true, isKnown: addressLine1 && city && state && zip },
    { fact: 'what you furnish', isOfPeople: false, isKnown: project.furnishedDescription },
    { fact: 'the contract amount', isOfPeople: false, isKnown: Number(project.contractAmount) > 0 },
  ];
  return facts.filter(({ isKnown }) => !isKnown).map(({ fact, isOfPeople }) => ({ fact, isOfPeople }));
}

/** The facts of the project as the partner receives them. The payload is a free-form object, so its keys are not those of GraphQL. */
export function buildPayload(project: Project, scope: Scope): Record<string, unknown> {
  const site = jobsiteOf(project);
  return {
    fulfillment_scope: scope,
    division_id: project.divisionId,
    claimant_role: project.claimantRole.toLowerCase(),
    project: {
      name: project.name,
      external_id: project.number,
      jobsite: toAddress(site),
      furnished_description: project.furnishedDescription,
      contract_amount: project.contractAmount,
      first_furnishing_date: project.firstFurnishingDate,
      last_furnishing_date: project.lastFurnishingDate,
      date_contract: project.dateContract,
    },
    parties: partiesOf(project).map(({ role, organization, ...facts }) => ({
      role: role.toLowerCase(),
      name: organization!.name,
      // The address on the project wins over that of the company.
      address: toPartyAddress(facts.addressLine1 ? facts : organization),
      email: organization!.email,
      phone: organization!.phone,
    })),
  };
}

interface Address {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  countryCode?: string | null;
}

function toPartyAddress(address: Address | null | undefined) {
  return { ...toAddress(address), ...(address?.countryCode && { country_code: address.countryCode }) };
}

function toAddress(address: Address | null | undefined) {
  const { addressLine1, addressLine2, city, state, zip } = address ?? {};
  return { line_1: addressLine1, line_2: addressLine2, city, state, zip };
}
