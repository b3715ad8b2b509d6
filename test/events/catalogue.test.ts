/** @sampled files */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { Route } from '../../src/api/rest/route.js';
import {
  type EventType,
  eventCatalogue,
  eventResources,
  eventTypes,
  resourceOf,
} from '../../src/domain/event/catalogue.js';
import type { StoredEvent } from '../../src/domain/event/stream.js';
import { routes } from '../../src/rest/index.js';
import type * as moving from '../../src/services/fulfillment-request/move.js';
import { moveRequest } from '../../src/services/fulfillment-request/move.js';
import { requirePayment } from '../../src/services/fulfillment-request/require-payment.js';
import { expectNone } from '../architecture/sources.js';
import { fileDocument } from '../contract/filed-documents.js';
import { bodyFor, createFixture, type Fixture, isByKey, pathFor } from '../contract/records.js';
import { asPartner, makeRequest } from '../support/records/fulfillment.js';
import { description, violations } from '../support/records/openapi.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';
import { recordEvents } from './record-events.js';

/** Mutations that emit no event to the caller's account, with the reason. */
const withoutEvent: Record<string, string> = {
  createAccessToken: 'A token belongs to its user, not to an account; the audit log alone records it.',
  revokeAccessToken: 'As for createAccessToken.',
  rotateAccessToken: 'As for createAccessToken.',
  inviteMember: 'Members are no part of the stream; the audit log records them.',
  withdrawMemberInvitation: 'As for inviteMember.',
  changeMemberRole: 'As for inviteMember.',
  removeMember: 'As for inviteMember.',
  endSession: 'A session belongs to its user, not to an account; the audit log alone records it.',
  endOtherSessions: 'As for endSession.',
  requestSignInLink: 'As for endSession.',
  upsertPayApplication: 'It creates or updates, and a project has one open application.',
  mergeOrganizations: 'It has no REST route: a test of its own is below.',
  undoOrganizationMerge: 'As for mergeOrganizations.',
  createSavedView: 'A view is what a person looks at, not a record of the account’s work.',
  updateSavedView: 'As for createSavedView.',
  deleteSavedView: 'As for createSavedView.',
  updateViewer: 'Users are no part of the stream.',
  setEmailPreference: 'Users are no part of the stream.',
  beginPasskeyRegistration: 'As for endSession.',
  finishPasskeyRegistration: 'As for endSession.',
  renamePasskey: 'As for endSession.',
  removePasskey: 'As for endSession.',
  createSetupIntent: 'A card saved at the processor changes no record of the service.',
  resetSandbox: 'A reset deletes the stream itself, so no event can report it.',
  loadSampleData: 'Hundreds of records at once are no events; the audit log has them.',
  moveSandboxClock: 'What falls due on the way emits events; the time itself is not a record.',
  ...Object.fromEntries(
    [
      'mailroomTakeOrder',
      'mailroomDispatchOrder',
      'mailroomRecordEvent',
      'mailroomReturnOrder',
      'mailroomCompleteOrder',
      'mailroomFailOrder',
      'mailroomAttachFile',
      'mailroomRecordPayment',
      'mailroomTakeOrders',
      'mailroomScanOrder',
      'mailroomDispatchOrders',
      'mailroomAttachFileToOrders',
    ].map((name) => [
      name,
      'The event goes to the account that ordered, not to staff (test/services/mailroom.test.ts).',
    ]),
  ),
  ...Object.fromEntries(
    [
      'Accept',
      'ReportRecipients',
      'ReturnFacts',
      'AttachFile',
      'ReportMailed',
      'Fulfill',
      'Reject',
      'Cancel',
      'Fail',
    ].map((verb) => [
      `partner${verb}`,
      'The event goes to the account that requested, not to the partner (test/services/fulfillment/partner-reports).',
    ]),
  ),
  declinePayApplicationInvitation:
    'The event goes to the account of the pay application, not to the one that declines (test/services/pay-application-invitation.test.ts).',
  acceptReceivedEmailInvitation:
    'Only a person can; the account of the pay application gets its event (test/services/pay-application-email-invitation.test.ts).',
  openReceivedWaiverRequest: 'The payer, whose record it is, gets the events of what the person does on the page.',
  declineReceivedEmailInvitation: 'As for acceptReceivedEmailInvitation.',
  createProjectWithParties: 'Each of its records has its own event (test/services/project-with-parties.test.ts).',
  redeliverWebhook: 'The event already exists; a delivery attempt changes no record.',
  redeliverFailedWebhooks: 'The events already exist.',
  replayEvent: 'The event already exists.',
};

