import { buildClaimDocument } from '../../src/domain/claim-document/build.js';
import type { ClaimFacts } from '../../src/domain/claim-document/facts.js';
import { claimVariant } from '../../src/domain/claim-document/variant.js';
import type { ClaimInstrument } from '../../src/domain/document/types.js';
import { claimantRole } from '../../src/domain/notice/document/served-parties.js';
import { claimForm } from '../../src/pdf/assets/claim/index.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { jobsiteIn, sites } from '../domain/preflight/sites.fixture.js';

export function formOf(facts: ClaimFacts, instrument: ClaimInstrument) {
  const { state, date } = facts.claim;
  const sector = facts.project.sector ?? 'private';
  const direct = claimantRole(facts) === 'general_contractor';
  return claimForm({ instrument, state, sector, date, variant: claimVariant(facts, instrument), direct });
}

type ClaimJob = Extract<RenderJob, { template: 'claim' }>;

export function claimJob(instrument: ClaimInstrument, facts: ClaimFacts, preview = false): ClaimJob {
  const model = buildClaimDocument(facts, instrument, formOf(facts, instrument));
  return { template: 'claim', model, preview, generatedAt: '2026-06-15T17:00:00+00:00' };
}

const invoices = [
  { number: 'BS-2044', date: '2026-03-31', due_date: '2026-04-30', amount: '28500.00', paid: '16000.00' },
  { number: 'BS-2051', date: '2026-04-30', due_date: '2026-05-30', amount: '21325.00' },
  { number: 'BS-2060', date: '2026-05-31', due_date: '2026-06-30', amount: 8000 },
];

export const publicParties = [
  ...defaultParties().filter(({ role }) => role !== 'owner' && role !== 'lender'),
  party('public_entity', 'Northside School District'),
  party('surety', 'Granite State Surety Co.'),
];
const roles = ['owner', 'lender', 'surety', 'owner'];
const crowd = Array.from({ length: 37 }, (_, i) =>
  party(roles[i % roles.length]!, `Party Number ${i + 1} Company`, { id: `party-${i}` }),
);

const legalDescription =
  'Lots 4 and 5, Block 12, Harbor Tract, as recorded in Book 12 of Maps, Page 31, records of the county';
const recordedIn = (state: string) => ({
  date: '2026-06-20',
  instrument_number: '2026-0114520',
  book: 'OR 3312',
  page: '88',
  county: sites[state]![1],
});
const recording = recordedIn('CA');
/** Block and lot, as the forms of New Jersey describe property. */
const newJersey = {
  tax_lot: { block: 1506, lot: 12 },
  contract: { form: 'written', change_orders: '3250.00', credits: 0, paid: 16000, retainage: '6425.00' },
};
const newJerseyLien = {
  ...newJersey,
  unpaid_balance_notice: { county: 'Mercer', date: '2026-06-02', number: '2026-004417', book: 'CL 12', page: '88' },
  arbitration_award: { date: '2026-06-12', amount: 48250 },
};
const lien = (state: string, project: Partial<ClaimFacts['project']> = {}) =>
  claimFacts({ claim: { state }, project: { legalDescription, ...project } });

/** The claimant is hired by a subcontractor. */
const belowSubcontractor = {
  project: { legalDescription, claimantRole: 'sub_subcontractor' },
  parties: [
    ...defaultParties().map((each) =>
      each.isClaimant ? { ...each, id: 'claimant', role: 'sub_subcontractor', hiredByPartyId: 'subcontractor' } : each,
    ),
    party('subcontractor', 'Delmar Welding LLC'),
  ],
};

