import type { Kysely } from 'kysely';
import type { Keyring } from '../encryption/keyring.js';
import { Loop } from '../loops/loop.js';
import type { Observer } from '../observability/observer.js';
import { type Claim, claimDue, firstCursor, settle } from './claim.js';
import { observeAttempt } from './observe-attempt.js';
import { type Outcome, recordOutcomes, type Verdict } from './record.js';
import { secretPlace } from './secret-place.js';
import type { Attempt, Sender } from './send.js';

/** Attempts that a process makes at a time. */
const mostInFlight = 256;

/** How often the queue is put right. */
const settleMs = 5_000;

/** How long a stop waits for attempts under way before it cuts them off, unless told otherwise. */
const longestDrainMs = 7_000;

export interface DelivererOptions {
  db: Kysely<unknown>;
  keyring: Keyring;
  sender: Sender;
  disable(verdict: Verdict): Promise<void>;
  onError(error: unknown): undefined;
  drainMs?: number;
  observer?: Observer;
}

/**
 * Sends what is due, in any number of processes at once. No queue of jobs with workers: an attempt mostly waits, and five slow
 * endpoints would be all that five workers do.
 */
export class Deliverer {
  readonly #inFlight = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  #outcomes: Outcome[] = [];
  #recording: Promise<void> | undefined;
  #cursor = firstCursor;
  readonly #claims: Loop;
  readonly #leases: Loop;

  constructor(private readonly options: DelivererOptions) {
    const { onError } = options;
    this.#claims = new Loop({ name: 'deliveries', pass: () => this.#claimRound(), onError });
    this.#leases = new Loop({ name: 'delivery_leases', pass: () => this.#settle(), onError, pollMs: settleMs });
  }

  get loops(): readonly Loop[] {
    return [this.#claims, this.#leases];
  }

  start(): void {
    this.#claims.start();
    // What a killed worker left behind goes on at once, not five seconds later; this wakes the claims, too.
    this.#leases.start();
  }

  /** Something may be due. */
  wake(): void {
    this.#claims.wake();
  }

  /** Lets attempts under way finish, for a while; what is cut off is due again at once, for another process. */
  async stop(): Promise<void> {
    await Promise.all([this.#claims.stop(), this.#leases.stop()]);
    const cutOff = setTimeout(() => this.#stopped.abort(), this.options.drainMs ?? longestDrainMs);
    await Promise.all(this.#inFlight);
    clearTimeout(cutOff);
    await this.#recording;
    await this.options.sender.close();
  }

  async #settle(): Promise<void> {
    await settle(this.options.db);
    this.wake();
  }

  /** Claims from where the last round stopped to the end of the endpoints; says whether another round may find something. */
  async #claimRound(): Promise<boolean> {
    let more = this.#cursor !== firstCursor;
    do {
      const free = mostInFlight - this.#inFlight.size;
      if (free === 0) return false;
      const { claims, cursor } = await claimDue(this.options.db, this.#cursor, free);
      this.#cursor = cursor;
      for (const claim of claims) this.#begin(claim);
      if (claims.length > 0) more = true;
    } while (this.#cursor !== firstCursor);
    return more;
  }

  #begin(claim: Claim): void {
    const work = this.#attempted(claim).then((outcome) => {
      this.#inFlight.delete(work);
      this.#outcomes.push(outcome);
      this.#recording ??= this.#record();
    });
    this.#inFlight.add(work);
  }

  #attempted(claim: Claim): Promise<Outcome> {
    return observeAttempt(this.options.observer, claim, async () => {
      const attempt = await this.#attempt(claim);
      return { claim, attempt, interrupted: this.#stopped.signal.aborted && attempt.error !== null };
    });
  }

  async #attempt(claim: Claim): Promise<Attempt> {
    const { keyring, sender } = this.options;
    const failed = (error: string): Attempt => ({ ...unsent, startedAt: new Date().toISOString(), error });
    if (claim.body === null) return failed('The event is no longer stored.');
    try {
      const secrets = [claim.sealedSecret, claim.previousSealedSecret]
        .filter((sealed): sealed is Buffer => sealed !== null)
        .map((sealed) => keyring.open(sealed, secretPlace(claim.webhookId)));
      const message = { url: claim.url, id: claim.eventId, body: claim.body, secrets };
      return await sender.send(message, this.#stopped.signal);
    } catch (error) {
      this.options.onError(error);
      return failed('The message could not be signed.');
    }
  }

  /** What finishes while a record is written goes into the next one. */
  async #record(): Promise<void> {
    const { db, disable, onError } = this.options;
    while (this.#outcomes.length > 0) {
      const outcomes = this.#outcomes;
      this.#outcomes = [];
      // What is not recorded is sent again when its lease ends: at least once. What cannot be disabled now fails again.
      const verdicts = await recordOutcomes(db, outcomes).catch(onError);
      for (const verdict of verdicts ?? []) await disable(verdict).catch(onError);
      // What still waits for a webhook that was disabled rests in the failure queue.
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
