import { dayToKeep } from '@domain/deadlines/day-to-keep.js';
import { Badge, inWords } from '../parts/badge';
import { formatCount, formatDate } from '../parts/format';
import { Section } from '../parts/page';
import { Warning } from '../parts/warning';
import { type ComparedKind, compared } from './compared';
import { toDeadlineName } from './deadline';
import type { CourseDeadlineFragment } from './project.documents';
import { Why } from './why';

type Deadlines = readonly CourseDeadlineFragment[];

/** Two courses side by side, by kind of act, with what differs marked. On a narrow screen the sides are below each other. */
export function ComparedCourses({
  recorded,
  assumed,
  title,
}: {
  recorded: Deadlines;
  assumed: Deadlines;
  /** What is assumed. */
  title: string;
}) {
  const kinds = compared(recorded, assumed);
  const different = kinds.filter(({ difference }) => difference !== null).length;
  const warnings = [...new Set(assumed.flatMap((deadline) => deadline.warnings))];
  return (
    <Section title="Both courses">
      <p role="status" className="mb-3">
        {kinds.length === 0
          ? 'Neither course has deadlines, because the state is not known.'
          : `${different === 0 ? 'Nothing differs' : `${different} of ${formatCount(kinds.length, 'act differs', 'acts differ')}`}.`}
      </p>
      {warnings.map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
      <ol aria-label="Compared deadlines" className="space-y-3">
        {kinds.map((one) => (
          <Act key={one.kind} {...one} title={title} />
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">
        The rules are reference data that no lawyer has verified. Have a date checked before you rely on it.
      </p>
    </Section>
  );
}

function Act({ kind, recorded, assumed, difference, title }: ComparedKind & { title: string }) {
  return (
    <li
      className={`rounded-md border bg-sheet p-4 ${difference ? 'border-l-4 border-line border-l-accent' : 'border-line'}`}
    >
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3>{inWords(kind)}</h3>
        {difference ? <Badge tone="warning">{difference}</Badge> : <Badge>the same</Badge>}
      </div>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <Side title="As recorded" deadlines={recorded} />
        <Side title={title} deadlines={assumed} />
      </dl>
    </li>
  );
}

function Side({ title, deadlines }: { title: string; deadlines: Deadlines }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{title}</dt>
      {deadlines.length === 0 && <dd>No such deadline</dd>}
      {deadlines.map((deadline, index) => {
        const { month, required, date, safeDate, mailBy, fileBy, explanation } = deadline;
        const day = dayToKeep(deadline);
        return (
          // Several deadlines can have the same month, and their order says which is which.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <dd key={`${month}${index}`} className="mt-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong>{day ? formatDate(day) : 'No date yet'}</strong>
              {required === false && <Badge>not required</Badge>}
            </p>
            <p className="text-muted">
              {toDeadlineName(deadline)}
              {month && <> for work of {month}</>}
            </p>
            {safeDate && date && safeDate < date && <p>By the facts it is {formatDate(date)}.</p>}
            {mailBy && <p>Mail it by {formatDate(mailBy)}.</p>}
            {fileBy && fileBy !== date && <p>File it by {formatDate(fileBy)}.</p>}
            <details className="max-w-prose">
              <summary className="cursor-pointer text-accent">In words</summary>
              <p>{explanation}</p>
            </details>
            <Why deadline={deadline} />
          </dd>
        );
      })}
    </div>
  );
}
