import { missingCredits, type Purse, type Takings } from '../domain/credit/shortage.js';
import { formatCents } from '../domain/shared/money.js';
import { AppError, type Shortage } from '../errors/app-error.js';

/**
 * The 402 of a request: what the account can spend before it, all that it takes, and what to buy so that the same request
 * succeeds. Credits that are bought are partner-eligible, so `purchase` can be more than `required` less `balance`.
 */
export function insufficientCredits(purse: Purse, takings: Takings, quote?: Shortage['quote']): AppError {
  const balance = purse.free + purse.partnerEligible;
  const required = takings.any + takings.partnerEligible;
  const missing = missingCredits(purse, takings);
  // Purchases are whole credits.
  const purchase = Number((missing + 99n) / 100n);
  const partnerBillable = takings.partnerEligible > 0n;
  const [taken, there] = partnerBillable
    ? [
        `${plain(required)} credits, ${plain(takings.partnerEligible)} of them partner-eligible,`,
        `${plain(balance)}, ${plain(purse.partnerEligible)} of them partner-eligible`,
      ]
    : [`${plain(required)} credits`, plain(balance)];
  const message = `This request needs ${taken} and the account has ${there}: buy at least ${purchase} and try again.`;
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
 * The 402 of an account that owes credits for a payment that was refunded or disputed. What is bought pays the debt first, so
 * `purchase` is the debt and what is missing beside it.
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

/** `12.00` → `12`, `2.50` stays. */
function plain(cents: bigint): string {
  return formatCents(cents).replace(/\.00$/, '');
}
