import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { Form } from '../parts/form';
import { formatMoney } from '../parts/format';
import {
  type EditedLine,
  type LineField,
  lineFields,
  lineInputs,
  lineLabels,
  type Schedule,
  sumsOf,
} from './edited-lines';
import { LineCell } from './line-cell';
import { LinesOvertaken } from './lines-overtaken';
import { SaveScheduleDocument } from './schedules.documents';
import { useLines } from './use-lines';

const widths: Record<LineField, string> = {
  itemNumber: 'w-16',
  description: 'min-w-48 w-full',
  scheduledValue: 'w-32 text-right',
  costCode: 'w-24',
  retainagePercent: 'w-20 text-right',
  changeOrderNumber: 'w-24',
};

/** All lines of a schedule as fields that are saved together, because those of an active schedule keep their sum. */
export default function LineEditor({ sov, onClose }: { sov: Schedule; onClose: () => void }) {
  const save = useChange(SaveScheduleDocument);
  const edited = useLines(sov, save.error);
  const { lines } = edited;
  const [sent, setSent] = useState<readonly string[]>([]);
  const errorsOf = ({ id }: EditedLine, field: LineField) => {
    const path = `lines.${sent.indexOf(id)}.${field}`;
    return save.error?.fields[`input.${path}`] ?? save.error?.fields[path];
  };
  const send = () => {
    setSent(lines.map(({ id }) => id));
    const input = { id: sov.id, expectedUpdatedAt: sov.updatedAt, lines: lineInputs(lines) };
    save.mutate({ input }, { onSuccess: onClose });
  };
  const sums = sumsOf(lines);
  const contractAmount = sov.project?.contractAmount ?? null;
  return (
    <Form
      onSubmit={send}
      error={save.error}
      busy={save.isPending || edited.isOpen}
      submit="Save the lines"
      onCancel={onClose}
    >
      <section
        aria-label="Lines to edit"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="mb-3 overflow-x-auto rounded-md border border-line bg-sheet"
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">Lines to edit</caption>
          <thead>
            <tr className="text-left text-sm text-muted">
              {lineFields.map((field) => (
                <th key={field} scope="col" className="px-2 py-1.5 font-medium whitespace-nowrap">
                  {lineLabels[field]}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={line.id} className="border-t border-line align-top">
                {lineFields.map((field) => (
                  <td key={field} className="px-1 py-1">
                    <LineCell
                      id={`${line.id}-${field}`}
                      label={`${lineLabels[field]}, line ${index + 1}`}
                      look={widths[field]}
                      value={line.texts[field]}
                      errors={errorsOf(line, field)}
                      onChange={(text) => edited.change(line, field, text)}
                    />
                  </td>
                ))}
                <td className="px-1 py-1">
                  <Button
                    look="quiet"
                    className="!px-2"
                    aria-label={`Remove line ${index + 1}`}
                    onClick={() => edited.remove(line)}
                  >
                    <Trash2 className="size-4" aria-hidden />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={edited.add}>Add a line</Button>
        <p role="status">
          Contract lines {formatMoney(sums.contract)}
          {contractAmount !== null && ` of ${formatMoney(contractAmount)}`}
          {sums.changeOrders !== 0 && `, change orders ${formatMoney(sums.changeOrders)}`}
        </p>
      </div>
      {/* What this person saves arrives before the answer. */}
      {!save.isPending && !save.isSuccess && <LinesOvertaken sov={sov} lines={edited} />}
    </Form>
  );
}
