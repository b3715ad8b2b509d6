import { sql } from 'kysely';
import type { RequestContext } from '../../../context/request-context.js';
import type { ClaimFacts } from '../../../domain/claim-document/facts.js';
import { preflightClaim } from '../../../domain/claim-document/preflight.js';
import { type ClaimInstrument, instrumentOf, isRelease } from '../../../domain/document/types.js';
import { isEscalationEditable } from '../../../domain/notice/transitions.js';
import type { DocumentType, EscalationType } from '../../../domain/vocabulary.js';
import { Escalation } from '../../../entities/escalation.js';
import { escalations } from '../../../reads/loaders/escalation.loader.js';
import { appendedTo } from '../../../reads/loaders/exhibit.loader.js';
import { rowsWhere } from '../../../reads/loaders/read.js';
import { readProjectDeadlines } from '../../deadline/index.js';
import { claimDeadlines } from '../../deadline/of-claim.js';
import { todayIn } from '../../shared/today.js';
import {
  inferredOfClaim,
  listServedNotices,
  mentioned,
  noticesOfClaim,
  printedClaim,
  toFileName,
  warningsOfClaim,
} from './claim.js';
import type { DocumentOf } from './document-of.js';
import { jobFacts } from './job-facts.js';

/** An escalation has no status for its document: it stays a draft until it is sent or filed. */
export const escalationDocument: DocumentOf<Escalation, ClaimFacts> = {
  noun: 'escalation',
  own: 'claim',
  entity: Escalation,
  table: escalations,
  facts,
  withState: (gathered, state) => ({ ...gathered, claim: { ...gathered.claim, state } }),
  refusal(status, preview, type) {
    if (preview) return null;
    if (isRelease(type)) {
      return status === 'filed' ? null : `Only a lien that was filed can be released, and this one is ${status}.`;
    }
    return isEscalationEditable(status) ? null : `Only a draft can be rendered again, and this one is ${status}.`;
  },
  preflight: (gathered) => preflightClaim(gathered),
  warnings: (gathered, type) =>
    warningsOfClaim(gathered, toClaimInstrument(gathered.claim.type as EscalationType, type)),
  inferred: (gathered, type) =>
    inferredOfClaim(gathered, toClaimInstrument(gathered.claim.type as EscalationType, type)),
  notices: (gathered, type, compared) =>
    noticesOfClaim(gathered, toClaimInstrument(gathered.claim.type as EscalationType, type), compared),
  printed: (gathered, type) => printedClaim(gathered, toClaimInstrument(gathered.claim.type as EscalationType, type)),
  fileName: ({ type, escalationDate, id }, documentType) =>
    toFileName(toClaimInstrument(type, documentType), `${escalationDate}-${id.slice(-12)}`),
  generated: () => ({}),
  irrevertible({ status }, type) {
    if (isRelease(type)) {
      return status === 'filed' ? null : `The release of a lien that is ${status} is final and cannot be reverted.`;
    }
    return isEscalationEditable(status)
      ? null
      : `A document whose record is ${status} was sent and cannot be reverted.`;
  },
  reverted: {},
};

/** The instrument that a document type stands for on an escalation; the service has refused all other types. */
function toClaimInstrument(type: EscalationType, documentType: DocumentType): ClaimInstrument {
  return instrumentOf('escalation', type, documentType) as ClaimInstrument;
}

/** Gathers the content of an escalation's document, in a constant number of statements. */
async function facts(ctx: RequestContext, escalationId: string) {
  const [escalation] = await rowsWhere(ctx, escalations, sql`id = ${escalationId}::uuid`);
  const { projectId, status, updatedAt } = escalation!;
  const [job, exhibits, served, deadlines] = await Promise.all([
    jobFacts(ctx, projectId),
    appendedTo(ctx, 'escalation', escalationId),
    listServedNotices(ctx, projectId),
    escalation!.type === 'lawsuit'
      ? readProjectDeadlines(ctx, projectId)
      : claimDeadlines(ctx, { ...escalation!, firstFurnishingDate: null, lastFurnishingDate: null }),
  ]);
  const claim: ClaimFacts['claim'] = {
    kind: 'escalation',
    type: escalation!.type,
    state: escalation!.state,
    number: null,
    date: escalation!.escalationDate,
    paymentDeadline: escalation!.deadlineDate,
    amount: escalation!.claimAmount,
    description: escalation!.description,
    firstFurnishingDate: null,
    lastFurnishingDate: null,
    recordedOn: escalation!.recordedOn ?? escalation!.filedOn,
    amendment: null,
    metadata: escalation!.metadata,
  };
  const today = todayIn(ctx, escalation!.state);
  return { ...job, exhibits, today, claim, servedNotices: mentioned(served, job), deadlines, status, updatedAt };
}
