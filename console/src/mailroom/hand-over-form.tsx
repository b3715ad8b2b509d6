import { articleNumberFault, toDigits } from '@domain/document-order/article-number.js';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { toMoment } from '../parts/format';
import { MailroomDispatchDocument, type MailroomTaskFragment } from './mailroom.documents';

/** The article number from the label, scanned or typed, checked here before it is sent. */
export function HandOverForm({ task: { id, mailClass } }: { task: MailroomTaskFragment }) {
  const dispatch = useChange(MailroomDispatchDocument);
  const { values, text, set } = useForm({ trackingNumber: '', shippedAt: '' }, dispatch.error);
  const [fault, setFault] = useState<string | null>(null);
  const isCertified = mailClass === 'CERTIFIED';
  const { errors, ...field } = text('trackingNumber');
  const send = () => {
    const number = values.trackingNumber.trim();
    const numberFault = isCertified ? articleNumberFault(toDigits(number)) : null;
    setFault(numberFault && `The article number ${numberFault}`);
    if (!numberFault)
      dispatch.mutate({ input: { id, trackingNumber: number || null, shippedAt: toMoment(values.shippedAt) } });
  };
  return (
    <Form onSubmit={send} error={dispatch.error} busy={dispatch.isPending} submit="Handed over at the counter">
      <TextField
        label={isCertified ? 'Article number' : 'Tracking number'}
        required={isCertified}
        inputMode="numeric"
        hint={isCertified ? 'Scan the label, or type its 20 to 22 digits.' : 'If the carrier gives one.'}
        {...field}
        onChange={({ target }) => {
          setFault(null);
          set('trackingNumber', target.value);
        }}
        errors={fault ? [fault] : errors}
      />
      <TextField
        label="Handed over at"
        type="datetime-local"
        hint="Now, if you leave it empty. It counts as mailed from this time."
        {...text('shippedAt')}
      />
    </Form>
  );
}
