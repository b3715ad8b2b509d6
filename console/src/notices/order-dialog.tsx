import { useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { currentDocument } from '../mail/current-document';
import { usePreview } from '../mail/use-preview';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField } from '../parts/field';
import { Form } from '../parts/form';
import { formatCredits } from '../parts/format';
import { To } from '../parts/to';
import type { Notice } from './notice-page';
import { type MailClass, NoticePriceDocument, OrderNoticeDocument } from './notices.documents';
import { inputOf, isOpen, pagesOf, priceOf, recipientsOf, totalOf, versionOf } from './price';
import { useNotice } from './use-notice';

const classes: MailClass[] = ['CERTIFIED', 'FIRST_CLASS', 'PRIORITY'];

/** Mails the notice to the parties that are chosen, at the price that is shown: a price that rose meanwhile is shown first. */
export function OrderDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { mode } = useScope();
  const all = recipientsOf(notice);
  const [mailClass, setMailClass] = useState<MailClass>('CERTIFIED');
  const [chosen, setChosen] = useState<readonly string[]>(all.map(({ id }) => id));
  const [roseFrom, setRoseFrom] = useState<number>();
  const order = useChange(OrderNoticeDocument);
  const read = useNotice(notice.id);
  const isDraft = notice.status === 'DRAFT';
  const pages = pagesOf(notice, usePreview(isDraft ? inputOf(notice) : undefined, versionOf(notice)));
  const price = useRead(NoticePriceDocument, priceOf(notice, mailClass, chosen.length, pages ?? 1), {
    enabled: chosen.length > 0 && pages !== undefined,
    follows: ['credit_balance'],
    keepsPrevious: true,
  });
  const cost = price.data && totalOf(price.data, notice);
  const balance = price.data?.creditBalance.balance.total;
  const recipients = all.filter(({ id }) => chosen.includes(id)).map(({ id: _, ...recipient }) => recipient);
  const input = { id: notice.id, mailClass, recipients };
  // An order whose answer was lost is sent again under its key, which mails nothing twice.
  const isRepeat = order.error?.isPassing === true && JSON.stringify(order.variables?.input) === JSON.stringify(input);
  const isClosed = !isOpen(notice) && !isRepeat && !order.isPending && !order.isSuccess;
  const send = async () => {
    const [{ data, error }, { data: now }] = await Promise.all([price.refetch(), read.refetch()]);
    if (error || !data || !now || !(isRepeat || isOpen(now.notice))) return;
    if (cost === undefined || totalOf(data, notice) > cost) return setRoseFrom(cost);
    order.mutate({ input }, { onSuccess: onClose });
  };
  const isBusy = order.isPending || price.isFetching || read.isFetching || pages === undefined;
  const verb = mode === 'live' ? 'Mail it' : 'Mail it in the sandbox';
  return (
    <Dialog open onClose={onClose} title={`Mail ${notice.noticeNumber}`}>
      <Form
        error={order.error ?? price.error ?? read.error}
        busy={isBusy || isClosed || chosen.length === 0 || cost === undefined}
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
        {isClosed && (
          <p role="alert" className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-warning">
            {notice.status === 'VOID' ? 'This notice is void now.' : 'This notice was mailed meanwhile.'} Nothing else
            was sent.
          </p>
        )}
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
                You do not have enough credits. <To page="/account/credits">Buy credits</To>
              </span>
            )}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
