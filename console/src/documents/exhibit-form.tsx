import { exhibitKinds, exhibitLimits } from '@domain/exhibit/exhibit.js';
import { useState } from 'react';
import { postForm } from '../api/post-form';
import { useSend } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { FileField } from '../parts/file-field';
import { Form, useForm } from '../parts/form';
import { formatDay } from '../parts/format';
import { type ExhibitsOf, fileLimit, tooLarge } from './exhibit-facts';
import { ExhibitSourcesDocument } from './exhibits.documents';

const kinds = choices(exhibitKinds);

/** Adds a file, or a document of the project, to a record. */
export function ExhibitForm({
  of: { documentableType, documentableId },
  projectId,
  onClose,
}: {
  of: ExhibitsOf;
  projectId: string | undefined;
  onClose: () => void;
}) {
  const add = useSend((fields: Record<string, string | File | null>, options) =>
    postForm('/exhibits', fields, options),
  );
  const sources = useSources(documentableId, projectId);
  const { values, set, text, errorsOf } = useForm(
    { title: '', kind: 'other', documentId: '', fileName: '', contentBase64: null as File | null },
    add.error,
  );
  const [isRefused, setRefused] = useState(false);
  const { title, documentId, contentBase64: file } = values;
  const fault = file ? file.size > exhibitLimits.bytes && tooLarge : !documentId && 'Choose a file.';
  const choose = (chosen: File | null) => {
    set('contentBase64', chosen);
    set('fileName', chosen?.name ?? '');
    if (chosen && title === '') set('title', chosen.name.replace(/\.[^.]*$/, '').slice(0, 150));
  };
  const send = () => {
    setRefused(fault !== false);
    if (fault) return;
    const documentable = { documentableType: documentableType.toLowerCase(), documentableId };
    add.mutate({ ...documentable, ...values }, { onSuccess: onClose });
  };
  const refused = [...(errorsOf('contentBase64') ?? []), ...(errorsOf('fileName') ?? [])];
  return (
    <Dialog onClose={onClose} title="Add an exhibit">
      <Form onSubmit={send} error={add.error} busy={add.isPending} submit="Add the exhibit" onCancel={onClose}>
        {!documentId && (
          <FileField
            label="File"
            required
            accept=".pdf,.jpg,.jpeg,.png"
            hint={fileLimit}
            errors={isRefused && fault ? [fault] : refused}
            onFile={choose}
          />
        )}
        {!file && sources.length > 0 && (
          <SelectField
            label="Or a document of the project"
            options={[{ value: '', text: 'None' }, ...sources]}
            {...text('documentId')}
          />
        )}
        <TextField
          label="Title"
          required
          maxLength={150}
          hint="It is on the sheet before the exhibit and in the document."
          {...text('title')}
        />
        <SelectField
          label="Kind"
          hint="A form that says something is attached asks for its kind."
          options={kinds}
          {...text('kind')}
        />
      </Form>
    </Dialog>
  );
}

/** The documents of the project's other records. */
function useSources(documentableId: string, projectId: string | undefined) {
  const read = useRead(
    ExhibitSourcesDocument,
    { projectId: projectId ?? '' },
    { enabled: projectId !== undefined, follows: ['document'] },
  );
  return (read.data?.documents.nodes ?? [])
    .filter((document) => document.documentableId !== documentableId)
    .map(({ id, fileName, type, createdAt }) => ({
      value: id,
      text: `${inWords(type)}, ${formatDay(createdAt)}, ${fileName}`,
    }));
}
