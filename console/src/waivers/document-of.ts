import type { Waiver } from './waiver';

/** What the document of a waiver is made from. */
export function toDocumentInput({ id, organizationId }: Waiver) {
  return { documentableType: 'WAIVER', documentableId: id, type: 'WAIVER', organizationId } as const;
}

/** Who has a waiver relies on it: it is mailed once it is signed, and not while it is held until the payment. */
export function isMailable({ status, releaseState }: Waiver): boolean {
  return ['SIGNED', 'EFFECTIVE', 'RELEASED'].includes(status) && releaseState !== 'HELD';
}
