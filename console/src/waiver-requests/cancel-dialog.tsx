import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import type { Request } from './request';
import { CancelWaiverRequestDocument } from './requests.documents';

/** Withdraws a request. */
export function CancelDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const cancel = useChange(CancelWaiverRequestDocument);
  const [expectedUpdatedAt] = useState(request.updatedAt);
  const { values, text } = useForm({ statusReason: '' }, cancel.error);
  const input = { id: request.id, ...toInput(values), expectedUpdatedAt };
  return (
    <Dialog onClose={onClose} title="Cancel the request?">
      <Form
        danger
        error={cancel.error}
        busy={cancel.isPending}
        submit="Cancel the request"
        onCancel={onClose}
        onSubmit={() => cancel.mutate({ input }, { onSuccess: onClose })}
      >
        <p className="mb-3">The payee can no longer sign it. You can ask again.</p>
        <TextField label="Reason" {...text('statusReason')} />
      </Form>
    </Dialog>
  );
}
