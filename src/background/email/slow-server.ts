import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';

/** How often a slow mail server is tried, by all processes together, in seconds. */
const turnSeconds = 60;

/** An account's credential of its mail server, as it was read. */
interface ServerCredential {
  id: string;
  sealedSecret: Buffer | null;
}

/** Each change of a credential seals its secret again. */
const unchanged = ({ id, sealedSecret }: ServerCredential) =>
  sql`id = ${id}::uuid and sealed_secret = ${sealedSecret} and deleted_at is null`;

/** Takes the next turn of a slow server. False if it is not due, another process has it, or the credential has been changed. */
export async function takeTurn(db: Db, credential: ServerCredential): Promise<boolean> {
  const { rows } = await sql`
    update provider_credentials set silent_at = clock_timestamp()
    where ${unchanged(credential)} and silent_at <= clock_timestamp() - make_interval(secs => ${turnSeconds})
    returning id`.execute(db);
  return rows.length > 0;
}

/** Remembers whether the server is slow, unless its credential has been changed since. */
export async function noteSlow(db: Db, credential: ServerCredential, isSlow: boolean): Promise<void> {
  const at = isSlow ? sql`clock_timestamp()` : null;
  await sql`update provider_credentials set silent_at = ${at} where ${unchanged(credential)}`.execute(db);
}
