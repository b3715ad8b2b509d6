import type { MembershipRole, Tier } from '../domain/vocabulary.js';

/** The caller that an access token identifies. All requests with the token share it until the token or user changes. */
export interface Principal {
  tokenId: string;
  userId: string;
  abilities: readonly string[];
  /** False for a sandbox token: it sees and writes only sandbox rows. */
  livemode: boolean;
  tier: Tier;
  /** The organization that an `org:` ability pins the token to. */
  pinnedOrganizationId: string | undefined;
  /** In the order the user joined; the first is the default organization. */
  memberships: ReadonlyArray<{ organizationId: string; role: MembershipRole }>;
  expiresAt: Date | undefined;
}

/** The organization that a request acts for: it sees this organization's data and spends its credits. */
export interface Account {
  id: string;
  role: MembershipRole;
}
