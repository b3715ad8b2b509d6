import { exhibitLimits } from '@domain/exhibit/exhibit.js';
import { useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { postForm } from '../api/post-form';
import { useSend } from '../api/use-change';
import { fileLimit, tooLarge } from '../documents/exhibit-facts';
import { Dialog } from '../parts/dialog';
import { FileField } from '../parts/file-field';
import { Form } from '../parts/form';
import { useUnsaved } from '../parts/unsaved';
import type { ReceivedFactsFragment } from './received.documents';

/** Sends a file of a notice. */
export function useAttach() {
  return useSend(({ id, file }: { id: string; file: File }, options) =>
    postForm(`/received-notices/${id}/files`, { fileName: file.name, contentBase64: file }, options),
  );
}

/** The field for the PDF or the picture of a notice. */
export function NoticeFile({
  onFile,
  errors,
  required = false,
}: {
  onFile: (file: File | null) => void;
  errors: FieldMessages;
  required?: boolean;
}) {
  return (
    <FileField
      label="The notice itself"
      required={required}
      accept=".pdf,.jpg,.jpeg,.png"
      hint={fileLimit}
      errors={errors}
      onFile={onFile}
    />
  );
}

/** What is wrong with a file before it is sent. */
export const listFaults = (file: File | null) => (file && file.size > exhibitLimits.bytes ? [tooLarge] : []);

/** Attaches a PDF or a picture of the notice. */
export function AttachToReceived({ notice, onClose }: { notice: ReceivedFactsFragment; onClose: () => void }) {
  const attach = useAttach();
  const [file, setFile] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  useUnsaved(file !== null && !attach.isSuccess, { value: file });
  const missing = isAsked && !file ? ['Choose a file.'] : [];
  const send = () => {
    setAsked(true);
    if (file && listFaults(file).length === 0) attach.mutate({ id: notice.id, file }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="Attach a file to the notice">
      <Form onSubmit={send} error={attach.error} busy={attach.isPending} submit="Attach the file" onCancel={onClose}>
        <NoticeFile required onFile={setFile} errors={[...missing, ...listFaults(file)]} />
      </Form>
    </Dialog>
  );
}
