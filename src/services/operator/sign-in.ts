import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { mintOpaqueSecret } from '../../context/auth/session.js';
import { hashSecret } from '../../context/auth/token.js';
import { sessionLimits } from '../../domain/session/limits.js';
import type { Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import { linkUrl } from '../session/link.js';
import { isAddress, requireAddress } from '../session/user-of-address.js';

/** Makes a link to sign in with, without an e-mail. @throws AppError when no user has the address */
export async function printSignInLink(em: EntityManager, email: string, publicUrl: string) {
  const db = em.getKysely() as unknown as Db;
  const secret = mintOpaqueSecret();
  const now = realTime();
  const expiresAt = new Date(now.getTime() + sessionLimits.linkMs);
  const { rows } = await sql<{ email: string }>`
    insert into sign_in_links (id, user_id, email, token_hash, created_at, expires_at)
    select ${uuidv7()}::uuid, u.id, u.email, ${hashSecret(secret)}, ${now.toISOString()}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz
    from users u where ${isAddress('u.email', requireAddress(email))} order by u.created_at, u.id limit 1
    returning email`.execute(db);
  if (!rows[0]) throw new AppError('VALIDATION_FAILED', `No user has the e-mail address ${email}.`);
  return { email: rows[0].email, url: linkUrl(publicUrl, secret), expires_at: expiresAt };
}
