import { useState } from 'react';
import { useChange } from '../api/use-change';
import { readBase64 } from '../parts/file';
import { FileField } from '../parts/file-field';
import { Form } from '../parts/form';
import { useUnsaved } from '../parts/unsaved';
import { MailroomAttachDocument } from './mailroom.documents';

/** The postmarked receipt, and then the next order. */
export function ReceiptForm({ orderId, onNext }: { orderId: string; onNext: () => void }) {
  const attach = useChange(MailroomAttachDocument);
  const [file, setFile] = useState<File | null>(null);
  useUnsaved(file !== null && !attach.isSuccess, { value: file });
  const send = async () => {
    if (!file) return onNext();
    const contentBase64 = await readBase64(file);
    attach.mutate(
      { input: { orderId, fileName: file.name, mimeType: file.type || 'application/pdf', contentBase64 } },
      { onSuccess: onNext },
    );
  };
  return (
    <Form
      onSubmit={send}
      error={attach.error}
      busy={attach.isPending}
      submit={file ? 'Attach the receipt and go on' : 'Go on without a receipt'}
    >
      <FileField label="Receipt" hint="A scan as PDF or image." onFile={setFile} />
    </Form>
  );
}
