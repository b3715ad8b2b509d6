import { useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { TextArea, TextField } from '../parts/field';
import { readBase64 } from '../parts/file';
import { FileField } from '../parts/file-field';
import { Form, useForm } from '../parts/form';
import {
  PartnerAttachDocument,
  PartnerFulfillDocument,
  PartnerMailedDocument,
  PartnerRecipientsDocument,
  type PartnerTaskFragment,
} from './partner.documents';

/** The reports of a request in work, in their order: recipients found, mailed, done. */
export function WorkForms({ request }: { request: PartnerTaskFragment }) {
  const { scope, requiredRecipients, mailedRecipients } = request;
  if (scope !== 'full_service') return <FulfillForm request={request} />;
  if (requiredRecipients === null) return <RecipientsForm request={request} />;
  if (mailedRecipients === null) return <MailedForm request={request} />;
  return <FulfillForm request={request} />;
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

function MailedForm({ request: { id, authorizedRecipients } }: { request: PartnerTaskFragment }) {
  const report = useChange(PartnerMailedDocument);
  const { values, text, errorsOf } = useForm({ recipients: '' }, report.error);
  const recipients = values.recipients
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name, number] = /^(.*?)(?:,\s*([\d\s-]{8,}))?$/.exec(line) ?? [];
      return { name: name || line, trackingNumber: number?.trim() || null };
    });
  return (
    <Form
      onSubmit={() => report.mutate({ input: { id, recipients } })}
      error={report.error}
      busy={report.isPending}
      submit={`Report ${recipients.length} mailed`}
    >
      <TextArea
        label="Mailed to"
        required
        rows={6}
        hint={`One recipient a line, with the article number after a comma. ${authorizedRecipients ?? 0} are paid for.`}
        {...text('recipients')}
        errors={errorsOf('recipients')}
      />
    </Form>
  );
}

function FulfillForm({ request: { id } }: { request: PartnerTaskFragment }) {
  const attach = useChange(PartnerAttachDocument);
  const fulfill = useChange(PartnerFulfillDocument);
  const [file, setFile] = useState<File | null>(null);
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
    fulfill.mutate({ input: { id, result: values.findings ? { findings: values.findings } : null } });
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
