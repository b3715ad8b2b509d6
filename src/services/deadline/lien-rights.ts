import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { type LienRightsStatus, lienRightsStatuses, toStatus } from '../../domain/deadlines/rights-status.js';
import { using } from '../../reads/loaders/kept.js';
import { countRights, storedRights } from '../../reads/loaders/lien-rights.js';
import type { LienRightsCount } from '../../schema/lien-rights.js';
import { todayIn } from '../shared/today.js';

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

/** How many projects have each status, also one that none has, the worst first. */
export async function countByStatus(ctx: RequestContext): Promise<LienRightsCount[]> {
  authorize(ctx, 'read');
  const rows = await countRights(ctx);
  return lienRightsStatuses.map(
    (status) => rows.find((row) => row.status === status) ?? { status, count: 0, unpaid: '0.00' },
  );
}
