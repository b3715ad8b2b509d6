import { accountPartner } from '../auth/system-caller.js';
import { sessionLimits } from '../domain/session/limits.js';
import type { MembershipRole } from '../domain/vocabulary.js';
import { AppError } from '../errors/app-error.js';
import type { RequestContext } from './request-context.js';

/**
 * What a service method needs. `read`: every member. `records`: everyone who may write. `administration`: owners and admins, who
 * manage tokens, members, billing, credentials and webhooks. `sensitive`: the same, and a person must have signed in recently.
 */
export type Permission = 'read' | 'records' | 'administration' | 'sensitive';

/** Service methods call this first. */
export function authorize(ctx: RequestContext, permission: Permission, role: MembershipRole = ctx.account.role): void {
  if (permission === 'read') return;
  if (permission !== 'records' && role !== 'owner' && role !== 'admin') {
    throw new AppError('FORBIDDEN', 'Only an owner or admin of the organization may do this.');
  }
  if (role === 'read_only') throw new AppError('FORBIDDEN', 'Your role in the organization is read-only.');
  if (permission === 'sensitive') requireRecentSignIn(ctx);
}

/**
 * People, their memberships and tokens have no mode. What touches them, or tries to, is in the live request log, which a reset of the
 * sandbox keeps. A service method that changes them calls this before it checks the permission.
 */
export function reachBeyondSandbox(ctx: RequestContext): void {
  ctx.request.beyondSandbox = true;
}

/**
 * What belongs to a person and not to an organization: sessions and passkeys. A token, which may be leaked or limited to one
 * organization, reaches none of it.
 *
 * @returns the session
 */
export function authorizePerson(ctx: RequestContext, signedIn: 'recently' | 'ever' = 'ever') {
  reachBeyondSandbox(ctx);
  const { session } = ctx.principal;
  if (!session) throw new AppError('FORBIDDEN', 'Only a person who has signed in may do this, not a token.');
  if (signedIn === 'recently') requireRecentSignIn(ctx);
  return session;
}

function requireRecentSignIn(ctx: RequestContext): void {
  const { session } = ctx.principal;
  if (!session || ctx.realNow().getTime() - session.signedInAt.getTime() <= sessionLimits.recentMs) return;
  throw new AppError('RECENT_SIGN_IN_REQUIRED');
}

/** The fulfillment partner's operations call this first. The partner works on the tickets of all accounts and sees nothing else of theirs. */
export function authorizePartner(ctx: RequestContext): void {
  if (isPartner(ctx)) return;
  throw new AppError('FORBIDDEN', 'Only the fulfillment partner may do this.');
}

/**
 * The mailroom's operations call this first. Staff carry out the live orders of all accounts and see nothing else of accounts
 * other than their own. Only the operator's command line grants the role, to a token or to a membership.
 */
export function authorizeStaff(ctx: RequestContext): void {
  if (isStaff(ctx)) return;
  throw new AppError('FORBIDDEN', 'Only mailroom staff may do this, in live mode.');
}

/** Whether the caller is staff or the partner, who attach files to the records of all accounts. */
export function attachesFiles(ctx: RequestContext): boolean {
  return isStaff(ctx) || isPartner(ctx);
}

function isPartner({ principal: { abilities } }: RequestContext): boolean {
  return abilities.includes('role:partner') || abilities.includes(accountPartner);
}

export function isStaff(ctx: RequestContext): boolean {
  return ctx.livemode && ctx.principal.abilities.includes('role:staff');
}
