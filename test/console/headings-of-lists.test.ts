/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addContrast } from '../contract/contrast.js';
import { createFixture } from '../contract/records.js';
import { openBrowser } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** The headings of each list with what the service calls their orders, and the list with the filter of its page. */
const lists: ReadonlyArray<readonly [string, string, ReadonlyArray<readonly [string, string]>]> = [
  [
    'waivers',
    'waivers',
    [
      ['Waiver', 'TYPE'],
      ['Project', 'PROJECT'],
      ['State', 'STATE'],
      ['Status', 'STATUS'],
    ],
  ],
  [
    'claims',
    'escalations',
    [
      ['Claim', 'TYPE'],
      ['Project', 'PROJECT'],
      ['State', 'STATE'],
      ['Status', 'STAGE'],
    ],
  ],
  [
    'billing/pay-applications',
    'payApplications',
    [
      ['Application', 'APPLICATION_NUMBER'],
      ['Project', 'PROJECT'],
      ['Status', 'STATUS'],
    ],
  ],
  [
    'billing/schedules',
    'sovs',
    [
      ['Project', 'PROJECT'],
      ['Status', 'STATUS'],
    ],
  ],
  [
    'mail/orders',
    'documentOrders',
    [
      ['Project', 'PROJECT'],
      ['Mail class', 'MAIL_CLASS'],
      ['Tracking', 'TRACKING_NUMBER'],
      ['Status', 'STATUS'],
    ],
  ],
  [
    'mail/research',
    'fulfillmentRequests',
    [
      ['Project', 'PROJECT'],
      ['Service', 'SCOPE'],
      ['Requested', 'CREATED_AT'],
      ['Status', 'STATUS'],
    ],
  ],
  [
    'waivers/requests',
    'waiverRequests',
    [
      ['Payee', 'PAYEE'],
      ['Waiver', 'TYPE'],
      ['For', 'PROJECT'],
      ['Mailbox', 'EMAIL'],
      ['Status', 'STATUS'],
    ],
  ],
  [
    'projects',
    'projects',
    [
      ['Lien rights', 'LIEN_RIGHTS'],
      ['Next deadline', 'NEXT_DEADLINE'],
      ['Status', 'STATUS'],
    ],
  ],
  [
    'account/companies',
    'organizations(filter: { type: DIRECTORY })',
    [
      ['Kind', 'KIND'],
      ['City', 'CITY'],
      ['Phone', 'PHONE'],
      ['E-mail', 'EMAIL'],
      ['Status', 'IS_ACTIVE'],
    ],
  ],
  [
    'notices',
    'notices(filter: { isToServe: false })',
    [
      ['Project', 'PROJECT'],
      ['Type', 'TYPE'],
      ['State', 'STATE'],
      ['Status', 'STATUS'],
    ],
  ],
];

/** The day of a cell, as a text in the order of days. What is no day is last. */
const toDay = (text: string) => (text === '—' ? '~' : text.replace(/.*?(\d\d)\/(\d\d)\/(\d{4}).*/, '$3$1$2'));

describe('the headings of the lists', () => {
  let caller: Caller;

  beforeAll(async () => {
    const { world } = site;
    caller = await world.caller();
    await world.makeRoom(caller);
    const fixture = await createFixture(world, caller);
    await addContrast(world, caller, fixture);
    await site.world.sql(`update notices set status = 'void' where id = $1`, [fixture.noticeId]);
    await world.sql('update pay_applications set application_number = 2 where id = $1', [
      fixture.approvedPayApplicationId,
    ]);
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/console/${caller.organizationId}/live/${path}`);
    await page.getByRole('table').last().locator('tbody tr[data-key]').first().waitFor();
    return page;
  }

  async function expectRows(page: Page, ids: string[]): Promise<void> {
    await page.waitForFunction(
      (wanted) =>
        [...([...document.querySelectorAll('table')].at(-1)?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])]
          .map(({ dataset }) => dataset.key)
          .join() === wanted,
      ids.join(),
      { timeout: 20_000 },
    );
  }

  async function idsInOrder(list: string, field: string, direction: string): Promise<string[]> {
    const [name, filter = '('] = list.split(/(?=\()/);
    const args = `${filter.replace(/\)$/, ', ')}first: 100, orderBy: { field: ${field}, direction: ${direction} })`;
    const { body, text } = await site.world.graphql(caller, `{ list: ${name}${args} { nodes { id } } }`);
    if (!body.data) throw new Error(text);
    return body.data.list.nodes.map(({ id }: Json) => id);
  }

  it.each(lists)('order %s in the service, in the address', async (path, list, headings) => {
    const page = await open(path);
    for (const [title, field] of headings) {
      const heading = page.getByRole('table').last().getByRole('columnheader', { name: title, exact: true });
      const places = [await idsInOrder(list, field, 'ASC'), await idsInOrder(list, field, 'DESC')];
      expect(places[0]!.length).toBeGreaterThan(1);
      for (const [place, order] of [field, `-${field}`].entries()) {
        await heading.getByRole('button').click();
        await page.waitForURL((url) => url.searchParams.get('order') === order);
        await expectRows(page, places[place]!);
        expect(await heading.getAttribute('aria-sort')).toBe(place === 0 ? 'ascending' : 'descending');
      }
    }
    browser.takeProblems(page);
  });

  it('order no list by links to files', async () => {
    const page = await open('billing/schedules');
    const heading = (name: string) => page.getByRole('table').last().getByRole('columnheader', { name, exact: true });
    await heading('Contract').getByRole('button').waitFor();
    await heading('Spreadsheet').waitFor();
    expect(await heading('Spreadsheet').getByRole('button').count()).toBe(0);
    browser.takeProblems(page);
  });

  it('order a list by what the service has no order for, in the page, while every row is there', async () => {
    await site.world.sql(`update notices set status = 'void' where account_id = $1 and livemode`, [
      caller.organizationId,
    ]);
    const page = await open('notices?order=-TYPE');
    const table = page.getByRole('table').last();
    const heading = (name: string) => table.getByRole('columnheader', { name, exact: true });
    const days = async () => {
      const names = await table.getByRole('columnheader').allTextContents();
      const place = names.findIndex((text) => /^Serve by/.test(text));
      return table.locator(`tbody tr[data-key] td:nth-child(${place + 1})`).allTextContents();
    };
    expect(await heading('Type').getAttribute('aria-sort')).toBe('descending');
    await heading('Serve by').getByRole('button').click();
    await page.waitForURL((url) => !url.searchParams.has('order'), { timeout: 20_000 });
    expect(await heading('Type').getAttribute('aria-sort')).toBeNull();
    expect(await heading('Serve by').getAttribute('aria-sort')).toBe('ascending');
    await page.waitForFunction(() => document.querySelector('tbody tr[data-key]') !== null);
    const inOrder = (texts: string[]) => [...texts].sort((one, other) => (toDay(one) < toDay(other) ? -1 : 1));
    const read = await days();
    expect(new Set(read).size).toBeGreaterThan(1);
    expect(read).toEqual(inOrder(read));
    await heading('Type').getByRole('button').click();
    await expectRows(page, await idsInOrder('notices', 'TYPE', 'ASC'));
    expect(await heading('Serve by').getAttribute('aria-sort')).toBeNull();
    browser.takeProblems(page);
  });
});
