/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { type Answer, type Json, openWorld } from '../support/worlds/world.js';

describe('concurrent writers', () => {
  const world = openWorld({ databasePoolSize: 20 });
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const statuses = (answers: Array<Answer<Json>>) => answers.map(({ status }) => status).sort();

  it('never create more divisions than the tier allows, and do not make each other fail', async () => {
    for (const [tier, cap] of [
      ['starter', 1],
      ['growth', 3],
      ['scale', 10],
    ] as const) {
      const caller = await world.caller({ abilities: [`tier:${tier}`] });
      const body = { ...bodies.division, organization_id: caller.organizationId };
      const answers = await times(12, () => world.rest(caller, 'POST', '/divisions', body));
      expect({ tier, statuses: statuses(answers) }).toEqual({
        tier,
        statuses: [...Array(cap).fill(201), ...Array(12 - cap).fill(422)],
      });
      const refused = answers.find(({ status }) => status === 422)!;
      expect(refused.body.errors.organization_id[0]).toContain(`The ${tier} tier allows ${cap} division`);
    }
  });

  it('number notices consecutively, with each number once', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const body = {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: path.organizationId,
      notice_date: '2026-03-04',
    };
    const answers = await times(20, () => world.rest(caller, 'POST', '/notices', body));
    expect(statuses(answers)).toEqual(Array(20).fill(201));
    const code = (await world.rest(caller, 'GET', `/organizations/${path.organizationId}`)).body.data.code;
    expect(answers.map(({ body: { data } }) => data.notice_number).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `N-260304-${code}${String(index + 1).padStart(3, '0')}`),
    );
  });

  it('number amendments consecutively, both of the original and of its amendments', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const original = (await world.rest(caller, 'GET', `/notices/${path.noticeId}`)).body.data;
    const amend = (parent: string) =>
      world.rest(caller, 'POST', '/notices', {
        ...bodies.notice,
        project_id: path.projectId,
        organization_id: path.organizationId,
        parent_notice_id: parent,
        amendment_reason: 'amount_changed',
      });
    const first = await times(8, () => amend(path.noticeId));
    expect(statuses(first)).toEqual(Array(8).fill(201));
    const second = await times(8, (index) => amend(first[index % 4]!.body.data.id));
    expect(statuses(second)).toEqual(Array(8).fill(201));
    expect([...first, ...second].map(({ body: { data } }) => data.notice_number).sort()).toEqual(
      Array.from({ length: 16 }, (_, index) => `${original.notice_number}-A${index + 1}`).sort(),
    );
  });

  it('amend a notice while its claim changes, each with a claim amount that was current', async () => {
    const caller = await world.caller();
    const { noticeId } = await goldenPath(world, caller);
    const answers = await times(12, (index) =>
      index % 2
        ? world.rest(caller, 'PUT', `/notices/${noticeId}`, { claim_amount: index })
        : world.rest(caller, 'POST', '/notices', {
            parent_notice_id: noticeId,
            amendment_reason: 'amount_changed',
            notice_date: '2026-03-04',
          }),
    );
    expect(statuses(answers)).toEqual([...Array(6).fill(200), ...Array(6).fill(201)]);
    const current = ['48000.00', ...[1, 3, 5, 7, 9, 11].map((amount) => `${amount}.00`)];
    for (const { body } of answers.filter(({ status }) => status === 201)) {
      expect(current).toContain(body.data.original_claim_amount);
      expect(body.data.claim_amount).toBe(body.data.original_claim_amount);
    }
    const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.notice_number.slice(-1));
    expect(numbers.sort()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('add jobsites to one project, of which one remains primary', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const answers = await times(10, () =>
      world.rest(caller, 'POST', '/jobsites', { ...bodies.jobsite, project_id: path.projectId }),
    );
    expect(statuses(answers)).toEqual(Array(10).fill(201));
    const primary = await world.rest(caller, 'GET', `/jobsites?project_id=${path.projectId}&is_primary=1`);
    expect(primary.body.meta.total).toBe(1);
    const moves = await times(6, (index) =>
      world.rest(caller, 'PUT', `/jobsites/${answers[index]!.body.data.id}`, { is_primary: true }),
    );
    expect(statuses(moves)).toEqual(Array(6).fill(200));
    expect(
      (await world.rest(caller, 'GET', `/jobsites?project_id=${path.projectId}&is_primary=1`)).body.meta.total,
    ).toBe(1);
  });

  it('attach nothing to a record that is deleted at the same time', async () => {
    const caller = await world.caller();
    for (let round = 0; round < 5; round += 1) {
      const division = await world.rest(caller, 'POST', '/divisions', {
        ...bodies.division,
        organization_id: caller.organizationId,
      });
      const id = division.body.data.id;
      const [made, deleted] = await Promise.all([
        world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: id }),
        world.rest(caller, 'DELETE', `/divisions/${id}`),
      ]);
      expect([
        [201, 422],
        [422, 200],
      ]).toContainEqual([made.status, deleted.status]);
    }
  });

  it('change a record one after another', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const answers = await times(10, (index) =>
      world.rest(caller, 'PUT', `/projects/${path.projectId}`, {
        claimant_role: index % 2 ? 'laborer' : 'gc',
        number: `P-${index}`,
      }),
    );
    expect(statuses(answers)).toEqual(Array(10).fill(200));
    const project = (await world.rest(caller, 'GET', `/projects/${path.projectId}`)).body.data;
    const [claimant] = (await world.rest(caller, 'GET', `/parties?project_id=${path.projectId}&is_claimant=1`)).body
      .data;
    expect(claimant.role).toBe(project.claimant_role);
  });
});
