/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addDays, daysBetween } from '../../src/domain/shared/calendar.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { openBrowser } from '../support/browser/browser.js';
import { goldenPath } from '../support/records/golden-path.js';
import { addManyRecords } from '../support/records/many-records.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';

await roomInTheHour(120);

const site = openSite();
const browser = openBrowser();
const whole = new Intl.NumberFormat('en-US');
const projects = 2_000;
const notices = 5_000;

/** Every number on the pages of an account that no page can read at once is the number of the database. */
describe('the console of a large account', () => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await site.world.caller();
    const made = await goldenPath(site.world, caller);
    await addManyRecords(site.world, made, { projects, notices });
    await watchDeadlines(site.world.app.infrastructure, new Date());
    await site.world.sql('analyze project_deadlines, notice_days');
  });

  async function open(path: string): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/${path}`);
    return page;
  }
  async function count(text: string, values: unknown[] = []): Promise<number> {
    const [{ n }] = (await site.world.sql<{ n: number }>(`select count(*)::int as n ${text}`, values)) as [
      { n: number },
    ];
    return n;
  }

  it('counts the deadlines of each week on Today, and reads its table a page at a time', async () => {
    const page = await open('today');
    const bars = page.getByRole('group', { name: 'Deadlines by week' });
    await bars.waitFor();
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    const rows = await site.world.sql<{ day: string }>(
      `select to_char(least(date, safe_date), 'YYYY-MM-DD') as day from project_deadlines d join projects p on p.id = d.project_id
       where d.is_open and p.status = 'active' and p.deleted_at is null and least(date, safe_date) <= $1::date`,
      [addDays(today, 90)],
    );
    const isIn = (from: string, until: string) => rows.filter(({ day }) => day >= from && day <= until).length;
    const overdue = isIn('0001-01-01', addDays(today, -1));
    expect(overdue).toBeGreaterThan(500);
    const monday = addDays(today, -((daysBetween('2024-01-01', today) % 7) % 7));
    const expected = [
      overdue,
      ...Array.from({ length: 14 }, (_, week) => {
        const days = [addDays(monday, 7 * week), addDays(monday, 7 * week + 6)] as const;
        const [first, last] = [[days[0], today].sort()[1]!, [days[1], addDays(today, 90)].sort()[0]!];
        return isIn(first, last);
      }),
    ];
    const shown = (await bars.locator('.sr-only').allTextContents()).map((text) =>
      Number(/: ([\d,]+) deadline/.exec(text)![1]!.replace(',', '')),
    );
    expect(shown).toEqual(expected.slice(0, shown.length));
    expect(shown.length).toBeGreaterThanOrEqual(14);
    expect(shown.slice(1).some((number) => number > 0)).toBe(true);
    const now = page.getByRole('region', { name: 'Overdue and this week' });
    await now.getByText(`100 of ${whole.format(overdue + expected[1]!)} are shown here.`).waitFor();
    await bars.getByRole('button').first().click();
    const week = page.getByRole('region', { name: 'Overdue', exact: true });
    await week.getByText(`100 of ${whole.format(overdue)} are shown here.`).waitFor();
    await week.getByRole('button', { name: 'Show more' }).click();
    await week.getByText(`200 of ${whole.format(overdue)} are shown here.`).waitFor();
    const rights = page.getByRole('region', { name: 'Lien rights' }).getByRole('listitem');
    const byStatus = await countRights();
    for (const [status, number] of byStatus) {
      expect((await rights.filter({ hasText: status }).textContent())!.replace(',', '')).toContain(String(number));
    }
    const [worst, number] = byStatus.find(([, found]) => found > 0)!;
    await rights.filter({ hasText: worst }).getByRole('link').click();
    await page.getByText(`${whole.format(number)} project${number === 1 ? '' : 's'}`, { exact: true }).waitFor();
    await page.goBack();
    for (const [name, status] of [
      ['Draft notices', 'draft'],
      ['Notices to send', 'generated'],
    ]) {
      const drafts = await count('from notices where status = $1', [status]);
      const tile = page.getByRole('listitem').filter({ hasText: name! });
      expect((await tile.textContent())!.replace(',', '')).toContain(String(drafts));
    }
  });

  /** How many projects have each status, from the days that are stored, one by one. */
  async function countRights(): Promise<Array<[status: string, count: number]>> {
    const courses = await site.world.sql<{
      state: string | null;
      lacks: boolean;
      risk: string | null;
      lost: string | null;
    }>(
      `select c.state, lacks_facts as lacks, risk_from::text as risk, lost_from::text as lost from project_courses c
       join projects p on p.id = c.project_id where has_rights and p.deleted_at is null and p.status <> 'archived'`,
    );
    const found = courses.map(({ state, lacks, risk, lost }) => {
      const today = dayInState(state ?? '', new Date());
      if (lost !== null && lost <= today) return 'Expired';
      if (risk !== null && risk <= today) return 'At risk';
      return lacks ? 'Missing facts' : 'Protected';
    });
    expect(found.length).toBeGreaterThan(1_000);
    return ['Expired', 'At risk', 'Missing facts', 'Protected'].map((status) => [
      status,
      found.filter((one) => one === status).length,
    ]);
  }

  /** The groups by the days that each notice itself has, which are computed and not stored. */
  async function groupNotices(): Promise<Map<string, Array<{ id: string; status: string }>>> {
    const query = `query($after: String) { notices(first: 100, after: $after, filter: { isToServe: true }) {
      pageInfo { hasNextPage endCursor } nodes { id state status deadlineDate deadlineRule { safeDate } type project { status } } } }`;
    const all: Json[] = [];
    for (let after: string | null = null; ; ) {
      const { body }: { body: Json } = await site.world.graphql(caller, query, { after });
      all.push(...body.data.notices.nodes);
      if (!body.data.notices.pageInfo.hasNextPage) break;
      after = body.data.notices.pageInfo.endCursor;
    }
    // What is left of an archived project is not to be served any more.
    const active = all.filter(({ project }) => project.status !== 'ARCHIVED');
    return Map.groupBy(active as Array<{ id: string; status: string }>, (notice) => {
      const { state, type, deadlineDate, deadlineRule } = notice as Json;
      const day = deadlineDate ?? (type === 'PRELIMINARY' ? deadlineRule.safeDate : null);
      if (day === null) return 'No date';
      const days = daysBetween(dayInState(state, new Date()), day);
      if (days < 0) return 'Overdue';
      return days < 7 ? 'This week' : days < 21 ? 'Next two weeks' : 'Later';
    });
  }

  it('counts the notices of each group on the board, and chooses all of one for the mail', async () => {
    const page = await open('notices');
    const groups = await groupNotices();
    expect(groups.get('Overdue')!.length).toBeGreaterThan(500);
    await page.getByRole('heading', { name: 'Overdue' }).waitFor();
    const done = await count(`from notices where status not in ('draft', 'generated', 'ordered')`);
    const all = done + [...groups.values()].reduce((sum, { length }) => sum + length, 0);
    await page.getByText(`${whole.format(all)} notices`, { exact: true }).waitFor();
    const headings = (await page.getByRole('heading', { level: 2 }).allTextContents()).map((text) =>
      text.replace(',', ''),
    );
    const names = ['Overdue', 'This week', 'Next two weeks', 'Later', 'No date'].filter((name) => groups.has(name));
    expect(headings).toEqual([...names.map((name) => `${name}${groups.get(name)!.length}`), `Done${done}`]);
    const toMail = groups.get('Overdue')!.filter(({ status }) => status !== 'ORDERED').length;
    await page.getByRole('checkbox', { name: 'Choose all: Overdue' }).check();
    await page.getByRole('link', { name: `Mail ${whole.format(toMail)} notices` }).click();
    await page.getByText(`Checking ${whole.format(toMail)} notices`).waitFor();
    await page.goto('about:blank');
    browser.takeProblems(page);
  });

  it('counts each day of the calendar, and reads a day a page at a time', async () => {
    await site.world.sql(
      `insert into project_notes (id, account_id, livemode, organization_id, project_id, text, is_task, due_on, created_at, updated_at)
       select uuidv7(), p.account_id, true, p.organization_id, p.id, 'Call', true, current_date + (row_number() over ())::int % 40, now(), now()
       from projects p where p.account_id = $1`,
      [caller.organizationId],
    );
    // The fullest month of the account.
    const days = await site.world.sql<{ day: string; n: number }>(
      `select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as n from (
         select least(d.date, d.safe_date) as day from project_deadlines d join projects p on p.id = d.project_id
          where d.is_open and p.status = 'active' and p.deleted_at is null and p.account_id = $1 and least(d.date, d.safe_date) is not null
         union all select due_on from project_notes where account_id = $1 and is_task and not is_done and due_on is not null) all_days
       group by 1`,
      [caller.organizationId],
    );
    const sums = Map.groupBy(days, ({ day }) => day.slice(0, 7));
    const total = (month: string) => sums.get(month)!.reduce((sum, { n }) => sum + n, 0);
    const month = [...sums.keys()].sort((one, other) => total(other) - total(one))[0]!;
    const expected = new Map(sums.get(month)!.map(({ day, n }) => [Number(day.slice(8)), n]));
    expect(total(month)).toBeGreaterThan(500);
    const page = await open(`calendar?month=${month}`);
    const grid = page.getByRole('grid', { name: /what is due on each day/ });
    await grid
      .getByRole('button', { name: / [1-9]/ })
      .first()
      .waitFor();
    const labels = await grid.getByRole('button').locator('.sr-only').allTextContents();
    const shown = labels.map((label) => {
      const [date, said] = label.split(': ') as [string, string];
      const numbers = (said.match(/[\d,]+(?= [a-z])/g) ?? []).map((text) => Number(text.replace(',', '')));
      return [Number(/\/(\d\d)\//.exec(date)![1]), numbers.reduce((sum, number) => sum + number, 0)] as const;
    });
    expect(shown).toEqual(shown.map(([day]) => [day, expected.get(day) ?? 0]));
    expect(new Map(shown).size).toBe(new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate());
    const [fullest] = [...expected].sort(([, one], [, other]) => other - one)[0]!;
    await grid.getByRole('button', { name: new RegExp(`/${String(fullest).padStart(2, '0')}/`) }).click();
    const rows = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2, name: /day, / }) });
    await rows.getByRole('heading', { level: 2 }).waitFor();
    expect((await rows.getByRole('heading', { level: 2 }).textContent())!.replace(',', '')).toContain(
      String(expected.get(fullest)),
    );
  });

  it.each([
    ['projects', 'from projects', 'project'],
    ['waivers', 'from waivers', 'waiver'],
    ['claims', 'from escalations', 'claim'],
  ])('counts all of the list of %s', async (path, from, noun) => {
    const page = await open(path);
    const number = await count(`${from} where account_id = $1`, [caller.organizationId]);
    await page.getByText(`${whole.format(number)} ${noun}${number === 1 ? '' : 's'}`, { exact: true }).waitFor();
  });
});
