import { useId } from 'react';

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
  errors?: readonly string[] | undefined;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset className="mb-3">
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
      {errors && errors.length > 0 && <p className="mt-1 text-sm text-danger">{errors.join(' ')}</p>}
    </fieldset>
  );
}
