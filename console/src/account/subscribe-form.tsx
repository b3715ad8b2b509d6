import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { Form, useForm } from '../parts/form';
import { formatCredits, formatMoney } from '../parts/format';
import { Facts } from '../parts/page';
import { RadioField } from '../parts/radio-field';
import { usePayPage } from './payment/use-pay-page';
import { SubscribeDocument } from './plan.documents';
import { findAmount, type Interval, type Plan, periodOf, priceText } from './plan-price';
import { UnknownPrice } from './unknown-price';

const texts = {
  Subscribe: { title: 'Subscribe to', submit: 'Subscribe' },
  Change: { title: 'Change to', submit: 'Change plan' },
  Resume: { title: 'Resume', submit: 'Resume plan' },
  Pay: { title: 'Pay for', submit: 'Pay' },
};

export type PlanAction = keyof typeof texts;

/** Subscribes to a plan, pays for it, changes to it or resumes it, after it showed what is charged. */
export function SubscribeForm({
  plan,
  interval,
  action,
  paysByCard,
  freeInterval,
  readAgain,
  onClose,
}: {
  plan: Plan;
  interval?: Interval | undefined;
  action: PlanAction;
  /** Payments are real: a page of its own takes the card. */
  paysByCard: boolean;
  /** With this interval the plan is resumed: nothing is charged now. */
  freeInterval: Interval | undefined;
  /** Reads the prices again. */
  readAgain: () => unknown;
  onClose: () => void;
}) {
  const change = useChange(SubscribeDocument);
  const sold = plan.prices.map((price) => price.interval);
  const first = interval && sold.includes(interval) ? interval : sold[0]!;
  const { values, set, errorsOf, saved } = useForm({ interval: first }, change.error);
  const openPayPage = usePayPage();
  const isFree = values.interval === freeInterval;
  const takesCard = paysByCard && !isFree;
  const amount = findAmount(plan.prices, values.interval);
  const submit = () => {
    if (!takesCard) return change.mutate({ input: { plan: plan.key, ...values } }, { onSuccess: onClose });
    saved();
    openPayPage({ plan: plan.key, ...values });
  };
  const choice = (
    <RadioField
      label="Pay"
      value={values.interval}
      options={sold.map((value) => ({ value, text: priceText(plan.prices, value) }))}
      errors={errorsOf('plan')}
      onChange={(chosen) => set('interval', chosen)}
    />
  );
  return (
    <Dialog onClose={onClose} title={`${texts[action].title} ${plan.label}?`}>
      <p className="mb-3">
        {plan.label} adds {formatCredits(plan.monthlyCredits)} each month.
      </p>
      {typeof amount !== 'string' ? (
        <>
          {choice}
          <UnknownPrice readAgain={readAgain} />
        </>
      ) : (
        <Form
          onSubmit={submit}
          error={change.error}
          busy={change.isPending}
          submit={takesCard ? 'Continue to the payment' : texts[action].submit}
          onCancel={onClose}
        >
          {choice}
          <div className="mb-4 border-y border-line py-3">
            <Facts
              facts={[
                ['Charged now', <strong key="now">{isFree ? 'Nothing' : formatMoney(amount)}</strong>],
                [
                  'After that',
                  `${formatMoney(amount)} at the start of each ${periodOf[values.interval]}, until you cancel`,
                ],
              ]}
            />
          </div>
        </Form>
      )}
    </Dialog>
  );
}
