import { electronicConsent } from '@domain/waiver/consent.js';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { RadioField } from '../parts/radio-field';
import { useUnsaved } from '../parts/unsaved';
import { useSeen } from '../parts/use-seen';
import { Warning } from '../parts/warning';
import { useViewer } from '../shell/viewer';
import { SignaturePad } from './signature-pad';
import { blankOthers, othersInput, SignedBefore } from './signed-before';
import type { Waiver } from './waiver';
import { SignWaiverDocument } from './waivers.documents';

/** Signs with a typed or drawn name, after the signer has agreed to sign electronically. */
export function SignDialog({ waiver, onClose }: { waiver: Waiver; onClose: () => void }) {
  const viewer = useViewer();
  const { seen, hasChanged } = useSeen(waiver.updatedAt);
  const change = useChange(SignWaiverDocument);
  const [method, setMethod] = useState<'TYPED' | 'DRAWN'>('TYPED');
  const [image, setImage] = useState<string | null>(null);
  const { values, set, text, errorsOf } = useForm(
    {
      ...blankOthers,
      'notary.state': waiver.state,
      signatoryName: waiver.signatoryName ?? viewer.name,
      signatoryTitle: waiver.signatoryTitle ?? '',
      consent: false,
    },
    change.error,
  );
  useUnsaved(image !== null, { value: image });
  const [isUndrawn, setUndrawn] = useState(false);
  const sign = () => {
    const isMissing = method === 'DRAWN' && image === null;
    setUndrawn(isMissing);
    if (isMissing) return;
    const { signatoryName, signatoryTitle, consent } = values;
    change.mutate(
      {
        input: {
          id: waiver.id,
          expectedUpdatedAt: seen,
          method,
          ...{ signatoryName, signatoryTitle, consent },
          ...othersInput(waiver, values),
          ...(method === 'DRAWN' && { image }),
        },
      },
      { onSuccess: onClose },
    );
  };
  // While no answer says what became of the signature, the change may be the person's own: sent again, it is answered as the first time.
  const isUnanswered = change.isPending || change.error?.isPassing;
  const isOutdated = hasChanged && !isUnanswered && !change.isSuccess;
  return (
    <Dialog onClose={onClose} title={`Sign: ${waiver.typeLabel}`}>
      {isOutdated && (
        <Warning role="alert">
          Someone changed the waiver while this was open. Close this and read its page again before you sign.
        </Warning>
      )}
      <Form error={change.error} busy={change.isPending || isOutdated} submit="Sign" onCancel={onClose} onSubmit={sign}>
        <TextField label="Your full name" required {...text('signatoryName')} />
        <TextField label="Your title" {...text('signatoryTitle')} />
        <RadioField
          label="Your signature"
          value={method}
          onChange={(chosen) => {
            setMethod(chosen);
            // The pad is empty when it is shown again.
            setImage(null);
          }}
          options={[
            { value: 'TYPED', text: 'Type my name' },
            { value: 'DRAWN', text: 'Draw it' },
          ]}
        />
        {method === 'TYPED' ? (
          <p aria-hidden className="mb-3 rounded-md border border-line bg-sunken px-4 py-3 text-2xl italic">
            {values.signatoryName || ' '}
          </p>
        ) : (
          <>
            <SignaturePad
              onChange={(drawn) => {
                setImage(drawn);
                setUndrawn(false);
              }}
            />
            {isUndrawn && (
              <p role="alert" className="mb-3 text-sm text-danger">
                Draw your signature in the field above.
              </p>
            )}
          </>
        )}
        <SignedBefore needs={waiver} text={text} />
        <CheckField
          label={electronicConsent}
          checked={values.consent}
          errors={errorsOf('consent')}
          onChange={({ target }) => set('consent', target.checked)}
        />
      </Form>
    </Dialog>
  );
}
