import { dayToKeep } from '@domain/deadlines/day-to-keep.js';
import { daysBetween } from '@domain/shared/calendar.js';
import { sayAlone } from '../api/violation-words';
import { listServed } from '../documents/next-act';
import { formatDate, formatMonth } from '../parts/format';
import { Left, untilDay } from '../parts/left';
import { To } from '../parts/to';
import { listMissing } from './asked-facts';
import { toDeadlineName } from './deadline';
import type { CourseDeadlineFragment, DeadlineFact, ProjectPreviewQuery } from './project.documents';
import type { Preview } from './use-preview';

type Result = ProjectPreviewQuery['projectPreview'];
type PreviewedDeadline = Result['deadlines'][number];

/** What the law asks for first, by when and on whom, while the project is typed. What changes is read aloud when the person rests. */
export function NewPreview({ preview: { lacking, preview, error, isStale } }: { preview: Preview }) {
  return (
    <aside
      aria-label="What follows"
      className="mt-4 rounded-md border border-line bg-sheet p-4 lg:sticky lg:top-18 lg:mt-0"
      data-screen-only
    >
      <p role="status" className="sr-only">
        {!isStale && preview ? describe(preview) : ''}
      </p>
      {lacking.length > 0 ? (
        <>
          <h2 className="mb-1">Your first deadline</h2>
          <p className="mb-1 text-muted">It appears here as soon as you have chosen:</p>
          <ul className="list-disc pl-5">
            {lacking.map(({ name, text, step }) => (
              <li key={name}>
                <To
                  page="/projects/new"
                  search={{ step }}
                  className="inline-block py-1 text-accent underline underline-offset-2 hover:no-underline"
                >
                  {text}
                </To>
              </li>
            ))}
          </ul>
        </>
      ) : error ? (
        <>
          <h2 className="mb-1">Your first deadline</h2>
          <p>{[...new Set(readMessages(error))].join(' ')}</p>
        </>
      ) : preview ? (
        <div aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
          <Act preview={preview} />
          <Rest preview={preview} />
        </div>
      ) : (
        <p className="text-muted">Calculating…</p>
      )}
    </aside>
  );
}

function readMessages({ violations, message }: NonNullable<Preview['error']>): string[] {
  return violations.length > 0 ? violations.map(sayAlone) : [message];
}

const isOpen = ({ done, required }: CourseDeadlineFragment) => !done && required !== false;

/** What comes first although it has no day yet. Of a right that is lost, nothing does. */
const findUndated = ({ deadlines, lienRights }: Result) =>
  lienRights === 'EXPIRED' ? undefined : deadlines.find((deadline) => isOpen(deadline) && dayToKeep(deadline) === null);

const lost = 'The lien rights are lost: a last day passed without its act.';

function describe(preview: Result): string {
  const said = sayNext(preview);
  return preview.lienRights === 'EXPIRED' ? [lost, said].filter(Boolean).join(' ') : said;
}

function sayNext(preview: Result): string {
  const { nextAct, lienRights } = preview;
  if (nextAct) return `Next: ${nextAct.words} by ${formatDate(nextAct.day)}, ${untilDay(nextAct.daysLeft)}.`;
  const undated = findUndated(preview);
  if (undated) return `${toDeadlineName(undated)}: no day yet.`;
  if (lienRights === 'EXPIRED') return '';
  return listDays(preview).length > 0 ? 'Nothing is next.' : 'The law asks for nothing that has a day.';
}

