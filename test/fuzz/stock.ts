import { addGeneratedWaiver, addSignedWaiver, fileDocument } from '../contract/filed-documents.js';
import { addEmailInvitation, addInvitation } from '../contract/invitations.js';
import { addFile, addOrder } from '../contract/orders.js';
import { approve, billedProject } from '../contract/pay-applications.js';
import { type Fixture, metadataKey } from '../contract/records.js';
import { addRequests } from '../contract/requests.js';
import { addCounteredWaiverRequest, addSentWaiverRequest, addWaiverRequest } from '../contract/waiver-requests.js';
import { restDelivery } from '../contract/webhooks.js';
import { bodies } from '../support/records/golden-path.js';
import type { Caller, World } from '../support/worlds/world.js';

type Stocker = (world: World, caller: Caller, fixture: Fixture) => Promise<Partial<Fixture>>;

const create = async (world: World, caller: Caller, path: string, body: object): Promise<string> => {
  return (await world.send(caller, 'POST', path, body)).id;
};

const ofProject = ({ projectId, organizationId }: Fixture) => ({
  project_id: projectId,
  organization_id: organizationId,
});

const notice = async (world: World, caller: Caller, fixture: Fixture) => ({
  noticeId: await create(world, caller, '/notices', { ...bodies.notice, ...ofProject(fixture) }),
});

/** A notice that has its document. */
async function generated(world: World, caller: Caller, fixture: Fixture) {
  const { noticeId } = await notice(world, caller, fixture);
  return { noticeId, documentId: await fileDocument(world, caller, { ...fixture, noticeId }) };
}

const requests: Stocker = (world, caller, fixture) => addRequests(world, caller, fixture);
const draftRequest: Stocker = async (world, caller, fixture) => ({
  waiverRequestId: await addWaiverRequest(world, caller, fixture),
});
const sentRequest: Stocker = async (world, caller, fixture) => ({
  sentWaiverRequestId: await addSentWaiverRequest(world, caller, fixture),
});
const counteredRequest: Stocker = async (world, caller, fixture) => ({
  counteredWaiverRequestId: await addCounteredWaiverRequest(world, caller, fixture),
});
const waiver: Stocker = async (world, caller, fixture) => ({
  generatedWaiverId: await addGeneratedWaiver(world, caller, fixture),
});
const escalation: Stocker = async (world, caller, fixture) => ({
  escalationId: await create(world, caller, '/escalations', { ...bodies.escalation, ...ofProject(fixture) }),
});
const order: Stocker = async (world, _caller, { orderedDocumentId }) => ({
  documentOrderId: await addOrder(world, orderedDocumentId),
});

async function application(world: World, caller: Caller, fixture: Fixture) {
  const { projectId, sovId } = await billedProject(world, caller, fixture);
  const body = { ...bodies.payApplication, project_id: projectId, sov_id: sovId };
  return { payApplicationId: await create(world, caller, '/pay-applications', body) };
}

