/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addContrast } from '../contract/contrast.js';
import { createFixture, type Fixture } from '../contract/records.js';
import { expectNoAxeFindings, openBrowser } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the filters of the lists', () => {
  let caller: Caller;
  let fixture: Fixture;
  let projects: Json[];

  beforeAll(async () => {
    const { world } = site;
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
    await addContrast(world, caller, fixture);
    // No other project has a state.
    await world.sql(`update projects set state = 'CA' where id = $1`, [fixture.projectId]);
    const { body } = await world.graphql(
      caller,
      '{ projects(first: 100) { nodes { id name state division { id name } } } }',
    );
    projects = body.data.projects.nodes;
    const research = 'update fulfillment_requests set project_id = $1, created_at = $2 where id = $3';
    await world.sql(research, [fixture.projectId, '2026-01-10T12:00Z', fixture.fulfillmentRequestId]);
    await world.sql(research, [inNevada().id, '2026-01-20T12:00Z', fixture.waitingRequestId]);
    const dated = 'update sovs set created_at = $1 where project_id = $2';
    await world.sql(dated, ['2026-01-10T12:00Z', fixture.projectId]);
    await world.sql(dated, ['2026-01-20T12:00Z', inNevada().id]);
  });

  const inNevada = () => projects.find(({ state }) => state === 'NV')!;

  /** The ids that the service has for a filter: some, and not all. */
  async function idsOf(list: string, filter: string): Promise<string[]> {
    const query = `{ found: ${list}(first: 100, filter: { ${filter} }) { nodes { id } } all: ${list} { totalCount } }`;
    const { body, text } = await site.world.graphql(caller, query);
    if (!body.data) throw new Error(text);
    const ids = body.data.found.nodes.map(({ id }: Json) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThan(body.data.all.totalCount);
    return ids;
  }

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/${path}`);
    await page.locator('tbody tr[data-key]').first().waitFor();
    return page;
  }

  async function openMore(path: string): Promise<Page> {
    const page = await open(path);
    await page.getByRole('button', { name: 'More filters' }).click();
    return page;
  }

  /** The rows of the list, which comes after what waits for an answer. */
  async function expectRows(page: Page, ids: string[]): Promise<void> {
    await page.waitForFunction(
      (wanted) =>
        [...([...document.querySelectorAll('table')].at(-1)?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])]
          .map(({ dataset }) => dataset.key)
          .join() === wanted,
      ids.join(),
      { timeout: 20_000 },
    );
    browser.takeProblems(page);
  }

  it.each([
    ['billing/pay-applications', 'payApplications'],
    ['billing/schedules', 'sovs'],
    ['mail/orders', 'documentOrders'],
    ['mail/research', 'fulfillmentRequests'],
    ['waivers/requests', 'waiverRequests'],
  ])('find those of a state in %s, in the address', async (path, list) => {
    const page = await openMore(path);
    await page.getByRole('combobox', { name: 'State' }).selectOption('NV');
    await expectRows(page, await idsOf(list, 'state: "NV"'));
    expect(new URL(page.url()).searchParams.get('state')).toBe('NV');
    await expectNoAxeFindings(page);
  });

  it.each([
    ['billing/schedules', 'sovs'],
    ['mail/orders', 'documentOrders'],
    ['mail/research', 'fulfillmentRequests'],
    ['waivers/requests', 'waiverRequests'],
  ])('find those of a division in %s', async (path, list) => {
    const { id, name } = inNevada().division;
    const page = await openMore(path);
    await page.getByRole('combobox', { name: 'Division' }).selectOption({ label: name });
    await expectRows(page, await idsOf(list, `divisionId: "${id}"`));
  });

  it('find the research of a project', async () => {
    const page = await open(`mail/research?project=${inNevada().id}`);
    await expectRows(page, [fixture.waitingRequestId]);
  });

  it.each([
    ['billing/schedules', 'Created', 'sovs'],
    ['mail/research', 'Requested', 'fulfillmentRequests'],
  ])('find those between two days in %s', async (path, word, list) => {
    const page = await openMore(path);
    await page.getByLabel('to', { exact: true }).fill('2026-01-20');
    await page.getByLabel(`${word} from`).fill('2026-01-15');
    await expectRows(
      page,
      await idsOf(list, 'createdFrom: "2026-01-15T00:00:00Z", createdUntil: "2026-01-21T00:00:00Z"'),
    );
  });

  it.each([
    ['claims', 'Search claims', 'escalations'],
    ['waivers', 'Search waivers', 'waivers'],
    ['waivers/requests', 'Search requests', 'waiverRequests'],
    ['billing/pay-applications', 'Search pay applications', 'payApplications'],
    ['billing/schedules', 'Search schedules', 'sovs'],
    ['mail/orders', 'Search orders', 'documentOrders'],
  ])('search %s', async (path, label, list) => {
    const page = await open(path);
    await page.getByRole('searchbox', { name: label }).fill('other');
    await expectRows(page, await idsOf(list, 'search: "other"'));
  });

  it('find the requests for waivers of a type', async () => {
    const page = await open('waivers/requests');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('UNCONDITIONAL_FINAL');
    await expectRows(page, await idsOf('waiverRequests', 'type: UNCONDITIONAL_FINAL'));
  });

  it('find the divisions that are in use, and those of a state', async () => {
    const page = await open('account/divisions');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('not in use');
    await expectRows(page, await idsOf('divisions', 'isActive: false'));
    await page.getByRole('combobox', { name: 'Status' }).selectOption('');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'State' }).selectOption('NV');
    await expectRows(page, await idsOf('divisions', 'state: "NV"'));
  });
});
