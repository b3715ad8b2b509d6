import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import {
  type EventType,
  eventCatalogue,
  eventResources,
  eventTypes,
  resourceOf,
} from '../../src/domain/event/catalogue.js';
import type { StoredEvent } from '../../src/domain/event/stream.js';
import type { Route } from '../../src/rest/adapter/route.js';
import { routes } from '../../src/rest/index.js';
import type * as moving from '../../src/services/fulfillment-request/move.js';
import type * as requiring from '../../src/services/fulfillment-request/require-payment.js';
import { expectNone } from '../architecture/sources.js';
import { fileDocument } from '../contract/filed-documents.js';
import { bodyFor, createFixture, type Fixture, pathFor } from '../contract/records.js';
import { built } from '../support/built.js';
import { asPartner, makeRequest } from '../support/fulfillment.js';
import { description, violations } from '../support/openapi.js';
import { type Caller, type Json, openWorld } from '../support/world.js';
import { heard } from './heard.js';

const { moveRequest } = await built<typeof moving>('services/fulfillment-request/move.js');
const { requirePayment } = await built<typeof requiring>('services/fulfillment-request/require-payment.js');

/** Mutations that tell nobody, and why. */
const silent: Record<string, string> = {
  createAccessToken: 'A token belongs to its user, not to an account, and who may call is told by the audit log alone.',
  revokeAccessToken: 'As for createAccessToken.',
  rotateAccessToken: 'As for createAccessToken.',
  createSetupIntent: 'A card that is saved at the processor changes no record here.',
  resetSandbox: 'What is gone is as if it had never been; there is no stream left to tell it in.',
  moveSandboxClock: 'What falls due on the way is told; the time itself is no record.',
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
    ].map((name) => [
      name,
      'Staff’s own account hears nothing; whose order it is does (test/services/mailroom.test.ts).',
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
      'The partner’s own account hears nothing; whose request it is does (test/services/fulfillment/partner-reports).',
    ]),
  ),
  declinePayApplicationInvitation:
    'Who declines hears nothing; whose pay application it is does (test/services/pay-application-invitation.test.ts).',
  redeliverWebhook: 'The event is the one that is delivered; an attempt to deliver it is no news of a record.',
};

/** Events that no mutation brings about, and what does. */
const ofJobs: EventType[] = [
  'notice.deadline_approaching',
  'notice.deadline_missed',
  'credits.low',
  // Stripe's events (test/services/credit-reversal.test.ts).
  'credits.reversed',
  'credits.reinstated',
  'webhook.disabled',
  'document_order.dispatched',
  'document_order.in_transit',
  'document_order.out_for_delivery',
  'document_order.delivered',
  'document_order.returned',
  'document_order.failed',
];

