import type { LienStep } from './lien-step';
import type { MadeDocumentFragment, PlacedOrderFragment } from './made-documents.documents';
import { isBeingRecorded } from './recording-dialog';
import { isInUse } from './signed-original';

/** An office takes only what is signed: it is generated, printed, signed and uploaded before it is recorded. */
export function findLienStep(
  document: MadeDocumentFragment | undefined,
  orders: readonly PlacedOrderFragment[],
): LienStep {
  if (!document) return 'generate';
  if (isBeingRecorded(document.id, orders)) return 'recording';
  if (isInUse(document)) return 'record';
  // What differs is accepted beside the scan.
  return document.signedOriginal ? 'check' : 'sign';
}
