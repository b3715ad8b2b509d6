import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { SavePayApplicationDocument } from './billing.documents';
import type { PayApplication } from './pay-application';
import { type PeriodValues, periodInput } from './period-values';

const labels = {
  periodFrom: 'Period from',
  periodTo: 'Period to',
  retainagePercent: 'Retainage on work, %',
  materialsRetainagePercent: 'Retainage on stored material, %',
  applicationDate: 'Application date',
  allowOverbilling: 'Lines may be billed beyond their scheduled value',
} as const;

/** The period and the rates of a draft. Only what was changed here is saved. */
export function PeriodDialog({ application, onClose }: { application: PayApplication; onClose: () => void }) {
  const save = useChange(SavePayApplicationDocument);
  const stored: PeriodValues = {
    periodFrom: application.periodFrom ?? '',
    periodTo: application.periodTo,
    applicationDate: application.applicationDate,
    retainagePercent: application.retainagePercent,
    materialsRetainagePercent: application.materialsRetainagePercent ?? '',
    allowOverbilling: application.allowOverbilling,
  };
  const form = useForm(stored, save.error, {
    isStored: true,
    amounts: ['retainagePercent', 'materialsRetainagePercent'],
  });
  const { values, text, set, changed } = form;
  const send = () => {
    if (Object.keys(changed).length === 0) return onClose();
    const input = { id: application.id, expectedUpdatedAt: application.updatedAt, ...periodInput(changed) };
    save.mutate({ input }, { onSuccess: onClose });
  };
  const isAsking = form.overtaken.length > 0;
  return (
    <Dialog onClose={onClose} title="Period and rates">
      <Form onSubmit={send} error={save.error} busy={save.isPending || isAsking} submit="Save" onCancel={onClose}>
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label={labels.periodFrom} type="date" {...text('periodFrom')} />
          <TextField label={labels.periodTo} required type="date" {...text('periodTo')} />
          <TextField label={labels.retainagePercent} required inputMode="decimal" {...text('retainagePercent')} />
          <TextField
            label={labels.materialsRetainagePercent}
            inputMode="decimal"
            hint="The same as on work if empty."
            {...text('materialsRetainagePercent')}
          />
        </div>
        <TextField label={labels.applicationDate} required type="date" {...text('applicationDate')} />
        <CheckField
          label={labels.allowOverbilling}
          checked={values.allowOverbilling}
          onChange={({ target }) => set('allowOverbilling', target.checked)}
        />
        <Overtaken form={form} labels={labels} stored={stored} />
      </Form>
    </Dialog>
  );
}
