import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type EmailAddress, readEmailAddress } from '../../domain/person/email-address.js';
import type { Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';

/** The condition that a column has this address. `collate "C"` folds A to Z and no other letters; `users_email_address` has it as index. */
export function isAddress(column: string, { keys }: EmailAddress): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)} collate "C") = any(${keys}::text[])`;
}

/** The only way to find the user whom an address belongs to. */
export async function userWith(db: Db, email: EmailAddress): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users where ${isAddress('email', email)} order by created_at, id limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Of two requests at once that add the same address, the second gets the user that the first has added.
 *
 * @throws AppError when the address of another user differs only by letters that the database folds to the same
 */
export async function addUser(db: Db, email: EmailAddress, at: Date, name = localPart(email)): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users (id, name, email, created_at, updated_at)
    values (${uuidv7()}::uuid, ${name}, ${email.address}, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)
    on conflict do nothing
    returning id`.execute(db);
  const id = rows[0]?.id ?? (await userWith(db, email));
  if (id) return id;
  throw new AppError(
    'VALIDATION_FAILED',
    'This address cannot be used: it differs from the address of another user only by letters that look alike.',
  );
}

/** @throws AppError */
export function requireAddress(text: string): EmailAddress {
  const email = readEmailAddress(text.trim());
  if (!email) throw new AppError('VALIDATION_FAILED', `"${text}" is not an e-mail address.`);
  return email;
}

export function localPart({ address }: EmailAddress): string {
  return address.slice(0, address.lastIndexOf('@'));
}
