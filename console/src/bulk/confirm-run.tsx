import { PriceNote } from '../documents/price';
import { Dialog } from '../parts/dialog';
import { Form } from '../parts/form';
import { formatCredits, formatDate } from '../parts/format';
import type { Choice } from './acts';

/** Asks once more, with the price of all and what it means. */
export function ConfirmRun({
  choice,
  on,
  count,
  credits,
  balance,
  submit,
  onClose,
  onConfirmed,
}: {
  choice: Choice;
  /** The day of the act, if it has one. */
  on: string;
  count: number;
  credits: number;
  balance: number | undefined;
  submit: string;
  onClose: () => void;
  onConfirmed: () => void;
}) {
  return (
    <Dialog onClose={onClose} title={`${choice.text}?`}>
      <Form error={null} busy={false} submit={submit} onCancel={onClose} onSubmit={onConfirmed}>
        <p className="mb-3">{choice.meaning}</p>
        {choice.day && <p className="mb-3">{`${choice.day}: ${on ? formatDate(on) : 'no day'}.`}</p>}
        <p className="mb-3">
          {credits > 0
            ? `${count === 1 ? 'It costs' : 'Together they cost'} ${formatCredits(credits)} of ${formatCredits(balance)}.`
            : 'It costs nothing.'}{' '}
          Each is done once, also if the connection is lost. You can stop it at any time.
        </p>
        {credits > 0 && (
          <p className="mb-3">
            <PriceNote cost={credits} balance={balance} />
          </p>
        )}
      </Form>
    </Dialog>
  );
}
