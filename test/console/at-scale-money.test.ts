/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { daysBetween } from '../../src/domain/shared/calendar.js';
import { openBrowser } from '../support/browser/browser.js';
import { addLargeAccount } from '../support/records/many-bills.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

await roomInTheHour(240);

const site = openSite();
const browser = openBrowser();
const whole = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const total = (number: number, noun: string, nouns = `${noun}s`) =>
  `${whole.format(number)} ${number === 1 ? noun : nouns}`;

/** Every sum of an account that no page can read at once is the sum of the rows in the database. */
describe('the money of a large account', () => {
  let caller: Caller;
  let otherDivision: string;
  beforeAll(async () => {
    ({ caller, otherDivision } = await addLargeAccount(site.world));
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

  interface Application {
    project: string;
    division: string;
    number: number;
    status: string;
    days: number;
    isOfMonth: boolean;
    due: number;
    retainage: number;
    unpaid: number;
  }

  const cents = (text: string | null) => Math.round(Number(text ?? 0) * 100);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const money = (amounts: readonly number[]) => dollars.format(sum(amounts) / 100);
  const unpaidStatuses = ['submitted', 'under_review', 'approved', 'partially_paid'];
  const nameMonth = (month: string) =>
    new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

  /** Every application of the account, each with what is unpaid of it on the day of its project. */
  async function readApplications(): Promise<Application[]> {
    const rows = await site.world.sql<Record<string, string | null>>(
      `select a.project_id, a.division_id, application_number, a.status, application_date::text as dated, p.state, certified_amount::text,
         g702 ->> 'currentPaymentDue' as due, g702 ->> 'totalRetainage' as retainage,
         (select sum(amount)::text from pay_application_payments where pay_application_id = a.id) as paid
       from pay_applications a join projects p on p.id = a.project_id where a.account_id = $1 and a.livemode and a.deleted_at is null`,
      [caller.organizationId],
    );
    return rows.map((row) => {
      const today = dayInState(row.state ?? '', new Date());
      const billed = row.certified_amount === null ? cents(row.due!) : cents(row.certified_amount!) - cents(row.paid!);
      return {
        project: row.project_id!,
        division: row.division_id!,
        number: Number(row.application_number),
        status: row.status!,
        days: daysBetween(row.dated!, today),
        isOfMonth: row.dated!.slice(0, 7) === today.slice(0, 7),
        due: cents(row.due!),
        retainage: cents(row.retainage!),
        unpaid: unpaidStatuses.includes(row.status!) ? billed : 0,
      };
    });
  }

  interface Course {
    id: string;
    division: string;
    state: string;
    lacks: boolean;
    risk: string | null;
    lost: string | null;
    canClaim: boolean;
    day: string | null;
  }
  const readCourses = () =>
    site.world.sql<Course>(
      `select p.id, p.division_id as division, p.state, lacks_facts as lacks, risk_from::text as risk, lost_from::text as lost,
         can_claim as "canClaim", claim_by::text as day
       from project_courses c join projects p on p.id = c.project_id
       where c.account_id = $1 and c.livemode and p.deleted_at is null and has_rights`,
      [caller.organizationId],
    );

  it.each([
    ['', 'of all divisions'],
    ['?division=OTHER', 'of one division'],
  ])('is added up on Money%s, %s', async (query) => {
    const page = await open(`money${query.replace('OTHER', otherDivision)}`);
    const isShown = ({ division }: { division: string }) => query === '' || division === otherDivision;
    const applications = (await readApplications()).filter(isShown);
    const billed = applications.filter(({ status }) => [...unpaidStatuses, 'paid'].includes(status));
    const last = [...Map.groupBy(billed, ({ project }) => project).values()].map(
      (all) => all.sort((one, other) => other.number - one.number)[0]!,
    );
    const owed = applications.filter(({ unpaid }) => unpaid > 0);
    const totals = page.locator('main dl').first();
    await totals.waitFor();
    expect(await totals.locator('dd').allTextContents()).toEqual([
      money(owed.map(({ unpaid }) => unpaid)),
      money(last.map(({ retainage }) => retainage)),
      money(billed.filter(({ isOfMonth }) => isOfMonth).map(({ due }) => due)),
    ]);

    const limits = [30, 60, 90, 120, Number.POSITIVE_INFINITY];
    const byAge = Map.groupBy(owed, ({ days }) => limits.findIndex((limit) => days <= limit));
    const names = ['0 to 30 days', '31 to 60 days', '61 to 90 days', '91 to 120 days', 'Over 120 days'];
    const ages = page.getByRole('group', { name: 'Unpaid by age' }).getByRole('button');
    expect(await ages.allTextContents()).toEqual(
      names.map((name, at) => {
        const group = byAge.get(at) ?? [];
        return `${name}${money(group.map(({ unpaid }) => unpaid))}${total(group.length, 'application')}`;
      }),
    );
    await ages.first().click();
    const table = (name: string, rows: number) =>
      page.getByRole('table', { name }).and(page.locator(`[aria-rowcount="${rows + 1}"]`));
    await table('Unpaid applications', byAge.get(0)!.length).waitFor();
    await page.getByText(`100 of ${whole.format(byAge.get(0)!.length)} are shown here.`).waitFor();
    await ages.first().click();

    const waivers = await site.world.sql<{ status: string; division: string; amount: string }>(
      `select status, division_id as division, amount::text from waivers where ${kept}`,
      [caller.organizationId],
    );
    const outstanding = page.getByRole('region', { name: 'Waivers outstanding' }).getByRole('listitem');
    expect((await outstanding.allTextContents()).map((text) => text.replace(/^\D*/, ''))).toEqual(
      ['generated', 'sent', 'signed'].map((wanted) => {
        const group = waivers.filter((waiver) => isShown(waiver) && waiver.status === wanted);
        return `${total(group.length, 'waiver')}, ${money(group.map(({ amount }) => cents(amount)))}`;
      }),
    );

    const unpaid = Map.groupBy(owed, ({ project }) => project);
    const retained = new Map(last.map(({ project, retainage }) => [project, retainage]));
    const claimable = (await readCourses()).filter(isShown).flatMap(({ id, state, canClaim, day, lost }) => {
      const today = dayInState(state, new Date());
      const amount = sum((unpaid.get(id) ?? []).map((one) => one.unpaid)) + (retained.get(id) ?? 0);
      if (!canClaim || amount <= 0 || (lost !== null && lost <= today)) return [];
      return [{ month: day && [day, today].sort()[1]!.slice(0, 7), amount }];
    });
    expect(claimable.length).toBeGreaterThan(100);
    const byMonth = [...Map.groupBy(claimable, ({ month }) => month)].sort(([one], [other]) =>
      (one ?? '9').localeCompare(other ?? '9'),
    );
    const months = page.getByRole('group', { name: 'Can still be liened, by month' }).getByRole('button');
    expect(await months.allTextContents()).toEqual(
      byMonth.map(([month, group]) => {
        const name = month === null ? 'No date yet' : nameMonth(month);
        return `${name}${money(group.map(({ amount }) => amount))}${total(group.length, 'project')}`;
      }),
    );
    await months.first().click();
    await table('Projects that can be liened', byMonth[0]![1].length).waitFor();
  });

  it('is counted on Today with what waits, each number a way to all of its records', async () => {
    const unpaid = Map.groupBy(await readApplications(), ({ project }) => project);
    const byRights = Map.groupBy(await readCourses(), ({ state, lacks, risk, lost }) => {
      const today = dayInState(state, new Date());
      if (lost !== null && lost <= today) return 'Expired';
      return risk !== null && risk <= today ? 'At risk' : lacks ? 'Missing facts' : 'Protected';
    });
    const page = await open('today');
    const rights = page.getByRole('region', { name: 'Lien rights' }).getByRole('listitem');
    await rights.first().waitFor();
    for (const [name, group] of byRights) {
      const amounts = group.flatMap(({ id }) => (unpaid.get(id) ?? []).map((one) => one.unpaid));
      expect(await rights.filter({ hasText: name }).textContent()).toBe(
        `${name}${whole.format(group.length)}${money(amounts)} unpaid`,
      );
    }
    const tile = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }).textContent();
    const sent = await count(`waivers where ${kept} and status = 'sent'`);
    expect(await tile('Waivers sent for signature')).toBe(`${whole.format(sent)}Waivers sent for signature`);
    const underWay = await count(
      `document_orders where ${kept} and status not in ('delivered', 'returned', 'failed', 'cancelled')`,
    );
    const problems = await count(`document_orders where ${kept} and attention is not null`);
    expect(await tile('In the mail')).toBe(
      `${whole.format(underWay)}In the mail${total(problems, 'piece')} with a problem`,
    );
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    const held = await count(`waivers where ${kept} and status = 'signed' and type like 'unconditional%'`);
    const lost = await count(`waiver_requests where ${kept} and status = 'undeliverable'`);
    await waiting.getByRole('link', { name: `All ${whole.format(held)} signed waivers that are held` }).waitFor();
    await waiting.getByRole('link', { name: `All ${whole.format(lost)} requests that did not arrive` }).click();
    await page.getByText(total(lost, 'request'), { exact: true }).waitFor();
  });
});
