/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asksFor, expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('what is typed and not saved', () => {
  let caller: Caller;
  let ids: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    ids = await goldenPath(site.world, caller);
  });

  const open = async (path: string, signedInAs = caller): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs });
    await page.goto(`/console/${signedInAs.organizationId}/live${path}`);
    return page;
  };
  const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });
  const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
  const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard it' }).click();
  const to = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();

  it('is asked about before a dialog closes by Escape, its corner or Cancel, and never when nothing was typed', async () => {
    const page = await open('/account/divisions');
    const dialog = page.getByRole('dialog', { name: 'New division' });
    const press = () => page.getByRole('button', { name: 'New division' }).first().click();
    await press();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await press();
    const name = dialog.getByLabel('Name');
    await name.fill('Concrete North');
    // A browser closes a dialog at the second Escape in any case, if nothing else was pressed meanwhile.
    for (const _ of [1, 2]) {
      await page.keyboard.press('Escape');
      await question(page).waitFor();
      await page.keyboard.press('Escape');
      await question(page).waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Concrete North');
    }
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'unsaved');
    await keep(page);
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await keep(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await discard(page);
    await dialog.waitFor({ state: 'detached' });
    // What was taken back was not typed.
    await press();
    expect(await name.inputValue()).toBe('');
    await name.fill('A');
    await name.fill('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await question(page).count()).toBe(0);
  });

  it('is asked about before another page opens, by a link or Back, and not after it was saved', async () => {
    const page = await open('/projects');
    await page.getByRole('link', { name: bodies.project.name }).first().click();
    await page.getByRole('link', { name: 'Edit' }).click();
    const number = page.getByLabel('Your number');
    await number.fill('A-17');
    await to(page, 'Waivers');
    await question(page).waitFor();
    await expectNoAxeFindings(page);
    await keep(page);
    expect(page.url()).toMatch(/\/edit$/);
    await page.goBack();
    await keep(page);
    await page.waitForURL(/\/edit$/);
    expect(await number.inputValue()).toBe('A-17');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: bodies.project.name, exact: true }).waitFor();
    expect(await question(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Edit' }).click();
    await number.fill('A-18');
    await page.goBack();
    await discard(page);
    await page.getByRole('heading', { name: bodies.project.name, exact: true }).waitFor();
    await to(page, 'Waivers');
    await page.getByRole('heading', { name: 'Waivers' }).waitFor();
    expect(await question(page).count()).toBe(0);
    const [row] = await site.world.sql<{ number: string }>('select number from projects where id = $1', [
      ids.projectId,
    ]);
    expect(row!.number).toBe('A-17');
  });

  it('is asked about by the browser before the tab closes, and not when nothing was typed', async () => {
    const page = await open(`/projects/${ids.projectId}/edit`);
    const number = page.getByLabel('Your number');
    await number.click();
    // It would stop at a question.
    await page.reload();
    await number.fill('B-1');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    expect(await number.inputValue()).toBe('B-1');
  });

  it('stays over a reload and other pages in a long form, of this person alone, until it is started over or saved', async () => {
    const page = await open('/projects/new');
    page.on('dialog', (dialog) => void dialog.accept());
    const name = page.getByLabel('Name (required)');
    const owner = page.getByRole('group', { name: 'Pier Holdings LLC' });
    await name.fill('Pier 11');
    const city = page.locator('[name="jobsite.city"]');
    await city.fill('San Francisco');
    await page.getByRole('button', { name: 'Next' }).click();
    await page
      .getByRole('group', { name: 'Owner', exact: true })
      .getByLabel('Company', { exact: true })
      .fill('Pier Holdings LLC');
    await owner.getByLabel('Street').fill('1 Market St');
    const isThere = async () => {
      await page.getByText('What you typed here earlier is filled in.').waitFor();
      expect(await name.inputValue()).toBe('Pier 11');
      expect(await city.inputValue()).toBe('San Francisco');
      expect(await owner.getByLabel('Street').inputValue()).toBe('1 Market St');
    };
    await page.reload();
    await isThere();
    await expectNoAxeFindings(page);
    await pictures(page, 'kept-form');
    // Nothing is lost, so nothing is asked.
    await to(page, 'Projects');
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await page.goBack();
    await isThere();
    // The sandbox has a form of its own.
    await page.goto(page.url().replace('/live/', '/sandbox/'));
    await page.getByRole('heading', { name: 'New project' }).waitFor();
    expect(await name.inputValue()).toBe('');
    await page.goBack();
    await isThere();
    const other = await site.world.sql(`select 1 from projects where name = 'Pier 11' and account_id = $1`, [
      caller.organizationId,
    ]);
    expect(other).toEqual([]);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText('What you typed here earlier is filled in.').waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('');
    await page.reload();
    await page.getByRole('heading', { name: 'New project' }).waitFor();
    expect(await name.inputValue()).toBe('');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([]);
  });

  it.each([
    ['notice', '/notices/new', 'What you furnish', 'Create the notice', '/notices/'],
    ['claim', '/claims/new', 'What is claimed', 'Create the claim', '/claims/'],
    ['waiver', '/waivers/new', 'Who pays', 'Create the waiver', '/waivers/'],
  ])('stays over a reload in a new %s, and ends when it is created', async (_, path, label, create, created) => {
    const address = `${path}?project=${ids.projectId}`;
    const page = await open(address);
    page.on('dialog', (dialog) => void dialog.accept());
    const field = page.getByLabel(label);
    await field.fill('Pumping of level 3');
    await page.reload();
    expect(await field.inputValue()).toBe('Pumping of level 3');
    // What was typed for one project is not offered for another.
    await page.goto(page.url().replace(/\?.*/, ''));
    await page.getByRole('heading', { name: /^New / }).waitFor();
    expect(await field.inputValue()).toBe('');
    await page.goBack();
    expect(await field.inputValue()).toBe('Pumping of level 3');
    if (created === '/waivers/') {
      await page.getByLabel('Not yet: conditional').check();
      await page.getByLabel('A progress payment').check();
      await page.getByLabel('Through date (required)').fill('2026-03-31');
    }
    await page.getByRole('button', { name: create }).click();
    await page.waitForURL(new RegExp(`${created}[0-9a-f-]{36}`));
    expect(await question(page).count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([]);
  });

  it('stays over a reload in the form of a project, and a change of another person meanwhile is asked about', async () => {
    const page = await open(`/projects/${ids.projectId}/edit`);
    page.on('dialog', (dialog) => void dialog.accept());
    const [number, permit] = [page.getByLabel('Your number'), page.getByLabel('Permit number')];
    await number.fill('B-1');
    await permit.fill('P-99');
    await site.world.rest(caller, 'PUT', `/projects/${ids.projectId}`, {
      permit_number: 'P-7',
      parcel_number: '12-34',
    });
    // It waits for a choice already when the page is read again.
    await page.getByRole('button', { name: 'Keep mine' }).waitFor();
    await page.reload();
    await page.getByText('What you typed here earlier is filled in.').waitFor();
    expect(await number.inputValue()).toBe('B-1');
    expect(await permit.inputValue()).toBe('P-99');
    expect(await page.getByLabel('Parcel number').inputValue()).toBe('12-34');
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
    const [row] = await site.world.sql('select number, permit_number, parcel_number from projects where id = $1', [
      ids.projectId,
    ]);
    expect(row).toEqual({ number: 'B-1', permit_number: 'P-99', parcel_number: '12-34' });
    await page.getByRole('link', { name: 'Edit' }).click();
    await number.fill('B-2');
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await number.inputValue()).toBe('B-1');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([]);
  });

  it('keeps a spreadsheet with its corrections over a reload', async () => {
    const page = await open(`/billing/schedules/import?project=${ids.projectId}`);
    page.on('dialog', (dialog) => void dialog.accept());
    const csv = 'Item,Description,Scheduled value\n1,Footings,45000\n2,Walls,eighty\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Concrete.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const cell = page.getByRole('textbox', { name: /Scheduled value/i });
    await cell.fill('80000.00');
    await page.getByRole('button', { name: /^Import / }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Import / }).waitFor();
    expect(await page.getByLabel('Name of the schedule').inputValue()).toBe('Concrete');
    // It is offered for its own project alone, and the form of another one does not end it.
    await to(page, 'Waivers');
    await page.getByRole('heading', { name: 'Waivers' }).waitFor();
    await page.goto(`/console/${caller.organizationId}/live/billing/schedules/import`);
    await page.getByRole('heading', { name: 'Import a schedule of values' }).waitFor();
    expect(await page.getByLabel('Name of the schedule').count()).toBe(0);
    await page.goto(`/console/${caller.organizationId}/live/billing/schedules/import?project=${ids.projectId}`);
    await page.getByRole('button', { name: /^Import / }).waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByLabel('Name of the schedule').waitFor({ state: 'detached' });
  });

  it('is asked about before a sign-out, which ends what the tab keeps', async () => {
    const signedOut = await site.world.caller();
    const page = await open('/projects/new', signedOut);
    await page.getByLabel('Name (required)').fill('Pier 12');
    await page.evaluate(() => {
      for (const key of ['sheet.a', 'graphql', 'research.a', 'order.a']) sessionStorage.setItem(`console.${key}`, '{}');
    });
    const signOut = async () => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
    };
    await signOut();
    await keep(page);
    expect(await page.getByLabel('Name (required)').inputValue()).toBe('Pier 12');
    // The browser would ask once more, and the page would stay.
    await signOut();
    await discard(page);
    await page.waitForURL(/\/sign-in$/);
    const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('console.')));
    expect(kept).toEqual(['console.order.a']);
  });

  it('is asked about again once it changes after it was discarded and the page stayed', async () => {
    const page = await open(`/projects/${ids.projectId}/edit`);
    const number = page.getByLabel('Your number');
    await number.fill('C-1');
    await page.route('**/graphql', (route) => (asksFor(route, 'EndSession') ? route.abort() : route.fallback()));
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await discard(page);
    await question(page).waitFor({ state: 'detached' });
    await number.fill('C-2');
    await to(page, 'Waivers');
    await keep(page);
    expect(await number.inputValue()).toBe('C-2');
    browser.takeProblems(page);
  });

  it('asks before a secret that is shown once closes, unless it was copied, and keeps none', async () => {
    const page = await open('/developers/tokens');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const shown = page.getByRole('dialog', { name: 'Copy the token now' });
    const again = page.getByRole('dialog', { name: 'Close without copying?' });
    const create = async () => {
      await page.getByRole('button', { name: 'New token' }).first().click();
      await page.getByLabel('Label').fill('Accounting');
      await page.getByRole('button', { name: 'Create token' }).click();
      await shown.waitFor();
    };
    await create();
    await page.keyboard.press('Escape');
    await again.waitFor();
    await expectNoAxeFindings(page);
    await again.getByRole('button', { name: 'Back to it' }).click();
    await shown.getByRole('button', { name: 'Done' }).click();
    await again.getByRole('button', { name: 'Close it' }).click();
    await shown.waitFor({ state: 'detached' });
    await create();
    const token = await shown.getByLabel('Token').inputValue();
    await shown.getByRole('button', { name: 'Copy' }).click();
    await shown.getByText('Copied').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await to(page, 'Webhooks');
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toContain(token);
  });
});
