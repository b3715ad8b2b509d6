import type { Db } from '../../entities/generated/database.js';
import type { Keyring } from '../../runtime/encryption/keyring.js';
import { Attempts } from '../../runtime/loops/attempts.js';
import { Loop } from '../../runtime/loops/loop.js';
import type { Observer } from '../../runtime/observability/observer.js';
import { spanned } from '../../runtime/observability/tracing.js';
import { realTime } from '../../runtime/time/real-time.js';
import { type Claim, claimDue, type DeliveryLane, firstCursor, lanes, settle } from './claim.js';
import { OpenedSecrets } from './opened-secrets.js';
import { type DeliveryVerdict, noteSilentEndpoint, type Outcome, recordOutcomes } from './record.js';
import { briefMs, slowResponseMs } from './schedule.js';
import { type Attempt, isSuccess, type Sender } from './send.js';

/** How many attempts a process makes at a time at endpoints that answer in time. Slow ones share a quarter of this number, in addition. */
const maxInFlight = 256;
const slowShare = 1 / 4;

/** The least time between two claims: each looks at all endpoints that wait, for however few deliveries it may begin. */
const restMs = 20;

/** Slow endpoints can wait, and few of their attempts end at a time. */
const slowRestMs = 100;

/** How often lost attempts and inactive endpoints are settled. */
const settleMs = 5_000;

interface DelivererOptions {
  db: Db;
  keyring: Keyring;
  sender: Sender;
  disable(verdict: DeliveryVerdict): Promise<void>;
  onError(error: unknown): undefined;
  drainMs?: number;
  /** How many attempts it makes at a time at endpoints that answer in time; 256 if it is not set. */
  slots?: number;
  /** After how many milliseconds an attempt gives up its slot for one of the slow lane. */
  slowMs?: number;
  observer?: Observer;
}

/**
 * Sends due deliveries, in any number of processes at once. Deliveries are not tasks: each endpoint has its share of the slots and the
 * order of its resources, and there may be thousands of endpoints.
 */
export class Deliverer {
  readonly #attempts: Attempts<Claim>;
  readonly #slots: Readonly<Record<DeliveryLane, number>>;
  readonly #secrets: OpenedSecrets;
  #outcomes: Outcome[] = [];
  #recording: Promise<void> | undefined;
  readonly #cursors: Record<DeliveryLane, string> = { prompt: firstCursor, slow: firstCursor };
  readonly #claims: Readonly<Record<DeliveryLane, Loop>>;
  readonly #leases: Loop;

