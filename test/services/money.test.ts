/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addDays } from '../../src/domain/shared/calendar.js';
import { recording } from '../db/statements.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { Waiving } from '../support/records/waiving.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

await roomInTheHour(120);

const ages = ['DAYS_0_30', 'DAYS_31_60', 'DAYS_61_90', 'DAYS_91_120', 'OVER_120'];
/** The first and the last day of each age. */
const spans = [
  [-100_000, 30],
  [31, 60],
  [61, 90],
  [91, 120],
  [121, 100_000],
] as const;

describe('the money of an account', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  let otherDivision: string;
  const today = dayInState('CA', new Date());

  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    const body = { ...bodies.division, name: 'Other', organization_id: caller.organizationId };
    otherDivision = (await world.send(caller, 'POST', '/divisions', body)).id;
    await addApplications();
    const waiving = new Waiving(world, caller, made);
    for (const type of ['conditional_progress', 'unconditional_progress', 'conditional_progress']) {
      const id = await waiving.made({ type });
      expect((await waiving.generate(id)).status).toBe(201);
      if (type === 'unconditional_progress')
        await world.send(caller, 'POST', `/waivers/${id}/transition`, { status: 'sent' });
    }
  });

  /** Hundreds of applications on projects of two divisions, in every status and of every age to the day. */
  async function addApplications() {
    const projects: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const facts = {
        state: 'CA',
        first_furnishing_date: addDays(today, -400),
        last_furnishing_date: addDays(today, at * 15 - 120),
        completion_date: at % 4 === 0 ? null : addDays(today, at * 15 - 120),
        acts_done: [{ kind: 'preliminary_notice', done_on: addDays(today, -399) }],
      };
      const division_id = at % 3 === 0 ? otherDivision : made.divisionId;
      const created = await world.send(caller, 'POST', '/projects', {
        ...bodies.project,
        ...facts,
        name: `Job ${at}`,
        division_id,
      });
      const sov = { project_id: created.id, organization_id: caller.organizationId, name: 'Contract' };
      await world.send(caller, 'POST', '/sovs', sov);
      projects.push(created.id);
    }
    const client = (text: string, values: unknown[] = []) => world.sql(text, values);
    await client('drop index pay_applications_one_open');
    await client(
      `insert into pay_applications (id, organization_id, account_id, livemode, project_id, division_id, sov_id, application_number, status, period_to,
        application_date, retainage_percent, lines, change_orders, g702, g703, g703_totals, change_order_summary, certified_amount, certified_to_date, created_at, updated_at)
       select uuidv7(), s.organization_id, s.account_id, s.livemode, p.id, p.division_id, s.id, n, st, '2026-01-01', $2::date - (n * 3 % 150), 10, '[]', '[]',
        jsonb_build_object('currentPaymentDue', (n * 1234567 % 9999999 / 100.0 - 3000)::numeric(14, 2)::text, 'totalRetainage', (n * 777 / 100.0)::numeric(14, 2)::text),
        '[]', '{}', '{}', case when st in ('approved', 'partially_paid', 'paid') then (n * 7654321 % 9999999 / 100.0 - 2000)::numeric(14, 2) end,
        case when st in ('approved', 'partially_paid', 'paid') then 1 end, now(), now()
       from unnest($1::uuid[]) with ordinality as o (id, place) join projects p on p.id = o.id
       join sovs s on s.project_id = p.id
       cross join generate_series(1, 55) n
       cross join lateral (select (array['draft','submitted','under_review','approved','partially_paid','paid','rejected','void'])[1 + (n + place) % 8] as st) x`,
      [projects, today],
    );
    await client(
      `insert into pay_application_payments (id, account_id, livemode, pay_application_id, amount, paid_on, created_at, updated_at)
       select uuidv7(), account_id, livemode, id, 12.34, '2026-01-02', now(), now() from pay_applications where status in ('approved', 'partially_paid') and application_number % 2 = 0`,
    );
  }

  async function ask(query: string, by = caller): Promise<Json> {
    const { body } = await world.graphql(by, query);
    expect(body.errors).toBeUndefined();
    return body.data;
  }
  const summary = `unpaid retainage retainedCount billedThisMonth billed { month count amount } receivables { age count amount } waivers { status count amount }
    claimable { month count amount }`;
  const money = async (divisionId?: string, by = caller) =>
    (await ask(`{ money${divisionId ? `(divisionId: "${divisionId}")` : ''} { ${summary} } }`, by)).money;

  interface Row {
    id: string;
    project_id: string;
    division_id: string;
    number: number;
    status: string;
    days: number;
    cents: bigint;
    due: string;
    retainage: string;
    dated: string;
  }

  /** Every application with what is unpaid of it, added up here row by row and not by the database. */
  async function rows(): Promise<Row[]> {
    const found = await world.sql<Omit<Row, 'cents'> & { certified: string | null; paid: string }>(
      `select id, project_id, division_id, application_number as number, status, $1::date - application_date as days, g702 ->> 'currentPaymentDue' as due,
        g702 ->> 'totalRetainage' as retainage, certified_amount::text as certified, application_date::text as dated,
        coalesce((select sum(amount) from pay_application_payments where pay_application_id = a.id), 0)::text as paid
       from pay_applications a where account_id = $2 and livemode and deleted_at is null`,
      [today, caller.organizationId],
    );
    return found.map((row) => {
      const isCertified = row.certified !== null;
      const most = (amount: bigint) => (amount > 0n ? amount : 0n);
      const cents = isCertified ? most(toCents(row.certified!)) - toCents(row.paid) : most(toCents(row.due));
      return { ...row, cents };
    });
  }
  /** The first day of the month so many months later. */
  const addMonths = (date: string, months: number) => {
    const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() + months);
    return at.toISOString().slice(0, 10);
  };
  const toCents = (text: string) => {
    const [whole, fraction = ''] = text.replace('-', '').split('.');
    const cents = BigInt(whole!) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
    return text.startsWith('-') ? -cents : cents;
  };
  const toText = (cents: bigint) => {
    const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
    return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  const sumOf = (all: readonly bigint[]) => toText(all.reduce((sum, one) => sum + one, 0n));
  const unpaid = ['submitted', 'under_review', 'approved', 'partially_paid'];
  const billed = [...unpaid, 'paid'];

  it.each([[undefined], ['first'], ['other']])('is that of the rows, for the division %s', async (which) => {
    const divisionId = which && (which === 'other' ? otherDivision : made.divisionId);
    const all = (await rows()).filter((row) => !divisionId || row.division_id === divisionId);
    const answer = await money(divisionId);
    const owed = all.filter((row) => unpaid.includes(row.status) && row.cents > 0n);
    expect(answer.receivables).toEqual(
      ages.map((age, at) => {
        const [first, last] = spans[at]!;
        const group = owed.filter(({ days }) => days >= first && days <= last);
        return { age, count: group.length, amount: sumOf(group.map(({ cents }) => cents)) };
      }),
    );
    expect(answer.receivables.every(({ count }: Json) => count > 2)).toBe(true);
    expect(answer.unpaid).toBe(sumOf(owed.map(({ cents }) => cents)));
    const ofBilled = all.filter(({ status }) => billed.includes(status));
    const latest = [...Map.groupBy(ofBilled, ({ project_id }) => project_id).values()].map(
      (group) => [...group].sort((one, other) => other.number - one.number)[0]!,
    );
    expect(answer.retainage).toBe(sumOf(latest.map(({ retainage }) => toCents(retainage))));
    const ofMonth = ofBilled.filter(({ dated }) => dated.slice(0, 7) === today.slice(0, 7));
    expect(answer.billedThisMonth).toBe(sumOf(ofMonth.map(({ due }) => toCents(due))));
    expect(answer.retainedCount).toBe(latest.filter(({ retainage }) => toCents(retainage) !== 0n).length);
    const [first, last] = [addMonths(today, -11), addMonths(today, 0)];
    const months = Map.groupBy(
      ofBilled
        .map((row) => ({ ...row, month: `${row.dated.slice(0, 7)}-01` }))
        .filter(({ month }) => month >= first && month <= last),
      ({ month }) => month,
    );
    expect(months.size).toBeGreaterThan(4);
    expect(answer.billed).toEqual(
      [...months]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([month, group]) => ({ month, count: group.length, amount: sumOf(group.map(({ due }) => toCents(due))) })),
    );
    const of = divisionId ? `divisionId: "${divisionId}", ` : '';
    for (const { month, count, amount } of answer.billed as Json[]) {
      const query = `{ billedApplications(${of}month: "${month.slice(0, 8)}17", first: 500) { amount payApplicationId payApplication { applicationDate } } }`;
      const { billedApplications: listed } = await ask(query);
      expect(new Set(listed.map((row: Json) => row.payApplicationId)).size).toBe(count);
      expect(sumOf(listed.map((row: Json) => toCents(row.amount)))).toBe(amount);
      const days = listed.map((row: Json) => row.payApplication.applicationDate);
      expect(days).toEqual([...days].sort().reverse());
    }
    const held = await ask(`{ retainedApplications(${of}first: 500) { projectId payApplicationId amount } }`);
    expect(held.retainedApplications.map(({ amount }: Json) => amount)).toEqual(
      latest
        .map(({ retainage }) => toCents(retainage))
        .filter((cents) => cents !== 0n)
        .sort((one, other) => Number(other - one))
        .map(toText),
    );
    const rest = await ask(`{ retainedApplications(${of}first: 500, offset: 2) { payApplicationId } }`);
    expect(rest.retainedApplications.map((row: Json) => row.payApplicationId)).toEqual(
      held.retainedApplications.slice(2).map((row: Json) => row.payApplicationId),
    );
  });

  it('lists the applications of each age, the oldest first, a page at a time', async () => {
    const { receivables } = await money();
    for (const { age, count } of receivables as Array<{ age: string; count: number }>) {
      const listed: Json[] = [];
      for (let offset = 0; offset < count; offset += 50) {
        const page = await ask(
          `{ receivables(age: ${age}, first: 50, offset: ${offset}) { payApplicationId days amount project { name } } }`,
        );
        listed.push(...page.receivables);
      }
      expect(new Set(listed.map(({ payApplicationId }) => payApplicationId)).size).toBe(count);
      const days = listed.map((row) => row.days as number);
      expect(days).toEqual([...days].sort((one, other) => other - one));
      const byId = new Map((await rows()).map((row) => [row.id, row]));
      expect(listed.every(({ payApplicationId, amount }) => toText(byId.get(payApplicationId)!.cents) === amount)).toBe(
        true,
      );
    }
  });

  it('has by month what can still be claimed, and its projects', async () => {
    const all = await rows();
    const courses = await world.sql<{ id: string; day: string | null; lost: string | null }>(
      `select project_id as id, claim_by::text as day, lost_from::text as lost from project_courses
       where account_id = $1 and livemode and has_rights and can_claim`,
      [caller.organizationId],
    );
    const expected = new Map<string | null, { count: number; cents: bigint }>();
    for (const { id, day, lost } of courses) {
      if (lost !== null && lost <= today) continue;
      const own = all.filter(({ project_id, status }) => project_id === id && billed.includes(status));
      const owed = own.filter(({ status }) => unpaid.includes(status)).reduce((sum, { cents }) => sum + cents, 0n);
      const [latest] = [...own].sort((one, other) => other.number - one.number);
      const amount = owed + (latest ? toCents(latest.retainage) : 0n);
      if (amount <= 0n) continue;
      const month = day && `${[day, today].sort()[1]!.slice(0, 7)}-01`;
      const before = expected.get(month) ?? { count: 0, cents: 0n };
      expected.set(month, { count: before.count + 1, cents: before.cents + amount });
    }
    const { claimable } = await money();
    expect(claimable.length).toBeGreaterThan(3);
    expect(claimable).toEqual(
      [...expected]
        .sort(([one], [other]) => (one ?? '9999').localeCompare(other ?? '9999'))
        .map(([month, { count, cents }]) => ({ month, count, amount: toText(cents) })),
    );
    for (const { month, count, amount } of claimable as Array<{
      month: string | null;
      count: number;
      amount: string;
    }>) {
      const { claimableProjects: listed } = await ask(
        `{ claimableProjects${month ? `(month: "${month}")` : ''} { day amount project { name lienRights } } }`,
      );
      expect(listed).toHaveLength(count);
      expect(sumOf(listed.map((row: Json) => toCents(row.amount)))).toBe(amount);
      expect(listed.some(({ project }: Json) => project.lienRights === 'EXPIRED')).toBe(false);
    }
  });

  it('counts the waivers that are made and not in effect', async () => {
    const found = await world.sql<{ status: string; amount: string | null }>(
      'select status, amount::text as amount from waivers where account_id = $1 and livemode and deleted_at is null',
      [caller.organizationId],
    );
    const { waivers } = await money();
    expect(waivers).toEqual(
      ['GENERATED', 'SENT', 'SIGNED'].map((status) => {
        const group = found.filter((row) => row.status.toUpperCase() === status);
        return { status, count: group.length, amount: sumOf(group.map(({ amount }) => toCents(amount ?? '0'))) };
      }),
    );
    expect(waivers.some(({ count }: Json) => count > 0)).toBe(true);
  });

  it('is that of the caller’s account and mode, also where another account shares an application', async () => {
    const none = {
      unpaid: '0.00',
      retainage: '0.00',
      retainedCount: 0,
      billedThisMonth: '0.00',
      billed: [],
      receivables: ages.map((age) => ({ age, count: 0, amount: '0.00' })),
      waivers: ['GENERATED', 'SENT', 'SIGNED'].map((status) => ({ status, count: 0, amount: '0.00' })),
      claimable: [],
    };
    const stranger = await world.caller();
    await world.sql(
      `insert into pay_application_participants (id, account_id, livemode, pay_application_id, organization_id, role, created_at, updated_at)
       select uuidv7(), account_id, livemode, id, $1, 'owner', now(), now() from pay_applications where status = 'submitted' limit 3`,
      [stranger.organizationId],
    );
    for (const by of [stranger, await world.sandboxOf(caller)]) {
      expect(await money(undefined, by)).toEqual(none);
      expect((await ask('{ receivables { days } }', by)).receivables).toEqual([]);
      expect((await ask('{ claimableProjects { day } }', by)).claimableProjects).toEqual([]);
      expect((await ask('{ retainedApplications { amount } }', by)).retainedApplications).toEqual([]);
      expect((await ask(`{ billedApplications(month: "${today}") { amount } }`, by)).billedApplications).toEqual([]);
    }
  });

  it('costs as many statements for many records as for few', async () => {
    const count = async (by: Caller) =>
      (await recording(() => world.graphql(by, `{ money { ${summary} } }`))).statements.filter(({ text }) =>
        /pay_applications|project_courses|waivers/.test(text),
      ).length;
    expect(await count(caller)).toBe(5);
    expect(await count(await world.caller())).toBe(5);
  });

  it.each([
    ...['receivables(first: 0)', 'receivables(first: 501)', 'claimableProjects(offset: -1)'],
    ...['billedApplications(month: "2026-03-01", first: 501)', 'retainedApplications(offset: -1)'],
  ])('refuses %s', async (field) => {
    const { body } = await world.graphql(caller, `{ ${field} { projectId } }`);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
