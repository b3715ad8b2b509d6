import type { Route } from '../../src/api/rest/route.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { payloadOf, requestOfPayload } from '../support/records/fulfillment.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { recipient } from '../support/records/ordering.js';
import { loggedFor } from '../support/records/request-log.js';
import type { Caller, World } from '../support/worlds/world.js';
import { actionIds } from './action-ids.js';
import { addCredentials } from './credentials.js';
import { addGeneratedWaiver, addScannedDocument, addSignedWaiver, fileDocument } from './filed-documents.js';
import { addComment, addEmailInvitation, addInvitation, type FixtureInvitation } from './invitations.js';
import { addExhibit, addFile, addOrder, orderedNotice } from './orders.js';
import { addOrganizationMerge } from './organization-merges.js';
import { approve, billedProject } from './pay-applications.js';
import { addRequests, type FixtureRequests } from './requests.js';
import { addSavedView } from './saved-views.js';
import { addWaiverRequests } from './waiver-requests.js';
import { addWebhook } from './webhooks.js';

/** One record of every collection, and the ids of the records around them. */
export interface Fixture extends GoldenPath, FixtureRequests, FixtureInvitation {
  savedViewId: string;
  organizationMergeId: string;
  projectNoteFileId: string;
  receivedNoticeFileId: string;
  annexId: string;
  annexSovId: string;
  approvedPayApplicationId: string;
  /** A payment of that application. */
  payApplicationPaymentId: string;
  /** Of the application of the golden path. */
  payApplicationEmailInvitationId: string;
  payApplicationCommentId: string;
  lenderPartyId: string;
  projectNoteId: string;
  receivedNoticeId: string;
  /** A draft of a request for a waiver, one that was sent, one whose payee proposed another amount, and one that it signed. */
  waiverRequestId: string;
  sentWaiverRequestId: string;
  counteredWaiverRequestId: string;
  signedWaiverRequestId: string;
  /** A party that the claimant hired on the project of the approved pay application. */
  supplierPartyId: string;
  documentId: string;
  /** A document with a scan of it that waits for a person. */
  scannedDocumentId: string;
  /** A waiver with its document, ready to be sent and signed. */
  generatedWaiverId: string;
  /** A waiver that can be mailed. */
  signedWaiverId: string;
  /** A notice whose document was ordered, the document, and the order. */
  orderedNoticeId: string;
  orderedDocumentId: string;
  documentOrderId: string;
  auditEntryId: string;
  apiRequestId: string;
  webhookRedeliveryId: string;
  webhookId: string;
  /** A delivery of that webhook, in the failure queue. */
  webhookDeliveryId: string;
  documentOrderFileId: string;
  /** An exhibit of the approved pay application. */
  exhibitId: string;
  fulfillmentRequestFileId: string;
  providerCredentialId: string;
  shipperCredentialId: string;
}

interface Sample {
  /** The record of the fixture for `{uuid}` or `{entityId}`. */
  id: (fixture: Fixture) => string;
  /** The query that a GET requires. */
  query?: (fixture: Fixture) => string;
  /** The body of POST; omit it for a collection without one. */
  create?: (fixture: Fixture) => object;
  /** A change that is valid for the fixture's record. */
  update?: object;
}

