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
export const waiverRoundOutcomes = ['asked', 'below_threshold', 'no_amount', 'already_asked'] as const;
export type WaiverRoundOutcome = (typeof waiverRoundOutcomes)[number];
