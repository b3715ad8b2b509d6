/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { releaseHolds } from '../../../src/services/fulfillment-request/holds.js';
import { moveRequest } from '../../../src/services/fulfillment-request/move.js';
import { recordEvents } from '../../events/record-events.js';
import { ledgerOf } from '../../support/records/credits.js';
import {
  asPartner,
  makeDivision,
  makeRequest,
  payloadOf,
  requestOfPayload,
} from '../../support/records/fulfillment.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('a fulfillment request', () => {
  const world = openWorld();
  let caller: Caller;
  let divisionId: string;
  const create = (body: object, by = caller) => world.rest(by, 'POST', '/fulfillment-requests', body);
  const act = (id: string, verb: string, body?: object) =>
    world.rest(caller, 'POST', `/fulfillment-requests/${id}/${verb}`, body);
  const tasksOf = (id: string) =>
    world.sql<{ kind: string }>('select kind from tasks where subject_id = $1 order by serial', [id]);
  const fail = (id: string) =>
    asPartner(world, caller, id, (ctx, request) => moveRequest(ctx, request, 'failed', { lastError: 'No answer.' }));

  beforeAll(async () => {
    caller = await world.caller();
    divisionId = await makeDivision(world, caller);
  });

  it('is returned as it is stored, and creates a task', async () => {
    const own = await world.caller();
    const payload = payloadOf(
      await makeDivision(world, own),
      { note: { gate: '4711' }, claimant_role: 'gc' },
      { contract_amount: 5000 },
    );
    payload.parties = [{ role: 'bank', name: ' First Bank ', email: 'a@bank.example', address: { state: 'ca' } }];
    const body = requestOfPayload(payload, { meta: { reference: 'A' } });
    const { status, body: answer } = await create(body, own);
    expect(status).toBe(201);
    expect(answer.data).toEqual({
      id: expect.any(String),
      organization_id: own.organizationId,
      requested_by_user_id: own.userId,
      type: 'notice_research',
      status: 'queued',
      status_label: 'Queued',
      idempotency_key: body.idempotency_key,
      source_kind: null,
      source_id: null,
      partner_resource_type: null,
      partner_resource_id: null,
      status_reason: null,
      last_error: null,
      retry_count: 0,
      payload: {
        ...payload,
        claimant_role: 'general_contractor',
        parties: [{ role: 'lender', name: 'First Bank', email: 'a@bank.example', address: { state: 'CA' } }],
      },
      meta: { reference: 'A' },
      result: null,
      files: [],
      postage: null,
      payment_due: null,
      refund: null,
      submitted_at: null,
      fulfilled_at: null,
      failed_at: null,
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    });
    expect(await tasksOf(answer.data.id)).toEqual([{ kind: 'partner.submit' }]);
    const shown = await world.rest(own, 'GET', `/fulfillment-requests/${answer.data.id}`);
    expect(shown.body.data).toEqual(answer.data);
    const listed = await world.rest(own, 'GET', '/fulfillment-requests?type=notice_research&status=queued');
    expect(listed.body.data).toEqual([answer.data]);
  });

  it('can be created through GraphQL, with a payload of the same keys', async () => {
    const input = { type: 'NOTICE_RESEARCH', idempotencyKey: randomUUID(), payload: payloadOf(divisionId) };
    const { body } = await world.graphql(
      caller,
      `mutation ($input: CreateFulfillmentRequestInput!) { createFulfillmentRequest(input: $input) {
         fulfillmentRequest {
           type status payload postage { authorizedRecipients } organization { id } project { id } files { id }
         }
       } }`,
      { input },
    );
    expect(body).toEqual({
      extensions: expect.anything(),
      data: {
        createFulfillmentRequest: {
          fulfillmentRequest: {
            type: 'NOTICE_RESEARCH',
            status: 'QUEUED',
            payload: input.payload,
            postage: null,
            organization: { id: caller.organizationId },
            project: null,
            files: [],
          },
        },
      },
    });
    const wrong = await world.graphql(
      caller,
      'mutation ($input: CreateFulfillmentRequestInput!) { createFulfillmentRequest(input: $input) { fulfillmentRequest { id } } }',
      { input: { ...input, idempotencyKey: '', payload: payloadOf(divisionId, {}, { contract_amount: 0 }) } },
    );
    expect(Object.keys(wrong.body.errors[0].extensions.errors)).toEqual([
      'idempotencyKey',
      'payload.project.contract_amount',
    ]);
  });

  it('refers to the record from which it was made', async () => {
    const project = { ...bodies.project, division_id: divisionId };
    const projectId = (await world.rest(caller, 'POST', '/projects', project)).body.data.id;
    const from = (source: object) => create(requestOfPayload(payloadOf(divisionId), source));
    const { body } = await from({ source_kind: 'project', source_id: projectId });
    expect(body.data).toMatchObject({ source_kind: 'project', source_id: projectId });
    const faults = async (source: object) => Object.keys((await from(source)).body.errors);
    expect(await faults({ source_kind: 'notice', source_id: projectId })).toEqual(['source_id']);
    expect(await faults({ source_kind: 'project' })).toEqual(['source_id']);
    expect(await faults({ source_id: projectId })).toEqual(['source_kind']);
    expect(await faults({ source_kind: 'waiver', source_id: projectId })).toEqual(['source_kind']);
  });

  it('is charged by the price book, and refuses a price in the body', async () => {
    const before = await ledgerOf(world, caller.organizationId);
    const refused = await create(requestOfPayload(payloadOf(divisionId), { amount_cents: 1, fee: 1 }));
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['amount_cents', 'fee']]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(before);
    const { body } = await create(requestOfPayload(payloadOf(divisionId)));
    expect(body.data).not.toHaveProperty('fee');
    expect((await ledgerOf(world, caller.organizationId)).at(-1)).toMatch(/^charge 20.00 /);
  });

  describe('under an idempotency key', () => {
    it('is created and charged once, and the answer is repeated', async () => {
      const body = requestOfPayload(payloadOf(divisionId, { b: 1, a: [1, { z: 1, y: 2 }] }), { meta: { a: 1 } });
      const first = await create(body);
      const charged = await ledgerOf(world, caller.organizationId);
      const { division_id, ...rest } = body.payload as Json;
      const again = await create({ ...body, payload: { ...rest, a: [1, { y: 2, z: 1 }], division_id } });
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(await ledgerOf(world, caller.organizationId)).toEqual(charged);
      expect(await tasksOf(first.body.data.id)).toHaveLength(1);
      await act(first.body.data.id, 'cancel');
      expect((await create(body)).body.data).toMatchObject({ id: first.body.data.id, status: 'cancelled' });
    });

    it('is refused when the content differs', async () => {
      const body = requestOfPayload(payloadOf(divisionId));
      await create(body);
      for (const other of [
        { payload: payloadOf(divisionId, {}, { name: 'Another job' }) },
        { payload: payloadOf(divisionId, { note: 'x' }) },
        { meta: { a: 1 } },
      ]) {
        const refused = await create({ ...body, ...other });
        expect([refused.status, refused.body.code]).toEqual([422, 'idempotency_mismatch']);
        expect(Object.keys(refused.body.errors)).toEqual(['idempotency_key']);
      }
    });

    it('is separate for each account and mode', async () => {
      const body = requestOfPayload(payloadOf(divisionId));
      const { id } = (await create(body)).body.data;
      const other = await world.caller();
      const sandbox = await world.sandboxOf(caller);
      for (const by of [other, sandbox]) {
        const payload = payloadOf(await makeDivision(world, by));
        const made = await create({ ...body, payload }, by);
        expect(made.status).toBe(201);
        expect(made.body.data.id).not.toBe(id);
      }
    });
  });

  describe('in progress', () => {
    it('can be cancelled, and the partner is notified if it has a ticket', async () => {
      const queued = await makeRequest(world, caller);
      const { done, types } = await recordEvents(world, caller, () => act(queued.id, 'cancel'));
      expect(done.body.data).toMatchObject({ status: 'cancelled', status_reason: 'Cancelled by the organization.' });
      expect(types).toContain('fulfillment_request.cancelled');
      expect(types).not.toContain('fulfillment_request.updated');
      expect(await tasksOf(queued.id)).toEqual([{ kind: 'partner.submit' }]);
      const submitted = await makeRequest(world, caller);
      await asPartner(world, caller, submitted.id, (ctx, request) =>
        moveRequest(ctx, request, 'submitted', { partnerResourceType: 'ticket', partnerResourceId: 'T-9' }),
      );
      expect((await act(submitted.id, 'cancel', { status_reason: 'x'.repeat(1001) })).status).toBe(422);
      expect((await act(submitted.id, 'cancel', { status_reason: 'Paid.' })).body.data).toMatchObject({
        status: 'cancelled',
        status_reason: 'Paid.',
        submitted_at: expect.any(String),
      });
      expect(await tasksOf(submitted.id)).toEqual([{ kind: 'partner.submit' }, { kind: 'partner.cancel' }]);
    });

    it('cannot be retried, and has no charges to approve', async () => {
      const { id } = await makeRequest(world, caller);
      for (const verb of ['retry', 'approve-charges']) {
        const refused = await act(id, verb);
        expect([verb, refused.status, refused.body.code]).toEqual([verb, 422, 'illegal_transition']);
      }
    });
  });

  describe('that failed', () => {
    it('is submitted to the partner again, with its postage held again and without a second fee', async () => {
      const { id } = await makeRequest(world, caller, { fulfillment_scope: 'full_service' });
      await fail(id);
      await asPartner(world, caller, id, releaseHolds);
      const before = await ledgerOf(world, caller.organizationId);
      expect((await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data).toMatchObject({
        status: 'failed',
        last_error: 'No answer.',
        failed_at: expect.any(String),
        postage: { hold: { amount: 36, status: 'released' } },
      });
      const { body } = await act(id, 'retry');
      expect(body.data).toMatchObject({
        status: 'queued',
        retry_count: 1,
        last_error: null,
        failed_at: null,
        postage: { authorized_recipients: 3, hold: { amount: 36, status: 'held' } },
      });
      expect((await ledgerOf(world, caller.organizationId)).slice(before.length)).toEqual([
        expect.stringMatching(/^hold 36.00 /),
      ]);
      expect(await tasksOf(id)).toEqual([{ kind: 'partner.submit' }, { kind: 'partner.submit' }]);
    });

    it('remains failed when its postage cannot be held', async () => {
      const poor = await world.caller({ credits: '72.00' });
      const { id } = await makeRequest(world, poor, { fulfillment_scope: 'full_service' });
      await asPartner(world, poor, id, (ctx, request) => moveRequest(ctx, request, 'failed'));
      const refused = await world.rest(poor, 'POST', `/fulfillment-requests/${id}/retry`);
      expect([refused.status, refused.body.required]).toEqual([402, 36.1]);
      const { body } = await world.rest(poor, 'GET', `/fulfillment-requests/${id}`);
      expect(body.data).toMatchObject({ status: 'failed', retry_count: 0 });
    });

    it('cannot be cancelled', async () => {
      const { id } = await makeRequest(world, caller);
      await fail(id);
      const refused = await act(id, 'cancel');
      expect([refused.status, refused.body.code]).toEqual([422, 'illegal_transition']);
      expect(refused.body.message).toContain('it can become queued');
    });
  });

  it('cannot be read or changed by another account', async () => {
    const { id } = await makeRequest(world, caller);
    const stranger = await world.caller();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/retry'],
      ['POST', '/approve-charges'],
    ] as const) {
      const answer = await world.rest(stranger, method, `/fulfillment-requests/${id}${path}`);
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const sandbox = await world.sandboxOf(caller);
    expect((await world.rest(sandbox, 'GET', `/fulfillment-requests/${id}`)).status).toBe(404);
    expect((await act(randomUUID(), 'approve-charges')).status).toBe(404);
  });

  it('can be found by the words of its job and by its numbers', async () => {
    const { id } = await makeRequest(world, caller, {}, { idempotency_key: 'RQ-2026-00077' });
    const found = async (text: string) => {
      const { body } = await world.rest(caller, 'GET', `/search?q=${text}&types=fulfillment_requests&per_type=25`);
      return body.data.fulfillment_requests.map((one: Json) => one.id);
    };
    expect(await found('RQ-2026-00077')).toEqual([id]);
    expect(await found('JOB-4711')).toContain(id);
    expect(await found('sunset')).toContain(id);
  });

  it('has metadata entries, and its changes are in the audit log', async () => {
    const { id } = await makeRequest(world, caller);
    const entry = await world.rest(caller, 'PUT', `/fulfillment-requests/${id}/meta/crm`, { value: '1' });
    expect(entry.status).toBe(200);
    await act(id, 'cancel');
    const { body } = await world.rest(caller, 'GET', `/audit-logs?auditable_id=${id}`);
    expect(body.data.map(({ action, new_values }: Json) => [action, new_values.status])).toEqual([
      ['updated', 'cancelled'],
      ['created', 'queued'],
    ]);
  });
});
