import { describe, expect, it } from '@jest/globals';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { schema } from '../support/records/schema.js';

/** From a type to another one, by a field. */
interface Edge {
  from: string;
  field: string;
  to: string;
}

const roots = new Set(['Query', 'Mutation', 'Subscription']);

/** Whether the objects of a type have an id. */
function isIdentified(type: unknown): type is GraphQLObjectType {
  return isObjectType(type) && 'id' in type.getFields() && !roots.has(type.name);
}

/** The types that a field leads to: that of its value, of the records of a list, or all that implement an interface. */
function targetsOf(type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return schema.getPossibleTypes(named).map(({ name }) => name);
  if (!isObjectType(named)) return [];
  const { nodes } = named.getFields();
  const target = nodes && named.name.endsWith('Connection') ? getNamedType(nodes.type) : named;
  return isIdentified(target) ? [target.name] : [];
}

const edges: Edge[] = Object.values(schema.getTypeMap())
  .filter(isIdentified)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      targetsOf(field.type).map((to) => ({ from: type.name, field: field.name, to })),
    ),
  );

/** The edges whose target has no field that leads back, as `Type.field`. */
function withoutWayBack(all: readonly Edge[]): string[] {
  const known = new Set(all.map(({ from, to }) => `${from} ${to}`));
  const missing = all.filter(({ from, to }) => !known.has(`${to} ${from}`));
  return [...new Set(missing.map(({ from, field }) => `${from}.${field}`))].sort();
}

const part = 'it is a part, which is only read in its whole';
const settings = 'the account has one list of them, and they concern the whole account';
const invited = 'an invitation belongs to the invited account, and its application to the inviter';
const any = 'it is a record of any type, and not all types have such entries or files';

const asked = 'it is computed for one application, and its reader names what it asks about';

const did = 'what a person did is found by the lists of it, filtered by the id of the person';

const exceptions: Record<string, string> = {
  'OrganizationMerge.kept': 'the merges of a company are found by organizationMerges',
  'OrganizationMerge.user': did,
  'AccessToken.user': did,
  'ApiRequest.user': did,
  'AuditEntry.user': did,
  'MemberInvitation.inviter': did,
  'CreditHold.for': part,
  'DocumentOrder.carrierEvents': part,
  'DocumentOrder.files': part,
  'FulfillmentRequest.files': part,
  'MailroomOrder.carrierEvents': part,
  'MailroomOrder.files': part,
  'ProjectNote.files': part,
  'ReceivedNotice.files': part,
  'Sov.lines': part,
  'SovImport.lines': part,
  'Viewer.session': 'a session is that of its reader, who is the root field `viewer`',
  'Event.deliveries': 'an event is found by its cursor, and is kept for a shorter time than its deliveries',
  'FulfillmentRequest.notice': 'the project has its requests, and no index finds the few that have a notice by it',
  'PayApplication.organization':
    'other accounts share applications, and an organization of another account lists nothing',
  'PayApplicationInvitation.inviter': invited,
  'PayApplicationInvitation.payApplication': invited,
  'ReceivedNotice.matchedBy': did,
  'ProjectNote.assignee': did,
  'ProjectNote.author': did,
  'ProjectNote.doneBy': did,
  'ProjectNote.organization': 'the project has its notes, and the list of notes is filtered by the organization',
  'ProviderCredential.organization': settings,
  'ShipperCredential.organization': settings,
  'Webhook.organization': settings,
  'ApiRequest.token': did,
  'FulfillmentRequest.requestedBy': did,
  'PayApplicationInvitation.answeredBy': did,
  'PayApplicationInvitation.organization': invited,
  'SovImport.organization': part,
  'SovImport.project': part,
  'WebhookDelivery.redelivery': 'the deliveries are filtered by the id of the job',
  'WebhookRedelivery.webhook': 'a job is read by its id while it runs',
  'Event.organization': 'the stream of events is that of the acting organization',
  'SearchResult.project': 'a result is no record, and is found by words',
  'AuditEntry.record': any,
  'Document.record': any,
  'DocumentOrder.record': any,
  'FulfillmentRequest.source': any,
  'WebhookDelivery.record': any,
  'CreditHold.record': any,
  'EntityMetadata.record': any,
  'Event.record': any,
  'Exhibit.record': any,
  'LedgerTransaction.record': any,
  'SearchResult.record': any,
};

const staff = 'staff and partners work on records of other accounts, of which they read nothing else';
const ofLine = 'the lines of a schedule are read in the schedule, which the pay application has';

