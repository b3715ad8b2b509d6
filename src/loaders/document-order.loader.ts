import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import type { DocumentWarning } from '../domain/document/warning.js';
import type { PaymentLine } from '../domain/document-order/billing.js';
import { documentOrderStatuses, hasEnded } from '../domain/document-order/states.js';
import { DocumentOrder } from '../entities/document-order.js';
import type {
  CarrierEvent,
  DocumentOrderPayment,
  DocumentOrder as DocumentOrderRow,
} from '../schema/document-order.js';
import { refuse } from './read.js';
import { checked, scoped } from './scope.js';
import { defineTable, equals, oneOf, type Table } from './table.js';

export const documentOrders = defineTable<DocumentOrderRow>({
  type: 'DocumentOrder',
  entity: DocumentOrder,
  name: 'document_orders',
  one: {
    organization: 'Organization',
    document: 'Document',
    project: 'Project',
    notice: { type: 'Notice', by: 'documentableId', when: { documentableType: 'notice' } },
    escalation: { type: 'Escalation', by: 'documentableId', when: { documentableType: 'escalation' } },
    waiver: { type: 'Waiver', by: 'documentableId', when: { documentableType: 'waiver' } },
    payApplication: { type: 'PayApplication', by: 'documentableId', when: { documentableType: 'pay_application' } },
  },
  derived: {
    statusLabel: ['status'],
    billing: [
      'billingStatus',
      'billingMethod',
      'amountCents',
      'invoicedAt',
      'paidAt',
      'invoiceReference',
      'paymentReference',
    ],
    recipient: [
      'recipientName',
      'recipientAddressLine1',
      'recipientAddressLine2',
      'recipientCity',
      'recipientState',
      'recipientZip',
    ],
    files: [],
    warnings: ['documentId'],
    payments: [],
    carrierEvents: [],
  },
  filters: {
    status: equals('status'),
    billingStatus: equals('billing_status'),
    orderType: equals('order_type'),
    needsAttention: (needed: boolean) => (needed ? sql`attention is not null` : sql`attention is null`),
    isUnderWay: (wanted: boolean) =>
      oneOf(
        'status',
        documentOrderStatuses.filter((one) => hasEnded(one) !== wanted),
      ),
    documentId: equals('document_id'),
    documentableId: equals('documentable_id'),
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
  },
});

/** The warnings of documents. One statement for all requested orders. */
export function documentWarningsOf(ctx: RequestContext) {
  return ctx.loader<DocumentWarning[]>('warnings:documents', async (ids) => {
    const { rows } = await sql<{ id: string; warnings: DocumentWarning[] }>`
      select id, warnings from documents where id = any(${ids}::uuid[]) and ${checked(ctx, 'documents')}`.execute(
      ctx.db,
    );
    const byId = new Map(rows.map(({ id, warnings }) => [id, warnings]));
    return ids.map((id) => byId.get(id) ?? []);
  });
}

/** A payment line with its internal fields: the ledger's posting, and who recorded it. */
export type StoredPayment = DocumentOrderPayment & Pick<PaymentLine, 'ledgerReference' | 'recordedBy'>;

/**
 * Whether a payment line counts towards the paid amount: it moved credits, or someone other than the account recorded it. A line
 * without a recorder is older than this rule, and counts as it did when it was written.
 */
export const settling = sql`(ledger_reference is not null or recorded_by is distinct from 'account')`;

/** The payment lines of orders, oldest first. One statement for all requested orders. */
export function orderPaymentsOf(ctx: RequestContext) {
  return ctx.loader<StoredPayment[]>('payments:document_orders', async (ids) => {
    const { rows } = await sql<StoredPayment>`
      select id, document_order_id as "documentOrderId", type, amount_cents as "amountCents", reference, notes,
        ledger_reference as "ledgerReference", recorded_by as "recordedBy", ${settling} as settles, recorded_at as "recordedAt", created_at as "createdAt"
      from document_order_payments
      where document_order_id = any(${ids}::uuid[]) and ${checked(ctx, 'document_order_payments')}
      order by serial`.execute(ctx.db);
    const byOrder = Map.groupBy(rows, (row) => row.documentOrderId);
    return ids.map((id) => byOrder.get(id) ?? []);
  });
}

/** The carriers' events of orders, in chronological order. One statement for all requested orders. */
export function carrierEventsOf(ctx: RequestContext) {
  return ctx.loader<CarrierEvent[]>('events:document_orders', async (ids) => {
    const { rows } = await sql<CarrierEvent & { documentOrderId: string }>`
      select id, document_order_id as "documentOrderId", provider, status, name, location, occurred_at as "occurredAt",
        created_at as "createdAt"
      from document_order_events
      where document_order_id = any(${ids}::uuid[]) and ${checked(ctx, 'document_order_events')}
      order by occurred_at, serial`.execute(ctx.db);
    const byOrder = Map.groupBy(rows, (row) => row.documentOrderId);
    return ids.map((id) => byOrder.get(id) ?? []);
  });
}

/** The payment lines of one order, which the caller must be able to read. */
export async function paymentsOnOrder(ctx: RequestContext, id: string): Promise<DocumentOrderPayment[]> {
  const { rows } = await sql`
    select 1 from document_orders where id = ${id}::uuid and ${scoped(ctx, 'document_orders')}`.execute(ctx.db);
  return rows.length > 0 ? orderPaymentsOf(ctx).load(id) : refuse(ctx, documentOrders as Table, id);
}
