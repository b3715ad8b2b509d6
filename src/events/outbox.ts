import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { noteEmitted } from '../context/emitted-events.js';
import type { RequestContext } from '../context/request-context.js';
import { type EventType, eventActions, eventResources, resourceOf, unsharedEvents } from '../domain/event/catalogue.js';
import { payloadText } from '../domain/event/payload.js';
import { timestamp } from '../domain/shared/timestamp.js';
import type { Db } from '../entities/generated/database.js';

/** The fields of a record, an entity or a whole row, that an event needs at once. The rest is rendered when the request ends. */
export interface EventSubject {
  id: string;
  accountId: string;
  livemode: boolean;
  deletedAt?: Date | string | null;
  /** Which of several objects with one id it is, such as the deadlines of a project. */
  part?: string;
}

interface Emission {
  type: EventType;
  record: EventSubject;
  /** The previous values of the changed fields, named as in the REST resource. */
  previous?: Record<string, unknown>;
}

const queues = new WeakMap<RequestContext, Emission[]>();
const silent = new WeakSet<RequestContext>();

/** From now on the changes of the request's transaction are no events: it makes hundreds of records that no client waits for. */
export function withoutEvents(ctx: RequestContext): void {
  silent.add(ctx);
  ctx.afterTransaction(() => silent.delete(ctx));
}

/**
 * Queues an event of the request. It is rendered and written when the request commits, so it carries the record's state at that
 * time. A change to an entity needs no call: events/changes.ts emits for everything that is flushed.
 */
export function emit(ctx: RequestContext, emission: Emission): void {
  if (!ctx.infrastructure.announcer || silent.has(ctx)) return;
  let queue = queues.get(ctx);
  if (!queue) {
    const fresh: Emission[] = [];
    queues.set(ctx, (queue = fresh));
    ctx.beforeCommit(async () => {
      queues.delete(ctx);
      await write(ctx, fresh);
    }, 'events');
    ctx.afterTransaction(() => queues.delete(ctx));
  }
  const earlier = queue.find(({ type, record }) => type === emission.type && isSame(record, emission.record));
  // One event per record and type: with the newest record, and the oldest previous value of each field.
  if (earlier) {
    earlier.record = emission.record;
    if (emission.previous) earlier.previous = { ...emission.previous, ...earlier.previous };
  } else if (!isPartOfCreation(queue, emission)) queue.push({ ...emission });
}

function isSame(one: EventSubject, other: EventSubject): boolean {
  return one.id === other.id && one.part === other.part;
}

/** An update of a record that the same request created needs no event: the creation event carries the final state. */
function isPartOfCreation(queue: readonly Emission[], { type, record }: Emission): boolean {
  const resource = resourceOf(type);
  return (
    type === `${resource}.updated` &&
    queue.some((one) => one.type === `${resource}.created` && one.record.id === record.id)
  );
}

/** Writes an event without a request's record, such as a job's, at once and in the transaction of `db`. */
export async function emitRaw(
  db: Db,
  event: {
    type: EventType;
    accountId: string;
    livemode: boolean;
    subjectId: string;
    /** JSON. */
    object: string;
    /** The object's URL, included in the event if the object is too large to send. */
    url?: string;
    previous?: Record<string, unknown>;
    occurredAt: Date;
  },
): Promise<void> {
  await insert([toRow(event, { object: event.object, previous: event.previous, url: event.url ?? null })]).execute(db);
}

interface OutboxRow {
  id: string;
  account_id: string;
  livemode: boolean;
  type: EventType;
  subject_type: string;
  subject_id: string;
  /** JSON, inserted unchanged into the JSON of all rows. */
  payload: string;
  occurred_at: Date;
}

