/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('the waivers of a pay application', () => {
  const world = shareWorld();
  let caller: Caller;
  let job: Billing;

  beforeAll(async () => {
    caller = await world.caller();
  });

  it('are listed with the id of each existing waiver', async () => {
    job = await billing(world, caller, ['10000', '10000']);
    const lines = [job.entry('1', { percent_complete: 100 })];
    const first = await job.made(job.create({ period_to: '2026-01-31', lines }));
    const own = { payApplicationId: first.id, applicationNumber: 1, type: 'conditional_progress', waiverId: null };
    const expectedWaivers = async (id: string) =>
      (await job.made(job.rest('GET', `/pay-applications/${id}`))).expected_waivers.map(Object.values);
    expect(await expectedWaivers(first.id)).toEqual([Object.values(own)]);
    const waive = async (type: string, pay_application_id: string) => {
      const body = { ...bodies.waiver, type, pay_application_id, project_id: job.projectId };
      const { id } = await job.made(job.rest('POST', '/waivers', { ...body, organization_id: caller.organizationId }));
      await world.sql(`update waivers set status = 'generated', printed = '{}' where id = $1`, [id]);
      return id;
    };
    const dropped = await waive('conditional_progress', first.id);
    await job.made(job.rest('DELETE', `/waivers/${dropped}`));
    expect(await expectedWaivers(first.id)).toEqual([Object.values(own)]);
    const conditional = await waive('conditional_progress', first.id);
    expect(await expectedWaivers(first.id)).toEqual([Object.values({ ...own, waiverId: conditional })]);
    await job.advance(first.id, 'submitted', 'under_review', 'approved');
    const all = [job.entry('2', { percent_complete: 100 })];
    const second = await job.made(job.create({ period_to: '2026-02-28', retainage_percent: 0, lines: all }));
    const final = [second.id, 2, 'conditional_final', null];
    expect(await expectedWaivers(second.id)).toEqual([final]);
    await job.advance(first.id, 'paid');
    expect(await expectedWaivers(second.id)).toEqual([final, [first.id, 1, 'unconditional_progress', null]]);
    const unconditional = await waive('unconditional_progress', first.id);
    expect(await expectedWaivers(second.id)).toEqual([final, [first.id, 1, 'unconditional_progress', unconditional]]);
    expect((await job.advance(second.id, 'void')).expected_waivers).toEqual([]);
  });
});
