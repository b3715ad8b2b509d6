import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/golden-path.js';
import { type Caller, openWorld } from '../support/world.js';
import { heard } from './heard.js';

describe('the outbox', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  }, 60_000);

  it('tells a new record as REST shows it, in the transaction that made it', async () => {
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId };
    const { done, events } = await heard(world, caller, () => world.rest(caller, 'POST', '/notices', body));
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

  it('tells of an update what changed, as it was before', async () => {
    const change = { contract_amount: '150000.50', completion_date: '2027-02-03', name: bodies.project.name };
    const before = (await world.rest(caller, 'GET', `/projects/${path.projectId}`)).body.data;
    const { events } = await heard(world, caller, () =>
      world.rest(caller, 'PUT', `/projects/${path.projectId}`, change),
    );
    // The draft that bills the contract is worked out anew.
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
    const back = await heard(world, caller, () =>
      world.rest(caller, 'PUT', `/projects/${path.projectId}`, { completion_date: null, contract_amount: '9.5' }),
    );
    expect(back.events[0]!.payload.data.previous).toEqual({
      contract_amount: '150000.50',
      completion_date: '2027-02-03',
    });
  });

  it('tells a move by its name, with the status before', async () => {
    const { types, events } = await heard(world, caller, () => generate(world, caller, path.noticeId));
    expect([...types].sort()).toEqual(['document.generated', 'notice.transitioned']);
    const moved = events.find(({ type }) => type === 'notice.transitioned')!;
    expect(moved.payload.data).toMatchObject({ object: { status: 'generated' }, previous: { status: 'draft' } });
  });

  it('writes nothing for a request that is undone', async () => {
    const mutation = `mutation($id: UUID!) {
      a: updateContact(input: { id: $id, title: "First" }) { id }
      b: deleteNotice(input: { id: "${path.noticeId}" }) { id } }`;
    const { done, events } = await heard(world, caller, () => world.graphql(caller, mutation, { id: path.contactId }));
    expect(done.body.errors).toHaveLength(1);
    expect(events).toEqual([]);
  });
});
