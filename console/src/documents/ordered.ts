/** A claim, whose status stays a draft while it is mailed. */
interface MailedClaim {
  status: string;
  orders: { nodes: ReadonlyArray<{ orderType: string; status: string }> };
}

/** Whether its letters are under way while the record is a draft, which it is until the carrier has accepted one. */
export function isOrdered({ status, orders }: MailedClaim): boolean {
  return (
    status === 'DRAFT' &&
    orders.nodes.some((order) => order.orderType !== 'RESEARCH' && !['CANCELLED', 'FAILED'].includes(order.status))
  );
}

/** The status that the pages show: one that is ordered says so, as a notice does. */
export function shownStatus(claim: MailedClaim): string {
  return isOrdered(claim) ? 'ORDERED' : claim.status;
}
