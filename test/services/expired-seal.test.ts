import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { generate, goldenPath } from '../support/records/golden-path.js';
import { signaturesOf } from '../support/records/signatures.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const later = '2101-01-01T00:00:00Z';
const message = 'a document was not sealed: the certificate is not valid now';

/** Documents are due on a day: an expired certificate must not stop them. */
describe('while the certificate of the seal has expired', () => {
  const world = openWorld();
  const errors: { facts: unknown; message: string }[] = [];
  let caller: Caller;
  let document: Json;

  const get = (url: string) =>
    world.app.server.inject({
      url,
      headers: { authorization: `Bearer ${caller.token}` },
      remoteAddress: '203.0.113.9',
    });

  beforeAll(async () => {
    const { renderer, observer } = world.app.infrastructure;
    // The thread compares the time of the seal with its certificate.
    const expired = {
      ...renderer,
      render: (job: Json) => renderer.render(job.sealAt ? { ...job, sealAt: later } : job),
    };
    Object.assign(world.app.infrastructure, { renderer: expired });
    const error = (facts: unknown, text: string) => void errors.push({ facts, message: text });
    Object.assign(world.app.infrastructure, { observer: { ...observer, log: { ...observer!.log, error } } });
    caller = await world.caller();
    document = await generate(world, caller, (await goldenPath(world, caller)).noticeId);
  });

  it('makes documents without a seal, and logs each', async () => {
    expect(document).toMatchObject({ sealed_at: null, sealed_by: null });
    expect(document.verification_code).toBeTruthy();
    const { rawPayload } = await get(`/api/v1/documents/${document.id}/download`);
    expect(signaturesOf(rawPayload)).toEqual([]);
    expect(errors).toContainEqual({ facts: { document_id: document.id }, message });
  });

  it('says so on the page of the code, and still matches the file', async () => {
    const { body } = await get(`/v/${document.verification_code}`);
    expect(body).toContain('No: the file has no digital signature.');
    expect(body).toContain(document.sha256);
  });

  it('does the same for a file that is laid out for a request', async () => {
    const { rawPayload } = await get('/api/v1/credits/statement');
    expect(signaturesOf(rawPayload)).toEqual([]);
    const [, code] = /\/v\/([\dA-Z-]{19})/.exec((await readPdf(rawPayload)).texts[0]!)!;
    const { body } = await get(`/v/${code}`);
    expect(body).toContain('No: the file has no digital signature.');
    expect(body).toContain(createHash('sha256').update(rawPayload).digest('hex'));
    expect(errors).toContainEqual({ facts: { issued_file_id: expect.any(String) }, message });
  });
});
