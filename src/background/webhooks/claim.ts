import { type RawBuilder, sql } from 'kysely';
import { sendWithNext } from '../../db/sent-with-next.js';
import type { Db } from '../../entities/generated/database.js';
import { briefAfterSeconds, maxAttempts, scheduledAttempts } from './schedule.js';

/** How many deliveries an endpoint is sent at a time, by all workers together, so that a slow one does not delay others. */
const perEndpoint = 5;

/** The endpoints that answer in time, and those that are slow or silent (schedule.ts). Their attempts have slots of their own. */
export const lanes = ['prompt', 'slow'] as const;
export type DeliveryLane = (typeof lanes)[number];

/** How many endpoints one claim looks at. */
const endpointsPerClaim = 200;

/** How long a worker has to make an attempt and record it before the delivery is released. Twice the timeout of an attempt. */
const leaseSeconds = 30;

/** A delivery to attempt now. */
export interface Claim {
  id: string;
  /** The number of this attempt, from 1. */
  attempt: number;
  lane: DeliveryLane;
  /** The endpoint has been silent for so long that this attempt has less time (schedule.ts). */
  isBrief: boolean;
  accountId: string;
  livemode: boolean;
  webhookId: string;
  url: string;
  sealedSecret: Buffer;
  /** After a rotation, the previous secret stays valid together with the new one for a day. */
  previousSealedSecret: Buffer | null;
  eventId: string;
  /** The event's payload; null after its retention has ended. */
  body: string | null;
}

interface ClaimedBatch {
  claims: Claim[];
  /** Where the next claim continues, so that every endpoint gets its turn. */
  cursor: string;
}

/** The setting that keeps the locked endpoints for the rest of the transaction. */
const heldSetting = 'cps.held_webhooks';

export const firstCursor = '00000000-0000-0000-0000-000000000000';

/**
 * Claims due deliveries of a lane, at most `most`: from each active endpoint as many as it may still be sent at once, and from each
 * resource only the oldest, so that its events arrive in order. The endpoints with the fewest attempts under way come first, so that
 * those that have just become slow cannot keep all slots of a process. A silent endpoint is sent one at a time, and slow ones take
 * turns: the one whose last attempt is longest ago comes first. A test event neither waits for others nor delays them. An
 * attempt counts as soon as it is claimed, so that a delivery whose worker is killed again and again is not sent more often than
 * the limit.
 *
 * One packet, which is one transaction: under load each answer reaches Node late. Its last two statements are two, so that the leases
 * are counted after the endpoints are locked and no other worker can add to them.
 */
export async function claimDue(
  db: Db,
  cursor: string,
  most: number,
  lane: DeliveryLane = 'prompt',
): Promise<ClaimedBatch> {
  return db.connection().execute(async (connection) => {
    await sendWithNext(connection, holdEndpoints(cursor, lane));
    return claimOfHeld(connection, most, lane);
  });
}

/** What differs between the lanes is part of the text, so that each has a kept plan of its own. */
const ofLane = {
  prompt: {
    endpoint: sql`w.pace is null`,
    held: sql`unnest(held.ids) w (id)`,
    atOnce: sql`${perEndpoint}::int`,
    lastAttemptAt: sql`null::timestamptz`,
    order: sql`place, next_attempt_at`,
    isBrief: sql`false`,
  },
  slow: {
    endpoint: sql`w.pace is not null`,
    held: sql`lateral (select id, pace, last_delivery_at from unnest(held.ids) one join webhooks on id = one) w`,
    atOnce: sql`case w.pace when 'silent' then 1 else ${perEndpoint}::int end`,
    lastAttemptAt: sql`w.last_delivery_at`,
    order: sql`place, last_attempt_at nulls first, next_attempt_at`,
    isBrief: sql`w.pace = 'silent' and c.attempt + 1 < ${scheduledAttempts}
      and coalesce(w.failing_since <= now() - make_interval(secs => ${briefAfterSeconds}), false)`,
  },
};

/** A row for each claim, or a single row without one. */
type ClaimRow = Claim & { cursor: string };

