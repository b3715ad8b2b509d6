import { printedRecords } from '../documents/use-preview';
import { ClaimDocument, type ClaimQuery } from './claims.documents';

/** A claim as its page shows it. */
export type Claim = ClaimQuery['escalation'];

/** The records that its page shows. */
export const follows = ['escalation', 'notice', 'waiver', 'document', 'document_order', ...printedRecords];

/** One claim with all that its page shows. */
export function claimRead(id: string) {
  return [ClaimDocument, { id }, { follows }] as const;
}
