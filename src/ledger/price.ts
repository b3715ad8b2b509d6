import { sql } from 'kysely';
import {
  type BillableEvent,
  isPartnerBillable,
  type PricedRequest,
  type QuoteLine,
  quoteLines,
  total,
} from '../domain/credit/pricing.js';
import type { Db } from '../entities/generated/database.js';

/** The price of an event for an account: its own price if it has one, else the book's. A variant's price takes precedence. */
export async function readPrice(
  db: Db,
  accountId: string,
  { eventType, variant = '' }: { eventType: BillableEvent; variant?: string },
): Promise<string> {
  const { rows } = await sql<{ credits: string }>`
    select credits from prices
    where event_type = ${eventType} and variant in (${variant}, '')
      and (account_id = ${accountId}::uuid or account_id is null)
    order by account_id is null, variant = '' limit 1`.execute(db);
  if (!rows[0]) throw new Error(`The price book has no price for ${eventType} ${variant}.`);
  return rows[0].credits;
}

export interface Quote {
  credits: string;
  partnerBillable: boolean;
  /** How the sum is made up: unit price and quantity of each line. */
  lines: Array<QuoteLine & { credits: string }>;
}

/** The price of a request, including postage. */
export async function quote(db: Db, accountId: string, request: PricedRequest): Promise<Quote> {
  const lines = await Promise.all(
    quoteLines(request).map(async (line) => ({ ...line, credits: await readPrice(db, accountId, line.price) })),
  );
  return { credits: total(lines), partnerBillable: isPartnerBillable(request.eventType), lines };
}

export interface PriceOverride {
  eventType: BillableEvent;
  variant: string;
  credits: string;
  /** Null for the price book itself. */
  accountId: string | null;
}

export async function setPrice(
  db: Db,
  { eventType, variant, credits, accountId }: PriceOverride,
  now: Date,
): Promise<void> {
  // When the price was zero last: what was done until then needs no charge.
  const freeUntil = sql<string | null>`case when prices.credits = 0 then ${now} else prices.free_until end`;
  await db
    .insertInto('prices')
    .values({ account_id: accountId, event_type: eventType, variant, credits })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'event_type', 'variant']).doUpdateSet({ credits, free_until: freeUntil }),
    )
    .execute();
}
