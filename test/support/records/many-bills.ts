import { watchDeadlines } from '../../../src/services/deadline/watch.js';
import type { Caller, World } from '../worlds/world.js';
import { openCopies } from './copies.js';
import { bodies, type GoldenPath, generate, goldenPath } from './golden-path.js';
import { addManyRecords } from './many-records.js';
import { placed } from './ordering.js';

/**
 * An account of 2,000 projects with what `addManyBills` gives them, whose deadlines are computed.
 *
 * @returns its owner, and the division that a third of it belongs to
 */
export async function addLargeAccount(world: World): Promise<{ caller: Caller; otherDivision: string }> {
  const caller = await world.caller();
  await world.makeRoom(caller);
  const made = await goldenPath(world, caller);
  await addManyRecords(world, made, { projects: 2_000, notices: 1 });
  const otherDivision = await addManyBills(world, caller, made);
  await watchDeadlines(world.app.infrastructure, new Date());
  await world.sql('analyze project_deadlines, project_courses');
  return { caller, otherDivision };
}

/**
 * Gives each project of `addManyRecords` a schedule, two pay applications, two waivers, a claim, a request for a waiver and two orders,
 * and the account a directory: in all statuses, of many amounts and ages, and some of them deleted. A third of all is moved to another
 * division, whose id it returns.
 */
async function addManyBills(world: World, caller: Caller, made: GoldenPath): Promise<string> {
  const send = (path: string, body: object) => world.send(caller, 'POST', path, body);
  const document = await generate(world, caller, made.noticeId);
  const order = await placed(world, caller, document.id);
  const request = await send('/waiver-requests', {
    project_id: made.projectId,
    party_id: made.contractorPartyId,
    type: 'conditional_progress',
    amount: '12500.00',
    through_date: '2026-01-31',
  });
  const other = await send('/divisions', { ...bodies.division, name: 'Other', organization_id: caller.organizationId });
  const { client, copy } = await openCopies(world);
  await client.query(
    `create temporary table job as select id, sov, row_number() over (order by id)::int as n
     from (select id, uuidv7() as sov from projects where name like 'Job %') p`,
  );
  await client.query('update projects set division_id = $1 from job where job.id = projects.id and job.n % 3 = 0', [
    other.id,
  ]);
  /** A number that differs from project to project and from one of its records to the next. */
  const amount = (factor: number) => `((job.n * ${factor} + k * 1237) % 900000 / 100.0 + 1)::numeric(14, 2)`;
  const deleted = 'case when job.n % 23 = 0 then now() end';
  const division = `case when job.n % 3 = 0 then '${other.id}'::uuid else r.division_id end`;
  const own = { id: 'uuidv7()', project_id: 'job.id', deleted_at: deleted };
  const ofDivision = { ...own, division_id: division };
  const each = (count: number) => `job cross join generate_series(1, ${count}) k where r.id = $1`;
  const one = (values: readonly string[], at: string) =>
    `(array['${values.join("', '")}'])[1 + (${at}) % ${values.length}]`;

  await copy(
    'sovs',
    { ...own, id: 'job.sov', name: `'Contract ' || job.n`, status: one(['draft', 'active'], 'job.n') },
    each(1),
    [made.sovId],
  );
  // The first one of a project is over, the second one may be open.
  const status = `case k when 1 then ${one(['approved', 'partially_paid', 'paid', 'void'], 'job.n')}
    else ${one(['draft', 'submitted', 'under_review', 'rejected', 'approved'], 'job.n')} end`;
  const certified = `case when ${status} in ('approved', 'partially_paid', 'paid') then ${amount(7919)} end`;
  await copy(
    'pay_applications',
    {
      ...ofDivision,
      sov_id: 'job.sov',
      application_number: 'k',
      status,
      application_date: 'current_date - (job.n * 5 + k * 11) % 170',
      g702: `r.g702 || jsonb_build_object('currentPaymentDue', ${amount(4813)}::text, 'totalRetainage', ${amount(613)}::text)`,
      certified_amount: certified,
      certified_to_date: certified,
    },
    each(2),
    [made.payApplicationId],
  );
  await client.query(
    `insert into pay_application_payments (id, account_id, livemode, pay_application_id, amount, paid_on, created_at, updated_at)
     select uuidv7(), account_id, livemode, id, least(certified_amount, 12.34), '2026-01-02', now(), now() from pay_applications
     where status = 'partially_paid' or status = 'approved' and certified_amount < 500`,
  );
  const waiverStatus = one(['draft', 'generated', 'sent', 'signed', 'declined', 'void'], 'job.n + k');
  await copy(
    'waivers',
    {
      ...ofDivision,
      amount: amount(3571),
      type: one(['conditional_progress', 'unconditional_progress'], 'job.n / 6'),
      status: waiverStatus,
      printed: `'{}'`,
      signed_at: `case when ${waiverStatus} = 'signed' then now() end`,
    },
    each(2),
    [made.waiverId],
  );
  await copy(
    'escalations',
    {
      ...ofDivision,
      claim_amount: amount(2203),
      status: one(['draft', 'sent', 'filed', 'resolved', 'cancelled'], 'job.n'),
    },
    each(1),
    [made.escalationId],
  );
  await copy(
    'waiver_requests',
    {
      ...own,
      amount: amount(1789),
      status: one(['draft', 'requested', 'undeliverable', 'viewed', 'held', 'declined', 'expired'], 'job.n'),
      email: `'office@drywall.example'`,
      ...{ sent_at: 'now()', signed_at: 'now()', expires_at: 'now()' },
    },
    each(1),
    [request.id],
  );
  await copy(
    'document_orders',
    {
      ...own,
      status: one(['pending', 'processing', 'in_transit', 'delivered', 'returned', 'cancelled'], 'job.n + k'),
      attention: `case when job.n % 7 = 0 then 'address_issue' end`,
      ...{ external_provider_id: 'null', hold_id: 'null', submitting_since: 'null' },
    },
    each(2),
    [order.id],
  );
  await copy(
    'organizations',
    {
      ...{ id: own.id, deleted_at: own.deleted_at, name: `'Company ' || job.n`, is_active: 'job.n % 5 > 0' },
      // Two of them share an address, and may be the same.
      address_line_1: `job.n / 2 || ' Pine St'`,
    },
    each(1),
    [made.contractorId],
  );
  await client.query(
    'analyze sovs, pay_applications, pay_application_payments, waivers, escalations, waiver_requests, document_orders, organizations',
  );
  await client.end();
  return other.id;
}
