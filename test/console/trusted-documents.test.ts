/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the operations of the console', () => {
  let owner: Caller;
  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
  });

  const sent = (page: Page): Json[] => {
    const bodies: Json[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql') && request.method() === 'POST') bodies.push(request.postDataJSON());
    });
    return bodies;
  };
  const open = (page: Page) => page.goto(`/console/${owner.organizationId}/live/developers/webhooks`);

  it('are sent by their hash, which the service knows from its start', async () => {
    const page = await browser.openPage(site, { signedInAs: owner });
    const bodies = sent(page);
    await open(page);
    await page.getByText('No endpoint yet').waitFor();
    expect(bodies.map(({ operationName }) => operationName)).toEqual(expect.arrayContaining(['Viewer', 'Webhooks']));
    for (const body of bodies) {
      expect(body.extensions.persistedQuery.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
      expect(body.query).toBeUndefined();
    }
  });

  it('are sent as texts to a service that does not know the hash', async () => {
    const page = await browser.openPage(site, { signedInAs: owner });
    const bodies = sent(page);
    await page.route('**/graphql', (route) => {
      const body = route.request().postDataJSON() as Json;
      // As if the page were of another version than the service.
      if (!body.query) body.extensions.persistedQuery.sha256Hash = '0'.repeat(64);
      return route.continue({ postData: JSON.stringify(body) });
    });
    await open(page);
    await page.getByText('No endpoint yet').waitFor();
    const texts = bodies.filter(({ query }) => query !== undefined);
    expect(texts.map(({ operationName }) => operationName)).toEqual(expect.arrayContaining(['Viewer', 'Webhooks']));
  });
});
