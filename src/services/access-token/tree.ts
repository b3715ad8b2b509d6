import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authChannel } from '../../auth/change-feed.js';
import { hashSecret, mintSecret, readAbilities } from '../../auth/token.js';
import { AccessToken } from '../../entities/access-token.js';

/**
 * Tokens form trees: a token that makes a token is its parent. Whatever ends a token ends all that came from it. A mint holds
 * its parent (`for key share`) and an end holds the token (`for update`), so that no child is born of a token that is ending.
 */

export interface MintOptions {
  userId: string;
  parentId: string | null;
  abilities: string[];
  label: string | null;
  expiresAt: Date;
  now: Date;
}

export async function mint(em: EntityManager, options: MintOptions) {
  const { now, ...rest } = options;
  const secret = mintSecret(readAbilities(options.abilities).livemode);
  const accessToken = em.create(AccessToken, {
    id: uuidv7(),
    ...rest,
    tokenHash: hashSecret(secret),
    createdAt: now,
    lastUsedAt: null,
    revokedAt: null,
  });
  await em.flush();
  return { secret, accessToken };
}

/** The expiry of the token that is about to have a child, which nobody ends meanwhile; undefined when it has ended. */
export async function holdParent(db: Kysely<unknown>, id: string): Promise<{ expiresAt: Date | null } | undefined> {
  const { rows } = await sql<{ expires_at: string | null }>`
    select expires_at from access_tokens where id = ${id}::uuid and revoked_at is null for key share`.execute(db);
  return rows[0] && { expiresAt: rows[0].expires_at === null ? null : new Date(rows[0].expires_at) };
}

/**
 * Revokes a token with all that came from it, and answers their ids. It takes effect on every process as soon as the transaction
 * commits: the change feed carries the notifications. A child that was committed while this waited for its parent is found in the
 * next round.
 */
export async function revokeTree(db: Kysely<unknown>, id: string, now: Date): Promise<string[]> {
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
 * Puts another token in the place of one: the children move to it. The caller holds the token `for update`: it gets no further
 * children.
 */
export async function replace(db: Kysely<unknown>, from: AccessToken, to: AccessToken): Promise<void> {
  await sql`
    update access_tokens set parent_id = ${to.id}::uuid
    where user_id = ${from.userId}::uuid and parent_id = ${from.id}::uuid`.execute(db);
  await sql`update access_tokens set replaced_by_id = ${to.id}::uuid where id = ${from.id}::uuid`.execute(db);
}

/**
 * The living token in the place of one that was rotated, once no rotation of it is under way. To revoke the old one would end
 * nothing, and whoever revokes a token that was stolen would believe that it did.
 */
export async function replacementOf(db: Kysely<unknown>, id: string): Promise<string | undefined> {
  await sql`select from access_tokens where id = ${id}::uuid for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    with recursive line as (
      select id, replaced_by_id, revoked_at from access_tokens where id = ${id}::uuid
      union all
      select n.id, n.replaced_by_id, n.revoked_at from access_tokens n join line on n.id = line.replaced_by_id)
    select id from line where id <> ${id}::uuid and revoked_at is null`.execute(db);
  return rows[0]?.id;
}

/** What is said to whoever revokes the old token. */
export function replacedBy(replacement: string): string {
  return `The token was replaced by ${replacement}: revoke that one.`;
}

/** Whether a token is the other one, or came from it. */
export async function comesFrom(db: Kysely<unknown>, id: string, ancestorId: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive line as (
      select id, parent_id from access_tokens where id = ${id}::uuid
      union all
      select p.id, p.parent_id from access_tokens p join line on p.id = line.parent_id)
    select from line where id = ${ancestorId}::uuid`.execute(db);
  return rows.length > 0;
}
