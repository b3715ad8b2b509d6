/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the notices that a payer receives', () => {
  let ana: Caller;
  let reader: Caller;
  let projectId: string;
  let application: Json;
  const console = () => `/console/${ana.organizationId}/live`;

  beforeAll(async () => {
    ana = await site.world.caller({ name: 'Golden State Builders' });
    reader = await site.world.caller({ organizationId: ana.organizationId });
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    const job = await billing(site.world, ana, ['10000']);
    ({ projectId } = job);
    await site.world.rest(ana, 'PUT', `/projects/${projectId}`, { state: 'FL', claimant_role: 'general_contractor' });
    const sub = await site.world.send(ana, 'POST', '/organizations', { ...bodies.contractor, name: 'Lopez Steel LLC' });
    const party = { project_id: projectId, organization_id: sub.id, role: 'subcontractor' };
    await site.world.send(ana, 'POST', '/parties', party);
    application = await job.made(job.create({ period_to: '2026-03-31' }));
  });

  it('are logged with their file, matched by a person, flagged, and shown before the payment', async () => {
    const page = await browser.openPage(site, { signedInAs: ana });
    await page.goto(`${console()}/projects/${projectId}?tab=received`);
    await page.getByText('No notice has arrived').waitFor();
    await page.getByRole('button', { name: 'Log a notice' }).click();
    const dialog = page.getByRole('dialog');
    // Kind, day and way of arrival have legal effect: none is chosen already, and each is asked for.
    await dialog.getByLabel('Claimant (required)').fill('LOPEZ STEEL');
    await dialog.getByRole('button', { name: 'Log the notice' }).click();
    await dialog.getByText('Fill this in.').first().waitFor();
    expect(await dialog.locator('[aria-invalid="true"]').count()).toBe(3);
    browser.takeProblems(page);
    await dialog.getByLabel('Kind of notice').selectOption('Preliminary notice');
    await dialog.getByLabel('Received on').fill('2026-02-10');
    await dialog.getByLabel('Received by').selectOption('Certified mail');
    await dialog.getByLabel('Amount').fill('9000');
    await dialog.getByLabel('The notice itself').setInputFiles({
      name: 'notice.pdf',
      mimeType: 'application/pdf',
      buffer: inheritingPdf(['Notice to Owner']),
    });
    await expectNoAxeFindings(page);
    await pictures(page, 'received-notice-dialog');
    await dialog.getByRole('button', { name: 'Log the notice' }).click();
    const table = page.getByRole('table', { name: 'Received notices' });
    await table.getByText('To match: a party has this name').last().waitFor();
    await table.getByRole('link', { name: 'notice.pdf' }).waitFor();
    await table.getByRole('button', { name: 'Match LOPEZ STEEL' }).click();
    // A party with the name is first in the list, and a person decides.
    const chosen = page.getByRole('dialog').getByLabel('Claimant');
    expect(await chosen.locator('option:checked').textContent()).toBe('Not decided');
    expect(await chosen.locator('option').nth(1).textContent()).toBe('Lopez Steel LLC, subcontractor');
    await chosen.selectOption('Lopez Steel LLC, subcontractor');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await table.getByText('Lopez Steel LLC').last().waitFor();
    const other = {
      project_id: projectId,
      kind: 'lien',
      claimant_name: 'Delta Rentals',
      received_on: '2026-02-12',
      receipt_method: 'hand',
      amount: '700.00',
    };
    await site.world.send(ana, 'POST', '/received-notices', other);
    await table.getByRole('button', { name: 'Match Delta Rentals' }).click();
    await page.getByRole('dialog').getByLabel('Claimant').selectOption('Unknown claimant');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await table.getByText('Unknown claimant').last().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'received-notices');
    await page.goto(`${console()}/billing/pay-applications/${application.id}`);
    const missing = page.getByRole('region', { name: 'Missing before you pay' });
    await missing.getByText('Hold the payment').waitFor();
    const rows = missing.getByRole('table', { name: 'Who can claim' });
    await rows.getByText('At least until').last().waitFor();
    await rows.getByText('Unknown claimant').last().waitFor();
    await rows.getByText('Conditional progress, through').last().waitFor();
    await expectNoAxeFindings(page);
    await missing.scrollIntoViewIfNeeded();
    await pictures(page, 'missing-before-payment');
  });

  it('are read without buttons by those who may not change them', async () => {
    const page = await browser.openPage(site, { signedInAs: reader });
    await page.goto(`${console()}/projects/${projectId}?tab=received`);
    await page.getByRole('heading', { name: 'Received notices' }).waitFor();
    expect(await page.getByRole('button', { name: 'Log a notice' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^(Match|Edit|Attach|Delete) / }).count()).toBe(0);
  });
});
