import { useState } from 'react';
import type { Document } from '../api/execute';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { SeenNotice } from '../parts/seen-notice';
import { useConfirmed } from '../parts/use-seen';

type Days = Record<string, string>;

interface StepDate {
  /** Its name in the input of the transition. */
  field: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/**
 * Records that a document was filed, recorded or released, with the days: deadlines count from them. A day that is on record already
 * is shown, and none is proposed. Only what the person enters is sent, so that a day that arrives meanwhile stays.
 */
export function DatedStep<Result, Input extends { expectedUpdatedAt?: string | null | undefined }>({
  step: { text, meaning },
  dates,
  known,
  document,
  updatedAt,
  input,
  onClose,
}: {
  step: { text: string; meaning: string };
  dates: readonly StepDate[];
  /** The days that are on record. */
  known: Readonly<Record<string, unknown>>;
  document: Document<Result, { input: Input }>;
  /** The time of the record’s last change. */
  updatedAt: string;
  input: NoInfer<Omit<Input, 'expectedUpdatedAt'>>;
  onClose: () => void;
}) {
  const change = useChange(document);
  const [initial] = useState<Days>(() =>
    Object.fromEntries(dates.map(({ field }) => [field, (known[field] as string | null) ?? ''])),
  );
  const { values, text: control } = useForm(initial, change.error);
  const { hasChanged, confirm, labelOf } = useConfirmed(updatedAt, change);
  const [isAsked, setAsked] = useState(false);
  const isMissing = (field: string) => values[field] === '' && (initial[field] !== '' || !known[field]);
  const missing = dates.filter(({ field, required }) => required && isMissing(field));
  const send = (expectedUpdatedAt: string) => {
    const entered = Object.entries(values).filter(([field, day]) => day !== initial[field]);
    const days = Object.fromEntries(entered.map(([field, day]) => [field, day || null]));
    change.mutate({ input: { ...input, ...days, expectedUpdatedAt } as unknown as Input }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={`${text}?`}>
      <Form
        error={change.error}
        busy={change.isPending}
        submit={labelOf(text)}
        onCancel={onClose}
        onSubmit={() => {
          setAsked(true);
          if (missing.length === 0) confirm(send);
        }}
      >
        <p className="mb-3">{meaning}</p>
        {hasChanged && <SeenNotice />}
        {dates.map(({ field, label, hint, required = false }) => (
          <TextField
            key={field}
            type="date"
            label={label}
            {...(hint && { hint })}
            required={required}
            {...control(field)}
            {...(isAsked && required && isMissing(field) && { errors: [`Enter the day: ${label.toLowerCase()}.`] })}
          />
        ))}
      </Form>
    </Dialog>
  );
}
