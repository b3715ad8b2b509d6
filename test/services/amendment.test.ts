import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/golden-path.js';
import { type Caller, openWorld } from '../support/world.js';

describe('an amendment', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let number: string;
  const amend = (parent: unknown, body: object = {}) =>
    world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: path.organizationId,
      parent_notice_id: parent,
      amendment_reason: 'amount_changed',
      ...body,
    });

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    number = (await world.rest(caller, 'GET', `/notices/${path.noticeId}`)).body.data.notice_number;
  });

  it('is a notice of its own, numbered after the original, with the original amount', async () => {
    await world.sql(`update notices set status = 'served' where id = $1`, [path.noticeId]);
    const first = await amend(path.noticeId, { claim_amount: 50_000 });
    expect(first.body.data).toMatchObject({
      notice_number: `${number}-A1`,
      status: 'draft',
      claim_amount: '50000.00',
      original_claim_amount: '48000.00',
      parent_notice_id: path.noticeId,
      amendment_reason: 'amount_changed',
    });
    const second = await amend(first.body.data.id, { claim_amount: 51_000 });
    expect(second.body.data).toMatchObject({ notice_number: `${number}-A2`, original_claim_amount: '50000.00' });
    const own = await amend(path.noticeId, { original_claim_amount: '1.5', amendment_reason: 'other' });
    expect(own.body.data).toMatchObject({ notice_number: `${number}-A3`, original_claim_amount: '1.50' });
    const free = await amend(path.noticeId, { metadata: { notice_number: 'AMENDED-1' } });
    expect(free.body.data.notice_number).toBe('AMENDED-1');
  });

  it('never takes a number again, though amendments are deleted', async () => {
    const made = await amend(path.noticeId);
    await world.rest(caller, 'DELETE', `/notices/${made.body.data.id}`);
    const next = await amend(path.noticeId);
    expect(next.body.data.notice_number).not.toBe(made.body.data.notice_number);
    expect(next.status).toBe(201);
  });

  it('needs its parent and its reason together, on the same project', async () => {
    const other = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId });
    const deleted = await amend(path.noticeId);
    await world.rest(caller, 'DELETE', `/notices/${deleted.body.data.id}`);
    await expectNothingWritten(world, async () => {
      for (const [answer, field] of [
        [await amend(path.noticeId, { amendment_reason: null }), 'amendment_reason'],
        [await amend(null), 'parent_notice_id'],
        [await amend(path.projectId), 'parent_notice_id'],
        [await amend(deleted.body.data.id), 'parent_notice_id'],
        [await amend(path.noticeId, { project_id: other.body.data.id }), 'parent_notice_id'],
        [await amend(path.noticeId, { amendment_reason: 'typo' }), 'amendment_reason'],
      ] as const) {
        expect({ status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
          status: 422,
          keys: [field],
        });
      }
    });
  });
});
