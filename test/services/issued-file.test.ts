/** @sampled tests */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { madeName } from '../../src/pdf/seal/made-certificate.js';
import { fileDocument } from '../contract/filed-documents.js';
import { addOrder } from '../contract/orders.js';
import { readPdf } from '../pdf/pdf-text.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

const pattern = /\/v\/((?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4})/g;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Issued {
  bytes: Buffer;
  /** The codes of each page. */
  codes: string[][];
}

describe('a final file that is laid out for a request', () => {
  const world = shareWorld();
  let caller: Caller;
  let sandbox: Caller;
  let made: GoldenPath;
  let documentId: string;
  let networks = 0;

  /** Each lookup has an address of its own, because lookups are counted by network. */
  const show = async (code: string) => {
    networks += 1;
    const { statusCode, body } = await world.app.server.inject({
      url: `/v/${code}`,
      remoteAddress: `203.0.113.${networks}`,
    });
    return { status: statusCode, body };
  };
  const issued = async (path: string, by = caller): Promise<Issued> => {
    const headers = { authorization: `Bearer ${by.token}` };
    const { statusCode, rawPayload } = await world.app.server.inject({ url: `/api/v1${path}`, headers });
    expect(statusCode).toBe(200);
    const { texts } = await readPdf(rawPayload);
    return { bytes: rawPayload, codes: texts.map((text) => [...text.matchAll(pattern)].map(([, code]) => code!)) };
  };
  /** A notice whose mail was accepted. */
  const mailed = async (by: Caller) => {
    const path = await goldenPath(world, by);
    const id = await fileDocument(world, by, path);
    await addOrder(world, id, { status: 'delivered', accepted_at: '2026-02-03T16:20:00Z' });
    return { path, id };
  };

  beforeAll(async () => {
    caller = await world.caller({ name: 'Bay Concrete Pumping, Inc.' });
    sandbox = await world.sandboxOf(caller);
    ({ path: made, id: documentId } = await mailed(caller));
  });

  const paths = () => ({
    'Document Bundle': `/documents/${documentId}/bundle`,
    'Mailing Record': `/notices/${made.noticeId}/proof-of-service`,
    'Statement of Credits': '/credits/statement?from=2026-03-01&to=2026-03-31',
  });

  it.each(['Document Bundle', 'Mailing Record', 'Statement of Credits'] as const)(
    'has a code whose page shows what it is and its hash: %s',
    async (kind) => {
      const { bytes, codes } = await issued(paths()[kind]);
      const [code] = codes[0]!;
      // The document in a bundle has its own code, and its mailing record has none: it is a part of this file.
      const own = codes.filter((found) => found.includes(code!));
      expect(own.length).toBe(kind === 'Document Bundle' ? 2 : codes.length);
      const { status, body } = await show(code!);
      expect(status).toBe(200);
      expect(body).toContain(`<h1>${kind}</h1>`);
      expect(body).toContain(`data-hashes="${sha256(bytes)}"`);
      expect(body).toMatch(new RegExp(`<dt>Sealed</dt><dd>${madeName}, \\d{4}-`));
      expect(body).toContain(`<dt>Issued by</dt><dd>Bay Concrete Pumping`);
      expect(body).toContain(`${codes.length} page`);
      expect(body).not.toContain('Sandbox document.');
      for (const hidden of [caller.organizationId, made.noticeId, made.projectId, documentId]) {
        expect(body).not.toContain(hidden);
      }
      const [seal] = signaturesOf(bytes);
      verifySignature(seal!.cms, seal!.covered);
    },
  );

  it('has another code each time, and both remain valid', async () => {
    const { 'Statement of Credits': path } = paths();
    const [first, second] = [await issued(path), await issued(path)];
    const [a, b] = [first.codes[0]![0]!, second.codes[0]![0]!];
    expect(a).not.toBe(b);
    expect((await show(a)).body).toContain(sha256(first.bytes));
    const page = (await show(b)).body;
    expect(page).toContain(sha256(second.bytes));
    expect(page).not.toContain(sha256(first.bytes));
  });

  it('shows the names that it prints, whatever the records are called now', async () => {
    const { path } = await mailed(caller);
    const { codes } = await issued(`/notices/${path.noticeId}/proof-of-service`);
    await world.rest(caller, 'PATCH', `/projects/${path.projectId}`, { name: 'Moonlight Tower' });
    const { body } = await show(codes[0]![0]!);
    expect(body).toContain('<dt>Project</dt>');
    expect(body).not.toContain('Moonlight Tower');
  });

  it('is marked in the sandbox, and is forgotten with it', async () => {
    const { codes } = await issued('/credits/statement', sandbox);
    const code = codes[0]![0]!;
    expect((await show(code)).body).toContain('Sandbox document.');
    expect((await world.rest(sandbox, 'POST', '/sandbox/reset')).status).toBe(200);
    expect((await show(code)).status).toBe(404);
  });

  it('records nothing for CSV, and nothing for a request that is refused', async () => {
    const count = async () =>
      (
        await world.sql<{ n: string }>('select count(*) as n from issued_files where account_id = $1', [
          caller.organizationId,
        ])
      )[0]!.n;
    const before = await count();
    await world.rest(caller, 'GET', '/credits/statement?format=csv');
    expect((await world.rest(sandbox, 'GET', `/documents/${documentId}/bundle`)).status).toBeGreaterThanOrEqual(400);
    expect(await count()).toBe(before);
  });
});