async function write(ctx: RequestContext, queue: readonly Emission[]): Promise<void> {
  await ctx.write();
  const occurredAt = ctx.now();
  const shared = await readReaders(ctx, queue);
  const rows = await Promise.all(
    queue.flatMap(({ type, record, previous }) => {
      const { accountId, livemode, id } = record;
      return [accountId, ...((isShared(type) && shared.get(id)) || [])].map(async (reader) => {
        const content = await describe(ctx, type, record, reader);
        return toRow(
          { type, accountId: reader, livemode, subjectId: id, occurredAt },
          { ...content, previous: shown(previous, content.names), action: buildAction(type, content.url) },
        );
      });
    }),
  );
  ctx.withCommit(() => insert(rows), 'own rows');
  noteEmitted(
    ctx,
    rows.map((row) => ({ id: row.id, accountId: row.account_id, subjectType: row.subject_type })),
  );
  ctx.afterCommit(() => ctx.infrastructure.announcer!.committed());
}

/** A deleted record is described in its last state. */
async function describe(ctx: RequestContext, type: EventType, record: EventSubject, reader: string) {
  const readerContext = reader === ctx.account.id ? ctx : ctx.readAs({ id: reader, role: 'member', tier: 'starter' });
  const content = await ctx.infrastructure.announcer!.describe(
    readerContext,
    eventResources[resourceOf(type)].type,
    record,
  );
  if (!record.deletedAt) return content;
  const deletedAt = JSON.stringify({ deleted_at: timestamp(record.deletedAt) });
  return { ...content, object: `${content.object.slice(0, -1)},${deletedAt.slice(1)}` };
}

/** Includes a previous value only if the resource has the field: a record's internal fields stay internal. */
function shown(previous: Emission['previous'], names: ReadonlySet<string>): Emission['previous'] {
  const entries = Object.entries(previous ?? {}).filter(([name]) => names.has(name));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function buildAction(type: EventType, url: string): Record<string, string> | undefined {
  const action = eventActions[type];
  return action && { [action.name]: `${url}/${action.verb}` };
}

function isShared(type: EventType): boolean {
  return resourceOf(type) === 'pay_application' && !unsharedEvents.has(type);
}

/** Other tenants that can read the records: participants of a pay application. They get its events in their own streams. */
async function readReaders(ctx: RequestContext, queue: readonly Emission[]): Promise<Map<string, string[]>> {
  const ids = queue.filter(({ type }) => isShared(type)).map(({ record }) => record.id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; readers: string[] }>`
    select p.pay_application_id as id, array_agg(distinct p.organization_id) as readers
    from pay_application_participants p join organizations o on o.id = p.organization_id
    where p.pay_application_id = any(${ids}::uuid[]) and p.account_id = ${ctx.account.id}::uuid and p.livemode = ${ctx.livemode}
      and o.type = 'tenant' and o.id <> p.account_id
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ id, readers }) => [id, readers]));
}

function toRow(
  event: { type: EventType; accountId: string; livemode: boolean; subjectId: string; occurredAt: Date },
  content: Parameters<typeof payloadText>[1],
): OutboxRow {
  const { type, accountId, livemode, subjectId, occurredAt } = event;
  const id = uuidv7();
  const payload = payloadText({ id, type, occurredAt, organization_id: accountId, livemode }, content);
  return {
    id,
    account_id: accountId,
    livemode,
    type,
    subject_type: resourceOf(type),
    subject_id: subjectId,
    payload,
    occurred_at: occurredAt,
  };
}

/** One statement, however many rows. The payloads are inserted as text, without parsing them again. */
function insert(rows: readonly OutboxRow[]): RawBuilder<unknown> {
  const json = rows.map(({ payload, ...row }) => `${JSON.stringify(row).slice(0, -1)},"payload":${payload}}`).join(',');
  return sql`
    insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
    select id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at
    from rows from (json_to_recordset(${`[${json}]`}::json) as (id uuid, account_id uuid, livemode boolean, type text,
      subject_type text, subject_id uuid, payload json, occurred_at timestamptz)) with ordinality given order by ordinality`;
}
