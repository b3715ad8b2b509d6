import type { Kysely } from 'kysely';

/** A connection or a transaction. */
export type Db = Kysely<unknown>;
