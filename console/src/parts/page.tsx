import { type ReactNode, useEffect } from 'react';
import { formatNumber } from './format';
import { useHeadingFocus } from './heading-focus';
import { SectionPlace, ToolbarPlace, ToolbarSlot } from './toolbar';

/** The frame of each page: its title, what can be done on it, and its content. The title is also that of the browser's tab. */
export function Page({
  title,
  subtitle,
  actions,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const heading = useHeadingFocus();
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  return (
    <div className="mx-auto w-full max-w-[1400px] px-4 py-5 sm:px-6">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 ref={heading} className="break-words outline-none" tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <div className="mt-0.5 text-muted">{subtitle}</div>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-start gap-2" data-screen-only>
            {actions}
          </div>
        )}
      </header>
      <ToolbarPlace>{children}</ToolbarPlace>
    </div>
  );
}

/** A part of a page with a heading. Sections follow each other; they never contain each other. */
export function Section({
  title,
  count,
  actions,
  children,
}: {
  title: string;
  /** How many records it has, in the service. */
  count?: number | undefined;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <SectionPlace>
      <section className="mb-6" aria-label={title}>
        <div className="mb-2 flex min-h-9 flex-wrap items-center gap-2">
          <h2>
            {title}
            {count !== undefined && <span className="ml-2 font-normal text-muted">{formatNumber(count)}</span>}
          </h2>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
            <ToolbarSlot />
            {actions}
          </div>
        </div>
        {children}
      </section>
    </SectionPlace>
  );
}

/** A white sheet for facts or a form. */
export function Sheet({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-md border border-line bg-sheet p-4 ${className}`}>{children}</div>;
}

/** Facts as pairs of a name and a value, two beside each other where there is room. A missing value is shown as a dash. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-[7rem_1fr] items-baseline gap-x-4 gap-y-2 sm:grid-cols-[minmax(8rem,max-content)_1fr] sm:gap-x-6 @3xl:grid-cols-[minmax(8rem,max-content)_1fr_minmax(8rem,max-content)_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="min-w-0 break-words">{value ?? <span className="text-muted">—</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
