import type { RequestContext } from '../../context/request-context.js';
import { ownAddress } from '../../domain/notice/document/address.js';
import { using } from '../../reads/loaders/kept.js';
import { type NoticesOfJob, noticesOfJobs } from '../../reads/loaders/notices-of-job.js';
import { partiesServedBy } from '../document/content/notice.js';

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
function compute({ project, parties, notices }: NoticesOfJob): Service {
  const facts = parties.map((party) => ({ ...party, addressOverride: ownAddress(party) }));
  const byNotice = new Map<string, string[]>();
  const byParty = new Map<string, string[]>();
  for (const notice of notices) {
    const served = partiesServedBy({ project, parties: facts, jobsites: [], division: null }, notice);
    byNotice.set(notice.id, served);
    for (const id of served) byParty.set(id, [...(byParty.get(id) ?? []), notice.id]);
  }
  return { byNotice, byParty };
}