/** Events that no mutation emits, but a job or an outside event. */
const ofJobs: EventType[] = [
  'notice.deadline_approaching',
  'notice.deadline_missed',
  // Emitted by changes that move a date (test/services/project-watch.test.ts).
  'project.deadline_changed',
  'project.deadline_approaching',
  'project.deadline_missed',
  // The answer of another account (test/services/pay-application-comment.test.ts).
  'pay_application.reviewed',
  'credits.low',
  // Emitted on Stripe's events (test/services/credit-reversal.test.ts).
  'credits.reversed',
  'credits.reinstated',
  'webhook.disabled',
  // What the payee does, and what becomes of its e-mail (test/services/waiver-request-events.test.ts).
  'waiver_request.undeliverable',
  'waiver_request.viewed',
  'waiver_request.countered',
  'waiver_request.signed',
  'waiver_request.held',
  'waiver_request.released',
  'waiver_request.declined',
  // Emitted by the last signature, and by what undoes it (test/services/waiver-answers/complete.test.ts).
  'pay_application.waivers_complete',
  'pay_application.waivers_incomplete',
  // Emitted by a task (test/services/waiver-request.test.ts).
  'waiver_request.expired',
  'document_order.dispatched',
  'document_order.in_transit',
  'document_order.out_for_delivery',
  'document_order.delivered',
  'document_order.returned',
  'document_order.failed',
];

