/** What became of a waiver that an account asked a payee for. */
export const waiverRequestStatuses = [
  'draft',
  'requested',
  'undeliverable',
  'viewed',
  'countered',
  'signed',
  'held',
  'released',
  'declined',
  'expired',
  'superseded',
  'cancelled',
] as const;
export type WaiverRequestStatus = (typeof waiverRequestStatuses)[number];

/** What a round of requests does with a party. */
export const waiverRoundOutcomes = ['asked', 'below_threshold', 'no_amount', 'already_asked', 'left_out'] as const;
export type WaiverRoundOutcome = (typeof waiverRoundOutcomes)[number];

/** Why what was signed was handed over: it says itself when it takes effect, or the payee says that it was paid or does not wait for it. */
export const waiverReleaseCauses = ['own_terms', 'payment_confirmed', 'released_early'] as const;
export type WaiverReleaseCause = (typeof waiverReleaseCauses)[number];

/** Why a link that was sent opens nothing any more: its reader named someone else, or the payer asked at another address. */
export const waiverLinkEnds = ['forwarded', 'sent_elsewhere'] as const;
export type WaiverLinkEnd = (typeof waiverLinkEnds)[number];

/** The document as it was shown, as it was signed, and the scan of a print that was signed by hand. */
export const waiverRequestFileKinds = ['asked', 'signed', 'scan'] as const;
export type WaiverRequestFileKind = (typeof waiverRequestFileKinds)[number];

/** What a one-time code is for: it opens the page of a request from its print, or it is entered to sign. */
export const waiverCodePurposes = ['open', 'sign'] as const;
export type WaiverCodePurpose = (typeof waiverCodePurposes)[number];

/** Whose waivers a pay application waits for. */
export const waiverPolicies = ['first_tier', 'all_named', 'payee_statement'] as const;
export type WaiverPolicy = (typeof waiverPolicies)[number];

/** What a payee says of those below it: it named one or the payer asked one, there are none, or nothing yet. */
export const waiverStatements = ['open', 'none', 'named'] as const;
export type WaiverStatement = (typeof waiverStatements)[number];
