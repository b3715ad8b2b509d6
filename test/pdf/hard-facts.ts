import type { ClaimFacts } from '../../src/domain/claim-document/facts.js';
import type { JobFacts, PartyFacts } from '../../src/domain/document/job-facts.js';
import type { NoticeFacts } from '../../src/domain/notice/document/notice-facts.js';
import type { PayApplicationFacts } from '../../src/domain/pay-application-document/facts.js';
import type { WaiverFacts, WaiverRecordFacts } from '../../src/domain/waiver/facts.js';
import { party } from '../domain/preflight/notice-facts.fixture.js';
import { land, longName, ownerName, scripts, work } from './hard-texts.js';

/**
 * What most likely breaks pages: only what a document needs; the longest names and addresses; six owners and four parcels with
 * descriptions of 10,000 characters; the scripts of many languages in the sandbox; and parties of whom the records do not say
 * who hired whom, with a lessee.
 */
export const hardKinds = ['minimal', 'long', 'many', 'scripts', 'unsure'] as const;
export type HardKind = (typeof hardKinds)[number];

type Metadata = Record<string, unknown> | null;
const ownerRoles = ['owner', 'public_entity'];
const most = '99999999.99';

/** The same job with hard data. What chooses its form stays. */
function hardJob<Job extends JobFacts>(job: Job, kind: HardKind): Job {
  const change: Record<HardKind, () => Partial<JobFacts>> = {
    minimal: () => minimalJob(job),
    long: () => longJob(job),
    many: () => manyOwners(job),
    scripts: () => inScripts(job),
    unsure: () => unsureJob(job),
  };
  return { ...job, ...change[kind]() };
}

function minimalJob({ project, division, parties, jobsites }: JobFacts): Partial<JobFacts> {
  const needed = [...ownerRoles, 'general_contractor', 'surety'];
  const unknown = {
    ...withoutFacts(project),
    firstFurnishingDate: null,
    lastFurnishingDate: null,
    completionDate: null,
  };
  return {
    project: unknown,
    division: division && {
      ...division,
      addressLine2: null,
      zipPlus4: null,
      phone: null,
      email: null,
      licenseNumber: null,
    },
    parties: parties
      .filter(({ isClaimant, role }) => isClaimant || needed.includes(role))
      .map((each) => ({
        ...each,
        attention: null,
        contractNumber: null,
        organization: { ...each.organization, phone: null },
      })),
    jobsites: jobsites.slice(0, 1).map((site) => ({ ...site, county: null })),
  };
}

function withoutFacts(project: JobFacts['project']): JobFacts['project'] {
  return {
    ...project,
    number: null,
    contractAmount: null,
    dateContract: null,
    furnishedDescription: null,
    legalDescription: null,
    parcelNumber: null,
    permitNumber: null,
    noticeOfCommencement: null,
    bondNumber: null,
    loanNumber: null,
  };
}

function longJob({ project, division, parties, jobsites }: JobFacts): Partial<JobFacts> {
  return {
    project: {
      ...project,
      name: longName('Project'),
      contractAmount: most,
      furnishedDescription: work(600),
      legalDescription: land(600),
    },
    division: division && { ...division, name: longName('Division'), addressLine1: longName('2 Rue') },
    parties: parties.map((each) =>
      renamed({ ...each, attention: longName('Accounts') }, longName(each.role.replace('_', ' ')), longName('1 Rue')),
    ),
    jobsites: jobsites.map((site) => ({ ...site, name: longName('Site'), addressLine1: longName('3 Rue') })),
  };
}

function manyOwners({ project, parties, jobsites }: JobFacts): Partial<JobFacts> {
  const [first] = parties.filter(({ role }) => ownerRoles.includes(role));
  const owners = Array.from({ length: 6 }, (_, index) => ({
    ...renamed(first!, ownerName(index + 1, 90), `${index + 1} Franklin Street`),
    ...(index > 0 && { id: `owner-${index}`, reputed: true }),
  }));
  const streets = ['1200 Mill Street', '1210 Mill Street', '88 Quay Road', '90 Quay Road'];
  return {
    project: { ...project, furnishedDescription: work(2_000), legalDescription: null, parcelNumber: null },
    parties: [...parties.filter((each) => !ownerRoles.includes(each.role)), ...owners],
    jobsites: streets.map((addressLine1, index) => ({
      ...jobsites[0]!,
      addressLine1,
      name: `Building ${index + 1}`,
      parcelNumber: `014-0287-00${index + 1}`,
      legalDescription: land(index === 0 ? 10_000 : 300, 7 + index),
      isPrimary: index === 0,
    })),
  };
}

function inScripts({ project, division, parties, jobsites }: JobFacts): Partial<JobFacts> {
  const name = (index: number) => scripts[index % scripts.length]!;
  return {
    project: {
      ...project,
      name: 'ʻIolani Tower "West" — 海港大厦',
      furnishedDescription: `6'-2" × ½" HSS, 12'-0" o.c.; "as-built" per O'Brien's RFI №7, ⌀25 mm @ 45°`,
      legalDescription: `Lot 7, N 45°30'15" E 120.5'; then S 44°29'45" E 80.25' to the P.O.B.`,
    },
    division: division && { ...division, name: name(2), addressLine1: 'Οδός Αθηνάς 7' },
    parties: parties.map((each, index) => renamed(each, name(index), `${index + 1} Đường Lê Lợi`)),
    jobsites: jobsites.map((site) => ({ ...site, name: '北塔 / Tháp Bắc' })),
  };
}

