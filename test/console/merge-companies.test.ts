/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();
const email = `ap-${randomUUID()}@example.com`;

describe('companies that may be the same', () => {
  let owner: Caller;
  let kept: Json;
  let away: Json;
  let projectId: string;

  const send = (path: string, body: object): Promise<Json> => site.world.send(owner, 'POST', path, body);

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    const division = await send('/divisions', { ...bodies.division, organization_id: owner.organizationId });
    projectId = (await send('/projects', { ...bodies.project, division_id: division.id })).id;
    kept = await send('/organizations', { ...bodies.organization, name: 'Harbor Owners LLC', phone: '415-555-0100' });
    away = await send('/organizations', {
      ...bodies.organization,
      name: 'HARBOR OWNERS, INC.',
      address_line_1: '9 Pier Ave',
      email,
    });
    const party = { ...bodies.party, project_id: projectId };
    await send('/parties', { ...party, organization_id: kept.id });
    await send('/parties', { ...party, organization_id: away.id, role: 'lender' });
    await send('/organizations', { name: 'Quay Paving' });
    await send('/organizations', { name: 'The Quay Paving Co.' });
  });

  const open = async (path: string): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(`/console/${owner.organizationId}/live${path}`);
    return page;
  };
  const dialog = (page: Page) => page.getByRole('dialog');
  const partiesOf = async () =>
    (
      await site.world.sql<{ id: string }>(
        'select organization_id as id from parties where project_id = $1 and not is_claimant order by serial',
        [projectId],
      )
    ).map(({ id }) => id);

  it('are shown side by side and merged into one, with the values that are chosen, and apart again', async () => {
    const page = await open('/account/companies');
    await page.getByRole('link', { name: '2 possible duplicates' }).click();
    await page.getByRole('heading', { name: 'Possible duplicates' }).waitFor();
    await page.getByText('2 companies with the same name').first().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'companies-duplicates');
    await page.getByRole('button', { name: /Merge the companies like harbor/i }).click();
    await dialog(page).getByRole('radio', { name: 'Harbor Owners LLC', exact: true }).first().check();
    await dialog(page)
      .getByRole('radio', { name: /9 Pier Ave/ })
      .check();
    await expectNoAxeFindings(page);
    await pictures(page, 'companies-merge');
    await dialog(page).getByRole('button', { name: 'Merge 2 companies into one' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('The companies are merged into one.').waitFor();
    await page.getByText('1 group').waitFor();
    expect(await partiesOf()).toEqual([kept.id, kept.id]);
    const merged = (await site.world.rest(owner, 'GET', `/organizations/${kept.id}`)).body.data;
    expect(merged).toMatchObject({
      name: 'Harbor Owners LLC',
      address_line_1: '9 Pier Ave',
      phone: '415-555-0100',
      email,
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 groups').waitFor();
    expect(await partiesOf()).toEqual([kept.id, away.id]);
    const apart = (await site.world.rest(owner, 'GET', `/organizations/${kept.id}`)).body.data;
    expect(apart).toMatchObject({ address_line_1: kept.address_line_1, email: null });
  });

  it('are merged until the merge is undone on the page of either company', async () => {
    const merge = 'mutation($input: MergeOrganizationsInput!) { mergeOrganizations(input: $input) { id } }';
    await site.world.graphql(owner, merge, { input: { id: kept.id, mergeIds: [away.id] } });
    const page = await open(`/account/companies/${away.id}`);
    await page.getByText('It was merged into').waitFor();
    expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'companies-merged-away');
    await page.getByRole('status').getByRole('link', { name: 'Harbor Owners LLC' }).click();
    await page.getByRole('heading', { name: 'Harbor Owners LLC', level: 1 }).waitFor();
    await page.getByText('HARBOR OWNERS, INC. merged into it').first().waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'companies-merged');
    await site.world.sql('update parties set updated_at = now() where organization_id = $1 and role = $2', [
      kept.id,
      'lender',
    ]);
    await page.getByRole('button', { name: 'Undo HARBOR OWNERS, INC.' }).first().click();
    await dialog(page).getByRole('button', { name: 'Undo it' }).click();
    await page.getByText('The merge is undone.').waitFor();
    await page.getByRole('cell', { name: /1 record changed since and stayed/ }).waitFor();
    expect(await partiesOf()).toEqual([kept.id, kept.id]);
  });

  it('are offered before one is created a second time, in the directory and on a project', async () => {
    const page = await open('/account/companies');
    await page.getByRole('button', { name: 'New company' }).first().click();
    await dialog(page).getByLabel('Name (required)').fill('harbor owners');
    const offered = dialog(page).getByRole('region', { name: 'Companies that may be the same' });
    await offered.getByText('Harbor Owners LLC').waitFor();
    await offered
      .getByText(/same name/)
      .first()
      .waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'companies-similar');
    await dialog(page).getByLabel('Name (required)').fill('Another company');
    await offered.waitFor({ state: 'detached' });
    const project = await open(`/projects/${projectId}?tab=people`);
    await project.getByRole('button', { name: 'Add a party' }).first().click();
    await dialog(project).getByLabel('Company').fill('Harbor Owners Incorporated');
    await dialog(project).getByRole('button', { name: 'Use it' }).first().click();
    await dialog(project).getByText('From your directory, with its address there.').waitFor();
  });
});
