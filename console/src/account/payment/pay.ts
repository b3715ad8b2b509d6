import type { Stripe } from '@stripe/stripe-js';
import { ApiError, asApiError } from '../../api/errors';
import { execute } from '../../api/execute';
import { newKey } from '../../api/new-key';
import type { Scope } from '../../api/scope';
import { confirmAtBank } from './card';
import {
  type BillingInterval,
  PayForCreditsDocument,
  PayForPlanDocument,
  type PayForPlanMutation,
  type PlanKey,
} from './payment.documents';

/** What is paid for. The id is the idempotency key of the payment, and in the page's address. */
export type Order = { id: string } & ({ credits: number } | { plan: PlanKey; interval: BillingInterval });

/** What the page says after the payment. */
export type Paid = { credits: number; balance: number | string } | { plan: PlanKey };

/** Pays the order with the card of this id, or with the saved one. The same order is paid once. @throws ApiError */
export async function pay(stripe: Stripe, scope: Scope, order: Order, paymentMethod: string | null): Promise<Paid> {
  const card = paymentMethod && { paymentMethod };
  if ('plan' in order) {
    const { id, plan, interval } = order;
    await subscribed(stripe, id, (idempotencyKey) =>
      patiently(() => execute(PayForPlanDocument, { input: { plan, interval, ...card } }, { scope, idempotencyKey })),
    );
    return { plan };
  }
  const { id, credits } = order;
  const send = () =>
    patiently(() => execute(PayForCreditsDocument, { input: { credits, ...card } }, { scope, idempotencyKey: id }));
  const { purchased, balance } = (await confirmed(stripe, send)).purchaseCredits;
  return { credits: purchased, balance };
}

/**
 * Asks until the first payment of the subscription is made. The service stores the answer to each key, an incomplete one too, so
 * every question after the first has a key of its own. None of them pays twice: the organization has one subscription.
 */
async function subscribed(
  stripe: Stripe,
  orderId: string,
  send: (idempotencyKey: string) => Promise<PayForPlanMutation>,
): Promise<void> {
  let { status, clientSecret } = (await send(orderId)).subscribe;
  let confirmedSecret: string | null = null;
  let refusal: string | undefined;
  for (let left = questions.times; status === 'INCOMPLETE'; left -= 1) {
    const isNew = clientSecret !== null && clientSecret !== confirmedSecret;
    if (left === 0 || (refusal && !isNew)) throw unconfirmed(refusal);
    if (clientSecret && isNew) {
      refusal = await confirmAtBank(stripe, clientSecret);
      confirmedSecret = clientSecret;
    } else {
      await pause(questions.ms);
    }
    ({ status, clientSecret } = (await send(`${orderId}-${newKey()}`)).subscribe);
  }
}

/** Stripe may report a payment a moment after the bank did. */
const questions = { times: 3, ms: 1_500 };

/** Sends it again after the cardholder confirmed it at their bank, if the bank asks for that. */
async function confirmed<Result>(stripe: Stripe, send: () => Promise<Result>): Promise<Result> {
  const secretOf = ({ code, extensions }: ApiError) =>
    code === 'PAYMENT_ACTION_REQUIRED' ? (extensions.clientSecret as string | undefined) : undefined;
  try {
    return await send();
  } catch (error) {
    const clientSecret = secretOf(asApiError(error));
    if (!clientSecret) throw error;
    const refusal = await confirmAtBank(stripe, clientSecret);
    // Also after a refusal: the service then knows that the payment has failed, and the order can be paid with another card.
    return await send().catch((again) => {
      throw secretOf(asApiError(again)) ? unconfirmed(refusal) : again;
    });
  }
}

function unconfirmed(refusal: string | undefined): ApiError {
  return new ApiError('PAYMENT_ACTION_REQUIRED', refusal ?? 'The payment was not confirmed at the bank.', null);
}

const waits = { times: 5, ms: 1_500 };

/** Asks again while an earlier request of the same order is still under way, or Stripe has not answered. */
async function patiently<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let left = waits.times; ; left -= 1) {
    try {
      return await send();
    } catch (error) {
      if (left === 0 || !['IN_PROGRESS', 'PROCESSOR_UNAVAILABLE'].includes(asApiError(error).code)) throw error;
      await pause(waits.ms);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