/** Runs a part of the test once, when a test first needs it. */
function once(part: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= part());
}

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
const mutations = Object.keys(schema.getMutationType()!.getFields());
const routeOf = new Map(
  routes.map((route) => {
    const [operation] = (route.operation as DocumentNode).definitions.filter(
      (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
    );
    const [root] = operation!.selectionSet.selections;
    return [root!.kind === 'Field' ? root!.name.value : '', route];
  }),
);

describe('the event catalogue', () => {
  const world = openWorld();
  let caller: Caller;
  let fixture: Fixture;
  /** For records that are created to be deleted, and for a waiver to sign while another is voided. */
  let spare: Fixture;
  const emitted = new Set<string>();

  beforeAll(async () => {
    // A lookup must not change the balance that an event reported.
    await world.sql(`update prices set credits = 0 where event_type = 'api_call'`);
    caller = await world.caller();
    fixture = await createFixture(world, caller);
    spare = await createFixture(world, caller);
  });

  it('lists reasons only for mutations that exist', () => {
    expect(Object.keys(withoutEvent).filter((name) => !mutations.includes(name))).toEqual([]);
  });

  it('matches the webhooks of the OpenAPI description exactly', () => {
    expect(Object.keys(description.webhooks).sort()).toEqual([...eventTypes].sort());
    const { schema: described } = description.webhooks['notice.served'].post.requestBody.content['application/json'];
    expect(violations(described, { type: 'notice.served', data: { object: {} } })).not.toBeUndefined();
  });

  it('names resources that exist, each with a REST route that returns it', () => {
    expectNone(
      Object.entries(eventResources)
        .filter(([, { type, path }]) => {
          // A deadline has no id: it is an entry of its project's list.
          const answers = type === 'ProjectDeadline' ? ['all'] : ['record', 'bare'];
          const shown = routes.some(
            (route) => route.method === 'GET' && route.path === path && answers.includes(route.answer),
          );
          return !shown || !schema.getType(type);
        })
        .map(([resource]) => resource),
      'Resources of src/domain/event/catalogue.ts have no REST route that answers one record:',
    );
    expect(eventTypes.filter((type) => !(resourceOf(type) in eventResources))).toEqual([]);
  });

  const withEvent = mutations.filter((name) => !(name in withoutEvent));
  // Records are created first and deleted last; transitions come after updates.
  const order = [
    'create',
    'import',
    'update',
    'upsert',
    'set',
    'subscribe',
    'cancel',
    'generate',
    'record',
    'revert',
    'transition',
    'sign',
    'delete',
  ];
  const rank = (name: string) => order.findIndex((verb) => name.startsWith(verb));
  /** Each is called once and in that order, whichever test runs first. */
  const calls: Array<() => Promise<void>> = [];
  for (const name of [...withEvent].sort((a, b) => rank(a) - rank(b))) {
    const before = calls.at(-1);
    const call = once(async () => {
      // A failure of the previous call is reported by its own test.
      await before?.().catch(() => undefined);
      await emits(name);
    });
    calls.push(call);
    it(`has an event for ${name}, with what REST then returns`, () => call());
  }

  async function emits(name: string): Promise<void> {
    const route = routeOf.get(name);
    if (!route) throw new Error(`${name} has no REST route: call it here, or give the reason why it emits no event.`);
    const { done, types, events } = await recordEvents(world, caller, await callOf(route));
    if (done.status >= 300) throw new Error(done.text);
    expectNone(types.length > 0 ? [] : [name], 'A mutation changes something and emits no event:');
    for (const event of events) {
      emitted.add(event.type);
      expect(eventCatalogue).toHaveProperty([event.type]);
      await expectShown(event);
      expectAsDescribed(event);
    }
  }

  const moves = once(async () => {
    const { body } = await world.rest(caller, 'POST', '/notices', bodyFor(routeOf.get('createNotice')!, fixture));
    const noticeId: string = body.data.id;
    await fileDocument(world, caller, { ...fixture, noticeId });
    const move = (status: string) =>
      recordEvents(world, caller, () => world.rest(caller, 'POST', `/notices/${noticeId}/transition`, { status }));
    expect((await move('ordered')).types).toEqual(['notice.transitioned']);
    const { types, events } = await move('served');
    expect(types).toEqual(['notice.transitioned', 'notice.served']);
    for (const event of events) await expectShown(event);
    for (const type of types) emitted.add(type);
  });
  it('has an event for each named transition', () => moves());

  const merges = once(async () => {
    const add = async () => (await world.send(caller, 'POST', '/organizations', { name: 'Quay Paving' })).id as string;
    const [id, mergedId] = [await add(), await add()];
    const send = (name: string, type: string, input: object) =>
      recordEvents(world, caller, async () => {
        const text = `mutation($input: ${type}!) { ${name}(input: $input) { id } }`;
        return (await world.graphql(caller, text, { input })).body.data[name].id;
      });
    const merged = await send('mergeOrganizations', 'MergeOrganizationsInput', { id, mergeIds: [mergedId] });
    expect(merged.types).toEqual(['organization.deleted', 'organization.merged']);
    const undone = await send('undoOrganizationMerge', 'UndoOrganizationMergeInput', { id: merged.done });
    expect(undone.types).toEqual(['organization.updated', 'organization.restored']);
    for (const event of undone.events) await expectShown(event);
    for (const event of [...merged.events, ...undone.events]) expectAsDescribed(event);
    for (const type of [...merged.types, ...undone.types]) emitted.add(type);
  });
  it('has events for companies that are merged and for the way back', () => merges());

  const invitations = once(async () => {
    const invited = await world.caller();
    const tenant = async (verb: string) => {
      const { body } = await world.rest(invited, 'GET', '/pay-application-invitations?status=invited');
      return world.rest(invited, 'POST', `/pay-application-invitations/${body.data[0].id}/${verb}`);
    };
    const participants = [{ organization_id: invited.organizationId, role: 'lender' }];
    const path = `/pay-applications/${fixture.approvedPayApplicationId}`;
    const sent = await recordEvents(world, invited, () => world.rest(caller, 'PUT', path, { participants }));
    expect(sent.types).toEqual(['pay_application.participant_invited']);
    for (const event of sent.events) await expectShown(event, invited);
    const declined = await recordEvents(world, caller, () => tenant('decline'));
    expect(declined.types.sort()).toEqual(['pay_application.participant_declined', 'pay_application.updated']);
    for (const event of declined.events) await expectShown(event);
    for (const type of [...sent.types, ...declined.types]) emitted.add(type);
  });
  it('has events for invitations and their responses', () => invitations());

  const requests = once(async () => {
    const open = async () => (await makeRequest(world, caller, { fulfillment_scope: 'full_service' })).id as string;
    const move = async (id: string, status: Parameters<typeof moving.moveRequest>[2]) => {
      const { types, events } = await recordEvents(world, caller, () =>
        asPartner(world, caller, id, (ctx, request) =>
          status === 'payment_required' ? requirePayment(ctx, request, 5) : moveRequest(ctx, request, status),
        ),
      );
      for (const event of events) await expectShown(event);
      for (const type of types) emitted.add(type);
      return types;
    };
    const id = await open();
    expect(await move(id, 'submitted')).toEqual(['fulfillment_request.submitted']);
    expect(await move(id, 'in_progress')).toEqual(['fulfillment_request.updated']);
    expect(await move(id, 'payment_required')).toEqual(['fulfillment_request.payment_required']);
    expect(await move(id, 'rejected')).toEqual(['fulfillment_request.rejected']);
    const other = await open();
    expect(await move(other, 'failed')).toEqual(['fulfillment_request.failed']);
    expect(await move(other, 'queued')).toEqual(['fulfillment_request.updated']);
    await move(other, 'submitted');
    await move(other, 'in_progress');
    expect(await move(other, 'fulfilled')).toEqual(['fulfillment_request.fulfilled']);
  });
  it('has events for the progress of a fulfillment request', () => requests());

  it('contains no event that is never emitted', async () => {
    for (const part of [...calls, moves, merges, invitations, requests]) await part().catch(() => undefined);
    expectNone(
      eventTypes.filter((type) => !emitted.has(type) && !ofJobs.includes(type)),
      'Events of src/domain/event/catalogue.ts are emitted by no mutation. Remove them, or list them in this test as events of a job:',
    );
  });

  /** Calls a route on the fixture. For DELETE, creates the record first. */
  async function callOf(route: Route): Promise<() => Promise<unknown>> {
    if (route.method !== 'DELETE' || /\{(key|paymentId|invitationId|fileId)\}|\/signed-original$/.test(route.path)) {
      // An order to be mailed can no longer be cancelled, a request that was sent neither edited nor replaced twice, and its amount has one reply, a voided waiver cannot be signed, and a removed scan cannot be accepted.
      const isApart =
        route.method === 'DELETE' || isByKey(route) || /\/(sign|order|send|replace|accept-counter)$/.test(route.path);
      const of = isApart && !/\{(key|paymentId)\}/.test(route.path) ? spare : fixture;
      const path = pathFor(route, of);
      const body = bodyFor(route, of);
      return () => world.rest(caller, route.method, path, body);
    }
    const collection = route.path.replace('/{uuid}', '');
    const create = routes.find(({ method, path }) => method === 'POST' && path === collection)!;
    const made = await world.rest(caller, 'POST', collection, bodyFor(create, spare));
    if (made.status !== 201) throw new Error(made.text);
    return () => world.rest(caller, 'DELETE', `${collection}/${made.body.data.id}`);
  }

  /** Checks the payload against `webhooks` in the OpenAPI description. */
  function expectAsDescribed({ type, payload }: StoredEvent): void {
    const { schema: described } = description.webhooks[type].post.requestBody.content['application/json'];
    expect([type, violations(described, payload)]).toEqual([type, undefined]);
  }

  async function expectShown({ type, payload, subjectId }: StoredEvent, by = caller): Promise<void> {
    const { object } = payload.data as { object: Record<string, string> };
    const address = eventResources[resourceOf(type)].path
      .replace('{uuid}', subjectId)
      .replace('{entityType}', object.entity_type!)
      .replace('{entityId}', object.entity_id!)
      .replace('{key}', object.key!);
    const shown = await world.rest(by, 'GET', address);
    if (type.endsWith('.deleted')) {
      expect([type, shown.status]).toEqual([type, 404]);
      if (type !== 'metadata.deleted') expect(object.deleted_at).toMatch(/^\d{4}-.*\+00:00$/);
      return;
    }
    const { entity_type: _, entity_id: __, transaction: ___, ...own } = object;
    if (type === 'credits.updated') return expectBalance(own as Json, shown.body);
    // A subscription is returned without `data`.
    if (type === 'project.deadline_changed') {
      const { project_id: ___, ...entry } = own as Json;
      return expect(shown.body.data).toContainEqual(entry);
    }
    if (resourceOf(type) === 'subscription') return expect(shown.body).toMatchObject(own);
    expect([type, own]).toEqual([type, shown.body.data]);
  }

  /** Compares the balance with its holds. Later movements of the same request, and API-call charges, have their own events. */
  function expectBalance(emitted: Json, shown: Json): void {
    expect(Object.keys(emitted)).toEqual(Object.keys(shown).filter((name) => name !== 'holds'));
    expect(Object.keys(emitted.balance)).toEqual(Object.keys(shown.balance));
    expect(Math.abs(emitted.balance.total - shown.balance.total)).toBeLessThan(20);
  }
});
