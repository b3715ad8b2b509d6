import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import {
  BeginPasskeyDocument,
  FinishPasskeyDocument,
  RenamePasskeyDocument,
  type SignInQuery,
} from './sign-in.documents';

export type Passkey = SignInQuery['passkeys'][number];

/** Lets the browser create a passkey, and adds it to the account. */
export function NewPasskey({ onClose }: { onClose: () => void }) {
  const begin = useChange(BeginPasskeyDocument);
  const finish = useChange(FinishPasskeyDocument);
  const [isWithout, setWithout] = useState(false);
  const error = begin.error ?? finish.error;
  const { values, text } = useForm({ name: '' }, error);
  const add = async () => {
    setWithout(false);
    finish.reset();
    const begun = await begin.mutateAsync({}).catch(() => undefined);
    if (!begun) return;
    const options = begun.beginPasskeyRegistration.options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const credential = await create(options).catch(() => null);
    if (!credential) return setWithout(true);
    const response = { ...credential.toJSON() };
    finish.mutate({ input: { name: values.name, credential: response } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="New passkey">
      <Form
        onSubmit={add}
        error={error}
        busy={begin.isPending || finish.isPending}
        submit="Create passkey"
        onCancel={onClose}
      >
        <TextField label="Name" required {...text('name')} />
        {isWithout && (
          <p role="alert" className="mb-3">
            Your browser created no passkey. Try again.
          </p>
        )}
      </Form>
    </Dialog>
  );
}

async function create(options: PublicKeyCredentialCreationOptionsJSON): Promise<PublicKeyCredential | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
}

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const change = useChange(RenamePasskeyDocument);
  const { values, text } = useForm({ name: passkey.name }, change.error);
  return (
    <Dialog onClose={onClose} title={`Rename ${passkey.name}`}>
      <Form
        onSubmit={() => change.mutate({ input: { id: passkey.id, name: values.name } }, { onSuccess: onClose })}
        error={change.error}
        busy={change.isPending}
        submit="Save"
        onCancel={onClose}
      >
        <TextField label="Name" required {...text('name')} />
      </Form>
    </Dialog>
  );
}