const ofScan = 'the audit entries of its document lead to the user';
const ofRound = 'what a round did is said once; the project has its parties, and the pay application its requests';

/** The fields with the id of a record that no field leads to. */
const unled: Record<string, string> = {
  'PayApplicationComment.organizationId': 'those who take part read the name of each other, and no record',
  'SharedPayApplicationDocument.documentId': 'a participant reads its file, and nothing else of the account',
  'ApiRequest.sessionId': 'a session is shown to its person alone, by the root field `sessions`',
  'BulkQuoteRow.recordId': 'it is of the type that the request named; `node` finds it',
  'G703Line.sovLineId': ofLine,
  'OpeningLine.sovLineId': ofLine,
  'PayApplicationLine.sovLineId': ofLine,
  'MailroomBatch.batchId': staff,
  'MailroomOrder.accountId': staff,
  'MailroomOrder.batchId': staff,
  'MailroomOutcome.orderId': staff,
  'MailroomOrder.documentId': staff,
  'MailroomReceipt.accountId': staff,
  'MailroomReceipt.orderId': staff,
  'PartnerRequest.noticeId': staff,
  'PartnerRequest.organizationId': staff,
  'PartnerRequest.projectId': staff,
  'ProjectNote.mentionedIds': did,
  'ReceivedNotice.suggestedPartyIds': 'the project has its parties, and a suggestion is none of its own',
  'MissingBeforePayment.payApplicationId': asked,
  'MissingBeforePayment.projectId': asked,
  'OutdatedWaiver.waiverId': asked,
  'OutdatedWaiver.waiverRequestId': asked,
  'OutstandingWaiver.payApplicationId': asked,
  'PaymentClaimant.partyId': asked,
  'PaymentClaimant.receivedNoticeIds': asked,
  'ProjectWaiverGrid.projectId': asked,
  'ProjectWaiverRow.hiredByPartyId': asked,
  'ProjectWaiverRow.organizationId': asked,
  'ProjectWaiverRow.partyId': asked,
  'SandboxDue.subjectId': 'it is of a type that the row does not say; `node` finds it',
  'SignedOriginal.acceptedBy': ofScan,
  'SignedOriginal.uploadedBy': ofScan,
  'WaiverDraw.payApplicationId': asked,
  'WaiverDrawCell.payApplicationId': asked,
  'WaiverGrid.payApplicationId': asked,
  'WaiverGridCell.waiverRequestId': asked,
  'WaiverGridRow.organizationId': asked,
  'WaiverGridRow.partyId': asked,
  'WaiverRoundRow.hiredByPartyId': ofRound,
  'WaiverRoundRow.organizationId': ofRound,
  'WaiverRoundRow.partyId': ofRound,
  'WaiverRoundRow.waiverRequestId': ofRound,
  'WebhookDelivery.eventId': 'an event is found by its cursor; the delivery has what was sent as `payload`',
};

/** What fields with an id lead to, where it is not the name of the field without `Id`. */
const ledBy: Record<string, string> = {
  auditableId: 'record',
  documentableId: 'record',
  entityId: 'record',
  subjectId: 'record',
  resourceId: 'record',
  requestedByUserId: 'requestedBy',
  answeredByUserId: 'answeredBy',
  hiredByPartyId: 'hiredBy',
  invitedBy: 'inviter',
};

describe('the graph', () => {
  it('leads from every id of a record to the record', () => {
    const missing = Object.values(schema.getTypeMap())
      .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) => {
        const fields = type.getFields();
        return Object.values(fields)
          .filter((field) => field.name !== 'id' && getNamedType(field.type).name === 'ID')
          .filter(({ name }) => !isCompositeType(getNamedType(fields[ledBy[name] ?? name.replace(/Id$/, '')]?.type)))
          .map(({ name }) => `${type.name}.${name}`);
      });
    expect(missing.sort()).toEqual(Object.keys(unled).sort());
  });

  it('leads back wherever it leads, but for the stated exceptions', () => {
    expect(withoutWayBack(edges)).toEqual(Object.keys(exceptions).sort());
    expect(edges.length).toBeGreaterThan(150);
  });

  it('is judged by a test that sees a way back which is taken away', () => {
    const cut = edges.filter(({ from, field }) => `${from}.${field}` !== 'Party.orders');
    expect(withoutWayBack(cut)).toEqual([...Object.keys(exceptions), 'DocumentOrder.party'].sort());
  });
});
