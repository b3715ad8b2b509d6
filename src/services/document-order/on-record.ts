import type { RequestContext } from '../../context/request-context.js';
import { isRelease } from '../../domain/document/types.js';
import type { OrderResults } from '../../domain/document-order/results.js';
import { recordDateViolations } from '../../domain/notice/record-dates.js';
import { escalationTargets, noticeTargets, recordedTypes } from '../../domain/notice/transitions.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { Escalation } from '../../entities/escalation.js';
import { Notice } from '../../entities/notice.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { escalations } from '../../reads/loaders/escalation.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import { change, lockIfThere } from '../shared/record.js';

/**
 * The office's results become those of the record: the day on which it was filed, recorded or released, and where its record is, unless
 * the account entered that. A notice that was not served yet keeps its status.
 */
export async function putOnRecord(ctx: RequestContext, order: DocumentOrder, results: OrderResults): Promise<void> {
  const day = results.recordedOn;
  if (!day || (order.orderType !== 'filing' && order.orderType !== 'recording')) return;
  const [document] = await referencedRows(ctx, documents, [order.documentId]);
  const isReleased = document !== undefined && isRelease(document.type);
  const dates = isReleased
    ? { releasedOn: day }
    : order.orderType === 'filing'
      ? { filedOn: day }
      : { recordedOn: day };
  if (order.documentableType === 'notice') {
    const notice = await lockIfThere(ctx, Notice, notices, order.documentableId);
    if (!notice || !recordedTypes.includes(notice.type)) return;
    const status = isReleased ? 'released' : 'recorded';
    const moved = noticeTargets(notice.type, notice.status).includes(status) && { status: status as Notice['status'] };
    await change(ctx, notice, { ...dates, ...(!isReleased && withPlace(notice, results)), ...moved });
  }
  if (order.documentableType === 'escalation') {
    const escalation = await lockIfThere(ctx, Escalation, escalations, order.documentableId);
    // A suit has no record but that it was filed.
    if (!escalation || recordDateViolations({ type: escalation.type, stored: noDates, today: day }, dates).length > 0)
      return;
    const moved = isReleased &&
      escalationTargets(escalation.status).includes('resolved') && { status: 'resolved' as const };
    await change(ctx, escalation, { ...dates, ...(!isReleased && withPlace(escalation, results)), ...moved });
  }
}

const noDates = { filedOn: null, recordedOn: null, releasedOn: null };

/** Where the record is, as a release cites it. What the account entered stays. */
function withPlace({ metadata }: Notice | Escalation, results: OrderResults) {
  const entered = metadata?.recording as Record<string, unknown> | undefined;
  const { recordingNumber, book, page } = results;
  const place = { instrument_number: recordingNumber, book, page };
  const parts = Object.entries(place).filter(([, value]) => value);
  if (parts.length === 0 || Object.keys(place).some((key) => entered?.[key])) return {};
  return { metadata: { ...metadata, recording: { ...entered, ...Object.fromEntries(parts) } } };
}
