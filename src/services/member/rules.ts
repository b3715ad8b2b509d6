import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';

/** Only an owner decides who else is one. @throws AppError */
export function rejectOwners(ctx: RequestContext, field: string, ...roles: MembershipRole[]): void {
  rejectOwnersTo(ctx.account.role, field, roles);
}

/**
 * Checks the caller's right again, once the members are locked: the role may have changed since the request began.
 *
 * @throws AppError
 */
export async function holdRight(ctx: RequestContext, field: string, ...roles: MembershipRole[]): Promise<void> {
  const { rows } = await sql<{ role: MembershipRole }>`
    select role from memberships where user_id = ${ctx.principal.userId}::uuid and organization_id = ${ctx.account.id}::uuid`.execute(
    ctx.db,
  );
  if (!rows[0]) throw new AppError('FORBIDDEN', 'The user does not belong to that organization.');
  authorize(ctx, 'membership', rows[0].role);
  rejectOwnersTo(rows[0].role, field, roles);
}

function rejectOwnersTo(ownRole: MembershipRole, field: string, roles: readonly MembershipRole[]): void {
  if (!roles.includes('owner') || ownRole === 'owner') return;
  const sentence = 'Only an owner can make someone an owner, or change or remove one.';
  throw new AppError('FORBIDDEN', sentence, { errors: { [field]: [sentence] } });
}
