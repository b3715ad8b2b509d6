import type { ClaimFacts } from '../../../src/domain/claim-document/facts.js';
import { noticeForm } from '../../../src/pdf/assets/notice-form.js';
import { noticeFacts } from '../preflight/notice-facts.fixture.js';
import { jobsiteIn, sites } from '../preflight/sites.fixture.js';

type Overrides = Omit<Parameters<typeof noticeFacts>[0] & object, 'notice' | 'project'> & {
  claim?: Partial<ClaimFacts['claim']>;
  project?: Partial<ClaimFacts['project']>;
  servedNotices?: ClaimFacts['servedNotices'];
  deadlines?: ClaimFacts['deadlines'];
};

/** A lien notice on the private job of `noticeFacts`, moved with its parties to the given state, with everything that any form needs. */
export function claimFacts({ claim, servedNotices, deadlines, ...job }: Overrides = {}): ClaimFacts {
  const state = claim?.state ?? 'CA';
  const { project, parties, ...facts } = noticeFacts(state === 'CA' ? job : { jobsites: [jobsiteIn(state)], ...job });
  const [city, , zip] = sites[state]!;
  return {
    ...facts,
    parties: parties.map((party) => ({ ...party, organization: { ...party.organization, city, state, zip } })),
    project: {
      ...project,
      firstFurnishingDate: '2026-02-18',
      lastFurnishingDate: '2026-05-29',
      completionDate: '2026-06-12',
      ...job.project,
    },
    today: '2026-07-31',
    servedNotices: servedNotices ?? [
      {
        title: `${noticeTitle(state)} No. N-260304-BAY001`,
        date: '2026-03-05',
        state,
        method: state === 'UT' ? 'registry' : 'certified_return_receipt',
      },
    ],
    deadlines: deadlines ?? [],
    claim: {
      kind: 'notice',
      type: 'lien',
      state: 'CA',
      number: 'N-260615-BAY001',
      date: '2026-06-15',
      paymentDeadline: null,
      amount: '48250.00',
      description: null,
      firstFurnishingDate: null,
      lastFurnishingDate: null,
      recordedOn: null,
      amendment: null,
      ...claim,
      metadata: { ...everything, ...claim?.metadata },
    },
  };
}

/** The preliminary notice by the name that the state has for it, as the service names it. */
function noticeTitle(state: string): string {
  const choice = {
    state,
    sector: 'private',
    use: null,
    ownerOccupied: null,
    units: null,
    newConstruction: null,
    direct: false,
    claimantRole: 'subcontractor',
    claimedFor: 'labor_or_materials',
  } as const;
  return noticeForm({ ...choice, noticeDate: '2026-03-05' }).title;
}

/** The same facts as an escalation of a type. */
export function escalationFacts(type: string, overrides: Overrides = {}): ClaimFacts {
  const claim = { kind: 'escalation', type, number: null, ...overrides.claim } as const;
  return claimFacts({ ...overrides, claim });
}

/** All metadata keys that any claim document reads. */
const everything = {
  signatory_name: 'Dana Whitfield',
  signatory_title: 'Credit Manager',
  service_method: 'certified_return_receipt',
  service_date: '2026-06-16',
  months_work_performed: ['March 2026', 'April 2026', 'May 2026'],
  contract: { form: 'written', change_orders: '3250.00', paid: 16000, retainage: '6425.00' },
  interest: { rate: 10, from: '2026-06-01', basis: 'under the contract' },
  payment_terms: 'monthly, within ten days after the owner pays the contractor',
  structure: 'Apartment building',
  license: { issued_on: '2024-07-01', expires_on: '2027-06-30' },
  amounts_not_due: [{ amount: '6425.00', due: 'final completion of the project' }],
};
