/** @sampled tests */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { compressResponses } from '../../../src/api/http/compression.js';
import { fileDocument } from '../../contract/filed-documents.js';
import { bodies, type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as Record<string, (bytes: Buffer) => Buffer>;

describe('the compression of answers', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const ask = async (
    url: string,
    encoding?: string,
    more: Record<string, string> = {},
    method = 'GET',
    body?: object,
  ) => {
    const answer = await world.app.server.inject({
      method: method as 'GET',
      url,
      headers: {
        authorization: `Bearer ${caller.token}`,
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
        ...(body && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const coding = answer.headers['content-encoding'] as string | undefined;
    const encoded = coding && answer.rawPayload.length > 0;
    const text = (encoded ? decoders[coding]!(answer.rawPayload) : answer.rawPayload).toString();
    return { ...answer, status: answer.statusCode, coding, bytes: answer.rawPayload.length, text };
  };
  const list = '/api/v1/parties?per_page=100';

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1, identity;q=0', 'gzip'],
    ['*', 'br'],
    ['deflate, zstd', undefined],
    ['identity', undefined],
    ['identity, br;q=0.1', undefined],
    ['', undefined],
    [undefined, undefined],
    ['nonsense;q=x,,;', undefined],
  ])('follows Accept-Encoding for a list: %s', async (encoding, coding) => {
    const plain = await ask(list);
    const answer = await ask(list, encoding);
    expect([answer.status, answer.coding]).toEqual([200, coding]);
    expect(JSON.parse(answer.text)).toEqual(JSON.parse(plain.text));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-length']).toBe(String(answer.bytes));
    expect(answer.headers.vary).toMatch(/\baccept-encoding\b/i);
    if (coding) expect(answer.bytes).toBeLessThan(plain.bytes / 2);
    else expect(answer.bytes).toBe(plain.bytes);
  });

  it('skips answers below a kilobyte, and sends Vary all the same', async () => {
    for (const url of ['/api/v1/credits/balance', '/api/v1/nothing', '/healthz']) {
      const answer = await ask(url, 'br');
      expect(answer.bytes).toBeLessThan(1024);
      expect([url, answer.coding, answer.headers.vary]).toEqual([
        url,
        undefined,
        expect.stringMatching(/, Accept-Encoding$/),
      ]);
    }
  });

  it('covers GraphQL, the guides, the description and errors', async () => {
    const nodes = 'nodes { id role createdAt updatedAt projectId organizationId }';
    const query = `{ parties { ${nodes} } again: parties { ${nodes} } third: parties { ${nodes} } }`;
    const claimants = Array.from({ length: 20 }, (_, n) => [`claimant_${n}`, 'Another claimant']);
    const wrong = { ...bodies.notice, metadata: Object.fromEntries(claimants) };
    for (const coding of ['br', 'gzip']) {
      const answers = [
        await ask('/graphql', coding, {}, 'POST', { query }),
        await ask(`/graphql?query=${encodeURIComponent(query)}`, coding),
        await ask('/docs/integrators/rest', coding),
        await ask('/docs/errors', coding),
        await ask('/api/openapi.json', coding),
        await ask('/api/openapi.yaml', coding),
        await ask('/metrics', coding),
        await ask('/api/v1/notices', coding, {}, 'POST', wrong),
      ];
      for (const answer of answers) {
        expect(answer.coding).toBe(coding);
        expect(answer.headers['content-length']).toBe(String(answer.bytes));
        expect(answer.headers.vary).toMatch(/accept-encoding/i);
        expect(answer.bytes).toBeLessThan(answer.text.length);
      }
      expect(JSON.parse(answers[0]!.text).data.parties.nodes.length).toBeGreaterThan(1);
      expect(JSON.parse(answers[4]!.text).openapi).toBe('3.1.0');
      expect(answers[7]!.status).toBe(422);
    }
  });

  it.each([100, 20_000])('sends all bytes of a text of %d characters, compressed or not', async (characters) => {
    const server = Fastify();
    compressResponses(server);
    const text = JSON.stringify('é😀'.repeat(characters / 3));
    server.get('/', async (_, reply) => reply.type('application/json').send(text));
    const plain = await server.inject('/');
    expect(plain.rawPayload.toString()).toBe(text);
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(text)));
    const compressed = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    const isShort = compressed.headers['content-encoding'] === undefined;
    expect((isShort ? compressed.rawPayload : gunzipSync(compressed.rawPayload)).toString()).toBe(text);
    expect(isShort).toBe(characters === 100);
    await server.close();
  });

  it('leaves files unchanged', async () => {
    const id = await fileDocument(world, caller, path);
    const answer = await ask(`/api/v1/documents/${id}/download`, 'br, gzip');
    expect([answer.status, answer.coding]).toEqual([200, undefined]);
    expect(answer.headers['content-length']).toBe(String(answer.bytes));
  });

  it('sends the headers of GET in the answer to HEAD', async () => {
    const url = `/api/v1/notices/${path.noticeId}`;
    const got = await ask(url, 'gzip');
    const head = await ask(url, 'gzip', {}, 'HEAD');
    expect(head.rawPayload.length).toBe(0);
    for (const name of ['etag', 'content-encoding', 'content-length', 'vary', 'content-type']) {
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
    }
  });

  it('gives each coding a strong tag of its own, and each of them can change the record', async () => {
    const url = `/api/v1/notices/${path.noticeId}`;
    const tags = async () => {
      const found = [];
      for (const coding of [undefined, 'gzip', 'br']) found.push((await ask(url, coding)).headers.etag as string);
      return found;
    };
    const [plain, gzip, br] = await tags();
    expect([gzip, br]).toEqual(['gzip', 'br'].map((coding) => plain!.replace(/"$/, `-${coding}"`)));
    for (const [coding, tag] of [
      [undefined, plain],
      ['gzip', gzip],
      ['br', br],
    ] as const) {
      const known = await ask(url, coding, { 'if-none-match': tag! });
      expect([known.status, known.headers.etag, known.headers['content-encoding']]).toEqual([304, tag, undefined]);
    }
    // Its bytes differ from those that the caller received under that tag.
    expect((await ask(url, 'gzip', { 'if-none-match': br! })).status).toBe(200);
    for (const [index, coding] of ['gzip', 'br'].entries()) {
      const current = (await tags())[index + 1]!;
      const description = `In ${coding}`;
      const changed = await ask(url, undefined, { 'if-match': current }, 'PATCH', { description });
      expect([changed.status, JSON.parse(changed.text).data.description]).toEqual([200, description]);
      const late = await ask(url, coding, { 'if-match': current }, 'PATCH', { description: 'Late' });
      expect([late.status, JSON.parse(late.text).code]).toEqual([412, 'precondition_failed']);
    }
  });

  it('is transparent to a client that does not know about it', async () => {
    const base = await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    // Other files share the service, which listens from now on: neither it nor a connection may keep their worker from ending.
    world.app.server.server.unref();
    const answer = await fetch(`${base}${list}`, { headers: { authorization: `Bearer ${caller.token}` } });
    expect(['br', 'gzip']).toContain(answer.headers.get('content-encoding'));
    expect(((await answer.json()) as { data: unknown[] }).data.length).toBeGreaterThan(1);
    world.app.server.server.closeAllConnections();
  });
});
