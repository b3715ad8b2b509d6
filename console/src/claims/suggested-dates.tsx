import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { formatDate } from '../parts/format';
import { To } from '../parts/to';
import type { ClaimQuery } from './claims.documents';

type Deadline = ClaimQuery['escalation']['suggestedDeadlines'][number];

/** The dates that follow from the facts on record, each with a button that takes it while the claim can be changed. */
export function SuggestedDates({
  deadlines,
  projectId,
  chosen,
  onChoose,
}: {
  deadlines: readonly Deadline[];
  /** Where what a date needs is entered. */
  projectId: string | undefined;
  chosen: string;
  onChoose?: ((day: string) => void) | undefined;
}) {
  if (deadlines.length === 0) return <p className="text-muted">No date follows from the facts on record.</p>;
  return (
    <ul aria-label="Dates that the law gives" className="mb-3 space-y-2">
      {deadlines.map((deadline) => {
        const day = [deadline.safeDate, deadline.date].filter((one) => one !== null).sort()[0];
        return (
          <li
            key={`${deadline.kind}${deadline.month}${deadline.documentName}${deadline.date}`}
            className="rounded-md bg-sunken px-3 py-2"
          >
            <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
              {inWords(deadline.documentName ?? deadline.kind)}: {day ? formatDate(day) : 'no date yet'}
              {!day && projectId && deadline.missingFacts.length > 0 && (
                <To page={`/projects/${projectId}`}>Enter what it needs</To>
              )}
              {day && onChoose && (
                <Button disabled={chosen === day} onClick={() => onChoose(day)}>
                  {chosen === day ? 'Taken' : `Take ${formatDate(day)}`}
                </Button>
              )}
            </p>
            <p className="mt-1 text-sm">{deadline.explanation}</p>
            {deadline.source && <p className="text-sm text-muted">{deadline.source}</p>}
          </li>
        );
      })}
    </ul>
  );
}
