import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { finalApplicationViolations, isFinalApplication } from '../../domain/pay-application/closing.js';
import { periodViolations, previousApplication, voidViolations } from '../../domain/pay-application/numbering.js';
import { certificationViolations, certifiedToDate, paymentState } from '../../domain/pay-application/payments.js';
import { payApplicationTargets, revisionAfter } from '../../domain/pay-application/transitions.js';
import { unexplainedLoss } from '../../domain/pay-application/warnings.js';
import { PayApplication } from '../../entities/pay-application.js';
import { Sov } from '../../entities/sov.js';
import { invalid } from '../../errors/app-error.js';
import {
  emailInvitationsOf,
  givenWaivers,
  participantsOf,
  payApplications,
  paymentsOf,
} from '../../reads/loaders/pay-application.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import { sovLines, sovs } from '../../reads/loaders/sov.loader.js';
import type { TransitionPayApplicationInput } from '../../schema/pay-application.js';
import { type Contract, getToday, lockContractFor, readApplications } from '../contract/contract.js';
import { computeFigures, stored } from '../contract/figures.js';
import { rejectWaitingOrders } from '../document/open-orders.js';
import { withdrawEmailInvitations } from '../pay-application-invitation/by-email.js';
import { withdrawInvitations } from '../pay-application-invitation/invite.js';
import { noteHold } from '../payment-exposure/hold.js';
import { change, type Draft, lock } from '../shared/record.js';
import { sumViolations } from '../sov/index.js';
import { rejectViolations } from './index.js';
import { pay } from './payments.js';

type Changes = Draft<PayApplication>;

