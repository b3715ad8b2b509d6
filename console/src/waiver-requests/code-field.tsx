import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { CheckField } from '../parts/field';
import { CodeByDefaultDocument } from './requests.documents';

interface CodeFieldProps {
  /** Null until the person decides: then it is as the account has it, and nothing is sent. */
  value: boolean | null;
  onChange: (value: boolean) => void;
}

/** Whether a one-time code is needed to sign. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const { organizationId: id } = useScope();
  const organization = useRead(CodeByDefaultDocument, { id }, { follows: ['organization'] }).data?.organization;
  return (
    <CheckField
      label="Ask for a one-time code with the signature"
      hint="It is sent to the mailbox when the payee signs, and is on the certificate."
      checked={value ?? organization?.requireWaiverCode ?? false}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
