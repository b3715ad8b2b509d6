import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { type NoticeUrgency, noticeUrgencies } from '../../domain/deadlines/notice-urgency.js';
import { unservedStatuses } from '../../domain/deadlines/open.js';
import { Violations } from '../../errors/app-error.js';
import { mailableStatuses, noticeGroups, noticesOfGroup } from '../../reads/loaders/notices-by-day.js';
import type { RowsArgs } from '../../schema/connection.js';
import type { NoticeGroup, NoticesToServeArgs, NoticeToServe } from '../../schema/notices-to-serve.js';
import { checkPage } from '../shared/page-of-rows.js';

/** How many notices are still to be served, by how soon: each group, also one without any. */
export async function countNotices(ctx: RequestContext, asked: NoticesToServeArgs): Promise<NoticeGroup[]> {
  authorize(ctx, 'read');
  const groups = await noticeGroups(ctx, toWanted(asked));
  return noticeUrgencies.map(
    (urgency) => groups.find((group) => group.urgency === urgency) ?? { urgency, count: 0, toMail: 0 },
  );
}

/** The notices of one group, by the days to keep. */
export function listNotices(
  ctx: RequestContext,
  {
    urgency,
    isToMail,
    first,
    offset,
    ...asked
  }: NoticesToServeArgs & RowsArgs & { urgency: NoticeUrgency; isToMail: boolean },
): Promise<NoticeToServe[]> {
  authorize(ctx, 'read');
  const violations = new Violations();
  const page = checkPage(violations, { first, offset });
  violations.throwIfAny();
  const { statuses, ...wanted } = toWanted(asked);
  const chosen = isToMail ? statuses.filter((one) => mailableStatuses.includes(one)) : statuses;
  return noticesOfGroup(ctx, { ...wanted, statuses: chosen, urgency, ...page });
}

/** A status that no notice still to be served has leaves none. */
function toWanted({ search = null, status, filter = null }: NoticesToServeArgs) {
  return { search, filter, statuses: status ? [status] : unservedStatuses };
}
