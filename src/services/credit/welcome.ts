import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { grant } from '../../ledger/index.js';

interface FirstAccount {
  userId: string;
  /** The tenant account that the user now owns. */
  accountId: string;
  /** WELCOME_CREDITS; 0 grants nothing. */
  credits: number;
  now: Date;
}

/**
 * Grants free credits to the first tenant account that a user owns, in the caller's transaction. The user's row is updated
 * once, so two accounts that are opened at the same time do not both get credits.
 */
export async function welcome(db: Db, { userId, accountId, credits, now }: FirstAccount): Promise<void> {
  if (credits === 0) return;
  const { rows } = await sql`
    update users u set welcomed_at = ${now} where id = ${userId}::uuid and welcomed_at is null and not exists (
      select 1 from memberships m where m.user_id = u.id and m.role = 'owner' and m.organization_id <> ${accountId}::uuid)
    returning 1`.execute(db);
  if (rows.length === 0) return;
  await grant(db, now, {
    accountId,
    bucket: 'free',
    kind: 'grant',
    credits: credits.toFixed(2),
    description: 'Welcome credits',
    reference: 'welcome',
  });
}
