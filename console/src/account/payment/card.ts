import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { ApiError } from '../../api/errors';
import { execute } from '../../api/execute';
import type { Scope } from '../../api/scope';
import { CreateSetupIntentDocument } from './payment.documents';

/** Stripe's script comes from Stripe, as its terms require. @throws ApiError */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey, { locale: 'en' }).catch(() => null);
  if (!stripe) throw new ApiError('OFFLINE', 'The form for cards cannot be loaded from Stripe.', null);
  return stripe;
}

/** Saves the card that was entered, after its bank agreed if it asks for that. @returns its id at Stripe @throws ApiError */
export async function saveCard(stripe: Stripe, elements: StripeElements, scope: Scope): Promise<string> {
  const checked = await elements.submit();
  if (checked.error) throw refused(checked.error.message);
  const { createSetupIntent } = await execute(CreateSetupIntentDocument, {}, { scope });
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret: createSetupIntent.clientSecret,
    redirect: 'if_required',
    confirmParams: { return_url: window.location.href },
  });
  if (error) throw refused(error.message);
  const method = setupIntent.payment_method;
  if (!method) throw refused('Stripe saved no card.');
  return typeof method === 'string' ? method : method.id;
}

/** Lets the cardholder confirm a payment at their bank. @returns why it was not confirmed */
export async function confirmAtBank(stripe: Stripe, clientSecret: string): Promise<string | undefined> {
  const { error, paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) return error.message;
  if (paymentIntent.status === 'requires_action')
    return (await stripe.handleNextAction({ clientSecret })).error?.message;
  if (paymentIntent.status !== 'requires_payment_method') return undefined;
  // The bank refused a charge without the cardholder: the same card is charged again, in their presence.
  const card = paymentIntent.last_payment_error?.payment_method?.id;
  if (!card) return paymentIntent.last_payment_error?.message ?? 'The payment has no card.';
  const confirmed = await stripe.confirmPayment({
    clientSecret,
    redirect: 'if_required',
    confirmParams: { payment_method: card, return_url: window.location.href },
  });
  return confirmed.error?.message;
}

function refused(message = 'The card was refused.'): ApiError {
  return new ApiError('PAYMENT_FAILED', message, null);
}
