import { useScope } from '../api/scope';
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

/** What a person has to know of a price: that the sandbox does not charge it, or where to buy credits if the balance is too low. */
export function PriceNote({ cost, balance }: { cost: number; balance: number | undefined }) {
  const { mode } = useScope();
  return (
    <>
      {mode === 'sandbox' && cost > 0 && 'That is the price in live mode. The sandbox charges nothing. '}
      {mode === 'live' && balance !== undefined && cost > balance && (
        <span className="text-danger">
          You do not have enough credits. <To page="/account/credits">Buy credits</To>
        </span>
      )}
    </>
  );
}
