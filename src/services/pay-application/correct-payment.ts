import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { isUncovered, paymentState, paymentViolations } from '../../domain/pay-application/payments.js';
import { PayApplication } from '../../entities/pay-application.js';
import { Waiver } from '../../entities/waiver.js';
import { AppError } from '../../errors/app-error.js';
import { payApplications, paymentsOf } from '../../reads/loaders/pay-application.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import { waivers } from '../../reads/loaders/waiver.loader.js';
import type {
  DeletePayApplicationPaymentInput,
  PayApplicationPayment,
  UpdatePayApplicationPaymentInput,
} from '../../schema/pay-application.js';
import { type Contract, getToday, lockContractFor } from '../contract/contract.js';
import { change, isSame, lock } from '../shared/record.js';
import { rejectViolations } from './index.js';
import { dayViolations } from './payments.js';

interface Correction {
  application: PayApplication;
  payment: PayApplicationPayment;
  /** The amounts of the other payments. */
  others: string[];
  contract: Contract;
}

/** Corrects a recorded payment. */
export async function updatePayApplicationPayment(
  ctx: RequestContext,
  input: UpdatePayApplicationPaymentInput,
): Promise<PayApplicationPayment> {
  authorize(ctx, 'records');
  const correction = await openCorrection(ctx, input);
  const { application, payment, others, contract } = correction;
  const amount = input.amount ?? payment.amount;
  const dated = input.paidOn ? dayViolations(input.paidOn, await getToday(ctx, contract)) : [];
  rejectViolations([...paymentViolations(application.certifiedAmount!, others, amount), ...dated]);
  const { reference = payment.reference, notes = payment.notes } = input;
  const newPayment = { amount, paidOn: input.paidOn ?? payment.paidOn, reference, notes };
  const isChanged = Object.entries(newPayment).some(
    ([key, value]) => !isSame(payment[key as keyof typeof newPayment], value, key === 'amount'),
  );
  if (!isChanged) return payment;
  await sql`
    update pay_application_payments
    set amount = ${amount}::numeric, paid_on = ${input.paidOn ?? payment.paidOn}::date, reference = ${reference},
      notes = ${notes}, updated_at = ${ctx.now().toISOString()}::timestamptz
    where id = ${payment.id}::uuid and ${scoped(ctx, 'pay_application_payments')}`.execute(ctx.db);
  await settle(ctx, correction, [...others, amount]);
  return (await paymentsOf.loader(ctx).load(application.id)).find(({ id }) => id === payment.id)!;
}

/** Deletes a payment. The audit log keeps it. */
export async function deletePayApplicationPayment(
  ctx: RequestContext,
  input: DeletePayApplicationPaymentInput,
): Promise<PayApplicationPayment> {
  authorize(ctx, 'records');
  const correction = await openCorrection(ctx, input);
  const { payment, others } = correction;
  await sql`
    delete from pay_application_payments
    where id = ${payment.id}::uuid and ${scoped(ctx, 'pay_application_payments')}`.execute(ctx.db);
  await settle(ctx, correction, others);
  return payment;
}

/** Locks the application in the same order as a payment does, so that its payments are corrected one request at a time. */
async function openCorrection(
  ctx: RequestContext,
  { id, paymentId }: DeletePayApplicationPaymentInput,
): Promise<Correction> {
  const contract = await lockContractFor(ctx, 'pay_applications', id);
  const application = await lock(ctx, PayApplication, payApplications, id);
  // Another mutation of the same document may have read them before the lock.
  paymentsOf.loader(ctx).clear(id);
  const payments = await paymentsOf.loader(ctx).load(id);
  const payment = payments.find((one) => one.id === paymentId.toLowerCase());
  if (!payment) throw new AppError('NOT_FOUND', 'The pay application has no payment with this id.');
  const others = payments.filter((one) => one !== payment).map(({ amount }) => amount);
  return { application, payment, others, contract: contract! };
}

/** The status follows from the total that is paid now, and so do the waivers that the payment made effective. */
async function settle(
  ctx: RequestContext,
  { application, payment, others }: Correction,
  after: readonly string[],
): Promise<void> {
  const certified = application.certifiedAmount!;
  paymentsOf.loader(ctx).clear(application.id);
  await change(ctx, application, { status: paymentState(certified, after).status });
  await withdrawEffect(ctx, application, [...others, payment.amount], after);
}

/**
 * A conditional waiver takes effect through the payment that it names, and has no effect without it. If the recorded payments
 * no longer cover it, it waits for its payment again. An unconditional waiver that was delivered binds its signer whether or
 * not the money came, so it stays released.
 */
async function withdrawEffect(
  ctx: RequestContext,
  { id, certifiedAmount }: PayApplication,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('waivers')
    .select(['id', 'amount'])
    .where('pay_application_id', '=', id)
    .where('status', '=', sql.lit('effective'))
    .where(scoped(ctx, 'waivers'))
    .orderBy('id')
    .execute();
  for (const { id: waiverId, amount } of rows) {
    if (!isUncovered(amount, certifiedAmount!, before, after)) continue;
    const waiver = await lock(ctx, Waiver, waivers, waiverId);
    if (waiver.status !== 'effective') continue;
    await change(ctx, waiver, {
      status: 'signed',
      paymentReceivedOn: null,
      effectiveAt: null,
      statusReason: 'The payment that made it effective was corrected.',
    });
  }
}
