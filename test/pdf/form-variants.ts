import type { ClaimDocumentModel } from '../../src/domain/claim-document/model.js';
import type { NoticeDocumentModel } from '../../src/domain/notice/document/model.js';
import type { WaiverDocumentModel } from '../../src/domain/waiver/document.js';
import { claimFormOf } from '../../src/pdf/assets/claim/index.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { signature } from './waiver-signature.fixture.js';

type Variants<Model> = (model: Model) => Partial<Model>[];

const long =
  'The north wing with its stairs, landings and canopies, as described in the plans of the architect. '.repeat(14);
const address = ['500 Long Wharf', 'Boston, MA 02110'];
const party = (role: string, name: string) => ({
  role,
  name,
  reputed: true,
  attention: null,
  addressLines: address,
  phone: null,
  contractNumber: null,
});
const exhibits = (['contract', 'account', 'notice_of_commencement', 'photo'] as const).map((kind) => ({
  kind,
  title: `Copy of the ${kind}`,
  mimeType: 'application/pdf' as const,
  sha256: 'a'.repeat(64),
  pageCount: 1,
}));
const powerOfAttorney = { ...exhibits[0]!, title: 'Power of attorney of the surety' };
const site = (county: string) => ({
  name: null,
  addressLines: address,
  county,
  parcelNumber: '12-34',
  legalDescription: `Lot 7, ${county}`,
});
const asked = {
  lacks: ['parcelNumber', 'legalDescription', 'county'],
  taxLot: { block: null, lot: null, municipality: null },
};
const invoice = { number: '1', date: null, dueDate: null, amount: '9.00', paid: '1.00', balance: '8.00' };
const causes = ['foreclose_lien', 'bond', 'contract', 'account', 'quantum_meruit', 'prompt_payment'];
const crowd = Array.from({ length: 16 }, (_, index) => ({
  ...party('owner', `Owner Number ${index}`),
  roles: ['owner'],
}));

