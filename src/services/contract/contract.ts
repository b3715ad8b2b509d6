import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { ChangeOrder, G702, G703Line } from '../../domain/pay-application/model.js';
import type { ApplicationRow } from '../../domain/pay-application/numbering.js';
import type { PayApplicationStatus } from '../../domain/pay-application/transitions.js';
import { scoped } from '../../reads/loaders/scope.js';
import { todayAt } from '../shared/today.js';

/** A project as the contract that is billed. */
export interface Contract {
  projectId: string;
  divisionId: string;
  organizationId: string;
  /** The original contract sum; null when unknown. */
  contractAmount: string | null;
  retainagePercent: string | null;
  /** Its own, not that of its jobsite. */
  state: string | null;
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
  return ctx.db
    .selectFrom('projects')
    .select([
      'id as projectId',
      'division_id as divisionId',
      'organization_id as organizationId',
      'contract_amount as contractAmount',
      'retainage_percent as retainagePercent',
      'state',
    ])
    .where('id', '=', projectId)
    .where(scoped(ctx, 'projects'))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Today where the work is. */
export function getToday(ctx: RequestContext, { projectId, state }: Contract): Promise<string> {
  return todayAt(ctx, { id: projectId, state });
}

/** Locks the project of a record. The caller then locks the record itself, which fails if it is not theirs. */
export async function lockContractFor(
  ctx: RequestContext,
  table: 'sovs' | 'pay_applications',
  id: string,
): Promise<Contract | undefined> {
  const row = await ctx.db
    .selectFrom(table)
    .select('project_id')
    .where('id', '=', id)
    .where('account_id', '=', ctx.account.id)
    .where('livemode', '=', ctx.livemode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && lockContract(ctx, row.project_id);
}

/** All applications of the project in the order of their numbers, including void ones. */
export async function readApplications(ctx: RequestContext, projectId: string): Promise<StoredApplication[]> {
  return ctx.db
    .selectFrom('pay_applications')
    .select([
      'id',
      'sov_id as sovId',
      'application_number as applicationNumber',
      'status',
      'period_to as periodTo',
      'retainage_percent as retainagePercent',
      'materials_retainage_percent as materialsRetainagePercent',
      'change_orders as changeOrders',
      'g702',
      'certified_to_date as certifiedToDate',
    ])
    .where('project_id', '=', projectId)
    .where('account_id', '=', ctx.account.id)
    .where('livemode', '=', ctx.livemode)
    .where('deleted_at', 'is', null)
    .orderBy('application_number')
    .execute();
}

/** The frozen continuation sheet of an application. */
export async function readSheet(ctx: RequestContext, id: string): Promise<G703Line[]> {
  const application = await ctx.db
    .selectFrom('pay_applications')
    .select('g703')
    .where('id', '=', id)
    .where('account_id', '=', ctx.account.id)
    .executeTakeFirst();
  return application?.g703 ?? [];
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
