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
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    setValues((known) => ({ ...known, [name]: value }));
  const errorsOf = (name: string) => error?.fields[`${prefix}${name}`] ?? error?.fields[name];
  /** What a text control needs. */
  const text = (name: keyof Values & string) => ({
    name,
    value: String(values[name] ?? ''),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[typeof name]),
    errors: errorsOf(name),
  });
  return { values, set, setValues, text, errorsOf };
}

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
