/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

/** A day of California, where the notices are due: UTC is a day ahead of it for a third of the day. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(Date.now() + days * 86_400_000);

describe('the notices that are still to be served', () => {
  const world = openWorld();
  let caller: Caller;
  let projectId: string;
  beforeEach(async () => {
    caller = await world.caller();
    const division = await send('POST', '/divisions', { ...bodies.division, organization_id: caller.organizationId });
    projectId = (await send('POST', '/projects', { ...bodies.project, division_id: division.id, state: 'CA' })).id;
  });

  async function send(method: string, path: string, body: object): Promise<Json> {
    const answer = await world.rest(caller, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body.data;
  }
  const notice = (more: object): Promise<Json> =>
    send('POST', '/notices', {
      ...bodies.notice,
      first_furnishing_date: undefined,
      project_id: projectId,
      organization_id: caller.organizationId,
      ...more,
    });
  async function groups(variables: object = {}, by = caller): Promise<Record<string, [count: number, toMail: number]>> {
    const query = `query($search: String, $status: NoticeStatus, $filter: NoticeFilter) {
      noticeGroups(search: $search, status: $status, filter: $filter) { urgency count toMail } }`;
    const { body } = await world.graphql(by, query, { ...variables });
    expect(body.errors).toBeUndefined();
    const rows = body.data.noticeGroups as Array<{ urgency: string; count: number; toMail: number }>;
    expect(rows.map(({ urgency }) => urgency)).toEqual(urgencies);
    return Object.fromEntries(
      rows.filter(({ count }) => count > 0).map((one) => [one.urgency, [one.count, one.toMail]]),
    );
  }
  const urgencies = ['OVERDUE', 'THIS_WEEK', 'NEXT_TWO_WEEKS', 'LATER', 'NO_DATE', 'UNCALCULATED'];
  async function list(
    urgency: string,
    variables: object = {},
    by = caller,
  ): Promise<Array<{ day: string; notice: Json }>> {
    const query = `query(
      $urgency: NoticeUrgency!, $search: String, $filter: NoticeFilter, $isToMail: Boolean, $first: Int, $offset: Int
    ) {
      noticesToServe(
        urgency: $urgency, search: $search, filter: $filter, isToMail: $isToMail, first: $first, offset: $offset
      ) {
        day notice { id noticeNumber deadlineDate } } }`;
    const { body } = await world.graphql(by, query, { urgency, ...variables });
    expect(body.errors).toBeUndefined();
    return body.data.noticesToServe;
  }
  const idsOf = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ notice: { id } }) => id);
  const due = (day: string, more: object = {}) => notice({ deadline_date: day, ...more });

  it('are those that a filter of the list of notices has', async () => {
    const other = await send('POST', '/projects', {
      ...bodies.project,
      division_id: (await send('POST', '/divisions', { ...bodies.division, organization_id: caller.organizationId }))
        .id,
      state: 'NV',
    });
    const here = await due(inDays(2), { notice_date: '2026-02-01' });
    const late = await due(inDays(3), { notice_date: '2026-03-01' });
    const there = await due(inDays(4), { project_id: other.id, state: 'NV', type: 'lien', notice_date: '2026-02-15' });
    const cases: Array<[object, Json[]]> = [
      [{}, [here, late, there]],
      [{ projectId: other.id }, [there]],
      [{ divisionId: other.division_id }, [there]],
      [{ state: 'CA' }, [here, late]],
      [{ type: 'LIEN' }, [there]],
      [{ dateFrom: '2026-02-01', dateUntil: '2026-02-15' }, [here, there]],
      [{ dateFrom: '2026-03-01' }, [late]],
      [{ dateUntil: '2026-02-14', state: 'CA' }, [here]],
    ];
    for (const [filter, found] of cases) {
      expect(await groups({ filter })).toEqual({ THIS_WEEK: [found.length, found.length] });
      expect(await idsOf('THIS_WEEK', { filter })).toEqual(found.map(({ id }) => id));
      const query = 'query($filter: NoticeFilter) { notices(filter: $filter) { nodes { id } } }';
      const { body } = await world.graphql(caller, query, { filter });
      expect(body.data.notices.nodes.map(({ id }: Json) => id).sort()).toEqual(found.map(({ id }) => id).sort());
    }
  });

  it('are counted in their groups, and listed there by the day', async () => {
    const days = { OVERDUE: [-9, -2], THIS_WEEK: [2, 4], NEXT_TWO_WEEKS: [9, 15], LATER: [23, 400] };
    const made: Record<string, string[]> = {};
    for (const [urgency, [first, second]] of Object.entries(days)) {
      const later = await due(inDays(second!));
      made[urgency] = [(await due(inDays(first!))).id, later.id];
    }
    made.NO_DATE = [(await notice({})).id];
    expect(await groups()).toEqual({
      OVERDUE: [2, 2],
      THIS_WEEK: [2, 2],
      NEXT_TWO_WEEKS: [2, 2],
      LATER: [2, 2],
      NO_DATE: [1, 1],
    });
    for (const [urgency, ids] of Object.entries(made)) expect(await idsOf(urgency)).toEqual(ids);
    expect(await idsOf('LATER', { first: 1, offset: 1 })).toEqual([made.LATER![1]]);
    const [{ day, notice: first }] = (await list('OVERDUE')) as [{ day: string; notice: Json }];
    expect([day, first.deadlineDate]).toEqual([inDays(-9), inDays(-9)]);
  });

  it('follow a change of the notice and of the facts of its project at once', async () => {
    const { id } = await notice({});
    expect(await groups()).toEqual({ NO_DATE: [1, 1] });
    await send('PUT', `/projects/${projectId}`, { first_furnishing_date: inDays(-100) });
    expect(await groups()).toEqual({ OVERDUE: [1, 1] });
    await send('PUT', `/projects/${projectId}`, { first_furnishing_date: inDays(20) });
    expect(await groups()).toEqual({ LATER: [1, 1] });
    await send('PUT', `/notices/${id}`, { first_furnishing_date: inDays(-18) });
    expect(await groups()).toEqual({ THIS_WEEK: [1, 1] });
    await send('POST', `/notices/${id}/transition`, { status: 'void' });
    expect(await groups()).toEqual({});
    expect(await world.sql('select * from notice_days where notice_id = $1', [id])).toEqual([]);
  });

  it('are counted and listed apart where they can be mailed, and where a filter finds them', async () => {
    const open = await due(inDays(2), { description: 'Section 12' });
    const ordered = await due(inDays(3));
    await world.sql(`update notices set status = 'ordered' where id = $1`, [ordered.id]);
    expect(await groups()).toEqual({ THIS_WEEK: [2, 1] });
    expect(await groups({ status: 'ORDERED' })).toEqual({ THIS_WEEK: [1, 0] });
    expect(await groups({ status: 'SERVED' })).toEqual({});
    expect(await groups({ search: 'section 12' })).toEqual({ THIS_WEEK: [1, 1] });
    expect(await idsOf('THIS_WEEK', { isToMail: true })).toEqual([open.id]);
    expect(await idsOf('THIS_WEEK', { search: ordered.notice_number })).toEqual([ordered.id]);
    const filters = ['true', 'false'].map((value) =>
      world.graphql(caller, `{ notices(filter: { isToServe: ${value} }) { totalCount } }`),
    );
    expect((await Promise.all(filters)).map(({ body }) => body.data.notices.totalCount)).toEqual([2, 0]);
  });

  it('are not amendments of a notice that was served, unless they have a date of their own', async () => {
    const { id: parent } = await due(inDays(-9));
    const amend = (more: object = {}, of = parent) =>
      notice({ parent_notice_id: of, amendment_reason: 'amount_changed', notice_date: inDays(0), ...more });
    const amendment = await amend();
    await amend({}, amendment.id);
    expect(await groups()).toEqual({ OVERDUE: [3, 3] });
    await world.sql(`update notices set status = 'ordered' where id = $1`, [parent]);
    await send('POST', `/notices/${parent}/transition`, { status: 'served' });
    expect(await groups()).toEqual({ NO_DATE: [2, 2] });
    await amend({ deadline_date: inDays(2) });
    expect(await groups()).toEqual({ THIS_WEEK: [1, 1], NO_DATE: [2, 2] });
    await watchDeadlines(world.app.infrastructure, new Date());
    const mails = await world.sql<{ data: { notices: Array<{ number: string }> } }>(
      `select data from emails where account_id = $1 and template = 'deadline_missed'`,
      [caller.organizationId],
    );
    expect(mails).toEqual([]);
  });

  it('are not those of archived projects, until the project is active again', async () => {
    const { id } = await due(inDays(-1));
    const { id: uncalculated } = await due(inDays(-2));
    await world.sql('delete from notice_days where notice_id = $1', [uncalculated]);
    const shown = async () => [await groups(), await idsOf('OVERDUE'), await idsOf('UNCALCULATED')];
    const before = [{ OVERDUE: [1, 1], UNCALCULATED: [1, 1] }, [id], [uncalculated]];
    expect(await shown()).toEqual(before);
    const setStatus = (status: string) =>
      world.sql('update projects set status = $2 where id = $1', [projectId, status]);
    await setStatus('archived');
    expect(await shown()).toEqual([{}, [], []]);
    await setStatus('active');
    expect(await shown()).toEqual(before);
  });

  it('are those of the caller’s account and mode', async () => {
    await due(inDays(-1));
    const stranger = await world.caller();
    for (const by of [stranger, await world.sandboxOf(caller)]) {
      expect(await groups({}, by)).toEqual({});
      expect(await list('OVERDUE', {}, by)).toEqual([]);
    }
  });

  it('are a group of their own until the watch has calculated their days', async () => {
    const { id } = await due(inDays(-1));
    await world.sql('delete from notice_days where notice_id = $1', [id]);
    expect(await groups()).toEqual({ UNCALCULATED: [1, 1] });
    expect(await idsOf('UNCALCULATED')).toEqual([id]);
    await watchDeadlines(world.app.infrastructure, new Date());
    expect(await groups()).toEqual({ OVERDUE: [1, 1] });
    await world.sql(`update notices set status = 'served' where id = $1`, [id]);
    await world.sql(`insert into notice_watches (notice_id, account_id, livemode) values ($1, $2, true)`, [
      id,
      caller.organizationId,
    ]);
    await watchDeadlines(world.app.infrastructure, new Date());
    expect(await world.sql('select * from notice_days where notice_id = $1', [id])).toEqual([]);
  });

  it('are overdue by the day of their state', async () => {
    caller = await world.sandboxOf(caller);
    const division = await send('POST', '/divisions', { ...bodies.division, organization_id: caller.organizationId });
    projectId = (await send('POST', '/projects', { ...bodies.project, division_id: division.id, state: 'CA' })).id;
    const [guam, hawaii] = [await due('2041-03-21', { state: 'GU' }), await due('2041-03-21', { state: 'HI' })];
    // Noon of March 21 in Hawaii is March 22 on Guam.
    const ahead = Date.parse('2041-03-21T22:00:00Z') - Date.now();
    await world.sql('insert into sandbox_clocks (account_id, offset_ms) values ($1, $2)', [
      caller.organizationId,
      ahead,
    ]);
    expect(await groups()).toEqual({ OVERDUE: [1, 1], THIS_WEEK: [1, 1] });
    expect([await idsOf('OVERDUE'), await idsOf('THIS_WEEK')]).toEqual([[guam.id], [hawaii.id]]);
  });

  it.each([
    [{ urgency: 'OVERDUE', first: 501 }, 'first'],
    [{ urgency: 'OVERDUE', offset: -1 }, 'offset'],
    [{ urgency: 'OVERDUE', search: 'x'.repeat(256) }, 'search'],
    [{ urgency: 'OVERDUE', search: 'a\0b' }, 'search'],
  ])('refuse %j', async (variables, field) => {
    const query = `query($urgency: NoticeUrgency!, $search: String, $first: Int, $offset: Int) {
      noticesToServe(urgency: $urgency, search: $search, first: $first, offset: $offset) { day } }`;
    const { body } = await world.graphql(caller, query, variables);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { [field]: [expect.any(String)] },
    });
  });
});
