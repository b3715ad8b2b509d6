/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser } from '../support/browser/browser.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = openSite({ role: 'all' });
const browser = openBrowser();

describe('the work of a credit manager', () => {
  let sandbox: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    const caller = await site.world.caller();
    await site.world.makeRoom(caller);
    sandbox = await site.world.sandboxOf(caller);
    made = await goldenPath(site.world, sandbox);
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: sandbox });
    await page.goto(`/console/${sandbox.organizationId}/sandbox${path}`);
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('refuses a claim amount that is no amount at its field, and keeps the rest', async () => {
    const page = await open(`/notices/new?project=${made.projectId}`);
    await page.getByLabel('Amount').fill('a lot');
    await page.getByLabel('What you furnish').fill('Concrete pumping');
    await button(page, 'Create the notice').click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('What you furnish').inputValue()).toBe('Concrete pumping');
    browser.takeProblems(page);
  });

  it('leads from the form of a notice, a waiver and a claim to the project whose state is missing', async () => {
    const project = { ...bodies.project, division_id: made.divisionId, name: 'Nowhere yet' };
    const answer = await site.world.rest(sandbox, 'POST', '/projects', project);
    for (const form of ['notices', 'waivers', 'claims']) {
      const page = await open(`/${form}/new?project=${answer.body.data.id}`);
      await page.getByText('The project has no state yet').waitFor();
      await page.getByRole('link', { name: 'Enter it on the project' }).click();
      await page.getByRole('region', { name: 'Missing facts' }).getByLabel('Project state').waitFor();
    }
  });

  it('fills in the company that hired the claimant as the one that pays, and keeps what is typed', async () => {
    await site.world.sql('update parties set hired_by_party_id = $1 where project_id = $2 and is_claimant', [
      made.contractorPartyId,
      made.projectId,
    ]);
    const page = await open(`/waivers/new?project=${made.projectId}`);
    const payer = page.getByLabel('Who pays');
    await page.waitForFunction(() => Boolean(document.querySelector<HTMLInputElement>('[name="checkMaker"]')?.value));
    expect(await payer.inputValue()).toBe(bodies.contractor.name);
    await payer.fill('Joint Check Trust');
    await page.getByLabel('The final payment').check();
    expect(await payer.inputValue()).toBe('Joint Check Trust');
    await page.getByText('The project has no state yet').waitFor({ state: 'detached' });
  });

  it('has a field for each fact that only the form of the state asks for', async () => {
    const body = {
      ...bodies.notice,
      type: 'lien',
      state: 'NY',
      last_furnishing_date: '2026-01-25',
      project_id: made.projectId,
      organization_id: sandbox.organizationId,
      metadata: { signatory_name: 'Ana Diaz', contract: { form: 'written' } },
    };
    const answer = await site.world.rest(sandbox, 'POST', '/notices', body);
    const { id } = answer.body.data;
    const page = await open(`/notices/${id}`);
    await page.getByRole('button', { name: /^Go to the field: The interest of the owner is required/ }).click();
    await page.keyboard.type('fee simple');
    await page.getByRole('figure').getByText('fee simple').first().waitFor();
    await page.getByLabel('A single family dwelling', { exact: true }).selectOption({ label: 'No' });
    await page
      .getByText(/^A statement whether the property is a single family dwelling/)
      .waitFor({ state: 'detached' });
    await page.getByText('Saved as you type').waitFor();
    await expectNoAxeFindings(page);
    const [stored] = await site.world.sql<{ metadata: Json }>('select metadata from notices where id = $1', [id]);
    // What other callers keep there stays.
    expect(stored!.metadata).toMatchObject({
      signatory_name: 'Ana Diaz',
      owner_interest: 'fee simple',
      single_family_dwelling: false,
      contract: { form: 'written' },
    });
    browser.takeProblems(page);
  });
});
