import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { CreateSavedViewDocument, type SavedViewFragment, UpdateSavedViewDocument } from './saved-filters.documents';
import { useCanChange } from './viewer';

interface Props {
  list: string;
  /** What is saved under a new name. */
  query: string;
  /** The view that is renamed or shared; undefined for a new one. */
  view: SavedViewFragment | undefined;
  /** Those whose place a new one can take. */
  others: readonly SavedViewFragment[];
  onClose: () => void;
}

/** Asks under which name a filter is saved, and for whom. */
export default function NameDialog({ list, query, view, others, onClose }: Props) {
  const canShare = useCanChange();
  const create = useChange(CreateSavedViewDocument);
  const update = useChange(UpdateSavedViewDocument);
  const error = create.error ?? update.error;
  const { values, set, text } = useForm({ name: view?.name ?? '', isShared: view?.isShared ?? false }, error);
  const [isRefused, setRefused] = useState(false);
  const name = values.name.trim();
  const replaced = view ? undefined : others.find((other) => other.name === name);
  const save = () => {
    const { isShared } = values;
    const changed = view ?? replaced;
    if (name === '') setRefused(true);
    else if (changed) {
      const input = {
        id: changed.id,
        name,
        isShared,
        expectedUpdatedAt: changed.updatedAt,
        ...(replaced && { query }),
      };
      update.mutate({ input }, { onSuccess: onClose });
    } else create.mutate({ input: { list, name, query, isShared } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={view ? `Rename “${view.name}”` : 'Save this filter'}>
      <Form
        error={error}
        busy={create.isPending || update.isPending}
        submit="Save it"
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField
          label="Name"
          required
          maxLength={60}
          hint={replaced && 'It takes the place of the one with this name.'}
          {...text('name')}
          {...(isRefused && name === '' && { errors: ['Give the filter a name.'] })}
        />
        <CheckField
          label="Share it with everyone in the organization"
          disabled={!canShare}
          hint={canShare ? 'Otherwise only you have it.' : 'Your role is read-only: only you have it.'}
          checked={values.isShared}
          onChange={({ target }) => set('isShared', target.checked)}
        />
      </Form>
    </Dialog>
  );
}