/** What the contract tests send, by collection. For a new collection, adding an entry here is enough. */
const samples: Record<string, Sample> = {
  '/organizations': {
    id: ({ ownerId }) => ownerId,
    create: () => bodies.organization,
    update: { name: 'Sunset Tower Partners LP' },
  },
  '/divisions': {
    id: ({ divisionId }) => divisionId,
    create: ({ organizationId }) => ({ ...bodies.division, organization_id: organizationId }),
    update: { name: 'Bay Concrete Pumping East' },
  },
  '/contacts': {
    id: ({ contactId }) => contactId,
    create: ({ organizationId }) => ({ ...bodies.contact, organization_id: organizationId }),
    update: { title: 'Controller' },
  },
  '/projects': {
    id: ({ projectId }) => projectId,
    create: ({ divisionId }) => ({ ...bodies.project, division_id: divisionId }),
    update: { name: 'Sunset Tower II' },
  },
  '/parties': {
    id: ({ ownerPartyId }) => ownerPartyId,
    create: ({ projectId, ownerId }) => ({ project_id: projectId, organization_id: ownerId, role: 'lender' }),
    update: { attention: 'Legal department' },
  },
  '/jobsites': {
    id: ({ jobsiteId }) => jobsiteId,
    create: ({ projectId }) => ({ ...bodies.jobsite, project_id: projectId }),
    update: { city: 'Daly City' },
  },
  '/received-notices': {
    id: ({ receivedNoticeId }) => receivedNoticeId,
    create: ({ projectId }) => ({
      project_id: projectId,
      kind: 'preliminary',
      claimant_name: 'Lopez Steel Supply',
      received_on: '2026-02-10',
      receipt_method: 'certified_mail',
      amount: '48000.00',
    }),
    update: { amount: '52000.00' },
  },
  '/project-notes': {
    id: ({ projectNoteId }) => projectNoteId,
    create: ({ projectId }) => ({ project_id: projectId, text: 'Call the owner', is_task: true, due_on: '2026-02-10' }),
    update: { due_on: '2026-02-19' },
  },
  '/notices': {
    id: ({ noticeId }) => noticeId,
    create: ({ projectId, organizationId }) => ({
      ...bodies.notice,
      project_id: projectId,
      organization_id: organizationId,
    }),
    update: { description: 'Concrete pumping, levels 1 to 4' },
  },
  '/escalations': {
    id: ({ escalationId }) => escalationId,
    create: ({ projectId, organizationId }) => ({
      ...bodies.escalation,
      project_id: projectId,
      organization_id: organizationId,
    }),
    update: { description: 'Invoices 118 and 121' },
  },
  '/waivers': {
    id: ({ waiverId }) => waiverId,
    create: ({ projectId, organizationId }) => ({
      ...bodies.waiver,
      project_id: projectId,
      organization_id: organizationId,
    }),
    update: { work_description: 'Concrete pumping, levels 1 to 4' },
  },
  '/sovs': {
    id: ({ sovId }) => sovId,
    create: ({ projectId }) => ({ ...bodies.sov, project_id: projectId }),
    update: { name: 'Concrete contract, as awarded' },
  },
  // On a project of its own, because a project has one open application at a time.
  '/pay-applications': {
    id: ({ payApplicationId }) => payApplicationId,
    create: ({ annexId, annexSovId }) => ({ ...bodies.payApplication, project_id: annexId, sov_id: annexSovId }),
    update: { application_date: '2026-03-26' },
  },
  '/pay-application-invitations': { id: ({ payApplicationInvitationId }) => payApplicationInvitationId },
  '/search': { id: ({ projectId }) => projectId, query: () => 'q=sunset' },
  '/support': { id: ({ organizationId }) => organizationId },
  '/webhooks': {
    id: ({ webhookId }) => webhookId,
    create: () => ({ url: 'https://93.184.216.34/hooks', events: ['notice.served', 'document.generated'] }),
    update: { description: 'Served notices' },
  },
  '/waiver-requests': {
    id: ({ waiverRequestId }) => waiverRequestId,
    create: ({ projectId, contractorPartyId }) => ({
      project_id: projectId,
      party_id: contractorPartyId,
      type: 'conditional_progress',
      email: 'office@builders.example',
      amount: '900.00',
    }),
    update: { message: 'For the work on level 4' },
  },
  '/provider-auth': {
    id: ({ providerCredentialId }) => providerCredentialId,
    create: () => ({ provider: 'lob', label: 'Mail provider', secret: 'live_0dc8d51e0acffcb1880e0f19c79b2f5b' }),
    update: { label: 'Mail provider, west' },
  },
  '/shipper-auth': {
    id: ({ shipperCredentialId }) => shipperCredentialId,
    create: () => ({ provider: 'easypost', label: 'Parcels', secret: 'EZAK0dc8d51e0acffcb1880e0f19c79b2f5b' }),
    update: { label: 'Parcels of the west' },
  },
  '/credits': { id: ({ organizationId }) => organizationId },
  '/billing': { id: ({ organizationId }) => organizationId },
  '/documents': { id: ({ documentId }) => documentId },
  '/exhibits': {
    id: ({ exhibitId }) => exhibitId,
    query: ({ approvedPayApplicationId: id }) => `documentable_type=pay_application&documentable_id=${id}`,
    create: ({ approvedPayApplicationId }) => ({
      documentable_type: 'pay_application',
      documentable_id: approvedPayApplicationId,
      title: 'Invoices',
      file_name: 'invoices.pdf',
      content_base64: inheritingPdf(['Invoice 118']).toString('base64'),
    }),
  },
  '/sandbox': { id: ({ organizationId }) => organizationId },
  // An order can be repeated, whatever else has changed.
  '/document-orders': {
    id: ({ documentOrderId }) => documentOrderId,
    create: ({ orderedDocumentId }) => ({ ...recipient, document_id: orderedDocumentId, billing_method: 'invoice' }),
    update: { recipient_name: 'Sunset Tower Holdings LLC', recipient_zip: '94612-1234' },
  },
  '/fulfillment-requests': {
    id: ({ fulfillmentRequestId }) => fulfillmentRequestId,
    create: ({ divisionId }) => requestOfPayload(payloadOf(divisionId)),
  },
  '/audit-logs': { id: ({ auditEntryId }) => auditEntryId },
  '/requests': { id: ({ apiRequestId }) => apiRequestId },
  '/{entityType}': { id: ({ noticeId }) => noticeId, update: { value: 'PO-4711' } },
};

