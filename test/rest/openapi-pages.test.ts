import { describe, expect, it } from '@jest/globals';
import { explanations } from '../../src/errors/explanations.js';
import { errorTable } from '../../src/errors/table.js';
import { shareWorld } from '../support/worlds/world.js';

describe('the pages about errors', () => {
  const world = shareWorld();
  const get = (url: string) => world.app.server.inject({ method: 'GET', url });

  it.each(Object.keys(errorTable) as Array<keyof typeof errorTable>)('explain %s', async (code) => {
    const page = await get(`/docs/errors/${code.toLowerCase()}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const words = page.body
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    const { when, remedy } = explanations[code];
    for (const text of [errorTable[code].title, String(errorTable[code].status), when, remedy]) {
      expect(words).toContain(text.replaceAll('`', ''));
    }
    // The page loads nothing from elsewhere.
    expect(page.body).not.toMatch(/src=|<link|<script|https?:/);
  });

  it('are listed in an index that links to them', async () => {
    const index = await get('/docs/errors');
    const links = [...index.body.matchAll(/href="(\/docs\/errors\/[a-z_]+)"/g)].map(([, href]) => href!);
    expect(links).toHaveLength(Object.keys(errorTable).length);
    for (const link of links) expect((await get(link)).statusCode).toBe(200);
  });

  it('are at the doc_url of an error', async () => {
    const { body } = await world.rest(null, 'GET', '/divisions');
    const page = await get(new URL(body.doc_url).pathname);
    expect(page.body).toContain('Unauthenticated.');
  });

  it.each(['nothing', 'constructor', '__proto__', '%3Cscript%3E'])('do not exist for %s', async (code) => {
    const answer = await get(`/docs/errors/${code}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});
