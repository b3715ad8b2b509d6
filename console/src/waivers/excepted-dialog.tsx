import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import {
  type ExceptionRow,
  exceptionInputs,
  exceptionRows,
  exceptionWords,
  type PriorRow,
  priorInputs,
  priorRows,
  priorWords,
} from './excepted';
import { ExceptionFields, type ListName, listTitles, PriorFields } from './excepted-fields';
import type { Waiver } from './waiver';
import { UpdateWaiverDocument } from './waivers.documents';

/** The rows of the list as one text, so that a list that another person changed is asked about as a whole. */
function toStoredText(waiver: Waiver, name: ListName): string {
  return JSON.stringify(name === 'exceptions' ? exceptionRows(waiver.exceptions) : priorRows(waiver.priorWaivers));
}

/** The items of a list in words. */
export function listWords(waiver: Waiver, name: ListName): { key: string; words: string }[] {
  const items = name === 'exceptions' ? waiver.exceptions.map(exceptionWords) : waiver.priorWaivers.map(priorWords);
  return items.map((words, index) => ({ key: String(index), words }));
}

/** Edits one list of a draft. Its rows are saved together, because the service takes the list as a whole. */
export function ExceptedDialog({ waiver, name, onClose }: { waiver: Waiver; name: ListName; onClose: () => void }) {
  const change = useChange(UpdateWaiverDocument);
  const form = useForm({ [name]: toStoredText(waiver, name) } as Record<ListName, string>, change.error, {
    isStored: true,
  });
  const rows = JSON.parse(form.values[name]);
  const list = {
    onChange: (changed: readonly object[]) => form.set(name, JSON.stringify(changed)),
    error: change.error,
  };
  const read = listWords(waiver, name)
    .map(({ words }) => words)
    .join('; ');
  const save = () => {
    if (form.changed[name] === undefined) return onClose();
    const lists =
      name === 'exceptions'
        ? { exceptions: exceptionInputs(rows as ExceptionRow[]) }
        : { priorWaivers: priorInputs(rows as PriorRow[]) };
    change.mutate({ input: { id: waiver.id, expectedUpdatedAt: waiver.updatedAt, ...lists } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="What it does not waive">
      <Form
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit="Save"
        onSubmit={save}
        onCancel={onClose}
      >
        {name === 'exceptions' ? (
          <ExceptionFields rows={rows} {...list} />
        ) : (
          <PriorFields rows={rows} projectId={waiver.project?.id ?? ''} waiverId={waiver.id} {...list} />
        )}
        {!change.isPending && !change.isSuccess && (
          <Overtaken form={form} labels={listTitles} stored={{ exceptions: '', priorWaivers: '', [name]: read }} />
        )}
      </Form>
    </Dialog>
  );
}
