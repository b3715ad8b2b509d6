/** In the sequence of an order's life; the last four are final. */
export const documentOrderStatuses = [
  'pending',
  'processing',
  'dispatched',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
  'failed',
  'cancelled',
] as const;
export type DocumentOrderStatus = (typeof documentOrderStatuses)[number];

export const billingMethods = ['prepay', 'invoice', 'credit_balance'] as const;
export type BillingMethod = (typeof billingMethods)[number];

export const orderBillingStatuses = ['pending', 'invoiced', 'paid', 'refunded', 'void'] as const;
export type OrderBillingStatus = (typeof orderBillingStatuses)[number];

export const paymentLineTypes = ['charge', 'refund', 'adjustment', 'credit_applied'] as const;
export type PaymentLineType = (typeof paymentLineTypes)[number];

/** Who records a payment line: a user of the account, the operator's staff, or the service itself when it moves credits. */
export const paymentLineRecorders = ['account', 'staff', 'service'] as const;
export type PaymentLineRecorder = (typeof paymentLineRecorders)[number];

const rank: Readonly<Record<DocumentOrderStatus, number>> = {
  pending: 0,
  processing: 1,
  dispatched: 2,
  in_transit: 3,
  out_for_delivery: 4,
  delivered: 5,
  returned: 6,
  failed: 6,
  cancelled: 6,
};

export function hasEnded(status: DocumentOrderStatus): boolean {
  return rank[status] >= rank.delivered;
}

/** Whether the carrier has the piece, so that the order can no longer be cancelled. */
export function isDispatched(status: DocumentOrderStatus): boolean {
  return rank[status] >= rank.dispatched && status !== 'failed' && status !== 'cancelled';
}

/**
 * The statuses that an order can move to. Carriers report late and in any order, so it may skip statuses that it has
 * not received; it never goes back. A dispatched order may be returned or lost at any time, but not cancelled.
 */
export function orderTargets(status: DocumentOrderStatus): readonly DocumentOrderStatus[] {
  switch (status) {
    case 'pending':
      return ['processing', 'dispatched', 'failed', 'cancelled'];
    case 'processing':
      return ['dispatched', 'failed', 'cancelled'];
    case 'dispatched':
      return ['in_transit', 'out_for_delivery', 'delivered', 'returned', 'failed'];
    case 'in_transit':
      return ['out_for_delivery', 'delivered', 'returned', 'failed'];
    case 'out_for_delivery':
      return ['delivered', 'returned', 'failed'];
    case 'delivered':
    case 'returned':
    case 'failed':
    case 'cancelled':
      return [];
  }
}
