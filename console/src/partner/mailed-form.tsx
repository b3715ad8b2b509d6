import { articleNumberFault, toDigits } from '@domain/document-order/article-number.js';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { TextArea, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { toMoment } from '../parts/format';
import { PartnerMailedDocument, type PartnerTaskFragment } from './partner.documents';

/** The recipients of the mailing, each with the article number of its piece, which is checked here before it is sent. */
export function MailedForm({ request: { id, authorizedRecipients } }: { request: PartnerTaskFragment }) {
  const report = useChange(PartnerMailedDocument);
  const { values, text } = useForm({ recipients: '', mailedAt: '' }, report.error);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const recipients = values.recipients
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readRecipient);
  const send = () => {
    const recipientFaults = recipients.flatMap(findFaults);
    setFaults(recipientFaults);
    if (recipientFaults.length === 0) report.mutate({ input: { id, recipients, mailedAt: toMoment(values.mailedAt) } });
  };
  const { errors, onChange, ...field } = text('recipients');
  return (
    <Form onSubmit={send} error={report.error} busy={report.isPending} submit={`Report ${recipients.length} mailed`}>
      <TextArea
        label="Mailed to"
        required
        rows={6}
        hint={`One recipient a line, with the article number after a comma. ${authorizedRecipients ?? 0} are paid for.`}
        {...field}
        onChange={(event) => {
          setFaults([]);
          onChange(event);
        }}
        errors={faults.length > 0 ? faults : errors}
      />
      <TextField
        label="Mailed at"
        type="datetime-local"
        hint="Now, if you leave it empty. The notice counts as mailed from this time."
        {...text('mailedAt')}
      />
    </Form>
  );
}

interface Recipient {
  name: string;
  trackingNumber: string | null;
}

/** `Golden State Builders, 9407 1118 9956 2700 0000 14`: the name, and the number of the piece if there is one. */
function readRecipient(line: string): Recipient {
  const [, name, number] = /^(.*?)(?:,\s*([\d\s-]{8,}))?$/.exec(line) ?? [];
  return { name: name || line, trackingNumber: number?.trim() || null };
}

/** A number with the digits of certified mail has its check digit; those of other carriers have none. */
function findFaults({ name, trackingNumber }: Recipient): string[] {
  const digits = toDigits(trackingNumber ?? '');
  const fault = digits.length >= 20 && articleNumberFault(digits);
  return fault ? [`The number of ${name} ${fault}`] : [];
}
