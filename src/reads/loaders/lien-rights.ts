import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type LienRightsStatus, lienRightsStatuses, type Rights } from '../../domain/deadlines/rights-status.js';
import { daysInStates } from '../../domain/deadlines/state-zones.js';
import type { LienRightsCount } from '../../schema/lien-rights.js';
import { belonging } from './belonging.js';
import { todayInState } from './local-day.js';
import { checked, scoped, scopeParts } from './scope.js';
import { computed, planned } from './table.js';

interface StoredRights extends Omit<Rights, 'canClaim' | 'claimBy'> {
  projectId: string;
  state: string | null;
}

/** What the status of the rights of projects follows from, with the state whose day decides. */
export const storedRights = belonging({
  name: 'lien rights:projects',
  rows: (ctx, ids) => sql<StoredRights>`
    select project_id as "projectId", state, has_rights as "hasRights", lacks_facts as "lacksFacts", risk_from::text as "riskFrom",
      lost_from::text as "lostFrom"
    from project_courses where project_id = any(${ids}) and ${checked(ctx, 'project_courses', 'any')}`,
  owner: ({ projectId }) => projectId,
  value: ([rights]): StoredRights | null => rights ?? null,
});

/** The status in SQL, of a row of `project_courses` (`toStatus`). */
function status(ctx: RequestContext): RawBuilder<LienRightsStatus | null> {
  const today = todayInState(ctx);
  return sql`case when not has_rights then null when lost_from <= ${today} then 'expired' when risk_from <= ${today} then 'at_risk'
    when lacks_facts then 'missing_facts' else 'protected' end`;
}

/** The order of projects by the status, the worst first. */
export const byStatus = computed('lien_rights', 'integer', (ctx) => {
  const statuses = sql.join(lienRightsStatuses.map((one) => sql.lit(one)));
  return sql`(select array_position(array[${statuses}], ${status(ctx)}) from project_courses
    where project_id = projects.id and ${checked(ctx, 'project_courses', 'any')})`;
});

/** The order of projects by the day of the next act. */
export const byNextDeadline = computed(
  'next_deadline',
  'date',
  (ctx) =>
    sql`(select next_day from project_courses where project_id = projects.id and ${checked(ctx, 'project_courses', 'any')})`,
);

/** Whether a right is there and not lost. */
export function isOpenRight(ctx: RequestContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`${status(ctx)} <> 'expired'`;
}

/**
 * The projects whose rights have a status (`toStatus`), as ranges of their days, which indexes have. The days are in the text, and the
 * statement has no kept plan: whether few projects have the status, or most, decides whether their index or the list is read (decision 117).
 */
export function hasStatus(wanted: LienRightsStatus, ctx: RequestContext): RawBuilder<SqlBool> {
  const [lost, atRisk] = [hasBegun(ctx, 'lost_from'), hasBegun(ctx, 'risk_from')];
  const conditions: Record<LienRightsStatus, RawBuilder<unknown>> = {
    expired: lost.isTrue,
    at_risk: sql`${atRisk.isTrue} and ${lost.isFalse}`,
    missing_facts: sql`lacks_facts and ${atRisk.isFalse} and ${lost.isFalse}`,
    protected: sql`not lacks_facts and ${atRisk.isFalse} and ${lost.isFalse}`,
  };
  return sql<SqlBool>`${planned}exists (select from project_courses where project_id = projects.id and has_rights
    and ${conditions[wanted]} and ${scoped(ctx, 'project_courses', 'any')})`;
}

/** Whether a day of a row of `project_courses` has begun in the state of the row. Without a day, it never begins. */
function hasBegun(ctx: RequestContext, column: 'lost_from' | 'risk_from') {
  const { first, last, ahead } = daysInStates(ctx.now());
  const [day, from, to] = [sql.ref(column), sql`${sql.lit(first)}::date`, sql`${sql.lit(last)}::date`];
  const isAhead = sql`(state = any(${ahead}::text[])) is true`;
  return {
    isTrue: sql`${day} <= ${to} and (${day} <= ${from} or ${isAhead})`,
    isFalse: sql`(${day} is null or ${day} > ${to} or ${day} > ${from} and not (${isAhead}))`,
  };
}

/** What is billed of an application and not paid, without retainage: what was certified, or while it is not, line 8. */
export const unpaidOfApplication = sql`case when status in ('submitted', 'under_review') then greatest((g702 ->> 'currentPaymentDue')::numeric, 0)
  when status in ('approved', 'partially_paid') then greatest(certified_amount, 0) - coalesce(paid, 0) else 0 end`;

const billed = sql`status in ('submitted', 'under_review', 'approved', 'partially_paid', 'paid')`;

/** By the id of a project; null where nothing was billed. */
export const unpaidOfProjects = belonging({
  name: 'unpaid:projects',
  rows: (ctx, ids) => sql<{ projectId: string; unpaid: string }>`
    select project_id as "projectId", sum(${unpaidOfApplication})::numeric(18, 2)::text as unpaid
    from (select * from pay_applications where project_id = any(${ids}) and ${billed} and ${checked(ctx, 'pay_applications')}) a
    left join lateral (select sum(amount) as paid from pay_application_payments
      where pay_application_id = a.id and ${checked(ctx, 'pay_application_payments')}) p on true
    group by 1`,
  owner: ({ projectId }) => projectId,
  value: ([row]) => row?.unpaid ?? null,
});

/** The order of projects by it. */
export const byUnpaid = computed(
  'unpaid_amount',
  'decimal',
  (ctx) => sql`(select sum(${unpaidOfApplication}) from pay_applications a
    left join lateral (select sum(amount) as paid from pay_application_payments
      where pay_application_id = a.id and ${checked(ctx, 'pay_application_payments')}) p on true
    where project_id = projects.id and ${billed} and ${checked(ctx, 'pay_applications')})`,
);

/** Of each status, how many projects have it, and what is unpaid on them. Each table of the account is read once. */
export async function countRights(ctx: RequestContext): Promise<LienRightsCount[]> {
  const { rows } = await sql<LienRightsCount>`
    select status, count(*)::int as count, coalesce(sum(unpaid), 0)::numeric(18, 2)::text as unpaid
    from (select id as project_id from projects where ${scoped(ctx, 'projects')}) p
    join lateral (select ${status(ctx)} as status from project_courses c
      where c.project_id = p.project_id and has_rights and ${checked(ctx, 'project_courses', 'any')}) c on true
    left join (${unpaidByProject(ctx)}) u using (project_id)
    group by 1`.execute(ctx.db);
  return rows;
}

/** What is unpaid on each project of the account. Applications that other accounts share are theirs to collect. */
export function unpaidByProject(ctx: RequestContext): RawBuilder<{ project_id: string; unpaid: string }> {
  const [ownApplications] = scopeParts(ctx, 'pay_applications', 'notDeleted');
  const [ownPayments] = scopeParts(ctx, 'pay_application_payments', 'notDeleted');
  return sql`
    select project_id, sum(${unpaidOfApplication}) as unpaid
    from (select id, project_id, status, certified_amount, g702 from pay_applications
      where status in ('submitted', 'under_review', 'approved', 'partially_paid') and ${ownApplications}) a
    left join (select pay_application_id, sum(amount) as paid from pay_application_payments where ${ownPayments} group by 1) p
      on p.pay_application_id = a.id
    group by 1`;
}
