/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readEvents } from '../../src/events/read.js';
import { acceptInvitations, billing } from '../support/records/billing.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { recordEvents } from './record-events.js';

describe('the outbox', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('contains a new record as REST returns it, in the transaction that created it', async () => {
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId };
    const { done, events } = await recordEvents(world, caller, () => world.rest(caller, 'POST', '/notices', body));
    expect(done.status).toBe(201);
    expect(events).toHaveLength(1);
    const shown = await world.rest(caller, 'GET', `/notices/${done.body.data.id}`);
    expect(events[0]).toMatchObject({ type: 'notice.created', subjectType: 'notice', subjectId: done.body.data.id });
    expect(events[0]!.payload).toEqual({
      id: events[0]!.id,
      type: 'notice.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      organization_id: caller.organizationId,
      livemode: true,
      data: { object: shown.body.data },
    });
    expect(Object.keys(events[0]!.payload)).toEqual(['id', 'type', 'timestamp', 'organization_id', 'livemode', 'data']);
  });

  it('contains the previous values of what an update changed', async () => {
    const change = { contract_amount: '150000.50', completion_date: '2027-02-03', name: bodies.project.name };
    const before = (await world.rest(caller, 'GET', `/projects/${path.projectId}`)).body.data;
    const { events } = await recordEvents(world, caller, () =>
      world.rest(caller, 'PUT', `/projects/${path.projectId}`, change),
    );
    // The draft that bills the contract is recalculated.
    expect(events.map(({ type }) => type)).toEqual(['project.updated', 'pay_application.updated']);
    expect(events[0]!.payload.data.previous).toEqual({
      contract_amount: before.contract_amount,
      completion_date: before.completion_date,
    });
    expect(events[1]!.payload.data.previous).toMatchObject({ g702: { original_contract_sum: '125000.00' } });
    expect(events[1]!.payload.data.previous).not.toHaveProperty('change_order_summary');
    expect(events[0]!.payload.data.object).toMatchObject({
      contract_amount: '150000.50',
      completion_date: '2027-02-03',
    });
    const back = await recordEvents(world, caller, () =>
      world.rest(caller, 'PUT', `/projects/${path.projectId}`, { completion_date: null, contract_amount: '9.5' }),
    );
    expect(back.events[0]!.payload.data.previous).toEqual({
      contract_amount: '150000.50',
      completion_date: '2027-02-03',
    });
  });

  it('contains the previous value of a list', async () => {
    const address = { url: 'https://93.184.216.34/hooks', events: ['notice.served', 'notice.created'] };
    const { id } = (await world.rest(caller, 'POST', '/webhooks', address)).body.data;
    const { events } = await recordEvents(world, caller, () =>
      world.rest(caller, 'PUT', `/webhooks/${id}`, { events: ['*'] }),
    );
    expect(events.map(({ payload }) => payload.data.previous)).toEqual([{ events: address.events }]);
  });

  it('reports a named transition with the status before', async () => {
    const { types, events } = await recordEvents(world, caller, () => generate(world, caller, path.noticeId));
    expect([...types].sort()).toEqual(['credits.updated', 'document.generated', 'notice.transitioned']);
    const moved = events.find(({ type }) => type === 'notice.transitioned')!;
    expect(moved.payload.data).toMatchObject({ object: { status: 'generated' }, previous: { status: 'draft' } });
  });

  it('writes nothing for a request that is rolled back', async () => {
    const mutation = `mutation($id: ID!) {
      a: updateContact(input: { id: $id, title: "First" }) { id }
      b: deleteNotice(input: { id: "${path.noticeId}" }) { id } }`;
    const { done, events } = await recordEvents(world, caller, () =>
      world.graphql(caller, mutation, { id: path.contactId }),
    );
    expect(done.body.errors).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it('reports a record once per request, with its first previous values and its final state', async () => {
    const mutation = `mutation($id: ID!) {
      a: updateContact(input: { id: $id, title: "First", firstName: "Eva" }) { id }
      b: updateContact(input: { id: $id, title: "Second", firstName: "Ana" }) { id } }`;
    const before = (await world.rest(caller, 'GET', `/contacts/${path.contactId}`)).body.data;
    const { events } = await recordEvents(world, caller, () => world.graphql(caller, mutation, { id: path.contactId }));
    expect(events.map(({ type }) => type)).toEqual(['contact.updated']);
    expect(events[0]!.payload.data).toMatchObject({
      object: { title: 'Second', first_name: 'Ana' },
      previous: { title: before.title, first_name: before.first_name },
    });
  });

  it('accepts any text that a record accepts', async () => {
    const last_name = 'Odd "quoted" \\u0041 ☃ 😀';
    const { done, events } = await recordEvents(world, caller, () =>
      world.rest(caller, 'PUT', `/contacts/${path.contactId}`, { last_name }),
    );
    expect([done.status, done.text]).toEqual([200, expect.any(String)]);
    const shown = await world.rest(caller, 'GET', `/contacts/${path.contactId}`);
    expect(events[0]!.payload.data.object.last_name).toBe(shown.body.data.last_name);
  });

  it('reports a repeated request once', async () => {
    const body = { ...bodies.contact, organization_id: path.organizationId };
    const send = () => world.rest(caller, 'POST', '/contacts', body, { 'Idempotency-Key': 'once' });
    const { types } = await recordEvents(world, caller, async () => [await send(), await send()]);
    expect(types).toEqual(['contact.created']);
  });

  it('reports the records that change along with another', async () => {
    const body = { ...bodies.jobsite, project_id: path.projectId, is_primary: true };
    await world.rest(caller, 'POST', '/jobsites', body);
    const { done, events } = await recordEvents(world, caller, () => world.rest(caller, 'POST', '/jobsites', body));
    expect(done.status).toBe(201);
    expect(events.map(({ type, payload }) => [type, payload.data.object.is_primary])).toEqual([
      ['jobsite.updated', false],
      ['jobsite.created', true],
    ]);
  });

  it('reports an object that is too large by its id and URL', async () => {
    const lines = Array.from({ length: 200 }, (_, n) => ({
      item_number: `${n + 1}`,
      description: 'Formwork and falsework, levels 1 to 4',
      scheduled_value: '1.00',
    }));
    const name = 'x'.repeat(200);
    const { done, events } = await recordEvents(world, caller, () =>
      world.rest(caller, 'PUT', `/sovs/${path.sovId}`, { name, lines }),
    );
    expect([done.status, done.text]).toEqual([200, expect.any(String)]);
    const updated = events.find(({ type }) => type === 'sov.updated')!;
    expect(updated.payload.data).toEqual({
      object: { id: path.sovId, url: expect.stringMatching(new RegExp(`^http.*/api/v1/sovs/${path.sovId}$`)) },
      previous: { name: bodies.sov.name ?? 'Schedule of values' },
    });
    for (const { payload } of events) expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(20_000);
  });

  it('reports a new tenant in the tenant’s own stream', async () => {
    const body = { ...bodies.organization, type: 'tenant' };
    const { done, types } = await recordEvents(world, caller, () => world.rest(caller, 'POST', '/organizations', body));
    const { id } = done.body.data;
    expect(types).toEqual([]);
    const [event] = await readEvents(world.app.infrastructure.db, {
      accountId: id,
      livemode: true,
      after: 0,
      limit: 9,
    });
    expect(event).toMatchObject({
      type: 'organization.created',
      payload: { organization_id: id, data: { object: { id } } },
    });
  });

  it('keeps sandbox events in the sandbox', async () => {
    const sandbox = await world.sandboxOf(caller);
    const body = { ...bodies.contact, organization_id: path.organizationId };
    const make = () => world.rest(sandbox, 'POST', '/contacts', body);
    expect((await recordEvents(world, caller, make)).types).toEqual([]);
    const { events } = await recordEvents(world, caller, make, false);
    expect(events.map(({ type, payload }) => [type, payload.livemode])).toEqual([['contact.created', false]]);
  });
});

