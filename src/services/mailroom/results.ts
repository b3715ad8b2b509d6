import type { RequestContext } from '../../context/request-context.js';
import { isRelease } from '../../domain/document/types.js';
import { resultsFaults } from '../../domain/document-order/results.js';
import { recordDateViolations } from '../../domain/notice/record-dates.js';
import { escalationTargets, noticeTargets, recordedTypes } from '../../domain/notice/transitions.js';
import { snake } from '../../domain/shared/casing.js';
import { Escalation } from '../../entities/escalation.js';
import { Notice } from '../../entities/notice.js';
import { Violations } from '../../errors/app-error.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { escalations } from '../../reads/loaders/escalation.loader.js';
import { mailroomOrder } from '../../reads/loaders/mailroom.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import type { MailroomOrder } from '../../schema/mailroom.js';
import type {
  MailroomAttachInput,
  MailroomCompleteInput,
  MailroomFailInput,
  MailroomFileInput,
} from '../../schema/mailroom-input.js';
import { attachFile } from '../attached-file/index.js';
import { change, lockIfThere } from '../shared/record.js';
import { todayIn, todayOfAccount } from '../shared/today.js';
import { type Job, lockJob, recordEvent, refuseUntaken, rejectUnless } from './order.js';

/** A filing, recording or research is complete; the notice or escalation gets the corresponding status. */
export async function completeOrder(
  ctx: RequestContext,
  { id, results, files }: MailroomCompleteInput,
): Promise<MailroomOrder> {
  const job = await lockJob(ctx, id);
  const sentFiles = files ?? [];
  const violations = new Violations();
  const today = await todayOfOrder(job);
  violations.addAll(resultsFaults(job.order.orderType, results, { files: sentFiles.length, today }));
  violations.throwIfAny();
  refuseUntaken(job);
  rejectUnless(job, 'delivered', 'dispatched');
  await attachAll(job, sentFiles);
  const present = Object.entries(results).filter(([, value]) => value !== null && value !== undefined);
  await change(job.acting, job.order, {
    results: Object.fromEntries(present.map(([key, value]) => [snake(key), value])),
  });
  await recordEvent(job, { status: 'delivered', name: 'Done', occurredAt: ctx.now() });
  await putOnRecord(job, results);
  return mailroomOrder(ctx, id);
}

/** The limit of the date of recording. */
async function todayOfOrder({ acting, order }: Job): Promise<string> {
  const [document] = await referencedRows(acting, documents, [order.documentId]);
  return document?.state ? todayIn(acting, document.state) : todayOfAccount(acting);
}

/**
 * Ends an order that cannot be carried out, and returns what was paid for it. If the carrier lost the piece, nothing is
 * returned.
 */
export async function failOrder(ctx: RequestContext, { id, reason }: MailroomFailInput): Promise<MailroomOrder> {
  const job = await lockJob(ctx, id);
  rejectUnless(job, 'failed');
  const name = job.order.acceptedAt ? 'Lost by the carrier' : 'Not carried out';
  await recordEvent(job, { status: 'failed', name, occurredAt: ctx.now(), details: { description: reason } });
  return mailroomOrder(ctx, id);
}

/** Attaches a file to an order at any time, even after its end: receipts come late. */
export async function attachToOrder(
  ctx: RequestContext,
  { orderId, ...file }: MailroomAttachInput,
): Promise<MailroomOrder> {
  const job = await lockJob(ctx, orderId);
  await attachAll(job, [file], '');
  await recordEvent(job, { status: null, name: `File attached: ${file.fileName}`, occurredAt: ctx.now() });
  // The event of this change includes the order's files.
  await change(job.acting, job.order, {});
  return mailroomOrder(ctx, orderId);
}

/** @param at the prefix of the files in the input, such as `files.`; each file is then named by its position */
async function attachAll({ acting, order }: Job, files: readonly MailroomFileInput[], at = 'files.'): Promise<void> {
  for (const [index, { fileName, mimeType, contentBase64, description }] of files.entries()) {
    const field = (name: string) => (at ? `${at}${index}.${name}` : name);
    const bytes = decodeBytes(contentBase64, field('contentBase64'));
    const subject = { subjectType: 'document_order', subjectId: order.id } as const;
    await attachFile(acting, { ...subject, fileName, mimeType, bytes, description }, field);
  }
}

function decodeBytes(base64: string, field: string): Buffer {
  const text = base64.replace(/\s+/g, '');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) {
    const violations = new Violations();
    violations.add(field, 'The file must be in base64.').throwIfAny();
  }
  return Buffer.from(text, 'base64');
}

/**
 * The office's results become those of the record: the day on which it was filed, recorded or released, and where its record is, unless
 * the account entered that. A notice that was not served yet keeps its status.
 */
async function putOnRecord(job: Job, results: MailroomCompleteInput['results']): Promise<void> {
  const { acting, order } = job;
  const day = results.recordedOn;
  if (!day || (order.orderType !== 'filing' && order.orderType !== 'recording')) return;
  const [document] = await referencedRows(acting, documents, [order.documentId]);
  const isReleased = document !== undefined && isRelease(document.type);
  const dates = isReleased
    ? { releasedOn: day }
    : order.orderType === 'filing'
      ? { filedOn: day }
      : { recordedOn: day };
  if (order.documentableType === 'notice') {
    const notice = await lockIfThere(acting, Notice, notices, order.documentableId);
    if (!notice || !recordedTypes.includes(notice.type)) return;
    const status = isReleased ? 'released' : 'recorded';
    const moved = noticeTargets(notice.type, notice.status).includes(status) && { status: status as Notice['status'] };
    await change(acting, notice, { ...dates, ...(!isReleased && withPlace(notice, results)), ...moved });
  }
  if (order.documentableType === 'escalation') {
    const escalation = await lockIfThere(acting, Escalation, escalations, order.documentableId);
    // A suit has no record but that it was filed.
    if (!escalation || recordDateViolations({ type: escalation.type, stored: noDates, today: day }, dates).length > 0)
      return;
    const moved = isReleased &&
      escalationTargets(escalation.status).includes('resolved') && { status: 'resolved' as const };
    await change(acting, escalation, { ...dates, ...(!isReleased && withPlace(escalation, results)), ...moved });
  }
}

const noDates = { filedOn: null, recordedOn: null, releasedOn: null };

/** Where the record is, as a release cites it. What the account entered stays. */
function withPlace({ metadata }: Notice | Escalation, results: MailroomCompleteInput['results']) {
  const entered = metadata?.recording as Record<string, unknown> | undefined;
  const { recordingNumber, book, page } = results;
  const place = { instrument_number: recordingNumber, book, page };
  const parts = Object.entries(place).filter(([, value]) => value);
  if (parts.length === 0 || Object.keys(place).some((key) => entered?.[key])) return {};
  return { metadata: { ...metadata, recording: { ...entered, ...Object.fromEntries(parts) } } };
}
