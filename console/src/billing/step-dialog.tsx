import { unexplainedLoss, unscheduledSum } from '@domain/pay-application/warnings.js';
import { useChange } from '../api/use-change';
import { ConfirmSeen } from '../parts/confirm';
import { Dialog } from '../parts/dialog';
import { CheckField, TextArea, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatMoney, plainAmount } from '../parts/format';
import { SeenNotice } from '../parts/seen-notice';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { useOnChange } from '../parts/use-on-change';
import { useConfirmed } from '../parts/use-seen';
import { Warning } from '../parts/warning';
import { DeletePayApplicationDocument, MovePayApplicationDocument } from './billing.documents';
import type { PayApplication } from './pay-application';
import type { Step } from './steps';

/** Asks once more, and for what the step needs. */
export function StepDialog({
  step,
  application,
  onClose,
}: {
  step: Step;
  application: PayApplication;
  onClose: () => void;
}) {
  const { id } = application;
  const go = useGo();
  const move = useChange(MovePayApplicationDocument, {
    // Nothing else goes back: a review, a certificate and a rejection are acts that others saw, and the first submission settles
    // the schedule of values.
    toUndo: ({ input: { status } }, { transitionPayApplication: { updatedAt } }) =>
      status === 'SUBMITTED' && application.sov?.status === 'ACTIVE'
        ? { input: { id, status: 'DRAFT' as const, expectedUpdatedAt: updatedAt } }
        : undefined,
  });
  const due = application.g702.currentPaymentDue;
  const { values, set, fill, text, errorsOf } = useForm(
    { certifiedAmount: due, statusReason: '', confirmNegativePayment: false },
    move.error,
  );
  const loss = step.status === 'SUBMITTED' ? unexplainedLoss(application.g702, application.g703) : null;
  const gap = step.status === 'SUBMITTED' ? unscheduledSum(application.g702, application.g703) : null;
  // An amount that is not edited follows the application.
  useOnChange(due, (earlier) => {
    if (values.certifiedAmount === earlier) fill({ certifiedAmount: due });
  });
  const { hasChanged, confirm, labelOf } = useConfirmed(application.updatedAt, move);
  if (step.status === 'DELETED') {
    return (
      <ConfirmSeen
        title="Delete the draft?"
        submit="Delete it"
        document={DeletePayApplicationDocument}
        updatedAt={application.updatedAt}
        input={{ id }}
        onClose={onClose}
        onDone={() => go({ page: '/billing/pay-applications' })}
      >
        {step.meaning}
      </ConfirmSeen>
    );
  }
  const { status } = step;
  const send = (expectedUpdatedAt: string) =>
    move.mutate(
      {
        input: {
          id,
          status,
          expectedUpdatedAt,
          ...(step.asks === 'amount' && { certifiedAmount: plainAmount(values.certifiedAmount) }),
          ...(values.confirmNegativePayment && { confirmNegativePayment: true }),
          ...(values.statusReason && { statusReason: values.statusReason }),
        },
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog onClose={onClose} title={`${step.text}: application no. ${application.applicationNumber}`}>
      <Form
        onSubmit={() => confirm(send)}
        error={move.error}
        busy={move.isPending}
        submit={labelOf(step.text)}
        onCancel={onClose}
      >
        <p className="mb-3">{step.meaning}</p>
        {step.asks === 'amount' && (
          <TextField
            label="Certified amount"
            inputMode="decimal"
            hint={`Applied for: ${formatMoney(due)}. It can be reduced, but not raised.`}
            {...text('certifiedAmount')}
          />
        )}
        {step.asks !== undefined && <TextArea label="Reason" rows={2} {...text('statusReason')} />}
        {status === 'SUBMITTED' && (
          <p className="mb-3">
            Current payment due: <strong>{formatMoney(due)}</strong>
          </p>
        )}
        {gap && (
          <Warning>
            {gap} A certifier can return the application for that.{' '}
            {application.sov && (
              <To page="/billing/schedules/$id" params={{ id: application.sov.id }}>
                Add the line of the change order
              </To>
            )}
          </Warning>
        )}
        {loss && (
          <Warning>
            <p className="mb-2">{loss}</p>
            <CheckField
              label="Line 8 is right"
              checked={values.confirmNegativePayment}
              errors={errorsOf('confirmNegativePayment')}
              onChange={({ target }) => set('confirmNegativePayment', target.checked)}
            />
          </Warning>
        )}
        {hasChanged && <SeenNotice />}
      </Form>
    </Dialog>
  );
}
