/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a change order that is executed', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const sumsOf = async () => {
    const { body } = await site.world.rest(caller, 'GET', `/pay-applications/${made.payApplicationId}`);
    const { g702, g703 } = body.data as {
      g702: { contract_sum_to_date: string };
      g703: { scheduled_value: string; change_order_number: string | null }[];
    };
    const cents = g703.reduce((sum, line) => sum + Math.round(Number(line.scheduled_value) * 100), 0);
    return { lineThree: g702.contract_sum_to_date, columnC: (cents / 100).toFixed(2) };
  };
  const add = async (page: Page, number: string, amount: string) => {
    await button(page, 'Add a change order').click();
    await dialog(page).getByLabel('Number (required)').fill(number);
    await dialog(page).getByLabel('Amount (required)').fill(amount);
    expect(await dialog(page).getByLabel('Its line in the schedule').count()).toBe(0);
    await dialog(page).getByLabel('Executed on').fill('2026-03-15');
  };

  it('is named before the submission when the schedule has no line for it, and the submission can go on', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/pay-applications/${made.payApplicationId}`);
    await button(page, 'Submit').click();
    await dialog(page).getByText('Current payment due').waitFor();
    expect(await dialog(page).getByText('column C').count()).toBe(0);
    await button(page, 'Cancel').click();
    await add(page, 'CO-01', '4,500.00');
    await button(page, 'Save the change order').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await sumsOf()).toEqual({ lineThree: '129500.00', columnC: '125000.00' });
    await button(page, 'Submit').click();
    await dialog(page)
      .getByText(
        /^Line 3 is 129,500\.00, and column C adds up to 125,000\.00: the schedule of values has no line for 4,500\.00\./,
      )
      .waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'change-order-without-line');
    await button(page, 'Cancel').click();
    await button(page, 'Remove change order CO-01').click();
    await dialog(page).getByRole('button', { name: 'Remove it' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('asks for its line of the schedule, so that column C stays equal to line 3', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/pay-applications/${made.payApplicationId}`);
    await add(page, 'CO-02', '4,500.00');
    await dialog(page).getByLabel('Its line in the schedule').fill('Extra pier');
    await expectNoAxeFindings(page);
    await pictures(page, 'change-order-line');
    await button(page, 'Save the change order').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Extra pier').first().waitFor();
    expect(await sumsOf()).toEqual({ lineThree: '129500.00', columnC: '129500.00' });
    await button(page, 'Submit').click();
    await dialog(page).getByText('Current payment due').waitFor();
    expect(await dialog(page).getByText('column C').count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Submitted', { exact: true }).waitFor();
  });
});
