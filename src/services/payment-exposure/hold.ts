import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { emit } from '../../events/outbox.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { type BilledApplication, readMissingBeforePayment } from './index.js';

/** Emits `pay_application.payment_hold` if something is missing before the application is paid. */
export async function noteHold(
  ctx: RequestContext,
  application: BilledApplication & { projectId: string; livemode: boolean },
): Promise<void> {
  const { isHold } = await readMissingBeforePayment(ctx, application, application.projectId);
  if (isHold) emit(ctx, { type: 'pay_application.payment_hold', record: application });
}

/** The same for each application of the project that is to be paid, once a notice has arrived. */
export async function noteHoldsOfProject(ctx: RequestContext, projectId: string): Promise<void> {
  const open = await rowsWhere(
    ctx,
    payApplications,
    sql`project_id = ${projectId}::uuid and account_id = ${ctx.account.id}::uuid
      and status in ('submitted', 'under_review', 'approved', 'partially_paid')`,
  );
  for (const application of open) await noteHold(ctx, { ...application, livemode: ctx.livemode });
}
