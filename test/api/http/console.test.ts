import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { DocumentTexts } from '../../../src/api/graphql/document-texts.js';
import { mountConsole } from '../../../src/api/http/console.js';
import { stripeSettings } from '../../support/fakes/stripe-events.js';
import { openWorld, shareWorld, type World } from '../../support/worlds/world.js';

describe('the files of the console', () => {
  const world = shareWorld();
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
      // They differ in the code that is loaded with the first script.
      const shared = (body: string) => body.replace(/<link rel="modulepreload"[^>]*>/g, '');
      expect(shared(page.body)).toBe(shared(pages[0]!.body));
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

  it('are named by the document of the page that needs them', async () => {
    const preloads = async (url: string) =>
      [
        ...(await get(url)).body.matchAll(
          // The hash has eight characters, and a hyphen can be one of them.
          /<link rel="modulepreload"[^>]*href="\/console\/assets\/([\w-]+)-[\w-]{8}\.js"/g,
        ),
      ].map(([, name]) => name);
    const scope = '/console/0198c0de-0000-7000-8000-000000000000/live';
    const shared = await preloads(`${scope}/no-such-page`);
    expect(await preloads('/console')).toEqual(expect.arrayContaining([...shared, 'today']));
    expect(await preloads(`${scope}/today?week=overdue`)).toEqual(await preloads('/console'));
    for (const page of ['notices/1', 'claims/1', 'waivers', 'waivers/requests']) {
      expect(await preloads(`${scope}/${page}`)).toEqual(expect.arrayContaining([...shared, 'trade']));
    }
    for (const url of ['/console/developers/graphql', `${scope}x/notices`, `${scope}/__proto__`]) {
      expect(await preloads(url)).toEqual(shared);
    }
  });

  it('are not found under another name, or above their folder', async () => {
    for (const url of ['/console/assets/missing.js', '/console/assets/..%2Fhash', '/console/assets/../../hash']) {
      const answer = await get(url);
      expect([url, answer.statusCode === 200 && !answer.body.includes('<div id="app">')]).toEqual([url, false]);
    }
  });

  it('are missing where the console was not built: the service then has the APIs alone', async () => {
    const server = fastify();
    expect(await mountConsole(server, { folder: '/nowhere' })).toBeUndefined();
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

describe('the page of the console that takes a card', () => {
  const withStripe = openWorld(stripeSettings('http://localhost:9'));
  const without = shareWorld();
  const organization = '0198c0de-0000-7000-8000-000000000000';
  const policyOf = async (world: World, url: string) =>
    String((await world.app.server.inject({ method: 'GET', url })).headers['content-security-policy']);

  it('may load the form of Stripe, and no other page may', async () => {
    const page = `/console/${organization}/live/account/plan/pay`;
    const strict = await policyOf(withStripe, '/console');
    expect(strict).not.toContain('stripe');
    for (const url of [page, `${page}?credits=100`]) {
      const policy = await policyOf(withStripe, url);
      expect(policy).toContain(strict);
      expect(policy).toContain("script-src 'self' https://js.stripe.com;");
      expect(policy).not.toContain('unsafe');
    }
    for (const url of [
      page.replace('live', 'sandbox'),
      page.replace('/pay', ''),
      page.replace(organization, 'any'),
      `${page}/more`,
      `/console/x${page}`,
      page.replace('pay', '%70ay'),
      `/console/${organization}/live/projects?from=/account/plan/pay`,
    ])
      expect([url, await policyOf(withStripe, url)]).toEqual([url, strict]);
    expect(await policyOf(without, page)).toBe(strict);
  });
});
