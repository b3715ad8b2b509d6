import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PagePath, SearchOf } from '../routes/pages';
import { inWords } from './badge';
import { controlLook } from './field';
import { ToolbarSlot } from './toolbar';

/** What is typed letter by letter, as the year of a day is: the back button does not step through the letters. */
const typed: ReadonlySet<string> = new Set(['search', 'text', 'find', 'record', 'from', 'until', 'to', 'since']);

/**
 * Filters, tabs and selections that live in the address, so that a link and the back button keep them. `defaults` names them;
 * a value that equals its default is left out of the address. The back button takes a choice back, unless it is `replace`d.
 */
export function useFilters<Path extends PagePath, Values extends { [Name in keyof Values]: string }>(
  page: Path,
  /** Only what the address of the page may have (routes/tree.ts). */
  defaults: Values & { [Name in Exclude<keyof Values, keyof SearchOf<Path>>]: never },
): [Values, (changed: Partial<Values>, how?: { replace: true }) => void] {
  const search: Record<string, unknown> = useSearch({ from: `/$organization/$mode${page}` });
  const navigate = useNavigate();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search[name] === undefined ? value : String(search[name])]),
  ) as Values;
  const all: Record<string, string> = defaults;
  const set = (changed: Partial<Values>, how?: { replace: true }) => {
    // Of the address as it is by then: another filter can have changed it since this page was drawn.
    const next = (now: object) =>
      Object.fromEntries(Object.entries({ ...now, ...changed }).filter(([name, value]) => value !== (all[name] ?? '')));
    void navigate({
      to: '.',
      search: next,
      replace: how?.replace ?? Object.keys(changed).every((name) => typed.has(name)),
    });
  };
  return [values, set];
}

/** Whether a list has a filter: its order is none. */
export function isFilteredBy({ order: _, ...values }: Record<string, string>): boolean {
  return Object.values(values).some(Boolean);
}

/** The filters of a list, in one line where they fit. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <search className="mb-3 flex flex-wrap gap-2" data-screen-only>
      {children}
      <ToolbarSlot />
    </search>
  );
}

/** Searches a quarter of a second after the last key, so that not every letter is a request. */
export function SearchFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  /** What this field put into the address: it must not come back over what was typed since. */
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onChange(text);
    }, 250);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className={`${controlLook} sm:max-w-72`}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

export function SelectFilter({
  label,
  value,
  values,
  textOf = inWords,
  onChange,
}: {
  label: string;
  value: string;
  values: readonly string[];
  /** The text of a value; by default the value in words. */
  textOf?: (value: string) => string;
  onChange: (chosen: string) => void;
}) {
  return (
    <select
      aria-label={label}
      className={`${controlLook} !w-auto max-sm:grow`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{label}: all</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {each === value ? `${label}: ${textOf(each)}` : textOf(each)}
        </option>
      ))}
    </select>
  );
}

/** A day, for lists that are filtered by time. */
export function DateFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (date: string) => void;
}) {
  return (
    <label className="flex items-center gap-1.5 text-muted max-sm:grow">
      <span className="max-sm:min-w-9">{label}</span>
      <input
        type="date"
        className={`${controlLook} !w-auto max-sm:grow`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
