import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authChannel } from '../../context/auth/change-feed.js';
import { hashSecret, mintSecret, readAbilities } from '../../context/auth/token.js';
import { AccessToken } from '../../entities/access-token.js';
import type { Db } from '../../entities/generated/database.js';

/**
 * Tokens form trees: a token that creates a token is its parent, and a token that ends takes all its descendants with it.
 * Creating a token locks its parent (`for key share`) and ending one locks the token (`for update`), so a token that is ending
 * gets no new child.
 */

interface MintOptions {
  userId: string;
  parentId: string | null;
  /** For a rotation. */
  firstTokenId?: string;
  abilities: string[];
  hasOperatorTier: boolean;
  /** The organizations that its user left while the token was unpinned. */
  leftOrganizationIds?: string[];
  label: string | null;
  expiresAt: Date;
  now: Date;
}

export async function mint(em: EntityManager, options: MintOptions) {
  const { now, leftOrganizationIds = [], ...rest } = options;
  const secret = mintSecret(readAbilities(options.abilities).livemode);
  const accessToken = em.create(AccessToken, {
    id: uuidv7(),
    ...rest,
    leftOrganizationIds,
    tokenHash: hashSecret(secret),
    createdAt: now,
    lastUsedAt: null,
    lastUsedIpAddress: null,
    revokedAt: null,
  });
  await em.flush();
  return { secret, accessToken };
}

/**
 * Locks the token that is about to get a child, so that it cannot end, and returns its expiry; undefined when it has already
 * ended.
 */
export async function holdParent(db: Db, id: string): Promise<{ expiresAt: Date | null } | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .select('expires_at')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row && { expiresAt: row.expires_at === null ? null : new Date(row.expires_at) };
}

/**
 * Revokes a token with all its descendants, and returns their ids. It takes effect in every process as soon as the transaction
 * commits: the change feed carries the notifications. A child that was committed while this statement waited for its parent is
 * found in the next round.
 */
export async function revokeTree(db: Db, id: string, now: Date): Promise<string[]> {
  const revoked: string[] = [];
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      with recursive tree as (
        select id, user_id from access_tokens where id = ${id}::uuid
        union all
        select c.id, c.user_id from access_tokens c join tree on c.user_id = tree.user_id and c.parent_id = tree.id),
      held as (
        select id from access_tokens where id in (select id from tree) and revoked_at is null order by id for update),
      ended as (
        update access_tokens t set revoked_at = ${now.toISOString()}::timestamptz from held where t.id = held.id
        returning t.id)
      select id, pg_notify(${authChannel}, 'token:' || id) from ended`.execute(db);
    if (rows.length === 0) return revoked;
    revoked.push(...rows.map((row) => row.id));
  }
}

/**
 * Replaces one token with another: the children move to it. The caller holds the old token `for update`, so it gets no further
 * children.
 */
export async function replace(db: Db, from: AccessToken, to: AccessToken): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ parent_id: to.id })
    .where('user_id', '=', from.userId)
    .where('parent_id', '=', from.id)
    .execute();
  await db.updateTable('access_tokens').set({ replaced_by_id: to.id }).where('id', '=', from.id).execute();
}

/**
 * Finds the active token that replaced a rotated one, and waits for a rotation under way. Revoking the old token would have no
 * effect, but the caller who revokes a stolen token would believe that it did.
 */
export async function findReplacement(db: Db, id: string): Promise<string | undefined> {
  await sql`select from access_tokens where id = ${id}::uuid for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    with recursive line as (
      select id, replaced_by_id, revoked_at from access_tokens where id = ${id}::uuid
      union all
      select n.id, n.replaced_by_id, n.revoked_at from access_tokens n join line on n.id = line.replaced_by_id)
    select id from line where id <> ${id}::uuid and revoked_at is null`.execute(db);
  return rows[0]?.id;
}

/** The message for a caller who revokes a token that was rotated. */
export function replacedBy(replacement: string): string {
  return `The token was replaced by ${replacement}: revoke that one.`;
}

/** Whether a token is the other one or its descendant. */
export async function comesFrom(db: Db, id: string, ancestorId: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive line as (
      select id, parent_id from access_tokens where id = ${id}::uuid
      union all
      select p.id, p.parent_id from access_tokens p join line on p.id = line.parent_id)
    select from line where id = ${ancestorId}::uuid`.execute(db);
  return rows.length > 0;
}
