import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Undeliverable } from '../parts/undeliverable';
import type { Request } from './request';
import { SendWaiverRequestDocument } from './requests.documents';

/** Sends a request, sends it again, or sends it to another address. */
export function SendDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const { id, status, statusReason, email, timesSent } = request;
  const send = useChange(SendWaiverRequestDocument);
  const [expectedUpdatedAt] = useState(request.updatedAt);
  const isLost = status === 'UNDELIVERABLE';
  const { values, text } = useForm({ email: email ?? '' }, send.error);
  const input = { id, email: values.email.trim() || null, expectedUpdatedAt };
  return (
    <Dialog onClose={onClose} title={isLost ? 'Use another address' : timesSent > 0 ? 'Send it again' : 'Send it'}>
      <Form
        error={send.error}
        busy={send.isPending}
        submit="Send it"
        onCancel={onClose}
        onSubmit={() => send.mutate({ input }, { onSuccess: onClose })}
      >
        <Undeliverable reason={isLost ? (statusReason ?? '') : null} />
        <TextField
          label="E-mail"
          type="email"
          required
          hint="The payee gets a link there, and can answer for 30 days from now."
          {...text('email')}
        />
      </Form>
    </Dialog>
  );
}
