import { missingCredits, type Purse, type Takings } from '../domain/credit/shortage.js';
import { formatCents } from '../domain/shared/money.js';
import { AppError, type Shortage } from '../errors/app-error.js';

/**
 * The 402 of a request: what the account can spend before it, the whole price, and what to buy so that the same request
 * succeeds. Purchased credits are partner-eligible, so `purchase` can be more than `required` minus `balance`.
 */
export function insufficientCredits(purse: Purse, takings: Takings, quote?: Shortage['quote']): AppError {
  const balance = purse.free + purse.partnerEligible;
  const required = takings.any + takings.partnerEligible;
  const missing = missingCredits(purse, takings);
  // Only whole credits can be purchased.
  const purchase = Number((missing + 99n) / 100n);
  const partnerBillable = takings.partnerEligible > 0n;
  const [neededText, there] = partnerBillable
    ? [
        `${plain(required)} credits, ${plain(takings.partnerEligible)} of them partner-eligible,`,
        `${plain(balance)}, ${plain(purse.partnerEligible)} of them partner-eligible`,
      ]
    : [`${plain(required)} credits`, plain(balance)];
  const message = `This request needs ${neededText} and the account has ${there}: buy at least ${purchase} and try again.`;
  return new AppError('INSUFFICIENT_CREDITS', message, {
    shortage: {
      balance: Number(formatCents(balance)),
      required: Number(formatCents(required)),
      shortfall: Number(formatCents(missing)),
      partnerBillable,
      ...(quote && { quote }),
      purchase: { credits: purchase },
    },
  });
}

/**
 * The 402 of an account that owes credits for a refunded or disputed payment. A purchase pays the debt first, so `purchase` is
 * the debt plus what the request still lacks.
 */
export function creditsOwed(purse: Purse, debt: bigint, takings: Takings, quote?: Shortage['quote']): AppError {
  const lacking = missingCredits(purse, takings);
  const missing = debt + (lacking > 0n ? lacking : 0n);
  const purchase = Number((missing + 99n) / 100n);
  const message =
    `The account owes ${plain(debt)} credits for a payment that was refunded or disputed, and cannot spend any until ` +
    `they are paid: buy at least ${purchase} and try again.`;
  return new AppError('CREDITS_OWED', message, {
    shortage: {
      balance: Number(formatCents(purse.free + purse.partnerEligible)),
      required: Number(formatCents(takings.any + takings.partnerEligible)),
      shortfall: Number(formatCents(missing)),
      partnerBillable: takings.partnerEligible > 0n,
      ...(quote && { quote }),
      purchase: { credits: purchase },
    },
  });
}

/** `12.00` → `12`; `2.50` stays as it is. */
function plain(cents: bigint): string {
  return formatCents(cents).replace(/\.00$/, '');
}
