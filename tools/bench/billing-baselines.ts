import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { constantsOf, framed, frameOf, iso, listText, stamp, withConstants } from './same-answers.js';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The keys of the stored sheets, as the domain writes them. */
const g702 = [
  ...[
    'originalContractSum',
    'netChangeByChangeOrders',
    'contractSumToDate',
    'totalCompletedAndStored',
    'retainagePercent',
  ],
  ...['retainageOnCompletedWork', 'materialsRetainagePercent', 'retainageOnStoredMaterial', 'totalRetainage'],
  ...['totalEarnedLessRetainage', 'lessPreviousCertificates', 'currentPaymentDue', 'balanceToFinish'],
];
const totals = [
  ...[
    'scheduledValue',
    'workCompletedPrevious',
    'workCompletedThisPeriod',
    'materialsStored',
    'totalCompletedAndStored',
  ],
  ...['percentCompletedAndStored', 'balanceToFinish', 'retainage'],
];
const sheet = [
  ...['sovLineId', 'itemNumber', 'description', 'changeOrderNumber'],
  ...totals,
  ...['materialsStoredPrevious', 'retainagePercent', 'materialsRetainagePercent'],
];
const entry = [
  ...['sovLineId', 'workCompletedThisPeriod', 'percentComplete', 'materialsStored'],
  ...['retainagePercent', 'materialsRetainagePercent'],
];
const columns = [
  ...[
    'id',
    'project_id',
    'organization_id',
    'division_id',
    'sov_id',
    'application_number',
    'revision',
    'status',
    'status_reason',
  ],
  ...[
    'period_from',
    'period_to',
    'application_date',
    'retainage_percent',
    'materials_retainage_percent',
    'allow_overbilling',
  ],
  ...['certified_amount', 'certified_to_date', 'submitted_at', 'approved_at', 'metadata', 'created_at', 'updated_at'],
];
const mine = 'account_id = $1 and livemode and deleted_at is null';

/** SQL for an object with the stored object's keys in snake case, and for an array of such objects. */
const objectOf = (json: string, keys: string[]) =>
  `json_build_object(${keys.map((key) => `'${snake(key)}', ${json} -> '${key}'`).join(', ')})`;
const arrayOf = (json: string, keys: string[]) =>
  `(select json_agg(${objectOf('one', keys)}) from jsonb_array_elements(${json}) one)`;
const columnJson = (name: string) =>
  name.endsWith('_at') ? stamp(`p.${name}`) : /_(amount|percent|to_date)$/.test(name) ? `p.${name}::text` : `p.${name}`;
const application = (whole: boolean) => `json_build_object(
  ${columns.map((name) => `'${name}', ${columnJson(name)}`).join(', ')},
  'status_label', replace(p.status, '_', ' '), 'change_orders', p.change_orders,
  'change_order_summary', json_build_object('approved_previously', p.change_order_summary -> 'approvedPreviously',
    'approved_this_period', p.change_order_summary -> 'approvedThisPeriod', 'totals', p.change_order_summary -> 'totals',
    'net_change', p.change_order_summary -> 'netChange'),
  'participants', (select json_agg(json_build_object('organization_id', organization_id, 'role', role, 'status', 'active')) from pay_application_participants
    where pay_application_id = p.id),
  'g702', ${objectOf('p.g702', g702)}, 'g703_totals', ${objectOf('p.g703_totals', totals)},
  'amount_paid', (select sum(amount)::text from pay_application_payments where pay_application_id = p.id),
  'amount_outstanding', (select (p.certified_amount - sum(amount))::text from pay_application_payments where pay_application_id = p.id)
  ${whole ? `, 'lines', ${arrayOf('p.lines', entry)}, 'g703', ${arrayOf('p.g703', sheet)}` : ''})`;

const moments = ['submitted_at', 'approved_at', 'created_at', 'updated_at'];

