import { useId } from 'react';
import type { FieldMessages } from '../api/errors';
import { FieldErrors } from './field';

/** One choice of a few, each with what it means. */
export function RadioField<Value extends string>({
  label,
  value,
  options,
  errors,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; hint?: string }[];
  errors?: FieldMessages | undefined;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  const isWrong = errors !== undefined && errors.length > 0;
  return (
    <fieldset className="mb-3" {...(isWrong && { 'aria-describedby': `${id}-errors` })}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="space-y-1.5">
        {options.map((option) => (
          <div key={option.value} className="flex gap-2">
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={id}
              className="mt-1 size-4 shrink-0 accent-(--accent)"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(isWrong && { 'aria-invalid': true })}
              {...(option.hint && { 'aria-describedby': `${id}-${option.value}-hint` })}
            />
            <div>
              <label htmlFor={`${id}-${option.value}`}>{option.text}</label>
              {option.hint && (
                <p id={`${id}-${option.value}-hint`} className="text-sm text-muted">
                  {option.hint}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
      {isWrong && <FieldErrors id={`${id}-errors`} errors={errors} className="mt-1" />}
    </fieldset>
  );
}
