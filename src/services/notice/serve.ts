import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import type { Notice } from '../../entities/notice.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import { isServedLate, noticeDeadlineDate } from '../deadline/index.js';
import { deliverToAccounts } from '../received-notice/deliver.js';
import { change } from '../shared/record.js';
import { partiesServed } from './served.js';

/**
 * Marks a locked notice as served, by mail, by its partner or by its caller. The accounts of the parties that it serves receive it,
 * and the members are notified if it was served late.
 */
export async function serveNotice(ctx: RequestContext, notice: Notice, servedAt: Date): Promise<Notice> {
  const served = await change(ctx, notice, { status: 'served', servedAt });
  const { id, noticeNumber, type, state, projectId } = served;
  await deliverToAccounts(ctx, served, await partiesServed(ctx, served), servedAt);
  const deadline = await noticeDeadlineDate(ctx, served);
  if (!isServedLate({ state, servedAt }, deadline)) return served;
  const [project] = await referencedRows(ctx, projects, [projectId]);
  await mailPeople(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template: 'notice_served_late',
    data: {
      noticeId: id,
      number: noticeNumber,
      type,
      projectId,
      project: project!.name,
      deadline: deadline!,
      served: dayInState(state, servedAt),
    },
    key: `notice_served_late:${id}`,
    now: ctx.now(),
  });
  return served;
}
