import type { G703Line, LineEntry } from '@domain/pay-application/model.js';
import { unexplainedLoss } from '@domain/pay-application/warnings.js';
import { Button } from '../parts/button';
import { ErrorNote } from '../parts/states';
import { Warning } from '../parts/warning';
import { sheetColumns } from './sheet-columns';
import { type EnteredColumn, type Fact, facts, sameFact, typedText } from './sheet-entries';
import type { Conflict } from './sheet-joined';
import type { Sheet } from './use-sheet';

/** Whether the sheet is saved, and what keeps it from being saved. */
export function SheetNotes({ sheet }: { sheet: Sheet }) {
  const { figures, error, state, dispatch } = sheet;
  const lineOf = (id: string) => figures.g703.find(({ sovLineId }) => sovLineId === id);
  const faults = [...figures.faults.values()].flatMap((results) => Object.values(results));
  const notes = [...figures.general, ...faults];
  const loss = unexplainedLoss(figures.g702, figures.g703);
  return (
    <div className="mt-2 space-y-2">
      {state.conflicts.length > 0 && (
        <Conflicts
          conflicts={state.conflicts}
          sheet={sheet}
          lineOf={lineOf}
          onSettle={(keep) => dispatch({ type: 'settle', keep })}
        />
      )}
      {state.gone.length > 0 && (
        <Warning role="alert">
          <p className="font-semibold">Another person took these lines off the schedule, so they are not billed:</p>
          <ul className="my-2 list-disc pl-5">
            {state.gone.map((entry) => (
              <li key={entry.sovLineId}>
                {upperFirst(sheet.nameOf(entry.sovLineId))}: you had {spokenEntry(entry)}
              </li>
            ))}
          </ul>
          <Button onClick={() => dispatch({ type: 'noted' })}>All right</Button>
        </Warning>
      )}
      {notes.length > 0 && (
        <div role="alert" className="rounded-md border border-danger bg-danger-soft p-3">
          <p className="font-semibold">
            {figures.general.length > 0
              ? 'Nothing is saved until this is corrected:'
              : 'These lines are not saved yet:'}
          </p>
          <ul className="list-disc pl-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {loss && (
        <Warning role="status">
          <p>{loss}</p>
        </Warning>
      )}
      {error && <ErrorNote error={error} retry={sheet.retry} />}
    </div>
  );
}

/** Said next to the heading, also aloud. */
export function SavedState({ sheet }: { sheet: Sheet }) {
  const { isSaving, isChanged, isRestSaved, state } = sheet;
  const others = state.taken.length > 0 && state.conflicts.length === 0;
  return (
    <p role="status" className="text-sm text-muted">
      {others && 'Changes of another person were added (marked). '}
      {isSaving
        ? 'Saving…'
        : isRestSaved
          ? 'All other lines are saved'
          : isChanged
            ? 'Not saved yet'
            : 'All changes are saved'}
    </p>
  );
}

const columnOf: Record<Fact, EnteredColumn> = { work: 'work', stored: 'stored', rate: 'rate', materialsRate: 'rate' };
const titleOf = (fact: Fact) => sheetColumns.find(({ entered }) => entered === columnOf[fact])!.title;

function spoken(entry: Conflict['theirs'], fact: Fact): string {
  if (fact === 'work' && entry?.percentComplete) return `${entry.percentComplete}% to date`;
  if (fact === 'materialsRate') return entry?.materialsRetainagePercent ?? 'nothing';
  return typedText(entry, columnOf[fact]) || 'nothing';
}

/** What a person had on a line, such as `5000 this period, 250 stored`. */
function spokenEntry(entry: LineEntry): string {
  const said = (Object.keys(facts) as Fact[]).filter((fact) => !sameFact(entry, undefined, fact));
  return said.map((fact) => `${spoken(entry, fact)} (${titleOf(fact).toLowerCase()})`).join(', ');
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Conflicts({
  conflicts,
  sheet,
  lineOf,
  onSettle,
}: {
  conflicts: readonly Conflict[];
  sheet: Sheet;
  lineOf: (id: string) => G703Line | undefined;
  onSettle: (keep: 'mine' | 'theirs') => void;
}) {
  return (
    <Warning role="alert">
      <p className="font-semibold">Another person changed the same cells. What you typed is kept until you choose.</p>
      <ul className="my-2 list-disc pl-5">
        {conflicts.map(({ sovLineId, fact, theirs }) => {
          const line = lineOf(sovLineId);
          return (
            <li key={`${sovLineId}${fact}`}>
              Item {line?.itemNumber}, {line?.description}, {titleOf(fact).toLowerCase()}: yours is{' '}
              <strong>{spoken(sheet.state.entries.get(sovLineId), fact)}</strong>, theirs is{' '}
              <strong>{spoken(theirs, fact)}</strong>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button onClick={() => onSettle('theirs')}>Use theirs</Button>
      </div>
    </Warning>
  );
}
