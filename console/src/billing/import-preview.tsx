import { Button } from '../parts/button';
import { formatCount, formatMoney } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { ScheduleLines } from './schedule-lines';
import type { ImportScheduleMutation } from './schedules.documents';

/** What the file holds, before it is imported. */
export function ImportPreview({
  found: { lines, totals, notes, leftOut },
  contractAmount,
  isBusy,
  onImport,
}: {
  found: ImportScheduleMutation['importSovCsv'];
  contractAmount: string | null;
  isBusy: boolean;
  onImport: () => void;
}) {
  const isOff = contractAmount !== null && Number(contractAmount) !== Number(totals.originalScheduledValue);
  return (
    <Section
      title="Ready to import"
      actions={
        <Button look="primary" busy={isBusy} onClick={onImport}>
          Import {formatCount(totals.lineCount, 'line')}
        </Button>
      }
    >
      <Sheet className="mb-3">
        <Facts
          facts={[
            ['Total of the lines', formatMoney(totals.scheduledValue)],
            ...(leftOut.statedTotal === null
              ? []
              : [['Total that the file states', formatMoney(leftOut.statedTotal)] as [string, string]]),
            ...(leftOut.rows.length === 0
              ? []
              : [['Amounts of rows left out', formatMoney(leftOut.scheduledValue)] as [string, string]]),
            ['Contract amount of the project', formatMoney(contractAmount)],
          ]}
        />
        {isOff && (
          <p className="mt-2 text-warning">
            Without change orders, the lines add up to {formatMoney(totals.originalScheduledValue)}. They must add up to
            the contract amount before the first application is submitted. You can import them now and correct them
            later.
          </p>
        )}
        {notes.length > 0 && (
          <ul className="mt-2 list-disc pl-5 text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Sheet>
      <ScheduleLines lines={lines} />
    </Section>
  );
}
