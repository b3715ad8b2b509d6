import { sql } from 'kysely';
import { tierIn } from '../../context/auth/principal.js';
import { isAbility, readAbilities } from '../../context/auth/token.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { latestExpiry } from '../../domain/access-token/limits.js';
import { type MembershipRole, planTiers } from '../../domain/vocabulary.js';
import { AppError, Violations } from '../../errors/app-error.js';
import type { CreateAccessTokenInput } from '../../schema/access-token.js';
import { noteRejectedRequest } from '../shared/note-refusal.js';
import { holdParent } from './tree.js';

/** The rights and the lifetime of a new token. */
interface GrantedToken {
  organizationId: string;
  abilities: string[];
  parentId: string | null;
  hasOperatorTier: boolean;
  expiresAt: Date;
}

/**
 * Determines which of the requested rights the caller can pass on. A token never has more rights than its creator in any
 * respect: organization, role in it, mode, tier, roles across accounts, and lifetime.
 */
export async function grantedToken(ctx: RequestContext, input: CreateAccessTokenInput): Promise<GrantedToken> {
  const { principal } = ctx;
  const requested = (input.abilities ?? []).map((ability) => ability.toLowerCase());
  const organizationId =
    readAbilities(requested).pinnedOrganizationId ?? principal.pinnedOrganizationId ?? ctx.account.id;
  authorizeFor(ctx, organizationId);
  await holdRights(ctx, organizationId);
  const abilities = [...new Set([...requested, `org:${organizationId}`])];
  if (!requested.some((ability) => ability.startsWith('tier:'))) {
    abilities.push(`tier:${tierIn(principal, organizationId)}`);
  }
  const violations = new Violations();
  checkAbilities(ctx, abilities, violations);
  // A misspelled ability is no attempt to get one.
  if (violations.any && abilities.every(isAbility)) noteRejectedRequest(ctx, principal.userId, 'abilities');
  const { parentId, expiresAt } = await checkExpiry(ctx, input.expiresAt ?? null, violations);
  violations.throwIfAny();
  return { organizationId, abilities, parentId, expiresAt, hasOperatorTier: principal.hasOperatorTier === true };
}

/** Checks the right to administer in the organization that the token is for, whichever organization the caller acts for. */
function authorizeFor(ctx: RequestContext, organizationId: string): void {
  const membership = ctx.principal.memberships.find((each) => each.organizationId === organizationId);
  // Without a membership, checkAbilities reports the organization as a violation.
  if (membership) authorize(ctx, 'sensitive', membership.role);
}

/**
 * Locks the organization, whose members change under the same lock, and checks the right again: a member who is removed or gets another
 * role at the same moment creates no token that outlives the right to.
 */
async function holdRights(ctx: RequestContext, organizationId: string): Promise<void> {
  await ctx.write();
  await sql`select from organizations where id = ${organizationId}::uuid for no key update`.execute(ctx.db);
  const { rows } = await sql<{ role: MembershipRole }>`
    select role from memberships where user_id = ${ctx.principal.userId}::uuid and organization_id = ${organizationId}::uuid`.execute(
    ctx.db,
  );
  const [membership] = rows;
  if (membership) authorize(ctx, 'sensitive', membership.role);
  else if (ctx.principal.memberships.some((each) => each.organizationId === organizationId)) {
    throw new AppError('FORBIDDEN', 'The user does not belong to that organization.');
  }
}

/** Whether the caller could create a token with these abilities. */
export function canGrant(ctx: RequestContext, abilities: readonly string[]): boolean {
  const violations = new Violations();
  checkAbilities(ctx, [...abilities], violations);
  return !violations.any;
}

function checkAbilities(ctx: RequestContext, abilities: string[], violations: Violations): void {
  const { principal } = ctx;
  for (const ability of abilities) {
    if (!isAbility(ability)) violations.add('abilities', `The ability ${ability} does not exist.`);
  }
  const requested = readAbilities(abilities);
  if (requested.livemode !== principal.livemode)
    violations.add('abilities', 'A token can only create tokens of its own mode, live or sandbox.');
  if (abilities.filter((ability) => ability.startsWith('tier:')).length > 1) {
    violations.add('abilities', 'A token can have only one tier.');
  }
  const organizations = abilities.filter((ability) => ability.startsWith('org:')).map((ability) => ability.slice(4));
  const reachable = principal.pinnedOrganizationId
    ? [principal.pinnedOrganizationId]
    : principal.memberships.map(({ organizationId }) => organizationId);
  if (organizations.length > 1 || organizations.some((id) => !reachable.includes(id))) {
    violations.add(
      'abilities',
      'A token can be limited to one organization, which the calling token must have access to.',
    );
  } else {
    const highest = tierIn(principal, organizations[0] ?? ctx.account.id);
    if (planTiers.indexOf(requested.tier) > planTiers.indexOf(highest)) {
      violations.add('abilities', `The tier must not be above yours, which is ${highest}.`);
    }
  }
  // Only the operator's command line grants these roles: a holder cannot pass them on.
  for (const role of abilities.filter((ability) => ability.startsWith('role:'))) {
    violations.add('abilities', `Only the operator can grant the ability ${role}.`);
  }
}

/**
 * The token that creates a token is its parent, and the parent must not expire first. A caller without a token, such as a
 * session, leaves no parent.
 */
async function checkExpiry(
  ctx: RequestContext,
  requested: Date | null,
  violations: Violations,
): Promise<{ parentId: string | null; expiresAt: Date }> {
  const { tokenMaxDays } = ctx.infrastructure.limits;
  const now = ctx.realNow();
  const latest = latestExpiry(now, tokenMaxDays);
  const parentId = ctx.principal.tokenId || null;
  await ctx.write();
  const parent = parentId ? await holdParent(ctx.db, parentId) : null;
  if (parent === undefined) throw new AppError('UNAUTHENTICATED');
  const ends = new Date(Math.min(...[latest, parent?.expiresAt ?? latest].map(Number)));
  if (requested && requested <= now) violations.add('expiresAt', 'The expires at field must be a time in the future.');
  else if (requested && requested > latest) {
    violations.add('expiresAt', `The expires at field must be at most ${tokenMaxDays} days in the future.`);
  } else if (requested && requested > ends) {
    violations.add('expiresAt', 'The expires at field must not be after the calling token expires.');
  }
  return { parentId, expiresAt: requested ?? ends };
}
