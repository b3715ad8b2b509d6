import { type FormEvent, useState } from 'react';
import { useScope } from '../api/scope';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { TextField } from '../parts/field';
import { useForm } from '../parts/form';
import { formatCredits, formatMoney } from '../parts/format';
import { usePayPage } from './payment/use-pay-page';
import { PurchaseCreditsDocument } from './plan.documents';

const most = 1_000_000;

/** Buys credits, after the price was shown and confirmed. */
export function PurchaseForm({
  balance,
  owed,
  paysByCard,
}: {
  balance: number;
  owed: number | null;
  /** Payments are real: a page of its own takes the card. */
  paysByCard: boolean;
}) {
  const openPayPage = usePayPage();
  const { mode } = useScope();
  const { values, set, saved } = useForm({ credits: '100' });
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [bought, setBought] = useState<string>();
  const credits = /^[\d,]+$/.test(values.credits.trim()) ? Number(values.credits.replaceAll(',', '')) : Number.NaN;
  const isValid = credits >= 1 && credits <= most;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setBought(undefined);
    if (isValid) saved();
    if (isValid && paysByCard) openPayPage({ credits });
    else if (isValid) setAsking(true);
    else setError('Enter a whole number of credits between 1 and 1,000,000.');
  };
  return (
    <form onSubmit={ask} noValidate>
      <TextField
        label="Credits"
        inputMode="numeric"
        required
        value={values.credits}
        hint={isValid ? `Price: ${formatMoney(credits)}. Available now: ${formatCredits(balance)}.` : undefined}
        errors={error ? [error] : undefined}
        onChange={({ target }) => {
          set('credits', target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="primary">
        Buy credits
      </Button>
      <span role="status" className="ml-3">
        {bought}
      </span>
      {isAsking && (
        <Confirm
          title={`Buy ${formatCredits(credits)} for ${formatMoney(credits)}?`}
          submit={`Pay ${formatMoney(credits)}`}
          document={PurchaseCreditsDocument}
          variables={{ input: { credits } }}
          danger={false}
          onClose={() => setAsking(false)}
          onDone={({ purchaseCredits: { purchased } }) =>
            setBought(`${formatCredits(purchased)} ${mode === 'sandbox' ? 'bought in the simulation.' : 'bought.'}`)
          }
        >
          {mode === 'sandbox' ? 'The payment is simulated.' : 'Your saved card is charged now.'} Bought credits pay for
          everything. {owed !== null && `They first pay the ${formatCredits(owed)} that the organization owes.`}
        </Confirm>
      )}
    </form>
  );
}
