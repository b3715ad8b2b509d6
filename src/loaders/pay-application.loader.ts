import type DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import type { PayApplicationStatus } from '../domain/pay-application/transitions.js';
import type { WaiverStatus, WaiverType } from '../domain/vocabulary.js';
import { PayApplication } from '../entities/pay-application.js';
import type {
  PayApplicationParticipant,
  PayApplicationPayment,
  PayApplication as PayApplicationRow,
} from '../schema/pay-application.js';
import { keep } from './kept.js';
import { refuse } from './read.js';
import { checked, scoped, sentBy } from './scope.js';
import { type Condition, defineTable, equals, type Table } from './table.js';

export const payApplications = defineTable<PayApplicationRow>({
  type: 'PayApplication',
  entity: PayApplication,
  name: 'pay_applications',
  one: {
    project: 'Project',
    division: 'Division',
    sov: { type: 'Sov', description: 'The schedule that is billed.' },
  },
  many: {
    waivers: 'Waiver',
    documents: { type: 'Document', on: 'documentableId', filter: { documentableType: 'pay_application' } },
    orders: { type: 'DocumentOrder', on: 'documentableId' },
  },
  derived: {
    statusLabel: ['status'],
    participants: [],
    payments: [],
    amountPaid: [],
    amountOutstanding: ['certifiedAmount'],
    expectedWaivers: ['applicationNumber', 'status', 'g702', 'g703'],
  },
  facts: [
    {
      fields: ['participants'],
      column: 'id',
      text: (ctx, ids) => asJson(selectedParticipants(ctx, ids)),
      keep: (ctx, text, ids) => keepGroups(participantsOf(ctx), text, ids),
    },
    {
      fields: ['payments', 'amountPaid', 'amountOutstanding'],
      column: 'id',
      text: (ctx, ids) => asJson(selectedPayments(ctx, ids)),
      keep: (ctx, text, ids) => keepGroups(paymentsOf(ctx), text, ids),
    },
    {
      fields: ['expectedWaivers'],
      column: 'id',
      text: (ctx, ids) => asJson(selectedWaivers(ctx, ids)),
      keep(ctx, text) {
        for (const facts of text === null ? [] : JSON.parse(text)) keep(waiverFactsOf(ctx), facts.id, facts);
      },
    },
  ],
  filters: {
    projectId: equals('project_id'),
    sovId: equals('sov_id'),
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    status: equals('status'),
  },
  orders: { APPLICATION_DATE: 'application_date' },
});

/** A row that belongs to an application. */
interface OfApplication {
  payApplicationId: string;
}

/**
 * The organizations attached to applications. The account that owns a record also gets those that it invited and that have not
 * accepted. One statement for all requested applications.
 */
export function participantsOf(ctx: RequestContext) {
  return ctx.loader<PayApplicationParticipant[]>('participants:pay_applications', async (ids) => {
    const { rows } = await selectedParticipants(ctx, sql`${ids}::uuid[]`).execute(ctx.db);
    return groups(rows, ids);
  });
}

function selectedParticipants(
  ctx: RequestContext,
  ids: Condition,
): RawBuilder<PayApplicationParticipant & OfApplication> {
  return sql<PayApplicationParticipant & OfApplication>`
    select pay_application_id as "payApplicationId", organization_id as "organizationId", role, account_id as "accountId",
      'accepted' as status, id
    from pay_application_participants
    where pay_application_id = any(${ids}) and ${checked(ctx, 'pay_application_participants')}
    union all
    select pay_application_id, account_id, role, inviter_account_id, status, id from pay_application_invitations
    where pay_application_id = any(${ids}) and status in ('invited', 'declined') and ${sentBy(ctx)}
    order by id`;
}

/** The payments recorded on applications, oldest first. One statement for all requested applications. */
export function paymentsOf(ctx: RequestContext) {
  return ctx.loader<PayApplicationPayment[]>('payments:pay_applications', async (ids) => {
    const { rows } = await selectedPayments(ctx, sql`${ids}::uuid[]`).execute(ctx.db);
    return groups(rows, ids);
  });
}

function selectedPayments(ctx: RequestContext, ids: Condition): RawBuilder<PayApplicationPayment> {
  return sql<PayApplicationPayment>`
    select pay_application_id as "payApplicationId", id, amount::text as amount, paid_on::text as "paidOn", reference, notes,
      created_at::text as "createdAt"
    from pay_application_payments
    where pay_application_id = any(${ids}) and ${checked(ctx, 'pay_application_payments')}
    order by id`;
}

function groups<Row extends OfApplication>(rows: Row[], ids: readonly string[]): Row[][] {
  const byApplication = Map.groupBy(rows, (row) => row.payApplicationId);
  return ids.map((id) => byApplication.get(id) ?? []);
}

function asJson(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select json_agg(f)::text from (${rows}) f`;
}

function keepGroups<Row>(loader: DataLoader<string, Row[]>, text: string | null, ids: readonly string[]): void {
  const rows = (text === null ? [] : JSON.parse(text)) as Array<Row & OfApplication>;
  for (const [index, group] of groups(rows, ids).entries()) keep(loader, ids[index]!, group);
}

/** A waiver counts from the moment it is generated: a draft waives nothing. */
export const givenWaivers = ['generated', 'sent', 'signed', 'effective', 'released'] as const satisfies WaiverStatus[];

/** The facts that an application's waivers depend on. One statement for all requested applications. */
export interface WaiverFacts {
  /** The latest earlier application that is not void, if the caller can read it. */
  previous: { id: string; applicationNumber: number; status: PayApplicationStatus } | null;
  /** The generated waivers of both applications that are still in force, newest first. */
  waivers: { id: string; type: WaiverType; payApplicationId: string }[];
}

export function waiverFactsOf(ctx: RequestContext) {
  return ctx.loader<WaiverFacts>('waiver facts:pay_applications', async (ids) => {
    const { rows } = await selectedWaivers(ctx, sql`${ids}::uuid[]`).execute(ctx.db);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? none);
  });
}

const none: WaiverFacts = { previous: null, waivers: [] };

function selectedWaivers(ctx: RequestContext, ids: Condition): RawBuilder<WaiverFacts & { id: string }> {
  return sql<WaiverFacts & { id: string }>`
    select a.id, to_jsonb(p) as previous, coalesce(w.waivers, '[]') as waivers
    from (select id, project_id as project, application_number as number from pay_applications
      where id = any(${ids}) and ${checked(ctx, 'pay_applications')}) a
    left join lateral (select id, application_number as "applicationNumber", status from pay_applications
      where project_id = a.project and application_number < a.number and status <> 'void'
      and ${scoped(ctx, 'pay_applications')} order by application_number desc limit 1) p on true
    left join lateral (select jsonb_agg(jsonb_build_object('id', id, 'type', type, 'payApplicationId', pay_application_id)
        order by serial desc) as waivers from waivers
      where pay_application_id in (a.id, p.id) and status in (${sql.join(givenWaivers)}) and ${scoped(ctx, 'waivers')}) w
      on true`;
}

/** The payments on one application, which the caller must be able to read. */
export async function paymentsOn(ctx: RequestContext, id: string): Promise<PayApplicationPayment[]> {
  const { rows } = await sql`
    select 1 from pay_applications where id = ${id}::uuid and ${scoped(ctx, 'pay_applications')}`.execute(ctx.db);
  return rows.length > 0 ? paymentsOf(ctx).load(id) : refuse(ctx, payApplications as Table, id);
}
