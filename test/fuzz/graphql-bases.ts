import type { FieldNode, OperationDefinitionNode } from 'graphql';
import { routes } from '../../src/rest/index.js';
import { graphqlCall } from '../contract/graphql-call.js';
import { addOrder } from '../contract/orders.js';
import { addOrganizationMerge } from '../contract/organization-merges.js';
import { addRequests } from '../contract/requests.js';
import { addSavedView } from '../contract/saved-views.js';
import { articleNumber } from '../support/records/mailroom.js';
import type { Ground, Role } from './ground.js';
import { stocked } from './stock.js';

type Arguments = Record<string, unknown>;

/** The REST routes by the root field that each one calls. */
const rows = Map.groupBy(
  routes.filter(({ method }) => method !== 'PATCH'),
  ({ operation }) => rootOf(operation.definitions[0] as OperationDefinitionNode).name.value,
);

function rootOf(definition: OperationDefinitionNode): FieldNode {
  return definition.selectionSet.selections[0] as FieldNode;
}

export function roleOf(field: string): Role {
  if (/^mailroom|^documentOrder(Cover|Document)$/.test(field)) return 'staff';
  if (field.startsWith('partner')) return 'partner';
  return /^(loadSampleData|moveSandboxClock|resetSandbox)$/.test(field) ? 'sandbox' : 'owner';
}

/** Valid arguments of the root field, each for another record. */
export async function basesOf(ground: Ground, field: string): Promise<Arguments[]> {
  const [row] = rows.get(field) ?? [];
  if (!row) return (await unrouted(ground, field)) ?? [{}];
  const { arguments: given = [] } = rootOf(row.operation.definitions[0] as OperationDefinitionNode);
  const name = `${row.method} ${row.path}`;
  const fixtures = await stocked(ground.world, await ground.caller('owner'), ground.fixture, name);
  return fixtures.map((fixture) => {
    const { variables } = graphqlCall(row, fixture);
    const pairs = given.flatMap(({ name: argument, value }) =>
      value.kind === 'Variable' && variables[value.name.value] !== undefined
        ? [[argument.value, variables[value.name.value]]]
        : [],
    );
    return Object.fromEntries(pairs);
  });
}

const times = async <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = [];
  while (made.length < count) made.push(await make());
  return made;
};

const file = { fileName: 'receipt.pdf', mimeType: 'application/pdf', contentBase64: 'JVBERi0xLjcgcmVjZWlwdA==' };

const shipped = '2026-02-03T16:20:00Z';
const accepted = { status: 'dispatched', accepted_at: shipped, shipped_at: shipped, carrier: 'USPS' };

/** The input in addition to the id of a mailroom order, and the columns of an order that accepts it. */
const mailroom: Record<string, { set?: Record<string, string | null>; input: () => Arguments }> = {
  mailroomTakeOrder: { set: { status: 'pending' }, input: () => ({}) },
  mailroomTakeOrders: { set: { status: 'pending' }, input: () => ({}) },
  mailroomScanOrder: { input: () => ({ trackingNumber: articleNumber() }) },
  mailroomDispatchOrders: { set: { mail_class: 'first_class' }, input: () => ({}) },
  mailroomAttachFileToOrders: { input: () => file },
  mailroomDispatchOrder: { input: () => ({ trackingNumber: articleNumber() }) },
  mailroomRecordEvent: { set: accepted, input: () => ({ status: 'IN_TRANSIT' }) },
  mailroomReturnOrder: { set: accepted, input: () => ({ reason: 'Refused' }) },
  mailroomFailOrder: { input: () => ({ reason: 'No such address' }) },
  mailroomCompleteOrder: {
    set: { order_type: 'research', mail_class: null },
    input: () => ({ results: { findings: 'Lot 7' } }),
  },
  mailroomAttachFile: { input: () => file },
  mailroomRecordPayment: { input: () => ({ type: 'CHARGE', amountCents: 100, reference: 'Check 118' }) },
  mailroomOrder: { input: () => ({}) },
  documentOrderCover: { input: () => ({}) },
};

