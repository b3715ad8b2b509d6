import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { paymentState, paymentViolations } from '../../domain/pay-application/payments.js';
import { isFuture } from '../../domain/shared/date-order.js';
import type { Violation } from '../../domain/shared/violation.js';
import { PayApplication } from '../../entities/pay-application.js';
import { invalid } from '../../errors/app-error.js';
import { payApplications, paymentsOf } from '../../reads/loaders/pay-application.loader.js';
import type { PayApplicationPayment, RecordPayApplicationPaymentInput } from '../../schema/pay-application.js';
import { getToday, lockContractFor } from '../contract/contract.js';
import { change, lock } from '../shared/record.js';
import { rejectViolations } from './index.js';

/** Records a payment that came in. The status follows from the rest of the certified amount. */
export async function recordPayApplicationPayment(
  ctx: RequestContext,
  input: RecordPayApplicationPaymentInput,
): Promise<PayApplicationPayment> {
  authorize(ctx, 'records');
  const contract = await lockContractFor(ctx, 'pay_applications', input.id);
  const application = await lock(ctx, PayApplication, payApplications, input.id);
  if (application.status !== 'approved' && application.status !== 'partially_paid') {
    const state = application.status.replaceAll('_', ' ');
    throw invalid({
      status: [`A pay application that is ${state} cannot take a payment: it must be approved or partially paid.`],
    });
  }
  return pay(ctx, application, input, await getToday(ctx, contract!));
}

/** A payment cannot be dated in the future. */
export function dayViolations(paidOn: string | null | undefined, today: string): Violation[] {
  if (!paidOn || !isFuture(paidOn, today)) return [];
  return [{ field: 'paidOn', message: 'The paid on field must not be a date in the future.' }];
}

/** Records the payment itself, on an application that is locked and may be paid. It is dated today without a date of its own. */
export async function pay(
  ctx: RequestContext,
  application: PayApplication,
  payment: Omit<RecordPayApplicationPaymentInput, 'id'>,
  today: string,
): Promise<PayApplicationPayment> {
  const certified = application.certifiedAmount!;
  const amounts = (await paymentsOf.loader(ctx).load(application.id)).map(({ amount }) => amount);
  rejectViolations([...paymentViolations(certified, amounts, payment.amount), ...dayViolations(payment.paidOn, today)]);
  const now = ctx.now().toISOString();
  await sql`
    insert into pay_application_payments (id, account_id, livemode, pay_application_id, amount, paid_on, reference, notes,
      created_at, updated_at)
    values (${uuidv7()}::uuid, ${ctx.account.id}::uuid, ${ctx.livemode}, ${application.id}::uuid, ${payment.amount}::numeric,
      ${payment.paidOn ?? today}::date, ${payment.reference ?? null}, ${payment.notes ?? null},
      ${now}::timestamptz, ${now}::timestamptz)`.execute(ctx.db);
  paymentsOf.loader(ctx).clear(application.id);
  await change(ctx, application, { status: paymentState(certified, [...amounts, payment.amount]).status });
  return (await paymentsOf.loader(ctx).load(application.id)).at(-1)!;
}
