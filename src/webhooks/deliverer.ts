import type { Keyring } from '../encryption/keyring.js';
import type { Db } from '../generated/database.js';
import { Attempts } from '../loops/attempts.js';
import { Loop } from '../loops/loop.js';
import type { Observer } from '../observability/observer.js';
import { realTime } from '../time/real-time.js';
import { type Claim, claimDue, firstCursor, settle } from './claim.js';
import { observeAttempt } from './observe-attempt.js';
import { OpenedSecrets } from './opened-secrets.js';
import { type Outcome, recordOutcomes, type Verdict } from './record.js';
import type { Attempt, Sender } from './send.js';

/** How many attempts a process makes at a time. */
const mostInFlight = 256;

/** The least time between two claims: each looks at all endpoints that wait, for however few deliveries it may begin. */
const restMs = 20;

/** How often lost attempts and inactive endpoints are settled. */
const settleMs = 5_000;

export interface DelivererOptions {
  db: Db;
  keyring: Keyring;
  sender: Sender;
  disable(verdict: Verdict): Promise<void>;
  onError(error: unknown): undefined;
  drainMs?: number;
  /** How many attempts it makes at a time; 256 if it is not set. */
  slots?: number;
  observer?: Observer;
}

/**
 * Sends due deliveries, in any number of processes at once. Deliveries are not jobs of the queue: an attempt mostly waits, and
 * five slow endpoints would keep all of its five workers busy.
 */
export class Deliverer {
  readonly #attempts: Attempts;
  readonly #secrets: OpenedSecrets;
  #outcomes: Outcome[] = [];
  #recording: Promise<void> | undefined;
  #cursor = firstCursor;
  readonly #claims: Loop;
  readonly #leases: Loop;

  constructor(private readonly options: DelivererOptions) {
    const { keyring, onError, drainMs, slots = mostInFlight } = options;
    this.#secrets = new OpenedSecrets(keyring);
    this.#attempts = new Attempts(slots, drainMs);
    this.#claims = new Loop({ name: 'deliveries', pass: () => this.#claimRound(), onError, restMs });
    this.#leases = new Loop({ name: 'delivery_leases', pass: () => this.#settle(), onError, pollMs: settleMs });
  }

  get loops(): readonly Loop[] {
    return [this.#claims, this.#leases];
  }

  start(): void {
    this.#claims.start();
    // Deliveries that a killed worker left behind continue at once, not after five seconds. This also wakes the claims.
    this.#leases.start();
  }

  /** Signals that a delivery may be due. */
  wake(): void {
    this.#claims.wake();
  }

  /** An attempt that the drain cuts off is due again at once, for another process. */
  async stop(): Promise<void> {
    await Promise.all([this.#claims.stop(), this.#leases.stop()]);
    await this.#attempts.drain();
    await this.#recording;
    await this.options.sender.close();
  }

  async #settle(): Promise<void> {
    await settle(this.options.db);
    this.wake();
  }

  /** Claims from where the last round stopped up to the last endpoint. Returns whether there are endpoints before that. */
  async #claimRound(): Promise<boolean> {
    const more = this.#cursor !== firstCursor;
    do {
      const { free } = this.#attempts;
      if (free === 0) return false;
      const { claims, cursor } = await claimDue(this.options.db, this.#cursor, free);
      this.#cursor = cursor;
      for (const claim of claims) this.#begin(claim);
      // More may be due than there were slots. The slots that become free until the next pass share its claim.
      if (claims.length === free) this.wake();
    } while (this.#cursor !== firstCursor);
    return more;
  }

  #begin(claim: Claim): void {
    const attempt = async (stopped: AbortSignal) => {
      const outcome = await this.#attempted(claim, stopped);
      this.#outcomes.push(outcome);
    };
    this.#attempts.begin(claim.webhookId, attempt, () => {
      // A write that had nothing to record would end before its promise is assigned, and no other would follow.
      if (this.#outcomes.length > 0) this.#recording ??= this.#record();
      // The last pass may have found no free slot. This one is used while the outcome is being recorded.
      if (this.#attempts.free === 1) this.wake();
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
      return await sender.send(message, stopped);
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
