import { useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { currentDocument } from '../mail/current-document';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField } from '../parts/field';
import { Form } from '../parts/form';
import { formatCredits } from '../parts/format';
import { To } from '../parts/to';
import type { Notice } from './notice-page';
import { type MailClass, NoticePriceDocument, OrderNoticeDocument } from './notices.documents';
import { priceOf, recipientsOf, totalOf } from './price';

const classes: MailClass[] = ['CERTIFIED', 'FIRST_CLASS', 'PRIORITY'];

/** Mails the notice to the parties that are chosen, at the price that is shown: a price that rose meanwhile is shown first. */
export function OrderDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { mode } = useScope();
  const all = recipientsOf(notice);
  const [mailClass, setMailClass] = useState<MailClass>('CERTIFIED');
  const [chosen, setChosen] = useState<readonly string[]>(all.map(({ id }) => id));
  const [roseFrom, setRoseFrom] = useState<number>();
  const order = useChange(OrderNoticeDocument);
  const price = useRead(NoticePriceDocument, priceOf(notice, mailClass, chosen.length), {
    enabled: chosen.length > 0,
    follows: ['credit_balance'],
    keepsPrevious: true,
  });
  const cost = price.data && totalOf(price.data, notice);
  const balance = price.data?.creditBalance.balance.total;
  const recipients = all.filter(({ id }) => chosen.includes(id)).map(({ id: _, ...recipient }) => recipient);
  const send = async () => {
    const { data, error } = await price.refetch();
    if (error || !data) return;
    if (cost === undefined || totalOf(data, notice) > cost) return setRoseFrom(cost);
    order.mutate({ input: { id: notice.id, mailClass, recipients } }, { onSuccess: onClose });
  };
  const verb = mode === 'live' ? 'Mail it' : 'Mail it in the sandbox';
  return (
    <Dialog open onClose={onClose} title={`Mail ${notice.noticeNumber}`}>
      <Form
        error={order.error ?? price.error}
        busy={order.isPending || price.isFetching || chosen.length === 0 || cost === undefined}
        submit={cost === undefined ? verb : `${verb} for ${formatCredits(cost)}`}
        onCancel={onClose}
        onSubmit={send}
      >
        <SelectField
          label="Mail class"
          options={choices(classes)}
          value={mailClass}
          onChange={({ target }) => setMailClass(target.value as MailClass)}
        />
        <fieldset className="mb-3">
          <legend className="mb-1 font-medium">Recipients</legend>
          {all.length === 0 && (
            <p className="text-muted">No party has a complete address. Add the addresses on the project.</p>
          )}
          {all.map(({ id, name, city, state }) => (
            <CheckField
              key={id}
              label={`${name}, ${city}, ${state}`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </fieldset>
        {roseFrom !== undefined && cost !== undefined && cost > roseFrom && (
          <p role="alert" className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-warning">
            The price rose from {formatCredits(roseFrom)} to {formatCredits(cost)}. Nothing was sent. Confirm the new
            price.
          </p>
        )}
        {cost !== undefined && balance !== undefined && (
          <p className="mb-3" role="status">
            {formatCredits(cost)} of {formatCredits(balance)}
            {currentDocument(notice) ? '.' : ', with the document.'}{' '}
            {cost > balance && (
              <span className="text-danger">
                The credits do not suffice. <To page="/account/credits">Buy credits</To>
              </span>
            )}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