/** Documents whose exact text is recorded in test/pdf/golden. */
export const goldenClaims: Record<string, [ClaimInstrument, ClaimFacts]> = {
  'claim-demand-formal': [
    'demand_letter',
    escalationFacts('demand_letter', {
      claim: {
        paymentDeadline: '2026-07-01',
        description: 'The work was accepted on June 12, 2026; no one has questioned it.',
        metadata: {
          invoices,
          payment_instructions: 'Please remit by check to the address above.',
          enclosures: ['Invoices'],
        },
      },
    }),
  ],
  'claim-demand-reminder': [
    'demand_letter',
    escalationFacts('demand_letter', { claim: { metadata: { level: 'reminder' } } }),
  ],
  'claim-demand-final-public': [
    'demand_letter',
    escalationFacts('demand_letter', {
      claim: { state: 'TX', paymentDeadline: '2026-07-01', metadata: { level: 'final' } },
      project: { sector: 'public' },
      parties: publicParties,
    }),
  ],
  ...Object.fromEntries(
    ['CA', 'TX', 'FL', 'NV', 'CO', 'VA', 'WY', 'NC', 'GA', 'AZ', 'MI', 'OH', 'MD', 'PR'].map((state) => [
      `claim-lien-${state.toLowerCase()}`,
      ['mechanics_lien', lien(state)] as [ClaimInstrument, ClaimFacts],
    ]),
  ),
  ...Object.fromEntries(
    [
      ['va-lien-sub-subcontractor', 'VA'],
      ['claim-lien-fl-sub-subcontractor', 'FL'],
    ].map(([name, state]) => [
      name,
      ['mechanics_lien', claimFacts({ claim: { state: state! }, ...belowSubcontractor })] as [
        ClaimInstrument,
        ClaimFacts,
      ],
    ]),
  ),
  'claim-lien-exhibits': [
    'mechanics_lien',
    claimFacts({
      claim: {
        state: 'WY',
        metadata: { invoices },
        amendment: {
          originalNumber: 'N-260610-BAY001',
          originalDate: '2026-06-10',
          reason: 'amount_changed',
          originalAmount: '40000.00',
          originalRecorded: true,
        },
      },
      project: { legalDescription: `${legalDescription}. `.repeat(9).trim() },
      jobsites: [
        jobsiteIn('WY'),
        jobsiteIn('WY', { name: 'North lot', addressLine1: '1210 Mill Street', isPrimary: false }),
      ],
    }),
  ],
  'claim-release-ca': [
    'lien_release',
    claimFacts({ claim: { metadata: { recording, release: { payment_date: '2026-07-02' } } } }),
  ],
  'claim-release-partial-oh': [
    'lien_release',
    escalationFacts('lien_filing', {
      claim: {
        state: 'OH',
        metadata: { recording: recordedIn('OH'), release: { scope: 'partial', amount: 20000, property: 'Lot 4 only' } },
      },
    }),
  ],
  'claim-release-wy': [
    'lien_release',
    claimFacts({ claim: { state: 'WY', metadata: { recording: recordedIn('WY') } } }),
  ],
  'claim-intent-co': ['notice_of_intent', lien('CO')],
  'claim-intent-generic': [
    'notice_of_intent',
    escalationFacts('demand_letter', { claim: { state: 'OR', paymentDeadline: '2026-07-01', metadata: { invoices } } }),
  ],
  'claim-notice-tx': ['notice_of_claim', claimFacts({ claim: { type: 'preliminary', state: 'TX' } })],
  'claim-notice-tx-retainage': [
    'notice_of_claim',
    claimFacts({ claim: { type: 'preliminary', state: 'TX', amount: '6425.00' } }),
  ],
  'claim-notice-fl': [
    'notice_of_claim',
    claimFacts({
      claim: {
        type: 'bond_claim',
        state: 'FL',
        metadata: { future_furnishing: { description: 'handrails of the parking deck', amount: 4000 } },
      },
      project: { bondNumber: 'SB-99812' },
      parties: [...defaultParties(), party('surety', 'Granite State Surety Co.')],
    }),
  ],
  'il-claim': [
    'notice_of_claim',
    claimFacts({
      claim: { type: 'preliminary', state: 'IL', metadata: { service_method: 'certified_restricted_delivery' } },
      project: { legalDescription },
    }),
  ],
  'ak-lien-general': [
    'mechanics_lien',
    claimFacts({
      claim: { state: 'AK', metadata: { recording: { district: 'Fairbanks' } } },
      project: { legalDescription },
    }),
  ],
  // Named like their forms: the gallery shows every form that no other job uses under its code.
  ...Object.fromEntries(
    ['AL', 'WA', 'NY', 'PA', 'IA', 'IN', 'KY', 'LA', 'MS', 'TN', 'RI'].map((state) => [
      `${state.toLowerCase()}-lien-general`,
      ['mechanics_lien', lien(state)] as [ClaimInstrument, ClaimFacts],
    ]),
  ),
  'nj-lien-general': ['mechanics_lien', claimFacts({ claim: { state: 'NJ', metadata: newJerseyLien } })],
  'nj-claim': ['notice_of_claim', claimFacts({ claim: { type: 'preliminary', state: 'NJ', metadata: newJersey } })],
  'claim-notice-generic': ['notice_of_claim', claimFacts({ claim: { type: 'preliminary', state: 'KS' } })],
  'claim-stop-owner-ca': ['stop_notice', claimFacts({ claim: { type: 'stop_payment' } })],
  'claim-stop-lender-bonded-ca': [
    'stop_notice',
    claimFacts({
      claim: {
        type: 'stop_payment',
        metadata: {
          stop_notice: {
            kind: 'private_lender',
            bonded: true,
            bond_number: 'SPN-7',
            surety: {
              name: 'Granite State Surety Co.',
              address_line1: '1 Granite Way',
              city: 'Concord',
              state: 'NH',
              zip: '03301',
            },
            value_furnished: 64250,
          },
        },
      },
    }),
  ],
  'claim-stop-public-ca': [
    'stop_notice',
    claimFacts({ claim: { type: 'stop_payment' }, project: { sector: 'public' }, parties: publicParties }),
  ],
  'claim-stop-generic': ['stop_notice', claimFacts({ claim: { type: 'stop_payment', state: 'WA' } })],
  'claim-bond-miller': [
    'bond_claim',
    claimFacts({
      claim: { type: 'bond_claim' },
      project: { sector: 'federal', bondNumber: 'SB-99812' },
      parties: publicParties,
    }),
  ],
  'claim-bond-public-tx': [
    'bond_claim',
    escalationFacts('bond_claim', {
      claim: { state: 'TX' },
      project: { sector: 'public', bondNumber: 'SB-99812' },
      parties: publicParties,
    }),
  ],
  'claim-bond-private': [
    'bond_claim',
    claimFacts({
      claim: {
        type: 'bond_claim',
        state: 'OR',
        metadata: {
          bond: {
            number: 'PB-12',
            surety: {
              name: 'Granite State Surety Co.',
              address_line1: '1 Granite Way',
              city: 'Concord',
              state: 'NH',
              zip: '03301',
            },
            penal_sum: 500000,
            date: '2026-01-15',
          },
        },
      },
    }),
  ],
  'claim-lawsuit': [
    'lawsuit_referral',
    escalationFacts('lawsuit', {
      claim: {
        description: 'The contractor says that the owner has not paid it.',
        metadata: {
          invoices,
          recording,
          lawsuit: {
            attorney: {
              name: 'Rosa Müller',
              firm: 'Müller & Ávila LLP',
              city: 'Oakland',
              state: 'CA',
              email: 'rm@example.com',
            },
            court: 'Superior Court of California',
            county: 'Alameda',
            causes: ['foreclose_lien', 'contract'],
            lis_pendens: true,
            limitation_dates: [{ label: 'Action to foreclose', date: '2026-09-18' }],
            documents: ['Contract of January 30, 2026', 'Preliminary notice with proof', 'Recorded lien'],
          },
        },
      },
      deadlines: [{ kind: 'lien_suit', date: '2026-09-18', source: 'Civ. Code 8460' }],
    }),
  ],
  'claim-forty-parties': [
    'notice_of_intent',
    escalationFacts('demand_letter', { claim: { state: 'OR' }, parties: [...defaultParties(), ...crowd] }),
  ],
};
