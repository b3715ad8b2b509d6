import { beforeAll, describe, expect, it } from '@jest/globals';
import { escalationStatuses, escalationTypes } from '../../src/domain/vocabulary.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('an escalation', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const input = (body: object) => {
    const { projectId: project_id, organizationId: organization_id } = path;
    return { ...bodies.escalation, project_id, organization_id, ...body };
  };
  const create = (body: object = {}) => world.rest(caller, 'POST', '/escalations', input(body));
  const update = (id: string, body: object) => world.rest(caller, 'PUT', `/escalations/${id}`, body);
  const made = (body: object = {}) => world.send(caller, 'POST', '/escalations', input(body));
  const refused = (answer: { status: number; body: Json }) => ({
    status: answer.status,
    keys: Object.keys(answer.body.errors ?? {}),
  });

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('is created as a draft with the division of its project, and shows all of its fields', async () => {
    const record = await made({
      type: 'lien_filing',
      notice_id: path.noticeId,
      deadline_date: '2026-03-10',
      claim_amount: 1250.5,
      description: 'Invoice 118',
      metadata: { owner: { name: 'Sunset Tower Holdings LLC' } },
      partner_reference_id: 'mine',
      status: 'filed',
    });
    expect(record).toEqual({
      id: expect.any(String),
      project_id: path.projectId,
      organization_id: path.organizationId,
      division_id: path.divisionId,
      notice_id: path.noticeId,
      type: 'lien_filing',
      type_label: 'Lien filing',
      status: 'draft',
      status_label: 'Draft',
      state: 'CA',
      escalation_date: '2026-02-10',
      deadline_date: '2026-03-10',
      suggested_deadlines: [
        expect.objectContaining({ kind: 'mechanics_lien', date: null, days_left: null, verified: false }),
        expect.objectContaining({ kind: 'lien_suit', date: null, days_left: null, verified: false }),
      ],
      claim_amount: '1250.50',
      description: 'Invoice 118',
      filed_on: null,
      recorded_on: null,
      released_on: null,
      partner_reference_id: null,
      metadata: { owner: { name: 'Sunset Tower Holdings LLC' } },
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    });
    expect((await world.rest(caller, 'GET', `/escalations/${record.id}`)).body.data).toEqual(record);
  });

  it('has a label for each of its types and statuses', async () => {
    const { id } = await made();
    const labels: Record<string, string> = {};
    for (const type of escalationTypes) labels[type] = (await update(id, { type })).body.data.type_label;
    for (const status of escalationStatuses) {
      await world.sql('update escalations set status = $2 where id = $1', [id, status]);
      labels[status] = (await world.rest(caller, 'GET', `/escalations/${id}`)).body.data.status_label;
    }
    expect(labels).toEqual({
      demand_letter: 'Demand letter',
      lien_filing: 'Lien filing',
      bond_claim: 'Bond claim',
      lawsuit: 'Lawsuit',
      draft: 'Draft',
      sent: 'Sent',
      filed: 'Filed',
      resolved: 'Resolved',
      cancelled: 'Cancelled',
    });
  });

  it('reports everything that is missing at once', async () => {
    await expectNothingWritten(world, async () => {
      const answer = await world.rest(caller, 'POST', '/escalations', {});
      expect(answer.body.errors).toEqual(
        Object.fromEntries(
          ['project_id', 'organization_id', 'type', 'state', 'escalation_date'].map((name) => [
            name,
            [`The ${name.replaceAll('_', ' ')} field is required.`],
          ]),
        ),
      );
    });
  });

  it('has the division of its project only', async () => {
    const other = await world.rest(caller, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: path.organizationId,
    });
    const { id } = await made({ division_id: path.divisionId });
    expect((await update(id, { division_id: path.divisionId })).body.data.division_id).toBe(path.divisionId);
    expect((await update(id, { division_id: null })).body.data.division_id).toBe(path.divisionId);
    await expectNothingWritten(world, async () => {
      for (const answer of [
        await create({ division_id: other.body.data.id }),
        await update(id, { division_id: other.body.data.id }),
      ]) {
        expect(answer.body.errors).toEqual({
          division_id: ['The division id field must be the division of the project.'],
        });
      }
    });
  });

  it('can refer only to a notice on the same project', async () => {
    const project = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId });
    const notice = (project_id: string) =>
      world.rest(caller, 'POST', '/notices', { ...bodies.notice, project_id, organization_id: path.organizationId });
    const elsewhere = (await notice(project.body.data.id)).body.data.id;
    const deleted = (await notice(path.projectId)).body.data.id;
    await world.rest(caller, 'DELETE', `/notices/${deleted}`);
    const { id } = await made();
    await expectNothingWritten(world, async () => {
      for (const wrong of [elsewhere, deleted, path.projectId]) {
        for (const answer of [await create({ notice_id: wrong }), await update(id, { notice_id: wrong })]) {
          expect(answer.body.errors).toEqual({ notice_id: ['The selected notice id is invalid.'] });
        }
      }
    });
    expect((await update(id, { notice_id: path.noticeId })).body.data.notice_id).toBe(path.noticeId);
    expect((await update(id, { notice_id: null })).body.data.notice_id).toBeNull();
  });

  it('has its deadline after its date, whichever of the two is sent', async () => {
    const { id } = await made({ escalation_date: '2026-02-10', deadline_date: '2026-03-10' });
    await expectNothingWritten(world, async () => {
      const late = ['The deadline date field must be a date after escalation date.'];
      for (const [answer, errors] of [
        [await create({ deadline_date: '2026-02-10' }), { deadline_date: late }],
        [await create({ deadline_date: '2026-02-09' }), { deadline_date: late }],
        [await update(id, { deadline_date: '2026-02-10' }), { deadline_date: late }],
        [await update(id, { deadline_date: '2026-04-01', escalation_date: '2026-04-01' }), { deadline_date: late }],
        [
          await update(id, { escalation_date: '2026-03-10' }),
          { escalation_date: ['The escalation date field must be a date before the deadline date, 2026-03-10.'] },
        ],
      ] as const) {
        expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors });
      }
    });
    expect((await update(id, { escalation_date: '2026-03-09' })).status).toBe(200);
    expect((await update(id, { deadline_date: null, escalation_date: '2026-05-01' })).body.data).toMatchObject({
      escalation_date: '2026-05-01',
      deadline_date: null,
    });
    expect((await update(id, { deadline_date: '2026-05-02' })).body.data.deadline_date).toBe('2026-05-02');
  });

  it('claims zero or more, to the cent, with a description of up to 10,000 characters', async () => {
    expect((await made({ claim_amount: 0 })).claim_amount).toBe('0.00');
    expect((await made({ claim_amount: '999999999999.99' })).claim_amount).toBe('999999999999.99');
    const { id } = await made({ description: 'é'.repeat(10_000) });
    await expectNothingWritten(world, async () => {
      for (const body of [{ claim_amount: -0.01 }, { claim_amount: '1.005' }, { claim_amount: 'much' }]) {
        expect(refused(await create(body))).toEqual({ status: 422, keys: ['claim_amount'] });
        expect(refused(await update(id, body))).toEqual({ status: 422, keys: ['claim_amount'] });
      }
      expect(refused(await create({ description: 'x'.repeat(10_001) }))).toEqual({
        status: 422,
        keys: ['description'],
      });
    });
  });

  it('cannot name the claimant, neither in metadata nor in template fields', async () => {
    const { id } = await made();
    await expectNothingWritten(world, async () => {
      for (const key of ['claimant_name', 'claimant_address', 'claimant_license_number', 'CLAIMANT_email']) {
        const metadata = { [key]: 'x', template_fields: { [key]: 'x' } };
        for (const answer of [await create({ metadata }), await update(id, { metadata })]) {
          expect(refused(answer)).toEqual({
            status: 422,
            keys: [`metadata.${key}`, `metadata.template_fields.${key}`],
          });
        }
      }
    });
    const free = { claimant_role: 'x', signatory_name: 'Ana', signature_date: '2026-01-01', notary_name: 'N' };
    expect((await made({ metadata: free })).metadata).toEqual(free);
  });

  it('keeps the partner’s reference, which callers cannot change', async () => {
    const { id } = await made();
    await world.sql(`update escalations set partner_reference_id = 'T-9' where id = $1`, [id]);
    expect((await update(id, { partner_reference_id: 'mine', status: 'filed' })).body.data).toMatchObject({
      partner_reference_id: 'T-9',
      status: 'draft',
    });
  });
});
