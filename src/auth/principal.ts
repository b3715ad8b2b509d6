import type { MembershipRole, Tier } from '../domain/vocabulary.js';

/** Who is calling, as the access token says. Shared by every request with that token until it changes. */
export interface Principal {
  tokenId: string;
  userId: string;
  abilities: readonly string[];
  /** False for a sandbox token: it sees and writes only sandbox rows. */
  livemode: boolean;
  tier: Tier;
  /** The organization that an `org:` ability pins the token to. */
  pinnedOrganizationId: string | undefined;
  /** In the order the user joined; the first is the organization context when nothing else names one. */
  memberships: ReadonlyArray<{ organizationId: string; role: MembershipRole }>;
  expiresAt: Date | undefined;
}

/** The organization context of a request: whose data is scoped and whose credits are drawn. */
export interface Account {
  id: string;
  role: MembershipRole;
}
