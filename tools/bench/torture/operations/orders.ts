import type { Random } from '../random.js';
import type { Client, Operation } from './client.js';
import { makeNotice } from './documents.js';
import { keep } from './records.js';

/** More at once than a worker processes at a time. */
export const waveSize = 24;

const address = { address_line_1: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' };

/** Orders letters to many recipients of one notice. */
export async function orderLetters(client: Client, random: Random, count: number): Promise<string[]> {
  const noticeId = client.notices.shift() ?? (await makeNotice(client, random))?.id;
  if (!noticeId) return [];
  const recipients = Array.from({ length: count }, (_, n) => ({ name: `Recipient ${n + 1}`, ...address }));
  const billing_method = random.oneOf(['prepay', 'prepay', 'credit_balance', 'credit_balance', 'invoice']);
  return client.make(
    random,
    'document_orders',
    `/notices/${noticeId}/order`,
    { billing_method, recipients },
    { count: recipients.length },
  );
}

export const orderFew: Operation = async (client, random) => {
  keep(client.orders, await orderLetters(client, random, random.between(1, 3)));
};

export const orderMany: Operation = async (client, random) => {
  keep(client.orders, await orderLetters(client, random, waveSize));
};

/** The cancellation of an order that is being handed over is repeated until its result is known. */
export const cancelOrder: Operation = async (client, random) => {
  const id = client.orders.pop();
  if (!id) return;
  const call = {
    method: 'POST',
    path: `/document-orders/${id}/cancel`,
    key: client.mark(),
    mayBeRefused: true,
  } as const;
  client.model.cancelled.set(id, (await client.call(random, call)).outcome);
};
