import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import type { FieldMessages } from '../api/errors';
import { sayAtField } from '../api/violation-words';

/** What is wrong at a control. `Form` repeats none that is shown here, which it knows by the paths. */
export function FieldErrors({ id, errors, className = '' }: { id: string; errors: FieldMessages; className?: string }) {
  return (
    <p id={id} data-field-errors={listPaths(errors)} className={`text-sm text-danger ${className}`}>
      {errors.map(sayAtField).join(' ')}
    </p>
  );
}

const listPaths = (errors: FieldMessages) =>
  errors.flatMap((each) => (typeof each === 'string' ? [] : [each.path])).join(' ');

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Messages of the service about this field. */
  errors?: FieldMessages | undefined;
  required?: boolean | undefined;
  children: (attributes: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

export const controlLook =
  'w-full min-h-9 rounded-md border border-line-strong bg-sheet px-2.5 py-1 text-ink aria-invalid:border-danger placeholder:text-muted';

/** A label, a control, a hint and the errors of the control: the console's only form field. */
export function Field({ label, hint, errors, required, children }: FieldProps) {
  const id = useId();
  const isWrong = errors !== undefined && errors.length > 0;
  const notes = [hint !== undefined && `${id}-hint`, isWrong && `${id}-errors`].filter(Boolean).join(' ');
  return (
    <div className="mb-3">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {required && <span className="font-normal text-muted"> (required)</span>}
      </label>
      {children({
        id,
        ...(notes && { 'aria-describedby': notes }),
        ...(isWrong && { 'aria-invalid': true as const }),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {isWrong && <FieldErrors id={`${id}-errors`} errors={errors} className="mt-1" />}
    </div>
  );
}

type Common = Pick<FieldProps, 'label' | 'hint' | 'errors'>;

export function TextField({ label, hint, errors, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...{ label, hint, errors }} required={rest.required}>
      {(attributes) => <input type="text" autoComplete="off" className={controlLook} {...rest} {...attributes} />}
    </Field>
  );
}

export function TextArea({ label, hint, errors, ...rest }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field {...{ label, hint, errors }} required={rest.required}>
      {(attributes) => <textarea rows={4} className={controlLook} {...rest} {...attributes} />}
    </Field>
  );
}

export interface Option {
  value: string;
  text: string;
}

export function SelectField({
  label,
  hint,
  errors,
  options,
  ...rest
}: Common & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] }) {
  return (
    <Field {...{ label, hint, errors }} required={rest.required}>
      {(attributes) => (
        <select className={controlLook} {...rest} {...attributes}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField({ label, hint, errors, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const isWrong = errors !== undefined && errors.length > 0;
  const notes = [hint !== undefined && `${id}-hint`, isWrong && `${id}-errors`].filter(Boolean).join(' ');
  return (
    <div className="mb-3">
      <div className="flex gap-2">
        <input
          type="checkbox"
          id={id}
          className="mt-0.5 size-4 accent-(--accent)"
          {...rest}
          {...(notes && { 'aria-describedby': notes })}
          {...(isWrong && { 'aria-invalid': true })}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ml-6 text-sm text-muted">
          {hint}
        </p>
      )}
      {isWrong && <FieldErrors id={`${id}-errors`} errors={errors} className="ml-6" />}
    </div>
  );
}
