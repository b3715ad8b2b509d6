import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { lastDays, type ReceivableAge } from '../../domain/pay-application/receivables.js';
import type { WaiverStatus } from '../../domain/vocabulary.js';
import type {
  ApplicationAmount,
  BilledMonth,
  ClaimableMonth,
  ClaimableProject,
  OutstandingWaivers,
  Receivable,
  ReceivableGroup,
} from '../../schema/money.js';
import { isOpenRight, unpaidByProject, unpaidOfApplication } from './lien-rights.js';
import { todayInState } from './local-day.js';
import { checked, scoped, scopeParts } from './scope.js';
import { oneOf } from './table.js';

/** Of all records of the account, or of one division. */
export interface OfDivision {
  divisionId?: string | null;
}

/** The statuses of a waiver that is made and not in effect yet. */
export const outstandingStatuses: readonly WaiverStatus[] = ['generated', 'sent', 'signed'];

const money = (amount: RawBuilder<unknown>) => sql`coalesce(${amount}, 0)::numeric(18, 2)::text`;

function ofDivision({ divisionId }: OfDivision): RawBuilder<unknown> {
  return divisionId ? sql`division_id = ${divisionId}::uuid` : sql`true`;
}

/** The account's own applications with a status, with today where their project is, and what was paid. Those of others are theirs. */
function applications(ctx: RequestContext, whose: OfDivision, statuses: readonly string[]): RawBuilder<unknown> {
  const [ownApplications] = scopeParts(ctx, 'pay_applications', 'notDeleted');
  const [ownPayments] = scopeParts(ctx, 'pay_application_payments', 'notDeleted');
  return sql`
    select a.*, coalesce(paid, 0) as paid, ${todayInState(ctx)} as today
    from (select id, project_id, status, application_number, application_date, certified_amount, g702 from pay_applications
      where ${oneOf('status', statuses)} and ${ofDivision(whose)} and ${ownApplications}) a
    join (select project_id, state from project_courses where ${scoped(ctx, 'project_courses', 'any')}) c using (project_id)
    left join (select pay_application_id, sum(amount) as paid from pay_application_payments where ${ownPayments} group by 1) p
      on p.pay_application_id = a.id`;
}

const unpaidStatuses = ['submitted', 'under_review', 'approved', 'partially_paid'];
const billedStatuses = [...unpaidStatuses, 'paid'];

/** What is unpaid of each application, and how many days after its date. */
function receivables(ctx: RequestContext, whose: OfDivision): RawBuilder<unknown> {
  return sql`select id, project_id, today - application_date as days, ${unpaidOfApplication} as amount
    from (${applications(ctx, whose, unpaidStatuses)}) billed`;
}

const age = sql`case when days <= ${sql.lit(lastDays.days_0_30)} then 'days_0_30' when days <= ${sql.lit(lastDays.days_31_60)} then 'days_31_60'
  when days <= ${sql.lit(lastDays.days_61_90)} then 'days_61_90' when days <= ${sql.lit(lastDays.days_91_120)} then 'days_91_120'
  else 'over_120' end`;

export async function receivablesByAge(ctx: RequestContext, whose: OfDivision): Promise<ReceivableGroup[]> {
  const { rows } = await sql<ReceivableGroup>`
    select ${age} as age, count(*)::int as count, ${money(sql`sum(amount)`)} as amount
    from (${receivables(ctx, whose)}) r where amount > 0 group by 1`.execute(ctx.db);
  return rows;
}

