import { exhibitLimits } from '@domain/exhibit/exhibit.js';
import { useState } from 'react';
import { postForm } from '../api/post-form';
import { useSend } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { FileField } from '../parts/file-field';
import { Form, useForm } from '../parts/form';
import { SeenNotice } from '../parts/seen-notice';
import { useConfirmed } from '../parts/use-seen';
import { fileLimit } from './exhibit-facts';
import type { MadeDocumentFragment } from './made-documents.documents';

/** Uploads the scan of a document that was signed by hand, in place of an earlier one. */
export function SignedOriginalForm({
  document: { id, updatedAt, fileName, pageCount, signedOriginal },
  onClose,
}: {
  document: MadeDocumentFragment;
  onClose: () => void;
}) {
  const upload = useSend(({ seen, ...fields }: Record<string, string | File | null> & { seen: string }, options) =>
    postForm(`/documents/${id}/signed-original`, fields, options, { path: `/documents/${id}`, updatedAt: seen }),
  );
  const { hasChanged, confirm, labelOf } = useConfirmed(updatedAt, upload);
  const { values, set, text, errorsOf } = useForm(
    { signerName: signedOriginal?.signerName ?? '', fileName: '', contentBase64: null as File | null },
    upload.error,
  );
  const [isRefused, setRefused] = useState(false);
  const { contentBase64: file } = values;
  const fault = file ? file.size > exhibitLimits.bytes && `${fileLimit} This one is larger.` : 'Choose a file.';
  const choose = (chosen: File | null) => {
    set('contentBase64', chosen);
    set('fileName', chosen?.name ?? '');
  };
  const send = () => {
    setRefused(fault !== false);
    if (!fault) confirm((seen) => upload.mutate({ ...values, seen }, { onSuccess: onClose }));
  };
  const refused = [...(errorsOf('contentBase64') ?? []), ...(errorsOf('fileName') ?? [])];
  return (
    <Dialog onClose={onClose} title={signedOriginal ? 'Replace the scan' : 'Upload the signed original'}>
      <Form
        onSubmit={send}
        error={upload.error}
        busy={upload.isPending}
        submit={labelOf('Upload it')}
        onCancel={onClose}
      >
        <p className="mb-3">
          Scan {pageCount === 1 ? 'the page' : `all ${pageCount} pages`} of {fileName}, with the footer and its code.
          The service compares the code on each page.
        </p>
        <FileField
          label="Scan"
          required
          accept=".pdf,.jpg,.jpeg,.png"
          hint={fileLimit}
          errors={isRefused && fault ? [fault] : refused}
          onFile={choose}
        />
        <TextField label="Who signed" required maxLength={255} {...text('signerName')} />
        {hasChanged && <SeenNotice />}
      </Form>
    </Dialog>
  );
}
