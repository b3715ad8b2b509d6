/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { openWorld } from '../../support/worlds/world.js';
import { day, openSandbox } from './sandbox-world.js';

describe('state_data of a fulfillment request', () => {
  const world = openWorld();
  const sandbox = openSandbox(world);

  const body = async (state_data: unknown, fulfillment_scope: string) => {
    const { division_id } = await sandbox.send('GET', `/projects/${sandbox.projectId}`);
    return {
      type: 'notice_research',
      idempotency_key: randomUUID(),
      payload: {
        fulfillment_scope,
        division_id,
        claimant_role: 'subcontractor',
        project: {
          name: 'Sunset Tower',
          jobsite: { line_1: '900 Ocean Ave', city: 'San Francisco', state: 'CA', zip: '94112' },
          furnished_description: 'Concrete pumping',
          contract_amount: 125000.5,
          first_furnishing_date: '2026-01-20',
        },
      },
      ...(state_data !== undefined && { meta: { state_data } }),
    };
  };
  const driven = async (state_data?: unknown, scope = 'full_service') =>
    (await sandbox.send('POST', '/fulfillment-requests', await body(state_data, scope))).id as string;
  const show = (id: string) => sandbox.send('GET', `/fulfillment-requests/${id}`);
  const eventTypes = async (id: string) =>
    (await sandbox.events()).filter(({ subjectId }) => subjectId === id).map(({ type }) => type);

  it('fulfills the request on demand, with the records that research creates', async () => {
    const id = await driven({ status: 'fulfilled', delay_ms: 60_000 });
    await sandbox.advance('PT2M');
    const shown = await show(id);
    expect(shown.status).toBe('fulfilled');
    expect(await eventTypes(id)).toEqual(expect.arrayContaining(['fulfillment_request.fulfilled']));
    const [made] = await world.sql<{ project_id: string | null; mailed_recipients: number }>(
      'select project_id, mailed_recipients from fulfillment_requests where id = $1',
      [id],
    );
    expect(made!.project_id).not.toBeNull();
    const { contract_amount } = await sandbox.send('GET', `/projects/${made!.project_id}`);
    expect([shown.payload.project.contract_amount, contract_amount]).toEqual([125000.5, '125000.50']);
    expect(made!.mailed_recipients).toBeGreaterThan(0);
    await sandbox.advance('P10D');
    expect((await show(id)).status).toBe('fulfilled');
  });

  it('is understood under `metadata` too, and kept as `meta`', async () => {
    const { meta, ...rest } = await body({ status: 'fulfilled' }, 'research');
    const { id, ...made } = await sandbox.send('POST', '/fulfillment-requests', { ...rest, metadata: meta });
    expect(made.meta).toEqual(meta);
    await sandbox.advance('PT1M');
    expect((await show(id)).status).toBe('fulfilled');
    const wrong = { ...rest, idempotency_key: randomUUID(), metadata: { state_data: { status: 'lost' } } };
    const { errors } = (await world.rest(sandbox.by, 'POST', '/fulfillment-requests', wrong)).body;
    expect(Object.keys(errors)).toEqual(['metadata.state_data.status']);
  });

  it('makes the partner find more recipients than are paid for, and continue after an approval', async () => {
    const id = await driven({ status: 'payment_required', recipients_found: 5 });
    await sandbox.advance('P3D');
    expect(await show(id)).toMatchObject({
      status: 'payment_required',
      payment_due: { required_recipients: 5, authorized_recipients: 3 },
    });
    const mails = await world.sql(`select 1 from emails where account_id = $1 and template = 'payment_required'`, [
      sandbox.by.organizationId,
    ]);
    expect(mails).not.toEqual([]);
    await sandbox.send('POST', `/fulfillment-requests/${id}/approve-charges`);
    await sandbox.advance('P5D');
    expect((await show(id)).status).toBe('fulfilled');
  });

  it.each([
    [{ status: 'rejected' }, 'rejected'],
    [{ status: 'failed' }, 'failed'],
    [{ status: 'in_progress' }, 'in_progress'],
    [{ status: 'submitted' }, 'submitted'],
    [{ status: 'queued' }, 'queued'],
    [{ status: 'submitted', delay_ms: 3 * day }, 'submitted'],
    [{ status: 'rejected', delay_ms: 3 * day }, 'rejected'],
  ])('moves a request by %j to that status, where it stays', async (state_data, status) => {
    const id = await driven(state_data, 'research');
    await sandbox.advance('P5D');
    expect((await show(id)).status).toBe(status);
  });

  it.each([
    ['full', '20.00'],
    [{ amount: 7.5, reason: 'No such owner' }, '7.50'],
    ['none', '0.00'],
  ])('makes the partner cancel the request with the refund %j', async (refund, amount) => {
    const id = await driven({ status: 'cancelled', refund }, 'research');
    await sandbox.advance('PT1S');
    const shown = await show(id);
    expect([shown.status, Number(shown.refund.amount)]).toEqual(['cancelled', Number(amount)]);
  });

  it('is optional: the simulated partner completes a request without it as the clock moves', async () => {
    const id = await driven(undefined, 'research');
    const { now } = await sandbox.send('GET', '/sandbox');
    await sandbox.advance('P30D');
    expect((await show(id)).status).toBe('fulfilled');
    const ended = (await sandbox.events(['fulfillment_request.fulfilled'])).find(({ subjectId }) => subjectId === id)!;
    expect(Math.round((ended.at.getTime() - new Date(now).getTime()) / day)).toBe(2);
  });

  it.each([
    ['research', { status: 'payment_required' }, 'status'],
    ['full_service', { status: 'payment_required', recipients_found: 3 }, 'recipients_found'],
    ['full_service', { status: 'fulfilled', recipients_found: 0 }, 'recipients_found'],
    ['research', { status: 'cancelled', refund: { amount: '20.01' } }, 'refund'],
  ])('is rejected if a request of the scope %s cannot follow %j', async (scope, state_data, field) => {
    const answer = await world.rest(sandbox.by, 'POST', '/fulfillment-requests', await body(state_data, scope));
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [`meta.state_data.${field}`]]);
  });

  it.each([undefined, { status: 'fulfilled' }])(
    'completes a request made from a notice that can no longer be edited, with state_data %j',
    async (state_data) => {
      const notice = await sandbox.notice();
      await sandbox.send('POST', `/notices/${notice.id}/transition`, { status: 'void' });
      const asked = { ...(await body(state_data, 'full_service')), source_kind: 'notice', source_id: notice.id };
      const { id } = await sandbox.send('POST', '/fulfillment-requests', asked);
      await sandbox.advance('P5D');
      expect((await show(id)).status).toBe('fulfilled');
      expect((await sandbox.send('GET', `/notices/${notice.id}`)).status).toBe('void');
    },
  );

  it('is rejected with the names of its invalid fields, and no request is created', async () => {
    const wrong = await body({ status: 'delivered', recipients_found: 'many' }, 'research');
    const answer = await world.rest(sandbox.by, 'POST', '/fulfillment-requests', wrong);
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([
      422,
      ['meta.state_data.recipients_found', 'meta.state_data.status'],
    ]);
  });
});
