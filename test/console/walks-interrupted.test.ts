/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, openBrowser } from '../support/browser/browser.js';
import { type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { signIn } from '../support/records/people.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';
import { type Step, steps } from './steps-of-walks.js';

const site = shareSite();
const browser = openBrowser();

describe('a step of a walk', () => {
  let caller: Caller;
  let made: GoldenPath;
  const rows = async (from: string) => (await site.world.sql(`select 1 from ${from}`, [caller.organizationId])).length;

  async function begin(step: Step): Promise<Page> {
    const record = await step.prepare?.(site.world, caller, made);
    const page = await browser.openPage(site, { signedInAs: caller });
    await step.begin(page, `/console/${caller.organizationId}/live`, made, record ?? '');
    return page;
  }
  const lost = (page: Page) => page.getByText('The service cannot be reached.').first().waitFor();

  beforeEach(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
    made = await goldenPath(site.world, caller);
    await generate(site.world, caller, made.waiverId, { documentable_type: 'waiver', type: 'waiver' });
  });

  const names = Object.keys(steps).map((name) => [name] as const);

  it.each(names)('keeps what was typed for %s while the service is away, and is done once', async (name) => {
    const step = steps[name]!;
    const page = await begin(step);
    const before = await rows(step.made);
    let attempts = 0;
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, step.operation)) return route.fallback();
      attempts += 1;
      if (attempts > 2) return route.fallback();
      // It does not arrive, and then its answer does not.
      if (attempts === 2) await route.fetch();
      return route.abort();
    });
    await step.press(page);
    await lost(page);
    await step.isKept(page);
    expect([attempts, await rows(step.made)]).toEqual([1, before]);
    await step.press(page);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await lost(page);
    expect([attempts, await rows(step.made)]).toEqual([2, before + 1]);
    await step.press(page);
    await step.isDone(page);
    // The page may have learned by an event that it is done.
    expect(attempts).toBeGreaterThanOrEqual(2);
    expect(await rows(step.made)).toBe(before + 1);
    browser.takeProblems(page);
  });

  it.each(names)(
    'keeps what was typed for %s when the session ends, and goes on after another sign-in',
    async (name) => {
      const step = steps[name]!;
      const page = await begin(step);
      const before = await rows(step.made);
      await site.world.sql('delete from sessions where user_id = $1', [caller.userId]);
      await step.press(page);
      await page.getByRole('link', { name: 'Sign in again' }).first().waitFor();
      await step.isKept(page);
      expect(await rows(step.made)).toBe(before);
      const { secret } = await signIn(site.world, caller);
      await page
        .context()
        .addCookies([{ name: 'cps_session', value: secret, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
      await step.press(page);
      await step.isDone(page);
      expect(await rows(step.made)).toBe(before + 1);
      browser.takeProblems(page);
    },
  );
});
