/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { verify } from '../../../src/process/recovery/checks/index.js';
import { acceptInvitations, billing } from '../../support/records/billing.js';
import { bodies, type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

/** One corruption for each kind that a write past the service can cause, and what names it. */
interface Corruption {
  name: string;
  /** Statements of a session whose triggers and foreign keys do not fire. */
  sql(ids: Ids): string;
  finds: (ids: Ids) => RegExp[];
}

type Ids = GoldenPath & {
  orderedNoticeId: string;
  documentId: string;
  orderId: string;
  requestId: string;
  webhookId: string;
};

const corruptions: Corruption[] = [
  {
    name: 'a payload of an event that was emptied',
    sql: ({ contactId }) => `update events set payload = '{}' where subject_id = '${contactId}'`,
    finds: () => [/^payloads: The event contact\.created at position \d+ does not name itself in its payload\.$/],
  },
  {
    name: 'an event that lost its object',
    sql: ({ jobsiteId }) => `
      update events set payload = jsonb_set(payload::jsonb, '{data,object}', '{}') where subject_id = '${jobsiteId}'`,
    finds: () => [/^payloads: The event jobsite\.created at position \d+ has lost the object that it reports\.$/],
  },
  {
    name: 'an event with an amount that its record never had',
    sql: ({ noticeId }) => `
      update events set payload = jsonb_set(payload::jsonb, '{data,object,claim_amount}', '"1.00"') where subject_id = '${noticeId}'`,
    finds: ({ noticeId }) => [
      new RegExp(
        `^payloads: The event notice\\.created at position \\d+: claim_amount were never values of ${noticeId}\\.$`,
      ),
    ],
  },
  {
    name: 'a document that is gone while its charge remains',
    sql: ({ documentId }) => `delete from documents where id = '${documentId}'`,
    finds: ({ documentId }) => [
      new RegExp(`^references: document_orders: document_id.* ${documentId} refers to no row of documents`),
      new RegExp(`^references: ledger_transactions .*: the document ${documentId} does not exist\\.$`),
      new RegExp(`^history: Document ${documentId} is gone, but the audit log has no deletion of it\\.$`),
    ],
  },
  {
    name: 'a charge that is gone while its document remains',
    sql: () => `
      with gone as (select id from ledger_transactions where subject_id in (select id from documents) limit 1)
      update ledger_transactions set subject_type = null, subject_id = null where id in (select id from gone)`,
    finds: () => [/^charges: documents .*: it was charged 0 times\.$/],
  },
  {
    name: 'a price on an order that was changed',
    sql: ({ orderId }) => `update document_orders set amount_cents = amount_cents * 2 where id = '${orderId}'`,
    finds: ({ orderId }) => [
      new RegExp(`^history: document_orders ${orderId}: amount_cents differ from the audit log`),
    ],
  },
  {
    name: 'a payment line of an order that is gone',
    sql: ({ orderId }) => `delete from document_order_payments where document_order_id = '${orderId}'`,
    finds: ({ orderId }) => [
      new RegExp(`^charges: document_orders ${orderId}: 17\\.00 credits were charged, and its payments list 0\\.$`),
      /^history: DocumentOrderPayment .* is gone/,
    ],
  },
  {
    name: 'a deadline that was moved',
    sql: ({ orderedNoticeId }) => `
      update notices set deadline_date = deadline_date + 365 where id = '${orderedNoticeId}'`,
    finds: ({ orderedNoticeId }) => [
      new RegExp(`^history: notices ${orderedNoticeId}: deadline_date differ from the audit log\\.$`),
    ],
  },
  {
    name: 'a computed deadline that was moved',
    sql: ({ projectId }) => `
      update project_deadlines set date = date + 365, safe_date = safe_date + 365 where project_id = '${projectId}'`,
    finds: ({ projectId }) => [
      new RegExp(`^deadlines: projects ${projectId}: its \\w+ is stored as .*, and its facts give .*\\.$`),
    ],
  },
  {
    name: 'the last day of the rights on a project that was moved',
    sql: ({ projectId }) => `
      update project_courses set lost_from = coalesce(lost_from, '2026-01-01') + 365, claim_by = coalesce(claim_by, '2026-01-01') + 365
      where project_id = '${projectId}'`,
    finds: ({ projectId }) =>
      ['lost_from', 'claim_by'].map(
        (column) =>
          new RegExp(`^deadlines: projects ${projectId}: its ${column} is stored as .*, and its facts give .*\\.$`),
      ),
  },
  {
    name: 'the day of a notice that was moved, and one that is gone',
    sql: ({ noticeId, orderedNoticeId }) => `
      update notice_days set day = coalesce(day, '2026-01-01') + 365 where notice_id = '${noticeId}';
      delete from notice_watches where notice_id = '${orderedNoticeId}'; delete from notice_days where notice_id = '${orderedNoticeId}'`,
    finds: ({ noticeId, orderedNoticeId }) => [
      new RegExp(`^deadlines: notices ${noticeId}: its day is stored as .*, and its facts give .*\\.$`),
      new RegExp(`^deadlines: notices ${orderedNoticeId}: its day is stored as none, and its facts give .*\\.$`),
    ],
  },
  {
    name: 'the day of a notice that is not to be served',
    sql: ({ organizationId }) => `
      insert into notice_days (notice_id, account_id, livemode, day) values ('00000000-0000-7000-8000-000000000001', '${organizationId}', true, now())`,
    finds: () => [
      /^deadlines: notices 00000000-0000-7000-8000-000000000001: its day is stored, although it is not to be served\.$/,
    ],
  },
  {
    name: 'a project that is gone under its records',
    sql: ({ projectId }) => `delete from projects where id = '${projectId}'`,
    finds: ({ projectId }) => [
      new RegExp(`^references: notices: project_id.* ${projectId}.* refers to no row of projects`),
      new RegExp(`^references: parties: project_id.* ${projectId}.* refers to no row of projects`),
      new RegExp(`^history: Project ${projectId} is gone, but the audit log has no deletion of it\\.$`),
    ],
  },
  {
    name: 'a status that was changed without its history',
    sql: ({ orderId }) => `update document_orders set status = 'cancelled' where id = '${orderId}'`,
    finds: ({ orderId }) => [
      new RegExp(`^history: document_orders ${orderId}: .*status differ from the audit log\\.$`),
      new RegExp(
        `^payloads: document_orders ${orderId} is cancelled, but its last event is document_order\\.created with the status pending\\.$`,
      ),
    ],
  },
  {
    name: 'a record that was deleted by a column alone',
    sql: ({ divisionId }) => `update divisions set deleted_at = now() where id = '${divisionId}'`,
    finds: ({ divisionId }) => [
      new RegExp(`^history: divisions ${divisionId}: deleted_at differ from the audit log\\.$`),
      new RegExp(`^payloads: divisions ${divisionId} is deleted, but its last event is division\\.created\\.$`),
    ],
  },
  {
    name: 'a record that was inserted',
    sql: ({ ownerId }) => `
      insert into organizations (id, account_id, livemode, code, type, name, created_at, updated_at)
      select gen_random_uuid(), account_id, livemode, 'ZZZ', type, 'Stray', now(), now() from organizations where id = '${ownerId}'`,
    finds: () => [/^history: organizations .*: its creation is not in the audit log\.$/],
  },
  {
    name: 'tasks that are gone while orders and requests wait',
    sql: () => 'delete from tasks',
    finds: ({ requestId }) => [
      /^work: document_orders .* waits, but no task continues it\.$/,
      new RegExp(`^work: fulfillment_requests ${requestId} waits, but no task continues it\\.$`),
    ],
  },
  {
    name: 'deliveries that are gone',
    sql: () => 'delete from webhook_deliveries where event_position % 2 = 0',
    finds: ({ webhookId }) => [
      new RegExp(
        `^deliveries: webhooks ${webhookId} lacks the deliveries of \\d+ events, the first at position \\d+\\.$`,
      ),
    ],
  },
];

describe('cps verify, after writes that fired no trigger and checked no key', () => {
  const world = openWorld();
  let caller: Caller;
  let ids: Ids;

  async function made(path: string, body: object): Promise<Json> {
    const answer = await world.rest(caller, 'POST', path, body);
    expect({ path, status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    return answer.body.data;
  }

  async function letter(): Promise<Pick<Ids, 'orderedNoticeId' | 'documentId' | 'orderId'>> {
    const { organizationId, projectId } = path;
    const body = {
      ...bodies.notice,
      project_id: projectId,
      organization_id: organizationId,
      deadline_date: '2026-03-01',
    };
    const { id } = await made('/notices', body);
    const recipients = [
      { name: 'Owner', address_line_1: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' },
    ];
    const order = await made(`/notices/${id}/order`, { billing_method: 'prepay', recipients });
    const [row] = await world.sql<{ id: string }>('select document_id as id from document_orders where id = $1', [
      order.id,
    ]);
    return { orderedNoticeId: id, orderId: order.id, documentId: row!.id };
  }

  async function findings(): Promise<string[]> {
    const { db, files, webhooks } = world.app.infrastructure;
    await sequenceEvents(db);
    const checks = await verify({ db, keyring: webhooks!.keyring, files }, { files: false });
    return checks.flatMap(({ name, findings: lines }) => lines.map((line) => `${name}: ${line}`));
  }

  /** Another connection than the service's, because the setting stays with it. */
  async function corrupt(statements: string): Promise<void> {
    const always = ['audit_entries', 'ledger_transactions', 'ledger_entries'];
    const each = (verb: string) => always.map((table) => `alter table ${table} ${verb} trigger user`).join(';');
    await world.sql(`${each('disable')}; set session_replication_role = replica; ${statements};
      set session_replication_role = origin; ${each('enable')};
      alter table audit_entries enable always trigger append_only; alter table audit_entries enable always trigger undeletable;
      alter table ledger_transactions enable always trigger append_only; alter table ledger_entries enable always trigger append_only`);
  }

  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    const webhook = await made('/webhooks', { url: 'https://93.184.216.34/hooks', events: ['*'] });
    await sequenceEvents(world.app.infrastructure.db);
    // It has been as it is for long enough that each later event must have a delivery.
    await corrupt(
      `update audit_entries set created_at = now() - interval '1 hour' where auditable_id = '${webhook.id}'`,
    );
    path = await goldenPath(world, caller);
    const dates = { first_furnishing_date: '2026-01-20', completion_date: '2026-02-28' };
    expect((await world.rest(caller, 'PUT', `/projects/${path.projectId}`, dates)).status).toBe(200);
    await letter();
    const ordered = await letter();
    const request = await made('/fulfillment-requests', {
      type: 'notice_research',
      idempotency_key: 'one',
      payload: {
        fulfillment_scope: 'research',
        division_id: path.divisionId,
        claimant_role: 'subcontractor',
        project: {
          name: 'Sunset Tower',
          jobsite: { line_1: '900 Ocean Ave', city: 'San Francisco', state: 'CA', zip: '94112' },
          furnished_description: 'Concrete pumping',
          contract_amount: '125000.00',
          first_furnishing_date: '2026-01-20',
          project_type: 'commercial_new_build',
        },
      },
    });
    ids = { ...path, ...ordered, webhookId: webhook.id, requestId: request.id };
    const sandbox = await world.sandboxOf(caller);
    await goldenPath(world, sandbox);
    await world.rest(sandbox, 'POST', '/sandbox/clock', { advance: 'P40D' });
    await world.rest(caller, 'DELETE', `/contacts/${path.contactId}`);
    ids.contactId = (await made('/contacts', { ...bodies.contact, organization_id: caller.organizationId })).id;
    const previewed = { documentable_type: 'notice', documentable_id: path.noticeId, type: 'notice', preview: true };
    await made('/documents/generate', { ...previewed, organization_id: caller.organizationId });
    const reader = await world.caller();
    const job = await billing(world, caller, ['1000.00']);
    const participants = [{ organization_id: reader.organizationId, role: 'owner' }];
    await job.made(job.create({ period_to: '2026-01-31', participants }));
    await acceptInvitations(world, reader);
  });

  it('finds nothing before them, and each of them afterwards', async () => {
    let before = await findings();
    expect(before).toEqual([]);
    for (const { name, sql, finds } of corruptions) {
      await corrupt(sql(ids));
      const now = await findings();
      const fresh = now.filter((line) => !before.includes(line));
      const wanted = finds(ids);
      const unseen = wanted.filter((line) => !fresh.some((one) => line.test(one))).map(String);
      expect({ name, unseen, fresh: unseen.length > 0 ? fresh : [] }).toEqual({ name, unseen: [], fresh: [] });
      before = now;
    }
  });

  it('finds nothing after purges and after a sandbox is reset', async () => {
    const other = await world.caller();
    const sandbox = await world.sandboxOf(other);
    await goldenPath(world, sandbox);
    await sequenceEvents(world.app.infrastructure.db);
    const before = await findings();
    expect((await world.rest(sandbox, 'POST', '/sandbox/reset')).status).toBe(200);
    expect(await findings()).toEqual(before);
  });
});
