import type { MembershipRole, OperatorRole, Tier } from '../domain/vocabulary.js';

/** The caller that an access token or a session identifies. All requests with a token share it until the token or user changes. */
export interface Principal {
  /** Empty for a session. */
  tokenId: string;
  /** The token that rotations replaced by this one, the first of them; the token itself if it was not rotated. Empty for a session. */
  firstTokenId: string;
  userId: string;
  abilities: readonly string[];
  /** False for a sandbox token: it sees and writes only sandbox rows. */
  livemode: boolean;
  tier: Tier;
  /** The organization that an `org:` ability pins the token to. */
  pinnedOrganizationId: string | undefined;
  /**
   * In the order the user joined; the first is the default organization. In a session, each has the tier of the organization's plan
   * and what the operator lets the member do across accounts.
   */
  memberships: ReadonlyArray<{
    organizationId: string;
    role: MembershipRole;
    operatorRole?: OperatorRole | null;
    tier?: Tier;
  }>;
  expiresAt: Date | undefined;
  /** Set for a person who signed in. */
  session?: { id: string; signedInAt: Date };
}

/** The organization that a request acts for: it sees this organization's data and spends its credits. */
export interface Account {
  id: string;
  role: MembershipRole;
}