async function claimOfHeld(connection: Db, most: number, lane: DeliveryLane): Promise<ClaimedBatch> {
  const { held, atOnce, lastAttemptAt, order, isBrief } = ofLane[lane];
  // The leases are counted in the order of their index: only such a scan forgets the entries of leases that have ended, of which
  // there are many more.
  // Each event is looked up: a join reads all events while those of the endpoints are spread over two months.
  const { rows } = await sql<ClaimRow>`
    with held as (
      select coalesce(nullif(current_setting(${heldSetting}, true), ''), '{}')::uuid[] as ids
    ), candidates as (
      select d.*, running.attempts + row_number() over (
        partition by w.id order by d.next_attempt_at, d.event_position) as place, ${lastAttemptAt} as last_attempt_at
      from held cross join ${held}
      cross join lateral (select count(*) as attempts from (
        select from webhook_leases where webhook_id = w.id order by delivery_id limit ${perEndpoint}) leased) running
      cross join lateral (
        select id, attempt, account_id, livemode, webhook_id, event_id, event_position, event_sequenced_at, next_attempt_at
        from webhook_deliveries d
        where webhook_id = w.id and ${isDue('d')} and (d.event = 'webhook.test' or not exists (
          select from webhook_deliveries earlier where earlier.webhook_id = d.webhook_id
            and earlier.resource_id = d.resource_id and earlier.status = 'pending' and earlier.event <> 'webhook.test'
            and earlier.event_position < d.event_position))
        order by next_attempt_at, event_position
        limit greatest(${atOnce} - running.attempts, 0)) d
    ), claimed as (
      select * from candidates order by ${order} limit ${most}
    ), leased as (
      insert into webhook_leases (webhook_id, delivery_id, attempt, leased_until)
      select webhook_id, id, attempt + 1, now() + make_interval(secs => ${leaseSeconds}) from claimed
    )
    select case when cardinality(held.ids) < ${endpointsPerClaim} then ${firstCursor}::uuid
        else held.ids[cardinality(held.ids)] end as cursor,
      c.id, c.attempt + 1 as attempt, c.account_id as "accountId", c.livemode, w.id as "webhookId", w.url, w.sealed_secret as "sealedSecret",
      case when w.previous_secret_expires_at > now() then w.previous_sealed_secret end as "previousSealedSecret",
      c.event_id as "eventId", e.payload::text as body, ${isBrief} as "isBrief"
    from held left join claimed c on true left join webhooks w on w.id = c.webhook_id
    left join lateral (
      select payload from events where position = c.event_position and sequenced_at = c.event_sequenced_at limit 1) e on true
    order by c.event_position`.execute(connection);
  const claims = rows.filter(({ id }) => id !== null).map((row) => ({ ...row, lane }));
  return { claims, cursor: rows[0]!.cursor };
}

/** Whether a delivery is due and no attempt of it is under way. */
const isDue = (delivery: string) => sql`${sql.ref(`${delivery}.status`)} = 'pending'
  and ${sql.ref(`${delivery}.next_attempt_at`)} <= now() and ${isFree(delivery)}`;

const isFree = (delivery: string) => sql`not exists (
  select from webhook_leases l where l.webhook_id = ${sql.ref(`${delivery}.webhook_id`)} and l.delivery_id = ${sql.ref(`${delivery}.id`)})`;

/**
 * Locks active endpoints of the lane after the cursor that have due deliveries, and notes them for the next statement of the transaction. Skips
 * those that another worker has locked.
 */
function holdEndpoints(cursor: string, lane: DeliveryLane): RawBuilder<unknown> {
  // Jumps from endpoint to endpoint in the index of pending deliveries, however long each queue is.
  return sql`
    with recursive waiting as (
      (select webhook_id from webhook_deliveries where status = 'pending' and webhook_id > ${cursor}::uuid
        order by webhook_id limit 1)
      union all
      select (select d.webhook_id from webhook_deliveries d where d.status = 'pending' and d.webhook_id > waiting.webhook_id
        order by d.webhook_id limit 1)
      from waiting where waiting.webhook_id is not null
    ), held as (
      select w.id from waiting join webhooks w on w.id = waiting.webhook_id
      where w.is_active and w.deleted_at is null and ${ofLane[lane].endpoint}
        and exists (select from webhook_deliveries d where d.webhook_id = w.id and ${isDue('d')})
      order by w.id limit ${endpointsPerClaim}
      for no key update of w skip locked
    )
    select set_config(${heldSetting}, coalesce(array_agg(id order by id), '{}')::text, true) from held`;
}

/**
 * Settles deliveries that no worker will report on. An attempt whose worker was killed counts as failed, and the next attempt is
 * due at once. Deliveries that wait for an inactive endpoint move to the failure queue.
 */
export async function settle(db: Db): Promise<void> {
  await settleLost().execute(db);
  await sql`
    update webhook_deliveries d set status = 'failed', next_attempt_at = null, updated_at = now(),
      error = 'The webhook is not active.'
    from webhooks w
    where w.id = d.webhook_id and (not w.is_active or w.deleted_at is not null)
      and d.status = 'pending' and ${isFree('d')}`.execute(db);
}

function settleLost(): RawBuilder<unknown> {
  const lost = 'The worker stopped before the outcome was known.';
  return sql`
    with lost as (
      delete from webhook_leases where leased_until <= now() returning delivery_id as id, attempt, leased_until
    )
    update webhook_deliveries d set
      status = case when lost.attempt < ${scheduledAttempts} then 'pending' else 'failed' end,
      next_attempt_at = case when lost.attempt < ${scheduledAttempts} then now() end,
      attempt = lost.attempt, response_code = null, duration_ms = null, error = ${lost}, updated_at = now(),
      attempts = attempts || jsonb_build_object('number', lost.attempt, 'error', ${lost}::text, 'startedAt',
        to_char((lost.leased_until - make_interval(secs => ${leaseSeconds})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"'))
    from lost where d.id = lost.id`;
}

/** Whether a delivery in the failure queue can be attempted once more. */
export function canRedeliver({ status, attempt }: { status: string; attempt: number }): boolean {
  return status === 'failed' && attempt < maxAttempts;
}