describe('the outbox of a shared pay application', () => {
  const world = openWorld();

  it('reports to each participant, in their own stream, what they may read, and nothing else of the account', async () => {
    const [contractor, owner] = [await world.caller(), await world.caller()];
    const job = await billing(world, contractor, ['10000']);
    const participants = [
      { organization_id: owner.organizationId, role: 'owner' },
      { organization_id: owner.organizationId, role: 'lender' },
    ];
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    const body = { period_to: '2026-01-31', lines, participants };
    const theirs = await recordEvents(world, owner, () => job.made(job.create(body)));
    const id: string = theirs.done.id;
    expect(theirs.types).toEqual(['pay_application.participant_invited', 'pay_application.participant_invited']);
    const joined = await recordEvents(world, owner, () => acceptInvitations(world, owner));
    expect(new Set(joined.types)).toEqual(new Set(['pay_application.updated', 'pay_application.participant_accepted']));

    const seen = await recordEvents(world, owner, async () => {
      const waiver = { ...bodies.waiver, project_id: job.projectId, pay_application_id: id };
      await job.made(job.rest('POST', '/waivers', { ...waiver, organization_id: contractor.organizationId }));
      await world.sql(`update waivers set status = 'generated', printed = '{}' where pay_application_id = $1`, [id]);
      await job.advance(id, 'submitted');
    });
    expect(seen.types).toEqual(['pay_application.transitioned']);
    const [event] = seen.events;
    const shown = await world.rest(owner, 'GET', `/pay-applications/${id}`);
    expect(event!.payload).toMatchObject({ organization_id: owner.organizationId, livemode: true });
    expect(event!.payload.data.object).toEqual(shown.body.data);
    expect(event!.payload.data.previous).toMatchObject({ status: 'draft', submitted_at: null });

    const { submitted_at: submitted } = shown.body.data;
    const back = await recordEvents(world, owner, () => job.advance(id, 'draft'));
    expect(back.events[0]!.payload.data.previous).toMatchObject({ status: 'submitted', submitted_at: submitted });
    await job.advance(id, 'submitted');

    const own = await world.rest(contractor, 'GET', `/pay-applications/${id}`);
    const { events } = await recordEvents(world, contractor, () => job.advance(id, 'under_review'));
    expect(events.map(({ type }) => type)).toEqual(['pay_application.transitioned']);
    expect(events[0]!.payload.data.object).toMatchObject({ expected_waivers: own.body.data.expected_waivers });
    expect(own.body.data.expected_waivers).not.toEqual(shown.body.data.expected_waivers);
  });
});
