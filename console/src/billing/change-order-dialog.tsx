import {
  changeOrderLineViolations,
  changeOrdersSoFar,
  countChangeOrders,
} from '@domain/pay-application/change-orders.js';
import { useState } from 'react';
import { execute } from '../api/execute';
import { useChange, useSend } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatDate, plainAmount } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { Warning } from '../parts/warning';
import {
  AddScheduleLineDocument,
  type AddScheduleLineMutationVariables,
  OwnChangeOrdersDocument,
  SavePayApplicationDocument,
} from './billing.documents';
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
  application,
  known: knownOrders,
  onClose,
}: {
  application: PayApplication;
  known: ChangeOrder | null;
  onClose: () => void;
}) {
  const { id, changeOrders, updatedAt, sov, periodTo } = application;
  const save = useChange(SavePayApplicationDocument);
  /** A line of an order that counts already changes the figures of the application, which is read again for its version. */
  const schedule = useSend<string, AddScheduleLineMutationVariables>(async (variables, options) => {
    await execute(AddScheduleLineDocument, variables, options);
    const { payApplication: now } = await execute(OwnChangeOrdersDocument, { id }, { scope: options.scope });
    // The list of orders is replaced: what another person changed in it meanwhile must be refused.
    return JSON.stringify(now.changeOrders) === JSON.stringify(changeOrders) ? now.updatedAt : updatedAt;
  });
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
  const form = useForm(stored, save.error, {
    isStored: true,
    prefix: `input.changeOrders.${place}.`,
    amounts: ['amount'],
  });
  const { values, text } = form;
  const number = values.number.trim();
  const lines = sov?.lines ?? [];
  const isNamed = (line: (typeof lines)[number]) =>
    knownOrders !== null && line.changeOrderNumber === knownOrders.number;
  const hasLine = lines.some((line) => isNamed(line) || (number !== '' && line.changeOrderNumber === number));
  /** It counts, so line 3 has it, and column C does not. */
  const needsLine = sov !== null && values.approvedOn !== '' && values.approvedOn <= periodTo && !hasLine;
  const withoutLine = needsLine ? explainOthersWithoutLine(application, [number, knownOrders?.number]) : [];
  const asksForLine = needsLine && withoutLine.length === 0;
  /** Its lines in the schedule name it, so they get its new number with it. */
  const renamesLines = lines.some(isNamed) && number !== '' && number !== knownOrders?.number;
  /** The lines of the schedule as the order needs them; undefined where they stay. */
  const changeLines = () => {
    if (renamesLines) return lines.map((line) => (isNamed(line) ? { ...line, changeOrderNumber: number } : line));
    if (!asksForLine || values.line.trim() === '') return undefined;
    const line = {
      description: values.line.trim(),
      scheduledValue: plainAmount(values.amount),
      changeOrderNumber: number,
    };
    return [...lines, line];
  };
  /** The number is that of another order: with its lines renamed, the lines of both would be one order’s. */
  const isTaken =
    number !== '' &&
    number !== knownOrders?.number &&
    (changeOrders.some((order, at) => at !== place && order.number === number) ||
      (renamesLines && lines.some((line) => line.changeOrderNumber === number)));
  const [isRefused, setRefused] = useState(false);
  const send = async () => {
    schedule.reset();
    // The schedule is written first, so what the application would refuse is refused before.
    setRefused(isTaken);
    if (isTaken) return;
    const changed = changeLines();
    // The lines come first: with the lines of other change orders there, an order without its line is refused.
    const expectedUpdatedAt = changed
      ? await schedule.mutateAsync({ input: { id: sov!.id, expectedUpdatedAt: sov!.updatedAt, lines: changed } })
      : updatedAt;
    const order = {
      number,
      amount: plainAmount(values.amount),
      approvedOn: values.approvedOn || null,
    };
    const orders = [...changeOrders];
    orders[place] = order;
    save.mutate({ input: { id, expectedUpdatedAt, changeOrders: orders } }, { onSuccess: onClose });
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
        <TextField
          label={labels.number}
          required
          hint={renamesLines ? 'Its lines in the schedule of values get this number, too.' : undefined}
          {...text('number')}
          {...(isRefused && isTaken && { errors: [`Another change order has the number ${number}.`] })}
        />
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
        {withoutLine.length > 0 && (
          <p className="text-muted">
            It can have a line in the schedule of values when the other change orders there are right:{' '}
            {withoutLine.join(' ')}
          </p>
        )}
        {asksForLine && (
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

/** What the service would say of the other orders that count, if one of the schedule's lines were for a change order. */
function explainOthersWithoutLine(
  { applicationNumber, changeOrders, periodFrom, periodTo, project, sov }: PayApplication,
  these: readonly (string | undefined)[],
): string[] {
  const earlier = (project?.payApplications.nodes ?? [])
    .filter((one) => one.applicationNumber < applicationNumber && one.status !== 'VOID')
    .map((one) => one.changeOrders);
  const others = changeOrdersSoFar(changeOrders, earlier).filter(({ number }) => !these.includes(number));
  const { counted } = countChangeOrders({ changeOrders: others, periodFrom, periodTo });
  const line = { changeOrderNumber: these[0]!, scheduledValue: '0' };
  return changeOrderLineViolations([...(sov?.lines ?? []), line], counted).map(({ message }) => message);
}
