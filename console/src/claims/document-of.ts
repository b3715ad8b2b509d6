import type { Claim } from './claim';

/** What the document of a claim is made from. */
export function toDocumentInput({ id, organizationId }: Claim) {
  return { documentableType: 'ESCALATION', documentableId: id, type: 'ESCALATION', organizationId } as const;
}

/** A draft is mailed once: from then on its pieces are under way, until the carrier has accepted them. */
export function isMailable(claim: Claim): boolean {
  return claim.status === 'DRAFT' && !isUnderWay(claim);
}

/** Whether pieces of it are ordered. */
export function isUnderWay({ orders }: Claim): boolean {
  return orders.nodes.some(({ status }) => status !== 'CANCELLED' && status !== 'FAILED');
}
