import type { Account, Principal } from './principal.js';

/** The service itself at work on an account in one mode: what a job's RequestContext has for a caller. It is no user. */
export function systemCaller(accountId: string, livemode: boolean): { principal: Principal; account: Account } {
  return {
    principal: {
      tokenId: '',
      userId: '',
      abilities: [],
      livemode,
      tier: 'scale',
      pinnedOrganizationId: accountId,
      memberships: [],
      expiresAt: undefined,
    },
    account: { id: accountId, role: 'owner' },
  };
}
