import { beforeAll, describe, expect, it } from '@jest/globals';
import { fileDocument } from '../contract/filed-documents.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a document', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const render = (body: object = {}) =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: path.noticeId,
      type: 'notice',
      organization_id: path.organizationId,
      ...body,
    });
  const status = async (noticeId = path.noticeId) =>
    (await world.rest(caller, 'GET', `/notices/${noticeId}`)).body.data.status;
  const listed = async (query = '') =>
    (await world.rest(caller, 'GET', `/documents?documentable_id=${path.noticeId}${query}`)).body.data.map(
      ({ id }: Json) => id,
    );

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('changes nothing as a preview, is listed only on request, and expires after an hour', async () => {
    const preview = await generate(world, caller, path.noticeId, { preview: true });
    expect(preview).toMatchObject({ is_preview: true, status: 'completed', mime_type: 'application/pdf' });
    expect(Date.parse(preview.expires_at) - Date.parse(preview.created_at)).toBeGreaterThan(3_599_000);
    expect(await status()).toBe('draft');
    expect(await listed()).toEqual([]);
    expect(await listed('&is_preview=true')).toEqual([preview.id]);
    const file = await world.rest(caller, 'GET', `/documents/${preview.id}/download`);
    expect({ status: file.status, start: file.text.slice(0, 5) }).toEqual({ status: 200, start: '%PDF-' });
    const reverted = await world.rest(caller, 'POST', `/documents/${preview.id}/revert`);
    expect(reverted).toMatchObject({ status: 422, body: { errors: { id: [expect.stringContaining('preview')] } } });
    await world.sql(`update documents set expires_at = now() - interval '1 second' where id = $1`, [preview.id]);
    for (const where of ['', '/download']) {
      const gone = await world.rest(caller, 'GET', `/documents/${preview.id}${where}`);
      expect({ where, status: gone.status, code: gone.body.code }).toEqual({ where, status: 404, code: 'not_found' });
    }
    expect(await listed('&is_preview=true')).toEqual([]);
  });

  it('is current until it is reverted, which returns its record to draft', async () => {
    const { body: notice } = await world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: path.organizationId,
    });
    const noticeId = notice.data.id;
    const id = await fileDocument(world, caller, { ...path, noticeId });
    expect(await status(noticeId)).toBe('generated');
    await expectNothingWritten(world, async () => {
      expect((await render({ documentable_id: noticeId })).body.errors.documentable_id[0]).toContain('revert it first');
    });
    expect((await world.rest(caller, 'POST', `/documents/${id}/revert`)).body).toEqual({
      message: 'Document reverted.',
    });
    expect((await world.rest(caller, 'GET', `/documents/${id}`)).body.data).toMatchObject({
      status: 'reverted',
      reverted_at: expect.any(String),
    });
    expect(await status(noticeId)).toBe('draft');
    const again = await world.rest(caller, 'POST', `/documents/${id}/revert`);
    expect(again).toMatchObject({
      status: 422,
      body: { code: 'illegal_transition', errors: { status: [expect.stringContaining('reverted')] } },
    });
  });

  it('is refused for types that do not fit the record, and for records without documents', async () => {
    await expectNothingWritten(world, async () => {
      for (const [body, field] of [
        [{ type: 'g702' }, 'type'],
        [{ type: 'mechanics_lien' }, 'type'],
        [{ documentable_type: 'waiver', type: 'waiver' }, 'documentable_id'],
        [{ documentable_id: path.projectId }, 'documentable_id'],
        [{ state: 'ZZ' }, 'state'],
        [{ preview: 'maybe' }, 'preview'],
      ] as const) {
        const answer = await render(body);
        expect({ body, status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
          body,
          status: 422,
          keys: [field],
        });
      }
    });
  });

  it('is refused for texts that no font can print, each quoted under its field and record', async () => {
    const own = await world.caller();
    const job = await goldenPath(world, own);
    const { body: notice } = await world.rest(own, 'POST', '/notices', {
      ...bodies.notice,
      project_id: job.projectId,
      organization_id: job.organizationId,
    });
    // The API refuses such texts now; older records may have them.
    const metadata = { signatory_name: 'Ana ง', hiring_party: { name: 'Hirer', city: 'จ', state: 'CA' } };
    await world.sql(`update notices set description = 'Pumping for ก Tower', metadata = $2 where id = $1`, [
      notice.data.id,
      JSON.stringify(metadata),
    ]);
    await world.sql(`update organizations set name = 'Owner ฉ' where id = $1`, [job.ownerId]);
    await world.sql(`update jobsites set city = 'ข' where id = $1`, [job.jobsiteId]);
    await world.sql(`update projects set name = 'Tower ช' where id = $1`, [job.projectId]);
    await expectNothingWritten(world, async () => {
      const answer = await world.rest(own, 'POST', '/documents/generate', {
        documentable_type: 'notice',
        documentable_id: notice.data.id,
        type: 'notice',
        organization_id: job.organizationId,
      });
      const quoted = (text: string, character: string, code: string, more = '') => [
        `The text "${text}" has characters that cannot be printed: "${character}" (U+${code}).${more}`,
      ];
      expect([answer.status, answer.body.code]).toEqual([422, 'preflight_failed']);
      expect(answer.body.errors).toEqual({
        description: quoted('Pumping for ก Tower', 'ก', '0E01'),
        jobsites: quoted('ข, CA 94112', 'ข', '0E02', ' It is in a jobsite of the project.'),
        'metadata.hiring_party.city': quoted('จ, CA', 'จ', '0E08'),
        'metadata.signatory_name': quoted('Ana ง', 'ง', '0E07'),
        'parties.owner': quoted('Owner ฉ', 'ฉ', '0E09', ' It is in the organization of the party with the role owner.'),
        'project.name': quoted('Tower ช', 'ช', '0E0A', ' It is in the project.'),
      });
    });
  });

  it('reports everything that is missing at once, each under the field that completes it', async () => {
    const own = await world.caller();
    const division = await world.rest(own, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: own.organizationId,
    });
    const project = await world.rest(own, 'POST', '/projects', {
      ...bodies.project,
      division_id: division.body.data.id,
    });
    const project_id = project.body.data.id;
    const notice = await world.rest(own, 'POST', '/notices', {
      ...bodies.notice,
      project_id,
      organization_id: own.organizationId,
      metadata: { mail_pack: true, gc: { name: 'Inline GC', city: 'Reno' } },
    });
    // The API refuses such an option now; older records may have it.
    await world.sql(`update notices set metadata = metadata || '{"party_grid_max": 5}' where id = $1`, [
      notice.body.data.id,
    ]);
    const lender = await world.rest(own, 'POST', '/organizations', { name: 'Bank without address' });
    await world.rest(own, 'POST', '/parties', { project_id, organization_id: lender.body.data.id, role: 'lender' });
    for (const preview of [true, false]) {
      await expectNothingWritten(world, async () => {
        const answer = await world.rest(own, 'POST', '/documents/generate', {
          documentable_type: 'notice',
          documentable_id: notice.body.data.id,
          type: 'notice',
          organization_id: own.organizationId,
          preview,
        });
        expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 422, code: 'preflight_failed' });
        expect(Object.keys(answer.body.errors).sort()).toEqual(
          [
            'metadata.gc.address_line1',
            'metadata.gc.state',
            'metadata.gc.zip',
            'metadata.signatory_name',
            'parties.lender',
            'parties.owner',
          ].sort(),
        );
        expect(answer.body.message).toMatch(/\(and 5 more errors\)$/);
      });
    }
  });
});
