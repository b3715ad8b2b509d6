import { useState } from 'react';
import { useChange } from '../api/use-change';
import { readBase64 } from '../parts/file';
import { FileField } from '../parts/file-field';
import { Form } from '../parts/form';
import { formatCount } from '../parts/format';
import { useUnsaved } from '../parts/unsaved';
import { MailroomAttachPagesDocument } from './mailroom.documents';

/** The postmarked pages of the mailing book with the pieces of one account, which reads them. */
export function AttachPages({ accountName, orderIds }: { accountName: string; orderIds: string[] }) {
  const attach = useChange(MailroomAttachPagesDocument);
  const [file, setFile] = useState<File | null>(null);
  useUnsaved(file !== null && !attach.isSuccess, { value: file });
  const send = async () => {
    if (!file) return;
    const contentBase64 = await readBase64(file);
    const mimeType = file.type || 'application/pdf';
    attach.mutate({ input: { orderIds, fileName: file.name, mimeType, contentBase64 } });
  };
  return (
    <Form
      onSubmit={send}
      error={attach.error}
      busy={attach.isPending}
      submit={`Attach to ${formatCount(orderIds.length, 'order')}`}
    >
      <FileField
        label={`Postmarked pages of ${accountName}`}
        hint="Only those with its own pieces: the account reads them."
        onFile={setFile}
      />
    </Form>
  );
}
