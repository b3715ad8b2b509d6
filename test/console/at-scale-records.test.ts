/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser.js';
import { addLargeAccount } from '../support/records/many-bills.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

await roomInTheHour(240);

const site = openSite();
const browser = openBrowser();
const whole = new Intl.NumberFormat('en-US');
const total = (number: number, noun: string, nouns = `${noun}s`) =>
  `${whole.format(number)} ${number === 1 ? noun : nouns}`;

/** Every number about the records of an account that no page can read at once is the number of the database. */
describe('the records of a large account', () => {
  let caller: Caller;
  beforeAll(async () => {
    ({ caller } = await addLargeAccount(site.world));
  }, 180_000);

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/${path}`);
    return page;
  }
  const kept = 'account_id = $1 and livemode and deleted_at is null';
  async function count(from: string): Promise<number> {
    const [row] = await site.world.sql<{ n: number }>(`select count(*)::int as n from ${from}`, [
      caller.organizationId,
    ]);
    return row!.n;
  }

  it.each([
    ['billing/pay-applications', 'pay_applications', 'pay application', 'status=SUBMITTED', "status = 'submitted'"],
    ['billing/schedules', 'sovs', 'schedule', 'status=ACTIVE', "status = 'active'"],
    [
      'mail/orders',
      'document_orders',
      'order',
      'status=UNDER_WAY',
      "status not in ('delivered', 'returned', 'failed', 'cancelled')",
    ],
    ['waivers/requests', 'waiver_requests', 'request', 'status=HELD', "status = 'held'"],
    ['waivers', 'waivers', 'waiver', 'status=HELD', "status = 'signed' and type like 'unconditional%'"],
    ['claims', 'escalations', 'claim', 'status=FILED', "status = 'filed'"],
    [
      'account/companies',
      "organizations where type = 'directory' and",
      'company',
      'status=not+in+use',
      'not is_active',
    ],
  ])('are counted to the end of the list of %s, all and those of a filter', async (path, from, noun, query, filter) => {
    const where = from.includes(' where ') ? from : `${from} where`;
    const nouns = noun === 'company' ? 'companies' : `${noun}s`;
    for (const [address, number] of [
      [path, await count(`${where} ${kept}`)],
      [`${path}?${query}`, await count(`${where} ${kept} and ${filter}`)],
    ] as const) {
      expect(number).toBeGreaterThan(200);
      const page = await open(address);
      await page.getByText(total(number, noun, nouns), { exact: true }).waitFor();
    }
  });

  const ofProject = (table: string) =>
    `select r.id from ${table} r join projects p on p.id = r.project_id
     where r.account_id = $1 and r.livemode and r.deleted_at is null order by p.name DIRECTION, r.id DIRECTION`;
  const ofCourse = (value: string) =>
    `select p.id from projects p join project_courses c on c.project_id = p.id
     where p.account_id = $1 and p.livemode and p.deleted_at is null order by ${value} DIRECTION nulls last, p.id DIRECTION`;

  it.each([
    ['waivers', 'Project', ofProject('waivers')],
    ['claims', 'Project', ofProject('escalations')],
    ['billing/pay-applications', 'Project', ofProject('pay_applications')],
    ['billing/schedules', 'Project', ofProject('sovs')],
    ['waivers/requests', 'For', ofProject('waiver_requests')],
    ['mail/orders', 'Project', ofProject('document_orders')],
    ['projects', 'Next deadline', ofCourse('c.next_day')],
    [
      'projects',
      'Unpaid',
      ofCourse(`(select sum(case when status in ('submitted', 'under_review') then greatest((g702 ->> 'currentPaymentDue')::numeric, 0)
        when status = 'paid' then 0 else greatest(certified_amount, 0) - coalesce(
          (select sum(amount) from pay_application_payments where pay_application_id = a.id), 0) end)
        from pay_applications a where a.project_id = p.id and a.deleted_at is null
          and a.status in ('submitted', 'under_review', 'approved', 'partially_paid', 'paid'))`),
    ],
  ])('are in the order of the database on %s by %s, both ways', async (path, title, text) => {
    const page = await open(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    const heading = page.getByRole('table').last().getByRole('columnheader', { name: title, exact: true });
    const directions = title === 'Unpaid' ? ['desc', 'asc'] : ['asc', 'desc'];
    for (const direction of directions) {
      const rows = await site.world.sql<{ id: string }>(text.replaceAll('DIRECTION', direction), [
        caller.organizationId,
      ]);
      expect(rows.length).toBeGreaterThan(1_500);
      await heading.getByRole('button').click();
      await page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll<HTMLElement>('tbody tr[data-key]')]
            .slice(0, 10)
            .map(({ dataset }) => dataset.key)
            .join() === wanted,
        rows
          .slice(0, 10)
          .map(({ id }) => id)
          .join(),
      );
    }
  });

  it('are counted where companies may be the same', async () => {
    const groups = await count(
      `(select from organizations where type = 'directory' and ${kept} group by address_line_1, zip having count(*) > 1) g`,
    );
    expect(groups).toBeGreaterThan(500);
    const page = await open('account/companies');
    await page.getByRole('link', { name: total(groups, 'possible duplicate'), exact: true }).click();
    await page.getByText(total(groups, 'group')).waitFor();
  });

  it.each([
    ['waivers', 'waivers', 'waiver', 'Mark as sent for signature', "status = 'generated'"],
    ['claims', 'escalations', 'claim', 'Mark as resolved', "status in ('sent', 'filed')"],
  ])('are counted where all %s are chosen, in the quote and in its tables', async (path, table, noun, act, can) => {
    const all = await count(`${table} where ${kept}`);
    const able = await count(`${table} where ${kept} and ${can}`);
    const page = await open(path);
    await page.getByRole('checkbox', { name: `Choose all ${noun}s that match` }).check();
    await page.getByText(`${total(all, noun)} chosen`, { exact: true }).waitFor();
    await chooseAct(page, act);
    if (act === 'Mark as resolved') await page.getByRole('button', { name: 'Check them' }).click();
    await page.getByText(`${total(all, noun)} chosen`, { exact: true }).waitFor();
    const facts = page.getByRole('definition');
    await facts.first().waitFor();
    expect((await facts.allTextContents()).slice(0, 3)).toEqual([
      total(able, noun),
      `${total(all - able, noun)}, with the reasons below`,
      'Nothing',
    ]);
    for (const [name, number] of [
      ['Cannot be done', all - able],
      ['Can be done', able],
    ] as const) {
      const region = page.getByRole('region', { name, exact: true });
      expect(await region.getByRole('heading').textContent()).toBe(`${name}${whole.format(number)}`);
      expect(await region.getByRole('table').getAttribute('aria-rowcount')).toBe(String(number + 1));
    }
  });

  it('are changed where all of a filter but one are chosen, and counted while and after it', async () => {
    const filed = `escalations where ${kept} and status = 'filed'`;
    const resolved = `escalations where ${kept} and status = 'resolved'`;
    const [all, before] = [await count(filed), await count(resolved)];
    const page = await open('claims?status=FILED');
    await page.getByRole('checkbox', { name: 'Choose all claims that match' }).check();
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .first()
      .uncheck();
    const chosen = all - 1;
    await page.getByText(`${total(chosen, 'claim')} chosen`, { exact: true }).waitFor();
    await chooseAct(page, 'Mark as resolved');
    await page.getByRole('button', { name: 'Check them' }).click();
    const name = `Mark ${total(chosen, 'claim')} as resolved`;
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await page.getByText(`${whole.format(chosen)} of ${whole.format(chosen)} done.`).waitFor();
    expect([await count(filed), await count(resolved)]).toEqual([1, before + chosen]);
  });

  async function chooseAct(page: Page, act: string): Promise<void> {
    await page.getByRole('button', { name: /^Do with them/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${act}`) }).click();
  }
});