/** The applications of an age, the oldest first; of any without one. */
export async function listReceivables(
  ctx: RequestContext,
  { wanted, limit, offset, ...whose }: OfDivision & { wanted: ReceivableAge | null; limit: number; offset: number },
): Promise<Receivable[]> {
  const { rows } = await sql<Receivable>`
    select id as "payApplicationId", project_id as "projectId", days, ${money(sql`amount`)} as amount
    from (${receivables(ctx, whose)}) r where amount > 0${wanted ? sql` and ${age} = ${sql.lit(wanted)}` : sql``}
    order by days desc, id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
}

/** What each application billed, and what is retained: that of the latest of a project is what is held on it. */
function billed(ctx: RequestContext, whose: OfDivision): RawBuilder<unknown> {
  return sql`
    select id, project_id, application_date, date_trunc('month', application_date) as month, date_trunc('month', today) as this_month,
      (g702 ->> 'currentPaymentDue')::numeric as due, (g702 ->> 'totalRetainage')::numeric as retained,
      row_number() over (partition by project_id order by application_number desc) = 1 as is_latest
    from (${applications(ctx, whose, billedStatuses)}) of_status`;
}

export async function billedAndRetained(
  ctx: RequestContext,
  whose: OfDivision,
): Promise<{ billedThisMonth: string; retainage: string; retainedCount: number }> {
  const { rows } = await sql<{ billedThisMonth: string; retainage: string; retainedCount: number }>`
    select ${money(sql`sum(due) filter (where month = this_month)`)} as "billedThisMonth",
      ${money(sql`sum(retained) filter (where is_latest)`)} as retainage,
      (count(*) filter (where is_latest and retained <> 0))::int as "retainedCount"
    from (${billed(ctx, whose)}) b`.execute(ctx.db);
  return rows[0]!;
}

/** The months that something was billed in, of the last twelve. A date can be mistyped by centuries. */
export async function billedByMonth(ctx: RequestContext, whose: OfDivision): Promise<BilledMonth[]> {
  const { rows } = await sql<BilledMonth>`
    select to_char(month, 'YYYY-MM-DD') as month, count(*)::int as count, ${money(sql`sum(due)`)} as amount
    from (${billed(ctx, whose)}) b where month between this_month - interval '11 months' and this_month group by 1 order by 1`.execute(
    ctx.db,
  );
  return rows;
}

/** What was billed in a month, the newest first. */
export async function listBilled(
  ctx: RequestContext,
  { month, limit, offset, ...whose }: OfDivision & { month: string; limit: number; offset: number },
): Promise<ApplicationAmount[]> {
  const { rows } = await sql<ApplicationAmount>`
    select id as "payApplicationId", project_id as "projectId", ${money(sql`due`)} as amount
    from (${billed(ctx, whose)}) b where month = date_trunc('month', ${month}::date)
    order by application_date desc, id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
}

/** What is held on each project, the most first. */
export async function listRetained(
  ctx: RequestContext,
  { limit, offset, ...whose }: OfDivision & { limit: number; offset: number },
): Promise<ApplicationAmount[]> {
  const { rows } = await sql<ApplicationAmount>`
    select id as "payApplicationId", project_id as "projectId", ${money(sql`retained`)} as amount
    from (${billed(ctx, whose)}) b where is_latest and retained <> 0
    order by retained desc, id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
}

export async function outstandingWaivers(ctx: RequestContext, whose: OfDivision): Promise<OutstandingWaivers[]> {
  const { rows } = await sql<OutstandingWaivers>`
    select status, count(*)::int as count, ${money(sql`sum(amount)`)} as amount from waivers
    where ${oneOf('status', outstandingStatuses)} and ${ofDivision(whose)} and ${scoped(ctx, 'waivers')} group by 1`.execute(
    ctx.db,
  );
  return rows;
}

/** The projects with money at stake on which the claim is still to be made, and can be. */
function claimable(ctx: RequestContext, whose: OfDivision): RawBuilder<unknown> {
  const today = todayInState(ctx);
  return sql`
    select project_id, claim_by as day, greatest(claim_by, ${today}) as counted, coalesce(unpaid, 0) + coalesce(retained, 0) as amount
    from (select id as project_id from projects where ${ofDivision(whose)} and ${scoped(ctx, 'projects')}) p
    join lateral (select state, claim_by from project_courses c
      where c.project_id = p.project_id and can_claim and ${isOpenRight(ctx)} and ${checked(ctx, 'project_courses', 'any')}) c on true
    left join (${unpaidByProject(ctx)}) u using (project_id)
    left join (${retainedByProject(ctx)}) r using (project_id)`;
}

function retainedByProject(ctx: RequestContext): RawBuilder<unknown> {
  const [ownApplications] = scopeParts(ctx, 'pay_applications', 'notDeleted');
  return sql`
    select distinct on (project_id) project_id, (g702 ->> 'totalRetainage')::numeric as retained from pay_applications
    where ${oneOf('status', billedStatuses)} and ${ownApplications} order by project_id, application_number desc`;
}

export async function claimableByMonth(ctx: RequestContext, whose: OfDivision): Promise<ClaimableMonth[]> {
  const { rows } = await sql<ClaimableMonth>`
    select to_char(date_trunc('month', case when day is not null then counted end), 'YYYY-MM-DD') as month, count(*)::int as count,
      ${money(sql`sum(amount)`)} as amount
    from (${claimable(ctx, whose)}) c where amount > 0 group by 1 order by 1 nulls last`.execute(ctx.db);
  return rows;
}

/** The projects of a month, the first day first; those without a day for null. */
export async function listClaimable(
  ctx: RequestContext,
  { month, limit, offset, ...whose }: OfDivision & { month: string | null; limit: number; offset: number },
): Promise<ClaimableProject[]> {
  const isOfMonth =
    month === null ? sql`day is null` : sql`day is not null and date_trunc('month', counted) = ${month}::date`;
  const { rows } = await sql<ClaimableProject>`
    select project_id as "projectId", to_char(day, 'YYYY-MM-DD') as day, ${money(sql`amount`)} as amount
    from (${claimable(ctx, whose)}) c where amount > 0 and ${isOfMonth}
    order by day, project_id limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
}
