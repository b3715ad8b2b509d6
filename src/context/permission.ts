import { accountPartner } from '../auth/system-caller.js';
import type { MembershipRole } from '../domain/vocabulary.js';
import { AppError } from '../errors/app-error.js';
import type { RequestContext } from './request-context.js';

/**
 * What a service method asks first. Any member reads and writes records; tokens, members, billing, credentials and webhooks
 * are for owners and admins.
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

/** What a verb of the fulfillment partner asks first: its staff work on the tickets of all accounts, and on nothing else of them. */
export function authorizePartner(ctx: RequestContext): void {
  const { abilities } = ctx.principal;
  if (abilities.includes('role:partner') || abilities.includes(accountPartner)) return;
  throw new AppError('FORBIDDEN', 'Only the fulfillment partner may do this, with a token that has role:partner.');
}

/**
 * What a verb of the mailroom asks first. Staff carry out live orders of all accounts, and nothing else of any but their own;
 * the operator's command line alone gives the ability.
 */
export function authorizeStaff(ctx: RequestContext): void {
  if (isStaff(ctx)) return;
  throw new AppError('FORBIDDEN', 'Only mailroom staff may do this, with a live token.');
}

export function isStaff(ctx: RequestContext): boolean {
  return ctx.livemode && ctx.principal.abilities.includes('role:staff');
}
