import { describe, expect, it } from '@jest/globals';
import { bodies, generate, goldenPath } from '../support/records/golden-path.js';
import { type Json, shareWorld } from '../support/worlds/world.js';

describe('an unpaid claim', () => {
  const world = shareWorld();

  it('proceeds from the served notice through its amendment, a demand and a lien to a lawsuit that is resolved', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const call = (method: string, url: string, body: object) => world.send(caller, method, url, body);
    const move = (kind: string, id: string, status: string) =>
      call('POST', `/${kind}/${id}/transition`, { status }).then((record) => record.status);

    await generate(world, caller, path.noticeId);
    for (const status of ['ordered', 'served']) {
      expect(await move('notices', path.noticeId, status)).toBe(status);
    }
    const locked = await world.rest(caller, 'PUT', `/notices/${path.noticeId}`, { claim_amount: 61_500 });
    expect(locked.body.errors.status[0]).toContain('amend it');
    const amendment = await call('POST', '/notices', {
      parent_notice_id: path.noticeId,
      amendment_reason: 'amount_changed',
      notice_date: '2026-03-15',
      claim_amount: 61_500,
    });
    expect(amendment).toMatchObject({ claim_amount: '61500.00', original_claim_amount: '48000.00', status: 'draft' });
    await generate(world, caller, amendment.id);
    for (const status of ['ordered', 'served']) await move('notices', amendment.id, status);

    const escalate = (type: string, escalation_date: string, extra: object = {}) =>
      call('POST', '/escalations', {
        ...bodies.escalation,
        ...{ type, escalation_date, claim_amount: amendment.claim_amount, notice_id: amendment.id },
        ...{ project_id: path.projectId, organization_id: path.organizationId },
        ...extra,
      });
    const demand = await escalate('demand_letter', '2026-04-01', { deadline_date: '2026-04-15' });
    expect(await move('escalations', demand.id, 'sent')).toBe('sent');
    const late = await world.rest(caller, 'PUT', `/escalations/${demand.id}`, { deadline_date: '2026-04-30' });
    expect(late.body.errors.status).toEqual(['An escalation that is sent cannot be edited: only a draft can.']);

    const lien = await escalate('lien_filing', '2026-04-20');
    const mistaken = await escalate('bond_claim', '2026-04-20');
    expect(await move('escalations', lien.id, 'filed')).toBe('filed');
    expect(await move('escalations', mistaken.id, 'cancelled')).toBe('cancelled');
    expect((await world.rest(caller, 'DELETE', `/escalations/${mistaken.id}`)).status).toBe(200);
    const lawsuit = await escalate('lawsuit', '2026-06-30', { description: 'Foreclosure of the lien' });
    for (const status of ['filed', 'resolved']) expect(await move('escalations', lawsuit.id, status)).toBe(status);
    expect(await move('escalations', lien.id, 'resolved')).toBe('resolved');

    const listed = async (query: string) =>
      (await world.rest(caller, 'GET', `/escalations?project_id=${path.projectId}&${query}`)).body.data.map(
        ({ type, status }: Json) => `${type}: ${status}`,
      );
    expect(await listed('')).toEqual([
      'lawsuit: resolved',
      'lien_filing: resolved',
      'demand_letter: sent',
      'demand_letter: draft',
    ]);
    expect(await listed('status=resolved')).toEqual(['lawsuit: resolved', 'lien_filing: resolved']);
    expect(await listed('type=demand_letter&state=CA')).toEqual(['demand_letter: sent', 'demand_letter: draft']);
    expect(await listed('state=NV')).toEqual([]);
  });
});
