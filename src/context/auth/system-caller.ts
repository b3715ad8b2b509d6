import type { Account, Principal } from './principal.js';

/** The caller in a job's RequestContext: the service itself, acting for an account in one mode. It is not a user. */
export function systemCaller(accountId: string, livemode: boolean): { principal: Principal; account: Account } {
  return {
    principal: {
      tokenId: '',
      firstTokenId: '',
      userId: '',
      abilities: [],
      livemode,
      tier: 'scale',
      hasOperatorTier: true,
      pinnedOrganizationId: accountId,
      memberships: [],
      expiresAt: undefined,
    },
    account: { id: accountId, role: 'owner', tier: 'scale' },
  };
}

/** The ability of an account's own fulfillment partner. No token has it: the partner signs its requests instead. */
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

/** The ability of the reader of a payee's mailbox. No token has it: the link in an e-mail gives it, for the acts on its page alone. */
export const waiverLink = 'role:waiver_link';

/** The caller that answers a waiver request without an account. It is not a user, and no member of the organization. */
export function linkCaller(accountId: string, livemode: boolean): { principal: Principal; account: Account } {
  const { principal, account } = systemCaller(accountId, livemode);
  return { principal: { ...principal, abilities: [waiverLink] }, account: { ...account, role: 'read_only' } };
}
