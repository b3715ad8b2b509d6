/** What arrives at an owner or a general contractor. */
export const receivedNoticeKinds = [
  'preliminary',
  'notice_of_intent',
  'lien',
  'bond_claim',
  'stop_payment',
  'other',
] as const;
export type ReceivedNoticeKind = (typeof receivedNoticeKinds)[number];

/** How it arrived. */
export const receiptMethods = ['mail', 'certified_mail', 'courier', 'email', 'hand', 'online', 'other'] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];

/** Whose notice it is: not decided yet, a party of the project, or a claimant that the project does not know. */
export const claimantMatches = ['open', 'matched', 'unknown_claimant'] as const;
export type ClaimantMatch = (typeof claimantMatches)[number];

/** A claim that is made, as against a notice that only keeps a right. */
export const claimKinds: ReadonlySet<ReceivedNoticeKind> = new Set<ReceivedNoticeKind>([
  'lien',
  'bond_claim',
  'stop_payment',
]);

/** How the claim of a company that is to be paid stands, as its payer sees it. */
export const claimStandings = ['can_claim', 'claim_made', 'ended', 'no_right'] as const;
export type ClaimStanding = (typeof claimStandings)[number];

/** Whether the claimant's preliminary notice has arrived, where the law asks for one. */
export const preliminaryStates = ['received', 'not_received', 'not_required'] as const;
export type PreliminaryState = (typeof preliminaryStates)[number];
