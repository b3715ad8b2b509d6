import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authChannel } from '../auth/change-feed.js';
import { authorize } from '../auth/permission.js';
import { hashSecret, isAbility, mintSecret, readAbilities } from '../auth/token.js';
import type { RequestContext } from '../context.js';
import { tiers } from '../domain/vocabulary.js';
import { AccessToken } from '../entities/access-token.js';
import { AppError, Violations } from '../errors/app-error.js';
import type { CreateAccessTokenInput } from '../schema/access-token.js';

/** Mints a token for the calling user. It can do no more than the token that asks: not another mode, tier or organization. */
export async function createAccessToken(ctx: RequestContext, input: CreateAccessTokenInput) {
  authorize(ctx, 'administration');
  const { principal } = ctx;
  const asked = (input.abilities ?? []).map((ability) => ability.toLowerCase());
  const pinned =
    principal.pinnedOrganizationId ?? (asked.some((a) => a.startsWith('org:')) ? undefined : ctx.account.id);
  const abilities = [...new Set([...asked, ...(pinned ? [`org:${pinned}`] : [])])];
  if (!asked.some((ability) => ability.startsWith('tier:'))) abilities.push(`tier:${principal.tier}`);
  checkAbilities(ctx, abilities);
  if (input.expiresAt && input.expiresAt <= ctx.realNow()) {
    new Violations().add('expiresAt', 'The expires at field must be a time in the future.').throwIfAny();
  }
  const em = await ctx.write();
  const minted = await mint(em, {
    userId: principal.userId,
    abilities,
    label: input.label ?? null,
    expiresAt: input.expiresAt ?? principal.expiresAt ?? null,
    now: ctx.realNow(),
  });
  return { token: minted.secret, accessToken: minted.accessToken };
}

export async function listAccessTokens(ctx: RequestContext) {
  authorize(ctx, 'administration');
  const { rows } = await sql`
    select t.id, t.user_id as "userId", t.label, t.abilities, t.last_used_at as "lastUsedAt", t.expires_at as "expiresAt",
      t.revoked_at as "revokedAt", t.created_at as "createdAt"
    from access_tokens t where ${ofAccount(ctx)} order by t.id desc limit 500`.execute(ctx.db);
  return rows;
}

export async function revokeAccessToken(ctx: RequestContext, id: string): Promise<AccessToken> {
  authorize(ctx, 'administration');
  const em = await ctx.write();
  const { rows } = await sql`select 1 from access_tokens t where t.id = ${id}::uuid and ${ofAccount(ctx)}`.execute(
    ctx.db,
  );
  const token = rows.length > 0 ? await em.findOne(AccessToken, { id }) : null;
  if (!token) throw new AppError('NOT_FOUND', `There is no access token with the id ${id}.`);
  ctx.afterCommit(() => ctx.infrastructure.forgetCaller?.(`token:${id}`));
  return revoke(em, token, ctx.realNow());
}

export interface MintOptions {
  userId: string;
  abilities: string[];
  label: string | null;
  expiresAt: Date | null;
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

/** Takes effect on every process as soon as the transaction commits: the change feed carries the notification. */
export async function revoke(em: EntityManager, token: AccessToken, now: Date): Promise<AccessToken> {
  token.revokedAt ??= now;
  await em.flush();
  await em.execute('select pg_notify(?, ?)', [authChannel, `token:${token.id}`]);
  return token;
}

function checkAbilities(ctx: RequestContext, abilities: string[]): void {
  const { principal } = ctx;
  const violations = new Violations();
  for (const ability of abilities) {
    if (!isAbility(ability)) violations.add('abilities', `The ability ${ability} is not known.`);
  }
  const asked = readAbilities(abilities);
  if (asked.livemode !== principal.livemode)
    violations.add('abilities', 'A token can mint tokens of its own mode only.');
  if (tiers.indexOf(asked.tier) > tiers.indexOf(principal.tier)) {
    violations.add('abilities', `The tier may not be above the calling token's, ${principal.tier}.`);
  }
  const organizations = abilities.filter((ability) => ability.startsWith('org:')).map((ability) => ability.slice(4));
  const reachable = principal.pinnedOrganizationId
    ? [principal.pinnedOrganizationId]
    : principal.memberships.map(({ organizationId }) => organizationId);
  if (organizations.length > 1 || organizations.some((id) => !reachable.includes(id))) {
    violations.add('abilities', 'A token can be pinned to one organization that the calling token reaches.');
  }
  // Given on the operator's command line alone: not even who has one can hand it on.
  for (const role of abilities.filter((ability) => ability.startsWith('role:'))) {
    violations.add('abilities', `The ability ${role} is given by the operator.`);
  }
  violations.throwIfAny();
}

/**
 * Tokens of the caller's mode that act in this account: the caller's own, and those of other members that are pinned to it. An
 * unpinned token of somebody else acts in his other organizations too and is not this account's to see or revoke.
 */
function ofAccount(ctx: RequestContext) {
  return sql`exists (
      select 1 from memberships m where m.user_id = t.user_id and m.organization_id = ${ctx.account.id}::uuid)
    and ('mode:sandbox' = any(t.abilities)) = ${!ctx.livemode}
    and (${`org:${ctx.account.id}`} = any(t.abilities) or (t.user_id = ${ctx.principal.userId}::uuid
      and not exists (select 1 from unnest(t.abilities) a where a like 'org:%')))`;
}
