import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { ApiError } from '../api/errors';
import type { StepNumber } from './use-new-project';

const titles = { 1: 'The job', 2: 'Who is who', 3: 'Dates and money' } as const;
const numbers: readonly StepNumber[] = [1, 2, 3];

/** The step in the address, and what goes to another one, so that Back leads to the step before. */
export function useStep(): [StepNumber, (step: number) => void] {
  const { step } = useSearch({ from: '/$organization/$mode/projects/new' });
  const navigate = useNavigate();
  const goTo = useCallback(
    (next: number) => void navigate({ to: '.', search: { step: next }, resetScroll: true }),
    [navigate],
  );
  return [numbers.find((number) => number === step) ?? 1, goTo];
}

/** The steps as links. Each says how many of its fields have to be corrected. */
export function StepList({ step, countWrong }: { step: StepNumber; countWrong: (step: StepNumber) => number }) {
  return (
    <nav aria-label="Steps" className="mb-4">
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {numbers.map((number) => {
          const wrong = countWrong(number);
          return (
            <li key={number}>
              <Link
                to="."
                search={{ step: number }}
                aria-current={number === step ? 'step' : undefined}
                className={`inline-flex min-h-8 items-center gap-2 no-underline ${number === step ? 'font-semibold text-ink' : 'text-muted hover:text-ink'}`}
              >
                <span
                  aria-hidden
                  className={`grid size-6 place-items-center rounded-full text-sm tabular-nums ${number === step ? 'bg-accent text-accent-ink' : 'border border-line-strong'}`}
                >
                  {number}
                </span>
                {titles[number]}
                {wrong > 0 && <span className="font-normal text-danger">{`${wrong} to correct`}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/**
 * One step. Its heading, which the list of steps shows, gets the focus when the step is opened, so that it is read aloud; after a refusal, the first field that is wrong
 * does. The others are hidden and not gone, so that they keep what they have.
 */
export function NewStep({
  number,
  step,
  error,
  children,
}: {
  number: StepNumber;
  step: StepNumber;
  error: ApiError | null;
  children: ReactNode;
}) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ step, error });
  useEffect(() => {
    const before = last.current;
    last.current = { step, error };
    if (number !== step || before.step === step) return;
    const wrong = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? heading.current)?.focus();
  }, [number, step, error]);
  return (
    <section ref={section} aria-label={titles[number]} hidden={number !== step}>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {`Step ${number} of 3: ${titles[number]}`}
      </h2>
      {children}
    </section>
  );
}
