import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/errors';
import { useRead } from '../../api/use-read';
import { inWords } from '../../parts/badge';
import { useFilters } from '../../parts/filters';
import { formatCredits, formatMoney } from '../../parts/format';
import { Facts, Page, Section, Sheet } from '../../parts/page';
import { Empty, ErrorNote, Loaded } from '../../parts/states';
import { To } from '../../parts/to';
import { useIsAdmin } from '../../shell/viewer';
import { findAmount, priceText } from '../plan-price';
import { UnknownPrice } from '../unknown-price';
import { openStripe } from './card';
import type { Order, Paid } from './pay';
import {
  type BillingInterval,
  PaymentOverviewDocument,
  type PaymentOverviewQuery,
  type PlanKey,
} from './payment.documents';
import { PaymentForm } from './payment-form';
import { openOrder, paidOrder } from './sent-order';

/** Pays for credits or a plan with a card. Only this page's document may load Stripe's form; routes/tree.ts says how it is opened. */
export default function PayPage() {
  const isAdmin = useIsAdmin();
  const read = useRead(PaymentOverviewDocument, {}, { enabled: isAdmin, follows: [] });
  const [{ order, credits, plan, interval }, setAddress] = useFilters('/account/plan/pay', {
    order: '',
    credits: '',
    plan: '',
    interval: '',
  });
  const requestedOrder = readOrder({ order, credits, plan, interval });
  const form = read.data?.billingSubscription.paymentForm;
  return (
    <Page title="Payment" subtitle={<To page="/account/plan">Back to the plan</To>}>
      {!isAdmin ? (
        <Empty title="Only owners and admins pay">Ask an owner or admin of the organization to buy credits.</Empty>
      ) : (
        <Loaded read={read}>
          {(data) =>
            requestedOrder && form && isForSale(requestedOrder, data) ? (
              <Payment
                order={requestedOrder}
                data={data}
                form={form}
                readAgain={read.refetch}
                onReplaced={(replaced) => setAddress({ order: replaced }, { replace: true })}
              />
            ) : (
              <Empty title="Nothing to pay" action={<To page="/account/plan">Choose a plan or buy credits</To>} />
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

/** The order that the address names. */
function readOrder({ order, credits, plan, interval }: Record<string, string>): Order | undefined {
  if (!order) return undefined;
  if (plan) return { id: order, plan: plan as PlanKey, interval: (interval || 'MONTHLY') as BillingInterval };
  const count = Number(credits);
  return Number.isInteger(count) && count > 0 ? { id: order, credits: count } : undefined;
}

function Payment({
  order,
  data,
  form,
  readAgain,
  onReplaced,
}: {
  order: Order;
  data: PaymentOverviewQuery;
  readAgain: () => unknown;
  form: NonNullable<PaymentOverviewQuery['billingSubscription']['paymentForm']>;
  onReplaced: (orderId: string) => void;
}) {
  const { publishableKey, hasSavedCard } = form;
  const stripe = useQuery<Awaited<ReturnType<typeof openStripe>>, ApiError>({
    queryKey: ['stripe', publishableKey],
    queryFn: () => openStripe(publishableKey),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // The events of the payment itself read the page again; the choice that was made stays.
  const [isCardKnown] = useState(hasSavedCard);
  const [, showPaid] = useState<Paid>();
  const paid = paidOrder(order.id);
  if (paid) return <Receipt paid={paid} data={data} />;
  const total = findTotal(order, data);
  // An order that was sent is checked without it.
  if (total === undefined && !openOrder(order.id)) return <UnknownPrice readAgain={readAgain} />;
  return (
    <>
      <Section title="Order">
        <Sheet className="max-w-xl">
          <Facts facts={listFacts(order, data)} />
        </Sheet>
      </Section>
      <Section title="Card">
        {stripe.error ? (
          <ErrorNote error={stripe.error} retry={stripe.refetch} />
        ) : (
          <Sheet className="max-w-xl">
            {stripe.data ? (
              <PaymentForm
                stripe={stripe.data}
                order={order}
                hasSavedCard={isCardKnown}
                submit={'plan' in order ? `Subscribe and pay ${formatMoney(total)}` : `Pay ${formatMoney(total)}`}
                onReplaced={onReplaced}
                onPaid={showPaid}
              />
            ) : (
              <p role="status">The form for cards is loading.</p>
            )}
          </Sheet>
        )}
      </Section>
    </>
  );
}

/** It takes the focus, which the form had, so that a screen reader reads it. */
function Receipt({ paid, data }: { paid: Paid; data: PaymentOverviewQuery }) {
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => done.current?.focus(), []);
  const isPlan = 'plan' in paid;
  return (
    <Sheet className="max-w-xl">
      <p ref={done} tabIndex={-1} className="font-semibold">
        {isPlan ? `The plan ${findLabel(data, paid.plan)} is active.` : `${formatCredits(paid.credits)} bought.`}
      </p>
      {!isPlan && <p className="mt-1">Available after the purchase: {formatCredits(paid.balance)}.</p>}
      <p className="mt-2 flex gap-4">
        <To page={isPlan ? '/account/plan' : '/account/credits'}>{isPlan ? 'See the plan' : 'See the credits'}</To>
        {!isPlan && <To page="/account/plan">Buy more credits</To>}
      </p>
    </Sheet>
  );
}

function isForSale(order: Order, { billingPlans }: PaymentOverviewQuery): boolean {
  if (!('plan' in order)) return true;
  const plan = billingPlans.plans.find(({ key }) => key === order.plan);
  return plan?.prices.some(({ interval }) => interval === order.interval) ?? false;
}

/** What the payment charges; undefined while the payment processor does not say what the plan costs. */
function findTotal(order: Order, { billingPlans }: PaymentOverviewQuery): string | number | undefined {
  if (!('plan' in order)) return order.credits;
  const plan = billingPlans.plans.find(({ key }) => key === order.plan);
  return findAmount(plan?.prices ?? [], order.interval) ?? undefined;
}

function findLabel({ billingPlans }: PaymentOverviewQuery, key: PlanKey): string {
  return billingPlans.plans.find((plan) => plan.key === key)?.label ?? inWords(key);
}

function listFacts(order: Order, data: PaymentOverviewQuery): readonly (readonly [string, string])[] {
  const { balance, owed } = data.creditBalance;
  if ('plan' in order) {
    const plan = data.billingPlans.plans.find(({ key }) => key === order.plan);
    const price = priceText(plan?.prices ?? [], order.interval);
    return [
      ['Plan', findLabel(data, order.plan)],
      ['Credits a month', formatCredits(plan?.monthlyCredits)],
      ['Price', `${price}, until you cancel`],
      ['Charged now', formatMoney(findTotal(order, data))],
    ];
  }
  return [
    ['Credits', formatCredits(order.credits)],
    ['Charged now', formatMoney(findTotal(order, data))],
    ['Available now', formatCredits(balance.total)],
    ...(owed === null ? [] : ([['Owed', `${formatCredits(owed)}, which the purchase pays first`]] as const)),
  ];
}
