import type { RequestContext } from '../../context/request-context.js';
import { readClaimOptions } from '../../domain/claim-document/options.js';
import { goesOnRecord, isRelease } from '../../domain/document/types.js';
import type { OrderResults } from '../../domain/document-order/results.js';
import { type RecordDates, recordDateViolations } from '../../domain/notice/record-dates.js';
import { escalationTargets, noticeTargets, recordedTypes } from '../../domain/notice/transitions.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { Escalation } from '../../entities/escalation.js';
import { Notice } from '../../entities/notice.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { escalations } from '../../reads/loaders/escalation.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import type { Document as DocumentRow } from '../../schema/document.js';
import { change, lockIfThere } from '../shared/record.js';

/**
 * The office's results become those of the record: the day on which it was filed, recorded or released, and where its record is, unless
 * the account entered that. A notice that was not served yet keeps its status. A release of a part leaves the rest of the lien on record,
 * and a notice before the claim puts nothing on it.
 */
export async function putOnRecord(ctx: RequestContext, order: DocumentOrder, results: OrderResults): Promise<void> {
  const day = results.recordedOn;
  if (!day || (order.orderType !== 'filing' && order.orderType !== 'recording')) return;
  const [document] = await referencedRows(ctx, documents, [order.documentId]);
  if (!document || !goesOnRecord(document.type)) return;
  const field = isRelease(document.type) ? 'releasedOn' : order.orderType === 'filing' ? 'filedOn' : 'recordedOn';
  if (order.documentableType === 'notice') {
    const notice = await lockIfThere(ctx, Notice, notices, order.documentableId);
    if (!notice || !recordedTypes.includes(notice.type) || releasesPart(document, notice)) return;
    const status = field === 'releasedOn' ? 'released' : 'recorded';
    const moved = noticeTargets(notice.type, notice.status).includes(status) && { status: status as Notice['status'] };
    await change(ctx, notice, { ...datesWith(notice, field, day), ...placeFor(notice, field, results), ...moved });
  }
  if (order.documentableType === 'escalation') {
    const escalation = await lockIfThere(ctx, Escalation, escalations, order.documentableId);
    if (!escalation || releasesPart(document, escalation)) return;
    // A suit has no record but that it was filed.
    if (recordDateViolations({ type: escalation.type, stored: noDates, today: day }, { [field]: day }).length > 0)
      return;
    const isResolved = field === 'releasedOn' && escalationTargets(escalation.status).includes('resolved');
    await change(ctx, escalation, {
      ...datesWith(escalation, field, day),
      ...placeFor(escalation, field, results),
      ...(isResolved && { status: 'resolved' as const }),
    });
  }
}

const noDates = { filedOn: null, recordedOn: null, releasedOn: null };

/** What it releases is what it printed; its record could say something else since, and then the lien stays on record. */
function releasesPart({ type, template }: DocumentRow, { metadata }: Notice | Escalation): boolean {
  if (!isRelease(type)) return false;
  return template.includes('partial') || readClaimOptions(metadata).release.scope === 'partial';
}

/** The time to sue counts from the first record: a second one, in another county or with a correction, moves no day later. */
function datesWith(record: RecordDates, field: keyof RecordDates, day: string): Partial<RecordDates> {
  const stored = record[field];
  return { [field]: stored && stored < day ? stored : day };
}

/** Where the record is, as a release cites it. What the account entered stays. */
function placeFor({ metadata }: Notice | Escalation, field: keyof RecordDates, results: OrderResults) {
  const entered = metadata?.recording as Record<string, unknown> | undefined;
  const { recordingNumber, book, page } = results;
  const place = { instrument_number: recordingNumber, book, page };
  const parts = Object.entries(place).filter(([, value]) => value);
  const isKnown = Object.keys(place).some((key) => entered?.[key]);
  if (field === 'releasedOn' || parts.length === 0 || isKnown) return {};
  return { metadata: { ...metadata, recording: { ...entered, ...Object.fromEntries(parts) } } };
}
