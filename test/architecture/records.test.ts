import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { attachedSubjects } from '../../src/domain/attached-file/limits.js';
import { fulfillmentScopes, mailClasses, orderTypes } from '../../src/domain/credit/pricing.js';
import { issuedFileKinds } from '../../src/domain/document/verification.js';
import * as orders from '../../src/domain/document-order/states.js';
import { sentEmailStatuses } from '../../src/domain/email/failure.js';
import { emailDeliveries } from '../../src/domain/email/topics.js';
import * as fulfillment from '../../src/domain/fulfillment-request/states.js';
import { payApplicationVerdicts } from '../../src/domain/pay-application/comment.js';
import { payApplicationInvitationStatuses } from '../../src/domain/pay-application/invitation.js';
import { payApplicationStatuses } from '../../src/domain/pay-application/transitions.js';
import { claimantMatches, receiptMethods, receivedNoticeKinds } from '../../src/domain/received-notice/vocabulary.js';
import { recordingOfficeKinds } from '../../src/domain/recording-office/office.js';
import { scheduleStatuses } from '../../src/domain/sov/schedule.js';
import * as vocabulary from '../../src/domain/vocabulary.js';
import { nodeSources } from '../../src/reads/loaders/node.loader.js';
import type { Table } from '../../src/reads/loaders/table.js';
import { leaves } from '../../src/schema/validation/leaves.js';
import { type Column, columnsQuery, printDatabase } from '../../tools/scripts/database/print.js';
import { openWorld } from '../support/worlds/world.js';
import { expectNone } from './sources.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));

async function loadTables(): Promise<Table[]> {
  const modules = await Promise.all(globSync('src/reads/loaders/*.loader.ts').map((path) => import(resolve(path))));
  return modules
    .flatMap((module) => Object.values(module as Record<string, unknown>))
    .filter((value): value is Table => typeof value === 'object' && value !== null && 'filters' in value);
}

/**
 * Tables of an account's credits; those of the sandbox are separate tables. A price without an account belongs to the price book.
 */
const moneyTables = [
  'credit_reversals',
  'credit_accounts',
  'credit_lots',
  'credit_holds',
  'sandbox_credit_accounts',
  'sandbox_credit_holds',
  'ledger_transactions',
  'ledger_entries',
  'api_call_minutes',
  'prices',
  'invoice_limits',
];

