import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useEditForm } from '../parts/form';
import { formatDate, plainAmount } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { Warning } from '../parts/warning';
import { AddScheduleLineDocument, SavePayApplicationDocument } from './billing.documents';
import type { PayApplication } from './pay-application';

export type ChangeOrder = PayApplication['changeOrders'][number];

const labels = {
  number: 'Number',
  amount: 'Amount',
  approvedOn: 'Executed on',
  line: 'Its line in the schedule',
} as const;

/** A change order of a draft: one that is new, or one to edit. */
export function ChangeOrderDialog({
  application: { id, changeOrders, updatedAt, sov },
  known: knownOrders,
  onClose,
}: {
  application: PayApplication;
  known: ChangeOrder | null;
  onClose: () => void;
}) {
  const save = useChange(SavePayApplicationDocument);
  const schedule = useChange(AddScheduleLineDocument);
  // Another person can add or remove an order meanwhile, so the order is found by its number.
  const index = changeOrders.findIndex(({ number }) => number === knownOrders?.number);
  const place = index < 0 ? changeOrders.length : index;
  const now = changeOrders[index] ?? knownOrders;
  const isGone = knownOrders !== null && index < 0 && !save.isPending && !save.isSuccess;
  const stored = {
    number: now?.number ?? '',
    amount: now?.amount ?? '',
    approvedOn: now?.approvedOn ?? '',
    line: '',
  };
  const form = useEditForm(stored, save.error, { prefix: `input.changeOrders.${place}.`, amounts: ['amount'] });
  const { values, text } = form;
  const number = values.number.trim();
  const lines = sov?.lines ?? [];
  /** It counts, so line 3 has it, and column C does not. */
  const needsLine =
    sov !== null && values.approvedOn !== '' && !lines.some(({ changeOrderNumber }) => changeOrderNumber === number);
  const addLine = async () => {
    const line = {
      description: values.line.trim(),
      scheduledValue: plainAmount(values.amount),
      changeOrderNumber: number,
    };
    await schedule.mutateAsync({ input: { id: sov!.id, expectedUpdatedAt: sov!.updatedAt, lines: [...lines, line] } });
  };
  const send = async () => {
    // The line comes first: with the lines of other change orders there, an order without its line is refused.
    if (needsLine && values.line.trim() !== '') await addLine();
    const order = {
      number,
      amount: plainAmount(values.amount),
      approvedOn: values.approvedOn || null,
    };
    const orders = [...changeOrders];
    orders[place] = order;
    save.mutate({ input: { id, expectedUpdatedAt: updatedAt, changeOrders: orders } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={knownOrders ? `Change order ${knownOrders.number}` : 'Add a change order'}>
      <Form
        onSubmit={() => send().catch(() => undefined)}
        error={schedule.error ?? save.error}
        busy={schedule.isPending || save.isPending || isGone || form.overtaken.length > 0}
        submit="Save the change order"
        onCancel={onClose}
      >
        {isGone && (
          <Warning role="alert">
            Someone else removed change order {knownOrders.number} or gave it another number while this was open. Close
            this and look at the list.
          </Warning>
        )}
        <TextField label={labels.number} required {...text('number')} />
        <TextField
          label={labels.amount}
          required
          inputMode="decimal"
          hint="A deduction has a minus before it."
          {...text('amount')}
        />
        <TextField
          label={labels.approvedOn}
          type="date"
          hint="Leave it empty while it is pending: it does not count until then."
          {...text('approvedOn')}
        />
        {needsLine && (
          <TextField
            label={labels.line}
            hint="What the line says. The continuation sheet then has the amount too, as line 3 does. Leave it empty if your schedule shows no change orders."
            {...text('line')}
            errors={schedule.error?.fields[`input.lines.${lines.length}.description`]}
          />
        )}
        <Overtaken form={form} labels={labels} stored={{ ...stored, approvedOn: formatDate(stored.approvedOn) }} />
      </Form>
    </Dialog>
  );
}
