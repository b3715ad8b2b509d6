import { Field } from './field';

/** A file that the person chooses. */
export function FileField({
  label,
  hint,
  accept = '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.txt,.csv',
  onFile,
}: {
  label: string;
  hint?: string;
  accept?: string;
  onFile: (file: File | null) => void;
}) {
  return (
    <Field label={label} hint={hint}>
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
