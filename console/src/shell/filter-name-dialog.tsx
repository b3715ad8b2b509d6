import { useState } from 'react';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';

/** Asks under which name a filter is saved. */
export default function NameDialog({
  current = '',
  names,
  onName,
  onClose,
}: {
  /** The name that it has so far. */
  current?: string | undefined;
  /** The names of the others. */
  names: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}) {
  const { values, text } = useForm({ name: current });
  const [isRefused, setRefused] = useState(false);
  const trimmedName = values.name.trim();
  const save = () => (trimmedName === '' ? setRefused(true) : onName(trimmedName));
  return (
    <Dialog onClose={onClose} title={current ? `Rename “${current}”` : 'Save this filter'}>
      <Form error={null} busy={false} submit="Save it" onSubmit={save} onCancel={onClose}>
        <TextField
          label="Name"
          required
          maxLength={60}
          hint={
            names.includes(trimmedName)
              ? 'It takes the place of the one with this name.'
              : 'Only you see it, in this browser.'
          }
          {...text('name')}
          errors={isRefused && trimmedName === '' ? ['Give the filter a name.'] : undefined}
        />
      </Form>
    </Dialog>
  );
}
