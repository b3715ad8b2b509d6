import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../support/records/golden-path.js';
import { type AskingJob, askingApplication, askingJob, setAnswer } from '../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the waivers of a project', () => {
  const world = openWorld();
  let gc: Caller;
  let job: AskingJob;
  let draws: string[];
  beforeAll(async () => {
    gc = await world.caller();
    job = await askingJob(world, gc);
    const first = await askingApplication(world, gc, job.projectId);
    for (const status of ['submitted', 'under_review', 'approved']) {
      await world.send(gc, 'POST', `/pay-applications/${first}/transition`, { status });
    }
    const { sov_id, period_to } = (await world.rest(gc, 'GET', `/pay-applications/${first}`)).body.data;
    const [year, month] = period_to.split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 28)).toISOString().slice(0, 10);
    const body = {
      ...bodies.payApplication,
      project_id: job.projectId,
      sov_id,
      period_from: undefined,
      period_to: next,
    };
    draws = [first, (await world.send(gc, 'POST', '/pay-applications', { ...body, lines: [] })).id];
  });

  const read = (by = gc, path = '') => world.rest(by, 'GET', `/projects/${job.projectId}/waiver-grid${path}`);
  const grid = async (): Promise<Json> => (await read()).body.data;
  const ask = async (payApplicationId: string, partyId: string, type = 'conditional_progress'): Promise<string> => {
    const { id } = await world.send(gc, 'POST', '/waiver-requests', {
      ...{ project_id: job.projectId, party_id: partyId, pay_application_id: payApplicationId, type },
      ...{ amount: '900.00', through_date: '2026-01-31', email: 'a@sub.example' },
    });
    await world.send(gc, 'POST', `/waiver-requests/${id}/send`, {});
    return id;
  };

  it('have a row for each payee below the one that hired it, and a column for each pay application', async () => {
    const { project_id, draws: columns, rows } = await grid();
    expect(project_id).toBe(job.projectId);
    expect(columns.map((draw: Json) => [draw.pay_application_id, draw.application_number])).toEqual([
      [draws[0], 1],
      [draws[1], 2],
    ]);
    expect(rows.map(({ organization_name, tier, cells }: Json) => [organization_name, tier, cells])).toEqual([
      ['Drywall Partners', 1, []],
      ['Gypsum Supply', 2, []],
      ['Roof Works', 1, []],
    ]);
  });

  it('have in each cell the requests that count, for each type', async () => {
    const signed = await ask(draws[0]!, job.subPartyId);
    await setAnswer(world, signed, 'released');
    const open = await ask(draws[0]!, job.subPartyId, 'unconditional_progress');
    const dropped = await ask(draws[1]!, job.supplierPartyId);
    await world.send(gc, 'POST', `/waiver-requests/${dropped}/cancel`, {});
    const held = await ask(draws[1]!, job.supplierPartyId);
    await setAnswer(world, held, 'held');
    const [sub, supplier, roof] = (await grid()).rows;
    expect(sub.cells).toEqual([
      {
        pay_application_id: draws[0],
        is_missing: true,
        requests: [
          expect.objectContaining({ waiver_request_id: signed, status: 'released', is_missing: false }),
          expect.objectContaining({ waiver_request_id: open, status: 'requested', is_missing: true }),
        ],
      },
    ]);
    expect(supplier.cells).toEqual([
      {
        pay_application_id: draws[1],
        is_missing: false,
        requests: [expect.objectContaining({ waiver_request_id: held, status: 'held', amount: '900.00' })],
      },
    ]);
    expect(roof.cells).toEqual([]);
  });

  it('are a CSV file, in which no name is a formula', async () => {
    await world.sql(`update organizations set name = '=HYPERLINK("x")' where name = 'Roof Works' and account_id = $1`, [
      gc.organizationId,
    ]);
    const { headers, text } = await read(gc, '/export-csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.slice(1).split('\r\n');
    expect(lines[0]).toMatch(/^Payee,Tier,"No\. 1, \d{4}-\d\d-\d\d","No\. 2, \d{4}-\d\d-\d\d"$/);
    expect(lines[1]).toBe('Drywall Partners,1,"Conditional progress: Released; Unconditional progress: Requested",');
    expect(lines[2]).toBe('Gypsum Supply,2,,Conditional progress: Held');
    expect(lines[3]).toBe(`"'=HYPERLINK(""x"")",1,,`);
  });

  it('leave out a pay application that is void, and keep a payee that is no longer below the claimant', async () => {
    await world.send(gc, 'PUT', `/parties/${job.supplierPartyId}`, { is_active: false });
    expect((await grid()).rows.at(-1)).toMatchObject({ organization_name: 'Gypsum Supply', tier: null });
    await world.sql(`update pay_applications set status = 'void' where id = $1`, [draws[1]]);
    const { draws: columns, rows } = await grid();
    expect(columns).toHaveLength(1);
    expect(rows.at(-1)).toMatchObject({ organization_name: 'Gypsum Supply', cells: [] });
  });

  it('are read by the account alone', async () => {
    const stranger = await world.caller();
    for (const path of ['', '/export-csv']) expect((await read(stranger, path)).status).toBe(403);
    const missing = '/projects/01900000-0000-7000-8000-000000000000/waiver-grid';
    expect((await world.rest(gc, 'GET', missing)).status).toBe(404);
  });
});
