import { rows } from '../database.js';
import type { Effect } from '../effects.js';
import { type Check, checkEach, grouped } from './check.js';

interface Entry {
  type: string;
  id: string;
  action: string;
  values: Record<string, unknown>;
}

type EventEffect = Extract<Effect, { kind: 'event' }>;
type AuditEffect = Extract<Effect, { kind: 'audit' }>;

/**
 * Compares what acknowledged calls must have caused with the events and the audit log. What exists of a call without an answer is
 * complete, too: each record of the clients has its creation in both.
 */
export async function judgeEffects(
  url: string,
  accounts: readonly string[],
  effects: readonly Effect[],
): Promise<Check[]> {
  const events = await rows<{ type: string; subject: string; count: number }>(
    url,
    `select type, subject_id as subject, count(*)::int as count from events
     where livemode and account_id = any($1) group by 1, 2`,
    [accounts],
  );
  const entries = await rows<Entry>(
    url,
    `select auditable_type as type, auditable_id as id, action, new_values as values from audit_entries
     where livemode and account_id = any($1) order by serial`,
    [accounts],
  );
  const counts = new Map(events.map(({ type, subject, count }) => [`${type} ${subject}`, count]));
  const log = grouped(entries, ({ type, id }) => `${type} ${id}`);
  const expected = grouped(effects.filter(isEvent), ({ type, subject }) => `${type} ${subject}`);
  const logged = grouped(effects.filter(isAudit), ({ type, id, action, values }) =>
    JSON.stringify([type, id, action, values]),
  );
  return [
    checkEach('acknowledged calls have their events', expected, ([name, calls]) => {
      const found = counts.get(name) ?? 0;
      const wrong = calls[0]!.once ? found !== 1 : found < calls.length;
      return wrong && `${name} was written ${found} times for ${calls.length} calls`;
    }),
    checkEach('acknowledged calls have their audit entries', logged.values(), (calls) => {
      const [{ type, id, action, values }] = calls as [AuditEffect];
      const found = (log.get(`${type} ${id}`) ?? []).filter((entry) => entry.action === action && has(entry, values));
      const wrong = action === 'created' ? found.length !== 1 : found.length < 1;
      return wrong && `${type} ${id} was ${action}${describe(values)}: the log has ${found.length} such entries`;
    }),
  ];
}

interface Kept {
  id: string;
  type: string;
  event: string;
  events: number;
  entries: number;
}

/** The steps of orders and requests that the worker does, and the creation of whatever exists. */
export async function judgeSteps(url: string): Promise<Check[]> {
  // A report of the carrier may come before its answer: the order then skips the status that the answer would give it.
  const steps = await rows<{ id: string; statuses: string[]; events: number; entries: number }>(
    url,
    `with steps as (
       select id, 'document_order' as resource, array['dispatched', 'in_transit', 'out_for_delivery', 'delivered'] as statuses
       from document_orders where livemode and shipped_at is not null
       union all select id, 'document_order', array['delivered'] from document_orders where livemode and delivered_at is not null
       union all select id, 'fulfillment_request', array['submitted'] from fulfillment_requests where livemode and partner_resource_id is not null
       union all select id, 'fulfillment_request', array['fulfilled'] from fulfillment_requests where livemode and fulfilled_at is not null)
     select s.id, s.statuses,
       (select count(*) from events e where e.subject_id = s.id and e.type = any(array(select s.resource || '.' || one from unnest(s.statuses) one)))::int as events,
       (select count(*) from audit_entries a where a.auditable_id = s.id and a.new_values ->> 'status' = any(s.statuses))::int as entries
     from steps s`,
  );
  const kept = await rows<Kept>(
    url,
    `with kept (id, type, event) as (
       ${creations.map(([table, type, event]) => `select id, '${type}', '${event}' from ${table} where livemode`).join(' union all ')})
     select k.*, (select count(*) from events e where e.subject_id = k.id and e.type = k.event)::int as events,
       (select count(*) from audit_entries a where a.auditable_id = k.id and a.auditable_type = k.type and a.action = 'created')::int as entries
     from kept k`,
  );
  return [
    checkEach('records that exist have one event and one audit entry of their creation', kept, (record) => {
      const { type, id, event, events, entries } = record;
      return (events !== 1 || entries !== 1) && `${type} ${id}: ${events} of ${event}, ${entries} audit entries`;
    }),
    checkEach('steps of orders and requests have their events and audit entries', steps, (step) => {
      return (step.events < 1 || step.entries < 1) && JSON.stringify(step);
    }),
  ];
}

/** Accounts themselves are made by the run, without the service. */
const creations = [
  ['contacts', 'Contact', 'contact.created'],
  ['notices', 'Notice', 'notice.created'],
  ['waivers', 'Waiver', 'waiver.created'],
  ['pay_applications', 'PayApplication', 'pay_application.created'],
  ['documents', 'Document', 'document.generated'],
  ['document_orders', 'DocumentOrder', 'document_order.created'],
  ['fulfillment_requests', 'FulfillmentRequest', 'fulfillment_request.created'],
] as const;

function has({ values: stored }: Entry, values: AuditEffect['values']): boolean {
  return Object.entries(values).every(([name, value]) => String(stored[name]) === value);
}

function describe(values: AuditEffect['values']): string {
  const entries = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return entries.length > 0 ? ` to ${entries.join(', ')}` : '';
}

function isEvent(effect: Effect): effect is EventEffect {
  return effect.kind === 'event';
}

function isAudit(effect: Effect): effect is AuditEffect {
  return effect.kind === 'audit';
}