/** Two contractors and two subcontractors, none of whom is said to have hired the claimant; an owner who may not be one, and a lessee. */
function unsureJob({ project, parties, jobsites }: JobFacts): Partial<JobFacts> {
  const known = parties.map((each) => ({
    ...each,
    hiredByPartyId: null,
    reputed: ownerRoles.includes(each.role),
  }));
  const home = parties[0]!.organization;
  const address = { city: home.city, state: home.state, zip: home.zip };
  const others = [
    party('lessee', 'Corner Coffee Roasters LLC', { address }),
    party('general_contractor', 'Second Builders, Inc.', { id: 'gc-2', address }),
    party('subcontractor', 'Unrelated Plumbing, Inc.', { address }),
    party('subcontractor', 'Unrelated Electric, Inc.', { id: 'sub-2', address }),
  ];
  const isContractor = parties.some(({ isClaimant, role }) => isClaimant && role === 'general_contractor');
  return {
    project: { ...project, legalDescription: null, parcelNumber: null },
    parties: [...known, ...others.filter(({ role }) => !isContractor || role !== 'general_contractor')],
    jobsites: [
      ...jobsites,
      {
        ...jobsites[0]!,
        addressLine1: '1210 Mill Street',
        county: null,
        parcelNumber: '014-0287-009',
        isPrimary: false,
      },
    ],
  };
}

function renamed(each: PartyFacts, name: string, addressLine1: string): PartyFacts {
  return { ...each, organization: { ...each.organization, name, legalName: null, addressLine1 } };
}

const signers: Partial<Record<HardKind, { name: string; title: string }>> = {
  long: { name: longName('Signer'), title: longName('Title') },
  scripts: { name: 'Nguyễn Thị Hồng Ngọc', title: 'Προϊσταμένη λογιστηρίου' },
};

/** Only the keys that choose the form, and the signer of a mail pack, who must be known. */
function formKeys(metadata: Metadata): Metadata {
  const { claimed_for, mail_pack, party_grid_max, level, stop_notice, release, signatory_name } = (metadata ?? {}) as {
    [key: string]: Metadata;
  };
  const { kind, bonded } = stop_notice ?? {};
  return {
    claimed_for,
    mail_pack,
    party_grid_max,
    level,
    ...(mail_pack && { signatory_name }),
    ...(stop_notice && { stop_notice: { kind, bonded } }),
    ...(release && { release: { scope: release.scope } }),
  };
}

function metadataOf(metadata: Metadata, kind: HardKind): Metadata {
  if (kind === 'minimal') return formKeys(metadata);
  const signer = signers[kind];
  return {
    ...metadata,
    ...(signer && { signatory_name: signer.name, signatory_title: signer.title }),
  };
}

const noDates = { firstFurnishingDate: null, lastFurnishingDate: null };

export function hardNotice(facts: NoticeFacts, kind: HardKind): NoticeFacts {
  const notice = { ...facts.notice, metadata: metadataOf(facts.notice.metadata, kind) };
  const changed = { ...notice, description: null, claimAmount: kind === 'long' ? most : notice.claimAmount };
  const bare = { ...notice, ...noDates, description: null, claimAmount: null };
  return { ...hardJob(facts, kind), notice: kind === 'minimal' ? bare : changed };
}

export function hardClaim(facts: ClaimFacts, kind: HardKind): ClaimFacts {
  const claim = { ...facts.claim, metadata: metadataOf(facts.claim.metadata, kind) };
  const { invoices } = (claim.metadata ?? {}) as { invoices?: unknown };
  const changed = { ...claim, amount: kind === 'long' && !invoices ? most : claim.amount };
  const bare = { ...claim, ...noDates, number: null, amount: null, description: null, paymentDeadline: null };
  const servedNotices = kind === 'minimal' ? [] : facts.servedNotices;
  return { ...hardJob(facts, kind), servedNotices, claim: kind === 'minimal' ? bare : changed };
}

export function hardWaiver(facts: WaiverFacts, kind: HardKind): WaiverFacts {
  const signer = signers[kind];
  const long: Partial<WaiverRecordFacts> = {
    checkMaker: longName('Maker'),
    checkPayee: longName('Payee'),
    amount: most,
  };
  const changed: WaiverRecordFacts = {
    ...facts.waiver,
    ...(signer && { signatoryName: signer.name, signatoryTitle: signer.title }),
    ...(kind === 'long' && long),
    ...(kind === 'many' && { exceptions: manyExceptions }),
  };
  return { ...hardJob(facts, kind), waiver: kind === 'minimal' ? bareWaiver(facts.waiver) : changed };
}

const manyExceptions: WaiverRecordFacts['exceptions'] = Array.from({ length: 12 }, (_, index) => ({
  kind: 'extras',
  date: '2026-03-12',
  amount: `${1_250 + index}.00`,
  text: `Change order request ${index + 1}: relocated stair ${index + 1} and its landing`,
}));

/** Its id, kind and state alone. */
function bareWaiver(waiver: WaiverRecordFacts): WaiverRecordFacts {
  const { id, type, status, state } = waiver;
  const none = Object.fromEntries(Object.keys(waiver).map((key) => [key, null])) as unknown as WaiverRecordFacts;
  return { ...none, id, type, status, state, exceptions: [], priorWaivers: [] };
}

export function hardPayApplication(facts: PayApplicationFacts, kind: HardKind): PayApplicationFacts {
  const job = hardJob(facts, kind);
  // An application needs the date of its contract.
  const project = { ...job.project, dateContract: facts.project.dateContract };
  const metadata = metadataOf(facts.payApplication.metadata, kind);
  return { ...job, project, payApplication: { ...facts.payApplication, metadata } };
}
