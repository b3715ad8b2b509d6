import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { plainAmount } from '../parts/format';
import { useUnsaved } from '../parts/unsaved';
import { SavePayApplicationDocument } from './billing.documents';
import type { PayApplication } from './pay-application';

type Amounts = { workCompleted: string; materialsStored: string };
const none: Amounts = { workCompleted: '', materialsStored: '' };

/** Where a job stands that was billed elsewhere before its first application here. */
export function OpeningDialog({ application, onClose }: { application: PayApplication; onClose: () => void }) {
  const save = useChange(SavePayApplicationDocument);
  const { opening } = application;
  const { values, text } = useForm(
    {
      // A draft that was created to take over a job has no balances yet.
      certifiedToDate: opening?.lines.length ? opening.certifiedToDate : '',
      retainage: opening?.retainage ?? '',
    },
    save.error,
    { prefix: 'input.opening.' },
  );
  const [stored] = useState(
    () => new Map<string, Amounts>((opening?.lines ?? []).map(({ sovLineId, ...amounts }) => [sovLineId, amounts])),
  );
  const [lines, setLines] = useState(stored);
  useUnsaved(lines !== stored, { value: lines });
  const type = (id: string, field: keyof Amounts, value: string) =>
    setLines((current) => new Map(current).set(id, { ...(current.get(id) ?? none), [field]: value }));
  const amountOf = (value: string) => plainAmount(value) || null;
  const send = () => {
    const filled = [...lines].filter(([, amounts]) => amounts.workCompleted !== '' || amounts.materialsStored !== '');
    const balances = {
      certifiedToDate: amountOf(values.certifiedToDate),
      retainage: amountOf(values.retainage),
      lines: filled.map(([sovLineId, amounts]) => ({
        sovLineId,
        workCompleted: amountOf(amounts.workCompleted),
        materialsStored: amountOf(amounts.materialsStored),
      })),
    };
    const isEmpty = filled.length === 0 && !balances.certifiedToDate && !balances.retainage;
    const input = {
      id: application.id,
      expectedUpdatedAt: application.updatedAt,
      // Another number than 1 is that of a job that is taken over, which has balances, be they zero.
      opening: isEmpty && application.applicationNumber === 1 ? null : balances,
    };
    save.mutate({ input }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="Opening balances" wide>
      <Form onSubmit={send} error={save.error} busy={save.isPending} submit="Save" onCancel={onClose}>
        <p className="mb-3">
          What was billed on this job before this application. Its work becomes column D, its stored material stays in
          column F until it is installed, and its certificates are line 7.
        </p>
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="Retainage held" inputMode="decimal" {...text('retainage')} />
          <TextField
            label="Certificates so far"
            inputMode="decimal"
            hint="What was completed and stored less the retainage if empty."
            {...text('certifiedToDate')}
          />
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Lines"
          className="relative mb-3 max-h-96 overflow-auto rounded-md border border-line"
        >
          <table className="w-full border-collapse">
            <caption className="sr-only">What was billed on each line</caption>
            <thead>
              <tr className="text-left text-sm text-muted">
                <th scope="col" className="px-2 py-1.5 font-medium">
                  Line
                </th>
                <th scope="col" className="px-2 py-1.5 font-medium">
                  Work completed
                </th>
                <th scope="col" className="px-2 py-1.5 font-medium">
                  Material stored
                </th>
              </tr>
            </thead>
            <tbody>
              {(application.sov?.lines ?? []).map(({ id, itemNumber, description }) => (
                <tr key={id} className="border-t border-line">
                  <th scope="row" className="px-2 py-1.5 text-left font-normal">
                    {itemNumber} {description}
                  </th>
                  {(['workCompleted', 'materialsStored'] as const).map((field) => (
                    <td key={field} className="px-1 py-1">
                      <input
                        aria-label={`${field === 'workCompleted' ? 'Work completed' : 'Material stored'}, item ${itemNumber}`}
                        inputMode="decimal"
                        className="w-full min-w-20 rounded border border-line bg-sheet px-1.5 py-0.5 text-right"
                        value={lines.get(id!)?.[field] ?? ''}
                        onChange={({ target }) => type(id!, field, target.value)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Form>
    </Dialog>
  );
}
