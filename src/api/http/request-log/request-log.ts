import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../../runtime/observability/metrics.js';
import { type Entry, type RequestEnd, toEntry } from './entry.js';

interface RequestLogLimits {
  /** Entries that wait to be written, and their bytes. Further entries are dropped. */
  entries: number;
  bytes: number;
  /** Entries that one statement writes. */
  batch: number;
  /**
   * Entries of one account, between two passes of the writer, for requests that its rate limit refused. Nothing else limits how many
   * of these there are.
   */
  refused: number;
}

const requestLogLimits: RequestLogLimits = {
  entries: 20_000,
  bytes: 16 * 1024 * 1024,
  batch: 1_000,
  refused: 60,
};

/** Writes a JSON array of entries. */
type WriteEntries = (entries: string) => Promise<void>;

/**
 * The entries of the request log that are not in the database yet. Adding one never waits and never fails: what finds no room is
 * dropped and counted. A process that is killed loses the entries that wait here, at most those of a second.
 */
export class RequestLog {
  /** As JSON: smaller than the objects, and their size is known. */
  readonly #waiting: string[] = [];
  #characters = 0;
  readonly #refused = new Map<string, number>();
  #flushing: Promise<void> | undefined;

  constructor(
    private readonly entries: Metrics['requestLogEntries'],
    private readonly limits = requestLogLimits,
  ) {}

  /** Adds the entry of a request that has ended, if it belongs to an account. */
  record(request: FastifyRequest, reply: FastifyReply, ending: RequestEnd): void {
    const entry = toEntry(request, reply, ending);
    if (entry) this.add(entry);
  }

  add(entry: Entry): void {
    const text = JSON.stringify(entry);
    const isFull = this.#waiting.length >= this.limits.entries || this.#characters + text.length > this.limits.bytes;
    if (entry.error_code === 'RATE_LIMITED' && !this.#canAddRefused(entry.account_id)) {
      this.entries.inc({ outcome: 'rate_limited' });
    } else if (isFull) {
      this.entries.inc({ outcome: 'full' });
    } else {
      this.#waiting.push(text);
      this.#characters += text.length;
    }
  }

  /** Writes what is waiting. Entries that the database cannot take now stay; those that it refuses are dropped. */
  flush(write: WriteEntries): Promise<void> {
    this.#flushing ??= this.#flush(write).finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #flush(write: WriteEntries): Promise<void> {
    this.#refused.clear();
    // Entries that arrive in the meantime are of the next pass: under load there would be no end.
    for (let left = this.#waiting.length; left > 0; ) {
      const batch = this.#waiting.slice(0, Math.min(left, this.limits.batch));
      left -= batch.length;
      try {
        await write(`[${batch.join(',')}]`);
      } catch (error) {
        if (isRefusal(error)) this.#forget(batch, 'failed');
        throw error;
      }
      this.#forget(batch, 'written');
    }
  }

  #forget(batch: readonly string[], outcome: 'written' | 'failed'): void {
    this.#waiting.splice(0, batch.length);
    for (const { length } of batch) this.#characters -= length;
    this.entries.inc({ outcome }, batch.length);
  }

  #canAddRefused(accountId: string): boolean {
    const count = (this.#refused.get(accountId) ?? 0) + 1;
    this.#refused.set(accountId, count);
    return count <= this.limits.refused;
  }
}

/** SQLSTATEs of data or a statement that the database will refuse again: a repetition would keep all later entries waiting. */
function isRefusal(error: unknown): boolean {
  return /^(?:22|23|42)[0-9A-Z]{3}$/.test(String((error as { code?: unknown }).code));
}
