import type { FieldMessages } from '../api/errors';
import { Field } from './field';

/** A file that the person chooses. */
export function FileField({
  label,
  hint,
  errors,
  required,
  accept = '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.txt,.csv',
  onFile,
}: {
  label: string;
  hint?: string;
  /** Messages about this file. */
  errors?: FieldMessages | undefined;
  required?: boolean;
  accept?: string;
  onFile: (file: File | null) => void;
}) {
  return (
    <Field {...{ label, hint, errors, required }}>
      {(attributes) => (
        <input
          type="file"
          accept={accept}
          className="block w-full max-w-full text-sm"
          onChange={({ target }) => onFile(target.files?.[0] ?? null)}
          {...attributes}
        />
      )}
    </Field>
  );
}
