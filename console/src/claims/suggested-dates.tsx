import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { formatCount, formatDate } from '../parts/format';
import { To } from '../parts/to';
import { useToday } from '../shell/clock';
import type { ClaimQuery } from './claims.documents';
import { proposePaymentDay } from './pay-by';

type Deadline = ClaimQuery['escalation']['suggestedDeadlines'][number];

/**
 * The dates that follow from the facts on record, each with a button that uses it while the claim can be changed. A demand letter
 * uses a day before them.
 */
export function SuggestedDates({
  deadlines,
  projectId,
  type,
  state,
  chosen,
  onChoose,
}: {
  deadlines: readonly Deadline[];
  /** Where what a date needs is entered. */
  projectId: string | undefined;
  /** The type of the claim. */
  type: string;
  state: string | null | undefined;
  chosen: string;
  onChoose?: ((day: string) => void) | undefined;
}) {
  const today = useToday(state);
  if (deadlines.length === 0) return <p className="text-muted">No date follows from the facts on record.</p>;
  return (
    <ul aria-label="Dates that the law gives" className="mb-3 space-y-2">
      {deadlines.map((deadline) => {
        const day = [deadline.safeDate, deadline.date].filter((one) => one !== null).sort()[0];
        const proposal =
          type === 'DEMAND_LETTER'
            ? day && proposePaymentDay({ kind: deadline.kind, day }, today)
            : day && { day, before: 0 };
        return (
          <li
            key={`${deadline.kind}${deadline.month}${deadline.documentName}${deadline.date}`}
            className="rounded-md bg-sunken px-3 py-2"
          >
            <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
              {inWords(deadline.documentName ?? deadline.kind)}: {day ? formatDate(day) : 'no date yet'}
              {!day && projectId && deadline.missingFacts.length > 0 && (
                <To page="/projects/$id" params={{ id: projectId }}>
                  Enter what it needs
                </To>
              )}
              {proposal && onChoose && (
                <Button disabled={chosen === proposal.day} onClick={() => onChoose(proposal.day)}>
                  {chosen === proposal.day ? 'In use' : `Use ${formatDate(proposal.day)}`}
                  {proposal.before > 0 && `, ${formatCount(proposal.before, 'day')} before`}
                </Button>
              )}
            </p>
            <details className="mt-1 text-sm">
              <summary className="w-fit cursor-pointer text-muted">Why this date</summary>
              <p>{deadline.explanation}</p>
              {deadline.source && <p className="text-muted">{deadline.source}</p>}
            </details>
          </li>
        );
      })}
    </ul>
  );
}
