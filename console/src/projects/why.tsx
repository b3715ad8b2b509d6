import { formatDate } from '../parts/format';
import type { Project } from './project';

/** The statute, how the date was counted, and the other readings. */
export function Why({
  deadline: { date, source, steps, alternatives, checkedOn },
}: {
  deadline: Project['deadlines'][number];
}) {
  return (
    <details className="mt-1 max-w-prose">
      <summary className="cursor-pointer text-accent">{date ? 'Why this date' : 'The rule'}</summary>
      <ol className="mt-1 list-decimal space-y-0.5 pl-5">
        {steps.map((step) => (
          <li key={`${step.kind}${step.text}`}>
            {step.text}: {formatDate(step.date)} <span className="text-muted">({step.citation})</span>
          </li>
        ))}
      </ol>
      {alternatives.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {alternatives.map(({ condition, date, citation }) => (
            <li key={condition}>
              If {condition}: {date ? formatDate(date) : 'no date'} <span className="text-muted">({citation})</span>
            </li>
          ))}
        </ul>
      )}
      {source && (
        <p className="mt-1 text-muted">
          {source}
          {checkedOn && `, looked up ${formatDate(checkedOn)}`}
        </p>
      )}
    </details>
  );
}
