import type { RequestContext } from '../../context/request-context.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';

/** Only an owner decides who else is one. @throws AppError */
export function refuseOwners(ctx: RequestContext, field: string, ...roles: MembershipRole[]): void {
  if (!roles.includes('owner') || ctx.account.role === 'owner') return;
  const sentence = 'Only an owner can make someone an owner, or change or remove one.';
  throw new AppError('FORBIDDEN', sentence, { errors: { [field]: [sentence] } });
}
