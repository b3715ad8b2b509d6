import { buildNoticeDocument } from '../../src/domain/notice/document/build.js';
import type { NoticeFacts } from '../../src/domain/notice/document/notice-facts.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { defaultParties, jobsite, noticeFacts, party } from '../domain/preflight/notice-facts.fixture.js';
import { jobsiteIn } from '../domain/preflight/sites.fixture.js';

export function noticeJob(facts: NoticeFacts = noticeFacts(), preview = false): RenderJob {
  return {
    template: 'notice',
    model: buildNoticeDocument(facts),
    preview,
    generatedAt: '2026-03-04T17:00:00+00:00',
  };
}

export const served = {
  signatory_name: 'Dana Whitfield',
  signatory_title: 'Credit Manager',
  service_method: 'certified_return_receipt',
  service_date: '2026-03-05',
};

const publicParties = [
  ...defaultParties().filter(({ role }) => role !== 'owner' && role !== 'lender'),
  party('public_entity', 'Oakland Unified School District'),
  party('surety', 'Granite State Surety Co.'),
];

/** Only one recipient in addition to the owner, which keeps a golden mail pack short. */
const pair = defaultParties().filter(({ role }) => role !== 'lender');

const roles = ['subcontractor', 'material_supplier', 'lessee', 'equipment_lessor'];
const crowd = Array.from({ length: 37 }, (_, i) =>
  party(roles[i % roles.length]!, `Party Number ${i + 1} Company`, { id: `party-${i}` }),
);

type Overrides = NonNullable<Parameters<typeof noticeFacts>[0]>;

/** A notice for the state, with a jobsite there. */
export function inState(state: string, { notice, ...overrides }: Overrides = {}): NoticeFacts {
  return noticeFacts({ jobsites: [jobsiteIn(state)], ...overrides, notice: { state, ...notice } });
}

const agent = party('lien_agent', 'Commonwealth Title Agency, LLC');
const commencement = { recordedOn: '2026-01-12', instrument: 'Book 4411, Page 207' };
const legalDescription = 'Lot 4, Block 12, Harbor Addition';
/** The claimant is the contractor, whom the owner hired. */
const asContractor = defaultParties()
  .filter(({ role }) => role !== 'general_contractor')
  .map((each) => (each.isClaimant ? { ...each, role: 'general_contractor', hiredByPartyId: 'owner' } : each));
const unpaid = { lastFurnishingDate: '2026-02-27', metadata: served };

