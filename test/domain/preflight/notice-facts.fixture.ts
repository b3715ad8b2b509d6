import type {
  DivisionFacts,
  JobsiteFacts,
  OrganizationFacts,
  PartyFacts,
  ProjectFacts,
} from '../../../src/domain/document/job-facts.js';
import type { NoticeFacts, NoticeRecordFacts } from '../../../src/domain/notice/document/notice-facts.js';

type Overrides = {
  notice?: Partial<NoticeRecordFacts>;
  project?: Partial<ProjectFacts>;
  division?: Partial<DivisionFacts> | null;
  parties?: PartyFacts[];
  jobsites?: JobsiteFacts[];
  exhibits?: NoticeFacts['exhibits'];
};

/** A California private job that passes preflight: subcontractor as claimant, owner, GC, lender, one jobsite. */
export function noticeFacts(overrides: Overrides = {}): NoticeFacts {
  return {
    notice: {
      id: '0197a000-0000-7000-8000-000000000001',
      state: 'CA',
      noticeNumber: 'N-260304-BAY001',
      noticeDate: '2026-03-04',
      claimAmount: '48250.00',
      originalClaimAmount: null,
      firstFurnishingDate: '2026-02-18',
      lastFurnishingDate: null,
      description: null,
      parentNoticeId: null,
      amendmentReason: null,
      metadata: null,
      ...overrides.notice,
    },
    project: {
      id: '0197a000-0000-7000-8000-000000000002',
      name: 'Harbor View Apartments',
      number: 'HV-114',
      sector: 'private',
      use: 'residential',
      ownerOccupied: false,
      units: null,
      newConstruction: null,
      contractAmount: '61000.00',
      dateContract: '2026-01-30',
      furnishedDescription: 'Structural steel stairs and railings, fabricated and installed',
      legalDescription: null,
      parcelNumber: '014-0287-006',
      permitNumber: 'B-2026-00471',
      noticeOfCommencement: null,
      bondNumber: null,
      loanNumber: '88-20417',
      claimantRole: 'subcontractor',
      state: 'CA',
      ...overrides.project,
    },
    division: overrides.division === null ? null : { ...division, ...overrides.division },
    parties: overrides.parties ?? defaultParties(),
    jobsites: overrides.jobsites ?? [jobsite()],
    ...(overrides.exhibits && { exhibits: overrides.exhibits }),
  };
}

export function defaultParties(): PartyFacts[] {
  return [
    party('subcontractor', 'Bayside Steel Works, Inc.', { isClaimant: true, hiredByPartyId: 'general_contractor' }),
    party('owner', 'Acme Holdings LLC', { reputed: true }),
    party('general_contractor', 'Keystone Builders, Inc.', { attention: 'Accounts Payable', contractNumber: 'K-2207' }),
    party('lender', 'First Pacific Bank, N.A.'),
  ];
}

/** The streets of the parties, by role. */
const streets: Record<string, string> = {
  owner: 'Franklin Street',
  general_contractor: 'Poplar Avenue',
  subcontractor: 'Cypress Street',
  lender: 'Grand Avenue',
  surety: 'Granite Way',
  public_entity: 'Linden Street',
  design_professional: 'Quincy Street',
  lien_agent: 'Sycamore Street',
};

/** A party whose id defaults to its role, with an organization of that name at its own address. */
export function party(
  role: string,
  name: string,
  overrides: Partial<PartyFacts> & { address?: Partial<OrganizationFacts> } = {},
): PartyFacts {
  const { address, ...rest } = overrides;
  return {
    id: role,
    role,
    isClaimant: false,
    isActive: true,
    reputed: false,
    attention: null,
    contractNumber: null,
    hiredByPartyId: null,
    addressOverride: null,
    organization: {
      id: `organization of ${name}`,
      name,
      legalName: null,
      addressLine1: `${100 + name.length} ${streets[role] ?? 'Juniper Street'}`,
      addressLine2: null,
      city: 'Oakland',
      state: 'CA',
      zip: '94607',
      phone: '(510) 555-0142',
      email: null,
      ...address,
    },
    ...rest,
  };
}

export function jobsite(overrides: Partial<JobsiteFacts> = {}): JobsiteFacts {
  return {
    name: null,
    addressLine1: '2400 Embarcadero West',
    addressLine2: null,
    city: 'Oakland',
    county: 'Alameda',
    state: 'CA',
    zip: '94607',
    parcelNumber: null,
    legalDescription: null,
    isPrimary: true,
    ...overrides,
  };
}

const division: DivisionFacts = {
  id: '0197a000-0000-7000-8000-000000000003',
  name: 'Bayside Steel Works, Inc., Structural Division',
  deletedAt: null,
  addressLine1: '780 Cypress Street',
  addressLine2: 'Building C',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  zipPlus4: '1820',
  phone: '(510) 555-0170',
  email: 'notices@baysidesteel.example',
  licenseNumber: 'CSLB 1048213',
};
