import type { Fixture } from '../contract/records.js';
import type { Caller, World } from '../support/worlds/world.js';

/** Adds a row to each table that the fixture leaves empty. */
export async function fillOthers(world: World, caller: Caller, fixture: Fixture): Promise<void> {
  const { organizationId, documentOrderId, payApplicationId, ownerId, fulfillmentRequestId, noticeId, projectId } =
    fixture;
  const own = `'${organizationId}'::uuid, true, now(), uuidv7()`;
  await world.sql(`
    insert into document_order_events (account_id, livemode, created_at, id, document_order_id, provider, provider_event_id, name, occurred_at)
      values (${own}, '${documentOrderId}', 'lob', 'evt_1', 'In transit', now());
    insert into pay_application_participants (account_id, livemode, created_at, id, pay_application_id, organization_id, role, updated_at)
      values (${own}, '${payApplicationId}', '${ownerId}', 'owner', now());
    insert into partner_reports (account_id, livemode, created_at, id, fulfillment_request_id, report_id, kind)
      values (${own}, '${fulfillmentRequestId}', 'r1', 'accepted');
    insert into emails (account_id, livemode, created_at, id, user_id, key, template, data, sent_at)
      values (${own}, '${caller.userId}', 'k', 'deadline_missed', '{}', now());
    insert into email_turns (email_id, account_id, livemode, user_id, template, due_at, is_daily)
      select id, account_id, livemode, user_id, template, now(), false from emails where account_id = '${organizationId}' and key = 'k';
    insert into sent_emails (id, kind, subject_id, account_id, livemode, address, status)
      values (uuidv7(), 'deadline_missed', '${noticeId}', '${organizationId}', true, 'ana@example.com', 'sent');
    insert into credit_purchases (account_id, livemode, created_at, id, updated_at, status, credits, processor, customer_id, payment_method)
      values (${own}, now(), 'failed', 10, 'simulated', 'cus_1', 'pm_1');
    insert into credit_reversals (account_id, purchase_id, purchased, created_at, updated_at)
      select account_id, id, 10, now(), now() from credit_purchases where account_id = '${organizationId}' limit 1;
    insert into tasks (account_id, livemode, created_at, id, kind, subject_id, due_at) values (${own}, 'mail.submit', '${documentOrderId}', now());
    insert into notice_deadline_alerts (notice_id, deadline, step, account_id, livemode, created_at)
      values ('${noticeId}', '2026-01-01', 'missed', '${organizationId}', true, now());
    insert into project_deadline_alerts (project_id, kind, month, ordinal, deadline, step, account_id, livemode, created_at)
      values ('${projectId}', 'mechanics_lien', '', 0, '2026-01-01', 'missed', '${organizationId}', true, now());
    insert into issued_files (account_id, livemode, created_at, id, kind, subject_id, verification_code, file_name, page_count, file_hash, title, issued_by)
      values (${own}, 'credit_statement', '${organizationId}', 'code', 'statement.pdf', 1, 'hash', 'March', 'Name');
    insert into waiver_request_codes (account_id, livemode, created_at, id, waiver_request_id, purpose, email, expires_at)
      select ${own}, id, 'open', 'ana@example.com', now() from waiver_requests where account_id = '${organizationId}' limit 1;
    insert into idempotency_keys values ('\\x01', '${organizationId}', true, '\\x02', 200, '\\x03', now());
    insert into invoice_limits (account_id, credits, updated_at) values ('${organizationId}', 100, now());
    insert into sandbox_clocks (account_id, offset_ms) values ('${organizationId}', 1);
    insert into sandbox_credit_accounts (account_id, updated_at) values ('${organizationId}', now());
    insert into sandbox_credit_holds (id, account_id, free_amount, partner_amount, event_type, partner_billable, description, for_type, for_id, created_at)
      values (uuidv7(), '${organizationId}', 0, 17, 'document_order', true, 'Order', 'document_order', '${documentOrderId}', now());`);
}
