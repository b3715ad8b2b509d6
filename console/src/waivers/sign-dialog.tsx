import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { useViewer } from '../shell/viewer';
import type { Waiver } from './waiver-page';
import { SignWaiverDocument } from './waivers.documents';

/** Signs with a typed name, after the signer has agreed to sign electronically. */
export function SignDialog({ waiver, onClose }: { waiver: Waiver; onClose: () => void }) {
  const viewer = useViewer();
  const change = useChange(SignWaiverDocument);
  const { values, set, text, errorsOf } = useForm(
    { signatoryName: waiver.signatoryName ?? viewer.name, signatoryTitle: waiver.signatoryTitle ?? '', consent: false },
    change.error,
  );
  return (
    <Dialog open onClose={onClose} title={`Sign: ${waiver.typeLabel}`}>
      {(waiver.notaryRequired || waiver.witnessRequired) && (
        <p className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-warning">
          This form needs {waiver.notaryRequired ? 'a notary' : 'a witness'}. Print it and have it signed by hand.
        </p>
      )}
      <Form
        error={change.error}
        busy={change.isPending}
        submit="Sign"
        onCancel={onClose}
        onSubmit={() => change.mutate({ input: { id: waiver.id, method: 'TYPED', ...values } }, { onSuccess: onClose })}
      >
        <TextField label="Your full name" required {...text('signatoryName')} />
        <TextField label="Your title" {...text('signatoryTitle')} />
        <p aria-hidden className="mb-3 rounded-md border border-line bg-sunken px-4 py-3 text-2xl italic">
          {values.signatoryName || ' '}
        </p>
        <CheckField
          label="I agree to sign this waiver electronically. My typed name is my signature."
          checked={values.consent}
          errors={errorsOf('consent')}
          onChange={({ target }) => set('consent', target.checked)}
        />
      </Form>
    </Dialog>
  );
}