export async function transitionPayApplication(
  ctx: RequestContext,
  input: TransitionPayApplicationInput,
): Promise<PayApplication> {
  authorize(ctx, 'records');
  const contract = await lockContractFor(ctx, 'pay_applications', input.id);
  const application = await lock(ctx, PayApplication, payApplications, input.id);
  const targets = payApplicationTargets(application.status);
  if (!targets.includes(input.status)) {
    const legal = targets.length > 0 ? `it can become ${targets.map(inWords).join(', ')}` : 'its status is final';
    const sentence = `A pay application that is ${inWords(application.status)} cannot become ${inWords(input.status)}: ${legal}.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  const changes = await consequences(ctx, contract!, application, input);
  const statusReason = input.statusReason ?? null;
  const moved = await change(ctx, application, { status: input.status, statusReason, ...changes });
  if (input.status === 'submitted' || input.status === 'approved') await noteHold(ctx, moved);
  return moved;
}

function inWords(status: PayApplication['status']): string {
  return status.replaceAll('_', ' ');
}

/** Effects of the move, once its own rules are met. */
async function consequences(
  ctx: RequestContext,
  contract: Contract,
  application: PayApplication,
  input: TransitionPayApplicationInput,
): Promise<Changes> {
  switch (input.status) {
    case 'submitted':
      return submit(ctx, contract, application, input.confirmNegativePayment ?? false);
    case 'approved':
      return approve(ctx, application, input.certifiedAmount ?? application.g702.currentPaymentDue);
    case 'partially_paid':
    case 'paid':
      return settle(ctx, contract, application, input);
    case 'draft':
      return { revision: revisionAfter(application.revision, application.status, 'draft'), submittedAt: null };
    case 'void':
      rejectViolations(voidViolations(application, await readApplications(ctx, application.projectId)));
      await rejectWaitingOrders(ctx, application.id, 'pay application', 'voided');
      await withdrawOpenInvitations(ctx, application.id);
      return {};
    case 'under_review':
    case 'rejected':
      return {};
  }
}

/** A participant can still read what is void now, and who declined has declined; the open invitations end. */
async function withdrawOpenInvitations(ctx: RequestContext, id: string): Promise<void> {
  const participants = await participantsOf.loader(ctx).load(id);
  await withdrawInvitations(
    ctx,
    id,
    participants.filter(({ status }) => status !== 'invited'),
  );
  await withdrawEmailInvitations(ctx, id, 'open');
  participantsOf.loader(ctx).clear(id);
  emailInvitationsOf.loader(ctx).clear(id);
}

/** The figures are computed a last time and frozen; their schedule is settled with them. */
async function submit(
  ctx: RequestContext,
  contract: Contract,
  application: PayApplication,
  isConfirmed: boolean,
): Promise<Changes> {
  const applications = await readApplications(ctx, application.projectId);
  const figures = await computeFigures(ctx, contract, applications, application);
  const previous = previousApplication(applications, application.applicationNumber);
  const sov = await lock(ctx, Sov, sovs, application.sovId);
  // The application's lines already report a wrong total.
  const settles = sov.status === 'draft' && figures.violations.length === 0;
  const settled = settles ? sumViolations(await sovLines.loader(ctx).load(sov.id), contract) : [];
  const closing = isFinalApplication(figures)
    ? finalApplicationViolations(figures, { finalWaiverGiven: await finalWaiverGiven(ctx, application.id) })
    : [];
  const schedule = settled.map(({ field, message }) => ({ field: `sov.${field}`, message }));
  const loss = isConfirmed ? null : unexplainedLoss(figures.g702, figures.g703);
  const unconfirmed = loss
    ? [{ field: 'confirmNegativePayment', message: `${loss} If it is right, send confirm_negative_payment: true.` }]
    : [];
  rejectViolations([
    ...periodViolations(application, previous),
    ...figures.violations,
    ...schedule,
    ...closing,
    ...unconfirmed,
  ]);
  if (sov.status === 'draft') await change(ctx, sov, { status: 'active' });
  return { ...stored(figures), submittedAt: ctx.now() };
}

function approve(ctx: RequestContext, { g702 }: PayApplication, certifiedAmount: string): Changes {
  rejectViolations(certificationViolations(g702.currentPaymentDue, certifiedAmount));
  return {
    certifiedAmount,
    certifiedToDate: certifiedToDate(g702.lessPreviousCertificates, certifiedAmount),
    approvedAt: ctx.now(),
  };
}

/** Whether the application has a valid final waiver (the forms require one for a final application). */
async function finalWaiverGiven(ctx: RequestContext, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from waivers where pay_application_id = ${id}::uuid and ${scoped(ctx, 'waivers')}
    and type in ('conditional_final', 'unconditional_final') and status in (${sql.join(givenWaivers)}) limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** A payment with the move: the outstanding amount for `paid`, the given amount for `partially_paid`. */
async function settle(
  ctx: RequestContext,
  contract: Contract,
  application: PayApplication,
  { status, amount, paidOn }: TransitionPayApplicationInput,
): Promise<Changes> {
  const payments = (await paymentsOf.loader(ctx).load(application.id)).map((payment) => payment.amount);
  const { outstanding } = paymentState(application.certifiedAmount!, payments);
  // Nothing was certified, or the work so far was paid for in advance, so there is no payment to record.
  if (status === 'paid' && Number(outstanding) <= 0) {
    if (!amount || Number(amount) === 0) return {};
    throw invalid({ amount: [`The outstanding amount is ${outstanding}: there is no payment to record.`] });
  }
  if (status === 'partially_paid') {
    if (!amount) throw invalid({ amount: ['The amount field is required when status is partially_paid.'] });
    if (Number(amount) === Number(outstanding)) {
      throw invalid({ amount: ['The amount is the full outstanding amount: use the status paid.'] });
    }
  } else if (amount && Number(amount) !== Number(outstanding)) {
    throw invalid({
      amount: [`The outstanding amount is ${outstanding}: for a smaller amount, use the status partially_paid.`],
    });
  }
  await pay(ctx, application, { amount: amount ?? outstanding, paidOn }, await getToday(ctx, contract));
  return { status: application.status };
}
