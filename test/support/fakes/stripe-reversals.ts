import type { Answer, Json, World } from '../worlds/world.js';
import { eventOf, postEvent } from './stripe-events.js';

/** The events that Stripe posts when money is returned, in the shape of its objects. Amounts are in cents. */
export function reversals(world: World) {
  let count = 0;
  const send = (type: string, object: object, created?: number): Promise<Answer<Json>> =>
    postEvent(world, eventOf(type, object, { created }));

  return {
    /** The charge of a payment intent, with the total refunded so far. */
    refunded: (paymentIntent: string, total: number, created?: number) =>
      send(
        'charge.refunded',
        {
          id: `ch_${paymentIntent}`,
          object: 'charge',
          payment_intent: paymentIntent,
          amount_refunded: total,
          refunded: false,
        },
        created,
      ),
    refund: (
      type: 'refund.created' | 'refund.updated' | 'refund.failed' | 'charge.refund.updated',
      fields: { id: string; payment_intent: string; amount: number; status: string },
      created?: number,
    ) => send(type, { object: 'refund', charge: `ch_${fields.payment_intent}`, ...fields }, created),
    dispute: (
      type: 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated',
      fields: { id: string; payment_intent: string; amount: number; status: string },
      created?: number,
    ) =>
      send(
        `charge.dispute.${type}`,
        { object: 'dispute', charge: `ch_${fields.payment_intent}`, reason: 'fraudulent', ...fields },
        created,
      ),
    newId: (kind: 're' | 'dp') => `${kind}_${process.pid}_${(count += 1)}`,
  };
}
