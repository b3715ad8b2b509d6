import { contradictions, type Facts } from 'lien-deadlines';
import type { RequestContext } from '../../context/request-context.js';
import { escalationDeadlines } from '../../domain/deadlines/escalation-deadlines.js';
import { calculable, weighsClaim } from '../../domain/deadlines/facts.js';
import { type DeadlineRule, noticeDeadline } from '../../domain/deadlines/notice-deadline.js';
import { isOpen } from '../../domain/deadlines/open.js';
import { projectDeadlines as deadlinesOf, type ProjectDeadline } from '../../domain/deadlines/project-deadlines.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { dateWarnings, lateDeadlineWarnings } from '../../domain/deadlines/warnings.js';
import { daysBetween } from '../../domain/shared/calendar.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { amended } from '../../reads/loaders/amended.js';
import { type CourseFacts, projectFacts } from '../../reads/loaders/deadline-facts.js';
import { doneRecords, noRecords } from '../../reads/loaders/done-acts.js';
import { using } from '../../reads/loaders/kept.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import type { AssumedFactsInput } from '../../schema/deadline.js';
import type { Escalation } from '../../schema/escalation.js';
import type { Notice } from '../../schema/notice.js';
import { todayIn } from '../shared/today.js';
import { remembering } from './remembering.js';

type WarnedRule = Readonly<Omit<DeadlineRule, 'warnings'> & { warnings: string[] }>;

/** What a notice itself says about its deadline. */
type DatedNotice = Pick<
  Notice,
  'projectId' | 'type' | 'duty' | 'state' | 'claimAmount' | 'firstFurnishingDate' | 'lastFurnishingDate'
> & { servedAt?: Date | string | null };

/**
 * The `deadline_rule` of a notice, computed on every read: its facts are in the project and its parties, and change without
 * the notice. It states the law also where the caller has set another date.
 */
function noticeRule(ctx: RequestContext, notice: DatedNotice): DeadlineRule | Promise<DeadlineRule> {
  return using(projectFacts(ctx, notice.projectId), (project) => ruleFor(ctx, project, notice).rule);
}

/** The rule, with the key of the facts that it follows from. */
function ruleFor(ctx: RequestContext, project: CourseFacts, notice: DatedNotice): { rule: DeadlineRule; key: string } {
  const { type, duty, state } = notice;
  const claimAmount = weighsClaim(state) ? notice.claimAmount : null;
  const firstFurnishingDate = notice.firstFurnishingDate ?? project.firstFurnishingDate;
  const lastFurnishingDate = notice.lastFurnishingDate ?? project.lastFurnishingDate;
  const servedDate = notice.servedAt ? dayInState(state, new Date(timestamp(notice.servedAt) as string)) : null;
  const key = `${thisMonth(ctx, state)}${project.key}${type}${duty}${state}${claimAmount}${firstFurnishingDate}${lastFurnishingDate}${servedDate}`;
  const rule = noticeRules(key, () =>
    noticeDeadline({
      ...calculable({
        ...toDeadlineFacts(ctx, project, state),
        claimAmount,
        firstFurnishingDate,
        lastFurnishingDate,
        servedDate,
      }),
      type,
      duty,
    }),
  );
  return { rule, key };
}

/** The same with warnings about dates that cannot all be right, and about the date that the caller has set. */
export function noticeRuleWithWarnings(
  ctx: RequestContext,
  notice: DatedNotice & Pick<Notice, 'deadlineDate'>,
): WarnedRule | Promise<WarnedRule> {
  return using(projectFacts(ctx, notice.projectId), (project) => {
    const { rule, key } = ruleFor(ctx, project, notice);
    // Frozen, so that a list writes the rule that many of its notices share only once (src/reads/compiled).
    return warnedRules(`${key}${notice.deadlineDate}`, () => {
      const dates = {
        ...project,
        firstFurnishingDate: notice.firstFurnishingDate ?? project.firstFurnishingDate,
        lastFurnishingDate: notice.lastFurnishingDate ?? project.lastFurnishingDate,
      };
      const warnings = [
        ...dateWarnings(dates),
        ...rule.warnings,
        ...contradictions(calculable(toDeadlineFacts(ctx, dates, notice.state))),
        ...lateDeadlineWarnings(notice.deadlineDate, rule.safeDate),
      ];
      return Object.freeze({ ...rule, warnings });
    });
  });
}

