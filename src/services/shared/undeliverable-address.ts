import { sql } from 'kysely';
import { type EmailAddress, readEmailAddress } from '../../domain/person/email-address.js';
import type { Db } from '../../entities/generated/database.js';

/** Remembers that e-mails to an address do not arrive. The day of the first one stays. */
export async function noteUndeliverable(db: Db, text: string, reason: string, at: Date): Promise<void> {
  const email = readEmailAddress(text);
  if (!email) return;
  await sql`
    insert into undeliverable_addresses (address, reason, since, last_at)
    values (${email.keys[0]!}, ${reason}, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)
    on conflict (address) do update set reason = excluded.reason, last_at = excluded.last_at`.execute(db);
}

/** A person has used a link that was sent there, so e-mails arrive again. */
export async function noteDeliverable(db: Db, { keys }: EmailAddress): Promise<void> {
  await sql`delete from undeliverable_addresses where address = any(${keys}::text[])`.execute(db);
}
