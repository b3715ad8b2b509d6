import { useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { TextArea, TextField } from '../parts/field';
import { readBase64 } from '../parts/file';
import { FileField } from '../parts/file-field';
import { Form, useForm } from '../parts/form';
import { useUnsaved } from '../parts/unsaved';
import { MailedForm } from './mailed-form';
import {
  PartnerAttachDocument,
  PartnerFulfillDocument,
  PartnerRecipientsDocument,
  type PartnerTaskFragment,
} from './partner.documents';

/** The reports of a request in work, in their order: recipients found, mailed, done. */
export function WorkForms({ request, onDone }: { request: PartnerTaskFragment; onDone: () => void }) {
  const { scope, requiredRecipients, mailedRecipients } = request;
  if (scope !== 'FULL_SERVICE') return <FulfillForm request={request} onDone={onDone} />;
  if (requiredRecipients === null) return <RecipientsForm request={request} />;
  if (mailedRecipients === null) return <MailedForm request={request} />;
  return <FulfillForm request={request} onDone={onDone} />;
}

function RecipientsForm({ request: { id, authorizedRecipients } }: { request: PartnerTaskFragment }) {
  const report = useChange(PartnerRecipientsDocument);
  const { values, text } = useForm({ recipients: '' }, report.error);
  const [isRefused, setRefused] = useState(false);
  const recipients = values.recipients.trim();
  const isCount = /^[1-9]\d*$/.test(recipients);
  const send = () => {
    setRefused(!isCount);
    if (isCount) report.mutate({ input: { id, recipients: Number(recipients) } });
  };
  return (
    <Form onSubmit={send} error={report.error} busy={report.isPending} submit="Report the recipients">
      <TextField
        label="Recipients found"
        required
        inputMode="numeric"
        hint={`${authorizedRecipients ?? 0} are paid for. If there are more, the account approves them first.`}
        {...text('recipients')}
        {...(isRefused && !isCount && { errors: ['Enter how many recipients you found, as a whole number above 0.'] })}
      />
    </Form>
  );
}

function FulfillForm({ request: { id }, onDone }: { request: PartnerTaskFragment; onDone: () => void }) {
  const attach = useChange(PartnerAttachDocument);
  const fulfill = useChange(PartnerFulfillDocument);
  const [file, setFile] = useState<File | null>(null);
  useUnsaved(file !== null, { value: file });
  /** What the account has by now; a repeated report attaches only another file. */
  const attached = useRef<File>(undefined);
  const { values, text } = useForm({ findings: '' }, fulfill.error);
  const send = async () => {
    if (file && file !== attached.current) {
      const contentBase64 = await readBase64(file);
      const mimeType = file.type || 'application/pdf';
      await attach.mutateAsync({ input: { id, fileName: file.name, mimeType, contentBase64 } });
      attached.current = file;
    }
    const result = values.findings ? { findings: values.findings } : null;
    fulfill.mutate({ input: { id, result } }, { onSuccess: onDone });
  };
  return (
    <Form
      onSubmit={() => send().catch(() => undefined)}
      error={attach.error ?? fulfill.error}
      busy={attach.isPending || fulfill.isPending}
      submit="It is done"
    >
      <TextArea label="Findings" {...text('findings')} />
      <FileField label="File for the account" hint="Such as the mailing receipt." onFile={setFile} />
    </Form>
  );
}