/** The `deadline_date` of a notice: what was sent, else the calculated one of a preliminary notice. */
export function noticeDeadlineDate(
  ctx: RequestContext,
  notice: DatedNotice & Pick<Notice, 'deadlineDate'>,
): string | null | Promise<string | null> {
  if (notice.deadlineDate || notice.type !== 'preliminary') return notice.deadlineDate;
  return using(projectFacts(ctx, notice.projectId), (project) => ruleFor(ctx, project, notice).rule.deadline);
}

/**
 * The day by which to serve a notice: its `deadline_date`, or else the safe date of a preliminary notice. An amendment of a notice
 * that was served has none, unless it was given a date of its own: what was served in time stays so.
 */
export async function noticeDayToKeep(
  ctx: RequestContext,
  notice: DatedNotice & Pick<Notice, 'deadlineDate' | 'parentNoticeId'>,
): Promise<string | null> {
  const parent = notice.parentNoticeId ? await amended(ctx, notice.parentNoticeId) : null;
  if (parent?.isServed && (!notice.deadlineDate || notice.deadlineDate === parent.deadlineDate)) return null;
  if (notice.deadlineDate || notice.type !== 'preliminary') return notice.deadlineDate;
  const { deadline, safeDate } = await noticeRule(ctx, notice);
  return deadline ?? safeDate;
}

/** Whether a notice was served after its deadline. Null while it is not served, and where it has no deadline. */
export function noticeServedLate(
  ctx: RequestContext,
  notice: DatedNotice & Pick<Notice, 'deadlineDate' | 'servedAt'>,
): boolean | null | Promise<boolean | null> {
  const { state, servedAt } = notice;
  if (!servedAt) return null;
  const served = { state, servedAt: new Date(timestamp(servedAt) as string) };
  return using(noticeDeadlineDate(ctx, notice), (deadline) => isServedLate(served, deadline));
}

/** By the calendar day in the notice's state: a deadline is kept until its day ends there. */
export function isServedLate(
  { state, servedAt }: { state: string; servedAt: Date },
  deadline: string | null,
): boolean | null {
  return deadline === null ? null : dayInState(state, servedAt) > deadline;
}

/** A deadline with the days from today's date in its state. */
export type DeadlineAhead = Omit<ProjectDeadline, 'warnings'> & { daysLeft: number | null; warnings: string[] };

/** An entry of the list of a project: also whether its act is known to be done. */
export type ListedDeadline = DeadlineAhead & { done: boolean };

/**
 * The dates the claimant has to keep on a project, in the order in which they are taken; empty while the state is not known
 * or has no rules.
 */
export async function readProjectDeadlines(ctx: RequestContext, projectId: string): Promise<ListedDeadline[]> {
  const project = await projectFacts(ctx, projectId);
  return withDone(ctx, project, projectId, courseFor(ctx, project));
}

function courseFor(ctx: RequestContext, project: CourseFacts): DeadlineAhead[] {
  const deadlines = courses(`${thisMonth(ctx, project.state)}${project.key}`, () =>
    deadlinesOf(calculable(toDeadlineFacts(ctx, project))),
  );
  return ahead(ctx, project, project.state ?? '', deadlines);
}

/** The deadlines of a project that has these facts and no records. */
export function deadlinesOfFacts(ctx: RequestContext, facts: CourseFacts): ListedDeadline[] {
  return courseFor(ctx, facts).map((deadline) => ({
    ...deadline,
    done: !isOpen(deadline, { ...facts, ...noRecords }),
  }));
}

async function withDone(
  ctx: RequestContext,
  project: CourseFacts,
  projectId: string,
  deadlines: readonly DeadlineAhead[],
): Promise<ListedDeadline[]> {
  const done = { ...project, ...(await doneRecords(ctx, projectId)) };
  return deadlines.map((deadline) => ({ ...deadline, done: !isOpen(deadline, done) }));
}

/** The deadlines of a project, none of a deleted one, and what it says about them. */
export async function projectCourse(
  ctx: RequestContext,
  projectId: string,
): Promise<CourseFacts & { deadlines: DeadlineAhead[] }> {
  const facts = await projectFacts(ctx, projectId);
  return { ...facts, deadlines: facts.deletedAt ? [] : courseFor(ctx, facts) };
}

/**
 * The same of a project that the caller names, and refuses one that the caller cannot read. Facts to assume take the place of the
 * recorded ones for this answer.
 */
