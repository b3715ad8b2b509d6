import type Stripe from 'stripe';

/** A page waits for a price, so it is not asked for as patiently as a payment. */
const patience = { timeout: 4_000, maxNetworkRetries: 0 };

/**
 * Reads prices by their ids, each once: Stripe never changes the amount of a price.
 *
 * @returns dollars, such as `49.00`; null for a price that is not a fixed amount of dollars
 */
export function createPriceReader(stripe: Stripe): (id: string) => Promise<string | null> {
  const cachedPrices = new Map<string, Promise<string | null>>();
  return (id) => {
    const reading = cachedPrices.get(id) ?? readPrice(stripe, id);
    cachedPrices.set(id, reading);
    reading.catch(() => cachedPrices.delete(id));
    return reading;
  };
}

async function readPrice(stripe: Stripe, id: string): Promise<string | null> {
  const { currency, unit_amount: cents } = await stripe.prices.retrieve(id, {}, patience);
  return currency === 'usd' && cents !== null ? (cents / 100).toFixed(2) : null;
}
