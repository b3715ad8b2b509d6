import { fileDocument, paperWaiver } from '../contract/filed-documents.js';
import { addInvitation } from '../contract/invitations.js';
import { addOrder } from '../contract/orders.js';
import { approve, billedProject } from '../contract/pay-applications.js';
import { metadataKey, type Shelf } from '../contract/records.js';
import { addRequests } from '../contract/requests.js';
import { restDelivery } from '../contract/webhooks.js';
import { bodies } from '../support/golden-path.js';
import type { Caller, World } from '../support/world.js';

type Stocker = (world: World, caller: Caller, shelf: Shelf) => Promise<Partial<Shelf>>;

const create = async (world: World, caller: Caller, path: string, body: object): Promise<string> => {
  const answer = await world.rest(caller, 'POST', path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`);
  return answer.body.data.id;
};

const ofProject = ({ projectId, organizationId }: Shelf) => ({
  project_id: projectId,
  organization_id: organizationId,
});

const notice = async (world: World, caller: Caller, shelf: Shelf) => ({
  noticeId: await create(world, caller, '/notices', { ...bodies.notice, ...ofProject(shelf) }),
});

/** A notice whose document is there. */
async function generated(world: World, caller: Caller, shelf: Shelf) {
  const { noticeId } = await notice(world, caller, shelf);
  return { noticeId, documentId: await fileDocument(world, caller, { ...shelf, noticeId }) };
}

const requests: Stocker = (world, caller, shelf) => addRequests(world, caller, shelf);
const waiver: Stocker = async (world, caller, shelf) => ({ paperedWaiverId: await paperWaiver(world, caller, shelf) });
const escalation: Stocker = async (world, caller, shelf) => ({
  escalationId: await create(world, caller, '/escalations', { ...bodies.escalation, ...ofProject(shelf) }),
});
const order: Stocker = async (world, _caller, { orderedDocumentId }) => ({
  documentOrderId: await addOrder(world, orderedDocumentId),
});

/** Records for actions that can be done to a record once: how many, and what makes one. */
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
  'POST /pay-application-invitations/{uuid}/accept': [3, addInvitation],
  'POST /pay-application-invitations/{uuid}/decline': [3, addInvitation],
  'DELETE /{entityType}/{entityId}/meta/{key}': [
    3,
    async (world, caller, shelf) => {
      const { noticeId } = await notice(world, caller, shelf);
      await world.rest(caller, 'PUT', `/notices/${noticeId}/meta/${metadataKey}`, { value: 'PO-4711' });
      return { noticeId };
    },
  ],
  'POST /waivers/{uuid}/transition': [4, waiver],
  'POST /waivers/{uuid}/sign': [4, waiver],
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
    async (world, caller, shelf) => ({ orderedNoticeId: (await generated(world, caller, shelf)).noticeId }),
  ],
  'POST /escalations/{uuid}/transition': [4, escalation],
  'POST /escalations/{uuid}/order': [1, escalation],
  'POST /pay-applications': [
    4,
    async (world, caller, shelf) => {
      const { projectId, sovId } = await billedProject(world, caller, shelf);
      return { annexId: projectId, annexSovId: sovId };
    },
  ],
  'POST /pay-applications/{uuid}/transition': [
    3,
    async (world, caller, shelf) => {
      const { projectId, sovId } = await billedProject(world, caller, shelf);
      const body = { ...bodies.payApplication, project_id: projectId, sov_id: sovId };
      return { payApplicationId: await create(world, caller, '/pay-applications', body) };
    },
  ],
  'POST /pay-applications/{uuid}/payments': [
    2,
    async (world, caller, shelf) => ({
      approvedPayApplicationId: await approve(world, caller, await billedProject(world, caller, shelf)),
    }),
  ],
  'POST /webhooks/{webhookId}/deliveries/{uuid}/redeliver': [
    4,
    async (world, _caller, { webhookId }) => ({
      webhookDeliveryId: await restDelivery(world, webhookId, 'webhook.test'),
    }),
  ],
};

/** The shelf, and copies of it with other records for the route to be asked about. */
export async function stocked(world: World, caller: Caller, shelf: Shelf, name: string): Promise<Shelf[]> {
  const [count, make] = stock[name] ?? [0, async () => ({})];
  const more: Shelf[] = [];
  while (more.length < count) more.push({ ...shelf, ...(await make(world, caller, shelf)) });
  return [shelf, ...more];
}
