import type { RequestContext } from '../context.js';
import { daysBetween } from '../domain/deadlines/calendar.js';
import type { DeadlineFacts } from '../domain/deadlines/facts.js';
import { type DeadlineRule, noticeDeadline } from '../domain/deadlines/notice-deadline.js';
import { projectDeadlines as deadlinesOf, type ProjectDeadline } from '../domain/deadlines/project-deadlines.js';
import type { NoticeType } from '../domain/vocabulary.js';
import { type ProjectFacts, projectFacts } from '../loaders/deadline-facts.js';
import { projects } from '../loaders/project.loader.js';
import { refuse } from '../loaders/read.js';
import type { Notice } from '../schema/notice.js';

/** What a notice itself says about its deadline. */
export type DatedNotice = Pick<
  Notice,
  'projectId' | 'type' | 'state' | 'claimAmount' | 'firstFurnishingDate' | 'lastFurnishingDate'
>;

/**
 * The `deadline_rule` of a notice, worked out when it is asked for: its facts stand in the project and its parties, and
 * change without the notice. It is the law's answer also where the caller has set a date of his own.
 */
export async function noticeRule(ctx: RequestContext, notice: DatedNotice): Promise<DeadlineRule> {
  const project = await projectFacts(ctx, notice.projectId);
  return remembered({
    ...factsOf(project),
    type: notice.type,
    state: notice.state,
    claimAmount: notice.claimAmount,
    firstFurnishingDate: notice.firstFurnishingDate ?? project.firstFurnishingDate,
    lastFurnishingDate: notice.lastFurnishingDate ?? project.lastFurnishingDate,
  });
}

/** The `deadline_date` of a notice: what was sent, else the calculated one of a preliminary notice (spec, Notice). */
export async function noticeDeadlineDate(
  ctx: RequestContext,
  notice: DatedNotice & Pick<Notice, 'deadlineDate'>,
): Promise<string | null> {
  if (notice.deadlineDate || notice.type !== 'preliminary') return notice.deadlineDate;
  return (await noticeRule(ctx, notice)).deadline;
}

/**
 * The dates the claimant has to keep on a project, in the order in which they are taken; empty while the state is not known
 * or has no rules. `daysLeft` counts from today's date in UTC: in the evening of the American states, from tomorrow's.
 */
export async function projectDeadlines(
  ctx: RequestContext,
  projectId: string,
): Promise<Array<ProjectDeadline & { daysLeft: number | null }>> {
  const today = ctx.now().toISOString().slice(0, 10);
  return deadlinesOf(factsOf(await projectFacts(ctx, projectId))).map((deadline) => ({
    ...deadline,
    daysLeft: deadline.date === null ? null : daysBetween(today, deadline.date),
  }));
}

/** The same of a project that the caller names: one he cannot reach is refused. */
export async function deadlinesOfProject(ctx: RequestContext, projectId: string) {
  const { deletedAt } = await projectFacts(ctx, projectId);
  return deletedAt ? refuse(ctx, projects, projectId) : projectDeadlines(ctx, projectId);
}

function factsOf(project: ProjectFacts): DeadlineFacts {
  return {
    state: project.state ?? '',
    sector: project.sector,
    use: project.use,
    ownerOccupied: project.ownerOccupied,
    claimantRole: project.claimantRole,
    hiringPartyRole: project.hiringPartyRole,
    claimAmount: null,
    contractAmount: project.contractAmount,
    contractDate: project.dateContract,
    firstFurnishingDate: project.firstFurnishingDate,
    lastFurnishingDate: project.lastFurnishingDate,
    completionDate: project.completionDate,
    noticeOfCommencementDate: project.noticeOfCommencementDate,
    lienRecordedDate: project.lienRecordedDate,
    hasLender: project.hasLender,
    hasLienAgent: project.hasLienAgent,
  };
}

/** The rules are pure, and lists ask them the same again and again. An answer costs some 60 µs, to find it again 3 µs. */
const answers = new Map<string, DeadlineRule>();
const capacity = 5_000;

function remembered(facts: DeadlineFacts & { type: NoticeType }): DeadlineRule {
  const key = JSON.stringify(Object.values(facts));
  let rule = answers.get(key);
  if (!rule) {
    if (answers.size >= capacity) answers.clear();
    answers.set(key, (rule = noticeDeadline(facts)));
  }
  return rule;
}