  constructor(private readonly options: DelivererOptions) {
    const { keyring, onError, drainMs, slots = maxInFlight } = options;
    this.#secrets = new OpenedSecrets(keyring);
    this.#attempts = new Attempts(drainMs);
    this.#slots = { prompt: slots, slow: Math.ceil(slots * slowShare) };
    this.#claims = {
      prompt: new Loop({ name: 'deliveries', pass: () => this.#claimRound('prompt'), onError, restMs }),
      slow: new Loop({ name: 'slow_deliveries', pass: () => this.#slowRound(), onError, restMs: slowRestMs }),
    };
    this.#leases = new Loop({ name: 'delivery_leases', pass: () => this.#settle(), onError, pollMs: settleMs });
  }

  get loops(): readonly Loop[] {
    return [...Object.values(this.#claims), this.#leases];
  }

  /** The number of attempts that are under way, by lane. */
  running(): Map<DeliveryLane, number> {
    return new Map(lanes.map((lane) => [lane, this.#attempts.of(lane)]));
  }

  start(): void {
    for (const lane of lanes) this.#claims[lane].start();
    // Deliveries that a killed worker left behind continue at once, not after five seconds. This also wakes the claims.
    this.#leases.start();
  }

  /** Signals that a delivery may be due. Those of slow endpoints are found within a second, or when one of their slots is free. */
  wake(): void {
    this.#claims.prompt.wake();
  }

  /** An attempt that the drain cuts off is due again at once, for another process. */
  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
    await this.#attempts.drain();
    await this.#recording;
    await this.options.sender.close();
  }

  async #settle(): Promise<void> {
    await settle(this.options.db);
    this.wake();
  }

  #free(lane: DeliveryLane): number {
    return this.#slots[lane] - this.#attempts.of(lane);
  }

  /** Claims from where the last round stopped up to the last endpoint. Returns whether there are endpoints before that. */
  async #claimRound(lane: DeliveryLane): Promise<boolean> {
    const more = this.#cursors[lane] !== firstCursor;
    do {
      const free = this.#free(lane);
      if (free <= 0) return false;
      const { claims, cursor } = await claimDue(this.options.db, this.#cursors[lane], free, lane);
      this.#cursors[lane] = cursor;
      for (const claim of claims) this.#begin(claim);
      // More may be due than there were slots. The slots that become free until the next pass share its claim.
      if (claims.length === free) this.#claims[lane].wake();
    } while (this.#cursors[lane] !== firstCursor);
    return more;
  }

  /**
   * Attempts that have no answer yet go on in the slow lane, so that endpoints that begin to hang at the same time keep the slots of
   * others for seconds only. The slow lane may then have more attempts than slots, and begins none until enough have ended.
   */
  async #slowRound(): Promise<boolean> {
    const late = this.#attempts.move(this.options.slowMs ?? slowResponseMs, (lane) =>
      lane === 'prompt' ? 'slow' : undefined,
    );
    if (late.length > 0) {
      this.wake();
      await noteSilentEndpoint(this.options.db, late);
    }
    return this.#claimRound('slow');
  }

  #begin(claim: Claim): void {
    const attempt = async (stopped: AbortSignal) => {
      const outcome = await this.#attempted(claim, stopped);
      this.#outcomes.push(outcome);
    };
    this.#attempts.begin(claim, claim.lane, attempt, (lane) => {
      // A write that had nothing to record would end before its promise is assigned, and no other would follow.
      if (this.#outcomes.length > 0) this.#recording ??= this.#record();
      // The last pass may have found no free slot. This one is used while the outcome is being recorded.
      if (this.#free(lane as DeliveryLane) === 1) this.#claims[lane as DeliveryLane].wake();
    });
  }

  #attempted(claim: Claim, stopped: AbortSignal): Promise<Outcome> {
    return observeAttempt(this.options.observer, claim, async () => {
      const attempt = await this.#attempt(claim, stopped);
      return { claim, attempt, interrupted: stopped.aborted && attempt.error !== null };
    });
  }

  async #attempt(claim: Claim, stopped: AbortSignal): Promise<Attempt> {
    const { sender } = this.options;
    const failed = (error: string): Attempt => ({ ...unsent, startedAt: realTime().toISOString(), error });
    if (claim.body === null) return failed('The event is no longer stored.');
    try {
      const secrets = [claim.sealedSecret, claim.previousSealedSecret]
        .filter((sealed): sealed is Buffer => sealed !== null)
        .map((sealed) => this.#secrets.open(sealed, claim.webhookId));
      const message = { url: claim.url, id: claim.eventId, body: claim.body, secrets };
      return await sender.send(message, stopped, claim.isBrief ? briefMs : undefined);
    } catch (error) {
      this.options.onError(error);
      return failed('The message could not be signed.');
    }
  }

  /** Attempts that finish during a write go into the next one. */
  async #record(): Promise<void> {
    const { db, disable, onError } = this.options;
    while (this.#outcomes.length > 0) {
      const outcomes = this.#outcomes;
      this.#outcomes = [];
      // An unrecorded attempt is sent again when its lease ends (at least once). An endpoint that cannot be disabled now fails
      // again.
      const verdicts = await recordOutcomes(db, outcomes).catch(onError);
      for (const verdict of verdicts ?? []) await disable(verdict).catch(onError);
      // Deliveries that still wait for a disabled webhook move to the failure queue.
      if (verdicts?.length) this.#leases.wake();
      this.wake();
      if (outcomes.some(({ claim }) => claim.lane === 'slow')) this.#claims.slow.wake();
    }
    this.#recording = undefined;
  }
}

const unsent = {
  durationMs: 0,
  requestHeaders: {},
  responseCode: null,
  responseHeaders: null,
  responseBody: null,
} as const;

/**
 * Runs one attempt at a delivery with a span, a measurement and a log line. None of them includes the URL, the message or the
 * answer: those belong to the tenant, who sees them in the delivery's log.
 */
async function observeAttempt(
  observer: Observer | undefined,
  { id, webhookId, eventId, accountId, livemode, attempt: number }: Claim,
  make: () => Promise<Outcome>,
): Promise<Outcome> {
  const ids = {
    delivery_id: id,
    webhook_id: webhookId,
    event_id: eventId,
    organization_id: accountId,
    livemode,
    attempt: number,
  };
  return spanned('webhook delivery', { kind: 'client', facts: ids }, async () => {
    const result = await make();
    const { responseCode, durationMs } = result.attempt;
    const outcome = outcomeOf(result);
    observer?.metrics.webhookAttempts.observe({ outcome }, durationMs / 1000);
    const line = { ...ids, outcome, status: responseCode, duration_ms: durationMs };
    observer?.log[outcome === 'delivered' ? 'info' : 'warn'](line, 'webhook delivery');
    return result;
  });
}

function outcomeOf({ attempt, interrupted }: Outcome): 'delivered' | 'refused' | 'unreachable' | 'interrupted' {
  if (isSuccess(attempt)) return 'delivered';
  if (interrupted) return 'interrupted';
  return attempt.responseCode === null ? 'unreachable' : 'refused';
}
