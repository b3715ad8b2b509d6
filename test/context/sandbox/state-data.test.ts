/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { bodies } from '../../support/records/golden-path.js';
import { openWorld } from '../../support/worlds/world.js';
import { day, openSandbox } from './sandbox-world.js';

describe('state_data of an escalation', () => {
  const world = openWorld();
  const sandbox = openSandbox(world);
  const driven = (state_data: unknown) => sandbox.escalation({ metadata: { state_data } });
  const moves = async (id: string) =>
    (await sandbox.events(['escalation.transitioned'])).filter(({ subjectId }) => subjectId === id);

  it('moves the escalation along the legal path when its time has come, with one event per move', async () => {
    const { id } = await driven({ status: 'resolved', delay_ms: 2 * day });
    await sandbox.advance('P1D');
    expect(await sandbox.statusOf(`/escalations/${id}`)).toBe('draft');
    const before = new Date((await sandbox.send('GET', '/sandbox')).now).getTime();
    await sandbox.advance('P2D');
    const transitions = await moves(id);
    expect(transitions.map(({ object }) => object.status)).toEqual(['sent', 'resolved']);
    for (const { at } of transitions) {
      expect(at.getTime()).toBeGreaterThan(before);
      expect(at.getTime()).toBeLessThan(before + 1.1 * day);
    }
    const shown = await sandbox.send('GET', `/escalations/${id}`);
    expect([shown.status, shown.metadata.state_data.status]).toEqual(['resolved', 'resolved']);
  });

  it('moves it immediately without a delay, in the presence of a worker', async () => {
    const { id } = await driven({ status: 'sent' });
    const app = await world.anotherApp({ role: 'worker' });
    await app.start();
    while ((await sandbox.statusOf(`/escalations/${id}`)) !== 'sent') await new Promise((done) => setTimeout(done, 20));
    expect((await moves(id)).map(({ object }) => object.status)).toEqual(['sent']);
  });

  it('continues from the record’s current status, and can be set again by an update', async () => {
    const { id } = await driven({ status: 'filed', delay_ms: day });
    await sandbox.send('POST', `/escalations/${id}/transition`, { status: 'sent' });
    await sandbox.advance('P2D');
    expect((await moves(id)).map(({ object }) => object.status)).toEqual(['sent', 'filed']);
    await sandbox.send('PATCH', `/escalations/${id}`, { metadata: { state_data: { status: 'resolved' } } });
    await sandbox.advance('PT1M');
    expect(await sandbox.statusOf(`/escalations/${id}`)).toBe('resolved');
  });

  it('is understood under `meta` too, at creation and in updates, beside metadata of its own', async () => {
    const { id, metadata } = await sandbox.escalation({
      metadata: { own: 1 },
      meta: { own: 2, state_data: { status: 'sent' } },
    });
    expect(metadata).toEqual({ own: 1, state_data: { status: 'sent' } });
    await sandbox.advance('PT1M');
    expect(await sandbox.statusOf(`/escalations/${id}`)).toBe('sent');
    await sandbox.send('PATCH', `/escalations/${id}`, { meta: { state_data: { status: 'filed' } } });
    await sandbox.advance('PT1M');
    expect(await sandbox.statusOf(`/escalations/${id}`)).toBe('filed');
    const shown = await sandbox.send('PATCH', `/escalations/${id}`, { meta: null });
    expect(shown.metadata).toBeNull();
    const path = `/escalations/${id}`;
    const wrong = await world.rest(sandbox.by, 'PATCH', path, { meta: { state_data: { status: 'lost' } } });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['meta.state_data.status']]);
    const big = 'x'.repeat(20_000);
    const both = await world.rest(sandbox.by, 'PATCH', path, { meta: { a: big }, metadata: { b: big } });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['metadata']]);
    const claimant = await world.rest(sandbox.by, 'PATCH', path, { meta: { claimant_name: 'X' } });
    expect([claimant.status, Object.keys(claimant.body.errors)]).toEqual([422, ['meta.claimant_name']]);
  });

  it('takes effect once: sending it unchanged does nothing, and changing it replaces the task', async () => {
    const { id } = await driven({ status: 'filed', delay_ms: day });
    const tasks = () => world.sql('select payload, due_at from tasks where subject_id = $1', [id]);
    const [asked] = await tasks();
    await sandbox.send('PATCH', `/escalations/${id}`, {
      metadata: { state_data: { delay_ms: day, status: 'filed' }, own: 1 },
    });
    expect(await tasks()).toEqual([asked]);
    await sandbox.send('PATCH', `/escalations/${id}`, {
      metadata: { state_data: { status: 'cancelled', delay_ms: day } },
    });
    expect((await tasks()).map(({ payload }) => payload)).toMatchObject([{ status: 'cancelled' }]);
    await sandbox.send('PATCH', `/escalations/${id}`, { metadata: { own: 1 } });
    expect(await tasks()).toEqual([]);
  });

  it('gives up with a reason when a rule forbids the move by then', async () => {
    const { id } = await driven({ status: 'sent', delay_ms: day });
    await sandbox.send('POST', `/escalations/${id}/transition`, { status: 'cancelled' });
    const moved = await sandbox.move({ advance: 'P2D' });
    expect(moved.status).toBe(200);
    expect(await sandbox.statusOf(`/escalations/${id}`)).toBe('cancelled');
    expect(
      await world.sql('select last_error, gave_up_at is not null as over from tasks where subject_id = $1', [id]),
    ).toEqual([{ last_error: 'An escalation that is cancelled cannot reach sent.', over: true }]);
  });

  it.each([
    ['sent', { 'metadata.state_data': [/must be an object/] }],
    [{}, { 'metadata.state_data.status': [/is required/] }],
    [
      { status: 'delivered' },
      { 'metadata.state_data.status': [/must be one of draft, sent, filed, resolved, cancelled/] },
    ],
    [
      { status: 'lost', delay_ms: 'soon', refund: { amount: -1 } },
      {
        'metadata.state_data.status': [/must be one of/],
        'metadata.state_data.delay_ms': [/whole number of milliseconds/],
        'metadata.state_data.refund.amount': [/full, none or an amount/],
      },
    ],
  ])('%j is rejected with the names of its invalid fields, and nothing is written', async (state_data, errors) => {
    const counts = () => sandbox.send('GET', '/sandbox');
    // Events are sequenced first: otherwise a worker could do it during the test, which would change the counts.
    await sandbox.events();
    const before = (await counts()).counts;
    const body = {
      ...bodies.escalation,
      project_id: sandbox.projectId,
      organization_id: sandbox.by.organizationId,
      metadata: { state_data },
    };
    const answer = await world.rest(sandbox.by, 'POST', '/escalations', body);
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([422, Object.keys(errors).sort()]);
    for (const [field, [sentence]] of Object.entries(errors))
      expect(answer.body.errors[field]).toEqual([expect.stringMatching(sentence!)]);
    expect((await counts()).counts).toEqual(before);
  });

  it('cannot request a status that the record can no longer reach', async () => {
    const { id } = await sandbox.escalation();
    await sandbox.send('POST', `/escalations/${id}/transition`, { status: 'filed' });
    const answer = await world.rest(sandbox.by, 'PATCH', `/escalations/${id}`, {
      metadata: { state_data: { status: 'sent' } },
    });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        'metadata.state_data.status': [
          'The metadata.state_data.status field must be a status that the escalation can reach from filed.',
        ],
      },
    ]);
  });

  it('is ordinary metadata in live mode, whatever its content', async () => {
    const { live } = sandbox;
    const division = { ...bodies.division, organization_id: live.organizationId };
    const divisionId = (await world.rest(live, 'POST', '/divisions', division)).body.data.id;
    const project = await world.rest(live, 'POST', '/projects', { ...bodies.project, division_id: divisionId });
    const body = { ...bodies.escalation, project_id: project.body.data.id, organization_id: live.organizationId };
    for (const state_data of ['anything', { status: 'filed' }]) {
      const made = await world.rest(live, 'POST', '/escalations', { ...body, metadata: { state_data } });
      expect([made.status, made.body.data.metadata]).toEqual([201, { state_data }]);
      expect(await world.sql('select 1 from tasks where subject_id = $1', [made.body.data.id])).toEqual([]);
    }
  });
});
