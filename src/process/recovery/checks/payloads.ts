import { type RawBuilder, sql } from 'kysely';
import { eventResources } from '../../../domain/event/catalogue.js';
import { entityTypes } from '../../../domain/vocabulary.js';
import type { Db } from '../../../entities/generated/database.js';
import { tableOfCollection } from '../tables.js';
import { Findings } from './findings.js';

/** Events that are checked in one statement. */
const batch = 5_000;

/** Columns of these change without an event: deliveries, and the results of verifying a secret. */
const changedAlone: readonly string[] = ['Webhook', 'ProviderCredential', 'ShipperCredential'];

const collections = new Map<string, string>(
  Object.entries(entityTypes).map(([collection, type]) => [type, tableOfCollection(collection)]),
);

/** The resources whose events have an audited record as their object. */
const audited = Object.entries(eventResources).flatMap(([resource, { type }]) => {
  const table = collections.get(type);
  return table && !changedAlone.includes(type) ? [{ resource, type: type as string, table }] : [];
});

/** Columns whose field in the API is computed or written in another format. */
const otherInApi = ['deadline_date', 'metadata'];

/**
 * Every event says what happened: its payload names the event, its account and its record, the fields of its record have values
 * that the record had, and the last event of a record has its status. A field that is computed is not compared.
 */
export async function checkPayloads({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  let count = 0;
  let after = '0';
  for (;;) {
    // The log of each record is read once, by its index.
    const { rows } = await sql<PayloadRow>`
      with picked as materialized (
        select position, id, account_id, livemode, type, subject_type, subject_id, occurred_at, payload::jsonb as payload
        from events where position > ${after}::bigint order by position limit ${batch}),
      kinds as (select * from unnest(${audited.map(({ resource }) => resource)}::text[], ${audited.map(({ type }) => type)}::text[])
        k (subject_type, type)),
      records as (
        select s.subject_id, s.account_id, k.type, array_agg(s.position) as positions, array_agg(s.payload) as payloads
        from picked s join kinds k using (subject_type) group by 1, 2, 3),
      strange as (
        select s.position, array_agg(f.key order by f.key) as fields
        from records r
          cross join lateral (
            select jsonb_object_agg(key, said) as known from (
              select v.key, jsonb_agg(distinct ${plain(sql`v.value #>> '{}'`)}) as said
              from audit_entries e cross join lateral jsonb_each(e.new_values) v
              where e.auditable_id = r.subject_id and e.auditable_type = r.type and e.account_id = r.account_id
                and jsonb_typeof(v.value) in ('string', 'number', 'boolean') and v.key <> all(${otherInApi}::text[])
                and v.key not like '%\\_at'
              group by 1) had) had
          cross join lateral unnest(r.positions, r.payloads) s (position, payload)
          cross join lateral jsonb_each_text(case
            when jsonb_typeof(s.payload #> '{data,object}') = 'object' then s.payload #> '{data,object}' else '{}' end) f
        where f.value is not null and had.known ? f.key and not had.known -> f.key ? ${plain(sql`f.value`)}
        group by 1)
      select s.position::text as position, s.type, s.subject_id as subject, s.payload ->> 'id' = s.id::text
          and s.payload ->> 'type' = s.type and s.payload ->> 'organization_id' = s.account_id::text
          and s.payload -> 'livemode' = to_jsonb(s.livemode) and (s.payload ->> 'timestamp')::timestamptz = s.occurred_at
          is true as named,
        jsonb_typeof(s.payload #> '{data,object}') = 'object' and s.payload #> '{data,object}' <> '{}'
          and coalesce(s.payload #>> '{data,object,id}' = s.subject_id::text, s.subject_type <> all(${audited.map(({ resource }) => resource)}::text[]))
          is true as whole,
        strange.fields as strange
      from picked s left join strange using (position) order by s.position`.execute(db);
    for (const { position, type, subject, named, whole, strange } of rows) {
      const event = `The event ${type} at position ${position}`;
      if (!named) findings.add(`${event} does not name itself in its payload.`);
      else if (!whole) findings.add(`${event} has lost the object that it reports.`);
      else if (strange) findings.add(`${event}: ${strange.join(', ')} were never values of ${subject}.`);
    }
    count += rows.length;
    if (rows.length < batch) break;
    after = rows.at(-1)!.position;
  }
  for (const { resource, table } of audited) await compareLast(db, resource, table, findings);
  findings.summary = `${count} payloads`;
  return findings;
}

/** Amounts are equal whatever their number of decimals. */
function plain(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case when ${text} ~ '^-?\\d{1,30}(\\.\\d{1,30})?$' then trim_scale((${text})::numeric)::text else ${text} end`;
}

interface PayloadRow {
  position: string;
  type: string;
  subject: string;
  named: boolean;
  whole: boolean;
  /** Fields whose value the record never had. */
  strange: string[] | null;
}

/**
 * A record's last event shows its status, and is that of its deletion if it is deleted. One whose next event has no position yet
 * is not compared, nor one whose events are older than the retention.
 */
async function compareLast(db: Db, resource: string, table: string, findings: Findings): Promise<void> {
  const { rows: columns } = await sql<{ has: boolean }>`
    select exists (select from pg_attribute where attrelid = ${table}::regclass and attname = 'status' and not attisdropped) as has`.execute(
    db,
  );
  const status = columns[0]!.has ? sql`r.status` : sql`null::text`;
  const { rows } = await sql<{
    id: string;
    status: string | null;
    deleted: boolean;
    type: string;
    said: string | null;
  }>`
    with last as (
      select account_id, subject_id, max(position) as position from events where subject_type = ${resource} group by 1, 2)
    select r.id, ${status} as status, r.deleted_at is not null as deleted, e.type, e.payload #>> '{data,object,status}' as said
    from last l join events e using (position) join ${sql.table(table)} r on r.id = l.subject_id and r.account_id = l.account_id
    where (coalesce(e.payload #>> '{data,object,status}' <> ${status}, false) or (r.deleted_at is null) = (e.type like '%.deleted'))
      and not exists (select from event_outbox o where o.subject_id = r.id)
    order by 1`.execute(db);
  for (const { id, status, deleted, type, said } of rows) {
    const is = deleted ? 'deleted' : (status ?? 'not deleted');
    findings.add(`${table} ${id} is ${is}, but its last event is ${type}${said ? ` with the status ${said}` : ''}.`);
  }
}
