import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { computePayApplication } from '../../src/domain/pay-application/compute.js';
import { formatCents, sum } from '../../src/domain/shared/money.js';

const lineCount = 300;

/** 25 projects billed on schedules of 300 lines, with 8 applications each, participants and payments. Returns the id of one. */
export async function fillBilling(client: pg.Client, account: string, division: string): Promise<string> {
  const values = Array.from({ length: lineCount }, (_, index) => BigInt(1_000_00 + index * 1_234));
  const schedule = values.map((value, index) => ({
    id: randomUUID(),
    itemNumber: String(index + 1),
    description: `Concrete work of section ${index + 1}, forms and reinforcement included`,
    costCode: '03-300',
    scheduledValue: formatCents(value),
    retainagePercent: null,
    changeOrderNumber: null,
  }));
  const lines = schedule.map(({ id }, index) => ({
    sovLineId: id,
    workCompletedThisPeriod: null,
    percentComplete: String(index % 101),
    materialsStored: null,
    retainagePercent: null,
    materialsRetainagePercent: null,
  }));
  const figures = computePayApplication({
    originalContractSum: formatCents(sum(values)),
    retainagePercent: '10',
    materialsRetainagePercent: null,
    periodFrom: null,
    periodTo: '2026-01-31',
    allowOverbilling: false,
    schedule,
    lines,
    changeOrders: [],
    previous: null,
  });
  if (figures.violations.length > 0) throw new Error(figures.violations[0]!.message);
  const common = '$1::uuid, true, now(), now()';
  await client.query(
    `insert into sovs (account_id, livemode, created_at, updated_at, id, organization_id, project_id, name, status)
     select ${common}, uuidv7(), $1, id, 'Schedule of values', 'active' from projects where account_id = $1 and division_id = $2`,
    [account, division],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into pay_applications (account_id, livemode, created_at, updated_at, id, organization_id, project_id, division_id, sov_id,
       application_number, status, period_to, application_date, retainage_percent, lines, change_orders, g702, g703, g703_totals,
       change_order_summary, certified_amount, certified_to_date, submitted_at, approved_at)
     select ${common}, uuidv7(), $1, s.project_id, $2, s.id, n, 'partially_paid', date '2026-01-31' + n, date '2026-01-25' + n, 10,
       $3, '[]', $4, $5, $6, $7, 5000, 5000, now(), now()
     from sovs s, generate_series(1, 8) n where s.account_id = $1 returning id`,
    [
      account,
      division,
      ...[lines, figures.g702, figures.g703, figures.totals, figures.changeOrderSummary].map((part) =>
        JSON.stringify(part),
      ),
    ],
  );
  await client.query(
    `insert into pay_application_participants (account_id, livemode, created_at, updated_at, id, pay_application_id, organization_id, role)
     select ${common}, uuidv7(), id, $1, role from pay_applications, unnest(array['owner', 'lender']) role where account_id = $1`,
    [account],
  );
  await client.query(
    `insert into pay_application_payments (account_id, livemode, created_at, updated_at, id, pay_application_id, amount, paid_on)
     select ${common}, uuidv7(), id, amount, date '2026-03-01' from pay_applications, unnest(array[100, 250.5]) amount where account_id = $1`,
    [account],
  );
  return rows.at(-1)!.id;
}
