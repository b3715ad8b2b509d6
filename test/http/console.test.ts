import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import type * as texts from '../../src/graphql/document-texts.js';
import type * as files from '../../src/http/console.js';
import { built } from '../support/built.js';
import { openWorld } from '../support/world.js';

const { DocumentTexts } = await built<typeof texts>('graphql/document-texts.js');
const { mountConsole } = await built<typeof files>('http/console.js');

describe('the files of the console', () => {
  const world = openWorld();
  const get = (url: string, headers: Record<string, string> = {}) =>
    world.app.server.inject({ method: 'GET', url, headers });
  const scriptOf = async () => /src="(\/console\/assets\/[^"]+\.js)"/.exec((await get('/console')).body)![1]!;

  it('are one page under every address, which may load files of this service only', async () => {
    const pages = await Promise.all(
      ['/console', '/console/', '/console/any/live/projects?status=ACTIVE'].map((url) => get(url)),
    );
    for (const page of pages) {
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(page.body).toBe(pages[0]!.body);
    }
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('are sent as they were compressed by the build: %s', async (wanted, coding) => {
    const answer = await get(await scriptOf(), { 'accept-encoding': wanted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are not found under another name, or above their folder', async () => {
    for (const url of ['/console/assets/missing.js', '/console/assets/..%2Fhash', '/console/assets/../../hash']) {
      const answer = await get(url);
      expect([url, answer.statusCode === 200 && !answer.body.includes('<div id="app">')]).toEqual([url, false]);
    }
  });

  it('are missing where the console was not built: the service then has the APIs alone', async () => {
    const server = fastify();
    expect(await mountConsole(server, '/nowhere')).toBeUndefined();
    for (const url of ['/console', '/console/any/live/today'])
      expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404);
    await server.close();
    const texts = await DocumentTexts.load('/nowhere/documents.json');
    expect(await texts.get('apq:any')).toBeUndefined();
    await texts.set('apq:any', '{ viewer { id } }');
    expect(await texts.get('apq:any')).toBe('{ viewer { id } }');
  });

  it('are where a browser is sent from the first address; a program is sent to the list of routes', async () => {
    const browser = await get('/', { accept: 'text/html,application/xhtml+xml' });
    expect([browser.statusCode, browser.headers.location]).toEqual([302, '/console']);
    const program = await get('/', { accept: 'application/json' });
    expect([program.statusCode, program.headers.location]).toEqual([302, '/api']);
  });
});
