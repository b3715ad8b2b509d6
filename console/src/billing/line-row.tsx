import { Trash2 } from 'lucide-react';
import { memo, type RefObject } from 'react';
import type { ApiError, FieldMessages } from '../api/errors';
import { Button } from '../parts/button';
import { FieldErrors } from '../parts/field';
import { type EditedLine, type LineField, lineFields, lineLabels } from './edited-lines';

export interface LineCalls {
  change: (line: EditedLine, field: LineField, text: string) => void;
  remove: (line: EditedLine) => void;
}

type LineErrors = Partial<Record<LineField, FieldMessages>>;

const widths: Record<LineField, string> = {
  itemNumber: 'w-16',
  description: 'min-w-48 w-full',
  scheduledValue: 'w-32 text-right',
  costCode: 'w-24',
  retainagePercent: 'w-20 text-right',
  changeOrderNumber: 'w-24',
};

/** The service's messages about each line, by the ids of the lines in the order in which they were sent. */
export function lineErrors(error: ApiError | null, sent: readonly string[]): ReadonlyMap<string, LineErrors> {
  const errorsById = new Map<string, LineErrors>();
  for (const [path, messages] of Object.entries(error?.fields ?? {})) {
    const [, place, field] = /^(?:input\.)?lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const id = sent[Number(place)];
    if (id && field) errorsById.set(id, { ...errorsById.get(id), [field]: messages });
  }
  return errorsById;
}

/** One line of a schedule as fields. It is rendered again only when something in it changed. */
export const LineRow = memo(function LineRow({
  line,
  index,
  errors = {},
  calls,
}: {
  line: EditedLine;
  index: number;
  errors?: LineErrors | undefined;
  calls: RefObject<LineCalls>;
}) {
  return (
    <tr aria-rowindex={index + 2} className="border-t border-line align-top">
      {lineFields.map((field) => {
        const id = `${line.id}-${field}`;
        const wrong = errors[field];
        return (
          <td key={field} className="px-1 py-1">
            <input
              aria-label={`${lineLabels[field]}, line ${index + 1}`}
              className={`min-h-8 rounded border border-line-strong bg-sheet px-1.5 aria-invalid:border-danger ${widths[field]}`}
              value={line.texts[field]}
              onChange={({ target }) => calls.current.change(line, field, target.value)}
              {...(wrong && { 'aria-invalid': true, 'aria-describedby': id })}
            />
            {wrong && <FieldErrors id={id} errors={wrong} />}
          </td>
        );
      })}
      <td className="px-1 py-1">
        <Button
          look="quiet"
          className="!px-2"
          aria-label={`Remove line ${index + 1}`}
          onClick={() => calls.current.remove(line)}
        >
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </td>
    </tr>
  );
});