/** The fields that the baselines read or compute. */
const known = [
  ...columns,
  ...['status_label', 'change_orders', 'change_order_summary', 'participants', 'g702', 'g703_totals'],
  ...['amount_paid', 'amount_outstanding', 'lines', 'g703'],
];

/** Both baselines of the pay applications; baselines.ts describes them. */
export function billingBaselines(app: FastifyInstance, pool: pg.Pool, account: string): void {
  const constants = () => constantsOf('pay-applications', known);
  app.get('/ceiling/pay-applications', async (_request, reply) => {
    const { rows } = await pool.query({
      name: 'billing-list-json',
      text: `select ${listText(`string_agg(${withConstants('row', '$2')}, ',')`, `select count(*) from pay_applications where ${mine}`, '$3')} as body
        from (select ${application(false)}::text as row from pay_applications p where ${mine} order by serial desc limit 15) page`,
      values: [account, constants().json, framed('pay-applications')],
    });
    return reply.type('application/json').send(rows[0].body);
  });
  app.get('/ceiling/pay-applications/:id', async (request, reply) => {
    const { rows } = await pool.query({
      name: 'billing-show-json',
      text: `select '{"data":' || ${withConstants(`${application(true)}::text`, '$3')} || '}' as body from pay_applications p where ${mine} and id = $2`,
      values: [account, (request.params as { id: string }).id, constantsOf('pay-application', known).json],
    });
    return reply.type('application/json').send(rows[0].body);
  });
  app.get('/plain/pay-applications', async () => {
    const [list, total] = await Promise.all([
      pool.query({
        name: 'billing-list',
        text: `select ${columns.join(', ')}, change_orders, change_order_summary, g702, g703_totals
          from pay_applications where ${mine} order by serial desc limit 15`,
        values: [account],
      }),
      pool.query({
        name: 'billing-count',
        text: `select count(*)::int as n from pay_applications where ${mine}`,
        values: [account],
      }),
    ]);
    const { links, meta } = frameOf('pay-applications');
    return {
      data: await withParticipants(list.rows, constants().values),
      links,
      meta: { ...meta, total: total.rows[0].n },
    };
  });
  app.get('/plain/pay-applications/:id', async (request) => {
    const { rows } = await pool.query({
      name: 'billing-show',
      text: `select ${columns.join(', ')}, change_orders, change_order_summary, g702, g703_totals, lines, g703
        from pay_applications where ${mine} and id = $2`,
      values: [account, (request.params as { id: string }).id],
    });
    return { data: (await withParticipants(rows, constantsOf('pay-application', known).values))[0] };
  });

  async function withParticipants(rows: Array<Record<string, unknown>>, computed: object) {
    const ids = [rows.map(({ id }) => id)];
    const [participants, payments] = await Promise.all([
      pool.query({
        name: 'billing-participants',
        text: 'select pay_application_id, organization_id, role from pay_application_participants where pay_application_id = any($1)',
        values: ids,
      }),
      pool.query({
        name: 'billing-payments',
        text: 'select pay_application_id, sum(amount) as paid from pay_application_payments where pay_application_id = any($1) group by 1',
        values: ids,
      }),
    ]);
    const paid = new Map<unknown, string>(payments.rows.map((row) => [row.pay_application_id, row.paid]));
    const roles = Map.groupBy(participants.rows, (row) => row.pay_application_id);
    return rows.map((row) => ({
      ...(respell(row) as object),
      ...Object.fromEntries(moments.map((name) => [name, iso(row[name] as string)])),
      ...computed,
      status_label: String(row.status).replaceAll('_', ' '),
      participants: roles
        .get(row.id)
        ?.map(({ organization_id, role }) => ({ organization_id, role, status: 'active' })),
      amount_paid: paid.get(row.id) ?? '0.00',
      amount_outstanding: (Number(row.certified_amount) - Number(paid.get(row.id) ?? 0)).toFixed(2),
    }));
  }
}

/** The stored JSON with keys in snake case, converted key by key as in handwritten code. */
function respell(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(respell);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), respell(inner)]));
}
