import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { articleNumberFault, toDigits } from '../../domain/document-order/article-number.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { mailroomOrder, mailroomOrders } from '../../reads/loaders/mailroom.loader.js';
import type { PageArgs } from '../../schema/connection.js';
import type { MailroomOrder, MailroomOrderFilter } from '../../schema/mailroom.js';
import type {
  MailroomDispatchInput,
  MailroomEvent,
  MailroomEventInput,
  MailroomReturnInput,
  MailroomScanInput,
} from '../../schema/mailroom-input.js';
import { update } from '../shared/record.js';
import {
  type Job,
  lockJob,
  recordEvent,
  recordTaking,
  refuseUntaken,
  rejectUnless,
  rejectUsedNumber,
  resolveTime,
} from './order.js';

// Operations of staff on live orders of all accounts. Each records an event under the staff member's name; the order, its money
// and its record follow it as they follow a carrier's event (document-order/advance.ts).

export async function listMailroomOrders(ctx: RequestContext, filter: MailroomOrderFilter | null, page: PageArgs) {
  authorize(ctx, 'staff');
  return mailroomOrders(ctx, filter, page);
}

export async function showMailroomOrder(ctx: RequestContext, id: string): Promise<MailroomOrder> {
  authorize(ctx, 'staff');
  return mailroomOrder(ctx, id);
}

/** From then on its account cannot edit the order, and what it sends stays the same. It can be cancelled until it is dispatched. */
export async function takeOrder(ctx: RequestContext, id: string): Promise<MailroomOrder> {
  const job = await lockJob(ctx, id);
  rejectUnless(job, 'processing');
  await recordTaking(job, job.order.orderType === 'mail' ? uuidv7() : null);
  return mailroomOrder(ctx, id);
}

/** Stores the number of the label on a piece, so that the mailing book has it before the piece is handed over. */
export async function scanOrder(
  ctx: RequestContext,
  { id, trackingNumber }: MailroomScanInput,
): Promise<MailroomOrder> {
  const job = await lockJob(ctx, id);
  const violations = new Violations();
  if (job.order.orderType !== 'mail') {
    violations.add('id', `A ${job.order.orderType} order is not mailed: it has no label.`);
  }
  violations.throwIfAny();
  if (job.order.status !== 'processing') {
    const status = job.order.status.replaceAll('_', ' ');
    const sentence = `An order that is ${status} gets no number: only one that is taken and not handed over does.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  const number = trackingNumber ? await readTrackingNumber(job, violations, trackingNumber) : null;
  violations.throwIfAny();
  await update(job.acting, job.order, { trackingNumber: number });
  return mailroomOrder(ctx, id);
}

/** The carrier or the office has the piece: at a counter it is accepted at that moment. */
export async function dispatchOrder(ctx: RequestContext, input: MailroomDispatchInput): Promise<MailroomOrder> {
  const job = await lockJob(ctx, input.id);
  refuseUntaken(job);
  rejectUnless(job, 'dispatched');
  const violations = new Violations();
  const isMail = job.order.orderType === 'mail';
  const carrier = input.carrier ?? (isMail ? 'USPS' : null);
  const trackingNumber = await readTrackingNumber(job, violations, input.trackingNumber ?? job.order.trackingNumber);
  if (job.order.mailClass === 'certified' && carrier !== 'USPS') {
    violations.add('carrier', 'The carrier field must be USPS: only USPS carries certified mail.');
  }
  const occurredAt = resolveTime(job, violations, 'shippedAt', input.shippedAt);
  violations.throwIfAny();
  const name = isMail ? 'Handed over at the counter' : 'Handed in';
  await recordEvent(job, { status: 'dispatched', name, carrier, trackingNumber, occurredAt });
  return mailroomOrder(ctx, input.id);
}

const names: Readonly<Record<MailroomEvent, string>> = {
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  returned: 'Returned to sender',
};

/** Records what the carrier reports about a piece. An event out of order is stored, but moves nothing back. */
export async function recordMailEvent(
  ctx: RequestContext,
  { id, status, occurredAt: sentTime, note }: MailroomEventInput,
): Promise<MailroomOrder> {
  const job = await lockJob(ctx, id);
  const violations = new Violations();
  if (job.order.orderType !== 'mail') {
    violations.add('id', `A ${job.order.orderType} order has no carrier: complete it with its results.`);
  } else if (!job.order.shippedAt) {
    violations.add(
      'status',
      `An order that is ${job.order.status} has not been handed to a carrier: dispatch it first.`,
    );
  }
  const occurredAt = resolveTime(job, violations, 'occurredAt', sentTime, job.order.shippedAt ?? undefined);
  violations.throwIfAny();
  const name = note ? `${names[status]}: ${note}` : names[status];
  await recordEvent(job, { status, name, occurredAt });
  return mailroomOrder(ctx, id);
}

/** A piece came back: its account is notified. The payment is not returned. */
export async function returnOrder(
  ctx: RequestContext,
  { id, reason, occurredAt }: MailroomReturnInput,
): Promise<MailroomOrder> {
  return recordMailEvent(ctx, { id, status: 'returned', occurredAt, note: reason });
}

async function readTrackingNumber(job: Job, violations: Violations, entered: string | null): Promise<string | null> {
  const { mailClass } = job.order;
  if (!entered) {
    if (mailClass === 'certified') {
      violations.add(
        'trackingNumber',
        atField('trackingNumber', wrong('required_when', { why: 'certified mail has an article number' })),
      );
    }
    return null;
  }
  const number = mailClass === 'certified' ? toDigits(entered) : entered;
  const fault = mailClass === 'certified' && articleNumberFault(number);
  if (fault) violations.add('trackingNumber', `The tracking number field ${fault}`);
  else await rejectUsedNumber(job, violations, number);
  return number;
}
