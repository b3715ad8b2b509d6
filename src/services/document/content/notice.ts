import { sql } from 'kysely';
import type { RequestContext } from '../../../context/request-context.js';
import type { ClaimFacts } from '../../../domain/claim-document/facts.js';
import { preflightClaim } from '../../../domain/claim-document/preflight.js';
import { type ClaimInstrument, instrumentOf, isRelease } from '../../../domain/document/types.js';
import {
  type DocumentNotice,
  type DocumentWarning,
  formNotices,
  territoryNotices,
} from '../../../domain/document/warning.js';
import { buildNoticeDocument } from '../../../domain/notice/document/build.js';
import { formChoice } from '../../../domain/notice/document/choice.js';
import type { NoticeFacts, NoticeRecordFacts } from '../../../domain/notice/document/notice-facts.js';
import { readNoticeOptions } from '../../../domain/notice/document/notice-metadata.js';
import { noticeServedParties } from '../../../domain/notice/document/served.js';
import { checkAskedFacts } from '../../../domain/notice/preflight/asked-facts.js';
import { checkNoticeDates } from '../../../domain/notice/preflight/dates.js';
import { inferredInNotice, noticeWarnings, preflightNotice } from '../../../domain/notice/preflight/notice.js';
import { isNoticeEditable } from '../../../domain/notice/transitions.js';
import type { DocumentType, NoticeType } from '../../../domain/vocabulary.js';
import { Notice } from '../../../entities/notice.js';
import { askedFacts } from '../../../pdf/assets/notice/asked.js';
import { dependsOn, noticeForm } from '../../../pdf/assets/notice-form.js';
import { appendedTo } from '../../../reads/loaders/exhibit.loader.js';
import { notices } from '../../../reads/loaders/notice.loader.js';
import { rowsWhere } from '../../../reads/loaders/read.js';
import { claimDeadlines } from '../../deadline/of-claim.js';
import { todayIn } from '../../shared/today.js';
import {
  inferredOfClaim,
  listServedNotices,
  mentioned,
  noticesOfClaim,
  partiesOfClaim,
  printedClaim,
  toFileName,
  warningsOfClaim,
} from './claim.js';
import type { DocumentOf } from './document-of.js';
import { jobFacts } from './job-facts.js';

/** The content of a notice of any type: its own facts, and those of a claim that is made with it. */
type Facts = NoticeFacts &
  Pick<ClaimFacts, 'project' | 'servedNotices' | 'deadlines'> & {
    today: string;
    parentRecorded: boolean;
    notice: NoticeRecordFacts & { type: NoticeType; filedOn?: string | null; recordedOn: string | null };
  };

export const noticeDocument: DocumentOf<Notice, Facts> = {
  noun: 'notice',
  own: 'notice',
  entity: Notice,
  table: notices,
  facts,
  withState: (gathered, state) => ({ ...gathered, notice: { ...gathered.notice, state } }),
  refusal(status, preview, type) {
    if (preview) return null;
    if (isRelease(type)) {
      return status === 'recorded' ? null : `The notice is ${status}: only a recorded lien can be released.`;
    }
    return isNoticeEditable(status) ? null : `The notice is ${status}: only a draft can be rendered again.`;
  },
  preflight(gathered, type) {
    const instrument = toClaimInstrument(gathered.notice.type, type);
    return instrument ? preflightClaim(claimFacts(gathered)) : preflightNotice(gathered);
  },
  printed(gathered, type) {
    const instrument = toClaimInstrument(gathered.notice.type, type);
    if (instrument) return printedClaim(claimFacts(gathered), instrument);
    const model = buildNoticeDocument(gathered);
    return { job: { template: 'notice', model }, template: noticeForm(model).formCode, filed: false };
  },
  warnings(gathered, type) {
    const instrument = toClaimInstrument(gathered.notice.type, type);
    return instrument ? warningsOfClaim(claimFacts(gathered), instrument) : warningsOfNotice(gathered);
  },
  inferred(gathered, type) {
    const instrument = toClaimInstrument(gathered.notice.type, type);
    return instrument ? inferredOfClaim(claimFacts(gathered), instrument) : inferredInNotice(gathered);
  },
  notices(gathered, type, compared) {
    const instrument = toClaimInstrument(gathered.notice.type, type);
    return instrument
      ? noticesOfClaim(claimFacts(gathered), instrument, compared)
      : noticesOfNotice(gathered, compared);
  },
  fileName({ noticeNumber, type }, documentType) {
    return toFileName(instrumentOf('notice', type, documentType)!, noticeNumber);
  },
  generated: (notice) => (notice.status === 'draft' ? { status: 'generated' } : {}),
  irrevertible({ status }, type) {
    if (isRelease(type)) {
      return status === 'recorded' ? null : `The notice is ${status}: its release is final and cannot be reverted.`;
    }
    return isNoticeEditable(status) ? null : `The notice is ${status}: its document was sent and cannot be reverted.`;
  },
  reverted: { status: 'draft' },
};