export async function deadlinesOfProject(
  ctx: RequestContext,
  projectId: string,
  assumed: AssumedFactsInput | null,
): Promise<ListedDeadline[]> {
  const project = await projectFacts(ctx, projectId);
  if (project.deletedAt) return rejectMissing(ctx, projects, projectId);
  if (!assumed) return readProjectDeadlines(ctx, projectId);
  const sent = Object.fromEntries(Object.entries(assumed).filter(([, value]) => value !== undefined));
  const facts = { ...project, ...sent, key: `${project.key}${JSON.stringify(sent)}` };
  return withDone(ctx, facts, projectId, courseFor(ctx, facts));
}

/** The dates of the claim that an escalation makes or leads to, under the law of the escalation's state. */
export async function suggestedDeadlines(
  ctx: RequestContext,
  { projectId, type, state, ...escalation }: Pick<Escalation, 'projectId' | 'type' | 'state' | 'claimAmount'>,
): Promise<ListedDeadline[]> {
  const project = await projectFacts(ctx, projectId);
  const claimAmount = weighsClaim(state) ? escalation.claimAmount : null;
  const deadlines = ahead(
    ctx,
    project,
    state,
    courses(`${thisMonth(ctx, state)}${project.key}${type}${state}${claimAmount}`, () =>
      escalationDeadlines({ ...calculable({ ...toDeadlineFacts(ctx, project, state), claimAmount }), type }),
    ),
  );
  return withDone(ctx, project, projectId, deadlines);
}

function ahead(
  ctx: RequestContext,
  project: CourseFacts,
  state: string,
  deadlines: ProjectDeadline[],
): DeadlineAhead[] {
  const today = todayIn(ctx, state);
  const warnings = [...dateWarnings(project), ...contradictions(calculable(toDeadlineFacts(ctx, project, state)))];
  return deadlines.map((deadline) => ({
    ...deadline,
    daysLeft: daysLeft(today, deadline.date ?? deadline.safeDate),
    warnings: deadline.warnings.length > 0 ? [...warnings, ...deadline.warnings] : warnings,
  }));
}

const daysLeft = (today: string, day: string | null) => (day === null ? null : daysBetween(today, day));

export function toDeadlineFacts(ctx: RequestContext, project: CourseFacts, state = project.state ?? ''): Facts {
  return {
    state,
    sector: project.sector,
    use: project.use,
    ownerOccupied: project.ownerOccupied,
    units: project.units,
    newConstruction: project.newConstruction,
    paymentBond: project.paymentBond,
    publicFunds: project.publicFunds,
    homesFor: project.homesFor,
    condominium: project.condominium,
    writtenContract: project.writtenContract,
    completionNoticePublished: project.completionNoticePublished,
    noticeOfContractDate: project.noticeOfContractDate,
    terminationDate: project.terminationDate,
    acceptanceDate: project.acceptanceDate,
    finalSettlementDate: project.finalSettlementDate,
    debtDueDate: project.debtDueDate,
    statementRecordedDate: project.statementRecordedDate,
    extensionDate: project.extensionDate,
    demandToSueDate: project.demandToSueDate,
    contestDate: project.contestDate,
    claimantRole: project.claimantRole,
    hiringPartyRole: project.hiringPartyRole,
    hiringPartyHirerRole: project.hiringPartyHirerRole,
    claimAmount: null,
    contractAmount: project.contractAmount,
    contractDate: project.dateContract,
    originalContractDate: project.originalContractDate,
    firstFurnishingDate: project.firstFurnishingDate,
    lastFurnishingDate: project.lastFurnishingDate,
    completionDate: project.completionDate,
    noticeOfCommencementDate: project.noticeOfCommencementDate,
    recordedNotices: project.recordedNotices,
    waiverSignedDates: project.waiverSignedDates,
    lienRecordedDate: project.lienRecordedDate,
    servedDate: project.preliminaryServedAt
      ? dayInState(project.state ?? '', new Date(project.preliminaryServedAt))
      : null,
    hasLender: project.hasLender,
    hasLienAgent: project.hasLienAgent,
    today: thisMonth(ctx, state),
  };
}

/** Monthly deadlines are listed up to this month. Its first day, so that answers can be remembered for the month. */
function thisMonth(ctx: RequestContext, state: string | null): string {
  return `${todayIn(ctx, state ?? '').slice(0, 7)}-01`;
}

/** The rules are pure, and lists ask them the same again and again: an answer costs some 20 µs, to find it again 1 µs. */
const noticeRules = remembering<DeadlineRule>();
const warnedRules = remembering<WarnedRule>();
const courses = remembering<ProjectDeadline[]>();
