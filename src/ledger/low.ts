import { sql } from 'kysely';
import { formatCents, parseCents } from '../domain/shared/money.js';
import { mailAdmins } from '../email/mail-admins.js';
import { emitRaw } from '../events/outbox.js';
import type { Db } from '../generated/database.js';

/** The account whose credits moved, and when. */
export interface Moved {
  accountId: string;
  now: Date;
}

/**
 * Reports that an account's credits are low, in the transaction in which they fell. The database signals each fall once
 * (`ledger_fell_low`). Owners and admins get an e-mail. No sequencer is woken; the next one runs within a second.
 */
export async function notifyLow(db: Db, { accountId, now }: Moved): Promise<void> {
  const { rows } = await sql<{ free: string; partner: string; held: string; below: string; since: string }>`
    select free_available as free, partner_available as partner, free_held + partner_held as held, low_below as below,
      low_since::text as since
    from credit_accounts where account_id = ${accountId}::uuid`.execute(db);
  const { free, partner, held, below, since } = rows[0]!;
  const total = formatCents(parseCents(free)! + parseCents(partner)!);
  await emitRaw(db, {
    type: 'credits.low',
    accountId,
    livemode: true,
    subjectId: accountId,
    object: {
      organization_uuid: accountId,
      balance: { total: Number(total), free: Number(free), partner_eligible: Number(partner) },
      held: Number(held),
      low_below: Number(below),
    },
    occurredAt: now,
  });
  await mailAdmins(db, {
    accountId,
    livemode: true,
    template: 'credits_low',
    data: { total, held, below },
    key: `credits_low:${since}`,
    now,
  });
}
