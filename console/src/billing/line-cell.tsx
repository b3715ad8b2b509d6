import { FieldErrors } from '../parts/field';

/** One field of the lines of a schedule. */
export function LineCell({
  id,
  label,
  look,
  value,
  errors = [],
  onChange,
}: {
  id: string;
  label: string;
  look: string;
  value: string;
  errors?: readonly string[] | undefined;
  onChange: (text: string) => void;
}) {
  const isWrong = errors.length > 0;
  return (
    <>
      <input
        aria-label={label}
        className={`min-h-8 rounded border border-line-strong bg-sheet px-1.5 aria-invalid:border-danger ${look}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {isWrong && <FieldErrors id={id} errors={errors} />}
    </>
  );
}
