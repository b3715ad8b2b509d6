/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readPdf } from '../pdf/pdf-text.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { threadTime } from '../support/browser/thread-time.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

const lineCount = 300;
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const scheduledOf = (line: number) => 1_000 + line * 7.25;

describe('a month on a schedule of 300 lines, from the spreadsheet to the payment', () => {
  let caller: Caller;
  let architect: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller({ name: 'Bay Concrete' });
    architect = await site.world.caller({ name: 'Harbor Architects' });
    await site.world.makeRoom(caller);
    made = await goldenPath(site.world, caller);
  }, 60_000);

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const summaryOf = (page: Page) =>
    page.getByRole('region', { name: 'Summary (G702)' }).getByRole('definition').allTextContents();
  const saved = (page: Page) => page.getByText('All changes are saved').waitFor();

  it('is billed, certified and read by another company, with the same figures on the screen and in the PDF', async () => {
    const contract = Array.from({ length: lineCount }, (_, index) => scheduledOf(index + 1)).reduce(
      (sum, one) => sum + one,
    );
    const project = { ...bodies.project, division_id: made.divisionId };
    const answer = await site.world.rest(caller, 'POST', '/projects', {
      ...project,
      name: 'Harbor Tower',
      contract_amount: contract.toFixed(2),
      retainage_percent: '10',
      date_contract: '2025-12-01',
    });
    expect(answer.status).toBe(201);
    const owner = { project_id: answer.body.data.id, organization_id: made.ownerId, role: 'owner' };
    expect((await site.world.rest(caller, 'POST', '/parties', owner)).status).toBe(201);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/schedules`);
    await page.getByRole('link', { name: 'Import a CSV file' }).click();
    await chooseProject(page, 'Harbor Tower');
    const rows = Array.from({ length: lineCount }, (_, index) => {
      const value = money.format(scheduledOf(index + 1));
      // A formula that was not calculated, and an amount that is none.
      return `${index + 1};"Façade, bay ${index + 1}";"${index === 4 ? '=SUM(A1:A3)' : index === 7 ? `about ${value}` : value}"`;
    });
    const csv = Buffer.from(`Item;Description of work;Scheduled value\r\n${rows.join('\r\n')}\r\n`, 'latin1');
    await page.getByLabel('CSV file').setInputFiles({ name: 'harbor.csv', mimeType: 'text/csv', buffer: csv });
    await page.getByRole('heading', { name: 'Correct 2 rows' }).waitFor();
    await page.getByLabel('Row 6, Scheduled value').fill(money.format(scheduledOf(5)));
    await page.getByLabel('Row 9, Scheduled value').fill(money.format(scheduledOf(8)));
    await button(page, `Import ${lineCount} lines`).click();
    await page.getByRole('heading', { name: 'harbor', exact: true }).waitFor();
    await page.getByRole('cell', { name: 'Façade, bay 1', exact: true }).waitFor();
    await pictures(page, 'month-schedule');

    await button(page, 'Edit the lines').click();
    const first = page.getByLabel('Description, line 1', { exact: true });
    await first.waitFor();
    await pictures(page, 'month-lines');
    await first.fill('');
    const keys = 'Stair 1 to 10';
    const took = await threadTime(page, () => page.keyboard.type(keys));
    const each = took / keys.length;
    process.stdout.write(`A key in ${lineCount} lines takes ${each.toFixed(1)} ms of the page's thread.\n`);
    expect(each).toBeLessThan(50);
    await button(page, 'Save the lines').click();
    await page.getByRole('cell', { name: keys, exact: true }).waitFor();
    await button(page, 'Activate').click();
    await button(page, 'Activate it').click();
    await page.getByText('Active', { exact: true }).waitFor();

    await button(page, 'New pay application').click();
    await page.getByLabel('Period to (required)').fill('2026-01-31');
    await button(page, 'Create the draft').click();
    await page.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+Home');
    for (let column = 0; column < 5; column += 1) await page.keyboard.press('ArrowRight');
    const block = Array.from({ length: lineCount }, (_, index) => {
      const work = money.format(Math.round(scheduledOf(index + 1) * 25) / 100);
      return index % 3 === 0 ? `${work}\t12.50` : index % 3 === 1 ? work : `\t${money.format(index)}`;
    });
    const start = Date.now();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, block.join('\r\n'));
    await saved(page);
    process.stdout.write(`A block of ${lineCount} lines is saved after ${Date.now() - start} ms.\n`);
    await button(page, 'Add a change order').click();
    await dialog(page).getByLabel('Number (required)').fill('CO-1');
    await dialog(page).getByLabel('Amount (required)').fill('-1,500.00');
    await dialog(page).getByLabel('Executed on').fill('2026-01-15');
    await button(page, 'Save the change order').click();
    await dialog(page).waitFor({ state: 'detached' });
    await pictures(page, 'month-sheet');

    await button(page, 'Submit').click();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Submitted', { exact: true }).waitFor();
    await button(page, 'Start the review').click();
    await dialog(page).getByRole('button', { name: 'Start the review' }).click();
    await button(page, 'Certify').click();
    await dialog(page).getByRole('button', { name: 'Certify' }).click();
    await page.getByText('Approved', { exact: true }).waitFor();
    await button(page, 'Share with a company').click();
    await dialog(page).getByLabel('By the customer number of their organization').check();
    await dialog(page).getByLabel('Customer number (required)').fill(architect.organizationId);
    await dialog(page).getByLabel('Role').selectOption({ label: 'Design professional' });
    await dialog(page).getByRole('button', { name: 'Share it' }).click();
    await page.getByText('Invited', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Generate for \d/ }).click();
    await page.getByText('The document is generated.').waitFor();
    const link = page.getByRole('link', { name: /\.pdf$/ });
    const pdf = await readPdf(await (await page.request.get((await link.getAttribute('href'))!)).body());
    const summary = await summaryOf(page);
    const sheet = await copied(page);
    expect(sheet).toHaveLength(lineCount);
    const amounts = pdf.texts[0]!.split('CHANGE ORDER SUMMARY')[0]!.match(/\(?\$[\d,]+\.\d\d\)?/g)!;
    expect(amounts.map((amount) => amount.replace(/^\((.+)\)$/, '-$1'))).toEqual(summary);
    const printed = pdf.texts.slice(1).join('\n').split('\n');
    expect(printed.filter((line) => /^\d+ (Façade|Stair)/.test(line))).toEqual(sheet.map(asPrinted));
    const total = await page.locator('tfoot td').allTextContents();
    expect(printed.find((line) => line.startsWith('Grand total'))).toBe(
      `Grand total ${asPrinted(total.join('\t')).slice(7)}`,
    );

    // Another company has the one shared record, and follows it.
    const theirs = await browser.openPage(site, { signedInAs: architect });
    await theirs.goto(`/console/${architect.organizationId}/live/billing/pay-applications`);
    await button(theirs, 'Accept Harbor Tower').click();
    await button(theirs, 'Accept it').click();
    await theirs.getByRole('cell', { name: 'Harbor Tower of Bay Concrete', exact: true }).waitFor();
    await theirs.getByRole('link', { name: 'No. 1' }).click();
    await theirs.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    await theirs.getByText(/^Harbor Tower of Bay Concrete/).waitFor();
    expect(await summaryOf(theirs)).toEqual(summary);
    expect(await copied(theirs)).toEqual(sheet);
    await expectNoAxeFindings(theirs);
    await pictures(theirs, 'month-participant');
    await button(page, 'Record a payment').click();
    await button(page, 'Record the payment').click();
    await theirs.getByText('Paid', { exact: true }).first().waitFor();
    browser.takeProblems(page);
  }, 300_000);
});

/** Every row of the sheet, as Ctrl-A and Ctrl-C copy it for a spreadsheet. */
async function copied(page: Page): Promise<string[]> {
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+a');
  const text = await page.evaluate(() => {
    const data = new DataTransfer();
    document.activeElement!.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true }));
    return data.getData('text/plain');
  });
  return text.split('\n');
}

/** A copied row as the continuation sheet prints it, which has neither the rate nor the percentage of the work. */
function asPrinted(row: string): string {
  const [item, description, scheduled, before, , work, stored, total, done, balance, , retainage] = row.split('\t');
  const amount = (text: string | undefined) => money.format(Number(text?.replace(/[,–]/g, '')));
  const figures = [scheduled, before, work, stored, total].map(amount);
  const percent = `${Number(done?.replace('%', '')).toFixed(2)}%`;
  return [item, description, ...figures, percent, amount(balance), amount(retainage)].join(' ');
}
