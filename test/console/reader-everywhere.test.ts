/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser.js';
import { kindOf, linksOf, open } from '../support/browser/linked-pages.js';
import { openDemoSite } from '../support/worlds/demo-site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openDemoSite();
const browser = openBrowser();

/** What a reader may press: what shows more of the records, and what is the person's own. */
const ofReading =
  /^(More filters|Export|Show|Compare|Download statement|View the change of|Pause|Refresh|Run|Copy|Zoom|Fit to|Print|Full screen|Previous|Next|Today|Go to the sandbox)/;
/** A reader’s saved filters are their own. */
const ofPerson = /^(Save this filter|Change name|New passkey|End session of|Leave the organization)/;

/** The buttons of a page but those that order a table, choose a day, a week or an amount to look at, or lead through a reference. */
const buttonsOf = (page: Page) =>
  page
    .locator('main button:not(th button, [role="grid"] button, [aria-pressed], details button)')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));

describe('a member who only reads', () => {
  let reader: Caller;
  beforeAll(async () => {
    reader = await site.world.caller({ organizationId: site.owner.organizationId });
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
  });

  it('reads so on every page that a link leads to, and finds no form and no button that changes a record', async () => {
    const page = await browser.openPage(site, { signedInAs: reader });
    const pathOf = (address: string) => kindOf(new URL(address)).split('?')[0]!.replace('/console/:id', '');
    const addresses = [`${site.url}/console/${reader.organizationId}/live/today`];
    const seen = new Set(addresses.map(pathOf));
    const findings: string[] = [];
    for (const address of addresses) {
      const path = pathOf(address);
      await open(page, address);
      for (const link of await linksOf(page)) {
        if (seen.has(pathOf(link))) continue;
        seen.add(pathOf(link));
        addresses.push(link);
      }
      const band = page.getByRole('complementary', { name: 'Your role' });
      if ((await band.count()) !== 1) findings.push(`${path} does not say what the reader may not do.`);
      // What is compared is not saved.
      const forms = path.endsWith('/compare') ? 0 : await page.locator('main form').count();
      if (forms > 0) findings.push(`${path} has a form.`);
      const others = (await buttonsOf(page)).filter((name) => !ofReading.test(name) && !ofPerson.test(name));
      if (others.length > 0) findings.push(`${path} has ${others.join(', ')}.`);
    }
    expect(findings).toEqual([]);
    expect(addresses.length).toBeGreaterThan(35);
  }, 300_000);
});
