/** @sampled files */
import { expect, it } from '@jest/globals';
import { openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

const paths = [
  ...[
    'today',
    'projects',
    'notices',
    'waivers',
    'waivers/requests',
    'claims',
    'billing/pay-applications',
    'billing/schedules',
  ],
  ...['account/contacts', 'account/divisions', 'account/companies', 'developers/tokens', 'developers/webhooks'],
];

it('leads with at most one blue button on every page of an organization that has nothing yet', async () => {
  const caller = await site.world.caller();
  await site.world.makeRoom(caller);
  const page = await browser.openPage(site, { signedInAs: caller });
  const base = `/console/${caller.organizationId}/live`;
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(`${base}/${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const primary = await page.locator('main :is(a, button).bg-accent:visible').allTextContents();
    if (primary.length > 1) wrong.push(`${path}: ${primary.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  await page.goto(`${base}/developers/webhooks`, { waitUntil: 'networkidle' });
  await pictures(page, 'webhooks-empty');
});
