import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { Findings } from './findings.js';

/** Debited for a record and not returned, in credits. A capture takes what a hold set aside. */
const spent = (type: string) => sql`(
  select subject_id as id, sum(case when kind = 'refund' then -amount else amount end) as credits
  from ledger_transactions where subject_type = ${type} and kind in ('charge', 'capture', 'refund') group by 1)`;

/**
 * What was charged for a record is what the record says, in both directions: a charge has its record, and a record that is paid
 * for has its charge. Documents of the sandbox and signed copies cost nothing, and neither does what has the price zero.
 */
export async function checkCharges({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  const each = async (query: ReturnType<typeof sql<{ line: string }>>) => {
    for (const { line } of (await query.execute(db)).rows) findings.add(line);
  };
  // A document that may have been free when it was made needs no charge.
  await each(sql<{ line: string }>`
    with charged as (select subject_id as id, count(*) as times from ledger_transactions
      where subject_type = 'document' and kind = 'charge' group by 1)
    select 'documents ' || d.id || ': it was charged ' || coalesce(c.times, 0) || ' times.' as line
    from documents d left join charged c using (id)
    where d.livemode and not d.is_preview and coalesce(c.times, 0) <> case when d.file_name like '%-signed%' then 0 else 1 end
      and (c.times is not null or not exists (select from prices p
        where p.event_type = 'document_generation' and (p.account_id = d.account_id or p.account_id is null)
          and (p.credits = 0 or p.free_until >= d.created_at)))
    order by d.id`);
  await each(sql<{ line: string }>`
    select 'document_orders ' || o.id || ': ' || coalesce(s.credits, 0) || ' credits were charged, and its payments list '
      || coalesce(l.credits, 0) || '.' as line
    from document_orders o left join ${spent('document_order')} s using (id)
      left join (select document_order_id as id, (sum(amount_cents) / 100.0)::numeric(14, 2) as credits from document_order_payments
        where ledger_reference is not null group by 1) l using (id)
    where o.livemode and coalesce(s.credits, 0) <> coalesce(l.credits, 0) order by o.id`);
  await each(sql<{ line: string }>`
    select 'fulfillment_requests ' || r.id || ': its fee of ' || r.fee || ' was charged with ' || coalesce(t.amount::text, 'nothing')
      || '.' as line
    from fulfillment_requests r left join ledger_transactions t
      on t.account_id = r.account_id and t.reference = 'fulfillment_request:' || r.id || ':fee' and t.kind = 'charge'
    where r.livemode and r.fee <> coalesce(t.amount, 0) order by r.id`);
  const { rows } = await sql<{ count: string }>`
    select count(*)::text from ledger_transactions where subject_id is not null`.execute(db);
  findings.summary = `${rows[0]!.count} charges and returns of records`;
  return findings;
}
