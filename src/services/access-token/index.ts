import { type RawBuilder, sql } from 'kysely';
import { readAbilities } from '../../context/auth/token.js';
import { authorize, reachBeyondSandbox } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { latestExpiry, tokensPerPlan } from '../../domain/access-token/limits.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import { AccessToken } from '../../entities/access-token.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { livePlan } from '../../reads/loaders/billing.loader.js';
import type { CreateAccessTokenInput } from '../../schema/access-token.js';
import { type Allowance, countAction } from '../shared/counted-actions.js';
import { canGrant, grantedToken } from './rights.js';
import { comesFrom, findReplacement, holdParent, mint, replace, replacedBy, revokeTree } from './tree.js';

/**
 * Creates a token for the calling user, as a child of the token that the request uses. A child can do no more than its parent.
 */
export async function createAccessToken(ctx: RequestContext, input: CreateAccessTokenInput) {
  reachBeyondSandbox(ctx);
  const { organizationId, ...granted } = await grantedToken(ctx, input);
  await countAction(ctx, tokensPerMinute);
  await checkTokenCount(ctx, organizationId);
  const minted = await mint(await ctx.write(), {
    userId: ctx.principal.userId,
    ...granted,
    label: input.label ?? null,
    now: ctx.realNow(),
  });
  return { token: minted.secret, accessToken: minted.accessToken };
}

export async function listAccessTokens(ctx: RequestContext) {
  authorize(ctx, 'administration');
  return readTokens(ctx, sql`access_tokens`);
}

/** Those of the tokens of the account that have these ids. */
export async function accessTokensById(ctx: RequestContext, ids: readonly string[]) {
  authorize(ctx, 'administration');
  // A limit of its own, so that a plan begins with the ids and not with the members of the account.
  return readTokens(ctx, sql`(select * from access_tokens where id = any(${ids}::uuid[]) limit ${ids.length})`);
}

async function readTokens(ctx: RequestContext, tokens: RawBuilder<unknown>) {
  const { rows } = await sql<AccessToken>`
    select t.id, t.user_id as "userId", t.parent_id as "parentId", t.label, t.abilities, t.last_used_at as "lastUsedAt",
      t.last_used_ip_address as "lastUsedIpAddress",
      t.expires_at as "expiresAt", t.revoked_at as "revokedAt", t.created_at as "createdAt"
    from ${tokens} t where ${ofAccount(ctx)} order by t.id desc limit 500`.execute(ctx.db);
  return rows;
}

/** Revokes a token and all its descendants. */
export async function revokeAccessToken(ctx: RequestContext, id: string): Promise<AccessToken> {
  reachBeyondSandbox(ctx);
  authorize(ctx, 'administration');
  await requireToken(ctx, id);
  const replacement = await findReplacement(ctx.db, id);
  if (replacement) throw invalid({ id: [replacedBy(replacement)] });
  forgetAfterCommit(ctx, await revokeTree(ctx.db, id, ctx.realNow()));
  return reread(ctx, id);
}

/**
 * Replaces a token with a new one that has the same rights, parent and expiry; the children move to the new one. The answer
 * contains a secret, so a token can rotate only itself and its descendants, and a session only tokens of its user with rights that
 * it could grant: another token may have more rights.
 */
export async function rotateAccessToken(ctx: RequestContext, id: string) {
  reachBeyondSandbox(ctx);
  authorize(ctx, 'sensitive');
  await holdMemberships(ctx);
  await requireToken(ctx, id);
  await rejectOtherRights(ctx, id);
  const old = await lockToken(ctx, id);
  const now = ctx.realNow();
  // The driver returns timestamps as text.
  const ends = old?.expiresAt ? new Date(old.expiresAt) : null;
  if (!old || old.revokedAt || (ends && ends <= now)) {
    throw invalid({ id: ['The token is expired or revoked: create a new one.'] });
  }
  await countAction(ctx, tokensPerMinute);
  const { userId, parentId, abilities, label, hasOperatorTier, leftOrganizationIds } = old;
  const expiresAt = ends ?? latestExpiry(now, ctx.infrastructure.limits.tokenMaxDays);
  const { secret, accessToken } = await mint(await ctx.write(), {
    userId,
    parentId,
    firstTokenId: old.firstTokenId ?? old.id,
    abilities: [...abilities],
    hasOperatorTier,
    leftOrganizationIds: [...leftOrganizationIds],
    label,
    expiresAt,
    now,
  });
  await replace(ctx.db, old, accessToken);
  forgetAfterCommit(ctx, await revokeTree(ctx.db, id, now));
  return { token: secret, accessToken };
}

/**
 * Keeps the caller's memberships as they are until the rotation is committed: a member who leaves at the same moment would take the old
 * token along, but not the new one.
 *
 * @throws AppError FORBIDDEN unless the role still allows it
 */
