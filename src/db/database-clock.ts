import { sql } from 'kysely';
import type { Db } from '../entities/generated/database.js';
import { withStatementLimit } from '../runtime/statement-limit.js';
import { correctTime, isSkewed } from '../runtime/time/real-time.js';

/** A clock drifts by far less in this time. After a failover, the new database may have another clock. */
const everyMs = 5_000;

/** A later answer would say too little about the time. */
const answerMs = 2_000;

/** Each reading narrows the error, which is at most the fastest answer's time. */
const firstReadings = 3;

/**
 * Asks the database for the time, by which this process goes from then on. A database that does not answer leaves the time as it is:
 * nothing is decided without it.
 */
export async function readDatabaseClock(db: Db, readings = firstReadings): Promise<void> {
  try {
    for (let left = readings; left > 0; left -= 1) await withStatementLimit(answerMs, () => read(db));
  } catch {
    // Whatever needs the database reports this.
  }
}

async function read(db: Db): Promise<void> {
  const startedAt = performance.now();
  const { rows } = await sql<{ time: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as time`.execute(db);
  correctTime({ time: rows[0]!.time, asked: startedAt, answered: performance.now() });
}

/** Follows the clock of the database. `onSkew` is called when this process's own clock differs by over a second, and when it no longer does. */
export function followDatabaseClock(db: Db, onSkew: (skewed: boolean) => void): { stop(): Promise<void> } {
  let reported = false;
  const report = () => {
    const skewed = isSkewed();
    if (skewed !== reported) onSkew(skewed);
    reported = skewed;
  };
  report();
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = reading.then(() => readDatabaseClock(db, 1)).then(report);
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await reading;
    },
  };
}
