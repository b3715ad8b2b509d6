import pg from 'pg';

/** Settings of a database session by their names in PostgreSQL. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * What the service's statements and the texts of their results rely on, whatever the server, the database and the role are set to: the
 * loaders return times exactly as PostgreSQL prints them.
 */
const always: SessionSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  bytea_output: 'hex',
  extra_float_digits: '1',
  default_transaction_isolation: 'read committed',
  default_transaction_deferrable: 'off',
};

/** A server that takes longer for its answer counts as unreachable. */
const answerMs = 5_000;

/** The driver's own method: the statement that begins a session belongs to no request, and is neither measured nor traced. */
const query = pg.Client.prototype.query as (this: unknown, config: object) => Promise<pg.QueryResult<{ pid: number }>>;

const pids = new WeakMap<object, number>();

/**
 * Makes the settings of a new connection. They are not part of the message that opens it (`options`): PgBouncer refuses that message, or
 * ignores the settings in it silently.
 */
export async function prepareSession(client: pg.ClientBase, settings: SessionSettings = {}): Promise<void> {
  const set = Object.entries({ ...always, ...settings }).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`,
  );
  const text = `select pg_backend_pid() as pid, ${set.join(', ')}`;
  const { rows } = await query.call(client, { text, query_timeout: answerMs });
  pids.set(client, rows[0]!.pid);
}

/** The server process of a connection; undefined until its session has begun. A pooler reports another number when it connects. */
export function pidOf(client: object): number | undefined {
  return pids.get(client);
}
