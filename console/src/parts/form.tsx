import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';
import { Button } from './button';
import { ErrorNote } from './states';

/**
 * The values of a form by name. `errorsOf` gives the service's messages about a field; a message about no field of the form is
 * shown above its buttons.
 */
export function useForm<Values extends object>(initial: Values, error: ApiError | null = null, prefix = 'input.') {
  const [values, setValues] = useState(initial);
  const [corrected, setCorrected] = useState<{ of: ApiError | null; names: PropertyKey[] }>({ of: null, names: [] });
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((known) => ({ ...known, [name]: value }));
    setCorrected(({ of, names }) => ({ of: error, names: of === error ? [...names, name] : [name] }));
  };
  /** A message about a value that has changed since is no longer shown. */
  const errorsOf = (name: string) =>
    corrected.of === error && corrected.names.includes(name)
      ? undefined
      : (error?.fields[`${prefix}${name}`] ?? error?.fields[name]);
  /** What a text control needs. */
  const text = (name: keyof Values & string) => ({
    name,
    value: String(values[name] ?? ''),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[typeof name]),
    errors: errorsOf(name),
  });
  return { values, set, setValues, text, errorsOf };
}

/** The values of a form as the input of a mutation: empty text is null, except in the fields that need a value. */
export function inputOf<Values extends Record<string, string | boolean>, Needed extends keyof Values = never>(
  values: Values,
  needed: readonly Needed[] = [],
) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value === '' && !needed.includes(name as unknown as Needed) ? null : value,
  ]);
  return Object.fromEntries(entries) as {
    [Name in keyof Values]: Name extends Needed ? Values[Name] : Filled<Values[Name]>;
  };
}

type Filled<Value> = Value extends string ? Exclude<Value, ''> | null : Value;

/** A form whose first wrong field gets the focus after the service refused it. */
export function Form({
  onSubmit,
  error,
  busy,
  submit,
  onCancel,
  danger = false,
  children,
}: {
  onSubmit: () => unknown;
  error: ApiError | null;
  busy: boolean;
  /** The text of the button. */
  submit: string;
  onCancel?: () => void;
  danger?: boolean;
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <form onSubmit={send} noValidate ref={form}>
      {children}
      {error && (
        <div className="mb-3">
          <ErrorNote error={error} />
        </div>
      )}
      <div className="flex gap-2">
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
