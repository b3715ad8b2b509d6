import { articleNumberFault, digitsOf } from '@domain/document-order/article-number.js';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { MailroomDispatchDocument, type MailroomTaskFragment } from './mailroom.documents';

/** The article number from the label, scanned or typed, checked here before it is sent. */
export function HandOverForm({ task: { id, mailClass }, onDone }: { task: MailroomTaskFragment; onDone: () => void }) {
  const dispatch = useChange(MailroomDispatchDocument);
  const { values, text, set } = useForm({ trackingNumber: '' }, dispatch.error);
  const [fault, setFault] = useState<string | null>(null);
  const isCertified = mailClass === 'CERTIFIED';
  const { errors, ...field } = text('trackingNumber');
  const send = () => {
    const number = values.trackingNumber.trim();
    const found = isCertified ? articleNumberFault(digitsOf(number)) : null;
    setFault(found && `The article number ${found}`);
    if (!found) dispatch.mutate({ input: { id, trackingNumber: number || null } }, { onSuccess: onDone });
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
    </Form>
  );
}
