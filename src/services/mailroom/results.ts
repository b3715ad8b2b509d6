import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { batchLimits } from '../../domain/document-order/batch.js';
import { resultsFaults } from '../../domain/document-order/results.js';
import { snake } from '../../domain/shared/casing.js';
import { Violations } from '../../errors/app-error.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { mailroomOrder, mailroomOrdersById, rejectOrder } from '../../reads/loaders/mailroom.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import type { MailroomOrder } from '../../schema/mailroom.js';
import type {
  MailroomAttachInput,
  MailroomAttachManyInput,
  MailroomCompleteInput,
  MailroomFailInput,
  MailroomFileInput,
} from '../../schema/mailroom-input.js';
import { attachFile, storeForAttaching } from '../attached-file/index.js';
import { putOnRecord } from '../document-order/on-record.js';
import { change } from '../shared/record.js';
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
  await putOnRecord(job.acting, job.order, results);
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
  await reportAttached(job, file.fileName);
  return mailroomOrder(ctx, orderId);
}

async function reportAttached(job: Job, fileName: string): Promise<void> {
  await recordEvent(job, { status: null, name: `File attached: ${fileName}`, occurredAt: job.ctx.now() });
  // The event of this change includes the order's files.
  await change(job.acting, job.order, {});
}

/**
 * Attaches a file to several orders, such as the postmarked sheet of the mailing book. Their account reads it, so it must not show the
 * addresses of another account's mail.
 */
export async function attachToOrders(
  ctx: RequestContext,
  { orderIds, fileName, mimeType, contentBase64, description }: MailroomAttachManyInput,
): Promise<MailroomOrder[]> {
  authorize(ctx, 'staff');
  const ids = [...new Set(orderIds)];
  const violations = new Violations();
  if (ids.length === 0 || ids.length > batchLimits.pieces) {
    violations.add('orderIds', `The order ids field must have 1 to ${batchLimits.pieces} ids.`);
  }
  // By serial: two requests for the same orders lock them in one sequence.
  const orders = await mailroomOrdersById(ctx, ids);
  if (new Set(orders.map(({ accountId }) => accountId)).size > 1) {
    violations.add('orderIds', 'The orders must be of one account: each account reads the file.');
  }
  violations.throwIfAny();
  const missing = ids.find((id) => !orders.some((order) => order.id === id.toLowerCase()));
  if (missing) return rejectOrder(ctx, missing);
  const bytes = decodeBytes(contentBase64, 'contentBase64');
  const file = { fileName, mimeType, bytes, description };
  const stored = await storeForAttaching(ctx, file);
  for (const { id } of orders) {
    const job = await lockJob(ctx, id);
    await attachFile(job.acting, { subjectType: 'document_order', subjectId: id, ...file, stored });
    await reportAttached(job, fileName);
  }
  const ordersById = new Map((await mailroomOrdersById(ctx, ids)).map((order) => [order.id, order]));
  return ids.map((id) => ordersById.get(id.toLowerCase())!);
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
