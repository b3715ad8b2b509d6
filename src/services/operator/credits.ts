import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { billableEvents, isBillableEvent, variants } from '../../domain/credit/pricing.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import type { Database } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { findLedgerFaults, grant, type LedgerFault, readBalance, setPrice } from '../../ledger/index.js';
import { realTime } from '../../runtime/time/real-time.js';
import { tenant } from './index.js';

/** Credit operations of the operator's command line; there is no caller, so there is no account to scope to. */

/** A thousand grants of this amount fit into a balance. */
const maxGranted = '1000000000.00';

export async function grantCredits(
  em: EntityManager,
  options: { organizationId: string; amount: string; free: boolean },
) {
  const cents = parseCents(options.amount);
  if (cents === null || cents <= 0n) throw reject('The amount must be a number above 0 with at most 2 decimal places.');
  if (cents > parseCents(maxGranted)!) throw reject(`The amount must be at most ${maxGranted}.`);
  const credits = formatCents(cents);
  return em.transactional(async (tx) => {
    const { id: accountId } = await tenant(tx as EntityManager, options.organizationId);
    const db = tx.getKysely<Database>();
    const bucket = options.free ? 'free' : 'partner_eligible';
    const description = 'Granted by the operator';
    const reference = `operator:${uuidv7()}`;
    await grant(db, realTime(), { accountId, bucket, kind: 'grant', credits, description, reference });
    const { debt: owed, ...left } = await readBalance(db, accountId);
    return { organizationId: accountId, granted: credits, bucket, ...left, owed };
  });
}

/** Verifies that every balance equals its entries, lots and holds. */
export async function verifyCredits(
  em: EntityManager,
): Promise<{ accounts: number; transactions: number; faults: LedgerFault[] }> {
  const db = em.getKysely<Database>();
  const faults = await findLedgerFaults(db);
  const { rows } = await sql<{ accounts: number; transactions: number }>`
    select (select count(*)::int from credit_accounts) as accounts,
      (select count(*)::int from ledger_transactions) as transactions`.execute(db);
  return { ...rows[0]!, faults };
}

export async function overridePrice(
  em: EntityManager,
  options: { eventType: string; variant?: string; credits: string; organizationId?: string },
) {
  const { eventType, variant = '' } = options;
  if (!isBillableEvent(eventType)) throw reject(`The event type must be one of ${billableEvents.join(', ')}.`);
  const currentPrice = variants[eventType];
  if (currentPrice && !currentPrice.includes(variant))
    throw reject(`The variant of ${eventType} must be one of ${currentPrice.join(', ')}.`);
  if (eventType === 'api_call' && variant !== '') throw reject('An api_call has no variants.');
  const cents = parseCents(options.credits);
  if (cents === null || cents < 0n) {
    throw reject('The credits must be a number of at least 0 with at most 2 decimal places.');
  }
  const accountId = options.organizationId ? (await tenant(em, options.organizationId)).id : null;
  const price = { eventType, variant, credits: formatCents(cents), accountId };
  await setPrice(em.getKysely<Database>(), price, realTime());
  return { eventType, variant: variant || null, credits: price.credits, organizationId: accountId };
}

/** Sets how much an account may owe on open invoices, from the next order on; existing debt stays. */
export async function setInvoiceLimit(em: EntityManager, options: { organizationId: string; amount: string }) {
  const cents = parseCents(options.amount);
  if (cents === null || cents < 0n)
    throw reject('The amount must be a number of at least 0 with at most 2 decimal places.');
  if (cents > parseCents(maxGranted)!) throw reject(`The amount must be at most ${maxGranted}.`);
  const { id: organizationId } = await tenant(em, options.organizationId);
  const limit = formatCents(cents);
  const db = em.getKysely<Database>();
  const set = { credits: limit, updated_at: realTime() };
  await db
    .insertInto('invoice_limits')
    .values({ account_id: organizationId, ...set })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute();
  return { organizationId, invoiceLimit: limit };
}

function reject(sentence: string): AppError {
  return new AppError('VALIDATION_FAILED', sentence);
}