/** Claims that together print every sentence of the layouts that their form can have. */
const claims: Variants<ClaimDocumentModel> = (model) => {
  const { details, claimant } = model;
  const isOpen = claimFormOf(model.formCode).oath.open;
  const certificates = isOpen ? (['jurat', 'acknowledgment', 'jurat_and_acknowledgment'] as const) : [];
  const contractor = party('general_contractor', 'Granite Builders, Inc.');
  const hirer = party('subcontractor', 'Delmar Welding LLC');
  const changed = (other: Partial<ClaimDocumentModel['details']>) => ({ details: { ...details, ...other } });
  const particulars = (other: Partial<ClaimDocumentModel['details']['particulars']>) =>
    changed({ particulars: { ...details.particulars, ...other } });
  const sent = (copies: object) =>
    changed({ noticesSent: [{ title: 'Notice to Owner', date: null, method: 'certified', ...copies }] });
  const amended = { originalNumber: 'N-1', originalDate: '2026-01-31', reason: null, originalAmount: '10.00' };
  const recording = { instrumentNumber: '77', date: '2026-02-01', county: 'Kent' };
  const release = (other: object) =>
    changed({
      release: { ...details.release, scope: 'partial', ...other },
      recording: { ...details.recording, ...recording },
    });
  const emptied = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? null : value]),
  ) as unknown as ClaimDocumentModel['details'];
  const unrecorded = { date: null, instrumentNumber: null, book: null, page: null, county: null, district: null };
  const unbonded = { ...details.bond, principal: null, surety: null, obligee: null };
  const copy = { date: null, method: null, required: false };
  const asRole = (role: string) => ({ claimant: { ...claimant, role } });
  return [
    {},
    { amendment: { ...amended, originalRecorded: true } },
    { amendment: { ...amended, originalRecorded: false } },
    { amendment: { ...amended, originalNumber: null, originalRecorded: false } },
    { exhibits, ...changed({ legalDescription: long, workDescription: long }) },
    { exhibits: [exhibits[0]!, powerOfAttorney] },
    { exhibits: exhibits.slice(-1) },
    changed({ legalDescription: long.slice(0, 210), invoices: [invoice] }),
    changed({ firstFurnishingDate: null, recording: unrecorded }),
    changed({ lastFurnishingDate: null, interest: { ratePercent: null, from: null, basis: null } }),
    changed({ contract: { ...details.contract, form: 'oral' }, lawsuit: { ...details.lawsuit, causes } }),
    { jobsites: [site('Kent'), { ...site('York'), ...asked }, site('Kent')] as never },
    { jobsites: [{ ...site('Kent'), ...asked }, site('Kent')] as never },
    { owners: [party('owner', 'Land LLC'), party('lessee', 'Shop LLC'), party('public_entity', 'Port Authority')] },
    {
      owners: [party('owner', 'Land LLC'), party('lessee', 'Shop LLC')],
      ...particulars({ ownerInterest: 'the leasehold' }),
    },
    { owners: crowd, addressees: crowd, copies: crowd },
    { generalContractors: [contractor], hiringParty: hirer, ...asRole('sub_subcontractor') },
    { generalContractors: [contractor], hiringParty: contractor },
    { generalContractors: [contractor, { ...contractor, name: 'Other Builders' }], hiringParty: hirer },
    { generalContractors: [], hiringParty: null },
    { hiringParty: model.owners[0] ?? null, generalContractors: [] },
    ...['general_contractor', 'laborer', 'material_supplier'].map(asRole),
    ...['general_contractor', 'laborer'].map((role) => ({ ...asRole(role), ...changed({ noticesSent: [] }) })),
    { generalContractors: [contractor], hiringParty: contractor, ...changed({ noticesSent: [] }) },
    { generalContractors: [], hiringParty: hirer },
    { generalContractors: [], hiringParty: { ...hirer, role: 'hiring_party' }, ...asRole('material_supplier') },
    { owners: [], generalContractors: [], hiringParty: null, lenders: [], ...changed({ bond: unbonded }) },
    { owners: [party('lessee', 'Shop LLC'), party('lessee', 'Bar LLC')] },
    ...(claimFormOf(model.formCode).state === '*' ? ['MT', 'WA', 'CA', 'FL', 'PA'].map((state) => ({ state })) : []),
    ...certificates.map((notaryBlock) => ({ notaryBlock })),
    { signatory: { ...model.signatory, name: claimant.name, title: null } },
    { signatory: { name: null, title: null, date: null }, service: { method: null, date: null } },
    { service: { method: 'personal', date: '2026-06-16' } },
    { ...changed({ ...emptied, noticesSent: [], invoices: [] }), number: null },
    sent({ copies: { contractor: copy, subcontractor: null } }),
    sent({}),
    changed({ noticesSent: [], contract: { ...details.contract, credits: '10.00', total: '99.00' } }),
    changed({ interest: { ratePercent: '10', from: '2026-03-01', basis: null }, paymentDeadline: '2026-07-01' }),
    changed({ license: { issuedOn: '2020-01-01', expiresOn: '2030-01-01', required: false } }),
    {
      ...changed({ license: { ...details.license, required: false } }),
      claimant: { ...claimant, licenseNumber: null },
    },
    release({ amount: '12.00', property: null }),
    release({ amount: '12.00', property: 'Lot 4' }),
    release({ amount: null, property: 'Lot 4' }),
    particulars({ newlyErected: true, firstMortgage: { exists: true, recordedOn: '2026-01-05' }, amountsNotDue: [] }),
    particulars({ newlyErected: false, firstMortgage: { exists: false, recordedOn: null }, residential: true }),
    particulars({ newlyErected: null, residential: false, arbitrationAward: { date: null, amount: null } }),
    particulars({
      residential: null,
      unpaidBalanceNotice: { number: null, date: null, book: null, page: null, county: null },
    }),
    ...['Bay LLC', 'Bay & Sons LLP', 'Jo Bay'].map((name) => ({ claimant: { ...claimant, name } })),
    { sector: model.sector === 'private' ? 'public' : 'private' },
  ];
};

