import { beforeAll, describe, expect, it } from '@jest/globals';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { recording } from '../db/statements.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the days on which the watch looks at notices', () => {
  const world = openWorld();
  let caller: Caller;
  let divisionId: string;
  beforeAll(async () => {
    caller = await world.caller();
    const body = { ...bodies.division, organization_id: caller.organizationId };
    divisionId = (await world.rest(caller, 'POST', '/divisions', body)).body.data.id;
  });

  const send = (method: string, path: string, body?: object) => world.send(caller, method, path, body);
  /** Its preliminary notices are due 20 days after first furnishing, on 2041-03-21. */
  const project = (): Promise<Json> =>
    send('POST', '/projects', {
      ...bodies.project,
      division_id: divisionId,
      state: 'CA',
      first_furnishing_date: '2041-03-01',
    });
  const notice = (projectId: string): Promise<Json> =>
    send('POST', '/notices', {
      ...bodies.notice,
      project_id: projectId,
      organization_id: caller.organizationId,
      first_furnishing_date: undefined,
    });
  const watch = (day: string) => watchDeadlines(world.app.infrastructure, new Date(`${day}T12:00:00Z`));
  const looks = async (id: string) =>
    (
      await world.sql<{ day: string }>(
        `select to_char(watch_on, 'YYYY-MM-DD') as day from notice_watches where notice_id = $1 order by 1`,
        [id],
      )
    ).map(({ day }) => day);
  const nextRun = '0001-01-01';

  it('are the next run after a change, and one day after a run', async () => {
    const { id: projectId } = await project();
    const { id } = await notice(projectId);
    expect(await looks(id)).toEqual([nextRun]);
    await watch('2041-01-01');
    expect(await looks(id)).toEqual(['2041-03-11']);
    await send('PUT', `/projects/${projectId}`, { first_furnishing_date: '2041-03-05' });
    await send('PUT', `/notices/${id}`, { claim_amount: 5 });
    expect(await looks(id)).toEqual([nextRun, nextRun, '2041-03-11']);
    await watch('2041-01-02');
    expect(await looks(id)).toEqual(['2041-03-15']);
  });

  it('do not change with what no deadline depends on', async () => {
    const { id } = await notice((await project()).id);
    await watch('2041-01-01');
    await send('PUT', `/notices/${id}`, { description: 'Section 5' });
    expect(await looks(id)).toEqual(['2041-03-11']);
  });

  it('end with the notice', async () => {
    const [served, deleted] = [await notice((await project()).id), await notice((await project()).id)];
    await watch('2041-01-01');
    await world.sql(`update notices set status = 'served' where id = $1`, [served.id]);
    await send('DELETE', `/notices/${deleted.id}`);
    await watch('2041-03-11');
    expect([await looks(served.id), await looks(deleted.id)]).toEqual([[], []]);
  });

  it('are none long after the deadline', async () => {
    const { id } = await notice((await project()).id);
    await watch('2041-06-01');
    expect(await looks(id)).toEqual([]);
  });

  it('hold up no two requests that change notices of one project at once', async () => {
    const { id: projectId } = await project();
    const made = await Promise.all(Array.from({ length: 8 }, () => notice(projectId)));
    await world.sql(`update notices set status = 'ordered' where project_id = $1`, [projectId]);
    const all = made.map(({ id }) => world.rest(caller, 'POST', `/notices/${id}/transition`, { status: 'served' }));
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(made.map(() => 200));
  });

  it('lose no change that commits while the watch runs', async () => {
    const { id: projectId } = await project();
    const { id } = await notice(projectId);
    await Promise.all([
      watch('2041-01-01'),
      send('PUT', `/projects/${projectId}`, { first_furnishing_date: '2041-03-05' }),
      watch('2041-01-01'),
    ]);
    await watch('2041-01-02');
    expect(await looks(id)).toEqual(['2041-03-15']);
  });

  it('are read by an index: a run with nothing due reads no notice', async () => {
    await watch('2041-01-02');
    const { statements } = await recording(() => watch('2041-01-02'));
    expect(statements.filter(({ text }) => /from "?notices"? (?!s )/.test(text))).toEqual([]);
  });
});
