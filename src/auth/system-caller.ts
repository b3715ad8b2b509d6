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

/** What a partner of an account's own may do; no token has it, for it calls with a signature. */
export const accountPartner = 'role:account_partner';

/** The fulfillment partner that reports on a ticket of an account: the operator's, or the account's own. */
export function partnerCaller(
  accountId: string,
  livemode: boolean,
  whose: 'operator' | 'account',
): { principal: Principal; account: Account } {
  const { principal, account } = systemCaller(accountId, livemode);
  return { principal: { ...principal, abilities: [whose === 'account' ? accountPartner : 'role:partner'] }, account };
}
