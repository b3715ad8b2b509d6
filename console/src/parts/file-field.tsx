import { useRef } from 'react';
import type { FieldMessages } from '../api/errors';
import { Button } from './button';
import { Field } from './field';
import { formatSize } from './format';

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

/** Files that the person chooses, all at once or one after another, with a button to leave each out again. */
export function FilesField({
  label,
  hint,
  errors,
  accept,
  files,
  onFiles,
}: {
  label: string;
  hint?: string;
  /** Messages about the files. */
  errors?: FieldMessages | undefined;
  accept: string;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const leaveOut = (file: File) => {
    // Its button goes with its row.
    input.current?.focus();
    onFiles(files.filter((other) => other !== file));
  };
  return (
    <>
      <Field {...{ label, hint, errors }}>
        {(attributes) => (
          <input
            ref={input}
            type="file"
            multiple
            accept={accept}
            className="block w-full max-w-full text-sm"
            onChange={({ target }) => {
              onFiles([...files, ...(target.files ?? [])]);
              // The list below names them. The same file can then be chosen again after it was left out.
              target.value = '';
            }}
            {...attributes}
          />
        )}
      </Field>
      {files.length > 0 && (
        <ul aria-label={`${label} chosen`} className="mb-3 space-y-1">
          {files.map((file, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name, and a row keeps no state
            <li key={place} className="flex flex-wrap items-center gap-x-2">
              <span className="min-w-0 break-all">{file.name}</span>
              <span className="text-sm text-muted">{formatSize(file.size)}</span>
              <Button
                look="quiet"
                className="!min-h-6 !px-1.5 !text-danger"
                aria-label={`Leave out ${file.name}`}
                onClick={() => leaveOut(file)}
              >
                Leave out
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
