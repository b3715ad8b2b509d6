import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { SavePayApplicationDocument } from './billing.documents';
import { changedHead, type HeadValues } from './head-values';
import type { PayApplication } from './pay-application-page';

/** The period and the rates of a draft. */
export function HeadDialog({ application, onClose }: { application: PayApplication; onClose: () => void }) {
  const save = useChange(SavePayApplicationDocument);
  const [before] = useState<HeadValues>({
    periodFrom: application.periodFrom ?? '',
    periodTo: application.periodTo,
    applicationDate: application.applicationDate,
    retainagePercent: application.retainagePercent,
    materialsRetainagePercent: application.materialsRetainagePercent ?? '',
    allowOverbilling: application.allowOverbilling,
  });
  const { values, text, set } = useForm(before, save.error);
  const send = () => {
    const changed = changedHead(before, values);
    if (Object.keys(changed).length === 0) return onClose();
    save.mutate({ input: { id: application.id, ...changed } }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title="Period and rates">
      <Form onSubmit={send} error={save.error} busy={save.isPending} submit="Save" onCancel={onClose}>
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="Period from" type="date" {...text('periodFrom')} />
          <TextField label="Period to" required type="date" {...text('periodTo')} />
          <TextField label="Retainage on work, %" required inputMode="decimal" {...text('retainagePercent')} />
          <TextField
            label="Retainage on stored material, %"
            inputMode="decimal"
            hint="The same as on work if empty."
            {...text('materialsRetainagePercent')}
          />
        </div>
        <TextField label="Application date" required type="date" {...text('applicationDate')} />
        <CheckField
          label="Lines may be billed beyond their scheduled value"
          checked={values.allowOverbilling}
          onChange={({ target }) => set('allowOverbilling', target.checked)}
        />
      </Form>
    </Dialog>
  );
}
