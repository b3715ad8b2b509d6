import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiError, asApiError } from '../../api/errors';
import { newKey } from '../../api/new-key';
import { useScope } from '../../api/scope';
import { Form } from '../../parts/form';
import { RadioField } from '../../parts/radio-field';
import { useUnsaved } from '../../parts/unsaved';
import { saveCard } from './card';
import { CardField } from './card-field';
import { type Order, type Paid, pay } from './pay';
import { afterError, keepSent, openOrder } from './sent-order';

/** Takes a card, or the saved one, and pays the order with it. */
export function PaymentForm({
  stripe,
  order,
  hasSavedCard,
  submit,
  onReplaced,
  onPaid,
}: {
  stripe: Stripe;
  order: Order;
  hasSavedCard: boolean;
  /** The text of the button. */
  submit: string;
  /** The order of a plan was refused, and is replaced by a new one. */
  onReplaced: (orderId: string) => void;
  onPaid: (paid: Paid) => void;
}) {
  const scope = useScope();
  const client = useQueryClient();
  const open = openOrder(order.id);
  const [entered, setEntered] = useState(open?.paymentMethod ?? null);
  const isSaved = hasSavedCard || open !== undefined || entered !== null;
  const [isOther, setOther] = useState(!isSaved);
  const elements = useRef<StripeElements>(null);
  const [keepElements] = useState(() => (ready: StripeElements) => {
    elements.current = ready;
  });
  const payment = useMutation<Paid, ApiError, void>({
    mutationFn: async () => {
      const before = openOrder(order.id);
      let card = before ? before.paymentMethod : entered;
      if (isOther && before?.state !== 'unknown') {
        card = await saveCard(stripe, elements.current!, scope);
        setEntered(card);
        setOther(false);
      }
      // Also after a reload or the way back: only a click sends it again.
      keepSent(order.id, { state: 'unknown', paymentMethod: card });
      try {
        const paid = await pay(stripe, scope, order, card);
        keepSent(order.id, { state: 'paid', paid });
        return paid;
      } catch (error) {
        const failure = asApiError(error);
        const after = afterError(failure, card, before);
        // The service stored the answer to a plan's first question. A new order asks again, and finds the same subscription.
        const isReplaced = 'plan' in order && after?.state !== 'unknown';
        keepSent(order.id, isReplaced ? undefined : after);
        if (isReplaced) onReplaced(newKey());
        throw failure;
      }
    },
    onSuccess: async (paid) => {
      onPaid(paid);
      await client.invalidateQueries({ queryKey: [scope.organizationId, scope.mode] });
    },
  });
  useUnsaved(payment.isPending, { isKept: true });
  if (open?.state === 'unknown' && !payment.isPending) {
    return (
      <Form onSubmit={() => payment.mutate()} error={payment.error} busy={false} submit="Check again">
        <p className="mb-3">
          We do not know whether this was paid. Check again: if it was, nothing more is charged; if it was not, the same
          card is charged now.
        </p>
      </Form>
    );
  }
  return (
    <Form onSubmit={() => payment.mutate()} error={payment.error} busy={payment.isPending} submit={submit}>
      {isSaved && (
        <RadioField
          label="Pay with"
          value={isOther ? 'other' : 'saved'}
          options={[
            { value: 'saved', text: entered ? 'The card that you entered' : 'The saved card' },
            { value: 'other', text: 'Another card', hint: 'It replaces the saved card.' },
          ]}
          onChange={(chosen) => setOther(chosen === 'other')}
        />
      )}
      {isOther && (
        <>
          <CardField stripe={stripe} onReady={keepElements} />
          <p className="mb-3 text-sm text-muted">
            Stripe takes the payment and keeps the card. Its number does not reach this service.
          </p>
        </>
      )}
      {payment.isPending && (
        <p role="status" className="mb-3 text-muted">
          The payment is under way. Your bank may ask you to confirm it.
        </p>
      )}
    </Form>
  );
}
