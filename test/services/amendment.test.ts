import { beforeAll, describe, expect, it } from '@jest/globals';
import { fileDocument } from '../contract/filed-documents.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('an amendment', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const amend = (parent: unknown, body: object = {}) =>
    world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: path.organizationId,
      parent_notice_id: parent,
      amendment_reason: 'amount_changed',
      ...body,
    });
  const made = async (body: object = {}): Promise<Json> => {
    const { projectId: project_id, organizationId: organization_id } = path;
    const answer = await world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id,
      organization_id,
      ...body,
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data;
  };
  /** Only the fields that an amendment requires. */
  const bare = (parent: unknown, body: object = {}) =>
    world.rest(caller, 'POST', '/notices', {
      parent_notice_id: parent,
      amendment_reason: 'scope_changed',
      notice_date: '2026-03-01',
      ...body,
    });

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('is a separate notice, numbered after the original, with the original amount', async () => {
    const { id, notice_number: number } = await made();
    await world.sql(`update notices set status = 'served' where id = $1`, [id]);
    const first = await amend(id, { claim_amount: 50_000 });
    expect(first.body.data).toMatchObject({
      notice_number: `${number}-A1`,
      status: 'draft',
      claim_amount: '50000.00',
      original_claim_amount: '48000.00',
      parent_notice_id: id,
      amendment_reason: 'amount_changed',
    });
    const second = await amend(first.body.data.id, { claim_amount: 51_000 });
    expect(second.body.data).toMatchObject({ notice_number: `${number}-A2`, original_claim_amount: '50000.00' });
    const own = await amend(id, { original_claim_amount: '1.5', amendment_reason: 'other' });
    expect(own.body.data).toMatchObject({ notice_number: `${number}-A3`, original_claim_amount: '1.50' });
    const free = await amend(id, { metadata: { notice_number: 'AMENDED-1' } });
    expect(free.body.data.notice_number).toBe('AMENDED-1');
  });

  it('inherits omitted fields from its parent, except those that belong to the parent’s document only', async () => {
    const parent = await made({
      type: 'lien',
      state: 'NV',
      last_furnishing_date: '2026-01-30',
      deadline_date: '2026-04-30',
      description: 'Levels 1 to 4',
      metadata: {
        ...{ notice_number: 'OURS-1', service_method: 'certified', service_date: '2026-02-02' },
        ...{ signature_date: '2026-02-01', signatory_name: 'Ana Diaz', party_grid_max: 4 },
      },
    });
    await world.sql(`update notices set status = 'served', served_at = now() where id = $1`, [parent.id]);
    const answer = await bare(parent.id);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      ...parent,
      id: expect.any(String),
      notice_number: 'OURS-1-A1',
      notice_date: '2026-03-01',
      parent_notice_id: parent.id,
      amendment_reason: 'scope_changed',
      original_claim_amount: '48000.00',
      metadata: { signatory_name: 'Ana Diaz', party_grid_max: 4 },
      status: 'draft',
      served_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  it('keeps the fields that are sent, and treats null as unset where a field can be unset', async () => {
    const parent = await made({ description: 'Levels 1 to 4', metadata: { mail_pack: true } });
    const cleared = { claim_amount: null, first_furnishing_date: null, description: null, metadata: null };
    const defaulted = { project_id: null, organization_id: '', type: null, state: ' ', original_claim_amount: null };
    expect((await bare(parent.id, { ...cleared, ...defaulted })).body.data).toMatchObject({
      ...cleared,
      project_id: path.projectId,
      organization_id: path.organizationId,
      type: 'preliminary',
      state: 'CA',
      original_claim_amount: '48000.00',
    });
    const own = {
      organization_id: path.contractorId,
      type: 'preliminary',
      state: 'CA',
      claim_amount: '7.00',
      original_claim_amount: '6.00',
      first_furnishing_date: '2026-01-02',
      description: 'Level 5',
      metadata: { party_grid_max: 8 },
    };
    expect((await bare(parent.id, own)).body.data).toMatchObject(own);
  });

  it('inherits them through GraphQL as well', async () => {
    const mutation = `mutation($input: CreateNoticeInput!) {
      createNotice(input: $input) { type state claimAmount originalClaimAmount parentNotice { id } project { id } } }`;
    const input = { parentNoticeId: path.noticeId, amendmentReason: 'OTHER', noticeDate: '2026-03-02' };
    expect((await world.graphql(caller, mutation, { input })).body.data.createNotice).toEqual({
      type: 'PRELIMINARY',
      state: 'CA',
      claimAmount: '48000.00',
      originalClaimAmount: '48000.00',
      parentNotice: { id: path.noticeId },
      project: { id: path.projectId },
    });
    await expectNothingWritten(world, async () => {
      const alone = await world.graphql(caller, mutation, { input: { noticeDate: '2026-03-02' } });
      expect(alone.body.errors[0].extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: {
          projectId: ['The project id field is required.'],
          organizationId: ['The organization id field is required.'],
          type: ['The type field is required.'],
          state: ['The state field is required.'],
        },
      });
    });
  });

  it('still needs its date, and a notice without a parent needs all fields', async () => {
    await expectNothingWritten(world, async () => {
      expect((await bare(path.noticeId, { notice_date: null })).body.errors).toEqual({
        notice_date: ['The notice date field is required.'],
      });
      const required = ['project_id', 'organization_id', 'type', 'state', 'notice_date'];
      const errors = required.map((name) => [name, [`The ${name.replaceAll('_', ' ')} field is required.`]]);
      for (const body of [{}, { parent_notice_id: null }, { parent_notice_id: '  ', type: '', project_id: null }]) {
        const answer = await world.rest(caller, 'POST', '/notices', body);
        expect(answer.body.errors).toEqual(Object.fromEntries(errors));
      }
    });
  });

  it('has its own workflow, which does not affect its parent’s', async () => {
    const parent = await made();
    await world.sql(`update notices set status = 'completed' where id = $1`, [parent.id]);
    const { id } = (await bare(parent.id)).body.data;
    const status = async (of: string) => (await world.rest(caller, 'GET', `/notices/${of}`)).body.data.status;
    expect((await world.rest(caller, 'PUT', `/notices/${id}`, { claim_amount: 51_000 })).status).toBe(200);
    await fileDocument(world, caller, { noticeId: id, projectId: path.projectId, divisionId: path.divisionId });
    for (const to of ['ordered', 'served', 'completed']) {
      expect((await world.rest(caller, 'POST', `/notices/${id}/transition`, { status: to })).body.data.status).toBe(to);
    }
    expect(await status(parent.id)).toBe('completed');
    const next = (await bare(id)).body.data;
    expect(next).toMatchObject({ status: 'draft', original_claim_amount: '51000.00' });
    expect((await world.rest(caller, 'DELETE', `/notices/${next.id}`)).status).toBe(200);
    expect([await status(parent.id), await status(id)]).toEqual(['completed', 'completed']);
  });

  it('gets a number that is free for its issuer, whose own notices may have the original’s number', async () => {
    const metadata = { notice_number: 'TWIN-1' };
    const ours = await made({ metadata });
    const theirs = await made({ metadata, organization_id: path.contractorId });
    expect((await bare(theirs.id)).body.data.notice_number).toBe('TWIN-1-A1');
    const crossed = await bare(ours.id, { organization_id: path.contractorId });
    expect(crossed.body.data.notice_number).toBe('TWIN-1-A2');
  });

  it('never reuses a number, even when amendments are deleted', async () => {
    const made = await amend(path.noticeId);
    await world.rest(caller, 'DELETE', `/notices/${made.body.data.id}`);
    const next = await amend(path.noticeId);
    expect(next.body.data.notice_number).not.toBe(made.body.data.notice_number);
    expect(next.status).toBe(201);
  });

  it('has the type and state of its parent and a later date, also after a change', async () => {
    const parent = await made();
    const { id } = (await bare(parent.id)).body.data;
    await expectNothingWritten(world, async () => {
      for (const [sent, sentence] of [
        [{ type: 'lien' }, 'The type field must be that of the parent notice.'],
        [{ state: 'AZ' }, 'The state field must be that of the parent notice.'],
        [
          { notice_date: '2026-01-31' },
          'The notice date field must be a date after or equal to that of the parent notice, 2026-02-01.',
        ],
      ] as const) {
        const errors = { [Object.keys(sent)[0]!]: [sentence] };
        for (const answer of [await bare(parent.id, sent), await world.rest(caller, 'PUT', `/notices/${id}`, sent)]) {
          expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors });
        }
      }
    });
    expect((await bare(parent.id, { notice_date: '2026-02-01' })).status).toBe(201);
  });

  it('cannot be made of a void notice', async () => {
    const parent = await made();
    await world.rest(caller, 'POST', `/notices/${parent.id}/transition`, { status: 'void' });
    await expectNothingWritten(world, async () => {
      const { status, body } = await bare(parent.id);
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: { parent_notice_id: ['A notice that is void cannot be amended.'] },
      });
    });
  });

  it.each(['amendment', 'escalation'])(
    'cannot be deleted while an %s refers to it, nor can any other notice',
    async (kind) => {
      const parent = await made();
      const follower =
        kind === 'amendment'
          ? ['/notices', await bare(parent.id)]
          : [
              '/escalations',
              await world.rest(caller, 'POST', '/escalations', {
                ...bodies.escalation,
                ...{ project_id: path.projectId, organization_id: path.organizationId, notice_id: parent.id },
              }),
            ];
      const [collection, { body }] = follower as [string, Json];
      await expectNothingWritten(world, async () => {
        const refused = await world.rest(caller, 'DELETE', `/notices/${parent.id}`);
        expect({ status: refused.status, errors: refused.body.errors }).toEqual({
          status: 422,
          errors: { id: ['Amendments or escalations refer to the notice: delete them first.'] },
        });
      });
      expect((await world.rest(caller, 'DELETE', `${collection}/${body.data.id}`)).status).toBe(200);
      expect((await world.rest(caller, 'DELETE', `/notices/${parent.id}`)).status).toBe(200);
    },
  );

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
