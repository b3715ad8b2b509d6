import { sql } from 'kysely';
import type { WebhookDisabledReason } from '../../domain/vocabulary.js';
import type { Db } from '../../entities/generated/database.js';
import { realTime } from '../../runtime/time/real-time.js';
import type { Claim } from './claim.js';
import { failingDays, slowResponseMs, waitAfter } from './schedule.js';
import { type Attempt, isSuccess } from './send.js';

/**
 * How old the time of the last delivery of a healthy endpoint becomes before it is written again. Writing it with every delivery took
 * as long as writing the delivery.
 */
const healthSeconds = 1;

/** A claim and the result of its attempt. */
export interface Outcome {
  claim: Claim;
  attempt: Attempt;
  /** The service stopped during the attempt, so the next one is due at once. */
  interrupted?: boolean;
}

/** An endpoint to disable. */
export interface DeliveryVerdict {
  webhookId: string;
  reason: WebhookDisabledReason;
}

/**
 * Records the results of attempts in one statement, and returns the endpoints to disable: those that answered 410, and those
 * where every attempt has failed for days. An attempt whose lease another worker took is not counted again. An attempt at an
 * address that the webhook no longer has does not count for the new one.
 *
 * An endpoint that was slow or silent belongs to the slow lane. Only an answer in time to an attempt of that lane leads out of it:
 * one of the attempts that were under way with the slow one says nothing about the next.
 */
export async function recordOutcomes(db: Db, outcomes: readonly Outcome[]): Promise<DeliveryVerdict[]> {
  const { rows } = await sql<DeliveryVerdict>`
    with outcome as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes.map(toRow))}::jsonb) as outcome (id uuid, number smallint,
        webhook_id uuid, url text, succeeded boolean, wait integer, pace text, response_code smallint, duration_ms integer, error text, log jsonb)
    ), ended as (
      delete from webhook_leases l using outcome
      where l.webhook_id = outcome.webhook_id and l.delivery_id = outcome.id and l.attempt = outcome.number
      returning outcome.*
    ), counted as (
      update webhook_deliveries d set
        attempt = number,
        status = case when succeeded then 'delivered' when wait is null then 'failed' else 'pending' end,
        next_attempt_at = case when not succeeded then now() + make_interval(secs => wait) end,
        delivered_at = case when succeeded then now() end,
        response_code = ended.response_code, duration_ms = ended.duration_ms, error = ended.error,
        attempts = d.attempts || log, updated_at = now()
      from ended join webhooks w on w.id = ended.webhook_id
      where d.id = ended.id
      returning d.webhook_id, succeeded, d.response_code, ended.pace, ended.url = w.url as current
    ), health as (
      select webhook_id, count(*)::int as made, bool_or(succeeded) as any_good,
        bool_or(response_code = 410) as gone,
        case when bool_or(pace = 'silent') then 'silent' when bool_or(pace = 'slow') then 'slow'
          when bool_or(pace = 'prompt') then 'prompt' end as pace
      from counted where current group by webhook_id
    ), held as (
      select w.id, made, any_good, gone, h.pace from webhooks w join health h on h.webhook_id = w.id
      where not any_good or gone or w.failing_since is not null or w.failure_count > 0
        or (h.pace is not null and nullif(h.pace, 'prompt') is distinct from w.pace)
        or w.last_delivery_at is null or w.last_delivery_at <= now() - make_interval(secs => ${healthSeconds})
      order by w.id for no key update of w
    ), updated as (
      update webhooks w set
        last_delivery_at = now(),
        failure_count = case when h.any_good then 0 else w.failure_count + h.made end,
        failing_since = case when not h.any_good then coalesce(w.failing_since, now()) end,
        pace = case when h.pace is null then w.pace else nullif(h.pace, 'prompt') end
      from held h where w.id = h.id and w.deleted_at is null
      returning w.id, w.is_active, w.failing_since, h.gone
    )
    select id as "webhookId", case when gone then 'gone' else 'failing' end as reason
    from updated where is_active and (gone or failing_since <= now() - make_interval(days => ${failingDays}))`.execute(
    db,
  );
  return rows;
}

/** Notes that the endpoints of attempts that are still under way have not answered in time. */
export function noteSilentEndpoint(db: Db, claims: readonly Claim[]): Promise<unknown> {
  const late = JSON.stringify(claims.map(({ webhookId: id, url }) => ({ id, url })));
  return sql`
    with late as (
      select distinct id, url from jsonb_to_recordset(${late}::jsonb) as late (id uuid, url text)
    ), held as (
      select w.id from webhooks w join late using (id) where w.url = late.url and w.pace is null
      order by w.id for no key update of w
    )
    update webhooks w set pace = 'silent' from held where w.id = held.id`.execute(db);
}

/** What an attempt says about its endpoint; null if it says nothing, such as a refused connection. */
function ratePace({ lane }: Claim, { durationMs, responseCode }: Attempt): 'slow' | 'silent' | 'prompt' | null {
  if (durationMs >= slowResponseMs) return responseCode === null ? 'silent' : 'slow';
  return lane === 'slow' && responseCode !== null ? 'prompt' : null;
}

function toRow({ claim, attempt, interrupted }: Outcome) {
  const { durationMs, responseCode, responseHeaders } = attempt;
  const scheduled = waitAfter(
    claim.attempt,
    { responseCode, retryAfter: responseHeaders?.['retry-after'] },
    realTime(),
  );
  const succeeded = isSuccess(attempt);
  return {
    id: claim.id,
    number: claim.attempt,
    webhook_id: claim.webhookId,
    url: claim.url,
    succeeded,
    // An endpoint that answers 410 is gone, and is not called again.
    wait: succeeded || responseCode === 410 ? null : interrupted && scheduled !== undefined ? 0 : (scheduled ?? null),
    pace: ratePace(claim, attempt),
    response_code: responseCode,
    duration_ms: durationMs,
    error: attempt.error ?? (succeeded ? null : `The endpoint answered ${responseCode}, which is not a 2xx status.`),
    log: { number: claim.attempt, ...attempt },
  };
}
