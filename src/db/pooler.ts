import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The code of the error of `expectSessions`. */
export const noSessions = 'CPS_NO_SESSIONS';

/** A pooler that gives its connections out in turn may give the same one twice. */
const rounds = 5;

/**
 * Checks that each client keeps its connection of the server. Behind a pooler in transaction mode, the connection that a client has used
 * runs the transaction of the next one, so that the client's next statement runs in another session. A pooler reports another process
 * number than the server itself; without one there is nothing to check.
 *
 * @param connect opens another connection
 * @throws an error with the code `noSessions`
 */
export async function expectSessions(client: pg.Client, connect: () => Promise<pg.Client>): Promise<void> {
  const mark = randomUUID();
  const set = await client.query<{ pid: number }>(
    `select pg_backend_pid() as pid, set_config('cps.session', '${mark}', false)`,
  );
  const { pid } = set.rows[0]!;
  if (pid === (client as unknown as { processID: number | null }).processID) return;
  const expectSame = async () => {
    const { rows } = await client.query<{ mark: string | null; pid: number }>(
      `select current_setting('cps.session', true) as mark, pg_backend_pid() as pid`,
    );
    if (rows[0]!.mark !== mark || rows[0]!.pid !== pid) throw lost();
  };
  const other = await connect();
  try {
    for (let round = 0; round < rounds; round += 1) {
      await begin(other);
      await expectSame();
      await other.query('rollback');
      await expectSame();
    }
  } finally {
    await other.end();
  }
}

async function begin(client: pg.Client): Promise<void> {
  try {
    await client.query('begin');
    await client.query('select 1');
  } catch (error) {
    // In statement mode, a pooler refuses transactions.
    throw error instanceof pg.DatabaseError ? lost() : error;
  }
}

function lost(): Error {
  return Object.assign(new Error('The pooler does not keep sessions.'), { code: noSessions });
}
