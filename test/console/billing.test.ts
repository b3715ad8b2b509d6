/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { threadTime } from '../support/browser/thread-time.js';
import { bodies } from '../support/records/golden-path.js';
import { signIn } from '../support/records/people.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a month of billing', () => {
  let caller: Caller;
  let division: string;

  beforeAll(async () => {
    caller = await site.world.caller();
    await site.world.makeRoom(caller);
    division = await send('/divisions', { ...bodies.division, organization_id: caller.organizationId });
  });

  const send = async (path: string, body: object) => {
    const answer = await site.world.rest(caller, 'POST', path, body);
    expect(answer.status).toBe(201);
    return answer.body.data.id as string;
  };
  async function contract(name: string, lines: object[] = [...bodies.sov.lines]) {
    const sum = lines.reduce((total, line) => total + Number((line as { scheduled_value: string }).scheduled_value), 0);
    const project = { ...bodies.project, division_id: division, name, contract_amount: sum.toFixed(2) };
    const projectId = await send('/projects', { ...project, retainage_percent: '10', date_contract: '2025-12-01' });
    const sovId = await send('/sovs', { ...bodies.sov, project_id: projectId, lines });
    return { projectId, sovId };
  }
  async function draft(name: string, lines?: object[]) {
    const { projectId, sovId } = await contract(name, lines);
    return send('/pay-applications', { ...bodies.payApplication, project_id: projectId, sov_id: sovId });
  }
  async function open(path: string, signedInAs: Caller = caller): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs });
    await page.goto(`/console/${signedInAs.organizationId}/live${path}`);
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  /** A cell by its line and the number of its column. */
  const cell = (page: Page, line: string, column: number) =>
    page
      .getByRole('row', { name: line })
      .getByRole('gridcell')
      .nth(column - 1);
  const [percent, period, stored, retained] = [5, 6, 7, 11];
  const saved = (page: Page) => page.getByText('All changes are saved').waitFor();
  const due = (page: Page, amount: string) =>
    page
      .getByRole('definition')
      .filter({ hasText: new RegExp(`^\\${amount}$`) })
      .first()
      .waitFor();

  it('is created, filled in by keyboard, submitted, certified for less, and paid', async () => {
    const { projectId } = await contract('Harbor Tower');
    const page = await open('/billing/pay-applications');
    await button(page, 'New pay application').click();
    // Without a schedule, the service says so at its field.
    await button(page, 'Create the draft').click();
    const schedule = page.getByRole('combobox', { name: 'Schedule of values (required)' });
    await page.waitForFunction((field) => field?.ariaInvalid === 'true', await schedule.elementHandle());
    await schedule.fill('Harb');
    await page.getByRole('option', { name: 'Harbor Tower: Concrete contract, $125,000.00' }).waitFor();
    await schedule.press('Enter');
    await expectNoAxeFindings(page);
    await button(page, 'Create the draft').click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Period to (required)').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Period to (required)').fill('2026-01-31');
    await button(page, 'Create the draft').click();
    await page.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    await expectNoAxeFindings(page);

    await page.getByRole('grid').focus();
    await page.keyboard.type('$20,000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('500.50');
    await page.keyboard.press('Enter');
    await cell(page, 'Walls and slabs', percent).click();
    await page.keyboard.type('12.5%');
    await page.keyboard.press('Enter');
    expect(await cell(page, 'Walls and slabs', period).textContent()).toBe('10,000.00');
    // 30,500.50 less 10 percent, at once and as the service has it.
    await due(page, '$27,450.45');
    await saved(page);
    await page.reload();
    await due(page, '$27,450.45');
    expect(await cell(page, 'Footings', stored).textContent()).toBe('500.50');
    await expectNoAxeFindings(page);
    await pictures(page, 'pay-application');

    await button(page, 'Submit').click();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Submitted', { exact: true }).waitFor();
    expect(await page.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
    await button(page, 'Start the review').click();
    await dialog(page).getByRole('button', { name: 'Start the review' }).click();
    await button(page, 'Certify').click();
    // A decimal comma must not make it a hundred times as much.
    const refused = dialog(page).locator('[aria-invalid="true"]');
    await dialog(page).getByLabel('Certified amount').fill('270,00');
    await dialog(page).getByRole('button', { name: 'Certify' }).click();
    await refused.waitFor();
    await dialog(page).getByLabel('Certified amount').fill('30,000.00');
    await dialog(page).getByRole('button', { name: 'Certify' }).click();
    await dialog(page)
      .getByText(/must be between 0.00 and/)
      .first()
      .waitFor();
    await dialog(page).getByLabel('Certified amount').fill('27,000.00');
    await dialog(page).getByRole('button', { name: 'Certify' }).click();
    await page.getByText('Approved', { exact: true }).waitFor();

    await button(page, 'Record a payment').click();
    await dialog(page).getByLabel('Amount (required)').fill('70,00');
    await dialog(page).getByRole('button', { name: 'Record the payment' }).click();
    await refused.waitFor();
    await dialog(page).getByLabel('Amount (required)').fill('7,000');
    await dialog(page).getByLabel('Reference').fill('Check 10422');
    await dialog(page).getByRole('button', { name: 'Record the payment' }).click();
    await page.getByText('Partially paid', { exact: true }).waitFor();
    await page.getByRole('cell', { name: 'Check 10422' }).waitFor();
    await button(page, 'Record a payment').click();
    expect(await dialog(page).getByLabel('Amount (required)').inputValue()).toBe('20000.00');
    await dialog(page).getByRole('button', { name: 'Record the payment' }).click();
    await page.getByText('Paid', { exact: true }).first().waitFor();
    const ownerId = await send('/organizations', bodies.organization);
    await send('/parties', { project_id: projectId, organization_id: ownerId, role: 'owner' });
    await page.getByRole('button', { name: /^Generate for \d/ }).click();
    await page.getByText('The document is generated.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'pay-application-paid');
    browser.takeProblems(page);
  });

  it('takes a pasted block, and steps back and forth', async () => {
    const page = await open(`/billing/pay-applications/${await draft('Pasted')}`);
    /** Sends an event of the clipboard with a text, and returns what the clipboard has then. */
    const clip = (type: 'paste' | 'cut', text = '') =>
      page.evaluate(
        ([type, text]) => {
          const data = new DataTransfer();
          data.setData('text/plain', text!);
          document.activeElement!.dispatchEvent(new ClipboardEvent(type!, { clipboardData: data, bubbles: true }));
          return data.getData('text/plain');
        },
        [type, text],
      );
    await cell(page, 'Footings', period).click();
    await clip('paste', '1,000.00\t250\r\n2,000.00\t(0)\r\n');
    await due(page, '$2,925.00');
    await page.keyboard.press('Control+z');
    expect(await cell(page, 'Walls and slabs', period).textContent()).toBe('–');
    await page.keyboard.press('Control+y');
    await due(page, '$2,925.00');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+Z');
    await saved(page);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Delete');
    expect(await cell(page, 'Footings', period).textContent()).toBe('–');
    expect(await cell(page, 'Footings', stored).textContent()).toBe('250.00');
    await saved(page);
    // A ragged block that is longer than the sheet.
    await cell(page, 'Walls and slabs', period).click();
    await clip('paste', '300\r\n400\t5\r\n\r\n');
    await page.getByText('2 pasted values left out').waitFor();
    expect(await cell(page, 'Walls and slabs', period).textContent()).toBe('300.00');
    // The pointer selects a block.
    await cell(page, 'Walls and slabs', stored).hover();
    await page.mouse.down();
    await cell(page, 'Footings', period).hover();
    await page.mouse.up();
    expect(await clip('cut')).toBe('\t250\n300\t-0');
    expect(await cell(page, 'Footings', stored).textContent()).toBe('–');
    expect(await cell(page, 'Walls and slabs', period).textContent()).toBe('–');
    await saved(page);
  });

  it('marks a cell that bills too much, saves the other lines, and saves the cell once it is right', async () => {
    const id = await draft('Too much');
    const page = await open(`/billing/pay-applications/${id}`);
    await cell(page, 'Footings', period).click();
    await page.keyboard.type('45000.01');
    await page.keyboard.press('Enter');
    await page.keyboard.type('4000');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/Item 1: completed and stored to date would be 45,000.01/)
      .waitFor();
    expect(await cell(page, 'Footings', period).getAttribute('aria-invalid')).toBe('true');
    const lines = async () => {
      const { body } = await site.world.rest(caller, 'GET', `/pay-applications/${id}`);
      return body.data.g703.map((line: { work_completed_this_period: string }) => line.work_completed_this_period);
    };
    await page.getByText('All other lines are saved').waitFor();
    expect(await lines()).toEqual(['0.00', '4000.00']);
    expect(await button(page, 'Submit').isDisabled()).toBe(true);
    await cell(page, 'Footings', period).click();
    await page.keyboard.type('45000');
    await page.keyboard.press('Enter');
    await saved(page);
    expect(await lines()).toEqual(['45000.00', '4000.00']);
    await cell(page, 'Footings', retained).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await due(page, '$46,350.00');
    await saved(page);
  });

  it('shows a second person what the first one changed, and keeps what they typed', async () => {
    const id = await draft('Two people');
    const other = await site.world.caller({ organizationId: caller.organizationId });
    const first = await open(`/billing/pay-applications/${id}`);
    const second = await open(`/billing/pay-applications/${id}`, other);
    await cell(second, 'Footings', period).click();
    await second.keyboard.type('9000');
    // The second person still types when the first one saves the same cell and another one.
    await cell(first, 'Footings', period).click();
    await first.keyboard.type('8000');
    await first.keyboard.press('Enter');
    await first.keyboard.type('1500');
    await first.keyboard.press('Enter');
    await saved(first);
    await second.keyboard.press('Enter');
    await second
      .getByRole('alert')
      .getByText(/Item 1, Footings, this period: yours is 9000/)
      .waitFor();
    expect(await cell(second, 'Footings', period).textContent()).toBe('9,000.00');
    expect(await cell(second, 'Walls and slabs', period).textContent()).toBe('1,500.00');
    await expectNoAxeFindings(second);
    await pictures(second, 'pay-application-conflict');
    await button(second, 'Keep mine').click();
    await saved(second);
    await due(first, '$9,450.00');
    expect(await cell(first, 'Footings', period).textContent()).toBe('9,000.00');
  });

  it('keeps what is typed when the session ends before it is saved', async () => {
    const other = await site.world.caller({ organizationId: caller.organizationId });
    const page = await open(`/billing/pay-applications/${await draft('Signed out')}`, other);
    await cell(page, 'Footings', period).click();
    await site.world.sql('delete from sessions where user_id = $1', [other.userId]);
    await page.keyboard.type('7000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    const signInAgain = async () => {
      const { secret } = await signIn(site.world, other);
      const cookie = { name: 'cps_session', value: secret, url: site.url, httpOnly: true, sameSite: 'Lax' } as const;
      await page.context().addCookies([cookie]);
    };
    await signInAgain();
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await saved(page);
    expect(await cell(page, 'Footings', period).textContent()).toBe('7,000.00');
    await site.world.sql('delete from sessions where user_id = $1', [other.userId]);
    await cell(page, 'Footings', period).click();
    await page.keyboard.type('8000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await signInAgain();
    await button(page, 'Try again').click();
    await saved(page);
    browser.takeProblems(page);
  });

  it('shows on a phone the names of the lines beside the amounts of the period', async () => {
    const id = await draft('Pocket Tower');
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/console/${caller.organizationId}/live/billing/pay-applications/${id}`);
    const name = cell(page, bodies.sov.lines[0].description, 2);
    const amount = cell(page, bodies.sov.lines[0].description, period);
    await amount.waitFor();
    const [shown, entered] = [await name.boundingBox(), await amount.boundingBox()];
    expect(shown!.x).toBeGreaterThanOrEqual(0);
    expect(entered!.x).toBeGreaterThanOrEqual(shown!.x + shown!.width);
    expect(entered!.x + entered!.width).toBeLessThanOrEqual(390);
    await amount.dblclick();
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    await saved(page);
    await expectNoAxeFindings(page);
  });

  it('fills 500 lines without waiting: a cell takes a few milliseconds, and the page holds only the rows in sight', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({
      item_number: String(index + 1),
      description: `Line ${index + 1}`,
      scheduled_value: '10000.00',
    }));
    const page = await open(`/billing/pay-applications/${await draft('Long', lines)}`);
    await cell(page, 'Line 1', period).click();
    expect(await page.locator('tbody tr').count()).toBeLessThan(80);
    const cells = 20;
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    const took = await threadTime(page, async () => {
      for (let cell = 0; cell < cells; cell += 1) {
        await page.keyboard.type('5');
        await page.keyboard.press('Enter');
      }
    });
    const each = took / cells;
    process.stdout.write(
      `A cell of 500 lines commits in ${each.toFixed(1)} ms of the page's thread (mean of ${cells}).\n`,
    );
    expect(each).toBeLessThan(50);
    await due(page, '$94.50');
    await page.keyboard.press('Control+End');
    await page.getByRole('gridcell', { name: 'Line 500', exact: true }).waitFor();
    await page.keyboard.press('Control+Home');
    await page.getByRole('gridcell', { name: 'Line 1', exact: true }).waitFor();
    await saved(page);
  });

  it('notes a company of the directory, which is found by its name', async () => {
    const company = { ...bodies.contractor, name: 'Quarry Bridge Builders', type: 'directory' };
    await send('/organizations', company);
    const id = await draft('Noted');
    const page = await open(`/billing/pay-applications/${id}`);
    await button(page, 'Share with a company').click();
    await dialog(page).getByLabel('A company of your directory').check();
    const field = dialog(page).getByRole('combobox', { name: 'Company (required)' });
    await field.fill('quarry bri');
    await page.getByRole('option', { name: /^Quarry Bridge Builders/ }).waitFor();
    await field.press('Enter');
    expect(await field.inputValue()).toBe('Quarry Bridge Builders');
    await expectNoAxeFindings(page);
    await dialog(page).getByRole('button', { name: 'Share it' }).click();
    await page.getByRole('button', { name: 'Remove Quarry Bridge Builders' }).waitFor();
  });

  it('is one record for the company that it is shared with, which reads it and changes nothing', async () => {
    const id = await draft('Shared');
    const guest = await site.world.caller({ name: 'Golden State Builders' });
    const page = await open(`/billing/pay-applications/${id}`);
    await button(page, 'Share with a company').click();
    await dialog(page).getByLabel('By the customer number of their organization').check();
    await dialog(page).getByLabel('Customer number (required)').fill(guest.organizationId);
    await dialog(page).getByRole('button', { name: 'Share it' }).click();
    await page.getByText('Invited', { exact: true }).waitFor();
    const theirs = await open('/billing/pay-applications', guest);
    await theirs.getByRole('button', { name: 'Accept Shared' }).click();
    await dialog(theirs).getByRole('button', { name: 'Accept it' }).click();
    await theirs.getByRole('link', { name: 'No. 1' }).click();
    await theirs.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    await theirs.getByRole('gridcell', { name: 'Footings' }).waitFor();
    await theirs.getByText(/^Shared of /).waitFor();
    await theirs.getByText(/^To \d/).waitFor();
    expect(await theirs.getByRole('button', { name: /Submit|Preview|Share|Period/ }).count()).toBe(0);
    expect(await theirs.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
    await expectNoAxeFindings(theirs);
    await page.getByRole('button', { name: /^Remove / }).click();
    await dialog(page).getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('No other company reads this application.').waitFor();
  });
});
