import type { G703Line, LineEntry } from '@domain/pay-application/model.js';
import { memo, type RefObject } from 'react';
import { nameColumn, sheetColumns } from './sheet-columns';
import type { Faults } from './sheet-figures';
import type { CellEdit } from './use-grid';

export interface RowCalls {
  press: (row: number, column: number, isExtending: boolean) => void;
  /** The pointer comes to a cell, with its button down or not. */
  over: (row: number, column: number, isDown: boolean) => void;
  edit: (row: number, column: number) => void;
  type: (text: string) => void;
  leave: () => void;
}

interface RowProps {
  line: G703Line;
  entry: LineEntry | undefined;
  faults: Faults | undefined;
  row: number;
  /** The columns that are selected in this row, and the active one. */
  from: number;
  to: number;
  active: number;
  editing: CellEdit | null;
  isOpen: boolean;
  isTaken: boolean;
  calls: RefObject<RowCalls>;
}

export const cellId = (row: number, column: number) => `cell-${row}-${column}`;

/** The person began to type in the cell, so the next key belongs to its field. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** One line of the sheet. It is rendered again only when something in it changed. */
export const SheetRow = memo(function SheetRow(props: RowProps) {
  const { line, entry, faults, row, from, to, active, editing, isOpen, isTaken, calls } = props;
  return (
    <tr aria-rowindex={row + 2} className="h-8">
      {sheetColumns.map((column, index) => {
        const isEditing = editing?.column === index;
        const fault = column.entered && faults?.[column.entered];
        const faultId = `${cellId(row, index)}-fault`;
        const look = [
          column === nameColumn ? 'sticky left-0 z-5 max-w-28 truncate sm:max-w-40' : 'relative',
          'px-1.5 whitespace-nowrap border-t border-l border-line first:border-l-0',
          column.isText ? 'text-left' : 'text-right',
          column.entered && isOpen ? 'bg-sheet' : 'bg-page',
          index >= from && index <= to ? '!bg-accent-soft' : '',
          fault ? '!bg-danger-soft text-danger' : '',
          isTaken && column.entered ? '!bg-warning-soft' : '',
          index === active ? 'outline-2 -outline-offset-2 outline-accent outline print:outline-none' : '',
          column.entered === 'rate' && !entry?.retainagePercent ? 'text-muted' : '',
        ].join(' ');
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and names the active cell
          <td
            key={column.key}
            id={cellId(row, index)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid of cells to fill in
            role="gridcell"
            aria-colindex={index + 1}
            aria-selected={index >= from && index <= to}
            aria-readonly={!(column.entered && isOpen)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : undefined}
            title={fault ?? (column === nameColumn ? line.description : undefined)}
            className={look}
            onMouseDown={(event) => {
              if (isEditing) return;
              event.preventDefault();
              calls.current.press(row, index, event.shiftKey);
            }}
            onMouseEnter={({ buttons }) => calls.current.over(row, index, buttons === 1)}
            onDoubleClick={() => calls.current.edit(row, index)}
          >
            {isEditing ? (
              <input
                ref={focus}
                aria-label={`${column.title}: ${line.description}`}
                inputMode="decimal"
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? faultId : undefined}
                autoComplete="off"
                className="absolute inset-0 w-full bg-sheet px-1.5 text-right outline-2 -outline-offset-2 outline-accent"
                value={editing.text}
                onFocus={({ target }) => (editing.isTyped ? undefined : target.select())}
                onChange={({ target }) => calls.current.type(target.value)}
                onBlur={() => calls.current.leave()}
              />
            ) : (
              column.show(line, entry)
            )}
            {fault && (
              <span id={faultId} hidden>
                {fault}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
