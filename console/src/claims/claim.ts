import type { ClaimQuery } from './claims.documents';

/** A claim as its page shows it. */
export type Claim = ClaimQuery['escalation'];
