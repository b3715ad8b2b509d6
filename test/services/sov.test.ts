import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type Billing, billing } from '../support/records/billing.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a schedule of values', () => {
  const world = shareWorld();
  let caller: Caller;
  let job: Billing;
  /** A schedule of values with a submitted application. */
  let applied: Billing;
  const show = async (of = job): Promise<Json> => (await of.rest('GET', `/sovs/${of.sovId}`)).body.data;
  const update = (body: object, of = job) => of.rest('PUT', `/sovs/${of.sovId}`, body);

  beforeAll(async () => {
    caller = await world.caller();
    job = await billing(world, caller, ['10000', '20000']);
    applied = await billing(world, caller, ['10000', '20000']);
    const lines = [applied.entry('1', { work_completed_this_period: 100 })];
    const { id } = await applied.made(applied.create({ period_to: '2026-01-31', lines }));
    await applied.advance(id, 'submitted');
  });

  it('lists its lines in order, with totals', async () => {
    expect(await show()).toMatchObject({
      project_id: job.projectId,
      organization_id: caller.organizationId,
      name: 'Schedule of values',
      status: 'active',
      lines: [
        { id: job.lines[1], position: 1, item_number: '1', description: 'Work 1', scheduled_value: '10000.00' },
        { id: job.lines[2], position: 2, retainage_percent: null, cost_code: null, change_order_number: null },
      ],
      totals: {
        line_count: 2,
        original_scheduled_value: '30000.00',
        change_order_value: '0.00',
        scheduled_value: '30000.00',
      },
    });
    const listed: Json[] = (await job.rest('GET', `/sovs?project_id=${job.projectId}`)).body.data;
    const { lines, ...summary } = await show();
    expect(listed.find(({ id }) => id === job.sovId)).toEqual(summary);
  });

  it('gives a line without an item number its position, or the next number that no line has', async () => {
    const own = await billing(world, caller, ['10000', '20000']);
    const line = (scheduled_value: string, more: object = {}) => ({ description: 'Work', scheduled_value, ...more });
    const itemsOf = async (...lines: object[]) =>
      (await own.made(update({ lines }, own))).lines.map(({ item_number }: Json) => item_number);
    expect(await itemsOf(line('10000', { item_number: '2' }), line('10000'), line('10000'))).toEqual(['2', '3', '4']);
    expect(await itemsOf(line('10000'), line('10000', { item_number: ' 3' }), line('10000'))).toEqual(['1', '3', '4']);
  });

  it('keeps the lines that are sent with their id, in any order, and removes the others', async () => {
    const [one, two] = (await show()).lines;
    const { lines } = await job.made(
      update({
        lines: [
          { ...two, retainage_percent: 5 },
          { description: 'New', item_number: '1.a', scheduled_value: '4000', cost_code: '03-300' },
          { ...one, scheduled_value: 6000 },
        ],
      }),
    );
    expect(lines.map(({ id, position, item_number }: Json) => [id, position, item_number])).toEqual([
      [two.id, 1, '2'],
      [expect.any(String), 2, '1.a'],
      [one.id, 3, '1'],
    ]);
    expect(lines[0].retainage_percent).toBe('5.00');
    await job.made(update({ lines: [one, two] }));
    expect((await show()).lines.map(({ id }: Json) => id)).toEqual([one.id, two.id]);
  });

  it('is logged line by line, with the changes', async () => {
    const [one, two] = (await show()).lines;
    await job.made(update({ lines: [one, { ...two, cost_code: '03' }, { description: 'Free', scheduled_value: 0 }] }));
    await job.made(update({ lines: [one, two] }));
    const entries = (await job.rest('GET', '/audit-logs?auditable_type=SovLine&per_page=5')).body.data;
    const changes = entries.map(({ action, old_values, new_values }: Json) => [action, old_values, new_values]);
    expect(changes).toContainEqual(['updated', { cost_code: null }, { cost_code: '03' }]);
    expect(changes).toContainEqual([
      'created',
      null,
      { sov_id: job.sovId, position: 3, item_number: '3', description: 'Free', scheduled_value: '0.00' },
    ]);
    expect(changes).toContainEqual(['deleted', expect.objectContaining({ description: 'Free' }), {}]);
    expect(entries.every(({ user_id }: Json) => user_id === caller.userId)).toBe(true);
  });

  it('refuses invalid lines by their position', async () => {
    const line = { description: 'x', scheduled_value: '30000' };
    await expectNothingWritten(world, async () => {
      for (const [lines, fields] of [
        [[{ ...line, id: applied.lines[1] }], ['lines.0.id']],
        [
          [
            { ...line, item_number: '1.A' },
            { ...line, item_number: '1.a ' },
          ],
          ['lines', 'lines.1.item_number'],
        ],
        [[{ ...line, scheduled_value: '-1' }], ['lines']],
        [[{ ...line, scheduled_value: '29999.99' }], ['lines']],
        [[{ scheduled_value: 'x' }], ['lines.0.description', 'lines.0.scheduled_value']],
        [[{ ...line, retainage_percent: 100.5 }], ['lines.0.retainage_percent']],
      ] as const) {
        const answer = await update({ lines });
        expect({ status: answer.status, fields: Object.keys(answer.body.errors).sort() }).toEqual({
          status: 422,
          fields,
        });
      }
      expect((await update({ status: 'draft' })).body.errors).toEqual({
        status: ['An active schedule of values cannot become a draft again.'],
      });
    });
  });

  it('becomes active when it adds up to the contract amount, if that is set', async () => {
    const lines = [{ description: 'All', scheduled_value: '29999' }];
    const draft = await job.made(job.rest('POST', '/sovs', { project_id: job.projectId, lines }));
    expect(draft).toMatchObject({ status: 'draft', lines: [{ item_number: '1' }] });
    const early = await job.rest('PUT', `/sovs/${draft.id}`, { status: 'active' });
    expect(early.body.errors).toEqual({
      lines: ['The scheduled values add up to 29,999.00, but the contract sum is 30,000.00.'],
    });
    const right = await job.made(
      job.rest('PUT', `/sovs/${draft.id}`, { status: 'active', lines: [{ ...lines[0], scheduled_value: '30000' }] }),
    );
    expect(right.status).toBe('active');
    await job.rest('PUT', `/projects/${job.projectId}`, { contract_amount: null });
    expect((await job.rest('POST', '/sovs', { project_id: job.projectId, status: 'active', lines })).status).toBe(201);
    const empty = await job.rest('POST', '/sovs', { project_id: job.projectId, status: 'active' });
    expect(empty.body.errors).toEqual({ lines: ['A schedule of values needs at least one line.'] });
    await job.rest('PUT', `/projects/${job.projectId}`, { contract_amount: '30000' });
  });

  it('keeps applied lines, and grows by change orders only', async () => {
    const [one, two] = (await show(applied)).lines;
    await expectNothingWritten(world, async () => {
      for (const [wanted, field] of [
        [[one], 'lines'],
        [
          [
            { ...one, scheduled_value: 9000 },
            { ...two, scheduled_value: 21000 },
          ],
          'lines.0.scheduled_value',
        ],
        [[one, two, { description: 'More', scheduled_value: 0 }], 'lines.2.change_order_number'],
      ] as const) {
        const answer = await update({ lines: wanted }, applied);
        expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toMatchObject({ status: 422 });
        expect(Object.keys(answer.body.errors)).toContain(field);
      }
      expect((await applied.rest('DELETE', `/sovs/${applied.sovId}`)).status).toBe(422);
    });
    const deduct = { description: 'Deduct', scheduled_value: '-500', change_order_number: '1' };
    const grown = await applied.made(update({ lines: [one, two, deduct] }, applied));
    expect(grown.totals).toMatchObject({ original_scheduled_value: '30000.00', change_order_value: '-500.00' });
    const recoded = [{ ...one, cost_code: '03' }, two, grown.lines[2]];
    expect((await update({ lines: recoded }, applied)).status).toBe(200);
  });

  it('can be deleted while it has no application, and is deleted with its project', async () => {
    const other = await billing(world, caller, ['1']);
    const spare = await other.made(other.rest('POST', '/sovs', { project_id: other.projectId }));
    expect((await other.rest('DELETE', `/sovs/${spare.id}`)).body).toEqual({ message: 'Schedule of values deleted.' });
    expect((await other.rest('GET', `/sovs/${spare.id}`)).status).toBe(404);
    const { id } = await other.made(other.create({ period_to: '2026-01-31' }));
    const held = await other.rest('DELETE', `/projects/${other.projectId}`);
    expect(held.body.errors.id[0]).toContain('pay applications');
    await other.rest('DELETE', `/pay-applications/${id}`);
    expect((await other.rest('DELETE', `/projects/${other.projectId}`)).status).toBe(200);
    expect((await other.rest('GET', `/sovs/${other.sovId}`)).status).toBe(404);
  });

  it('is linked to its project and its applications', async () => {
    const query = `query($id: ID!) { project(id: $id) {
      sovs { nodes { lines { itemNumber } totals { scheduledValue } payApplications { totalCount } project { id } } }
      payApplications { nodes { applicationNumber sov { id } division { id } project { id } payments { amount } } } } }`;
    const { body } = await world.graphql(caller, query, { id: applied.projectId });
    expect(body.errors).toBeUndefined();
    expect(body.data.project.payApplications.nodes).toMatchObject([
      { applicationNumber: 1, sov: { id: applied.sovId }, project: { id: applied.projectId }, payments: [] },
    ]);
    expect(body.data.project.sovs.nodes.at(-1)).toMatchObject({ payApplications: { totalCount: 1 } });
  });
});
