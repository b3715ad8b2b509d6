import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';
import { sayAlone } from '../api/violation-words';
import { Button } from './button';
import { Foot } from './foot';
import { useKeeping, useKept } from './kept';
import { useClosing } from './modal';
import { ErrorNote } from './states';
import { type Typed, useMerged } from './use-merged';

/**
 * The values of a form by name. `errorsOf` gives the service's messages about a field; a message about no field of the form is
 * shown above its buttons. What the person changes is unsaved (`unsaved.ts`) until the form is gone or `saved` is called.
 *
 * @param keptAs a name under which the tab keeps what is typed, for a long form
 * @param isStored the values are those of a record that exists: what other people change meanwhile is taken over, and asked about
 *   where it is typed over (`Overtaken`). `changed` is what the person changed, and nothing else has to be saved.
 * @param amounts the fields that are amounts: `$48,000` is no change of `48000.00`
 */
export function useForm<Values extends object>(
  initial: Values,
  error: ApiError | null = null,
  {
    prefix = 'input.',
    keptAs,
    isStored = false,
    amounts = [],
  }: { prefix?: string; keptAs?: string; isStored?: boolean; amounts?: readonly (keyof Values & string)[] } = {},
) {
  const keptForm = useKept<Typed<Values>>(keptAs);
  const merged = useMerged({ stored: initial, follows: isStored, amounts, begun: keptForm.first });
  const { errorsOf, correct } = useFieldErrors(error, prefix);
  // The page of a record goes on without what is typed in it, so that only a reload keeps it.
  const forget = useKeeping(keptForm, merged.typed, { endsWithPage: isStored });
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    merged.set(name, value);
    correct(name);
  };
  /** What a text control needs. */
  const text = (name: keyof Values & string) => ({
    name,
    value: String(merged.values[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Values[typeof name]),
    errors: errorsOf(name),
  });
  return {
    ...merged,
    set,
    text,
    errorsOf,
    /** Ends what is unsaved: another page opens, or the form goes on with what it has. A form that is kept has to be gone then. */
    saved: () => {
      forget();
      merged.settle();
    },
    isRestored: keptForm.first !== undefined,
  };
}

function useFieldErrors(error: ApiError | null, prefix: string) {
  const [corrected, setCorrected] = useState<{ of: ApiError | null; names: PropertyKey[] }>({ of: null, names: [] });
  return {
    /** A message about a value that has changed since is no longer shown. */
    errorsOf: (name: string) =>
      corrected.of === error && corrected.names.includes(name)
        ? undefined
        : // Rules of a single field name the input, and rules of the service do not.
          (error?.fields[`${prefix}${name}`] ??
          error?.fields[`${prefix.replace(/^input\./, '')}${name}`] ??
          error?.fields[name]),
    correct: (name: PropertyKey) =>
      setCorrected(({ of: owner, names }) => ({ of: error, names: owner === error ? [...names, name] : [name] })),
  };
}

/** The values of a form as the input of a mutation: empty text is null, except in the fields that need a value. */
export function toInput<Values extends Record<string, string | boolean>, Needed extends keyof Values = never>(
  values: Values,
  needed: readonly Needed[] = [],
) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value === '' && !needed.includes(name as unknown as Needed) ? null : value,
  ]);
  return Object.fromEntries(entries) as {
    [Name in keyof Values]: Name extends Needed ? Values[Name] : InputValue<Values[Name]>;
  };
}

type InputValue<Value> = Value extends string ? Exclude<Value, ''> | null : Value;

/** A group of controls, such as boxes to choose from, has its message at its end. */
const firstWrong = '[aria-invalid="true"], fieldset:has(> [data-field-errors]) input';

/** A form whose first wrong field gets the focus after the service refused it. Its button to cancel asks before something is lost. */
export function Form({
  onSubmit,
  error,
  busy,
  submit,
  look = 'primary',
  onCancel,
  danger = false,
  isLong = false,
  others,
  children,
}: {
  onSubmit: () => unknown;
  error: ApiError | null;
  busy: boolean;
  /** The text of the button. */
  submit: string;
  /** Plain where the page leads to something else first. */
  look?: 'primary' | 'plain';
  onCancel?: () => void;
  danger?: boolean;
  /** Several screens high: its buttons stay in sight. */
  isLong?: boolean;
  /** Buttons between the one that sends and Cancel. */
  others?: ReactNode;
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const closing = useClosing();
  useEffect(() => {
    if (!error) return;
    const wrong = form.current?.querySelector<HTMLElement>(firstWrong);
    if (wrong) wrong.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <form onSubmit={send} noValidate ref={form} className="group/form">
      {children}
      {error && <Refused error={error} form={form} />}
      <Foot
        isLong={isLong}
        primary={
          <Button type="submit" look={danger ? 'danger' : look} busy={busy}>
            {submit}
          </Button>
        }
        others={
          <>
            {others}
            {onCancel && <Button onClick={() => closing(onCancel)}>Cancel</Button>}
          </>
        }
      />
    </form>
  );
}

/** Why the service refused a form: the messages that no field shows, or that the fields show them all. */
function Refused({ error, form }: { error: ApiError; form: RefObject<HTMLFormElement | null> }) {
  const [other, setOther] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => {
    const notes = form.current?.querySelectorAll<HTMLElement>('[data-field-errors]') ?? [];
    const shown = new Set(Array.from(notes, ({ dataset }) => dataset.fieldErrors?.split(' ')).flat());
    const hidden = error.violations.filter(({ path }) => !shown.has(path));
    setOther(error.violations.length > 0 ? [...new Set(hidden.map(sayAlone))] : null);
  }, [error, form]);
  if (other?.length === 0) {
    return (
      <p role="alert" className="mb-3 hidden gap-2 font-medium text-danger group-has-[[data-field-errors]]/form:flex">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        Correct what is marked, then try again.
      </p>
    );
  }
  return (
    <div className="mb-3">
      <ErrorNote error={error} messages={other} />
    </div>
  );
}
