import { beforeAll, describe, expect, it } from '@jest/globals';
import { AskingPayer, readSeen } from '../support/records/link-pages.js';
import { openWorld } from '../support/worlds/world.js';

interface Visit {
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string | undefined>;
  payload?: string;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** What opens the links of e-mails without a person: by the address of the page and the id of the request. */
const patterns: Record<string, (path: string, id: string, seen: string) => Visit[]> = {
  'a GET of the page': (path) => [{ path }],
  'a HEAD of the page': (path) => [{ method: 'HEAD', path }],
  'an OPTIONS, as before a request of another site': (path) => [
    {
      method: 'OPTIONS',
      path,
      headers: { origin: 'https://scanner.example', 'access-control-request-method': 'POST' },
    },
  ],
  'a page that is loaded in advance': (path) => [
    { path, headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } },
    { path, headers: { 'x-moz': 'prefetch' } },
  ],
  'a bot that shows a preview of links': (path) => [
    {
      path,
      headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', range: 'bytes=0-32768' },
    },
  ],
  'a scanner with the name of a browser, which loads the style and the script too': (path) => [
    { path, headers: { 'user-agent': chrome, accept: 'text/html' } },
    { path: '/w/style.css', headers: { 'user-agent': chrome } },
    { path: '/w/page.js', headers: { 'user-agent': chrome } },
  ],
  'a scanner that follows every address of the page with a GET': (path, id) =>
    [
      'view',
      'sign',
      'decline',
      'counter',
      'forward',
      'confirm-payment',
      'release',
      'withdraw',
      'upload',
      'copy',
      'statement',
      'send-code',
    ].map((act) => ({
      path: `${path.replace('/w?', `/w/${act}?`)}&request=${id}`,
    })),
  'a GET of the PDF': (path, id) => [{ path: `${path.replace('/w?', '/w/document?')}&request=${id}` }],
  'a HEAD of the PDF': (path, id) => [{ method: 'HEAD', path: `${path.replace('/w?', '/w/document?')}&request=${id}` }],
  'a POST without a body to the page and its addresses': (path, id) => [
    { method: 'POST', path },
    ...['view', 'sign', 'decline', 'upload'].map(
      (act): Visit => ({ method: 'POST', path: `${path.replace('/w?', `/w/${act}?`)}&request=${id}` }),
    ),
  ],
  'a POST without the token, or with a part of it': (path, id, seen) => [
    { method: 'POST', path: `/w/view?request=${id}`, headers: form, payload: `seen=${seen}` },
    {
      method: 'POST',
      path: `${path.slice(0, -9).replace('/w?', '/w/view?')}&request=${id}`,
      headers: form,
      payload: `seen=${seen}`,
    },
  ],
  'a POST with empty fields, in both formats, and a PUT': (path, id, seen) => {
    const address = `${path.replace('/w?', '/w/sign?')}&request=${id}`;
    return [
      { method: 'POST', path: address, headers: form, payload: 'name=&consent=' },
      { method: 'POST', path: address, headers: { 'content-type': 'application/json' }, payload: '{}' },
      { method: 'PUT', path: address, headers: form, payload: `seen=${seen}` },
    ];
  },
};

describe('the page of a waiver request', () => {
  const world = openWorld();
  let id: string;
  let path: string;
  let seen: string;
  beforeAll(async () => {
    const payer = await AskingPayer.open(world);
    const link = await payer.askByLink();
    ({ requestId: id, path } = link);
    seen = await readSeen(world, link.act('view'));
  });

  const visit = ({ method = 'GET', path: url, headers = {}, payload }: Visit) =>
    world.app.server.inject({
      method,
      url,
      headers: headers as Record<string, string>,
      ...(payload !== undefined && { payload }),
    });
  const readState = async () =>
    (
      await world.sql(
        `select r.status, r.viewed_at, (select count(*)::int from waiver_request_links where waiver_request_id = r.id and seen_at is not null) as seen
         from waiver_requests r where id = $1`,
        [id],
      )
    )[0];

  it('has twelve patterns of visits without a person', () => {
    expect(Object.keys(patterns)).toHaveLength(12);
  });

  it.each(Object.keys(patterns))('is not viewed by %s', async (pattern) => {
    for (const each of patterns[pattern]!(path, id, seen)) {
      const { statusCode } = await visit(each);
      expect(statusCode).toBeLessThan(500);
    }
    expect(await readState()).toEqual({ status: 'requested', viewed_at: null, seen: 0 });
  });

  it('is not viewed by a form of another site', async () => {
    const address = `${path.replace('/w?', '/w/view?')}&request=${id}`;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]) {
      const { statusCode } = await visit({
        method: 'POST',
        path: address,
        headers: { ...form, ...headers },
        payload: `seen=${seen}`,
      });
      expect(statusCode).toBe(403);
    }
    expect(await readState()).toEqual({ status: 'requested', viewed_at: null, seen: 0 });
  });

  it('is viewed once its own script says so', async () => {
    const address = `${path.replace('/w?', '/w/view?')}&request=${id}`;
    const headers = { ...form, 'sec-fetch-site': 'same-origin', origin: 'null' };
    const { statusCode, body } = await visit({ method: 'POST', path: address, headers, payload: `seen=${seen}` });
    expect([statusCode, body]).toEqual([204, '']);
    expect(await readState()).toEqual({ status: 'viewed', viewed_at: expect.anything(), seen: 1 });
  });
});
