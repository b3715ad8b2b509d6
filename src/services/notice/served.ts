import type { RequestContext } from '../../context/request-context.js';
import type { ClaimProjectFacts } from '../../domain/claim-document/facts.js';
import type { PartyFacts } from '../../domain/document/job-facts.js';
import { ownAddress } from '../../domain/notice/document/address.js';
import type { DocumentType, NoticeType, PartyRole } from '../../domain/vocabulary.js';
import { using } from '../../reads/loaders/kept.js';
import { type NoticesOfJob, noticesOfJobs } from '../../reads/loaders/notices-of-job.js';
import type { NextAct } from '../../schema/deadline.js';
import { partiesServedBy } from '../document/content/notice.js';
import { todayIn } from '../shared/today.js';

/** What is served on parties, as the document of a notice. The rest is filed with an office or a court. */
const documents: Partial<Record<NextAct['kind'], readonly [type: NoticeType, document: DocumentType]>> = {
  preliminary_notice: ['preliminary', 'notice'],
  stop_payment_notice: ['stop_payment', 'notice'],
  bond_claim: ['bond_claim', 'notice'],
  notice_of_intent: ['lien', 'notice_of_intent'],
};

/** The roles of the parties that an act is served on, by the rule of its document. */
export function rolesServed(
  ctx: RequestContext,
  { kind, projectId, state, servedRoles }: NextAct,
): readonly PartyRole[] | Promise<readonly PartyRole[]> {
  if (servedRoles) return servedRoles;
  if (!documents[kind] || state === null) return [];
  return using(noticesOfJobs.of(ctx, projectId), (job) =>
    job ? listRolesServed(toJob(job), { kind, state, today: todayIn(ctx, state) }) : [],
  );
}

/** A job as far as it decides who is served. */
export interface JobToServe {
  project: ClaimProjectFacts;
  parties: PartyFacts[];
}

/** The same of a job that need not be stored. */
export function listRolesServed(
  { project, parties }: JobToServe,
  { kind, state, today }: { kind: NextAct['kind']; state: string; today: string },
): PartyRole[] {
  const document = documents[kind];
  if (!document) return [];
  const [type, documentType] = document;
  const job = { project, parties, jobsites: [], division: null };
  const ids = partiesServedBy(job, { ...blank, type, state, noticeDate: today }, documentType);
  const roles = ids.flatMap((id) => parties.find((party) => party.id === id)?.role ?? []);
  return [...new Set(roles)] as PartyRole[];
}

/** A notice that says nothing of its own. */
const blank = {
  id: '',
  noticeNumber: '',
  claimAmount: null,
  originalClaimAmount: null,
  firstFurnishingDate: null,
  lastFurnishingDate: null,
  description: null,
  recordedOn: null,
  parentNoticeId: null,
  amendmentReason: null,
  metadata: null,
};

/** The ids of the notices that are served on a party. */
export function noticesServedOn(
  ctx: RequestContext,
  { id, projectId }: { id: string; projectId: string },
): readonly string[] | Promise<readonly string[]> {
  return using(getService(ctx, projectId), ({ byParty }) => byParty.get(id) ?? []);
}

/** The ids of the parties that a notice is served on. */
export function partiesServed(
  ctx: RequestContext,
  { id, projectId }: { id: string; projectId: string },
): readonly string[] | Promise<readonly string[]> {
  return using(getService(ctx, projectId), ({ byNotice }) => byNotice.get(id) ?? []);
}

interface Service {
  byNotice: ReadonlyMap<string, readonly string[]>;
  byParty: ReadonlyMap<string, readonly string[]>;
}

const none: Service = { byNotice: new Map(), byParty: new Map() };
const computed = new WeakMap<NoticesOfJob, Service>();

function getService(ctx: RequestContext, projectId: string): Service | Promise<Service> {
  return using(noticesOfJobs.of(ctx, projectId), (job) => {
    if (!job) return none;
    let service = computed.get(job);
    if (!service) computed.set(job, (service = compute(job)));
    return service;
  });
}

/** Once for all parties and notices of a project. */
function compute(job: NoticesOfJob): Service {
  const facts = toJob(job);
  const byNotice = new Map<string, string[]>();
  const byParty = new Map<string, string[]>();
  for (const notice of job.notices) {
    const served = partiesServedBy(facts, notice);
    byNotice.set(notice.id, served);
    for (const id of served) byParty.set(id, [...(byParty.get(id) ?? []), notice.id]);
  }
  return { byNotice, byParty };
}

function toJob({ project, parties }: NoticesOfJob) {
  const facts = parties.map((party) => ({ ...party, addressOverride: ownAddress(party) }));
  return { project, parties: facts, jobsites: [], division: null };
}
