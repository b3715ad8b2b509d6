import { dayToKeep } from '@domain/deadlines/day-to-keep.js';
import { useState } from 'react';
import { actOf } from '../parts/acts';
import { Badge, inWords } from '../parts/badge';
import { Button, ButtonLink } from '../parts/button';
import { daysUntil, formatCount, formatDate, formatMonth } from '../parts/format';
import { Left } from '../parts/left';
import { Empty } from '../parts/states';
import { To } from '../parts/to';
import { Warning } from '../parts/warning';
import { useToday } from '../shell/clock';
import { useCanChange } from '../shell/viewer';
import { listMissing } from './asked-facts';
import { type Deadline, toDeadlineName } from './deadline';
import { DoneDialog } from './done-dialog';
import { MissingFacts } from './missing-facts';
import { NextCard } from './next-card';
import type { Project } from './project';
import { RecordedNotices } from './recorded-notices';
import { Why } from './why';

/** By their days; what has no day yet comes last. */
function inOrder(deadlines: readonly Deadline[]): Deadline[] {
  const dayOf = (deadline: Deadline) => dayToKeep(deadline) ?? '9999';
  return [...deadlines].sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/** The deadlines of a project as a course: what is next on top, and the missing facts above those that lack them. */
export function Course({ project }: { project: Project }) {
  const warnings = [...new Set(project.deadlines.flatMap((deadline) => deadline.warnings))];
  const { dated, undated, notRequired } = grouped(inOrder(project.deadlines));
  return (
    <>
      <NextCard project={project} />
      {warnings.map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
      {project.deadlines.length > 0 ? (
        <>
          <Steps label="Deadlines" project={project} deadlines={dated} />
          <MissingFacts project={project} key={project.id} />
          <Folded summary={needing(undated)} label="Without a day" project={project} deadlines={undated} />
          <Folded
            summary={`${formatCount(notRequired.length, 'act')} not required here`}
            label="Not required"
            project={project}
            deadlines={notRequired}
          />
        </>
      ) : (
        <>
          <Empty title="No deadlines yet">
            Deadlines follow from the state, the sector, your role and the dates of your work. Enter the state first.
          </Empty>
          <MissingFacts project={project} key={project.id} />
        </>
      )}
      <p className="mt-3 mb-6" data-screen-only>
        <To page="/projects/$id/compare" params={{ id: project.id }}>
          Compare with another state or other dates
        </To>
      </p>
      <RecordedNotices project={project} />
      <p className="mt-4 text-sm text-muted">
        The rules are reference data that no lawyer has verified. Have a date checked before you rely on it.
      </p>
    </>
  );
}

/** What has a day or is done is in sight. The rest is a line each, which opens. */
function grouped(deadlines: readonly Deadline[]) {
  const isDated = (deadline: Deadline) => deadline.done || dayToKeep(deadline) !== null;
  const others = deadlines.filter((deadline) => !isDated(deadline));
  return {
    dated: deadlines.filter(isDated),
    undated: others.filter(({ required }) => required !== false),
    notRequired: others.filter(({ required }) => required === false),
  };
}

/** `5 more need: completion`. */
function needing(undated: readonly Deadline[]): string {
  const facts = listMissing(undated);
  const [count, isOne] = [undated.length, undated.length === 1];
  if (facts.length === 0) return `${count} more ${isOne ? 'has' : 'have'} no day yet`;
  return `${count} more ${isOne ? 'needs' : 'need'}: ${facts.join(', ').toLowerCase()}`;
}

interface StepsProps {
  label: string;
  project: Project;
  deadlines: readonly Deadline[];
}

function Steps({ label, project, deadlines }: StepsProps) {
  if (deadlines.length === 0) return null;
  return (
    <ol aria-label={label} className="relative ml-2 border-l-2 border-line">
      {deadlines.map((deadline, index) => (
        // Several deadlines can have the same kind and month, and their order says which is which.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Step key={`${deadline.kind}${deadline.month}${index}`} project={project} deadline={deadline} />
      ))}
    </ol>
  );
}

function Folded({ summary, ...steps }: StepsProps & { summary: string }) {
  if (steps.deadlines.length === 0) return null;
  return (
    <details className="mb-3">
      <summary className="mb-2 cursor-pointer text-muted">{summary}</summary>
      <Steps {...steps} />
    </details>
  );
}

function Step({ project, deadline }: { project: Project; deadline: Deadline }) {
  const canChange = useCanChange();
  const today = useToday(project.state);
  const [marked, setMarked] = useState<Deadline>();
  const { kind, duty, done, month, explanation, documentName, required, mailBy, fileBy, date, safeDate } = deadline;
  const recorded = project.actsDone.find((act) => act.kind === kind && act.duty === duty && act.month === month);
  const day = dayToKeep(deadline);
  const { nextAct: next } = project;
  const isNext = next !== null && next.kind === kind && next.duty === duty && next.month === month;
  return (
    <li className="group relative pb-5 pl-6">
      <span
        aria-hidden
        className={`absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-sheet ${chooseDot(day, done, today)}`}
      />
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3>
          {toDeadlineName(deadline)}
          {month && <span className="font-normal text-muted"> for work of {formatMonth(month)}</span>}
        </h3>
        <span className="font-semibold">{day ? formatDate(day) : 'No date yet'}</span>
        {done ? (
          <Badge tone="success">{recorded ? `done ${formatDate(recorded.doneOn)}` : 'done'}</Badge>
        ) : (
          day && <Left days={daysUntil(day, today)} isRequired={required !== false} />
        )}
        {required === false && <Badge>not required</Badge>}
        {required === null && <Badge>perhaps not required</Badge>}
      </div>
      {documentName && documentName.toLowerCase() !== inWords(kind).toLowerCase() && (
        <p className="text-sm text-muted">{inWords(kind)}</p>
      )}
      {/* Its first lines: the rest is shown with the reasons, and printed. */}
      <p className="mt-0.5 line-clamp-3 max-w-prose group-has-[details[open]]:line-clamp-none md:line-clamp-2 print:line-clamp-none">
        {explanation}
      </p>
      {safeDate && date && safeDate < date && (
        <p className="mt-0.5 max-w-prose text-muted">
          Another reading of the law gives {formatDate(safeDate)}; by the facts on record it is {formatDate(date)}.
        </p>
      )}
      {mailBy && <p className="mt-0.5 text-muted">It counts when it is received: mail it by {formatDate(mailBy)}.</p>}
      {fileBy && fileBy !== day && <p className="mt-0.5 text-muted">To be safe, file it by {formatDate(fileBy)}.</p>}
      <Why deadline={deadline} />
      {canChange && !done && day && required !== false && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {/* The card above leads to the act that is next. */}
          {!isNext && <Make deadline={deadline} project={project} />}
          <Button look="quiet" className="text-accent" onClick={() => setMarked(deadline)}>
            Mark as done
          </Button>
        </div>
      )}
      {marked && <DoneDialog project={project} deadline={marked} onClose={() => setMarked(undefined)} />}
    </li>
  );
}

/** Leads to the record that does what is due: to the notice that is begun, or to a new record with the project and the type chosen. */
function Make({ deadline: { kind, duty }, project }: { deadline: Deadline; project: Project }) {
  const act = actOf(kind);
  if (!act) return null;
  const isNotice = act.page === '/notices/new';
  const begun = project.notices.nodes.find(
    (notice) =>
      isNotice && notice.type === act.type && notice.duty === duty && ['DRAFT', 'GENERATED'].includes(notice.status),
  );
  if (begun)
    return <ButtonLink page="/notices/$id" params={{ id: begun.id }}>{`Open ${begun.noticeNumber}`}</ButtonLink>;
  return (
    <ButtonLink page={act.page} search={{ project: project.id, type: act.type, ...(duty && { duty }) }}>
      {isNotice ? 'Make the notice' : 'Make the claim'}
    </ButtonLink>
  );
}

function chooseDot(day: string | null, done: boolean, today: string): string {
  if (done) return 'bg-success';
  if (!day) return 'bg-line-strong';
  return daysUntil(day, today) < 0 ? 'bg-danger' : 'bg-accent';
}
