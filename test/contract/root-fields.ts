import type { FieldNode, OperationDefinitionNode } from 'graphql';
import { routes } from '../../src/rest/index.js';
import { schema } from '../support/records/schema.js';
import { graphqlCall } from './graphql-call.js';
import type { Fixture } from './records.js';

export interface RootField {
  kind: 'query' | 'mutation';
  name: string;
  call: (fixture: Fixture) => { query: string; variables: Record<string, unknown> };
}

/** Fields about what belongs to a person, which only a session reaches (test/services/{session,passkey,email-preference}). */
export const ofPeople = [
  'sessions',
  'endSession',
  'endOtherSessions',
  'updateViewer',
  'emailPreferences',
  'setEmailPreference',
  'passkeys',
  'beginPasskeyRegistration',
  'finishPasskeyRegistration',
  'renamePasskey',
  'removePasskey',
  // An invitation to a mailbox is one to the person who reads it (test/services/pay-application-email-invitation).
  'receivedEmailInvitations',
  'receivedWaiverRequests',
  'openReceivedWaiverRequest',
  'acceptReceivedEmailInvitation',
  'declineReceivedEmailInvitation',
];

/** All fields that only a session reaches. */
export const onlyInSession = [
  ...ofPeople,
  'memberInvitations',
  'inviteMember',
  'withdrawMemberInvitation',
  'changeMemberRole',
  'removeMember',
];

/** The cursor of an event that is not kept. */
const someCursor = btoa('["EVENT",9000000000]').replace(/=+$/, '');

const file = { fileName: 'receipt.pdf', mimeType: 'application/pdf', contentBase64: btoa('%PDF-1.7 receipt') };
const reason = 'The county has no such parcel.';

