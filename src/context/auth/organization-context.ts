import { isUuid } from '../../domain/shared/uuid.js';
import { AppError } from '../../errors/app-error.js';
import { type Account, type Principal, tierIn } from './principal.js';

/**
 * The organization that a request acts for, in order of precedence: the token's `org:` ability, the `X-Organization-UUID`
 * header, the user's first membership.
 */
export function resolveAccount(principal: Principal, header: string | undefined): Account {
  const requestedId = principal.pinnedOrganizationId ?? header?.trim().toLowerCase();
  if (requestedId === undefined || requestedId === '') {
    const first = principal.memberships[0];
    if (!first) throw unresolved('The user belongs to no organization.');
    return toAccount(principal, first);
  }
  if (!isUuid(requestedId)) throw unresolved('The X-Organization-UUID header must be a valid UUID.');
  const membership = principal.memberships.find(({ organizationId }) => organizationId === requestedId);
  if (!membership) throw new AppError('FORBIDDEN', 'The user does not belong to that organization.');
  return toAccount(principal, membership);
}

function toAccount(principal: Principal, { organizationId: id, role }: Principal['memberships'][number]): Account {
  return { id, role, tier: tierIn(principal, id) };
}

function unresolved(sentence: string): AppError {
  return new AppError('ORGANIZATION_UNRESOLVED', sentence, { errors: { organization: [sentence] } });
}