/** The metadata entry of the fixture's notice. */
export const metadataKey = 'purchase_order';

/** Bodies of the routes that neither create nor update. */
const actions: Record<string, ((fixture: Fixture) => object) | null> = {
  'POST /notices/{uuid}/transition': () => ({ status: 'void' }),
  'POST /escalations/{uuid}/transition': () => ({ status: 'cancelled' }),
  'POST /waivers/{uuid}/transition': () => ({ status: 'void' }),
  'POST /waivers/{uuid}/sign': () => ({ method: 'typed', consent: true, signatory_name: 'Ana Diaz' }),
  'POST /waiver-requests/{uuid}/send': () => ({ email: 'office@builders.example' }),
  'POST /waiver-requests/{uuid}/cancel': () => ({ status_reason: 'Paid by joint check' }),
  'POST /waiver-requests/{uuid}/replace': () => ({ amount: '850.00' }),
  'POST /waiver-requests/{uuid}/accept-counter': null,
  'POST /waiver-requests/{uuid}/reject-counter': null,
  'POST /pay-applications/{uuid}/waiver-requests': ({ supplierPartyId }) => ({
    type: 'conditional_final',
    state: 'CA',
    payees: [{ party_id: supplierPartyId, amount: '700.00', email: 'ar@builders.example' }],
  }),
  'POST /sovs/import-csv': ({ projectId }) => ({
    project_id: projectId,
    csv: 'Item No.,Description,Scheduled Value\n1,Footings,125000.00\n',
  }),
  'POST /pay-applications/{uuid}/transition': () => ({ status: 'submitted' }),
  'POST /pay-applications/{uuid}/payments': () => ({ amount: '100.00' }),
  'PUT /pay-applications/{uuid}/payments/{paymentId}': () => ({ amount: '90.00' }),
  'PATCH /pay-applications/{uuid}/payments/{paymentId}': () => ({ reference: 'Check 4711' }),
  'POST /pay-applications/{uuid}/email-invitations': () => ({
    email: 'kim@harbor.example',
    role: 'general_contractor',
  }),
  'POST /pay-applications/{uuid}/comments': () => ({ body: 'Line 4 is not on site yet.' }),
  'POST /pay-application-invitations/{uuid}/accept': null,
  'POST /pay-application-invitations/{uuid}/decline': null,
  'POST /documents/generate': ({ noticeId, organizationId }) => ({
    documentable_type: 'notice',
    documentable_id: noticeId,
    type: 'notice',
    organization_id: organizationId,
    preview: true,
  }),
  'POST /documents/{uuid}/revert': null,
  'POST /documents/{uuid}/signed-original': () => ({
    signer_name: 'Dana Whitfield',
    file_name: 'scan.pdf',
    content_base64: inheritingPdf(['Signed']).toString('base64'),
  }),
  'POST /received-notices/{uuid}/match': () => ({ unknown_claimant: true }),
  'POST /received-notices/{uuid}/files': () => ({
    file_name: 'notice.pdf',
    content_base64: inheritingPdf(['Notice to Owner']).toString('base64'),
  }),
  'POST /project-notes/{uuid}/files': () => ({
    file_name: 'invoice.pdf',
    content_base64: inheritingPdf(['Invoice 118']).toString('base64'),
  }),
  'POST /documents/{uuid}/accept-signed-original': null,
  'POST /notices/{uuid}/order': () => recipient,
  'POST /escalations/{uuid}/order': () => recipient,
  'POST /waivers/{uuid}/order': () => recipient,
  'POST /document-orders/{uuid}/cancel': null,
  'POST /document-orders/{uuid}/pay': () => ({ type: 'charge', amount_cents: 100 }),
  'POST /fulfillment-requests/{uuid}/approve-charges': null,
  'POST /fulfillment-requests/{uuid}/cancel': () => ({ status_reason: 'The owner has paid.' }),
  'POST /fulfillment-requests/{uuid}/retry': null,
  'POST /credits/purchase': () => ({ credits: 40 }),
  'POST /billing/subscribe': () => ({ plan: 'scale' }),
  'POST /billing/cancel': null,
  'POST /sandbox/reset': null,
  'POST /sandbox/clock': () => ({ advance: 'P1D' }),
  'POST /webhooks/{uuid}/rotate-secret': null,
  'POST /webhooks/{uuid}/test': null,
  'POST /webhooks/{webhookId}/deliveries/{uuid}/redeliver': null,
  'POST /provider-auth/{uuid}/verify': null,
  'POST /shipper-auth/{uuid}/verify': null,
  'POST /credits/price': () => ({ event_type: 'document_order', state: 'CA', recipients: 2, mail_class: 'certified' }),
};

