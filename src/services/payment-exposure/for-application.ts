import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { Violations } from '../../errors/app-error.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import type { MissingBeforePayment } from '../../schema/payment-exposure.js';
import { references } from '../shared/record.js';
import { readMissingBeforePayment } from './index.js';

/** What is missing before an application is paid that the caller can read: one of the account, or one that is shared with it. */
export async function missingBeforePaying(
  ctx: RequestContext,
  { id, projectId }: { id: string; projectId: string | null },
): Promise<MissingBeforePayment> {
  const [application] = await rowsWhere(ctx, payApplications, sql`id = ${id}::uuid`);
  if (!application) return rejectMissing(ctx, payApplications, id);
  const isShared = application.accountId !== ctx.account.id;
  const violations = new Violations();
  if (projectId) {
    await references(ctx, violations, { project: { field: 'projectId', table: projects, id: projectId } }, 'look');
  } else if (isShared) {
    violations.add('projectId', 'The project id field is required for a pay application of another company.');
  }
  if (!isShared && projectId && projectId.toLowerCase() !== application.projectId) {
    violations.add('projectId', 'The pay application is for another project.');
  }
  violations.throwIfAny();
  return readMissingBeforePayment(ctx, application, projectId ?? application.projectId);
}
