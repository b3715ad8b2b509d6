import { findHeader } from '@domain/sov/import-csv/header.js';
import { describeImportError, type ImportError } from '@domain/sov/import-csv/problems.js';
import { Button } from '../parts/button';
import { formatCount } from '../parts/format';
import { Section } from '../parts/page';

/** More rows than these are corrected in the file. */
const maxRows = 100;

/** The rows of the file that cannot be imported, with their faults at their cells, to be corrected here. */
export function ImportFaults({
  cells,
  faults,
  onChange,
  onLeaveOut,
}: {
  cells: readonly (readonly string[])[];
  faults: readonly ImportError[];
  onChange: (row: number, column: number, text: string) => void;
  onLeaveOut: (row: number) => void;
}) {
  const columns = findHeader(cells.map((row) => [...row]))?.columns;
  const titles = new Map([...(columns?.values() ?? [])].map(({ index, header }) => [index, header]));
  const rows = [...new Set(faults.map(({ row }) => row))].sort((one, other) => one - other);
  const width = Math.max(1, ...rows.slice(0, maxRows).map((row) => cells[row - 1]?.length ?? 0));
  return (
    <Section title={`Correct ${formatCount(rows.length, 'row')}`}>
      <p className="mb-2 text-muted">
        Nothing is imported yet. Correct the marked cells here; each change is checked at once.
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        aria-label="Rows to correct"
        className="relative overflow-x-auto rounded-md border border-line bg-sheet"
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">Rows to correct</caption>
          <thead>
            <tr className="text-left text-sm text-muted">
              <th scope="col" className="px-2 py-1.5 font-medium">
                Row
              </th>
              {Array.from({ length: width }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file have no other name
                <th key={index} scope="col" className="px-2 py-1.5 font-medium">
                  {titles.get(index) ?? `Column ${index + 1}`}
                </th>
              ))}
              <th scope="col" className="px-2 py-1.5 font-medium">
                What is wrong
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxRows).map((row) => {
              const rowFaults = faults.filter((fault) => fault.row === row);
              const wrong = rowFaults.map(({ column }) => (column === null ? undefined : columns?.get(column)?.index));
              const isWhole = wrong.includes(undefined);
              return (
                <tr key={row} className="border-t border-line align-top">
                  <th scope="row" className="px-2 py-1.5 font-normal text-muted">
                    {row}
                  </th>
                  {Array.from({ length: width }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file have no other name
                    <td key={index} className="px-1 py-1">
                      {isWhole || wrong.includes(index) ? (
                        <input
                          aria-label={`Row ${row}, ${titles.get(index) ?? `column ${index + 1}`}`}
                          aria-invalid
                          aria-describedby={`fault-${row}`}
                          className="w-full min-w-24 rounded border border-danger bg-danger-soft px-1.5 py-0.5"
                          value={cells[row - 1]?.[index] ?? ''}
                          onChange={({ target }) => onChange(row - 1, index, target.value)}
                        />
                      ) : (
                        <span className="block px-1.5">{cells[row - 1]?.[index]}</span>
                      )}
                    </td>
                  ))}
                  <td className="px-2 py-1.5">
                    <div id={`fault-${row}`} className="text-danger">
                      {rowFaults.map((fault) => (
                        <p key={`${fault.column}${fault.code}`}>{describeImportError(fault)}</p>
                      ))}
                    </div>
                    <Button look="quiet" className="!min-h-8 !px-0 !text-accent" onClick={() => onLeaveOut(row - 1)}>
                      Leave out row {row}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {rows.length > maxRows && (
        <p className="mt-2">And {rows.length - maxRows} more rows. Correct the file itself first.</p>
      )}
    </Section>
  );
}