/** Whether the route accepts sandbox tokens only, and refuses live ones. */
export function isOfSandbox({ method, path }: Route): boolean {
  return method !== 'GET' && path.startsWith('/sandbox/');
}

export function collectionOf(route: Route): string {
  return `/${route.path.split('/')[1]}`;
}

export function sampleOf(route: Route): Sample {
  const sample = samples[collectionOf(route)];
  if (sample) return sample;
  throw new Error(
    `${route.method} ${route.path} is a route of a collection that the contract tests cannot make a record of: ` +
      `add '${collectionOf(route)}' to samples in test/contract/records.ts.`,
  );
}

/** Whether the route finds its record by a key of the caller’s own, and makes it where there is none. */
export function isByKey({ path }: Route): boolean {
  return path.includes('/by-external-id/');
}

/** A body that the route accepts; undefined when it accepts none. */
export function bodyFor(route: Route, fixture: Fixture): object | undefined {
  if (route.method === 'GET' || route.method === 'DELETE') return undefined;
  const name = `${route.method} ${route.path}`;
  if (name in actions) return actions[name]?.(fixture);
  const sample = sampleOf(route);
  const makes = route.path === collectionOf(route) || isByKey(route);
  const body = makes ? sample.create?.(fixture) : sample.update;
  if (body) return body;
  throw new Error(
    `The contract tests do not know what to send to ${name}: give its collection a create or update, or the route an ` +
      'entry in actions, in test/contract/records.ts (null for a route without a body).',
  );
}

/** The route's path with the id of the fixture's record, or another id. */
export function pathFor(
  route: Route,
  fixture: Fixture,
  id: string = (actionIds[`${route.method} ${route.path}`] ?? sampleOf(route).id)(fixture),
): string {
  const { query } = sampleOf(route);
  const path = query ? `${route.path}?${query(fixture)}` : route.path;
  return path
    .replace('{externalSource}/{externalId}', 'sage/00310')
    .replace('{webhookId}', fixture.webhookId)
    .replace('{invitationId}', fixture.payApplicationEmailInvitationId)
    .replace('{paymentId}', fixture.payApplicationPaymentId)
    .replace('{fileId}', fileOf(route, fixture))
    .replace('{uuid}', id)
    .replace('{entityType}/{entityId}', `notices/${id}`)
    .replace('{key}', metadataKey);
}

