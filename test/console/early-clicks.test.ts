import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from 'playwright-core';
import { openBrowser } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a record that takes facts of its project', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
    await site.world.rest(caller, 'PUT', `/projects/${made.projectId}`, { contract_amount: '48000.00' });
  });

  it.each([
    [
      'notice',
      'notices/new?type=PRELIMINARY',
      'NoticeSource',
      'CreateNotice',
      { state: 'CA', claimAmount: '48000.00' },
    ],
    ['claim', 'claims/new?type=DEMAND_LETTER', 'ClaimSource', 'CreateClaim', { state: 'CA' }],
    [
      'waiver',
      'waivers/new?application=ID&type=CONDITIONAL_PROGRESS',
      'WaiverSource',
      'CreateWaiver',
      { payApplicationId: expect.any(String) },
    ],
  ])('is not created before they are read: a %s', async (record, path, source, creation, facts) => {
    const page = await browser.openPage(site, { signedInAs: caller });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const inputs: Json[] = [];
    await page.route('**/graphql', async (route: Route) => {
      const body = route.request().postDataJSON() as Json;
      if (body.operationName === creation) inputs.push(body.variables.input);
      if (body.operationName === source) await released;
      await route.fallback();
    });
    await page.goto(
      `/console/${caller.organizationId}/live/${path.replace('ID', made.payApplicationId)}&project=${made.projectId}`,
    );
    const create = page.getByRole('button', { name: `Create the ${record}` });
    await create.waitFor();
    expect(await create.isDisabled()).toBe(true);
    // Nor by the keyboard.
    await page.getByLabel('Amount').press('Enter');
    release();
    await create.click();
    await page.waitForURL(/\/[0-9a-f-]{36}$/);
    expect(inputs).toEqual([expect.objectContaining(facts)]);
  });

  it('is not created where they cannot be read, and says why', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/waivers/new?project=019a0000-0000-7000-8000-000000000000`);
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByRole('button', { name: 'Create the waiver' }).isDisabled()).toBe(true);
    browser.takeProblems(page);
  });

  it.each([
    ['notice', 'notices/new?type=LIEN', 'NoticeSource'],
    ['claim', 'claims/new?type=DEMAND_LETTER', 'ClaimSource'],
  ])(
    'offers what is billed and unpaid as the amount, and fills nothing in by itself: a %s',
    async (_, path, source) => {
      const page = await browser.openPage(site, { signedInAs: caller });
      await page.route('**/graphql', async (route: Route) => {
        if ((route.request().postDataJSON() as Json).operationName !== source) return route.fallback();
        const response = await route.fetch();
        const answer = (await response.json()) as Json;
        expect(answer.data.project.unpaidAmount).toBeNull();
        answer.data.project.unpaidAmount = '41000.00';
        return route.fulfill({ response, json: answer });
      });
      await page.goto(`/console/${caller.organizationId}/live/${path}&project=${made.projectId}`);
      await page.getByText('$41,000.00 is billed and unpaid').waitFor();
      const amount = page.getByLabel('Amount');
      expect(await amount.inputValue()).toBe('');
      await page.getByRole('button', { name: 'Use it' }).click();
      expect(await amount.inputValue()).toBe('41000.00');
    },
  );
});
