import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { SecretDialog } from '../parts/secret';
import { CreateAccessTokenDocument, RotateAccessTokenDocument } from './tokens.documents';

const lifetimes = [
  { value: '', text: 'The longest time allowed' },
  { value: '7', text: '7 days' },
  { value: '30', text: '30 days' },
  { value: '90', text: '90 days' },
  { value: '365', text: '1 year' },
];
const limits = [
  { value: '', text: 'Those of the plan' },
  { value: 'tier:starter', text: 'Starter' },
  { value: 'tier:growth', text: 'Growth' },
  { value: 'tier:scale', text: 'Scale' },
];

const inDays = (days: string) => new Date(Date.now() + Number(days) * 86_400_000).toISOString();

/** Creates a token for the person in the organization and mode of the page, and shows it once. */
export function TokenForm({ onClose }: { onClose: () => void }) {
  const { mode } = useScope();
  const change = useChange(CreateAccessTokenDocument);
  const { values, text, saved } = useForm({ label: '', abilities: '', expiresAt: '' }, change.error);
  const create = () => {
    const abilities = [
      ...(mode === 'sandbox' ? ['mode:sandbox'] : []),
      ...(values.abilities ? [values.abilities] : []),
    ];
    const expiresAt = values.expiresAt ? inDays(values.expiresAt) : null;
    change.mutate({ input: { label: values.label || null, abilities, expiresAt } }, { onSuccess: saved });
  };
  if (change.data) return <NewToken token={change.data.createAccessToken.token} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="New token">
      <Form onSubmit={create} error={change.error} busy={change.isPending} submit="Create token" onCancel={onClose}>
        <p className="mb-3 text-muted">
          It works for this organization {mode === 'sandbox' ? 'in the sandbox only' : 'in live only'}, with your role.
        </p>
        <TextField label="Label" hint="What uses it, such as the accounting system." {...text('label')} />
        <SelectField label="Request limits" options={limits} {...text('abilities')} />
        <SelectField label="Expires after" options={lifetimes} {...text('expiresAt')} />
      </Form>
    </Dialog>
  );
}

/** Replaces a token of the person with a new one that has the same rights, and shows it once. */
export function RotateToken({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const change = useChange(RotateAccessTokenDocument);
  if (change.data) return <NewToken token={change.data.rotateAccessToken.token} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={`Rotate ${name}?`}>
      <Form
        onSubmit={() => change.mutate({ input: { id } })}
        error={change.error}
        busy={change.isPending}
        submit="Rotate"
        onCancel={onClose}
      >
        <p className="mb-4">
          You get a new token with the same rights and the same end. Programs that use the old one stop working at once.
        </p>
      </Form>
    </Dialog>
  );
}

/** A token that was just created. It cannot be read again. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <SecretDialog
      title="Copy the token now"
      label="Token"
      text={token}
      explanation="It is shown this once. Keep it like a password."
      onClose={onClose}
    />
  );
}