describe('the records', () => {
  const world = openWorld();
  let tables: Table[];
  /** Table → column → whether it may be null. */
  let columns: Map<string, Map<string, boolean>>;

  beforeAll(async () => {
    tables = await loadTables();
    const rows = await world.sql<{ table_name: string; column_name: string; nullable: boolean }>(
      `select table_name, column_name, is_nullable = 'YES' as nullable from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    columns = new Map();
    for (const { table_name, column_name, nullable } of rows) {
      if (!columns.has(table_name)) columns.set(table_name, new Map());
      columns.get(table_name)!.set(column_name, nullable);
    }
  });

  it('are the same in the entities and in the database', () => {
    const wrong: string[] = [];
    const metadata = [...world.app.infrastructure.orm.getMetadata().getAll().values()].filter(
      ({ abstract }) => !abstract,
    );
    expect(metadata.length).toBeGreaterThan(10);
    for (const { tableName, props } of metadata) {
      const inDatabase = columns.get(tableName) ?? new Map<string, boolean>();
      const known = new Set(props.flatMap(({ fieldNames }) => fieldNames));
      for (const { name, fieldNames, nullable } of props) {
        const column = fieldNames[0]!;
        if (!inDatabase.has(column)) wrong.push(`${tableName}.${column}: ${name} has no column`);
        else if (inDatabase.get(column) !== Boolean(nullable))
          wrong.push(`${tableName}.${column}: null in one, not in the other`);
      }
      for (const column of inDatabase.keys()) {
        // PostgreSQL assigns the serial number, and only the audit trail reads it.
        if (!known.has(column) && column !== 'serial') wrong.push(`${tableName}.${column}: no property of the entity`);
      }
    }
    expectNone(wrong, 'Entity and migration disagree. Change the one that is wrong:');
  });

  it('have the columns that the types of queries name', async () => {
    const printed = printDatabase(await world.sql<Column>(columnsQuery));
    const stale =
      readFileSync('src/entities/generated/database.ts', 'utf8') === printed
        ? []
        : ['src/entities/generated/database.ts'];
    expectNone(stale, 'A generated file is stale. Run `npm run generate`:');
  });

  it('have an account and a mode in every table of a tenant, and only an account in credit tables', () => {
    const wrong = [...columns].filter(
      ([name, of]) =>
        of.has('account_id') &&
        !moneyTables.includes(name) &&
        // Only sandboxes have clocks.
        name !== 'sandbox_clocks' &&
        // The service's own tasks have no account, nor has an e-mail to a person about themselves.
        ((of.get('account_id') && name !== 'tasks' && name !== 'sent_emails') || of.get('livemode') !== false),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
    expect(
      moneyTables.filter((name) => !columns.get(name)?.has('account_id') || columns.get(name)!.has('livemode')),
    ).toEqual([]);
    expect(tables.map(({ name }) => name).filter((name) => !columns.get(name)?.has('account_id'))).toEqual([]);
  });

  it('allow exactly the values of the vocabulary', async () => {
    const expected: Record<string, readonly string[]> = {
      'organizations.type': vocabulary.organizationTypes,
      'organizations.incomplete_documents': vocabulary.incompleteDocuments,
      'organizations.kind': vocabulary.organizationKinds,
      'memberships.role': vocabulary.membershipRoles,
      'contacts.type': vocabulary.contactTypes,
      'recording_offices.kind': recordingOfficeKinds,
      'document_order_payments.recorded_by': orders.paymentLineRecorders,
      'projects.claimant_role': vocabulary.claimantRoles,
      'projects.status': vocabulary.projectStatuses,
      'projects.sector': vocabulary.projectSectors,
      'projects.use': vocabulary.projectUses,
      'parties.role': vocabulary.partyRoles,
      'notices.type': vocabulary.noticeTypes,
      'notices.status': vocabulary.noticeStatuses,
      'received_notices.kind': receivedNoticeKinds,
      'received_notices.claimant_role': vocabulary.claimantRoles,
      'received_notices.receipt_method': receiptMethods,
      'received_notices.match': claimantMatches,
      'notice_deadline_alerts.step': vocabulary.deadlineSteps,
      'project_deadline_alerts.step': vocabulary.projectDeadlineSteps,
      'notices.deadline_source': vocabulary.deadlineSources,
      'notices.amendment_reason': vocabulary.amendmentReasons,
      'escalations.type': vocabulary.escalationTypes,
      'escalations.status': vocabulary.escalationStatuses,
      'waivers.type': vocabulary.waiverTypes,
      'waivers.status': vocabulary.waiverStatuses,
      'waivers.payment_method': vocabulary.paymentMethods,
      'waiver_requests.type': vocabulary.waiverTypes,
      'waiver_requests.status': vocabulary.waiverRequestStatuses,
      'waiver_requests.payment_method': vocabulary.paymentMethods,
      'pay_applications.waiver_policy': vocabulary.waiverPolicies,
      'waiver_requests.release_cause': vocabulary.waiverReleaseCauses,
      'waiver_request_codes.purpose': vocabulary.waiverCodePurposes,
      'waiver_request_links.revoked_because': vocabulary.waiverLinkEnds,
      'waiver_request_files.kind': vocabulary.waiverRequestFileKinds,
      'sovs.status': scheduleStatuses,
      'pay_applications.status': payApplicationStatuses,
      'pay_application_participants.role': vocabulary.partyRoles,
      'pay_application_comments.verdict': payApplicationVerdicts,
      'pay_application_email_invitations.role': vocabulary.partyRoles,
      'pay_application_email_invitations.status': payApplicationInvitationStatuses,
      'pay_application_invitations.role': vocabulary.partyRoles,
      'pay_application_invitations.status': payApplicationInvitationStatuses,
      'documents.documentable_type': vocabulary.documentableTypes,
      'issued_files.kind': Object.keys(issuedFileKinds),
      'documents.status': vocabulary.documentStatuses,
      'document_orders.status': orders.documentOrderStatuses,
      'document_orders.order_type': orderTypes,
      'document_orders.mail_class': mailClasses,
      'document_orders.billing_method': orders.billingMethods,
      'document_orders.billing_status': orders.orderBillingStatuses,
      'document_order_payments.type': orders.paymentLineTypes,
      'attached_files.subject_type': attachedSubjects,
      'fulfillment_requests.status': fulfillment.fulfillmentStatuses,
      'fulfillment_requests.scope': fulfillmentScopes,
      'fulfillment_requests.source_kind': fulfillment.fulfillmentSources,
      'fulfillment_holds.status': ['held', 'captured', 'released'],
      'entity_metadata.type': vocabulary.metadataTypes,
      'webhooks.disabled_reason': vocabulary.webhookDisabledReasons,
      'webhooks.pace': vocabulary.webhookPaces,
      'webhook_deliveries.status': vocabulary.webhookDeliveryStatuses,
      'provider_credentials.provider': vocabulary.credentialProviders,
      'provider_credentials.mode': vocabulary.credentialModes,
      'provider_credentials.status': vocabulary.credentialStatuses,
      'shipper_credentials.provider': vocabulary.credentialShippers,
      'shipper_credentials.mode': vocabulary.credentialModes,
      'shipper_credentials.status': vocabulary.credentialStatuses,
      'audit_entries.action': vocabulary.auditActions,
      'payment_customers.processor': vocabulary.paymentProcessors,
      'credit_purchases.status': vocabulary.creditPurchaseStatuses,
      'credit_purchases.processor': vocabulary.paymentProcessors,
      'counted_actions.action': vocabulary.countedActions,
      'member_invitations.role': vocabulary.membershipRoles,
      'memberships.operator_role': vocabulary.operatorRoles,
      'sessions.method': vocabulary.sessionMethods,
      'oidc_sign_ins.refusal': vocabulary.oidcRefusals,
      'sessions.end_reason': vocabulary.sessionEndReasons,
      'billing_subscriptions.plan': vocabulary.planKeys,
      'billing_subscriptions.interval': vocabulary.billingIntervals,
      'billing_subscriptions.status': vocabulary.billingSubscriptionStatuses,
      'billing_subscriptions.processor': vocabulary.paymentProcessors,
      'payment_reversals.kind': vocabulary.paymentReversalKinds,
      'email_preferences.delivery': emailDeliveries,
      'credit_lots.bucket': vocabulary.creditBuckets,
      'credit_lots.kind': vocabulary.creditLotKinds,
      'credit_holds.status': vocabulary.creditHoldStatuses,
      'sandbox_credit_holds.status': vocabulary.creditHoldStatuses,
      'sent_emails.status': sentEmailStatuses,
      'ledger_transactions.kind': vocabulary.ledgerKinds,
      'ledger_entries.ledger_account': vocabulary.ledgerAccounts,
    };
    const checks = await world.sql<{ table: string; definition: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    const found: Record<string, string[]> = {};
    for (const { table, definition } of checks) {
      const [, column, words] = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
      if (column)
        found[`${table}.${column}`] = [...words!.matchAll(/'([^']*)'::text/g)].map(([, word]) => word!).sort();
    }
    expect(found).toEqual(Object.fromEntries(Object.entries(expected).map(([key, words]) => [key, [...words].sort()])));
  });

  it('are found by `node` exactly if their type implements Node', () => {
    const node = schema.getType('Node') as GraphQLInterfaceType;
    expect(
      nodeSources()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(
      schema
        .getPossibleTypes(node)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('return every field of their type', () => {
    const wrong = tables.flatMap(({ type, columns: mapped, derived }) =>
      Object.values((schema.getType(type) as GraphQLObjectType).getFields())
        .filter((field) => isLeafType(getNamedType(field.type)))
        .filter(({ name }) => !mapped[name] && !derived[name])
        .map(({ name }) => `${type}.${name}`),
    );
    expectNone(wrong, 'Fields have neither a column nor an entry under `derived` in their loader:');
  });

  it('select the columns that their resolvers read', () => {
    const wrong = tables.flatMap(({ type, columns: mapped, derived }) => {
      const root = type.charAt(0).toLowerCase() + type.slice(1);
      const path = `src/resolvers/${root.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.resolver.ts`;
      return readFileSync(path, 'utf8')
        .split('@FieldResolver')
        .slice(1)
        .flatMap((text) => {
          const field = /\n\s+(?:async )?(\w+)\(/.exec(text)![1]!;
          return [...text.matchAll(new RegExp(`\\b${root}\\.(\\w+)`, 'g'))]
            .map(([, looked]) => looked!)
            .filter((looked) => looked !== 'id' && !(looked.endsWith('Id') && mapped[looked]))
            .filter((looked) => !derived[field]?.includes(looked))
            .map((looked) => `${type}.${field} looks at ${looked}`);
        });
    });
    expectNone(
      wrong,
      'A field resolver reads a column that is selected only when asked for. Name it under `derived` in the loader:',
    );
  });

  it('have a condition for every filter and a column for every order', () => {
    const wrong = tables.flatMap(({ type, name, filters, orders }) => {
      const fields = Object.keys((schema.getType(`${type}Filter`) as GraphQLInputObjectType).getFields());
      const by = (schema.getType(`${type}OrderingField`) as GraphQLEnumType).getValues().map((value) => value.name);
      return [
        ...fields
          .filter((field) => !filters[field])
          .map((field) => `${type}Filter.${field}: no condition in the loader`),
        ...Object.keys(filters)
          .filter((field) => !fields.includes(field))
          .map((field) => `${type}Filter lacks ${field}, which the loader has`),
        ...by.filter((order) => !orders[order]).map((order) => `${type}OrderField.${order}: no column in the loader`),
        ...Object.entries(orders)
          .filter(([order]) => !by.includes(order))
          .map(([order]) => `${type}OrderField lacks ${order}, which the loader has`),
        // Rows without a value have a place of their own.
        ...Object.entries(orders)
          .filter(([, { column, isNullable, value }]) => !value && columns.get(name)?.get(column) !== isNullable)
          .map(
            ([order, { column }]) => `${type}OrderField.${order}: ${name}.${column} is missing, or null in one alone`,
          ),
      ];
    });
    expectNone(wrong, 'A list and its loader disagree:');
  });

  it('have no non-null input field with a default', () => {
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const wrong = inputs.flatMap((input) =>
      Object.values(input.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue !== undefined)
        .map((field) => `${input.name}.${field.name}`),
    );
    expectNone(wrong, 'The compiled operations apply no default to a non-null field of a variable. Make it nullable:');
  });

  it('have a check for every scalar of their inputs', () => {
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const scalars = new Set(
      inputs
        .flatMap((input) => Object.values(input.getFields()).map(({ type }) => getNamedType(type)))
        .filter(isScalarType),
    );
    expectNone(
      [...scalars].map(({ name }) => name).filter((name) => !leaves[name]),
      'Scalars of inputs have no check. Add them to src/schema/validation/leaves.ts:',
    );
  });
});
