/** @sampled cases */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser/browser.js';
import { sample, takesAll } from '../support/jest/sample.js';
import { openDemoSite } from '../support/worlds/demo-site.js';
import { crawl, type Visit } from './crawl.js';

const site = openDemoSite();
const browser = openBrowser();
const least = takesAll ? 15 : 4;

describe('every page of the console that a link leads to', () => {
  let visits: Visit[];
  beforeAll(async () => {
    const openTab = () => browser.openPage(site, { signedInAs: site.owner });
    const tabs = [await openTab(), await openTab(), await openTab()];
    visits = await crawl(browser, tabs, sample);
    for (const tab of tabs) await tab.close();
  }, 1_800_000);

  it(`exists, with at least ${least} in all and one in the sandbox`, () => {
    expect(visits.filter(({ isMissing }) => isMissing)).toEqual([]);
    expect(visits.length).toBeGreaterThanOrEqual(least);
    expect(visits.map(({ page }) => page)).toContainEqual(expect.stringMatching(/ in the sandbox$/));
  });

  it('has no error, a title, one heading, visible focus everywhere, no axe finding, and fits 320 pixels', () => {
    expect(visits.filter(({ findings }) => findings.length > 0)).toEqual([]);
  });
});