/** The fields without a REST route, and what a client sends to them. The input's type follows from the schema. */
const samples: Record<string, (fixture: Fixture) => { input?: object; text?: string }> = {
  accessTokens: () => ({ text: '{ accessTokens { id } }' }),
  viewer: () => ({ text: '{ viewer { id } }' }),
  sessions: () => ({ text: '{ sessions { id } }' }),
  emailPreferences: () => ({ text: '{ emailPreferences { topic } }' }),
  members: () => ({ text: '{ members { userId } }' }),
  memberInvitations: () => ({ text: '{ memberInvitations { id } }' }),
  inviteMember: () => ({ input: { email: 'someone@example.com', role: 'MEMBER' } }),
  withdrawMemberInvitation: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  receivedEmailInvitations: () => ({ text: '{ receivedEmailInvitations { id } }' }),
  receivedWaiverRequests: () => ({ text: '{ receivedWaiverRequests { id } }' }),
  openReceivedWaiverRequest: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  acceptReceivedEmailInvitation: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  declineReceivedEmailInvitation: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  changeMemberRole: () => ({ input: { userId: '01900000-0000-7000-8000-000000000000', role: 'MEMBER' } }),
  removeMember: () => ({ input: { userId: '01900000-0000-7000-8000-000000000000' } }),
  endSession: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  endOtherSessions: () => ({ text: 'mutation { endOtherSessions { id } }' }),
  setEmailPreference: () => ({ input: { topic: 'MAIL', delivery: 'DAILY' } }),
  updateViewer: () => ({ input: { name: 'Ann Smith' } }),
  passkeys: () => ({ text: '{ passkeys { id } }' }),
  beginPasskeyRegistration: () => ({ text: 'mutation { beginPasskeyRegistration { expiresAt } }' }),
  finishPasskeyRegistration: () => ({ input: { name: 'Laptop', credential: {} } }),
  renamePasskey: () => ({ input: { id: '01900000-0000-7000-8000-000000000000', name: 'Laptop' } }),
  removePasskey: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  savedViews: () => ({ text: '{ savedViews { totalCount } }' }),
  savedView: ({ savedViewId: id }) => ({ text: `{ savedView(id: "${id}") { id } }` }),
  createSavedView: () => ({ input: { list: 'notices', name: 'Drafts', query: 'status=DRAFT' } }),
  updateSavedView: ({ savedViewId: id }) => ({ input: { id, name: 'Jobs in California' } }),
  deleteSavedView: ({ savedViewId: id }) => ({ input: { id } }),
  similarOrganizations: ({ ownerId: id }) => ({ text: `{ similarOrganizations(like: { id: "${id}" }) { reasons } }` }),
  recordingOffices: () => ({ text: '{ recordingOffices(state: "CA", county: "Alameda") { name } }' }),
  duplicateOrganizations: () => ({ text: '{ duplicateOrganizations { totalCount } }' }),
  organizationMerges: ({ ownerId: id }) => ({ text: `{ organizationMerges(id: "${id}") { id } }` }),
  mergeOrganizations: ({ ownerId: id, contractorId }) => ({ input: { id, mergeIds: [contractorId] } }),
  undoOrganizationMerge: ({ organizationMergeId: id }) => ({ input: { id } }),
  requestSignInLink: () => ({ input: { email: 'someone@example.com' } }),
  createProjectWithParties: ({ divisionId, ownerId }) => ({
    input: {
      project: { divisionId, claimantRole: 'SUBCONTRACTOR', name: 'Sunset Tower II' },
      parties: [{ key: 'owner', role: 'OWNER', organizationId: ownerId }],
    },
  }),
  // What these return to strangers for an existing record: test/api/graphql/node.test.ts.
  node: () => ({ text: '{ node(id: "01900000-0000-7000-8000-000000000000") { id } }' }),
  nodes: () => ({ text: '{ nodes(ids: ["01900000-0000-7000-8000-000000000000"]) { id } }' }),
  events: () => ({ text: '{ events { edges { cursor } } }' }),
  openDeadlines: () => ({ text: '{ openDeadlines(until: "2041-12-31") { kind } }' }),
  openDeadlineCounts: () => ({ text: '{ openDeadlineCounts(from: "2041-12-01", until: "2041-12-31") { before } }' }),
  openDeadlineDays: () => ({ text: '{ openDeadlineDays(from: "2041-12-01", until: "2041-12-31") { count } }' }),
  openTaskDays: () => ({ text: '{ openTaskDays(from: "2041-12-01", until: "2041-12-31") { count } }' }),
  addressCompletions: () => ({ text: '{ addressCompletions(prefix: "185 B") { zip } }' }),
  addressCounty: () => ({ text: '{ addressCounty(addressLine1: "185 Berry St", zip: "94107") }' }),
  bulkQuote: () => ({
    text: '{ bulkQuote(input: { recordType: PROJECT, act: ARCHIVE, ids: ["01900000-0000-7000-8000-000000000000"] }) { credits } }',
  }),
  noticeGroups: () => ({ text: '{ noticeGroups { count } }' }),
  lienRightsCounts: () => ({ text: '{ lienRightsCounts { count } }' }),
  money: () => ({ text: '{ money { unpaid } }' }),
  receivables: () => ({ text: '{ receivables { days } }' }),
  projectPreview: () => ({
    text: '{ projectPreview(input: { project: { claimantRole: SUBCONTRACTOR, state: "CA" } }) { unnamedRoles } }',
  }),
  billedApplications: () => ({ text: '{ billedApplications(month: "2026-03-02") { amount } }' }),
  retainedApplications: () => ({ text: '{ retainedApplications { amount } }' }),
  claimableProjects: () => ({ text: '{ claimableProjects { day } }' }),
  noticesToServe: () => ({ text: '{ noticesToServe(urgency: OVERDUE) { noticeId } }' }),
  loadSampleData: () => ({ text: 'mutation { loadSampleData { mode } }' }),
  event: () => ({ text: `{ event(cursor: "${someCursor}") { id } }` }),
  replayEvent: ({ webhookId }) => ({ input: { cursor: someCursor, webhookId } }),
  webhookRedelivery: ({ webhookRedeliveryId: id }) => ({ text: `{ webhookRedelivery(id: "${id}") { id } }` }),
  redeliverFailedWebhooks: ({ webhookId }) => ({ input: { webhookId, since: '2026-01-01T00:00:00Z' } }),
  mailroomOrders: () => ({ text: '{ mailroomOrders { totalCount } }' }),
  mailroomOrder: ({ documentOrderId }) => ({ text: `{ mailroomOrder(id: "${documentOrderId}") { id } }` }),
  partnerRequests: () => ({ text: '{ partnerRequests { totalCount } }' }),
  partnerRequest: ({ fulfillmentRequestId: id }) => ({ text: `{ partnerRequest(id: "${id}") { id } }` }),
  createAccessToken: () => ({ input: { label: 'Console' } }),
  rotateAccessToken: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  revokeAccessToken: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  mailroomTakeOrder: ({ documentOrderId: id }) => ({ input: { id } }),
  mailroomTakeOrders: ({ documentOrderId }) => ({ input: { ids: [documentOrderId] } }),
  mailroomScanOrder: ({ documentOrderId: id }) => ({ input: { id, trackingNumber: null } }),
  mailroomDispatchOrders: ({ documentOrderId }) => ({ input: { ids: [documentOrderId] } }),
  mailroomAttachFileToOrders: ({ documentOrderId }) => ({ input: { orderIds: [documentOrderId], ...file } }),
  mailroomDispatchOrder: ({ documentOrderId: id }) => ({ input: { id, carrier: 'USPS' } }),
  mailroomRecordEvent: ({ documentOrderId: id }) => ({ input: { id, status: 'IN_TRANSIT' } }),
  mailroomReturnOrder: ({ documentOrderId: id }) => ({ input: { id, reason } }),
  mailroomCompleteOrder: ({ documentOrderId: id }) => ({ input: { id, results: { recordedOn: '2026-02-01' } } }),
  mailroomFailOrder: ({ documentOrderId: id }) => ({ input: { id, reason } }),
  mailroomAttachFile: ({ documentOrderId: orderId }) => ({ input: { orderId, ...file } }),
  mailroomRecordPayment: ({ documentOrderId: orderId }) => ({ input: { orderId, type: 'CHARGE', amountCents: 100 } }),
  partnerAccept: ({ fulfillmentRequestId: id }) => ({ input: { id } }),
  partnerReportRecipients: ({ fulfillmentRequestId: id }) => ({ input: { id, recipients: 2 } }),
  partnerReturnFacts: ({ fulfillmentRequestId: id }) => ({ input: { id, project: { parcelNumber: '7001-012' } } }),
  partnerAttachFile: ({ fulfillmentRequestId: id }) => ({ input: { id, ...file } }),
  partnerReportMailed: ({ fulfillmentRequestId: id }) => ({ input: { id, recipients: [{ name: 'Sunset Tower' }] } }),
  partnerFulfill: ({ fulfillmentRequestId: id }) => ({ input: { id } }),
  partnerReject: ({ fulfillmentRequestId: id }) => ({ input: { id, reason } }),
  partnerCancel: ({ fulfillmentRequestId: id }) => ({ input: { id, reason, refund: 'NONE' } }),
  partnerFail: ({ fulfillmentRequestId: id }) => ({ input: { id, error: reason } }),
};

const asked = new Map(
  routes.map((route) => [rootOf(route.operation.definitions[0] as OperationDefinitionNode), route]),
);

/** Every root field of the schema, with a call that the fixture's owner could make. */
export const rootFields: RootField[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const { [kind]: type } = { query: schema.getQueryType()!, mutation: schema.getMutationType()! };
  return Object.values(type.getFields()).map(({ name, args }) => {
    const route = asked.get(name);
    if (route) return { kind, name, call: (fixture: Fixture) => graphqlCall(route, fixture) };
    const sample = samples[name];
    if (!sample) {
      throw new Error(
        `The contract tests do not know how to ask for ${name}: give it a route, or an entry in samples in test/contract/root-fields.ts.`,
      );
    }
    const call = (fixture: Fixture) => {
      const { text, input } = sample(fixture);
      const inputType = String(args.find((arg) => arg.name === 'input')?.type);
      const query = text ?? `mutation($input: ${inputType}) { ${name}(input: $input) { __typename } }`;
      return { query, variables: input ? { input } : {} };
    };
    return { kind, name, call };
  });
});

function rootOf({ selectionSet }: OperationDefinitionNode): string {
  return (selectionSet.selections[0] as FieldNode).name.value;
}
