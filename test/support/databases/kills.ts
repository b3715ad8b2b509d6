import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Where a piece of work ends as if its process were killed: before its nth message to the database, or after it was sent. */
export interface Kill {
  at: number;
  when: 'before' | 'after';
}

interface Run {
  kill: Kill | null;
  sent: number;
  isDead: boolean;
}

interface Connected {
  connection: { stream: { destroy(): void } };
}

const runs = new AsyncLocalStorage<Run>();
const prototype = pg.Client.prototype as unknown as { query: (this: Connected, ...args: unknown[]) => unknown };

/** Runs work whose messages to the database are counted, and which can be killed. Nothing that it does after that reaches the database. */
export async function underKill<Result>(kill: Kill | null, work: () => Promise<Result>) {
  const original = prototype.query;
  prototype.query = function (...args) {
    const run = runs.getStore();
    if (!run) return original.apply(this, args);
    run.sent += 1;
    const isLast = !run.isDead && run.kill?.at === run.sent;
    if (run.isDead || (isLast && run.kill?.when === 'before')) {
      run.isDead = true;
      // What it sends now is refused by the closed connection, and the pool replaces that.
      this.connection.stream.destroy();
    }
    const answer = original.apply(this, args);
    if (isLast && run.kill?.when === 'after') {
      run.isDead = true;
      // It was written to the socket, and what comes back is lost.
      setImmediate(() => this.connection.stream.destroy());
    }
    return answer;
  };
  const run: Run = { kill, sent: 0, isDead: false };
  try {
    const [result] = await Promise.allSettled([runs.run(run, work)]);
    return { result: result!, sent: run.sent };
  } finally {
    prototype.query = original;
  }
}
