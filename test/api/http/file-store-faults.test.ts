/** @sampled tests */
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { alsoFails } from '../../../src/api/rest/openapi/errors.js';
import { inheritingPdf } from '../../pdf/hand-made-pdf.js';
import { balances } from '../../support/records/credits.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { type Answer, type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('a file store that cannot store files', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let documentId: string;
  /** A notice that has no document yet. */
  let noticeId: string;

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    documentId = (await generate(world, caller, path.noticeId)).id;
  });

  beforeEach(async () => {
    const notice = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId };
    noticeId = (await world.rest(caller, 'POST', '/notices', notice)).body.data.id;
  });

  const order = () => ({
    documentable_type: 'notice',
    documentable_id: noticeId,
    type: 'notice',
    organization_id: caller.organizationId,
  });
  const ask = (headers = {}) => world.rest(caller, 'POST', '/documents/generate', order(), headers);
  const documents = async () =>
    (await world.sql(`select id, status from documents order by id`)) as Array<{ id: string; status: string }>;
  const isBusy = ({ status, body, headers }: Answer<Json>) =>
    expect({ status, code: body.code, errors: body.errors, retry: Number(headers['retry-after']) }).toEqual({
      status: 503,
      code: 'busy',
      retry: 5,
    });

  it.each([
    ['full', 'ENOSPC'],
    ['read-only', 'EROFS'],
    ['over its quota', 'EDQUOT'],
    ['not writable for this user', 'EACCES'],
    ['broken', 'EIO'],
  ])('causes a 503 that charges and stores nothing: %s', async (_what, code) => {
    const { files } = world.app.infrastructure;
    const [credits, before] = [await balances(world, caller.organizationId), await documents()];
    const put = async () => {
      throw Object.assign(new Error(`${code}: no`), { code, errno: -1, syscall: 'write' });
    };
    Object.assign(world.app.infrastructure, { files: { ...files, put } });
    try {
      isBusy(await ask({ 'idempotency-key': code }));
      isBusy(await ask());
      const graphql = await world.graphql(
        caller,
        'mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { document { id } } }',
        {
          input: {
            documentableType: 'NOTICE',
            documentableId: noticeId,
            type: 'NOTICE',
            organizationId: caller.organizationId,
          },
        },
      );
      expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([503, 'BUSY']);
    } finally {
      Object.assign(world.app.infrastructure, { files });
    }
    expect(await balances(world, caller.organizationId)).toEqual(credits);
    expect(await documents()).toEqual(before);
    expect((await ask({ 'idempotency-key': code })).status).toBe(201);
  });

  it('is reported by /readyz while its folder cannot be entered, and leaves no partial file', async () => {
    const folder = join(world.config.dataDir, 'files');
    const ready = async () => {
      const answer = await world.app.server.inject('/readyz');
      return [answer.statusCode, answer.json().checks.files];
    };
    expect(await ready()).toEqual([200, true]);
    // Replace the folder by a file: neither root nor any other user can write into it.
    await rename(folder, `${folder}.away`);
    await writeFile(folder, '');
    const credits = await balances(world, caller.organizationId);
    isBusy(await ask());
    isBusy(await world.rest(caller, 'GET', `/documents/${documentId}/download`));
    expect(await ready()).toEqual([503, false]);
    expect((await world.rest(caller, 'GET', `/notices/${path.noticeId}`)).status).toBe(200);
    await rm(folder);
    await rename(`${folder}.away`, folder);
    while ((await ready())[0] !== 200) await sleep(100);
    expect((await ask()).status).toBe(201);
    expect((await world.rest(caller, 'GET', `/documents/${documentId}/download`)).status).toBe(200);
    expect(await balances(world, caller.organizationId)).not.toEqual(credits);
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('answers 503, names the cause and is counted, when it no longer has a file of a record', async () => {
    const [{ sha256 }] = (await world.sql('select sha256 from documents where id = $1', [documentId])) as [
      { sha256: string },
    ];
    const file = join(world.config.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    const metrics = async () => (await world.app.server.inject('/metrics')).body;
    const download = () => world.rest(caller, 'GET', `/documents/${documentId}/download`);
    await rename(file, `${file}.away`);
    try {
      const { status, body, headers } = await download();
      expect([status, body.code, body.message, headers['content-disposition']]).toEqual([
        503,
        'file_missing',
        'The file is missing from the file store; the operator has to restore it.',
        undefined,
      ]);
      expect(await metrics()).toContain('cps_errors_total{code="FILE_MISSING"} 1');
    } finally {
      await rename(`${file}.away`, file);
    }
    expect((await download()).status).toBe(200);
  });

  it('answers 503 for the document that appends an exhibit whose file it no longer has', async () => {
    const exhibit = await world.rest(caller, 'POST', '/exhibits', {
      documentable_type: 'notice',
      documentable_id: noticeId,
      title: 'Invoices',
      kind: 'invoice',
      file_name: 'invoices.pdf',
      content_base64: inheritingPdf(['Invoice 9001']).toString('base64'),
    });
    const { sha256 } = exhibit.body.data;
    const file = join(world.config.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    await rename(file, `${file}.away`);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([503, 'file_missing']);
    expect(alsoFails.GenerateDocument).toContain('FILE_MISSING');
    await rename(`${file}.away`, file);
    expect((await ask()).status).toBe(201);
  });
});