const notices: Variants<NoticeDocumentModel> = (model) => {
  const amended = { originalNoticeNumber: 'N-1', originalNoticeDate: '2026-01-31', originalServedOn: '2026-02-02' };
  const exhibit = { parties: [party('lender', 'Bank')], jobsites: [site('York')], legalDescription: long };
  const amount = { originalClaimAmount: '10.00' };
  const commencement = { recordedOn: '2026-01-05', instrument: '2026-114' };
  return [
    {},
    ...['amount_changed', 'scope_changed', 'party_correction', null].map((reason) => ({
      amendment: { ...amended, ...amount, reason },
    })),
    { amendment: { ...amended, ...amount, originalNoticeNumber: null, reason: null } },
    { exhibit: { ...exhibit, workDescription: long }, project: { ...model.project, legalDescription: null } },
    { grid: { ...model.grid, overflow: 1 }, exhibit },
    { grid: { ...model.grid, boxes: [], overflow: 9 }, exhibit },
    { exhibits },
    { mailPack: true },
    ...['certified', 'registry', 'personal', 'overnight_courier', 'email', null].flatMap((method) =>
      ['2026-03-05', null].map((date) => ({ service: { method, date } })),
    ),
    { service: { method: 'registry', date: '2026-03-05' }, registryEntryNumber: '44' },
    { project: { ...model.project, noticeOfCommencement: commencement, permitNumber: 'P-1' } },
    { project: { ...model.project, noticeOfCommencement: null }, commencementAttached: true },
    { hiringParty: party('subcontractor', 'Delmar Welding LLC') },
    { hiringParty: null, workDescription: null, firstFurnishingDate: null, lastFurnishingDate: null },
  ] as Partial<NoticeDocumentModel>[];
};

const waivers: Variants<WaiverDocumentModel> = (model) => {
  const kinds = ['retention', 'extras', 'prior_waiver', 'disputed', 'other'] as const;
  const signed = signature(model.state);
  const notary = { name: 'N. Otary', commissionNumber: '1', expiresOn: '2030-01-01', state: 'CA', county: 'Kern' };
  const paid = ['check', 'joint_check', 'ach', 'wire', 'card', 'cash', 'other'] as const;
  return [
    {},
    {
      exceptions: kinds.map((kind) => ({ kind, date: '2026-01-05', amount: '5.00', text: 'Pile caps' })),
      priorWaivers: [{ date: '2026-01-05', amount: '5.00' }],
      disputedAmount: '6.00',
      remainingDue: '7.00',
      retainageReserved: '8.00',
    },
    { exceptions: [], priorWaivers: [], disputedAmount: null, remainingDue: null, retainageReserved: null },
    { coversAllDue: true, throughDate: '2026-05-31' },
    { coversAllDue: false, throughDate: '2026-05-31' },
    ...paid.map((paymentMethod) => ({ paymentMethod })),
    { workDescription: long, project: { ...model.project, legalDescription: long } },
    { jobsites: Array.from({ length: 12 }, () => site('York')) },
    { jobsites: [site('York'), { ...site('Kent'), name: long }] },
    ...[2, 3].map((count) => ({ owners: crowd.slice(0, count) })),
    ...['CA', 'FL', 'MI', 'PA', 'KS'].map((state) => ({
      signature: { ...signed, notary: { ...notary, state, mode: 'in_person' as const } },
    })),
    { signature: { ...signed, witness: { name: 'W. Itness', address: '1 Main St' } } },
  ] as Partial<WaiverDocumentModel>[];
};

/** The document with other records, so that what its layout says itself is printed, in each of its wordings. */
export function formVariants(job: RenderJob): RenderJob[] {
  if (job.template === 'claim')
    return claims(job.model).map((other) => ({ ...job, model: { ...job.model, ...other } }));
  if (job.template === 'notice')
    return notices(job.model).map((other) => ({ ...job, model: { ...job.model, ...other } }));
  if (job.template === 'waiver')
    return waivers(job.model).map((other) => ({ ...job, model: { ...job.model, ...other } }));
  return [job];
}
