import { useEffect, useMemo, useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { Form } from '../parts/form';
import { formatMoney } from '../parts/format';
import { useVisibleRows } from '../parts/visible-rows';
import { lineFields, lineInputs, lineLabels, type Schedule, sumLines } from './edited-lines';
import { type LineCalls, LineRow, lineErrors } from './line-row';
import { LinesOvertaken } from './lines-overtaken';
import { SaveScheduleDocument } from './schedules.documents';
import { useLines } from './use-lines';

/** Until the first rows are measured. */
const rowHeight = 45;

/** All lines of a schedule as fields that are saved together, because those of an active schedule keep their sum. */
export default function LineEditor({ sov, onClose }: { sov: Schedule; onClose: () => void }) {
  const save = useChange(SaveScheduleDocument);
  const edited = useLines(sov, save.error);
  const { lines } = edited;
  const [sent, setSent] = useState<readonly string[]>([]);
  const errors = useMemo(() => lineErrors(save.error, sent), [save.error, sent]);
  const frame = useRef<HTMLElement>(null);
  const { shown, before, after, scrollTo } = useVisibleRows({
    count: lines.length,
    rowHeight,
    frame,
    keyOf: (index) => lines[index]!.id,
  });
  const firstWrong = lines.findIndex(({ id }) => errors.has(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer scrolls
  useEffect(() => {
    if (firstWrong >= 0 && !shown.includes(firstWrong)) scrollTo(firstWrong);
  }, [errors]);
  const latest: LineCalls = { change: edited.change, remove: edited.remove };
  const calls = useRef(latest);
  calls.current = latest;
  const send = () => {
    setSent(lines.map(({ id }) => id));
    const input = { id: sov.id, expectedUpdatedAt: sov.updatedAt, lines: lineInputs(lines) };
    save.mutate({ input }, { onSuccess: onClose });
  };
  const sums = sumLines(lines);
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
        ref={frame}
        aria-label="Lines to edit"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="relative mb-3 overflow-x-auto rounded-md border border-line bg-sheet [overflow-anchor:none]"
      >
        <table className="w-full border-collapse" aria-rowcount={lines.length + 1}>
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
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {shown.map((index) => {
              const line = lines[index]!;
              return <LineRow key={line.id} line={line} index={index} errors={errors.get(line.id)} calls={calls} />;
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
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