/** The input in addition to the id of the partner's request, and the status of a request that accepts it. */
const partner: Record<string, { status?: string; input: Arguments }> = {
  partnerAccept: { status: 'submitted', input: {} },
  partnerAttachFile: { input: file },
  partnerCancel: { input: { reason: 'Withdrawn', refund: 'FULL' } },
  partnerFail: { input: { error: 'No access' } },
  partnerFulfill: { input: { result: { owner: 'Ann Owner' } } },
  partnerReject: { status: 'submitted', input: { reason: 'Not ours' } },
  partnerReportMailed: { input: { recipients: [{ name: 'Ann Owner' }] } },
  partnerReportRecipients: { input: { recipients: 5 } },
  partnerReturnFacts: { input: { parties: [{ role: 'OWNER', name: 'Ann Owner', city: 'Reno', state: 'NV' }] } },
  partnerRequest: { input: {} },
};

/** The cursors of some events of the account. */
async function cursorsOf(ground: Ground): Promise<string[]> {
  const events = '{ events(first: 3) { edges { cursor } } }';
  const { body } = await ground.world.graphql(await ground.caller('owner'), events);
  return body.data.events.edges.map(({ cursor }: { cursor: string }) => cursor);
}

async function unrouted(ground: Ground, field: string): Promise<Arguments[] | undefined> {
  const { world } = ground;
  const fixture = ground.fixture;
  const argued = (input: Arguments) =>
    /^(mailroomOrder|partnerRequest|documentOrderCover)$/.test(field) ? input : { input };
  if (field === 'node') return [{ id: fixture.noticeId }, { id: fixture.projectId }];
  if (field === 'webhookRedelivery') return [{ id: fixture.webhookRedeliveryId }];
  if (field === 'event') return (await cursorsOf(ground)).map((cursor) => ({ cursor }));
  if (field === 'replayEvent') {
    return (await cursorsOf(ground)).map((cursor) => ({ input: { cursor, webhookId: fixture.webhookId } }));
  }
  if (field === 'nodes') return [{ ids: [fixture.noticeId, fixture.projectId] }];
  if (mailroom[field]) {
    const { set, input } = mailroom[field];
    const isMany = field.endsWith('Orders');
    const id = `${/AttachFile|RecordPayment/.test(field) ? 'orderId' : 'id'}${isMany ? 's' : ''}`;
    return times(5, async () => {
      const more = { handler: 'mailroom', status: 'processing', ...set };
      const orderId = await addOrder(world, fixture.orderedDocumentId, more);
      return argued({ [id]: isMany ? [orderId] : orderId, ...input() });
    });
  }
  if (partner[field]) {
    const { status = 'in_progress', input } = partner[field];
    return times(3, async () => {
      const made = await addRequests(world, await ground.caller('owner'), fixture);
      // Only research ends without mailing.
      const id = field === 'partnerFulfill' ? made.fulfillmentRequestId : made.waitingRequestId;
      await world.sql(
        `update fulfillment_requests set status = $2, partner_resource_type = 'queue', partner_resource_id = id
         where id = $1`,
        [id, status],
      );
      return argued({ id, ...input });
    });
  }
  const company = async (): Promise<string> => {
    const body = { name: 'Quay Paving LLC', zip: '94105' };
    return (await world.send(await ground.caller('owner'), 'POST', '/organizations', body)).id;
  };
  switch (field) {
    case 'revokeAccessToken':
      return times(4, async () => ({
        input: { id: (await world.anotherToken(await ground.caller('owner'))).tokenId },
      }));
    case 'rotateAccessToken': {
      const parent = await ground.caller('owner');
      return times(2, async () => {
        const { tokenId } = await world.anotherToken(parent);
        await world.sql('update access_tokens set parent_id = $1 where id = $2', [parent.tokenId, tokenId]);
        return { input: { id: tokenId } };
      });
    }
    case 'savedView':
      return [{ id: await addSavedView(world, await ground.caller('owner')) }];
    case 'updateSavedView':
      return times(3, async () => ({
        input: { id: await addSavedView(world, await ground.caller('owner')), name: 'Jobs in Utah' },
      }));
    case 'deleteSavedView':
      return times(3, async () => ({ input: { id: await addSavedView(world, await ground.caller('owner')) } }));
    case 'mergeOrganizations':
      return times(3, async () => ({ input: { id: await company(), mergeIds: [await company(), await company()] } }));
    case 'undoOrganizationMerge':
      return times(3, async () => ({ input: { id: await addOrganizationMerge(world, await company()) } }));
    case 'similarOrganizations':
      return [
        { like: { id: fixture.ownerId } },
        { like: { name: 'Sunset Tower', addressLine1: '1 Market St', zip: '94105' } },
      ];
    case 'recordingOffices':
      return [{ state: 'CA', county: 'San Francisco' }];
    case 'duplicateOrganizations':
      return [{ first: 5, offset: 1 }];
    case 'organizationMerges':
      return [{ id: fixture.ownerId }];
    case 'openDeadlineCounts':
      return [{ from: '2026-03-02', until: '2026-03-29' }];
    case 'openDeadlineDays':
      return [{ from: '2026-03-02', until: '2026-03-29', filter: { kinds: ['PRELIMINARY_NOTICE'], state: 'CA' } }];
    case 'openTaskDays':
      return [{ from: '2026-03-02', until: '2026-03-29', filter: { state: 'CA' } }];
    case 'addressCompletions':
      return [{ prefix: '12 Broad', city: 'Oakland', state: 'CA', zip: '94612' }, {}];
    case 'addressCounty':
      return [{ addressLine1: '12 Broadway', city: 'Oakland', state: 'CA', zip: '94612' }];
    case 'bulkQuote':
      return [
        { input: { recordType: 'NOTICE', act: 'GENERATE', ids: [fixture.noticeId] } },
        { input: { recordType: 'NOTICE', act: 'MARK_RECORDED', ids: [fixture.noticeId], on: '2026-03-02' } },
        { input: { recordType: 'ESCALATION', act: 'MARK_SENT', ids: [fixture.escalationId] } },
        { input: { recordType: 'WAIVER', act: 'MARK_SENT', ids: [fixture.waiverId] } },
        { input: { recordType: 'PROJECT', act: 'ARCHIVE', ids: [fixture.projectId] } },
      ];
    case 'noticesToServe':
      return [{ urgency: 'OVERDUE' }, { urgency: 'UNCALCULATED', isToMail: true }];
    case 'money':
      return [{ divisionId: fixture.divisionId }];
    case 'receivables':
      return [{ age: 'OVER_120', divisionId: fixture.divisionId }];
    case 'billedApplications':
      return [{ month: '2026-03-02', divisionId: fixture.divisionId }];
    case 'retainedApplications':
      return [{ divisionId: fixture.divisionId }];
    case 'claimableProjects':
      return [{ month: '2026-03-02' }];
    case 'projectPreview':
      return [
        {
          input: {
            project: {
              claimantRole: 'SUBCONTRACTOR',
              sector: 'PRIVATE',
              state: 'CA',
              firstFurnishingDate: '2026-03-02',
            },
            parties: [{ key: 'gc', role: 'GENERAL_CONTRACTOR' }],
            claimantHiredBy: 'gc',
          },
        },
      ];
    case 'lienRightsCounts':
      return [{}];
    case 'noticeGroups':
      return [{ status: 'DRAFT' }];
    case 'requestSignInLink':
      return [{ input: { email: 'someone@example.com' } }];
    case 'createAccessToken':
      return [{ input: { label: 'Another' } }];
  }
  return undefined;
}
