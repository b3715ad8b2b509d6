import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiError, FieldMessages } from '../api/errors';
import { Button } from '../parts/button';

interface Text {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  errors: FieldMessages | undefined;
}

export interface ListProps<Row> {
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
  error: ApiError | null;
}

/** A list of a record that is entered row by row, and is saved as a whole. */
export function RowList<Row extends { key: string }>({
  name,
  title,
  item,
  hint,
  rows,
  onChange,
  error,
  blank,
  fields,
  more,
}: ListProps<Row> & {
  /** As the service names the list. */
  name: string;
  title: string;
  /** What one row is, such as `exception`. */
  item: string;
  hint: string;
  blank: () => Row;
  fields: (text: (field: keyof Row & string) => Text, row: Row) => ReactNode;
  /** Other ways to add a row. */
  more?: (add: (row: Row) => void) => ReactNode;
}) {
  const list = useRef<HTMLFieldSetElement>(null);
  const next = useRef<string>(undefined);
  /** The service names a row by its place when it answered. */
  const [answered, setAnswered] = useState({ error, rows });
  if (answered.error !== error) setAnswered({ error, rows });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when a row is added or removed here
  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  }, [rows.length]);
  const add = (row: Row) => {
    next.current = 'fieldset:last-of-type :is(input, select)';
    onChange([...rows, row]);
  };
  const remove = (row: Row) => {
    next.current = '[data-add]';
    onChange(rows.filter(({ key }) => key !== row.key));
  };
  const textOf = (row: Row) => (field: keyof Row & string) => {
    const place = answered.rows.findIndex(({ key }) => key === row.key);
    const isAsSent = answered.rows[place]?.[field] === row[field];
    const path = `${name}.${place}.${field}`;
    return {
      name: path,
      value: String(row[field]),
      onChange: ({ target }: { target: { value: string } }) =>
        onChange(rows.map((one) => (one.key === row.key ? { ...one, [field]: target.value } : one))),
      errors: isAsSent ? (error?.fields[`input.${path}`] ?? error?.fields[path]) : undefined,
    };
  };
  return (
    <fieldset ref={list} className="mb-4 min-w-0">
      <legend className="font-medium">{title}</legend>
      <p className="mb-2 text-sm text-muted">{hint}</p>
      {rows.map((row, index) => (
        <fieldset key={row.key} className="mb-2 min-w-0 rounded-md border border-line px-3 pt-2 pb-1">
          <legend className="sr-only">
            {item} {index + 1}
          </legend>
          <div className="grid gap-x-4 sm:grid-cols-2">{fields(textOf(row), row)}</div>
          <Button look="quiet" className="!px-1.5 !text-danger" onClick={() => remove(row)}>
            Remove {item} {index + 1}
          </Button>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        {more?.(add)}
        <Button data-add onClick={() => add(blank())}>
          Add an {item}
        </Button>
      </div>
    </fieldset>
  );
}
