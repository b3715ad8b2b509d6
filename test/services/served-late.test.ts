/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recordEvents } from '../events/record-events.js';
import { lobEvent, lobSettings, postLobEvent } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, placed } from '../support/records/ordering.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

describe('a served notice', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const read = async (id: string): Promise<Json> => (await world.rest(caller, 'GET', `/notices/${id}`)).body.data;
  const emailsOf = (noticeId: string) =>
    world.sql<Json>('select template, data from emails where key = $1', [`notice_served_late:${noticeId}`]);
  const claim = { type: 'stop_payment', metadata: { signatory_name: 'Ana Diaz' } };
  /** A notice whose letter the carrier accepts at that time, and the event of its service. */
  async function servedAt(time: string, extra: object) {
    const { noticeId, documentId } = await filedNotice(world, caller, path, extra);
    const { id } = await placed(world, caller, documentId);
    const failed = await doTasks(world, new Date(Date.now() + 301_000));
    if (failed[0]) throw failed[0].error;
    const letter = lob.lettersOf(id)[0]!;
    const { events } = await recordEvents(world, caller, () =>
      postLobEvent(world, lobEvent(letter, 'letter.certified.mailed', { time })),
    );
    const served = events.find(({ type }) => type === 'notice.served') as unknown as { payload: Json };
    const payload = typeof served.payload === 'string' ? JSON.parse(served.payload) : served.payload;
    return { noticeId, object: payload.data.object as Json };
  }

  it.each([
    ['CA', '2026-03-02', '2026-03-01T20:00:00.000Z', false],
    // The evening of the deadline in California, and half an hour after its end.
    ['CA', '2026-03-02', '2026-03-03T05:00:00.000Z', false],
    ['CA', '2026-03-02', '2026-03-03T08:30:00.000Z', true],
    ['NY', '2026-03-02', '2026-03-03T05:00:00.000Z', true],
    ['HI', '2026-03-02', '2026-03-03T09:59:00.000Z', false],
    ['GU', '2026-03-02', '2026-03-02T14:30:00.000Z', true],
  ])('has in %s with the deadline %s at %s served_late %s', async (state, deadline_date, time, late) => {
    const { noticeId, object } = await servedAt(time, { ...claim, state, deadline_date });
    expect(await read(noticeId)).toMatchObject({ status: 'served', deadline_date, served_late: late });
    expect(object).toMatchObject({ id: noticeId, status: 'served', served_late: late });
    expect(await emailsOf(noticeId)).toHaveLength(late ? 1 : 0);
  });

  it('is late after the calculated deadline, also in the list and in GraphQL, and is reported by e-mail once', async () => {
    const { noticeId } = await servedAt('2026-02-20T20:00:00.000Z', {});
    const notice = await read(noticeId);
    expect(notice).toMatchObject({ deadline_source: 'calculated', deadline_date: '2026-02-09', served_late: true });
    const { body } = await world.rest(caller, 'GET', '/notices?per_page=100');
    expect(body.data.find(({ id }: Json) => id === noticeId).served_late).toBe(true);
    const query = 'query($id: ID!) { notice(id: $id) { servedLate } }';
    expect((await world.graphql(caller, query, { id: noticeId })).body.data.notice).toEqual({ servedLate: true });
    expect(await emailsOf(noticeId)).toEqual([
      {
        template: 'notice_served_late',
        data: {
          noticeId,
          number: notice.notice_number,
          type: 'preliminary',
          projectId: notice.project_id,
          project: bodies.project.name,
          deadline: '2026-02-09',
          served: '2026-02-20',
        },
      },
    ]);
  });

  it('is not late without a deadline, or before it is served', async () => {
    const { noticeId, object } = await servedAt('2026-03-02T20:00:00.000Z', claim);
    expect(await read(noticeId)).toMatchObject({ status: 'served', deadline_date: null, served_late: null });
    expect(object.served_late).toBeNull();
    expect(await emailsOf(noticeId)).toEqual([]);
    const open = await filedNotice(world, caller, path, { deadline_date: '2020-01-02' });
    expect(await read(open.noticeId)).toMatchObject({ served_at: null, served_late: null });
  });

  it('is late as well by a transition of the caller', async () => {
    const { noticeId } = await filedNotice(world, caller, path, { deadline_date: '2020-01-02' });
    const move = (status: string) => world.rest(caller, 'POST', `/notices/${noticeId}/transition`, { status });
    expect((await move('ordered')).body.data.served_late).toBeNull();
    expect((await move('served')).body.data.served_late).toBe(true);
    await move('completed');
    expect((await read(noticeId)).served_late).toBe(true);
    expect(await emailsOf(noticeId)).toHaveLength(1);
  });

  it('is no longer late when an earlier scan arrives', async () => {
    const { noticeId, documentId } = await filedNotice(world, caller, path, { ...claim, deadline_date: '2026-03-02' });
    const { id } = await placed(world, caller, documentId);
    await doTasks(world, new Date(Date.now() + 301_000));
    const letter = lob.lettersOf(id)[0]!;
    await postLobEvent(world, lobEvent(letter, 'letter.certified.in_transit', { time: '2026-03-04T05:00:00.000Z' }));
    expect((await read(noticeId)).served_late).toBe(true);
    await postLobEvent(world, lobEvent(letter, 'letter.certified.mailed', { time: '2026-03-02T17:00:00.000Z' }));
    expect(await read(noticeId)).toMatchObject({ served_at: '2026-03-02T17:00:00.000+00:00', served_late: false });
  });
});