/** The open days other than the next one, the first of them first. */
function listDays({ deadlines, nextAct }: Result) {
  return deadlines
    .filter(isOpen)
    .flatMap((deadline) => {
      const day = dayToKeep(deadline);
      const isNext =
        nextAct?.kind === deadline.kind && nextAct.duty === deadline.duty && nextAct.month === deadline.month;
      return day === null || isNext
        ? []
        : [{ day, isPassed: hasPassed(deadline, day), name: toDeadlineName(deadline), month: deadline.month }];
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** Whether today, the day in the state, is after the day. The days left are those to the date, or without one to the safe date. */
function hasPassed({ date, safeDate, daysLeft }: PreviewedDeadline, day: string): boolean {
  return (daysLeft ?? 0) - daysBetween(day, date ?? safeDate ?? day) < 0;
}

function Act({ preview }: { preview: Result }) {
  const { nextAct: act, unnamedRoles, lienRights } = preview;
  const undated = findUndated(preview);
  const served = act ? listServed(act) : '';
  const unnamed = listServed({ servedOn: unnamedRoles });
  if (!act && lienRights === 'EXPIRED') {
    return (
      <>
        <h2 className="mb-1">Lien rights lost</h2>
        <p>{lost}</p>
      </>
    );
  }
  if (!act && !undated) {
    return listDays(preview).length > 0 ? (
      <h2 className="mb-1">Nothing is next</h2>
    ) : (
      <>
        <h2 className="mb-1">No deadline</h2>
        <p>The law asks for nothing here that has a day.</p>
      </>
    );
  }
  return (
    <>
      {lienRights === 'EXPIRED' && <p className="mb-2 text-danger">{lost}</p>}
      <h2>
        <span className="font-normal text-muted">Next: </span>
        {act ? act.words : toDeadlineName(undated!)}
        {act?.month && <span className="font-normal text-muted"> for work of {formatMonth(act.month)}</span>}
      </h2>
      <p className="my-1 flex flex-wrap items-center gap-x-3">
        <span className="text-2xl font-semibold tabular-nums">
          {act ? (
            <>
              <span className="sr-only">By </span>
              {formatDate(act.day)}
            </>
          ) : (
            'No day yet'
          )}
        </span>
        {act && <Left days={act.daysLeft} />}
      </p>
      {served && <p>On the {served}.</p>}
      {unnamed && <p className="text-muted">Also served, and not named yet: the {unnamed}.</p>}
      {act?.mailBy && <p className="text-muted">It counts when it is received: mail it by {formatDate(act.mailBy)}.</p>}
      {act?.fileBy && act.fileBy !== act.day && (
        <p className="text-muted">To be safe, file it by {formatDate(act.fileBy)}.</p>
      )}
    </>
  );
}

/** The acts that follow, at most so many. */
const shownActs = 4;
const later: readonly DeadlineFact[] = ['RECORDED_ON', 'WAIVER_SIGNED_ON'];

function Rest({ preview }: { preview: Result }) {
  const { deadlines } = preview;
  const open = deadlines.filter(isOpen);
  // Nothing is recorded or signed before there is a project.
  const missing = listMissing(
    open.map(({ missingFacts }) => ({ missingFacts: missingFacts.filter((fact) => !later.includes(fact)) })),
  );
  const warnings = [...new Set(deadlines.flatMap((deadline) => deadline.warnings))];
  const days = listDays(preview);
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} className="mt-3 text-danger">
          {warning}
        </p>
      ))}
      <Days label="Later deadlines" days={days.filter(({ isPassed }) => !isPassed)} />
      <Days label="Days that have passed" isShown days={days.filter(({ isPassed }) => isPassed)} />
      {missing.length > 0 && (
        <p className="mt-3 text-muted">More days follow from what is missing: {missing.join(', ').toLowerCase()}.</p>
      )}
      <p className="mt-3 text-sm text-muted">
        The rules are reference data that no lawyer has verified. Have a date checked before you rely on it.
      </p>
    </>
  );
}

function Days({
  label,
  days,
  isShown = false,
}: {
  label: string;
  days: ReturnType<typeof listDays>;
  /** Whether the label is seen, too. */
  isShown?: boolean;
}) {
  if (days.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2">
      {isShown && <h3 className="text-sm text-danger">{label}</h3>}
      <ul aria-label={label}>
        {days.slice(0, shownActs).map(({ day, name, month }) => (
          <li key={`${day}${name}${month}`} className="flex justify-between gap-3 py-0.5">
            <span className="min-w-0 break-words">
              {name}
              {month && <span className="text-muted"> {formatMonth(month)}</span>}
            </span>
            <span className="tabular-nums">{formatDate(day)}</span>
          </li>
        ))}
        {days.length > shownActs && <li className="text-muted">{`and ${days.length - shownActs} more`}</li>}
      </ul>
    </div>
  );
}
