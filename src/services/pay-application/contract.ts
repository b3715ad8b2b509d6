import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { ChangeOrder, G702, G703Line } from '../../domain/pay-application/model.js';
import type { ApplicationRow } from '../../domain/pay-application/numbering.js';
import type { PayApplicationStatus } from '../../domain/pay-application/transitions.js';
import { scoped } from '../../loaders/scope.js';

/** A project as the contract that is billed. */
export interface Contract {
  projectId: string;
  divisionId: string;
  organizationId: string;
  /** The original contract sum; null when unknown. */
  contractAmount: string | null;
  retainagePercent: string | null;
}

/** The data of an application that the project's other applications need. */
export interface StoredApplication extends ApplicationRow {
  id: string;
  sovId: string;
  status: PayApplicationStatus;
  retainagePercent: string;
  materialsRetainagePercent: string | null;
  changeOrders: ChangeOrder[];
  g702: G702;
  certifiedToDate: string | null;
}

/**
 * Locks the project, so that numbers are assigned, lines changed and periods checked one request at a time. Every operation on
 * a project's schedules and applications takes this lock first. Undefined when the caller has no such project.
 */
export async function lockContract(ctx: RequestContext, projectId: string): Promise<Contract | undefined> {
  await ctx.write();
  const { rows } = await sql<Contract>`
    select id as "projectId", division_id as "divisionId", organization_id as "organizationId",
      contract_amount::text as "contractAmount", retainage_percent::text as "retainagePercent"
    from projects where id = ${projectId}::uuid and ${scoped(ctx, 'projects')} for no key update`.execute(ctx.db);
  return rows[0];
}

/** Locks the project of a record. The caller then locks the record itself, which fails if it is not theirs. */
export async function lockContractOf(
  ctx: RequestContext,
  table: 'sovs' | 'pay_applications',
  id: string,
): Promise<Contract | undefined> {
  const { rows } = await sql<{ project_id: string }>`
    select project_id from ${sql.table(table)} where id = ${id}::uuid and account_id = ${ctx.account.id}::uuid
    and livemode = ${ctx.livemode} and deleted_at is null`.execute(ctx.db);
  return rows[0] && lockContract(ctx, rows[0].project_id);
}

/** All applications of the project in the order of their numbers, including void ones. */
export async function applicationsOf(ctx: RequestContext, projectId: string): Promise<StoredApplication[]> {
  const { rows } = await sql<StoredApplication>`
    select id, sov_id as "sovId", application_number as "applicationNumber", status, period_to::text as "periodTo",
      retainage_percent::text as "retainagePercent", materials_retainage_percent::text as "materialsRetainagePercent",
      change_orders as "changeOrders", g702, certified_to_date::text as "certifiedToDate"
    from pay_applications where project_id = ${projectId}::uuid and account_id = ${ctx.account.id}::uuid
    and livemode = ${ctx.livemode} and deleted_at is null order by application_number`.execute(ctx.db);
  return rows;
}

/** The frozen continuation sheet of an application. */
export async function sheetOf(ctx: RequestContext, id: string): Promise<G703Line[]> {
  const { rows } = await sql<{ g703: G703Line[] }>`
    select g703 from pay_applications where id = ${id}::uuid and account_id = ${ctx.account.id}::uuid`.execute(ctx.db);
  return rows[0]?.g703 ?? [];
}

/** The ids of the lines that each application on a schedule lists, and the total that it bills. */
export async function listedLines(ctx: RequestContext, sovId: string) {
  const { rows } = await sql<{
    status: PayApplicationStatus;
    applicationNumber: number;
    totalCompletedAndStored: string;
    ids: string[];
  }>`
    select status, application_number as "applicationNumber", g702 ->> 'totalCompletedAndStored' as "totalCompletedAndStored",
      jsonb_path_query_array(g703, '$[*].sovLineId') as ids
    from pay_applications where sov_id = ${sovId}::uuid and account_id = ${ctx.account.id}::uuid
    and livemode = ${ctx.livemode} and deleted_at is null`.execute(ctx.db);
  return rows.map(({ ids, ...row }) => ({ ...row, g703: ids.map((sovLineId) => ({ sovLineId })) }));
}