async function holdMemberships(ctx: RequestContext): Promise<void> {
  await ctx.write();
  const { rows } = await sql<{ organizationId: string; role: MembershipRole }>`
    select organization_id as "organizationId", role from memberships where user_id = ${ctx.principal.userId}::uuid
    order by id for share`.execute(ctx.db);
  const acting = rows.find(({ organizationId }) => organizationId === ctx.account.id);
  if (!acting) throw new AppError('FORBIDDEN', 'The user does not belong to that organization.');
  authorize(ctx, 'sensitive', acting.role);
}

async function rejectOtherRights(ctx: RequestContext, id: string): Promise<void> {
  const { tokenId, session, userId } = ctx.principal;
  if (session) {
    const token = await reread(ctx, id);
    // Like a new token, it acts in one organization only: the one in which the session's role was checked.
    const isOfAccount = readAbilities(token.abilities).pinnedOrganizationId === ctx.account.id;
    if (token.userId === userId && isOfAccount && canGrant(ctx, token.abilities)) return;
    throw new AppError(
      'FORBIDDEN',
      'In a session, only your own tokens can be rotated, with rights that you could grant.',
    );
  }
  if (tokenId && (await comesFrom(ctx.db, id, tokenId))) return;
  throw new AppError('FORBIDDEN', 'A token can only rotate itself and the tokens created from it.');
}

/** Checks that the caller may administer the token, and opens the request's transaction. */
async function requireToken(ctx: RequestContext, id: string): Promise<void> {
  await ctx.write();
  const { rows } = await sql`select from access_tokens t where t.id = ${id}::uuid and ${ofAccount(ctx)}`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND', `There is no access token with the id ${id}.`);
}

/**
 * Locks the token, so that no other request can end or rotate it. Its parent is locked first, in the same order as when a
 * parent is ended.
 */
async function lockToken(ctx: RequestContext, id: string): Promise<AccessToken | undefined> {
  const { parentId } = await reread(ctx, id);
  if (parentId && !(await holdParent(ctx.db, parentId))) return undefined;
  await sql`select from access_tokens where id = ${id}::uuid for update`.execute(ctx.db);
  const token = await reread(ctx, id);
  if (token.parentId !== parentId) throw new AppError('CONFLICT');
  return token;
}

/** Reads the row again, whatever the unit of work has read before. */
async function reread(ctx: RequestContext, id: string): Promise<AccessToken> {
  return (await ctx.write()).findOneOrFail(AccessToken, { id }, { refresh: true });
}

/** This process applies the change from its next request on; the others are notified through the change feed. */
function forgetAfterCommit(ctx: RequestContext, ids: readonly string[]): void {
  ctx.afterCommit(() => {
    for (const id of ids) ctx.infrastructure.forgetCaller?.(`token:${id}`);
  });
}

/**
 * Tokens of the caller's mode that act in this account: tokens of members that are pinned to it, and the caller's own. An
 * unpinned token acts in other organizations too, so neither another member nor a token pinned to this account can see or
 * revoke it.
 */
function ofAccount(ctx: RequestContext) {
  return sql`exists (
      select 1 from memberships m where m.user_id = t.user_id and m.organization_id = ${ctx.account.id}::uuid)
    and ('mode:sandbox' = any(t.abilities)) = ${!ctx.livemode}
    and (${`org:${ctx.account.id}`} = any(t.abilities) or (${ctx.principal.pinnedOrganizationId === undefined} and t.user_id = ${ctx.principal.userId}::uuid
      and not exists (select 1 from unnest(t.abilities) a where a like 'org:%')))`;
}

/** Tokens that are created or rotated count; tokens that the operator creates do not. */
const tokensPerMinute: Allowance = {
  action: 'make_token',
  most: 10,
  withinMs: 60_000,
  sentence: 'A user may create at most 10 tokens a minute.',
};

/**
 * Counts the tokens of an organization that are neither revoked nor expired, in both modes. The caller has locked the organization. A
 * token that the operator created without a pin belongs to no single organization and does not count.
 *
 * @throws AppError TOKEN_LIMIT_REACHED
 */
async function checkTokenCount(ctx: RequestContext, organizationId: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from memberships m join access_tokens t on t.user_id = m.user_id
    where m.organization_id = ${organizationId}::uuid and ${`org:${organizationId}`} = any(t.abilities)
      and t.revoked_at is null and (t.expires_at is null or t.expires_at > ${ctx.realNow().toISOString()}::timestamptz)`.execute(
    ctx.db,
  );
  const plan = await livePlan(ctx, organizationId);
  const most = tokensPerPlan[plan];
  if (rows[0]!.n < most) return;
  throw new AppError(
    'TOKEN_LIMIT_REACHED',
    `The organization has ${rows[0]!.n} tokens, and the ${plan} plan allows ${most}: revoke one or move to a larger plan.`,
  );
}
