import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { mailroom } from '../../../services/document-order/carriers.js';
import { Findings } from './findings.js';

/**
 * What waits for the service has a task, without which it is never done: live letters that wait for a carrier, live
 * requests that wait for the partner, and e-mails. A task that was given up is kept, so it counts. In a sandbox `state_data` may keep a record
 * where it is.
 */
export async function checkOpenWork({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  const { rows } = await sql<{ count: string; lost: string[] | null }>`
    with open as (
      select id, 'document_orders' as source, 'mail.submit' as kind from document_orders
      where livemode and deleted_at is null and order_type = 'mail' and status in ('pending', 'processing')
        and handler is distinct from ${mailroom}
      union all
      select id, 'fulfillment_requests', 'partner.submit' from fulfillment_requests
      where livemode and deleted_at is null and status = 'queued'
      union all
      select coalesce(t.sent_with, e.id), 'emails', 'send_email' from emails e left join email_turns t on t.email_id = e.id
      where e.sent_at is null and e.given_up is null)
    select count(*)::text as count, array_agg(o.source || ' ' || o.id order by o.source, o.id) filter (where t.id is null) as lost
    from open o left join tasks t on t.subject_id = o.id and t.kind = o.kind`.execute(db);
  const [{ count, lost } = { count: '0', lost: null }] = rows;
  for (const record of lost ?? []) findings.add(`${record} waits, but no task continues it.`);
  const { rows: strays } = await sql<{ kind: string; id: string }>`
    select kind, subject_id as id from tasks t
    where t.account_id is not null and not exists (select from document_orders r where r.id = t.subject_id)
      and not exists (select from fulfillment_requests r where r.id = t.subject_id)
      and not exists (select from documents r where r.id = t.subject_id)
      and not exists (select from escalations r where r.id = t.subject_id) order by t.serial`.execute(db);
  for (const { kind, id } of strays) findings.add(`A task ${kind} is for ${id}, which does not exist.`);
  findings.summary = `${count} open orders, requests and e-mails`;
  return findings;
}
