import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { png } from '../pdf/png.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the files of a note', () => {
  const world = openWorld();
  let ana: Caller;
  let reader: Caller;
  let projectId: string;

  beforeAll(async () => {
    ana = await world.caller();
    reader = await world.caller({ organizationId: ana.organizationId });
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    const division = { ...bodies.division, organization_id: ana.organizationId };
    const divisionId = (await world.send(ana, 'POST', '/divisions', division)).id;
    projectId = (await world.send(ana, 'POST', '/projects', { ...bodies.project, division_id: divisionId })).id;
  });

  const pdf = inheritingPdf(['Invoice 118']);
  const write = (): Promise<Json> =>
    world.send(ana, 'POST', '/project-notes', { project_id: projectId, text: 'The invoice is disputed' });
  const attach = (id: string, body: object = {}, by = ana) =>
    world.rest(by, 'POST', `/project-notes/${id}/files`, {
      file_name: 'invoice.pdf',
      content_base64: pdf.toString('base64'),
      ...body,
    });
  const remove = (id: string, fileId: string, by = ana) =>
    world.rest(by, 'DELETE', `/project-notes/${id}/files/${fileId}`);
  const download = (id: string, fileId: string, by = ana) =>
    world.rest(by, 'GET', `/project-notes/${id}/files/${fileId}/download`);

  it('are attached, listed, downloaded as they were sent, and taken off', async () => {
    const { id } = await write();
    const answer = await attach(id);
    expect(answer).toMatchObject({ status: 200, body: { data: { id } } });
    const [file] = answer.body.data.files;
    expect(file).toMatchObject({ file_name: 'invoice.pdf', mime_type: 'application/pdf', file_size: pdf.length });
    expect(file.download_url).toMatch(new RegExp(`/api/v1/project-notes/${id}/files/${file.id}/download$`));
    const photo = { file_name: 'stairs.png', content_base64: png(60, 40, 2).toString('base64') };
    expect((await attach(id, photo)).body.data.files).toHaveLength(2);
    // The same file again is the same file.
    expect((await attach(id)).body.data.files).toHaveLength(2);
    const got = await download(id, file.id, reader);
    expect(got.status).toBe(200);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="invoice.pdf"',
      'x-content-type-options': 'nosniff',
    });
    const { body } = await world.graphql(
      ana,
      `{ projectNote(id: "${id}") { files { id fileName } } node(id: "${file.id}") { __typename }
         projectNoteFile(id: "${id}", fileId: "${file.id}") { sha256 } }`,
    );
    expect(body.data).toMatchObject({
      projectNote: { files: [{ id: file.id, fileName: 'invoice.pdf' }, { fileName: 'stairs.png' }] },
      node: { __typename: 'AttachedFile' },
      projectNoteFile: { sha256: file.sha256 },
    });
    expect((await remove(id, file.id)).status).toBe(200);
    expect((await remove(id, file.id)).status).toBe(404);
    expect((await download(id, file.id)).status).toBe(404);
    const { body: shown } = await world.rest(ana, 'GET', `/project-notes/${id}`);
    expect(shown.data.files.map(({ file_name }: Json) => file_name)).toEqual(['stairs.png']);
  });

  it('are in the history of the project, also when they are taken off, and reported by events', async () => {
    const { id } = await write();
    const { types, events } = await recordEvents(world, ana, async () => {
      const { body } = await attach(id);
      await remove(id, body.data.files[0].id);
    });
    expect(types).toEqual(['project_note.updated', 'project_note.updated']);
    expect((events[0]!.payload as Json).data.object.files).toMatchObject([{ file_name: 'invoice.pdf' }]);
    const { body } = await world.graphql(
      ana,
      `{ project(id: "${projectId}") { history(first: 2) { nodes { auditableId oldValues newValues } } } }`,
    );
    expect(body.data.project.history.nodes).toEqual([
      { auditableId: id, oldValues: { file_names: ['invoice.pdf'] }, newValues: { file_names: [] } },
      { auditableId: id, oldValues: { file_names: [] }, newValues: { file_names: ['invoice.pdf'] } },
    ]);
  });

  it('are refused, with nothing kept, if they are no file to keep or not the caller’s', async () => {
    const { id, updated_at: updatedAt } = await write();
    const others = [await world.caller(), await world.sandboxOf(ana)];
    await expectNothingWritten(world, async () => {
      const wrong = async (body: object) => (await attach(id, body)).body.errors;
      const text = { content_base64: Buffer.from('<script>alert(1)</script>').toString('base64') };
      expect(await wrong(text)).toHaveProperty('content_base64');
      expect(await wrong({ ...text, file_name: 'page.html' })).toHaveProperty('content_base64');
      expect(await wrong({ file_name: '../invoice.pdf' })).toHaveProperty('file_name');
      expect(await wrong({ file_name: 'invoice.png' })).toHaveProperty('file_name');
      expect(await wrong({ content_base64: Buffer.from('%PDF-1.7 broken').toString('base64') })).toHaveProperty(
        'content_base64',
      );
      expect(
        await wrong({ content_base64: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-').toString('base64') }),
      ).toHaveProperty('content_base64');
      expect((await attach(id, {}, reader)).status).toBe(403);
      for (const by of others) expect([403, 404]).toContain((await attach(id, {}, by)).status);
      const input = { id, fileName: 'invoice.pdf', contentBase64: pdf.toString('base64') };
      const { body } = await world.graphql(
        ana,
        'mutation($input: AttachNoteFileInput!) { attachNoteFile(input: $input) { id } }',
        { input: { ...input, expectedUpdatedAt: '2020-01-01T00:00:00Z' } },
      );
      expect(body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    });
    const { body } = await attach(id);
    const [{ id: fileId }] = body.data.files;
    expect(body.data.updated_at).not.toBe(updatedAt);
    for (const by of [...others, reader]) expect([403, 404]).toContain((await remove(id, fileId, by)).status);
    for (const by of others) expect([403, 404]).toContain((await download(id, fileId, by)).status);
    // They go with their note, and a note has so many.
    expect((await world.rest(ana, 'DELETE', `/project-notes/${id}`)).status).toBe(200);
    expect(await world.sql('select id from attached_files where subject_id = $1', [id])).toEqual([]);
    const names = await world.sql('select file_names from project_notes where id = $1', [id]);
    expect(names).toEqual([{ file_names: ['invoice.pdf'] }]);
    expect((await download(id, fileId)).status).toBe(404);
    expect((await attach(id)).status).toBe(404);
  });

  it('go with their project', async () => {
    const { division_id } = (await world.rest(ana, 'GET', `/projects/${projectId}`)).body.data;
    const gone = await world.send(ana, 'POST', '/projects', { ...bodies.project, division_id, name: 'Given up' });
    const { id } = await world.send(ana, 'POST', '/project-notes', { project_id: gone.id, text: 'The invoice' });
    expect((await attach(id)).status).toBe(200);
    expect((await world.rest(ana, 'DELETE', `/projects/${gone.id}`)).status).toBe(200);
    expect(await world.sql('select id from attached_files where subject_id = $1', [id])).toEqual([]);
  });

  it('are at most 20', async () => {
    const { id } = await write();
    await world.sql(
      `insert into attached_files (id, account_id, livemode, subject_type, subject_id, file_name, mime_type, file_size, sha256, created_at)
       select uuidv7(), $1, true, 'project_note', $2, n || '.pdf', 'application/pdf', 1, repeat('a', 64), now() from generate_series(1, 20) n`,
      [ana.organizationId, id],
    );
    expect((await attach(id)).body.errors).toEqual({ content_base64: ['A note has at most 20 files.'] });
  });
});