/** A part of the walk: done when a test first asks for it, and never again. */
function once(part: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= part());
}

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
const mutations = Object.keys(schema.getMutationType()!.getFields());
const doors = new Map(
  routes.map((route) => {
    const [operation] = (route.operation as DocumentNode).definitions.filter(
      (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
    );
    const [root] = operation!.selectionSet.selections;
    return [root!.kind === 'Field' ? root!.name.value : '', route];
  }),
);

describe('the catalogue of events', () => {
  const world = openWorld();
  let caller: Caller;
  let fixture: Fixture;
  /** For what is made to be deleted, and for a waiver to sign beside the one that is made void. */
  let spare: Fixture;
  const told = new Set<string>();

  beforeAll(async () => {
    // Looking a record up must not move the balance that an event has told.
    await world.sql(`update prices set credits = 0 where event_type = 'api_call'`);
    caller = await world.caller();
    fixture = await createFixture(world, caller);
    spare = await createFixture(world, caller);
  }, 60_000);

  it('states its reasons for mutations that are there', () => {
    expect(Object.keys(silent).filter((name) => !mutations.includes(name))).toEqual([]);
  });

  it('is all in the webhooks of the OpenAPI description, which know no other event', () => {
    expect(Object.keys(description.webhooks).sort()).toEqual([...eventTypes].sort());
    const { schema: described } = description.webhooks['notice.served'].post.requestBody.content['application/json'];
    expect(violations(described, { type: 'notice.served', data: { object: {} } })).not.toBeUndefined();
  });

  it('names resources that are there, each with a REST route that shows it', () => {
    expectNone(
      Object.entries(eventResources)
        .filter(([, { type, path }]) => {
          const shown = routes.some(
            (route) => route.method === 'GET' && route.path === path && ['record', 'bare'].includes(route.answer),
          );
          return !shown || !schema.getType(type);
        })
        .map(([resource]) => resource),
      'Resources of src/domain/event/catalogue.ts have no REST route that answers one record:',
    );
    expect(eventTypes.filter((type) => !(resourceOf(type) in eventResources))).toEqual([]);
  });

  const loud = mutations.filter((name) => !(name in silent));
  // What is created first is deleted last, and moves come after changes.
  const order = [
    'create',
    'import',
    'update',
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
  /** Called once and in that order, whichever test asks for its own first. */
  const calls: Array<() => Promise<void>> = [];
  for (const name of [...loud].sort((a, b) => rank(a) - rank(b))) {
    const before = calls.at(-1);
    const call = once(async () => {
      // What becomes of it is another test's.
      await before?.().catch(() => undefined);
      await hear(name);
    });
    calls.push(call);
    it(`hears of ${name}, and tells what REST then shows`, () => call());
  }

  async function hear(name: string): Promise<void> {
    const route = doors.get(name);
    if (!route) throw new Error(`${name} has no REST route: have it called here, or state why it tells nobody.`);
    const { done, types, events } = await heard(world, caller, await callOf(route));
    if (done.status >= 300) throw new Error(done.text);
    expectNone(types.length > 0 ? [] : [name], 'A mutation changes something and emits no event:');
    for (const event of events) {
      told.add(event.type);
      expect(eventCatalogue).toHaveProperty([event.type]);
      await expectShown(event);
      expectAsDescribed(event);
    }
  }

  const hearMoves = once(async () => {
    const { body } = await world.rest(caller, 'POST', '/notices', bodyFor(doors.get('createNotice')!, fixture));
    const noticeId: string = body.data.id;
    await fileDocument(world, caller, { ...fixture, noticeId });
    const move = (status: string) =>
      heard(world, caller, () => world.rest(caller, 'POST', `/notices/${noticeId}/transition`, { status }));
    expect((await move('ordered')).types).toEqual(['notice.transitioned']);
    const { types, events } = await move('served');
    expect(types).toEqual(['notice.transitioned', 'notice.served']);
    for (const event of events) await expectShown(event);
    for (const type of types) told.add(type);
  });
  it('hears of moves by their own names', () => hearMoves());

  const hearOfInvitations = once(async () => {
    const invited = await world.caller();
    const tenant = async (verb: string) => {
      const { body } = await world.rest(invited, 'GET', '/pay-application-invitations?status=invited');
      return world.rest(invited, 'POST', `/pay-application-invitations/${body.data[0].id}/${verb}`);
    };
    const participants = [{ organization_id: invited.organizationId, role: 'lender' }];
    const path = `/pay-applications/${fixture.approvedPayApplicationId}`;
    const sent = await heard(world, invited, () => world.rest(caller, 'PUT', path, { participants }));
    expect(sent.types).toEqual(['pay_application.participant_invited']);
    for (const event of sent.events) await expectShown(event, invited);
    const declined = await heard(world, caller, () => tenant('decline'));
    expect(declined.types.sort()).toEqual(['pay_application.participant_declined', 'pay_application.updated']);
    for (const event of declined.events) await expectShown(event);
    for (const type of [...sent.types, ...declined.types]) told.add(type);
  });
  it('hears of invitations and of their answers', () => hearOfInvitations());

  const hearOfRequests = once(async () => {
    const open = async () => (await makeRequest(world, caller, { fulfillment_scope: 'full_service' })).id as string;
    const move = async (id: string, status: Parameters<typeof moving.moveRequest>[2]) => {
      const { types, events } = await heard(world, caller, () =>
        asPartner(world, caller, id, (ctx, request) =>
          status === 'payment_required' ? requirePayment(ctx, request, 5) : moveRequest(ctx, request, status),
        ),
      );
      for (const event of events) await expectShown(event);
      for (const type of types) told.add(type);
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
  it('hears of what becomes of a fulfillment request', () => hearOfRequests());

  it('has nothing that never happens', async () => {
    for (const part of [...calls, hearMoves, hearOfInvitations, hearOfRequests]) await part().catch(() => undefined);
    expectNone(
      eventTypes.filter((type) => !told.has(type) && !ofJobs.includes(type)),
      'Events of src/domain/event/catalogue.ts were told by no mutation. Remove them, or name the job they come from in this test:',
    );
  });

  /** The call of a route on the fixture; what is deleted is made for it. */
  async function callOf(route: Route): Promise<() => Promise<unknown>> {
    if (route.method !== 'DELETE' || /\{(key|paymentId)\}/.test(route.path)) {
      // What is to be mailed can no longer be cancelled, nor signed what is void.
      const of = route.path.endsWith('/sign') || route.path.endsWith('/order') ? spare : fixture;
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

  /** As `webhooks` of the OpenAPI description has it. */
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
    // This is answered bare.
    if (resourceOf(type) === 'subscription') return expect(shown.body).toMatchObject(own);
    expect([type, own]).toEqual([type, shown.body.data]);
  }

  /** The balance with its holds. Later movements of the same request, and calls, have their own events. */
  function expectBalance(told: Json, shown: Json): void {
    expect(Object.keys(told)).toEqual(Object.keys(shown).filter((name) => name !== 'holds'));
    expect(Object.keys(told.balance)).toEqual(Object.keys(shown.balance));
    expect(Math.abs(told.balance.total - shown.balance.total)).toBeLessThan(20);
  }
});
