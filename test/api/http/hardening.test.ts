/** @sampled tests */
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { connectionLimits } from '../../../src/api/http/connections.js';
import { fileDocument } from '../../contract/filed-documents.js';
import { type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

describe('the network interface', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let documentId: string;
  let port = 0;
  let head = '';

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    documentId = await fileDocument(world, caller, path);
    port = Number(new URL((await world.app.start()).url).port);
    head = `Host: 127.0.0.1\r\nAuthorization: Bearer ${caller.token}\r\n`;
  });

  /**
   * Everything that the service sends for these bytes until it closes the connection. Node does not answer a client that closes
   * the connection before the answer is ready.
   */
  async function raw(bytes: string): Promise<RawAnswer[]> {
    const chunks: Buffer[] = [];
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => chunks.push(chunk));
      // The connection may be reset when the answer is sent before the client has sent everything.
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
    return readAnswers(Buffer.concat(chunks).toString());
  }

  const post = (headers: string, body: string, to = '/api/v1/organizations') =>
    raw(`POST ${to} HTTP/1.1\r\n${head}Content-Type: application/json\r\n${headers}\r\n${body}`);

  it('sends the headers against content sniffing with every kind of answer', async () => {
    const json = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' };
    const asked: Array<
      [status: number, method: string, url: string, headers?: Record<string, string>, payload?: string]
    > = [
      [200, 'GET', '/api/v1/contacts', json],
      [200, 'HEAD', '/api/v1/contacts', json],
      [201, 'POST', '/api/v1/organizations', json, '{"name": "Hardened"}'],
      [200, 'GET', `/api/v1/documents/${documentId}/download`, json],
      [200, 'GET', '/api/v1/credits/statement?format=csv', json],
      [400, 'POST', '/api/v1/organizations', json, '{'],
      [401, 'GET', '/api/v1/contacts'],
      [404, 'GET', '/api/v1/nothing', json],
      [404, 'GET', '/nothing'],
      [405, 'PUT', '/api/v1/contacts', json],
      [405, 'DELETE', '/graphql', json],
      [413, 'POST', '/api/v1/organizations', json, ' '.repeat(1_048_577)],
      [415, 'POST', '/api/v1/organizations', { ...json, 'content-type': 'text/xml' }, '<a/>'],
      [422, 'POST', '/api/v1/organizations', json, '{}'],
      [400, 'POST', '/api/v1/webhooks/mail', {}, ''],
      [200, 'POST', '/graphql', json, '{"query": "{ __typename }"}'],
      [400, 'POST', '/graphql', json, '{"query": "{"}'],
      [302, 'GET', '/graphql', { accept: 'text/html' }],
      [200, 'GET', '/api'],
      [200, 'GET', '/api/openapi.json'],
      [200, 'GET', '/api/openapi.yaml'],
      [200, 'GET', '/docs/errors'],
      [200, 'GET', '/docs/errors/not_found'],
      [404, 'GET', '/docs/errors/%3Cscript%3E'],
      [200, 'GET', '/healthz'],
      [204, 'OPTIONS', '/api/v1/contacts'],
    ];
    for (const [status, method, url, headers = {}, payload] of asked) {
      const answer = await world.app.server.inject({
        method: method as 'GET',
        url,
        headers,
        ...(payload && { payload }),
      });
      expect([method, url, answer.statusCode, answer.headers]).toEqual([
        method,
        url,
        status,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin',
          'strict-transport-security': expect.stringContaining('max-age='),
          'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        }),
      ]);
      expect(answer.headers).not.toHaveProperty('x-powered-by');
      if (!/html/.test(String(answer.headers['content-type']))) continue;
      expect([url, answer.headers['content-security-policy']]).toEqual([
        url,
        expect.stringMatching(/default-src 'none'/),
      ]);
    }
  });

  it('sends the header against content sniffing even before a route is found', async () => {
    const { statusCode, headers } = await world.app.server.inject('/api/v1/contacts/%zz');
    expect([statusCode, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  });

  it('returns the rest of the rate limit to every known caller, whatever the answer', async () => {
    const left: number[] = [];
    for (const [status, method, url, payload] of [
      [200, 'GET', '/api/v1/contacts'],
      [400, 'POST', '/api/v1/organizations', '{'],
      [403, 'GET', `/api/v1/organizations/${(await world.caller()).organizationId}`],
      [404, 'GET', '/api/v1/nothing/at/all'],
      [405, 'PUT', '/api/v1/contacts', '{}'],
      [413, 'POST', '/api/v1/organizations', ' '.repeat(1_048_577)],
      [422, 'POST', '/api/v1/organizations', '{}'],
      [200, 'POST', '/graphql', '{"query": "{ __typename }"}'],
      [400, 'POST', '/graphql', '{"query": "{"}'],
      [405, 'PUT', '/graphql', '{}'],
    ] as const) {
      const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' };
      const answer = await world.app.server.inject({ method, url, headers, payload });
      expect([url, answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([url, status, '1000']);
      left.push(Number(answer.headers['x-ratelimit-remaining']));
    }
    // Each request counts, and the minute may change between them.
    expect(left.slice(1).filter((remaining, index) => remaining === left[index]! - 1).length).toBeGreaterThanOrEqual(8);
    for (const [status, url] of [
      [404, '/api/v1/nothing'],
      [405, '/api/v1/contacts'],
    ] as const) {
      const stranger = await world.app.server.inject({ method: 'PUT', url, headers: { authorization: 'Bearer x' } });
      expect([stranger.statusCode, stranger.headers['x-ratelimit-limit']]).toEqual([status, '60']);
    }
  });

  it('answers 431 with an error in the usual format to headers that are too large, and accepts headers just below the limit', async () => {
    const padded = (size: number) =>
      `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Pad: ${'x'.repeat(size)}\r\n\r\n`;
    expect((await raw(padded(connectionLimits.http.maxHeaderSize - 200))).map(({ status }) => status)).toEqual([200]);
    const [answer] = await raw(padded(connectionLimits.http.maxHeaderSize + 1));
    expect(answer).toMatchObject({
      status: 431,
      headers: { 'x-content-type-options': 'nosniff', connection: 'close' },
      body: { code: 'headers_too_large', doc_url: expect.stringMatching(/\/docs\/errors\/headers_too_large$/) },
    });
    expect(answer!.body.request_id).toBe(answer!.headers['x-request-id']);
  });

  it('closes connections of clients that send a byte now and then, in the headers or in the body', async () => {
    const { server } = world.app.server;
    const { requestTimeout, keepAliveTimeout, connectionTimeout, http } = connectionLimits;
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout]).toEqual([
      http.headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionTimeout,
    ]);
    // Node looks for overdue connections every second; shorter limits show the same in less time.
    Object.assign(server, { headersTimeout: 50, requestTimeout: 50 });
    try {
      const slow = await Promise.all([
        raw('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '),
        raw(
          `POST /api/v1/organizations HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{`,
        ),
      ]);
      for (const [answer] of slow) expect(answer).toMatchObject({ status: 408, body: { code: 'request_timeout' } });
    } finally {
      Object.assign(server, { headersTimeout: http.headersTimeout, requestTimeout });
    }
  });

  const inner = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const record = '{"name": "Smuggled"}';
  it.each<[string, string, string]>([
    ['both a length and chunks', `Content-Length: ${record.length}\r\nTransfer-Encoding: chunked\r\n`, inner(record)],
    ['chunks and then a length', `Transfer-Encoding: chunked\r\nContent-Length: ${record.length}\r\n`, inner(record)],
    ['two lengths', `Content-Length: ${record.length}\r\nContent-Length: 0\r\n`, record],
    ['the same length twice', `Content-Length: ${record.length}\r\nContent-Length: ${record.length}\r\n`, record],
    ['a list of lengths', `Content-Length: ${record.length}, ${record.length}\r\n`, record],
    ['a signed length', `Content-Length: +${record.length}\r\n`, record],
    ['a hexadecimal length', 'Content-Length: 0x14\r\n', record],
    ['an unknown coding under the chunks', 'Transfer-Encoding: chunked, identity\r\n', inner(record)],
    ['a disguised coding', 'Transfer-Encoding: xchunked\r\n', inner(record)],
    ['a folded header', `Content-Length: ${record.length}\r\nX-Folded: a\r\n b\r\n`, record],
    ['a space before the colon', `Content-Length : ${record.length}\r\n`, record],
    ['a line that ends in LF alone', `X-Bare: a\nContent-Length: ${record.length}\r\n`, record],
    ['a CR within a value', `X-Bare: a\rb\r\nContent-Length: ${record.length}\r\n`, record],
    ['a NUL within a value', `X-Bare: a\0b\r\nContent-Length: ${record.length}\r\n`, record],
    ['a chunk with a wrong length', 'Transfer-Encoding: chunked\r\n', `zz\r\n${record}\r\n0\r\n\r\n`],
  ])('refuses a request with %s, and everything after it', async (_, headers, body) => {
    const answers = await post(headers, `${body}POST /api/v1/organizations HTTP/1.1\r\n${head}\r\n`);
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual([[400, 'malformed_request']]);
    expect(await world.sql(`select 1 from organizations where name = 'Smuggled'`)).toEqual([]);
  });

  it('answers pipelined requests in their order, each separately', async () => {
    const get = (last: boolean) => `GET /healthz HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    expect((await raw(get(false) + get(false) + get(true))).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it.each([
    '/api/v1/../../etc/passwd',
    '/api/v1/documents/..%2f..%2f..%2fetc%2fpasswd/download',
    '/api/v1/documents/%2e%2e/download',
    '/docs/errors/..%2f..%2fpackage.json',
    '/docs/errors/..%5c..%5cpackage.json',
    '/docs/../package.json',
    '/.env',
    '/api/v1/contacts/%00',
    '/api/v1/contacts/%c0%ae%c0%ae',
    '/api/v1/contacts/%ed%a0%80',
    `/api/v1/contacts/${'%e2%80%ae'.repeat(500)}`,
  ])('answers 404 for path %#, which leads outside the service or is not valid text', async (url) => {
    const [answer] = await raw(`GET ${url} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
    expect([400, 404]).toContain(answer!.status);
    expect(['malformed_request', 'not_found']).toContain(answer!.body.code);
    expect(JSON.stringify(answer!.body)).not.toMatch(/root:|construction-payment-compliance/);
  });

  it('does not treat the keys of a prototype as fields, in bodies, queries or variables', async () => {
    const polluted = () => ({}) as Record<string, unknown>;
    for (const text of [
      '{"name": "A", "__proto__": {"isAdmin": true, "kind": "lender"}}',
      '{"name": "A", "constructor": {"prototype": {"isAdmin": true}}}',
      '{"name": "A", "metadata": {"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}}',
    ]) {
      const answer = await world.rest(caller, 'POST', '/organizations', text);
      expect([answer.status, answer.body.data?.kind ?? null]).toEqual([
        answer.status < 500 ? answer.status : 'a 4xx',
        null,
      ]);
      const payload = `{"query": "mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { kind } }",
        "variables": {"input": ${text}, "__proto__": {"isAdmin": true}}, "__proto__": {"isAdmin": true}}`;
      const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' };
      const graphql = await world.app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
      expect(graphql.statusCode).toBeLessThan(500);
    }
    for (const query of [
      '__proto__[isAdmin]=1',
      'constructor.prototype.isAdmin=1',
      '__proto__=1',
      'hasOwnProperty=1',
    ]) {
      expect((await world.rest(caller, 'GET', `/contacts?${query}`)).status).toBe(200);
    }
    expect([polluted().isAdmin, polluted().kind]).toEqual([undefined, undefined]);
  });

  it('refuses a query parameter that occurs twice, and names it', async () => {
    for (const [list, name, value] of [
      ['/contacts', 'search', 'a'],
      ['/contacts', 'division_id', path.divisionId],
      ['/contacts', 'is_active', 'true'],
      ['/notices', 'type', 'lien'],
      ['/notices', 'state', 'CA'],
      ['/notices', 'updated_since', '2026-01-01T00:00:00Z'],
    ] as const) {
      const answer = await world.rest(caller, 'GET', `${list}?${name}=${value}&${name}=${value}`);
      expect([name, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([name, 422, [name]]);
    }
    for (const name of ['page', 'per_page']) {
      const answer = await world.rest(caller, 'GET', `/contacts?${name}=1&${name}=2`);
      expect([name, answer.status]).toEqual([name, 200]);
    }
  });
});

/** The answers in the bytes that a connection received. */
function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [line, ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    answers.push({ status: Number(line!.split(' ')[1]), headers, body: JSON.parse(body || '{}') });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
