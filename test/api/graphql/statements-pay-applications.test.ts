/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../../db/statements.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Answer, type Caller, type Json, openWorld } from '../../support/worlds/world.js';

/** The statement budget of billing: constant, however many applications, lines, participants and payments there are. */
describe('the statements of pay applications', () => {
  const world = openWorld();
  /** Every live request that succeeds is charged. */
  const charge = 1;
  const callers: Caller[] = [];
  const divisions: string[] = [];
  let applicationId: string;
  let sovId: string;

  /** An account with this many projects, each with a schedule and an application that is approved and partly paid. */
  async function bill(count: number): Promise<void> {
    const caller = await world.caller();
    const made = (path: string, body: object) => world.send(caller, 'POST', path, body);
    const organization_id = caller.organizationId;
    const owner = await made('/organizations', bodies.organization);
    const division = await made('/divisions', { ...bodies.division, organization_id });
    for (let index = 0; index < count; index += 1) {
      const project = await made('/projects', { ...bodies.project, division_id: division.id });
      const sov = await made('/sovs', { ...bodies.sov, project_id: project.id });
      const application = await made('/pay-applications', {
        ...bodies.payApplication,
        project_id: project.id,
        sov_id: sov.id,
        lines: [{ sov_line_id: sov.lines[0].id, work_completed_this_period: '9000.00' }],
        participants: [
          { organization_id: owner.id, role: 'owner' },
          { organization_id, role: 'subcontractor' },
        ],
      });
      for (const status of ['submitted', 'under_review', 'approved']) {
        await made(`/pay-applications/${application.id}/transition`, { status });
      }
      for (const amount of ['100.00', '200.00']) await made(`/pay-applications/${application.id}/payments`, { amount });
      [applicationId, sovId] = [application.id, sov.id];
    }
    callers.push(caller);
    divisions.push(division.id);
  }

  beforeAll(async () => {
    await world.app.start();
    for (const count of [2, 14]) await bill(count);
    for (const caller of callers) await world.rest(caller, 'GET', '/pay-applications');
  });

  /** How many statements a call takes for each of the accounts. */
  async function counts(call: (caller: Caller, divisionId: string) => Promise<Answer<Json>>): Promise<number[]> {
    const found: number[] = [];
    for (const [index, caller] of callers.entries()) {
      const { result, statements } = await recording(() => call(caller, divisions[index]!));
      if (result.status >= 300 || result.body.errors) throw new Error(result.text);
      found.push(statements.length);
    }
    return found;
  }

  it.each([
    // the page, with the participants and payments of all its records
    ['/pay-applications', 1],
    ['/pay-applications?status=partially_paid&per_page=50&updated_since=2020-01-01T00:00:00Z', 1],
    // the page, with the sums of all its records
    ['/sovs', 1],
  ])('are, for GET %s, %i', async (path, number) => {
    expect(await counts((caller) => world.rest(caller, 'GET', path))).toEqual([number + charge, number + charge]);
  });

  it('stay constant for one application, its payments and one schedule', async () => {
    const caller = callers.at(-1)!;
    for (const [path, number] of [
      // the record with its participants and payments, and what its waivers depend on
      [`/pay-applications/${applicationId}`, 1],
      [`/pay-applications/${applicationId}/payments`, 2],
      // the record with its lines and sums
      [`/sovs/${sovId}`, 1],
      // a file, which the executor reads: the record, its lines
      [`/sovs/${sovId}/export-csv`, 2],
    ] as const) {
      const { statements } = await recording(() => world.rest(caller, 'GET', path));
      expect({ path, number: statements.length }).toEqual({ path, number: number + charge });
    }
  });

  it.each([
    // division, projects, applications
    ['nodes { applicationNumber g702 { currentPaymentDue } g703 { retainage } } totalCount', 3],
    ['edges { cursor node { status } } pageInfo { hasNextPage }', 3],
    ['nodes { expectedWaivers { type waiverId } }', 3],
    ['nodes { amountPaid amountOutstanding payments { amount } participants { role } }', 3],
    // and the organizations, schedules, waivers and projects
    [
      `nodes { participants { organization { name } } payments { payApplication { status } } waivers(first: 5) { totalCount }
         sov { lines { description } totals { scheduledValue } } project { name } organization { name } }`,
      9,
    ],
  ])('are one a level for a nested list, however many parents: %s', async (selected, number) => {
    const query = `query($id: ID!) { division(id: $id) { projects(first: 50) { nodes {
      payApplications(first: 5) { ${selected} } } } } }`;
    expect(await counts((caller, id) => world.graphql(caller, query, { id }))).toEqual([
      number + charge,
      number + charge,
    ]);
  });
});