/** Documents whose exact text is recorded in test/pdf/golden. */
export const goldenFacts: Record<string, NoticeFacts> = {
  'ca-preliminary-private': noticeFacts({
    notice: { metadata: { ...served, months_work_performed: ['February 2026', 'March 2026'] } },
  }),
  'ca-preliminary-public': noticeFacts({
    project: { sector: 'public', bondNumber: 'SB-99812', loanNumber: null },
    parties: publicParties,
  }),
  'ak-preliminary': inState('AK', { project: { legalDescription }, notice: { metadata: served } }),
  'al-preliminary': inState('AL', {
    notice: { metadata: served },
    parties: defaultParties().map((each) => (each.isClaimant ? { ...each, role: 'material_supplier' } : each)),
  }),
  'az-preliminary': inState('AZ'),
  'ar-preliminary-home': inState('AR', { notice: { metadata: served } }),
  'ar-preliminary-commercial': inState('AR', { project: { use: 'commercial' }, notice: unpaid }),
  'fl-preliminary': inState('FL', { notice: { claimAmount: null } }),
  'ga-preliminary': inState('GA', { project: { noticeOfCommencement: commencement } }),
  'ga-preliminary-public': inState('GA', { project: { sector: 'public', loanNumber: null }, parties: publicParties }),
  'ia-preliminary': inState('IA', {
    project: { legalDescription },
    notice: { metadata: { registry_entry_number: '012345-0', service_method: 'registry' } },
  }),
  'ia-commercial': inState('IA', { project: { use: 'commercial' }, notice: { metadata: served } }),
  'ia-commencement': inState('IA', { parties: asContractor, notice: { metadata: served } }),
  'il-subcontractor-notice': inState('IL', { notice: { metadata: served } }),
  'il-preliminary': inState('IL', { project: { ownerOccupied: true, units: 1 }, notice: { metadata: served } }),
  'in-preliminary': inState('IN', { project: { ownerOccupied: true, units: 1 }, notice: { metadata: served } }),
  'ks-intent-to-perform': inState('KS', { project: { newConstruction: true, legalDescription } }),
  'ks-warning-statement': inState('KS', { notice: { metadata: served } }),
  'ky-preliminary': inState('KY', { notice: unpaid }),
  'la-lease-of-movables': inState('LA', {
    notice: { claimAmount: null, description: 'Two 60-foot boom lifts, month to month' },
    parties: defaultParties().map((each) => (each.isClaimant ? { ...each, role: 'equipment_lessor' } : each)),
  }),
  'la-nonpayment': inState('LA', { notice: unpaid }),
  'mi-preliminary': inState('MI', {
    project: { noticeOfCommencement: { recordedOn: null, instrument: 'Liber 512, Page 88' } },
    parties: [...defaultParties(), agent],
  }),
  'mn-contractor': inState('MN', { parties: asContractor, notice: { metadata: served } }),
  'mn-preliminary': inState('MN', { notice: { metadata: served } }),
  'mo-contractor': inState('MO', { parties: asContractor, notice: { metadata: served } }),
  'ms-preliminary': inState('MS', { project: { noticeOfCommencement: commencement } }),
  'nc-preliminary': inState('NC', { parties: [...defaultParties(), agent] }),
  'nm-preliminary': inState('NM', { notice: { metadata: served } }),
  'nv-preliminary': inState('NV'),
  'oh-preliminary': inState('OH'),
  'ok-preliminary': inState('OK', { notice: unpaid }),
  'or-preliminary': inState('OR'),
  'ri-contractor': inState('RI', { parties: asContractor, notice: { metadata: served } }),
  'tn-preliminary': inState('TN', { notice: unpaid }),
  'tx-preliminary': inState('TX', { notice: unpaid }),
  'tx-preliminary-retainage': inState('TX', {
    notice: { metadata: { ...served, claimed_for: 'retainage' }, claimAmount: '6425.00' },
  }),
  'ut-preliminary': inState('UT', { notice: { metadata: { service_method: 'registry', service_date: '2026-03-05' } } }),
  'va-preliminary': inState('VA', {
    parties: [...defaultParties(), agent],
    notice: { metadata: { license_issued_on: '2021-05-01', license_expires_on: '2027-04-30' } },
  }),
  'wa-preliminary': inState('WA'),
  'wi-contractor': inState('WI', { parties: asContractor, notice: { metadata: served } }),
  'wi-preliminary': inState('WI', { notice: { metadata: served } }),
  'wy-preliminary': inState('WY', { notice: { metadata: served } }),
  'generic-preliminary-amended': inState('CO', {
    notice: {
      noticeNumber: 'N-260304-BAY001-A1',
      parentNoticeId: 'parent',
      parentNotice: { noticeNumber: 'N-260304-BAY001', noticeDate: '2026-03-04' },
      amendmentReason: 'amount_changed',
      originalClaimAmount: '40000',
    },
  }),
  'generic-preliminary-public': inState('TX', {
    project: { sector: 'federal', loanNumber: null },
    parties: publicParties,
  }),
  'forty-parties': noticeFacts({
    parties: [...defaultParties(), ...crowd],
    jobsites: [jobsite(), jobsite({ name: 'North lot', addressLine1: '2410 Embarcadero West', isPrimary: false })],
    project: { legalDescription: 'Lot 4, Block 12, Harbor Tract, as recorded in Book 12 of Maps. '.repeat(8).trim() },
  }),
  'ca-preliminary-twenty-lenders': noticeFacts({
    parties: [
      ...defaultParties(),
      ...Array.from({ length: 20 }, (_, i) => party('lender', `Savings Bank Number ${i + 1}`, { id: `lender-${i}` })),
    ],
  }),
  'ca-mail-pack': noticeFacts({ notice: { metadata: { ...served, mail_pack: true } } }),
  'az-mail-pack': inState('AZ', { notice: { metadata: { ...served, mail_pack: true } }, parties: pair }),
  'or-mail-pack': inState('OR', { notice: { metadata: { ...served, mail_pack: true } }, parties: pair }),
  'generic-mail-pack': inState('CO', { notice: { metadata: { mail_pack: true, party_grid_max: 4 } }, parties: pair }),
};
