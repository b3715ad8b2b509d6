import {
  type MembershipRole,
  type OperatorRole,
  type PlanKey,
  type PlanTier,
  planTiers,
} from '../../domain/vocabulary.js';

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
  /** The highest tier of the caller. The account has the tier in which a request acts. */
  tier: PlanTier;
  /** The operator granted the tier. Otherwise the plan of the acting organization limits it. */
  hasOperatorTier?: boolean;
  /** The organization that an `org:` ability pins the token to. */
  pinnedOrganizationId: string | undefined;
  /**
   * In the order the user joined; the first is the default organization. Each has the plan that the organization pays for now. In a
   * session, it also has what the operator lets the member do across accounts.
   */
  memberships: ReadonlyArray<{
    organizationId: string;
    role: MembershipRole;
    operatorRole?: OperatorRole | null;
    plan?: PlanKey;
  }>;
  expiresAt: Date | undefined;
  /** When the first of the plans ends that are cancelled already: from then on, the plans must be read again. */
  plansUntil?: Date | undefined;
  /** Set for a person who signed in. */
  session?: { id: string; signedInAt: Date };
}

/** The organization that a request acts for: it sees this organization's data and spends its credits. */
export interface Account {
  id: string;
  role: MembershipRole;
  /** Sets the rate limit and the claimant cap. */
  tier: PlanTier;
}

/** The tier in which a caller acts in an organization: never above the plan that the organization pays for now. */
export function tierIn({ tier, hasOperatorTier, memberships }: Principal, organizationId: string): PlanTier {
  if (hasOperatorTier) return tier;
  const plan = memberships.find((each) => each.organizationId === organizationId)?.plan ?? 'starter';
  return planTiers.indexOf(plan) < planTiers.indexOf(tier) ? plan : tier;
}