/** The claim that a document type makes of a notice; undefined for a preliminary notice. */
function toClaimInstrument(type: NoticeType, documentType: DocumentType): ClaimInstrument | undefined {
  const instrument = instrumentOf('notice', type, documentType);
  return instrument === 'preliminary_notice' ? undefined : (instrument as ClaimInstrument);
}

function warningsOfNotice(gathered: Facts): DocumentWarning[] {
  const model = buildNoticeDocument(gathered);
  const form = noticeForm(model);
  const factNames = askedFacts(form);
  const ofForm = [...checkAskedFacts(model, factNames), ...checkNoticeDates(model, factNames, gathered.today)];
  return noticeWarnings(gathered, form.statute, ofForm, form.methods);
}

function noticesOfNotice(gathered: Facts, compared: readonly string[]): DocumentNotice[] {
  const choice = formChoice(gathered, gathered.notice);
  return [...territoryNotices(choice.state), ...formNotices(noticeForm(choice), compared), ...dependsOn(choice)];
}

function claimFacts(gathered: Facts): ClaimFacts {
  const { notice } = gathered;
  return {
    ...gathered,
    claim: {
      kind: 'notice',
      type: notice.type,
      state: notice.state,
      number: notice.noticeNumber,
      date: notice.noticeDate,
      paymentDeadline: null,
      amount: notice.claimAmount,
      description: notice.description,
      firstFurnishingDate: notice.firstFurnishingDate,
      lastFurnishingDate: notice.lastFurnishingDate,
      recordedOn: notice.recordedOn ?? notice.filedOn ?? null,
      amendment: notice.parentNoticeId
        ? {
            originalNumber: notice.parentNotice?.noticeNumber ?? null,
            originalDate: notice.parentNotice?.noticeDate ?? null,
            reason: notice.amendmentReason,
            originalAmount: notice.originalClaimAmount,
            originalRecorded: gathered.parentRecorded,
          }
        : null,
      metadata: notice.metadata,
    },
  };
}

/**
 * The ids of the parties that a document of a notice is served on, by default its own. A party that is served in two roles has one
 * place.
 */
export function partiesServedBy(
  job: Omit<Facts, 'notice' | keyof NotOfService>,
  notice: Facts['notice'],
  documentType: DocumentType = 'notice',
): string[] {
  const gathered: Facts = {
    ...job,
    notice,
    today: notice.noticeDate,
    servedNotices: [],
    deadlines: [],
    parentRecorded: false,
  };
  const instrument = toClaimInstrument(notice.type, documentType);
  const served = instrument
    ? partiesOfClaim(claimFacts(gathered), instrument)
    : noticeServedParties(gathered, readNoticeOptions(notice.metadata)).flatMap(({ party }) => party ?? []);
  return [...new Set(served.map(({ id }) => id))];
}

/** What decides nothing about service. */
type NotOfService = Pick<Facts, 'today' | 'servedNotices' | 'deadlines' | 'parentRecorded'>;

/** Gathers the content of a notice's document, in a constant number of statements. */
async function facts(ctx: RequestContext, noticeId: string) {
  const [notice] = await rowsWhere(ctx, notices, sql`id = ${noticeId}::uuid`);
  const { projectId, parentNoticeId, type, status, updatedAt } = notice!;
  const [job, exhibits, [parent], served, deadlines] = await Promise.all([
    jobFacts(ctx, projectId),
    appendedTo(ctx, 'notice', noticeId),
    parentNoticeId ? rowsWhere(ctx, notices, sql`id = ${parentNoticeId}::uuid`) : [],
    // A preliminary notice, and a notice of claim made from one, mention no earlier notices.
    type === 'preliminary' ? [] : listServedNotices(ctx, projectId),
    type === 'preliminary' ? [] : claimDeadlines(ctx, notice!),
  ]);
  const today = todayIn(ctx, notice!.state);
  return {
    ...job,
    exhibits,
    today,
    parentRecorded: Boolean(parent?.recordedOn ?? parent?.filedOn) || parent?.status === 'recorded',
    notice: { ...notice!, parentNotice: parent ?? null },
    servedNotices: mentioned(served, job),
    deadlines,
    status,
    updatedAt,
  };
}
