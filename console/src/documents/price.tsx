import { formatCredits } from '../parts/format';
import { To } from '../parts/to';
import { Warning } from '../parts/warning';

/** Says that a price rose after it was shown; `from` is undefined while it did not. */
export function PriceRose({ from, to }: { from: number | undefined; to: number | undefined }) {
  if (from === undefined || to === undefined || to <= from) return null;
  return (
    <Warning role="alert">
      The price rose from {formatCredits(from)} to {formatCredits(to)}. Nothing was sent. Confirm the new price.
    </Warning>
  );
}

/** Where to buy credits, if the balance is too low for the price. */
export function NotEnough({ cost, balance }: { cost: number; balance: number | undefined }) {
  if (balance === undefined || cost <= balance) return null;
  return (
    <span className="text-danger">
      You do not have enough credits. <To page="/account/credits">Buy credits</To>
    </span>
  );
}
