import type { RequestContext } from '../context.js';
import { AppError } from '../errors/app-error.js';

/**
 * What a service method asks first. Any member reads and writes records; tokens, members, billing, credentials and webhooks
 * are for owners and admins (decisions §3).
 */
export function authorize(ctx: RequestContext, permission: 'records' | 'administration'): void {
  const { role } = ctx.account;
  if (permission === 'administration' && role === 'member') {
    throw new AppError('FORBIDDEN', 'Only an owner or admin of the organization may do this.');
  }
}
