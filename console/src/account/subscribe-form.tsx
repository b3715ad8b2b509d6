import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { SelectField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatCredits } from '../parts/format';
import { SubscribeDocument } from './plan.documents';
import type { Plan } from './plan-page';

type Interval = 'MONTHLY' | 'ANNUAL';

const intervals = [
  { value: 'MONTHLY', text: 'Each month' },
  { value: 'ANNUAL', text: 'Each year' },
];

/** Subscribes to a plan, or changes to it. */
export function SubscribeForm({
  plan,
  interval = 'MONTHLY',
  isChange,
  onClose,
}: {
  plan: Plan;
  interval?: Interval | undefined;
  isChange: boolean;
  onClose: () => void;
}) {
  const change = useChange(SubscribeDocument);
  const { values, text, errorsOf } = useForm({ interval }, change.error);
  const faults = errorsOf('plan');
  return (
    <Dialog open onClose={onClose} title={isChange ? `Change to ${plan.label}?` : `Subscribe to ${plan.label}?`}>
      <Form
        onSubmit={() => change.mutate({ input: { plan: plan.key, ...values } }, { onSuccess: onClose })}
        error={change.error}
        busy={change.isPending}
        submit={isChange ? 'Change plan' : 'Subscribe'}
        onCancel={onClose}
      >
        <p className="mb-3">
          {plan.label} adds {formatCredits(plan.monthlyCredits)} each month. Your card is charged now, and at the start
          of each period until you cancel.
        </p>
        <SelectField label="Pay" options={intervals} {...text('interval')} errors={faults} />
      </Form>
    </Dialog>
  );
}
