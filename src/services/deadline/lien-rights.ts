import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import {
  assessRights,
  type LienRightsStatus,
  lienRightsStatuses,
  toStatus,
} from '../../domain/deadlines/rights-status.js';
import type { CourseFacts } from '../../reads/loaders/deadline-facts.js';
import { noRecords } from '../../reads/loaders/done-acts.js';
import { using } from '../../reads/loaders/kept.js';
import { countRights, storedRights } from '../../reads/loaders/lien-rights.js';
import type { LienRightsCount } from '../../schema/lien-rights.js';
import { todayIn } from '../shared/today.js';
import type { DeadlineAhead } from './index.js';

/** How the rights stand on a project today; null where it has none, is archived, or is not computed yet. */
export function readLienRights(
  ctx: RequestContext,
  projectId: string,
): LienRightsStatus | null | Promise<LienRightsStatus | null> {
  return using(
    storedRights.of(ctx, projectId),
    (rights) => rights && toStatus(rights, todayIn(ctx, rights.state ?? '')),
  );
}

/** The same of a project that has these facts and no records. */
export function rightsOfFacts(
  ctx: RequestContext,
  facts: CourseFacts,
  deadlines: readonly DeadlineAhead[],
): LienRightsStatus | null {
  return toStatus(assessRights(deadlines, { ...facts, ...noRecords }), todayIn(ctx, facts.state ?? ''));
}

/** How many projects have each status, also one that none has, the worst first. */
export async function countByStatus(ctx: RequestContext): Promise<LienRightsCount[]> {
  authorize(ctx, 'read');
  const rows = await countRights(ctx);
  return lienRightsStatuses.map(
    (status) => rows.find((row) => row.status === status) ?? { status, count: 0, unpaid: '0.00' },
  );
}
