import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RequestLog } from '../api/http/request-log/request-log.js';
import type { Db } from '../entities/generated/database.js';
import { Loop } from '../runtime/loops/loop.js';
import { withStatementLimit } from '../runtime/statement-limit.js';

/** A slow database must not keep the connection from requests for longer. */
const statementMs = 5_000;

/** How long a process that stops waits for the last entries to be written. */
const lastMs = 2_000;

/** Writes the entries of the request log each second, with one connection at most, and once more when the process stops. */
export function writeRequests(db: Db, requestLog: RequestLog, onError: (error: unknown) => void) {
  const flush = () =>
    requestLog.flush(async (entries) => {
      await sql`select record_api_requests(${entries}::json)`.execute(db);
    });
  const loop = new Loop({ name: 'request_log', pass: flush, onError, statementMs });
  return {
    flush,
    start: () => loop.start(),
    async stop(): Promise<void> {
      const written = loop.stop().then(() => withStatementLimit(lastMs, flush));
      await Promise.race([written.catch(onError), sleep(lastMs, undefined, { ref: false })]);
    },
  };
}
