/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readEvents } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const reminders = ['project.deadline_approaching', 'project.deadline_missed', 'notice.deadline_missed'] as const;

describe('acts that are recorded as done', () => {
  const world = openWorld();
  let caller: Caller;
  let divisionId: string;
  beforeAll(async () => {
    caller = await world.caller();
    const body = { ...bodies.division, organization_id: caller.organizationId };
    divisionId = (await world.rest(caller, 'POST', '/divisions', body)).body.data.id;
  });

  const send = (method: string, path: string, body?: object) => world.send(caller, method, path, body);
  const project = (extra: object = {}): Promise<Json> =>
    send('POST', '/projects', {
      ...bodies.project,
      division_id: divisionId,
      state: 'CA',
      first_furnishing_date: '2041-03-01',
      last_furnishing_date: '2041-05-20',
      completion_date: '2041-06-01',
      ...extra,
    });
  const change = (id: string, body: object) => send('PUT', `/projects/${id}`, body);
  const watch = (day: string) => watchDeadlines(world.app.infrastructure, new Date(`${day}T12:00:00Z`));
  async function events(subjectId: string, types: readonly string[] = reminders) {
    const { db } = world.app.infrastructure;
    await sequenceEvents(db);
    const options = { accountId: caller.organizationId, livemode: true, after: 0, limit: 1_000 };
    const all = await readEvents(db, { ...options, types: types as typeof reminders });
    return all.filter((event) => event.subjectId === subjectId);
  }
  const reminded = async (id: string) => (await events(id)).map(({ payload }) => (payload.data.object as Json).kind);
  const listedAsDone = async (id: string) =>
    (await send('GET', `/projects/${id}/deadlines`)).filter(({ done }: Json) => done).map(({ kind }: Json) => kind);
  const open = async (id: string) =>
    (
      await world.sql<Json>(
        'select kind, month, ordinal from project_deadlines where project_id = $1 and is_open order by kind, month, ordinal',
        [id],
      )
    ).map(({ kind, month, ordinal }) => [kind, month, ordinal].filter(Boolean).join(' '));

  it('are shown, and end the reminders of their step alone', async () => {
    const { id } = await project();
    const changed = await change(id, { acts_done: [{ kind: 'stop_payment_notice', done_on: '2026-06-01' }] });
    expect(changed.acts_done).toEqual([
      { kind: 'stop_payment_notice', done_on: '2026-06-01', month: null, duty: null, waiver_signed_on: null },
    ]);
    expect((await send('GET', `/projects/${id}`)).acts_done).toEqual(changed.acts_done);
    expect(await listedAsDone(id)).toEqual(['stop_payment_notice']);
    expect(await open(id)).not.toContain('stop_payment_notice');
    await watch('2041-08-29');
    expect(await reminded(id)).toContain('mechanics_lien');
    expect(await reminded(id)).not.toContain('stop_payment_notice');
  });

  it('are recorded in GraphQL, too, and the event of the project has them', async () => {
    const { id } = await project();
    const { body } = await world.graphql(
      caller,
      'mutation($input: UpdateProjectInput!) { updateProject(input: $input) { actsDone { kind doneOn month waiverSignedOn } } }',
      { input: { id, actsDone: [{ kind: 'MECHANICS_LIEN', doneOn: '2026-08-01' }] } },
    );
    const acts = body.data.updateProject.actsDone;
    expect(acts).toEqual([{ kind: 'MECHANICS_LIEN', doneOn: '2026-08-01', month: null, waiverSignedOn: null }]);
    expect(await open(id)).not.toContain('mechanics_lien');
    const [event] = await events(id, ['project.updated']);
    expect(event!.payload.data.object).toMatchObject({ acts_done: [{ kind: 'mechanics_lien' }] });
    expect(event!.payload.data.previous).toMatchObject({ acts_done: [] });
  });

  it('are open again if they are taken back', async () => {
    const { id } = await project();
    await change(id, { acts_done: [{ kind: 'mechanics_lien', done_on: '2026-06-01' }] });
    await change(id, { acts_done: [] });
    expect(await open(id)).toContain('mechanics_lien');
    expect(await listedAsDone(id)).toEqual([]);
    await watch('2041-08-29');
    expect(await reminded(id)).toContain('mechanics_lien');
  });

  it('are marked in the list, like those that records show', async () => {
    const { id } = await project();
    const of = { project_id: id, organization_id: caller.organizationId };
    const lien = await send('POST', '/escalations', { ...bodies.escalation, ...of, type: 'lien_filing' });
    expect(lien.suggested_deadlines.map(({ done }: Json) => done)).toEqual([false, false]);
    for (const status of ['sent', 'filed']) await send('POST', `/escalations/${lien.id}/transition`, { status });
    expect(await listedAsDone(id)).toEqual(['mechanics_lien']);
    const notice = await send('POST', '/notices', { ...bodies.notice, ...of, type: 'preliminary' });
    await world.sql(`update notices set status = 'served', served_at = '2041-03-10' where id = $1`, [notice.id]);
    expect(await listedAsDone(id)).toEqual(['preliminary_notice', 'mechanics_lien']);
    const query = `query($id: ID!) { project(id: $id) { deadlines { kind done }
      escalations { nodes { suggestedDeadlines { kind done } } } } }`;
    const { project: read } = (await world.graphql(caller, query, { id })).body.data;
    expect(read.deadlines.filter(({ done }: Json) => done)).toHaveLength(2);
    expect(read.escalations.nodes[0].suggestedDeadlines).toEqual([
      { kind: 'MECHANICS_LIEN', done: true },
      { kind: 'LIEN_SUIT', done: false },
    ]);
  });

  it('are not those of a date that moves, as its event says', async () => {
    const { id } = await project();
    await change(id, { completion_date: '2041-06-15' });
    const moved = await events(id, ['project.deadline_changed']);
    expect(moved.map(({ payload }) => (payload.data.object as Json).done)).toEqual(moved.map(() => false));
    expect(moved.length).toBeGreaterThan(0);
  });

  it.each([
    ['service_after_filing', 'FL'],
    ['retainage_notice', 'TX'],
    ['notice_of_intent', 'CO'],
  ])('end a step that no record ends: %s in %s', async (kind, state) => {
    const { id } = await project({ state });
    expect(await open(id)).toContain(kind);
    await change(id, { acts_done: [{ kind, done_on: '2026-06-01' }] });
    expect(await open(id)).not.toContain(kind);
  });

  it('end the month that they name, or else the months whose work had ended', async () => {
    const series = { state: 'TX', claimant_role: 'subcontractor', sector: 'public' };
    const dates = { first_furnishing_date: '2026-07-06', last_furnishing_date: '2026-10-20', completion_date: null };
    const months = async (id: string) =>
      (await open(id)).filter((step) => step.startsWith('bond_claim')).map((step) => step.split(' ')[1]);
    const { id } = await project({ ...series, ...dates });
    expect(await months(id)).toEqual(['2026-07', '2026-08', '2026-09', '2026-10']);
    await change(id, { acts_done: [{ kind: 'bond_claim', month: '2026-09', done_on: '2026-11-10' }] });
    expect(await months(id)).toEqual(['2026-07', '2026-08', '2026-10']);
    await change(id, { acts_done: [{ kind: 'bond_claim', done_on: '2026-09-10' }] });
    expect(await months(id)).toEqual(['2026-09', '2026-10']);
  });

  it('end the step of the waiver that they name, and of a waiver that is the only one', async () => {
    const { id } = await project({ state: 'GA', completion_date: null });
    const affidavits = async () => (await open(id)).filter((step) => step.startsWith('affidavit_of_nonpayment'));
    const sign = (day: string) =>
      world.sql(
        `insert into waivers (account_id, livemode, created_at, updated_at, id, organization_id, project_id, division_id, type, state,
           status, form_code, printed, signature, signed_at, amount, through_date)
         select account_id, true, now(), now(), uuidv7(), account_id, id, division_id, 'conditional_progress', 'GA', 'signed', 'x', '{}', '{}',
           $2::timestamptz, 100, '2026-06-30' from projects where id = $1`,
        [id, `${day}T12:00:00Z`],
      );
    await sign('2026-07-01');
    await change(id, { units: 1 });
    expect(await affidavits()).toEqual(['affidavit_of_nonpayment']);
    const filed = { kind: 'affidavit_of_nonpayment', done_on: '2026-08-20' };
    await change(id, { acts_done: [filed] });
    expect(await affidavits()).toEqual([]);
    await sign('2026-08-01');
    await change(id, { units: 2 });
    // Two waivers were signed by the day of the affidavit, which does not say whose it is.
    expect(await affidavits()).toHaveLength(2);
    await change(id, { acts_done: [{ ...filed, waiver_signed_on: '2026-07-01' }] });
    expect(await affidavits()).toEqual(['affidavit_of_nonpayment 1']);
  });

  it.each<[string, object, string, string]>([
    ['an unknown kind', { kind: 'party' }, 'kind', 'must be one of'],
    ['no day', { done_on: undefined }, 'done_on', 'is required'],
    ['a day in the future', { done_on: '2199-01-01' }, 'done_on', 'must not be a date in the future.'],
    ['a day before 1900', { done_on: '1899-12-31' }, 'done_on', 'must be a date in the years 1900 to 2200.'],
    ['a month that is none', { month: '2026-13' }, 'month', 'must be a month in the format YYYY-MM.'],
    ['a waiver for another act', { waiver_signed_on: '2026-01-01' }, 'waiver_signed_on', 'affidavit of nonpayment'],
  ])('are refused with %s', async (_, extra, field, message) => {
    const { id } = await project();
    await expectNothingWritten(world, async () => {
      const act = { kind: 'mechanics_lien', done_on: '2026-06-01', ...extra };
      const { status, body } = await world.rest(caller, 'PUT', `/projects/${id}`, { acts_done: [act] });
      expect(status).toBe(422);
      expect(body.errors[`acts_done.0.${field}`]).toEqual([expect.stringContaining(message)]);
    });
  });

  it('cannot be recorded for another account', async () => {
    const { id } = await project();
    const stranger = await world.caller();
    const body = { acts_done: [{ kind: 'mechanics_lien', done_on: '2026-06-01' }] };
    expect((await world.rest(stranger, 'PUT', `/projects/${id}`, body)).status).toBe(403);
    expect(await open(id)).toContain('mechanics_lien');
  });

  it('are not needed in an archived project, which is not reminded about; a completed one is', async () => {
    const [archived, completed, active] = [await project(), await project(), await project()];
    const notice = await send('POST', '/notices', {
      ...bodies.notice,
      project_id: archived.id,
      organization_id: caller.organizationId,
      deadline_date: '2041-08-28',
    });
    await change(archived.id, { status: 'archived' });
    await change(completed.id, { status: 'completed' });
    expect(await open(archived.id)).toEqual([]);
    await watch('2041-08-29');
    expect([await reminded(archived.id), await events(notice.id)]).toEqual([[], []]);
    expect(await reminded(completed.id)).toEqual(await reminded(active.id));
    expect(await reminded(active.id)).toContain('mechanics_lien');
    await change(archived.id, { status: 'active' });
    await watch('2041-08-29');
    expect(await reminded(archived.id)).toContain('mechanics_lien');
    expect(await events(notice.id)).toHaveLength(1);
  });
});
