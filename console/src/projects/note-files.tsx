import { exhibitLimits } from '@domain/exhibit/exhibit.js';
import { useState } from 'react';
import { postForm } from '../api/post-form';
import { useSend } from '../api/use-change';
import { fileLimit, tooLarge } from '../documents/exhibit-facts';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { FileField } from '../parts/file-field';
import { FileLink } from '../parts/file-link';
import { Form, useForm } from '../parts/form';
import { formatSize } from '../parts/format';
import type { NoteFactsFragment } from './notes.documents';

export type NoteFile = NoteFactsFragment['files'][number];

/** The files of a note, with a button to take each off. */
export function NoteFiles({
  note: { id, files },
  onRemove,
}: {
  note: NoteFactsFragment;
  onRemove: ((file: NoteFile) => void) | undefined;
}) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-1 space-y-1">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 break-all">
            <FileLink path={`/project-notes/${id}/files/${file.id}/download`}>{file.fileName}</FileLink>
          </span>
          <span className="text-sm text-muted">{formatSize(file.fileSize)}</span>
          {onRemove && (
            <Button
              look="quiet"
              className="!min-h-6 !px-1.5 !text-danger"
              aria-label={`Remove ${file.fileName}`}
              onClick={() => onRemove(file)}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

export const noteFileTypes = '.pdf,.jpg,.jpeg,.png';

/** Attaches files to a note that was just written, one after another. Those that are not attached yet come with what is refused. */
export function useAttachAll() {
  const attach = useSend(({ id, ...fields }: { id: string; fileName: string; contentBase64: File }, options) =>
    postForm(`/project-notes/${id}/files`, fields, options),
  );
  return {
    error: attach.error,
    attachAll: async (id: string, files: readonly File[], onLeft: (left: readonly File[]) => void) => {
      for (const [place, file] of files.entries()) {
        onLeft(files.slice(place));
        await attach.mutateAsync({ id, fileName: file.name, contentBase64: file });
      }
    },
  };
}

/** Attaches a PDF or a picture to a note. */
export function AttachDialog({ note, onClose }: { note: NoteFactsFragment; onClose: () => void }) {
  const attach = useSend((fields: Record<string, string | File | null>, options) =>
    postForm(`/project-notes/${note.id}/files`, fields, options),
  );
  const { values, set, errorsOf } = useForm({ fileName: '', contentBase64: null as File | null }, attach.error);
  const [isRefused, setRefused] = useState(false);
  const file = values.contentBase64;
  const fault = file ? file.size > exhibitLimits.bytes && tooLarge : 'Choose a file.';
  const send = () => {
    setRefused(fault !== false);
    if (!fault) attach.mutate(values, { onSuccess: onClose });
  };
  const refused = [...(errorsOf('contentBase64') ?? []), ...(errorsOf('fileName') ?? [])];
  return (
    <Dialog onClose={onClose} title={note.isTask ? 'Attach a file to the task' : 'Attach a file to the note'}>
      <Form onSubmit={send} error={attach.error} busy={attach.isPending} submit="Attach the file" onCancel={onClose}>
        <FileField
          label="File"
          required
          accept={noteFileTypes}
          hint={fileLimit}
          errors={isRefused && fault ? [fault] : refused}
          onFile={(chosen) => {
            set('contentBase64', chosen);
            set('fileName', chosen?.name ?? '');
          }}
        />
      </Form>
    </Dialog>
  );
}
