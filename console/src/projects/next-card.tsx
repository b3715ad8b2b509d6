import { useState } from 'react';
import { listServed, type NextAct, toLink } from '../documents/next-act';
import { Button, ButtonLink } from '../parts/button';
import { formatDate, formatMonth } from '../parts/format';
import { Left } from '../parts/left';
import { useCanChange } from '../shell/viewer';
import type { Deadline } from './deadline';
import { DoneDialog } from './done-dialog';
import type { Project } from './project';

/** What to do next on a project, by when and on whom: the one act that its page leads to. */
export function NextCard({ project }: { project: Project }) {
  // The act of the click: another one can come next while the dialog is open.
  const [marked, setMarked] = useState<Deadline>();
  return (
    <>
      <Next project={project} onMark={setMarked} />
      {marked && <DoneDialog project={project} deadline={marked} onClose={() => setMarked(undefined)} />}
    </>
  );
}

type OnMark = (deadline: Deadline | undefined) => void;

function Next({ project, onMark }: { project: Project; onMark: OnMark }) {
  const { nextAct: act, deadlines, status, lienRights } = project;
  if (!act) {
    const isOpen = deadlines.some(({ done, required }) => !done && required !== false);
    if (deadlines.length === 0 || status === 'ARCHIVED') return null;
    const isLost = lienRights === 'EXPIRED';
    const isWaiting = isOpen && !isLost;
    return (
      <section aria-label="Next" className="mb-5 rounded-md border border-line bg-sheet p-4">
        <h2>{isWaiting ? 'Nothing has a day yet' : 'Nothing is left to do'}</h2>
        {isLost && <p className="text-muted">The days of the lien rights on this project have passed.</p>}
        {isWaiting && <p className="text-muted">The next act follows from the facts below.</p>}
      </section>
    );
  }
  const served = listServed(act);
  return (
    <section
      aria-label="Next"
      className="mb-5 flex flex-wrap items-end justify-between gap-4 rounded-md border border-line bg-sheet p-4"
    >
      <div className="min-w-0">
        <h2>
          <span className="font-normal text-muted">Next: </span>
          {act.words}
          {act.month && <span className="font-normal text-muted"> for work of {formatMonth(act.month)}</span>}
        </h2>
        <p className="my-1 flex flex-wrap items-center gap-x-3">
          <span className="text-2xl font-semibold tabular-nums">
            <span className="sr-only">By </span>
            {formatDate(act.day)}
          </span>
          <Left days={act.daysLeft} />
        </p>
        {served && <p>On the {served}.</p>}
        {act.mailBy && (
          <p className="text-muted">It counts when it is received: mail it by {formatDate(act.mailBy)}.</p>
        )}
        {act.fileBy && act.fileBy !== act.day && (
          <p className="text-muted">To be safe, file it by {formatDate(act.fileBy)}.</p>
        )}
      </div>
      <Do act={act} project={project} onMark={onMark} />
    </section>
  );
}

/** What is done outside the service is marked as done. */
function Do({ act, project, onMark }: { act: NextAct; project: Project; onMark: OnMark }) {
  const canChange = useCanChange();
  if (!canChange) return null;
  const link = toLink(act, project.id);
  if (link) {
    const { text, ...to } = link;
    return (
      <ButtonLink look="primary" {...to}>
        {text}
      </ButtonLink>
    );
  }
  const deadline = project.deadlines.find(
    ({ kind, duty, month, done }) => !done && kind === act.kind && duty === act.duty && month === act.month,
  );
  return (
    <Button look="primary" onClick={() => onMark(deadline)}>
      Mark as done
    </Button>
  );
}
