import { useState } from 'react';
import { useChange } from '../api/use-change';
import { TextArea, TextField } from '../parts/field';
import { readBase64 } from '../parts/file';
import { FileField } from '../parts/file-field';
import { Form, toInput, useForm } from '../parts/form';
import { useUnsaved } from '../parts/unsaved';
import { MailroomCompleteDocument, type MailroomTaskFragment } from './mailroom.documents';

/** The result of a filing, a recording or research. */
export function CompleteForm({ task, onDone }: { task: MailroomTaskFragment; onDone: () => void }) {
  const complete = useChange(MailroomCompleteDocument);
  const [file, setFile] = useState<File | null>(null);
  const { values, text } = useForm(
    {
      recordedOn: '',
      recordingNumber: '',
      book: '',
      page: '',
      county: task.county ?? '',
      office: '',
      findings: '',
    },
    complete.error,
    { prefix: 'input.results.' },
  );
  useUnsaved(file !== null, { value: file });
  const isResearch = task.orderType === 'RESEARCH';
  const send = async () => {
    const files = file && [
      { fileName: file.name, mimeType: file.type || 'application/pdf', contentBase64: await readBase64(file) },
    ];
    complete.mutate({ input: { id: task.id, results: toInput(values), files } }, { onSuccess: onDone });
  };
  return (
    <Form onSubmit={send} error={complete.error} busy={complete.isPending} submit="It is done">
      {isResearch ? (
        <TextArea label="Findings" {...text('findings')} />
      ) : (
        <>
          <TextField label="Accepted by the office on" type="date" {...text('recordedOn')} />
          <TextField label="Recording number" {...text('recordingNumber')} />
          <div className="grid gap-x-3 sm:grid-cols-2">
            <TextField label="Book" {...text('book')} />
            <TextField label="Page" {...text('page')} />
            <TextField label="County" {...text('county')} />
            <TextField label="Office" {...text('office')} />
          </div>
        </>
      )}
      <FileField label="File of the office" onFile={setFile} />
    </Form>
  );
}
