import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { Findings } from './findings.js';

/** How long a change of a webhook may take to be committed, and clocks of processes may differ. */
const settled = '5 minutes';

/**
 * Every event has a delivery to each webhook that wanted it, and every delivery has its event. A webhook counts from the last
 * change of what it receives, which the audit log shows. Deliveries before `event_positions.delivered_from` may be purged, and so
 * may events up to `dropped`.
 */
export async function checkDeliveries({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  const { rows: lacking } = await sql<{ id: string; count: string; first: string }>`
    with steady as (
      select w.id, w.account_id, w.livemode, w.events, max(a.created_at) + ${settled}::interval as since
      from webhooks w join audit_entries a on a.auditable_id = w.id and a.auditable_type = 'Webhook'
      where w.is_active and w.deleted_at is null
        and (a.action = 'created' or a.new_values ?| array['is_active', 'events', 'deleted_at'])
      group by w.id),
    wanted as (
      select s.id, e.id as event_id, e.position
      from event_positions p cross join events e join steady s using (account_id, livemode)
      where e.position > p.dropped and e.sequenced_at > greatest(s.since, p.delivered_from)
        and case e.type when 'webhook.test' then s.id = e.subject_id else s.events && array['*', e.type] end)
    select w.id, count(*)::text as count, min(w.position)::text as first
    from wanted w left join webhook_deliveries d on d.webhook_id = w.id and d.event_id = w.event_id
    where d.id is null group by w.id order by w.id`.execute(db);
  for (const { id, count, first } of lacking) {
    findings.add(`webhooks ${id} lacks the deliveries of ${count} events, the first at position ${first}.`);
  }
  const { rows: strays } = await sql<{ id: string; position: string }>`
    select d.id, d.event_position::text as position
    from event_positions p join webhook_deliveries d on d.event_position > p.dropped
      left join events e on e.position = d.event_position and e.sequenced_at = d.event_sequenced_at and e.id = d.event_id
    where e.id is null order by d.serial`.execute(db);
  for (const { id, position } of strays) {
    findings.add(`webhook_deliveries ${id}: its event at position ${position} does not exist.`);
  }
  const { rows } = await sql<{ count: string }>`select count(*)::text from webhook_deliveries`.execute(db);
  findings.summary = `${rows[0]!.count} deliveries`;
  return findings;
}
