/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { chooseAction } from '../support/browser/actions.js';
import { expectNoAxeFindings, openBrowser } from '../support/browser/browser.js';
import { billing } from '../support/records/billing.js';
import { shareSite } from '../support/worlds/site.js';

const site = shareSite();
const browser = openBrowser();

describe('the page of a first pay application', () => {
  it('takes over what was billed before, and asks to confirm a line 8 below zero', async () => {
    const caller = await site.world.caller();
    const job = await billing(site.world, caller, ['10000', '60000']);
    const body = { application_number: 7, period_to: '2026-03-31', retainage_percent: 10, opening: {} };
    const { id } = await job.made(job.create(body));
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/billing/pay-applications/${id}`);
    await chooseAction(page, 'Opening balances');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Retainage held').fill('3,700');
    await dialog.getByLabel('Work completed, item 2').fill('$35,000.00');
    await dialog.getByLabel('Material stored, item 2').fill('2000');
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const read = async () => (await job.rest('GET', `/pay-applications/${id}`)).body.data;
    expect((await read()).g702).toMatchObject({ less_previous_certificates: '33300.00', current_payment_due: '0.00' });

    await chooseAction(page, 'Opening balances');
    for (const label of [
      'Retainage held',
      'Certificates so far',
      'Work completed, item 2',
      'Material stored, item 2',
    ]) {
      await dialog.getByLabel(label).fill('');
    }
    for (const label of ['Work completed, item 1', 'Material stored, item 1']) await dialog.getByLabel(label).fill('');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await read()).toMatchObject({
      application_number: 7,
      opening: { certified_to_date: '0.00', retainage: null, lines: [] },
    });
    const opening = {
      retainage: '3700',
      lines: [job.entry('2', { work_completed: '35000', materials_stored: '2000' })],
    };
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { opening }));

    const lines = [job.entry('2', { materials_stored: 0 })];
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { lines }));
    await page.reload();
    await page.getByText('Line 8 is -1,800.00, and no deduction explains it').first().waitFor();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await dialog.getByLabel('Line 8 is right').check();
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await read()).status).toBe('submitted');
  });
});
