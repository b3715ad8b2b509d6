import { accountPartner } from '../auth/system-caller.js';
import type { MembershipRole } from '../domain/vocabulary.js';
import { AppError } from '../errors/app-error.js';
import type { RequestContext } from './request-context.js';

/**
 * Service methods call this first. Any member may read and write records; only owners and admins may manage tokens, members,
 * billing, credentials and webhooks.
 */
export function authorize(
  ctx: RequestContext,
  permission: 'records' | 'administration',
  role: MembershipRole = ctx.account.role,
): void {
  if (permission === 'administration' && role === 'member') {
    throw new AppError('FORBIDDEN', 'Only an owner or admin of the organization may do this.');
  }
}

/** The fulfillment partner's operations call this first. The partner works on the tickets of all accounts and sees nothing else of theirs. */
export function authorizePartner(ctx: RequestContext): void {
  const { abilities } = ctx.principal;
  if (abilities.includes('role:partner') || abilities.includes(accountPartner)) return;
  throw new AppError('FORBIDDEN', 'Only the fulfillment partner may do this, with a token that has role:partner.');
}

/**
 * The mailroom's operations call this first. Staff carry out the live orders of all accounts and see nothing else of accounts
 * other than their own. Only the operator's command line grants the ability.
 */
export function authorizeStaff(ctx: RequestContext): void {
  if (isStaff(ctx)) return;
  throw new AppError('FORBIDDEN', 'Only mailroom staff may do this, with a live token.');
}

export function isStaff(ctx: RequestContext): boolean {
  return ctx.livemode && ctx.principal.abilities.includes('role:staff');
}
