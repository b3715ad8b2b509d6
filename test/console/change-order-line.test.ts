/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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

describe('the line of a change order', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeEach(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });

  const dialog = (page: Page) => page.getByRole('dialog');
  const line = (page: Page) => dialog(page).getByLabel('Its line in the schedule');
  const open = async (id = made.payApplicationId) => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/pay-applications/${id}`);
    return page;
  };
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save the change order' }).click();
  const isSaved = (page: Page) => dialog(page).waitFor({ state: 'detached' });
  const list = (...orders: object[]) =>
    site.world.send(caller, 'PUT', `/pay-applications/${made.payApplicationId}`, { change_orders: orders });
  const executed = { number: 'CO-01', amount: '4500.00', approved_on: '2026-03-15' };
  const edit = (page: Page) => page.getByRole('button', { name: 'Edit change order CO-01' }).click();
  const linesOf = async () => {
    const { body } = await site.world.rest(caller, 'GET', `/sovs/${made.sovId}`);
    return body.data.lines.map((one: Record<string, unknown>) => [one.item_number, one.change_order_number]);
  };
  const fill = async (page: Page, number: string) => {
    await page.getByRole('button', { name: 'Add a change order', exact: true }).click();
    await dialog(page).getByLabel('Number (required)').fill(number);
    await dialog(page).getByLabel('Amount (required)').fill('500');
    await dialog(page).getByLabel('Executed on').fill('2026-03-16');
  };

  it('is added when the order was saved before, and takes a number that no item has', async () => {
    const { lines } = (await site.world.rest(caller, 'GET', `/sovs/${made.sovId}`)).body.data;
    const items = lines.map((one: object, index: number) => ({ ...one, item_number: ['1', '3'][index] }));
    await site.world.send(caller, 'PUT', `/sovs/${made.sovId}`, { lines: items });
    await list(executed);
    const page = await open();
    await edit(page);
    await line(page).fill('Extra pier');
    await save(page);
    await isSaved(page);
    expect(await linesOf()).toEqual([
      ['1', null],
      ['3', null],
      ['4', 'CO-01'],
    ]);
  });

  it('keeps its number when the new one is that of another order', async () => {
    await list(executed);
    const page = await open();
    await edit(page);
    await line(page).fill('Extra pier');
    await save(page);
    await isSaved(page);
    await list(executed, { number: 'CO-02', amount: '500.00', approved_on: null });
    await page.getByRole('button', { name: 'Edit change order CO-02' }).waitFor();
    const before = await linesOf();
    await edit(page);
    await dialog(page).getByLabel('Number (required)').fill('CO-02');
    await save(page);
    await dialog(page).getByText('Another change order has the number CO-02.').waitFor({ timeout: 10_000 });
    expect(await linesOf()).toEqual(before);
    await dialog(page).getByLabel('Number (required)').fill('CO-03');
    await save(page);
    await isSaved(page);
    expect((await linesOf()).at(-1)?.at(1)).toBe('CO-03');
  });

  it('is not asked for before the orders of earlier applications have theirs', async () => {
    await list(executed);
    for (const status of ['submitted', 'under_review', 'approved'])
      await site.world.send(caller, 'POST', `/pay-applications/${made.payApplicationId}/transition`, { status });
    const next = await site.world.send(caller, 'POST', '/pay-applications', {
      project_id: made.projectId,
      sov_id: made.sovId,
      period_to: '2026-04-30',
    });
    const page = await open(next.id);
    await fill(page, 'CO-02');
    await dialog(page)
      .getByText('Change order CO-01 is worth 4,500.00, but its lines in the schedule of values add up to 0.00.')
      .waitFor();
    expect(await line(page).count()).toBe(0);
    await expectNoAxeFindings(page);
    await save(page);
    await isSaved(page);
    expect(await linesOf()).toEqual([
      ['1', null],
      ['2', null],
    ]);
  });

  it('is not asked for of an order that counts in a later period', async () => {
    const page = await open();
    await fill(page, 'CO-02');
    await line(page).waitFor();
    await dialog(page).getByLabel('Executed on').fill('2026-04-01');
    await line(page).waitFor({ state: 'detached' });
  });

  it('does not hide what is wrong with the order after it was refused', async () => {
    const page = await open();
    await fill(page, 'CO-02');
    await line(page).fill('x'.repeat(10_001));
    await save(page);
    await dialog(page).getByText('10000 characters').first().waitFor();
    await line(page).fill('');
    await dialog(page).getByLabel('Amount (required)').fill('1.234');
    await save(page);
    await dialog(page).locator('[aria-invalid="true"]').and(dialog(page).getByLabel('Amount (required)')).waitFor();
    expect(await dialog(page).getByText('10000 characters').count()).toBe(0);
    expect(browser.takeProblems(page)).toContainEqual(expect.stringContaining('422'));
  });

  it('gets the number that its order gets, as long as no submitted application bills it', async () => {
    await list(executed);
    const page = await open();
    await edit(page);
    await line(page).fill('Extra pier');
    await save(page);
    await isSaved(page);
    await edit(page);
    await dialog(page).getByLabel('Number (required)').fill('CO-1');
    await dialog(page).getByText('Its lines in the schedule of values get this number, too.').waitFor();
    await expectNoAxeFindings(page);
    await save(page);
    await isSaved(page);
    await page.getByRole('cell', { name: 'CO-1', exact: true }).first().waitFor();
    expect((await linesOf()).at(-1)).toEqual(['3', 'CO-1']);
    const path = `/pay-applications/${made.payApplicationId}`;
    const { body } = await site.world.rest(caller, 'GET', path);
    expect(body.data.change_orders).toEqual([{ ...executed, number: 'CO-1' }]);
    expect(body.data.g702).toMatchObject({ contract_sum_to_date: '129500.00' });
    for (const status of ['submitted', 'under_review', 'approved'])
      await site.world.send(caller, 'POST', `${path}/transition`, { status });
    const next = await site.world.send(caller, 'POST', '/pay-applications', {
      project_id: made.projectId,
      sov_id: made.sovId,
      period_to: '2026-04-30',
      change_orders: [{ ...executed, number: 'CO-1' }],
    });
    const other = await open(next.id);
    await other.getByRole('button', { name: 'Edit change order CO-1' }).click();
    await dialog(other).getByLabel('Number (required)').fill('CO-9');
    await save(other);
    await dialog(other)
      .getByText(/change order number of item 3 cannot change, because a submitted pay application bills the item/)
      .first()
      .waitFor();
    browser.takeProblems(other);
  });

  it('is not asked for again when the order gets another number', async () => {
    await list(executed);
    const page = await open();
    await edit(page);
    await line(page).fill('Extra pier');
    await save(page);
    await isSaved(page);
    await edit(page);
    await dialog(page).getByLabel('Number (required)').fill('CO-07');
    expect(await line(page).count()).toBe(0);
  });
});
