import { sequenceEvents } from '../../../src/events/sequencer.js';
import { createFixture, type Fixture } from '../../contract/records.js';
import type { Caller, World } from '../../support/worlds/world.js';

/**
 * Adds rows of an account in one mode to every table that has an account and a mode: through REST where possible,
 * otherwise with SQL. The test that uses this lists the tables that are still empty.
 */
export async function fillEverything(world: World, caller: Caller, livemode: boolean): Promise<Fixture> {
  const fixture = await createFixture(world, caller);
  await world.rest(caller, 'POST', '/credits/purchase', { credits: 40 }, { 'idempotency-key': 'once' });
  const values = { account: caller.organizationId, live: livemode, ...fixture };
  for (const [table, rows] of Object.entries(rowsOf(values))) {
    const columns = Object.keys(rows);
    await world.sql(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(rows),
    );
  }
  await sequenceEvents(world.app.infrastructure.db);
  return fixture;
}

/** Adds a row to the outbox. Call it last, so that no sequencer moves the row. */
export async function fillOutbox(world: World, { organizationId }: Caller, livemode: boolean): Promise<void> {
  await world.sql(
    `insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
     values (uuidv7(), $1, $2, 'contact.created', 'contact', uuidv7(), '{}', now())`,
    [organizationId, livemode],
  );
}

let made = 0;

function rowsOf(fixture: Fixture & { account: string; live: boolean }): Record<string, Record<string, unknown>> {
  made += 1;
  const id = (number: number) => `01999999-0000-7000-8000-${String(made * 100 + number).padStart(12, '0')}`;
  const own = { account_id: fixture.account, livemode: fixture.live, created_at: at };
  const [orderId, requestId] = [id(1), id(2)];
  return {
    document_orders: {
      ...own,
      id: orderId,
      organization_id: fixture.account,
      document_id: fixture.documentId,
      documentable_type: 'notice',
      documentable_id: fixture.noticeId,
      project_id: fixture.projectId,
      order_type: 'filing',
      recipient_name: 'County Recorder',
      recipient_address_line_1: '1 Main St',
      recipient_city: 'Oakland',
      recipient_state: 'CA',
      recipient_zip: '94607',
      billing_method: 'prepay',
      amount_cents: 500,
      updated_at: at,
    },
    document_order_payments: {
      ...own,
      id: id(3),
      document_order_id: orderId,
      type: 'charge',
      amount_cents: 500,
      recorded_at: at,
    },
    document_order_events: {
      ...own,
      id: id(4),
      document_order_id: orderId,
      provider: 'lob',
      provider_event_id: id(4),
      name: 'mailed',
      occurred_at: at,
    },
    attached_files: {
      ...own,
      id: id(5),
      subject_type: 'document_order',
      subject_id: orderId,
      file_name: 'receipt.pdf',
      mime_type: 'application/pdf',
      file_size: 9,
      sha256: 'a'.repeat(64),
    },
    issued_files: {
      ...own,
      id: id(11),
      kind: 'mailing_record',
      subject_id: fixture.noticeId,
      verification_code: id(11),
      file_name: 'proof-of-service.pdf',
      page_count: 1,
      file_hash: 'a'.repeat(64),
      title: 'Preliminary notice',
      issued_by: 'Bay Concrete Pumping',
    },
    fulfillment_requests: {
      ...own,
      id: requestId,
      organization_id: fixture.account,
      type: 'notice_research',
      scope: 'research',
      idempotency_key: id(6),
      payload: { project: { name: 'Sunset Tower' } },
      fee: '20.00',
      updated_at: at,
    },
    fulfillment_holds: { ...own, id: id(7), fulfillment_request_id: requestId, amount: '36.00', updated_at: at },
    partner_reports: { ...own, id: id(8), fulfillment_request_id: requestId, report_id: id(8), kind: 'accept' },
    tasks: { ...own, id: id(9), kind: 'sandbox.drive', subject_id: orderId, due_at: '2090-01-01T00:00:00Z' },
    pay_application_participants: {
      ...own,
      id: id(10),
      pay_application_id: fixture.payApplicationId,
      organization_id: fixture.ownerId,
      role: 'owner',
      updated_at: at,
    },
    waiver_request_codes: {
      ...own,
      id: id(40),
      waiver_request_id: fixture.sentWaiverRequestId,
      purpose: 'open',
      email: 'office@drywall.example',
      expires_at: at,
    },
    pay_application_email_invitations: {
      ...own,
      id: id(12),
      pay_application_id: fixture.payApplicationId,
      application_number: 1,
      project_name: 'Sunset Tower',
      email: `pat-${id(12)}@example.com`,
      role: 'owner',
      status: 'invited',
      invited_at: at,
      expires_at: at,
      updated_at: at,
    },
    notice_deadline_alerts: { ...own, notice_id: fixture.noticeId, deadline: '2026-03-01', step: '3_days' },
    project_deadline_alerts: {
      ...own,
      project_id: fixture.projectId,
      kind: 'mechanics_lien',
      month: '',
      ordinal: 0,
      deadline: '2026-03-01',
      step: '3_days',
    },
  };
}

const at = '2026-02-01T09:00:00Z';
