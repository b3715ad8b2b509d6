import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { plainAmount } from '../parts/format';
import { RadioField } from '../parts/radio-field';
import {
  PartnerCancelDocument,
  PartnerFailDocument,
  type PartnerRefund,
  PartnerRejectDocument,
} from './partner.documents';

export type PartnerEnding = 'reject' | 'fail' | 'cancel';

const texts: Record<PartnerEnding, { title: string; submit: string; meaning: string }> = {
  reject: {
    title: 'Reject the request',
    submit: 'Reject it',
    meaning: 'You do not do this work. The postage is returned to the account; the fee is not.',
  },
  fail: {
    title: 'This attempt failed',
    submit: 'Report the failure',
    meaning: 'The postage is returned, and the account can ask again.',
  },
  cancel: {
    title: 'Cancel the request',
    submit: 'Cancel it',
    meaning: 'The work ends. The postage is returned, and you decide how much of the fee.',
  },
};

/** Ends a request without a result, with the reason that the account reads. */
export function EndDialog({
  id,
  ending,
  onClose,
  onDone,
}: {
  id: string;
  ending: PartnerEnding;
  onClose: () => void;
  onDone: () => void;
}) {
  const reject = useChange(PartnerRejectDocument);
  const fail = useChange(PartnerFailDocument);
  const cancel = useChange(PartnerCancelDocument);
  const { error, isPending } = { reject, fail, cancel }[ending];
  const { values, text, set, errorsOf } = useForm(
    { reason: '', refund: 'FULL' as PartnerRefund, refundAmount: '' },
    error,
  );
  const { reason, refund, refundAmount } = values;
  const send = () => {
    const done = {
      onSuccess: () => {
        onClose();
        onDone();
      },
    };
    if (ending === 'reject') return reject.mutate({ input: { id, reason } }, done);
    if (ending === 'fail') return fail.mutate({ input: { id, error: reason } }, done);
    const amount = refund === 'PARTIAL' ? plainAmount(refundAmount) || null : null;
    cancel.mutate({ input: { id, reason, refund, refundAmount: amount } }, done);
  };
  const { title, submit, meaning } = texts[ending];
  return (
    <Dialog onClose={onClose} title={title}>
      <Form onSubmit={send} error={error} busy={isPending} submit={submit} onCancel={onClose} danger>
        <p className="mb-3">{meaning}</p>
        <TextField
          label="Reason"
          required
          hint="The account reads it."
          {...text('reason')}
          errors={errorsOf(ending === 'fail' ? 'error' : 'reason')}
        />
        {ending === 'cancel' && (
          <>
            <RadioField
              label="Refund of the fee"
              value={refund}
              onChange={(chosen) => set('refund', chosen)}
              options={[
                { value: 'FULL', text: 'All of it' },
                { value: 'PARTIAL', text: 'A part of it' },
                { value: 'NONE', text: 'None' },
              ]}
            />
            {refund === 'PARTIAL' && (
              <TextField label="Credits to refund" required inputMode="decimal" {...text('refundAmount')} />
            )}
          </>
        )}
      </Form>
    </Dialog>
  );
}
