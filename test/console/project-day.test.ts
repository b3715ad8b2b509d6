/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser/browser.js';
import { billing } from '../support/records/billing.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

/** The seconds until it is 3:00 UTC: on Guam it is the day after that of New York, where the browser is. */
function secondsToEvening(now: number): number {
  const day = 86_400;
  const since = Math.floor(now / 1000) % day;
  return (3 * 3600 - since + day) % day || day;
}

/** Waits until a field has a value, in the page. */
const becomes = (field: unknown, value: string) =>
  new Promise<void>((resolve) => {
    const look = () => ((field as { value: string }).value === value ? resolve() : void setTimeout(look, 50));
    look();
  });

describe('the day in forms', () => {
  it('is that of the project', async () => {
    const caller = await site.world.caller();
    const sandbox = await site.world.sandboxOf(caller);
    const job = await billing(site.world, sandbox, ['10000']);
    await job.made(job.rest('PATCH', `/projects/${job.projectId}`, { state: 'GU' }));
    const lines = [job.entry('1', { work_completed_this_period: '1000' })];
    const { id } = await job.made(job.create({ period_to: '2026-01-31', retainage_percent: 10, lines }));
    await job.advance(id, 'submitted', 'under_review', 'approved');
    const ahead = secondsToEvening(Date.now());
    await job.made(job.rest('POST', '/sandbox/clock', { advance: `PT${ahead}S` }));
    const dayIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + ahead * 1000);
    const [there, here] = [dayIn('Pacific/Guam'), dayIn('America/New_York')];
    expect(there > here).toBe(true);

    const page = await browser.openPage(site, { signedInAs: sandbox });
    const start = `/console/${sandbox.organizationId}/sandbox`;
    await page.goto(`${start}/billing/pay-applications/${id}`);
    await page.getByRole('button', { name: 'Record a payment' }).click();
    expect(await page.getByLabel('Received on (required)').inputValue()).toBe(there);

    for (const [path, label] of [
      ['/notices/new', 'Date of the notice (required)'],
      ['/claims/new', 'Date of the claim (required)'],
    ] as const) {
      await page.goto(start + path);
      expect(await page.getByLabel(label).inputValue()).toBe(here);
      await page.goto(`${start}${path}?project=${job.projectId}`);
      await page.getByLabel(label).evaluate(becomes, there);
    }
  });
});
