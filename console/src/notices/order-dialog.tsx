import { useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField } from '../parts/field';
import { Form } from '../parts/form';
import { formatCredits } from '../parts/format';
import type { Notice } from './notice-page';
import { type MailClass, NoticePriceDocument, OrderNoticeDocument } from './notices.documents';

const classes: MailClass[] = ['CERTIFIED', 'FIRST_CLASS', 'PRIORITY'];

interface Recipient {
  id: string;
  name: string;
  addressLine1: string;
  city: string;
  state: string;
  zip: string;
}

function recipientsOf(notice: Notice): Recipient[] {
  return notice.parties.nodes.flatMap(({ id, organization, ...own }) => {
    const { addressLine1, city, state, zip } = own.zip ? own : (organization ?? own);
    return organization && addressLine1 && city && state && zip
      ? [{ id, name: organization.name, addressLine1, city, state, zip }]
      : [];
  });
}

/** Mails the notice to the parties that are chosen, after showing what it costs. */
export function OrderDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { mode } = useScope();
  const all = recipientsOf(notice);
  const [mailClass, setMailClass] = useState<MailClass>('CERTIFIED');
  const [chosen, setChosen] = useState<readonly string[]>(all.map(({ id }) => id));
  const document = notice.documents.nodes.find(({ isPreview, revertedAt }) => !isPreview && !revertedAt);
  const order = useChange(OrderNoticeDocument);
  const price = useRead(
    NoticePriceDocument,
    {
      input: {
        eventType: 'document_order',
        orderType: 'mail',
        mailClass: mailClass.toLowerCase(),
        pages: document?.pageCount ?? 1,
        recipients: chosen.length,
        state: notice.state,
      },
    },
    { enabled: chosen.length > 0, follows: ['credit_balance'], keepsPrevious: true },
  );
  const cost = price.data?.creditPrice.credits;
  const recipients = all.filter(({ id }) => chosen.includes(id)).map(({ id: _, ...recipient }) => recipient);
  return (
    <Dialog open onClose={onClose} title={`Mail ${notice.noticeNumber}`}>
      <Form
        error={order.error ?? price.error}
        busy={order.isPending || chosen.length === 0 || cost === undefined}
        submit={
          cost === undefined
            ? 'Mail it'
            : `${mode === 'live' ? 'Mail it' : 'Mail it in the sandbox'} for ${formatCredits(cost)}`
        }
        onCancel={onClose}
        onSubmit={() => order.mutate({ input: { id: notice.id, mailClass, recipients } }, { onSuccess: onClose })}
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
        {cost !== undefined && (
          <p className="mb-3" role="status">
            {formatCredits(cost)} of {formatCredits(price.data!.creditBalance.balance.total)}.
          </p>
        )}
      </Form>
    </Dialog>
  );
}
