/**
 * A place in the changes of webhook deliveries, which are no events: when it was, in milliseconds. A change that was committed at that
 * time is named by its transaction and its delivery; transactions before `horizon` were committed earlier.
 */
export interface DeliveryMark {
  at: number;
  horizon?: number | undefined;
  transaction?: number | undefined;
  id?: string | undefined;
}

/** A delivery that was created or changed. */
export interface DeliveryChange {
  id: string;
  webhookId: string;
  mark: DeliveryMark;
}

/** The changes of an account's deliveries in one mode, all or filtered. */
export interface DeliveryStream {
  accountId: string;
  livemode: boolean;
  ids?: readonly string[] | null;
  webhookId?: string | null;
}

export function follows({
  ids,
  webhookId,
}: DeliveryStream): (change: Pick<DeliveryChange, 'id' | 'webhookId'>) => boolean {
  const named = ids && new Set(ids);
  return (change) => (!named || named.has(change.id)) && (!webhookId || webhookId === change.webhookId);
}
