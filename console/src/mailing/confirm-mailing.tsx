import { useState } from 'react';
import { ApiError } from '../api/errors';
import { PriceNote, PriceRose } from '../documents/price';
import { Dialog } from '../parts/dialog';
import { Form } from '../parts/form';
import { formatCount, formatCredits } from '../parts/format';
import { To } from '../parts/to';

/** Asks once more at the price of all, and again if it rose since it was shown. */
export function ConfirmMailing({
  title,
  noun,
  count,
  cost,
  balance,
  requote,
  onClose,
  onConfirmed,
}: {
  title: string;
  noun: string;
  count: number;
  cost: number;
  balance: number | undefined;
  requote: () => Promise<number | ApiError>;
  onClose: () => void;
  onConfirmed: () => void;
}) {
  const [roseFrom, setRoseFrom] = useState<number>();
  const [isQuoting, setQuoting] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const confirm = async () => {
    setQuoting(true);
    const fresh = await requote();
    setQuoting(false);
    if (fresh instanceof ApiError) return setError(fresh);
    setError(null);
    if (fresh > cost) return setRoseFrom(cost);
    onConfirmed();
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <Form
        error={error}
        busy={isQuoting}
        submit={`Mail ${count === 1 ? 'it' : 'them'} for ${formatCredits(cost)}`}
        onCancel={onClose}
        onSubmit={confirm}
      >
        <PriceRose from={roseFrom} to={cost} />
        <p className="mb-3">
          {formatCount(count, noun)} cost {formatCredits(cost)} of {formatCredits(balance)}. Each is mailed once, also
          if the connection is lost. <PriceNote cost={cost} balance={undefined} />
        </p>
        {balance !== undefined && cost > balance && (
          <p className="mb-3 text-danger">
            Your credits are enough for some of them only. <To page="/account/credits">Buy credits</To>
          </p>
        )}
      </Form>
    </Dialog>
  );
}
