import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from '../entities/generated/database.js';

/** The facts that a statement states when it refuses to go on (`demand`, db/migrations/0018-requests). */
export type Refusal = (facts: never) => Error | Promise<Error>;

/** The last value of a statement that is sent together with the next one of its transaction. */
export class SentWithNext {
  constructor(readonly refusal?: Refusal) {}
}

/**
 * Sends a statement of a transaction together with the next one, such as its COMMIT, in one packet. If it fails, PostgreSQL does not
 * run the next one, which fails with the same error. It has no result.
 */
export async function sendWithNext(
  db: Db,
  statement: RawBuilder<unknown> | CompiledQuery,
  refusal?: Refusal,
): Promise<void> {
  const { sql, parameters } = 'compile' in statement ? statement.compile(db) : statement;
  await db.executeQuery(CompiledQuery.raw(sql, [...parameters, new SentWithNext(refusal)]));
}

const refusals = new WeakMap<object, Refusal>();

/** Notes which statement an error comes from. */
export function noteRejection(error: object, { refusal }: SentWithNext): void {
  if (refusal) refusals.set(error, refusal);
}

/** The SQLSTATE of `demand`. */
const refused = 'CPS02';

/** What a statement that refused to go on stands for; undefined for any other error. */
export function findRejection(error: unknown): (() => Error | Promise<Error>) | undefined {
  const { code, detail } = error as { code?: string; detail?: string };
  const refusal = code === refused ? refusals.get(error as object) : undefined;
  return refusal && (() => refusal(JSON.parse(detail!) as never));
}
