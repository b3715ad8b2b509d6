/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a schedule of values from a spreadsheet', () => {
  let caller: Caller;

  beforeAll(async () => {
    caller = await site.world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const { body } = await site.world.rest(caller, 'POST', '/divisions', division);
    await site.world.rest(caller, 'POST', '/projects', {
      ...bodies.project,
      division_id: body.data.id,
      name: 'Pier 9',
    });
  });

  async function open(): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/schedules`);
    await page.getByRole('link', { name: 'Import a CSV file' }).click();
    await chooseProject(page, 'Pier 9');
    return page;
  }
  const drop = (page: Page, text: string | Buffer, name = 'pier.csv') =>
    page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const schedules = async () => {
    const { data } = (await site.world.rest(caller, 'GET', '/sovs')).body as { data: { name: string }[] };
    return data.filter(({ name }) => name !== bodies.sov.name).length;
  };

  it('is checked, corrected at its cells, and imported as a whole', async () => {
    const page = await open();
    await drop(
      page,
      'Pier 9;;\nItem;Description of work;Scheduled value\n1;"Footings; north";45.000x\n2;Walls;80,000.00\n2;Roof 6" pipe;10\n;Total;\n',
    );
    await page.getByRole('heading', { name: 'Correct 2 rows' }).waitFor();
    const amount = page.getByLabel('Row 3, Scheduled value');
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    await page.getByText(/Row 3, scheduled value: is not a number/).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'schedule-faults');
    expect(await schedules()).toBe(0);
    await amount.fill('45000');
    // The next check is on its way, and the cell that is typed in still has the focus.
    expect(await amount.evaluate((cell) => cell === document.activeElement)).toBe(true);
    await page.getByRole('heading', { name: 'Correct 1 row' }).waitFor();
    await page.getByRole('button', { name: 'Leave out row 5' }).click();
    await page.getByRole('heading', { name: 'Ready to import' }).waitFor();
    await page.getByRole('cell', { name: 'Footings; north' }).waitFor();
    await pictures(page, 'schedule-preview');
    await page.getByLabel('Name of the schedule').fill('Pier contract');
    await page.getByRole('button', { name: 'Import 2 lines' }).click();
    await page.getByRole('heading', { name: 'Pier contract' }).waitFor();
    await page.getByText('$125,000.00').first().waitFor();
    await expectNoAxeFindings(page);
    expect(await schedules()).toBe(1);
    await page.getByRole('button', { name: 'New pay application' }).click();
    await page.getByLabel('Period to (required)').fill('2026-01-31');
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await page.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    browser.takeProblems(page);
  });

  it('has lines that are edited together, with their sum beside the contract, and faults at their cells', async () => {
    const send = async (path: string, body: object) => (await site.world.rest(caller, 'POST', path, body)).body.data;
    const [division] = (await site.world.rest(caller, 'GET', '/divisions')).body.data;
    const project = await send('/projects', { ...bodies.project, division_id: division.id, name: 'Pier 10' });
    const sov = await send('/sovs', { ...bodies.sov, project_id: project.id });
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/schedules/${sov.id}`);
    await page.getByRole('button', { name: 'Edit the lines' }).click();
    await page.getByLabel('Scheduled value, line 1').fill('40000');
    await page.getByText('Contract lines $120,000.00 of $125,000.00').waitFor();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Scheduled value, line 3').fill('much');
    await page.getByLabel('Description, line 3').fill('Ramps');
    await page.getByRole('button', { name: 'Save the lines' }).click();
    await page.getByRole('alert').waitFor();
    const amount = page.getByLabel('Scheduled value, line 3');
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Enter a number.').waitFor();
    expect(await page.getByLabel('Scheduled value, line 1').inputValue()).toBe('40000');
    await expectNoAxeFindings(page);
    await pictures(page, 'schedule-lines');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await amount.fill('$5,000');
    // Another person changes another line meanwhile.
    const lines = sov.lines.map((line: { item_number: string }) =>
      line.item_number === '2' ? { ...line, cost_code: '03-330' } : line,
    );
    expect((await site.world.rest(caller, 'PUT', `/sovs/${sov.id}`, { lines })).status).toBe(200);
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '03-330'));
    await page.getByRole('button', { name: 'Save the lines' }).click();
    await page.getByRole('cell', { name: 'Ramps' }).waitFor();
    await page.getByRole('cell', { name: '03-330' }).waitFor();
    await page.getByRole('button', { name: 'Edit the lines' }).click();
    await page.getByRole('button', { name: 'Remove line 3' }).click();
    await page.getByLabel('Scheduled value, line 1').fill('45000');
    await page.getByRole('button', { name: 'Save the lines' }).click();
    await page.getByRole('cell', { name: 'Ramps' }).waitFor({ state: 'detached' });
    browser.takeProblems(page);
  });

  it('is written line by line without a spreadsheet', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/schedules`);
    await page.getByRole('button', { name: 'Write one here' }).click();
    await chooseProject(page, 'Pier 9');
    await page.getByLabel('Name of the schedule').fill('Extra work');
    await page.getByRole('button', { name: 'Create it' }).click();
    await page.getByRole('heading', { name: 'Extra work' }).waitFor();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Description, line 1').fill('Ramps');
    await page.getByLabel('Scheduled value, line 1').fill('1,250.50');
    await page.getByRole('button', { name: 'Save the lines' }).click();
    await page.getByRole('cell', { name: 'Ramps' }).waitFor();
    await page.getByRole('cell', { name: '$1,250.50' }).waitFor();
    await expectNoAxeFindings(page);
  });

  it('is read from 5,000 rows in UTF-16 with formulas, which are no amounts', async () => {
    const page = await open();
    const row = (index: number) => `${index + 1}\tLine ${index + 1}\t${index % 500 === 3 ? '=A1' : '"1,250.00"'}`;
    const text = ['Item\tDescription\tAmount', ...Array.from({ length: 5_000 }, (_, index) => row(index))].join('\r\n');
    await drop(page, Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), 'large.txt');
    await page.getByRole('heading', { name: 'Correct 10 rows' }).waitFor();
    await page.getByText('Row 4505, scheduled value: is not a number (“=A1”).').waitFor();
    browser.takeProblems(page);
  });

  it('refuses a workbook, and a file without a header, with what to do', async () => {
    const page = await open();
    await drop(page, Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'pier.xlsx');
    await page
      .getByRole('alert')
      .getByText(/save the sheet as CSV/)
      .waitFor();
    // What follows an open quotation mark must not become part of its line.
    await drop(page, 'Item,Amount,Description\n1,10,Footings\n2,20,"Walls\n3,30,Roof\n');
    await page.getByText('Row 3 has a quotation mark that is never closed.').waitFor();
    await drop(page, 'one,two\nthree,four\n');
    await page.getByText(/no header row was found/).waitFor();
    await page.getByLabel('Row 1, column 1').fill('Description');
    await page.getByLabel('Row 1, column 2').fill('Amount');
    await page.getByText(/Row 2, scheduled value: is not a number/).waitFor();
    browser.takeProblems(page);
  });
});
