import type { RequestContext } from '../../context/request-context.js';
import type { DocumentOrderStatus } from '../../domain/document-order/states.js';
import { advanceOrder } from '../document-order/advance.js';
import { mailroom } from '../document-order/carriers.js';
import { orderNotice } from '../document-order/from-record.js';
import { demoCounterparties } from './directory.js';
import type { Story } from './stories.js';

/** What happens to a piece, in this sequence. */
const scans = [
  ['processing', 'Taken up'],
  ['dispatched', 'Handed over at the counter'],
  ['in_transit', 'In transit'],
] as const satisfies ReadonlyArray<readonly [DocumentOrderStatus, string]>;

/**
 * Mails a notice to each party of its story. In live mode the pieces are as far as the story says; in the sandbox the simulated
 * carrier moves them when the clock moves.
 */
export async function mailNotice(
  ctx: RequestContext,
  id: string,
  { parties }: Story,
  mail: readonly DocumentOrderStatus[],
): Promise<void> {
  const recipients = parties.map(({ who }) => demoCounterparties[who]);
  const orders = await orderNotice(ctx, { id, mailClass: 'certified', recipients });
  if (!ctx.livemode) return;
  for (const [index, order] of orders.entries()) {
    const last = scans.findIndex(([status]) => status === mail[index]);
    for (const [status, name] of scans.slice(0, last + 1)) {
      await advanceOrder(ctx, order.id, {
        provider: mailroom,
        providerEventId: `${order.id}:${status}`,
        status,
        name,
        occurredAt: ctx.now(),
        carrier: 'USPS',
        ...(status === 'dispatched' && { trackingNumber: articleNumber(index) }),
      });
    }
  }
}

/** A number of certified mail with a valid check digit. */
function articleNumber(piece: number): string {
  const digits = `94148106998500421173${piece}`;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
