import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextArea, TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { plainAmount } from '../parts/format';
import { useGo } from '../parts/use-go';
import type { Request } from './request';
import { ReplaceWaiverRequestDocument, UpdateWaiverRequestDocument } from './requests.documents';

/** Other terms: those of a draft are changed; what was sent is replaced by a new request, which is sent at once. */
export function TermsDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const { id, status, throughDate, typeLabel } = request;
  const isDraft = status === 'DRAFT';
  const go = useGo();
  const update = useChange(UpdateWaiverRequestDocument);
  const replace = useChange(ReplaceWaiverRequestDocument);
  const [expectedUpdatedAt] = useState(request.updatedAt);
  const error = update.error ?? replace.error;
  const { values, text, saved } = useForm(
    {
      amount: request.amount ?? '',
      throughDate: throughDate ?? '',
      dueDate: request.dueDate ?? '',
      invoiceNumber: request.invoiceNumber ?? '',
      email: request.email ?? '',
      message: request.message ?? '',
    },
    error,
  );
  const input = { id, expectedUpdatedAt, ...toInput({ ...values, amount: plainAmount(values.amount) }) };
  const send = () =>
    isDraft
      ? update.mutate({ input }, { onSuccess: onClose })
      : replace.mutate(
          { input },
          {
            onSuccess: ({ replaceWaiverRequest }) => {
              saved();
              onClose();
              go({ page: '/waivers/requests/$id', params: { id: replaceWaiverRequest.id } });
            },
          },
        );
  return (
    <Dialog onClose={onClose} title={isDraft ? 'Edit the request' : 'Replace the request'}>
      <Form
        isLong
        error={error}
        busy={update.isPending || replace.isPending}
        submit={isDraft ? 'Save' : 'Send the new request'}
        onCancel={onClose}
        onSubmit={send}
      >
        {!isDraft && (
          <p className="mb-3">
            A new request with these terms is sent at once. The old one ends, and the payee can no longer sign it.
          </p>
        )}
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField label="Amount" inputMode="decimal" hint="In dollars." {...text('amount')} />
          {!/final/i.test(typeLabel) && (
            <TextField type="date" label="Through date" required {...text('throughDate')} />
          )}
          <TextField type="date" label="Due" {...text('dueDate')} />
          <TextField label="Invoice number" {...text('invoiceNumber')} />
        </div>
        <TextField label="E-mail" type="email" {...text('email')} />
        <TextArea label="Message" {...text('message')} />
      </Form>
    </Dialog>
  );
}
