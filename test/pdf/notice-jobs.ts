import { buildNoticeDocument } from '../../src/domain/notice-document/build.js';
import type { NoticeFacts } from '../../src/domain/preflight/notice-facts.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { defaultParties, jobsite, noticeFacts, party } from '../domain/preflight/notice-facts.fixture.js';

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

const roles = ['subcontractor', 'material_supplier', 'lessee', 'equipment_lessor'];
const crowd = Array.from({ length: 37 }, (_, i) =>
  party(roles[i % roles.length]!, `Party Number ${i + 1} Company`, { id: `party-${i}` }),
);

/** The documents whose text is agreed word for word. */
export const goldenFacts: Record<string, NoticeFacts> = {
  'ca-preliminary-private': noticeFacts({
    notice: { metadata: { ...served, months_work_performed: ['February 2026', 'March 2026'] } },
  }),
  'ca-preliminary-public': noticeFacts({
    project: { sector: 'public', bondNumber: 'SB-99812', loanNumber: null },
    parties: publicParties,
  }),
  'generic-preliminary-amended': noticeFacts({
    notice: {
      state: 'AZ',
      noticeNumber: 'N-260304-BAY001-A1',
      parentNoticeId: 'parent',
      parentNotice: { noticeNumber: 'N-260304-BAY001', noticeDate: '2026-03-04' },
      amendmentReason: 'amount_changed',
      originalClaimAmount: '40000',
    },
  }),
  'generic-preliminary-public': noticeFacts({
    notice: { state: 'TX' },
    project: { sector: 'federal', loanNumber: null },
    parties: publicParties,
  }),
  'forty-parties': noticeFacts({
    parties: [...defaultParties(), ...crowd],
    jobsites: [jobsite(), jobsite({ name: 'North lot', addressLine1: '2410 Embarcadero West', isPrimary: false })],
    project: { legalDescription: 'Lot 4, Block 12, Harbor Tract, as recorded in Book 12 of Maps. '.repeat(8).trim() },
  }),
  'ca-mail-pack': noticeFacts({ notice: { metadata: { ...served, mail_pack: true } } }),
  'generic-mail-pack': noticeFacts({ notice: { state: 'NV', metadata: { mail_pack: true, party_grid_max: 4 } } }),
  'stop-payment': noticeFacts({ notice: { type: 'stop_payment' } }),
  'lien-notice': noticeFacts({ notice: { type: 'lien', lastFurnishingDate: '2026-06-30' } }),
  'bond-claim-notice': noticeFacts({ notice: { type: 'bond_claim' }, project: { bondNumber: 'SB-99812' } }),
};
