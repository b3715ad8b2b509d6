/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { course, noFacts, stateRules } from 'lien-deadlines';
import type * as contexts from '../../src/context/request-context.js';
import { readEvents } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const [approaching, missed] = ['notice.deadline_approaching', 'notice.deadline_missed'] as const;

describe('the watch over deadlines', () => {
  const world = openWorld();
  let caller: Caller;
  let divisionId: string;
  const own = async () => {
    const by = await world.caller();
    const body = { ...bodies.division, organization_id: by.organizationId };
    return { by, divisionId: (await world.rest(by, 'POST', '/divisions', body)).body.data.id as string };
  };
  beforeAll(async () => {
    ({ by: caller, divisionId } = await own());
  });

  const send = (method: string, path: string, body?: object, by = caller) => world.send(by, method, path, body);
  const project = (extra: object = {}, by = caller, division = divisionId) =>
    send('POST', '/projects', { ...bodies.project, division_id: division, state: 'CA', ...extra }, by);
  /** Of a project in California: 20 days from first furnishing, unless a date is sent. */
  const notice = (projectId: string, extra: object = {}, by = caller) =>
    send(
      'POST',
      '/notices',
      { ...bodies.notice, project_id: projectId, organization_id: by.organizationId, ...extra },
      by,
    );
  const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);
  const watch = (day: string, app = world.app) => watchDeadlines(app.infrastructure, at(day));
  async function reported(id: string, by = caller, livemode = true) {
    const { db } = world.app.infrastructure;
    await sequenceEvents(db);
    const types = [approaching, missed];
    const events = await readEvents(db, { accountId: by.organizationId, livemode, after: 0, types, limit: 1_000 });
    return events.filter(({ subjectId }) => subjectId === id);
  }
  const typesOf = async (id: string, by = caller) => (await reported(id, by)).map(({ type }) => type);
  const mails = (id: string, by = caller, livemode = true) =>
    world.sql<{ template: string; livemode: boolean; data: Json }>(
      `select template, livemode, data from emails where data -> 'notices' @> $1 and account_id = $2 and livemode = $3
       order by created_at`,
      [JSON.stringify([{ number: id }]), by.organizationId, livemode],
    );

  it('reports a calculated deadline 10, 3 and 1 days ahead and once it has passed, once each', async () => {
    const { id: projectId, name } = await project({ first_furnishing_date: '2026-03-02' });
    const made = await notice(projectId, { first_furnishing_date: undefined });
    expect(made.deadline_date).toBe('2026-03-23');
    const heard: Array<[string, string]> = [];
    for (let day = 10; day <= 30; day += 1) {
      const date = `2026-03-${day}`;
      for (const _ of [1, 2]) {
        const before = (await reported(made.id)).length;
        await watch(date);
        for (const { type } of (await reported(made.id)).slice(before)) heard.push([date, type]);
      }
    }
    expect(heard).toEqual([
      ['2026-03-13', approaching],
      ['2026-03-20', approaching],
      ['2026-03-22', approaching],
      ['2026-03-24', missed],
    ]);
    const named = { noticeId: made.id, number: made.notice_number, type: 'preliminary' };
    const line = { ...named, projectId, project: name, deadline: '2026-03-23' };
    expect(await mails(made.notice_number)).toEqual([
      { template: 'deadline_tomorrow', livemode: true, data: { notices: [line], more: 0 } },
      { template: 'deadline_missed', livemode: true, data: { notices: [line], more: 0 } },
    ]);
  });

  it('reports the notice as REST returns it, at the time that it is given', async () => {
    const made = await notice((await project()).id, { deadline_date: '2026-06-20' });
    await watch('2026-06-10');
    const [event] = await reported(made.id);
    expect(event!.payload).toEqual({
      id: event!.id,
      type: approaching,
      timestamp: expect.stringMatching(/^2026-06-10T12:00:00\.000/),
      organization_id: caller.organizationId,
      livemode: true,
      data: { object: await send('GET', `/notices/${made.id}`) },
    });
  });

  it.each([
    ['CA', '2026-06-10T07:00:00Z', '2026-06-21T07:00:00Z'],
    ['HI', '2026-06-10T10:00:00Z', '2026-06-21T10:00:00Z'],
    ['GU', '2026-06-09T14:00:00Z', '2026-06-20T14:00:00Z'],
  ])('counts days by the date in the state: in %s from %s', async (state, first, passed) => {
    const made = await notice((await project()).id, { deadline_date: '2026-06-20', state });
    const { infrastructure } = world.app;
    const justBefore = (time: string) => watchDeadlines(infrastructure, new Date(Date.parse(time) - 1));
    await justBefore(first);
    expect(await typesOf(made.id)).toEqual([]);
    await watchDeadlines(infrastructure, new Date(first));
    expect(await typesOf(made.id)).toEqual([approaching]);
    await justBefore(passed);
    expect(await typesOf(made.id)).not.toContain(missed);
    await watchDeadlines(infrastructure, new Date(passed));
    expect(await typesOf(made.id)).toContain(missed);
  });

  it('reports only the nearest step after a pause, and nothing that passed long ago', async () => {
    const { id } = await project();
    const late = await notice(id, { deadline_date: '2026-05-10' });
    await watch('2026-05-08');
    await watch('2026-05-08');
    expect(await typesOf(late.id)).toEqual([approaching]);
    const [step] = await world.sql('select step from notice_deadline_alerts where notice_id = $1', [late.id]);
    expect(step).toEqual({ step: '3_days' });
    await watch('2026-06-09');
    expect(await typesOf(late.id)).toEqual([approaching, missed]);
    const past = await notice(id, { deadline_date: '2026-05-09' });
    await watch('2026-06-09');
    expect(await typesOf(past.id)).toEqual([]);
  });

  it('watches a date that was sent for any notice, and a calculated date for preliminary notices', async () => {
    const { id } = await project({ completion_date: '2026-01-10' });
    const lien = { type: 'lien', first_furnishing_date: '2025-12-01', last_furnishing_date: '2026-01-10' };
    const [sent, silent] = [await notice(id, { ...lien, deadline_date: '2026-04-10' }), await notice(id, lien)];
    expect(silent.deadline_rule.deadline).toBe('2026-04-10');
    await watch('2026-04-09');
    expect(await typesOf(sent.id)).toEqual([approaching]);
    expect(await typesOf(silent.id)).toEqual([]);
  });

  it('watches the safe date where the rule gives no deadline', async () => {
    const dates = { firstFurnishingDate: '2041-03-01', lastFurnishingDate: null };
    const open = stateRules.filter(({ state }) =>
      course({
        ...noFacts(state, 'subcontractor'),
        ...dates,
        use: 'commercial',
        hiringPartyRole: 'general_contractor',
      }).some(({ kind, date, safeDate }) => kind === 'preliminary_notice' && date === null && safeDate !== null),
    );
    const { id } = await project();
    const made = await Promise.all(
      open.map(({ state }) =>
        notice(id, { state, first_furnishing_date: '2041-03-01', last_furnishing_date: undefined }),
      ),
    );
    const { id: noticeId, deadline_rule: rule } = made.find(({ deadline_date }) => deadline_date === null)!;
    expect(rule).toMatchObject({ deadline: null, safe_date: expect.stringMatching(/^2041/) });
    await watch(rule.safe_date);
    expect(await typesOf(noticeId)).toEqual([approaching]);
  });

  it.each(['served', 'completed', 'void', 'recorded', 'released'])('ignores a notice that is %s', async (status) => {
    const made = await notice((await project()).id, { deadline_date: '2026-07-01' });
    await world.sql('update notices set status = $2 where id = $1', [made.id, status]);
    await watch('2026-06-30');
    await watch('2026-07-02');
    expect(await typesOf(made.id)).toEqual([]);
  });

  it.each(['draft', 'generated', 'ordered'])('watches a notice that is %s', async (status) => {
    const made = await notice((await project()).id, { deadline_date: '2026-07-01' });
    await world.sql('update notices set status = $2 where id = $1', [made.id, status]);
    await watch('2026-07-02');
    expect(await typesOf(made.id)).toEqual([missed]);
  });

  it('ignores a deleted notice', async () => {
    const made = await notice((await project()).id, { deadline_date: '2026-07-01' });
    await send('DELETE', `/notices/${made.id}`);
    await watch('2026-07-02');
    expect(await typesOf(made.id)).toEqual([]);
  });

  it('reports again when the deadline changes, by a date that is sent or by its facts', async () => {
    const { id: projectId } = await project({ first_furnishing_date: '2026-03-02' });
    const { id } = await notice(projectId, { first_furnishing_date: undefined });
    await watch('2026-03-24');
    expect(await typesOf(id)).toEqual([missed]);
    await send('PUT', `/projects/${projectId}`, { first_furnishing_date: '2026-03-10' });
    await watch('2026-03-24');
    expect(await typesOf(id)).toEqual([missed, approaching]);
    await send('PUT', `/notices/${id}`, { deadline_date: '2026-03-25' });
    await watch('2026-03-24');
    expect(await typesOf(id)).toEqual([missed, approaching, approaching]);
    await send('PUT', `/notices/${id}`, { deadline_date: null });
    await watch('2026-03-24');
    expect(await typesOf(id)).toHaveLength(3);
  });

  it('reports sandbox notices to the sandbox only', async () => {
    const sandbox = await world.sandboxOf(caller);
    const { id: division } = await send(
      'POST',
      '/divisions',
      { ...bodies.division, organization_id: caller.organizationId },
      sandbox,
    );
    const made = await notice((await project({}, sandbox, division)).id, { deadline_date: '2026-07-01' }, sandbox);
    await watch('2026-07-01');
    expect(await reported(made.id)).toEqual([]);
    expect((await reported(made.id, caller, false)).map(({ type, livemode }) => [type, livemode])).toEqual([
      [approaching, false],
    ]);
    expect(await mails(made.notice_number, caller, false)).toMatchObject([{ template: 'deadline_tomorrow' }]);
  });

  it('reports a locked notice on the next run', async () => {
    const made = await notice((await project()).id, { deadline_date: '2026-08-01' });
    await world.app.infrastructure.db.transaction().execute(async (tx) => {
      await sql`select 1 from notices where id = ${made.id}::uuid for update`.execute(tx);
      await watch('2026-08-02');
    });
    expect(await typesOf(made.id)).toEqual([]);
    await watch('2026-08-02');
    expect(await typesOf(made.id)).toEqual([missed]);
  });

  it('reports each once, in one e-mail, however many processes watch at once', async () => {
    const { by, divisionId: division } = await own();
    const { id: projectId } = await project({}, by, division);
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push((await notice(projectId, { deadline_date: '2026-09-01' }, by)).id);
    const apps = [world.app, await world.anotherApp()];
    const counts = await Promise.all([...apps, ...apps].map((app) => watch('2026-09-02', app)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    for (const id of ids) expect(await typesOf(id, by)).toEqual([missed]);
    const written = await world.sql<{ data: Json }>(
      `select data from emails where account_id = $1 and template = 'deadline_missed'`,
      [by.organizationId],
    );
    const reported = written.map(({ data }) => data.notices.length + data.more);
    expect(reported.reduce((sum, count) => sum + count)).toBe(30);
    expect(written[0]!.data.notices.length).toBeLessThanOrEqual(25);
  });

  it('reports nothing of an account when it is killed, then everything, and continues with other accounts', async () => {
    const one = await own();
    const other = await own();
    const made = await notice((await project({}, one.by, one.divisionId)).id, { deadline_date: '2026-10-01' }, one.by);
    const next = await notice(
      (await project({}, other.by, other.divisionId)).id,
      { deadline_date: '2026-10-01' },
      other.by,
    );
    const { infrastructure } = world.app;
    const announcer: contexts.Announcer = {
      ...infrastructure.announcer!,
      // The connection is cut after the note and before the event.
      describe: async (ctx, type, record) => {
        if (ctx.account.id === one.by.organizationId) {
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(ctx.db);
        }
        return infrastructure.announcer!.describe(ctx, type, record);
      },
    };
    const killed = watchDeadlines({ ...infrastructure, announcer }, at('2026-10-02'));
    await expect(killed).rejects.toThrow('The deadline watch failed for 1 deadlines or accounts.');
    expect(await world.sql('select 1 from notice_deadline_alerts where notice_id = $1', [made.id])).toEqual([]);
    expect(await typesOf(made.id, one.by)).toEqual([]);
    expect(await mails(made.notice_number, one.by)).toEqual([]);
    expect(await typesOf(next.id, other.by)).toEqual([missed]);
    await watch('2026-10-02');
    expect(await typesOf(made.id, one.by)).toEqual([missed]);
    expect(await mails(made.notice_number, one.by)).toHaveLength(1);
  });

  it('reports all but the one notice that fails', async () => {
    const { by, divisionId: division } = await own();
    const { id: projectId } = await project({}, by, division);
    const made: Json[] = [];
    for (let n = 0; n < 5; n += 1) made.push(await notice(projectId, { deadline_date: '2026-10-01' }, by));
    const { infrastructure } = world.app;
    const announcer: contexts.Announcer = {
      ...infrastructure.announcer!,
      describe: async (ctx, type, record) => {
        if ((record as Json).id === made[3]!.id) throw new Error('It fails.');
        return infrastructure.announcer!.describe(ctx, type, record);
      },
    };
    await expect(watchDeadlines({ ...infrastructure, announcer }, at('2026-10-02'))).rejects.toThrow(
      'The deadline watch failed for 1 deadlines or accounts.',
    );
    const types = await Promise.all(made.map(({ id }) => typesOf(id, by)));
    expect(types).toEqual([[missed], [missed], [missed], [], [missed]]);
    await watch('2026-10-02');
    expect(await typesOf(made[3]!.id, by)).toEqual([missed]);
  });
});
