import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { lineViolations, sumOpen } from '../../domain/document-order/billing.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { AppError, Violations } from '../../errors/app-error.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { accountOfLiveOrder } from '../../reads/loaders/mailroom.loader.js';
import type { MailroomReceipt } from '../../schema/mailroom.js';
import type { MailroomPaymentInput } from '../../schema/mailroom-input.js';
import { readPaymentLines, recordLine } from '../document-order/money.js';
import { change, lock } from '../shared/record.js';

/**
 * Records money that was received for an order or paid back: what staff record settles the order. It applies to live orders of
 * all accounts, whichever carrier handles them, because carriers mail invoiced orders as well.
 */
export async function recordPayment(ctx: RequestContext, input: MailroomPaymentInput): Promise<MailroomReceipt> {
  authorize(ctx, 'staff');
  const { orderId, type, amountCents, reference = null, notes = null } = input;
  const accountId = await accountOfLiveOrder(ctx, orderId);
  if (!accountId) throw new AppError('NOT_FOUND', `There is no document order with the id ${orderId}.`);
  const acting = ctx.actAs(accountId, true);
  await acting.write();
  const order = await lock(acting, DocumentOrder, documentOrders, orderId);
  const line = { type, amountCents, reference, notes, recordedBy: 'staff' } as const;
  const violations = new Violations();
  if (type === 'credit_applied') {
    violations.add('type', 'The type field must not be credit_applied: only the account can spend its credits.');
  }
  violations.addAll(lineViolations(order, await readPaymentLines(acting, order), line));
  violations.throwIfAny();
  await recordLine(acting, order, line);
  await change(acting, order, {});
  const lines = await readPaymentLines(acting, order);
  const { id, recordedAt } = lines.at(-1)!;
  const { billingStatus, amountCents: priceCents } = order;
  const standing = { billingStatus, priceCents, openCents: sumOpen(order, lines) };
  return { id, orderId, accountId, type, amountCents, reference, notes, recordedAt, ...standing };
}