function fileOf({ path }: Route, fixture: Fixture): string {
  if (path.startsWith('/project-notes/')) return fixture.projectNoteFileId;
  if (path.startsWith('/received-notices/')) return fixture.receivedNoticeFileId;
  return path.startsWith('/document-orders/') ? fixture.documentOrderFileId : fixture.fulfillmentRequestFileId;
}

/** One record of everything, created through REST; documents are inserted without rendering. */
export async function createFixture(world: World, caller: Caller): Promise<Fixture> {
  const path = await goldenPath(world, caller);
  const documentId = await fileDocument(world, caller, path);
  await world.rest(caller, 'POST', '/billing/subscribe', { plan: 'growth' });
  await world.rest(caller, 'PUT', `/notices/${path.noticeId}/meta/${metadataKey}`, { value: 'PO-4710' });
  const [entry] = await world.sql<{ id: string }>('select id from audit_entries where auditable_id = $1', [
    path.noticeId,
  ]);
  const ordered = await orderedNotice(world, caller, path);
  const generatedWaiverId = await addGeneratedWaiver(world, caller, path);
  const annex = await billedProject(world, caller, path);
  const approved = await billedProject(world, caller, path);
  const approvedPayApplicationId = await approve(world, caller, approved);
  const payments = await world.rest(caller, 'GET', `/pay-applications/${approvedPayApplicationId}/payments`);
  const lender = { project_id: path.projectId, organization_id: path.contractorId, role: 'lender' };
  const lenderPartyId = (await world.rest(caller, 'POST', '/parties', lender)).body.data.id;
  await addOrder(world, ordered.orderedDocumentId, { status: 'dispatched', accepted_at: '2026-02-03T16:20:00Z' });
  const projectNote = {
    project_id: path.projectId,
    text: 'Call the owner about the preliminary notice',
    is_task: true,
  };
  const receivedNotice = {
    project_id: path.projectId,
    kind: 'preliminary',
    claimant_name: 'Lopez Steel Supply',
    received_on: '2026-02-10',
    receipt_method: 'mail',
  };
  const receivedNoticeId = (await world.rest(caller, 'POST', '/received-notices', receivedNotice)).body.data.id;
  const projectNoteId = (await world.rest(caller, 'POST', '/project-notes', projectNote)).body.data.id;
  const asked = await addWaiverRequests(world, caller, path, approved.projectId);
  const requests = await addRequests(world, caller, path);
  const created = await world.rest(caller, 'GET', '/organizations');
  return {
    ...path,
    savedViewId: await addSavedView(world, caller),
    organizationMergeId: await addOrganizationMerge(world, path.ownerId),
    documentOrderFileId: await addFile(world, 'document_order', ordered.documentOrderId),
    ...requests,
    exhibitId: await addExhibit(world, approvedPayApplicationId),
    fulfillmentRequestFileId: await addFile(world, 'fulfillment_request', requests.fulfillmentRequestId),
    lenderPartyId,
    projectNoteId,
    receivedNoticeId,
    receivedNoticeFileId: await addFile(world, 'received_notice', receivedNoticeId),
    ...asked,
    projectNoteFileId: await addFile(world, 'project_note', projectNoteId),
    documentId,
    scannedDocumentId: await addScannedDocument(world, caller, path),
    ...ordered,
    generatedWaiverId,
    signedWaiverId: await addSignedWaiver(world, caller, path),
    auditEntryId: entry!.id,
    apiRequestId: (await loggedFor(world, created)).id,
    annexId: annex.projectId,
    annexSovId: annex.sovId,
    approvedPayApplicationId,
    payApplicationPaymentId: payments.body.data[0].id,
    payApplicationEmailInvitationId: await addEmailInvitation(world, path.payApplicationId),
    payApplicationCommentId: await addComment(world, path.payApplicationId),
    ...(await addInvitation(world, caller)),
    ...(await addWebhook(world, caller)),
    ...(await addCredentials(world, caller)),
  };
}
