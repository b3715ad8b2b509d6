/** @sampled tests */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readPdf } from '../pdf/pdf-text.js';
import { asksFor, expectNoAxeFindings, inEachScheme, openBrowser } from '../support/browser/browser.js';
import { projectField } from '../support/browser/project-field.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a list of the console', () => {
  let caller: Caller;

  beforeAll(async () => {
    caller = await site.world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const { body } = await site.world.rest(caller, 'POST', '/divisions', division);
    const create = async (name: string, amount: string | null = null) => {
      const project = { ...bodies.project, division_id: body.data.id, name, contract_amount: amount };
      expect((await site.world.rest(caller, 'POST', '/projects', project)).status).toBe(201);
    };
    await create('=HYPERLINK("http://example.com")', '1250000.50');
    await create('@SUM(A1:A9)');
    await create('-1+2, "quoted"');
    await create('+1');
    for (let number = 1; number <= 55; number += 1) await create(`Tower ${number}`);
  });

  async function open(): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/projects`);
    await page.getByRole('cell', { name: 'Tower 55', exact: true }).waitFor();
    return page;
  }

  it('has filters that are saved for this list alone', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    const lists = ['projects', 'notices', 'waivers', 'claims', 'mail/orders', 'account/companies'];
    for (const list of lists) {
      await page.goto(`/console/${caller.organizationId}/live/${list}`);
      const filter = page.getByRole('search').getByRole('combobox').first();
      await filter.waitFor();
      expect(await page.getByRole('combobox', { name: 'Saved filters' }).count()).toBe(0);
      await filter.selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Save this filter' }).click();
      await page.getByLabel('Name (required)').fill(`Mine of ${list}`);
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: 'Saved filters' }).waitFor();
      await page.getByRole('button', { name: `Forget “Mine of ${list}”` }).waitFor();
    }
  });

  it('is saved as a CSV file with every row, also those that were not read yet, and no cell is a formula', async () => {
    const page = await open();
    expect(await page.getByRole('cell', { name: 'Tower 1', exact: true }).count()).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Projects as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('projects.csv');
    const lines = (await readFile(await file.path(), 'utf8'))
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(60);
    expect(lines[0]).toBe('Project,Number,State,Lien rights,Next deadline,Unpaid,Contract,Status');
    expect(lines.filter((line) => line.startsWith('Tower '))).toHaveLength(55);
    expect(lines.filter((line) => !line.startsWith('Tower ')).slice(1)).toEqual([
      expect.stringMatching(/^'\+1,/),
      expect.stringMatching(/^"'-1\+2, ""quoted""",/),
      expect.stringMatching(/^'@SUM\(A1:A9\),/),
      expect.stringMatching(/^"'=HYPERLINK\(""http:\/\/example\.com""\)",.*,1250000\.50,Active$/),
    ]);
  });

  it('saves nothing and says why when the rest cannot be read', async () => {
    const page = await open();
    await page.route('**/graphql', (route) => (asksFor(route, 'Projects') ? route.abort() : route.fallback()));
    let isSaved = false;
    page.on('download', () => (isSaved = true));
    await page.getByRole('button', { name: 'Export Projects as CSV' }).click();
    await page.getByText('The service cannot be reached.').waitFor();
    await page.getByRole('button', { name: 'Export Projects as CSV', disabled: false }).waitFor();
    expect(isSaved).toBe(false);
    browser.takeProblems(page);
  });

  it('is printed whole in black on white, without the controls around it, also from a dark screen', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.route('**/graphql', async (route) => {
      if (!asksFor(route, 'Projects')) return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as Json;
      const [first] = answer.data.projects.nodes;
      answer.data.projects.nodes = Array.from({ length: 220 }, (_, n) => ({
        ...first,
        id: `row-${n}`,
        name: `Row ${n}`,
      }));
      answer.data.projects.pageInfo = { hasNextPage: false, endCursor: null };
      return route.fulfill({ response, json: answer });
    });
    await page.goto(`/console/${caller.organizationId}/live/projects`);
    await page.getByRole('cell', { name: 'Row 0', exact: true }).waitFor();
    expect(await page.getByRole('cell', { name: 'Row 219', exact: true }).count()).toBe(0);
    const { texts } = await readPdf(await page.pdf());
    const rows = texts.flatMap((text) => text.match(/Row \d+/g) ?? []);
    expect(new Set(rows).size).toBe(220);
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).toContain('Next deadline');
    expect(texts.join()).not.toMatch(/Search projects|Export|Notices/);
    await page.emulateMedia({ media: 'print' });
    await inEachScheme(page, async () => {
      const looks = await page
        .locator('tbody tr td')
        .first()
        .evaluate((cell) => [
          getComputedStyle(cell.firstElementChild!).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect(looks).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    });
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Export Projects as CSV' }).waitFor();
    expect(await page.locator('tbody tr').count()).toBeLessThan(100);
  });
});

describe('the project of a form, in an account with 60 projects', () => {
  let caller: Caller;
  let first: string;

  beforeAll(async () => {
    caller = await site.world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const { body } = await site.world.rest(caller, 'POST', '/divisions', division);
    for (let number = 1; number <= 60; number += 1) {
      const project = { ...bodies.project, division_id: body.data.id, name: `Pier ${number}`, state: 'CA' };
      const answer = await site.world.rest(caller, 'POST', '/projects', project);
      expect(answer.status).toBe(201);
      if (number === 1) first = answer.body.data.id;
    }
  });

  async function openForm(query: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/notices/new${query}`);
    await projectField(page).waitFor();
    return page;
  }
  const projectInUrl = (id: string) => openForm(`?project=${id}`);
  const clear = (page: Page) => page.getByRole('button', { name: 'Choose another project' });

  it('finds the one that changed longest ago by keys alone, and Enter in the field never sends the form', async () => {
    const page = await openForm('');
    const field = projectField(page);
    let sent = 0;
    await page.route('**/graphql', (route) => {
      if (asksFor(route, 'CreateNotice')) sent += 1;
      return route.fallback();
    });
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Pier 60, CA' }).waitFor();
    expect(await page.getByRole('option', { name: 'Pier 1, CA', exact: true }).count()).toBe(0);
    await page.getByText('There are more: type a part of the name.').waitFor();
    await expectNoAxeFindings(page);
    await page.keyboard.type('no such pier');
    await page.getByText('No active project is found.').waitFor();
    await page.keyboard.press('Enter');
    await field.fill('');
    await page.keyboard.type('Pier 1');
    const wanted = page.getByRole('option', { name: 'Pier 1, CA', exact: true });
    await wanted.waitFor();
    for (let presses = 0; presses < 20 && (await wanted.getAttribute('aria-selected')) !== 'true'; presses += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await wanted.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('Pier 1, CA');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await clear(page).waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Create the notice' }).click();
    await page.getByRole('alert').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toBe(1);
    browser.takeProblems(page);
  });

  it('is shown when the address names it, also when it is not active, and a wrong one is refused beside it', async () => {
    await site.world.rest(caller, 'PUT', `/projects/${first}`, { status: 'archived' });
    const page = await projectInUrl(first);
    await clear(page).waitFor();
    expect(await projectField(page).inputValue()).toBe('Pier 1, CA');
    await expectNoAxeFindings(page);
    const other = await projectInUrl(caller.organizationId);
    await other.locator('[role="combobox"][aria-invalid="true"]').waitFor();
    expect(await projectField(other).inputValue()).toBe('');
    browser.takeProblems(other);
  });
});
