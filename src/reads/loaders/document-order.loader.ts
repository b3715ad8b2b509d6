import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { DocumentWarning } from '../../domain/document/warning.js';
import type { PaymentLine } from '../../domain/document-order/billing.js';
import { documentOrderStatuses, hasEnded } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import type {
  CarrierEvent,
  DocumentOrderPayment,
  DocumentOrder as DocumentOrderRow,
} from '../../schema/document-order.js';
import { filesOf } from './attached-file.loader.js';
import { belonging, each } from './belonging.js';
import { hasUsableOriginal } from './document.loader.js';
import { byProject, hasTaskFor, isInState, isOfDivision, matchesWithProject } from './of-project.js';
import { rejectMissing } from './read.js';
import { checked, scoped } from './scope.js';
import { computed, createdFilters, defineTable, equals, oneOf, type Table } from './table.js';

/** The warnings of documents, and whether each waits for its signed original: it is filed or recorded, and has none that is usable. */
export const documentWarningsOf = belonging({
  name: 'warnings:documents',
  rows: (ctx, ids) => sql<{ id: string; warnings: DocumentWarning[]; unsigned: boolean }>`
    select id, warnings, ready_to_file is not null and not ${hasUsableOriginal('documents')} as unsigned
    from documents where id = any(${ids}) and ${checked(ctx, 'documents')}`,
  owner: ({ id }) => id,
  value: ([row]) => ({ warnings: row?.warnings ?? [], unsigned: row?.unsigned ?? false }),
});

/** A payment line with its internal fields: the ledger's posting, and who recorded it. */
export type StoredPayment = DocumentOrderPayment & Pick<PaymentLine, 'ledgerReference' | 'recordedBy'>;

/**
 * Whether a payment line counts towards the paid amount: it moved credits, or someone other than the account recorded it. A line
 * without a recorder is older than this rule, and counts as it did when it was written.
 */
export const settling = sql`(ledger_reference is not null or recorded_by is distinct from 'account')`;

/** The payment lines of orders, oldest first. */
export const orderPaymentsOf = belonging({
  name: 'payments:document_orders',
  rows: (ctx, ids) => sql<StoredPayment>`
    select id, document_order_id as "documentOrderId", type, amount_cents as "amountCents", reference, notes,
      ledger_reference as "ledgerReference", recorded_by as "recordedBy", ${settling} as settles,
      recorded_at::text as "recordedAt", created_at::text as "createdAt"
    from document_order_payments
    where document_order_id = any(${ids}) and ${checked(ctx, 'document_order_payments')}
    order by serial`,
  owner: ({ documentOrderId }) => documentOrderId,
  value: each,
});

/** The carriers' events of orders, in chronological order. */
export const carrierEventsOf = belonging({
  name: 'events:document_orders',
  rows: (ctx, ids) => sql<CarrierEvent & { documentOrderId: string }>`
    select id, document_order_id as "documentOrderId", provider, status, name, location, occurred_at::text as "occurredAt",
      created_at::text as "createdAt"
    from document_order_events
    where document_order_id = any(${ids}) and ${checked(ctx, 'document_order_events')}
    order by occurred_at, serial`,
  owner: ({ documentOrderId }) => documentOrderId,
  value: each,
});

export const documentOrders = defineTable<DocumentOrderRow>({
  type: 'DocumentOrder',
  entity: DocumentOrder,
  name: 'document_orders',
  one: {
    organization: 'Organization',
    document: 'Document',
    project: 'Project',
    party: { type: 'Party', description: 'The party that it goes to; null if the recipient is none of the project’s.' },
    notice: { type: 'Notice', by: 'documentableId', when: { documentableType: 'notice' } },
    escalation: { type: 'Escalation', by: 'documentableId', when: { documentableType: 'escalation' } },
    waiver: { type: 'Waiver', by: 'documentableId', when: { documentableType: 'waiver' } },
    payApplication: { type: 'PayApplication', by: 'documentableId', when: { documentableType: 'pay_application' } },
  },
  derived: {
    record: ['documentableType'],
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
      'recipientCountryCode',
    ],
    files: [],
    warnings: ['documentId', 'orderType', 'documentableType', 'recipientState', 'recipientZip', 'recipientCountryCode'],
    payments: [],
    carrierEvents: [],
  },
  facts: [
    filesOf.document_order.facts('id', 'files'),
    documentWarningsOf.facts('document_id', 'warnings'),
    orderPaymentsOf.facts('id', 'payments'),
    carrierEventsOf.facts('id', 'carrierEvents'),
  ],
  filters: {
    status: equals('status'),
    billingStatus: equals('billing_status'),
    orderType: equals('order_type'),
    needsAttention: (needed: boolean) => (needed ? sql`attention is not null` : sql`attention is null`),
    isUnderWay: (isWanted: boolean) =>
      oneOf(
        'status',
        documentOrderStatuses.filter((one) => hasEnded(one) !== isWanted),
      ),
    documentId: equals('document_id'),
    documentableId: equals('documentable_id'),
    projectId: equals('project_id'),
    partyId: equals('party_id'),
    divisionId: isOfDivision,
    state: isInState,
    taskAssigneeId: hasTaskFor('project_id'),
    search: matchesWithProject('recipient_name', 'tracking_number'),
    ...createdFilters,
    organizationId: equals('organization_id'),
  },
  orders: {
    RECIPIENT_NAME: 'recipient_name',
    TRACKING_NUMBER: 'tracking_number',
    STATUS: 'status',
    PROJECT: byProject(),
    MAIL_CLASS: computed('order_of_class', 'text', () => sql`coalesce(mail_class, order_type)`),
  },
});

/** The payment lines of one order, which the caller must be able to read. */
export async function paymentsOnOrder(ctx: RequestContext, id: string): Promise<DocumentOrderPayment[]> {
  const { rows } = await sql`
    select 1 from document_orders where id = ${id}::uuid and ${scoped(ctx, 'document_orders')}`.execute(ctx.db);
  return rows.length > 0 ? orderPaymentsOf.of(ctx, id) : rejectMissing(ctx, documentOrders as Table, id);
}