/** Records for actions that a record allows only once: how many, and how to create one. */
const stock: Record<string, readonly [number, Stocker]> = {
  'DELETE /organizations/{uuid}': [
    3,
    async (world, caller) => ({ ownerId: await create(world, caller, '/organizations', bodies.organization) }),
  ],
  'DELETE /projects/{uuid}': [
    2,
    async (world, caller, { divisionId }) => ({
      projectId: await create(world, caller, '/projects', { ...bodies.project, division_id: divisionId }),
    }),
  ],
  'DELETE /notices/{uuid}': [2, notice],
  'DELETE /received-notices/{uuid}/files/{fileId}': [
    3,
    async (world, _caller, { receivedNoticeId }) => ({
      receivedNoticeFileId: await addFile(world, 'received_notice', receivedNoticeId),
    }),
  ],
  'DELETE /project-notes/{uuid}/files/{fileId}': [
    3,
    async (world, _caller, { projectNoteId }) => ({
      projectNoteFileId: await addFile(world, 'project_note', projectNoteId),
    }),
  ],
  // An application that another request voids has no open invitation, and gets none.
  'POST /pay-applications/{uuid}/email-invitations': [2, application],
  'DELETE /pay-applications/{uuid}/email-invitations/{invitationId}': [
    3,
    async (world, caller, fixture) => {
      const { payApplicationId } = await application(world, caller, fixture);
      return { payApplicationId, payApplicationEmailInvitationId: await addEmailInvitation(world, payApplicationId) };
    },
  ],
  'POST /pay-application-invitations/{uuid}/accept': [3, addInvitation],
  'POST /pay-application-invitations/{uuid}/decline': [3, addInvitation],
  'DELETE /{entityType}/{entityId}/meta/{key}': [
    3,
    async (world, caller, fixture) => {
      const { noticeId } = await notice(world, caller, fixture);
      await world.rest(caller, 'PUT', `/notices/${noticeId}/meta/${metadataKey}`, { value: 'PO-4711' });
      return { noticeId };
    },
  ],
  'POST /waivers/{uuid}/transition': [4, waiver],
  'POST /waivers/{uuid}/sign': [4, waiver],
  'POST /waivers/{uuid}/order': [
    1,
    async (world, caller, fixture) => ({ signedWaiverId: await addSignedWaiver(world, caller, fixture) }),
  ],
  'DELETE /waiver-requests/{uuid}': [3, draftRequest],
  'PUT /waiver-requests/{uuid}': [3, draftRequest],
  'POST /waiver-requests/{uuid}/send': [3, draftRequest],
  'POST /waiver-requests/{uuid}/cancel': [4, sentRequest],
  'POST /waiver-requests/{uuid}/replace': [4, sentRequest],
  'POST /waiver-requests/{uuid}/accept-counter': [3, counteredRequest],
  'POST /waiver-requests/{uuid}/reject-counter': [3, counteredRequest],
  'POST /document-orders/{uuid}/cancel': [4, order],
  'POST /document-orders/{uuid}/pay': [3, order],
  'PUT /document-orders/{uuid}': [2, order],
  'POST /fulfillment-requests/{uuid}/approve-charges': [2, requests],
  'POST /fulfillment-requests/{uuid}/cancel': [2, requests],
  'POST /fulfillment-requests/{uuid}/retry': [2, requests],
  'POST /notices/{uuid}/transition': [4, generated],
  'POST /documents/{uuid}/revert': [4, generated],
  'POST /notices/{uuid}/order': [
    3,
    async (world, caller, fixture) => ({ orderedNoticeId: (await generated(world, caller, fixture)).noticeId }),
  ],
  'POST /escalations/{uuid}/transition': [4, escalation],
  'POST /escalations/{uuid}/order': [1, escalation],
  'POST /pay-applications': [
    4,
    async (world, caller, fixture) => {
      const { projectId, sovId } = await billedProject(world, caller, fixture);
      return { annexId: projectId, annexSovId: sovId };
    },
  ],
  'POST /pay-applications/{uuid}/transition': [3, application],
  // The project has an application that is open, and no second one.
  'PUT /pay-applications/by-external-id/{externalSource}/{externalId}': [
    1,
    async (world, _caller, { annexId }) => {
      await world.sql(
        `update pay_applications set external_source = 'sage', external_id = '00310' where project_id = $1 and deleted_at is null`,
        [annexId],
      );
      return {};
    },
  ],
  'POST /pay-applications/{uuid}/payments': [
    2,
    async (world, caller, fixture) => ({
      approvedPayApplicationId: await approve(world, caller, await billedProject(world, caller, fixture)),
    }),
  ],
  'POST /webhooks/{webhookId}/deliveries/{uuid}/redeliver': [
    4,
    async (world, _caller, { webhookId }) => ({
      webhookDeliveryId: await restDelivery(world, webhookId, 'webhook.test'),
    }),
  ],
};

/** The fixture, and copies of it with other records for the requests of the route. */
export async function stocked(world: World, caller: Caller, fixture: Fixture, name: string): Promise<Fixture[]> {
  const [count, make] = stock[name] ?? [0, async () => ({})];
  const more: Fixture[] = [];
  while (more.length < count) more.push({ ...fixture, ...(await make(world, caller, fixture)) });
  return [fixture, ...more];
}
