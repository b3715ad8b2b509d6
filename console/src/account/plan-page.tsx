import { useState } from 'react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { Badge, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatCredits, formatDay, formatMoney, formatNumber } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useIsAdmin } from '../shell/viewer';
import { CancelSubscriptionDocument, PlanOverviewDocument, type PlanOverviewQuery } from './plan.documents';
import { findAmount, type Interval, type Plan, priceText } from './plan-price';
import { PurchaseForm } from './purchase-form';
import { type PlanAction, SubscribeForm } from './subscribe-form';

type Overview = PlanOverviewQuery;
type Subscription = NonNullable<Overview['billingSubscription']['subscription']>;

/** The plan of the organization, the plans that it can have, and the purchase of credits. */
export default function PlanPage() {
  const isAdmin = useIsAdmin();
  const { mode } = useScope();
  const read = useRead(PlanOverviewDocument, {}, { enabled: isAdmin, follows: ['subscription', 'credits'] });
  return (
    <Page
      title="Plan"
      subtitle={
        mode === 'sandbox'
          ? 'In the sandbox every payment is simulated: no card is charged and no credits are added.'
          : 'The plan adds credits each month. Credits can be bought in addition.'
      }
    >
      {isAdmin ? (
        <Loaded read={read}>{(data) => <Overview data={data} readAgain={read.refetch} />}</Loaded>
      ) : (
        <Empty title="Only owners and admins see the plan">
          Ask an owner or admin of the organization to change the plan or to buy credits.
        </Empty>
      )}
    </Page>
  );
}

function Overview({
  data: { billingPlans, billingSubscription, creditBalance },
  readAgain,
}: {
  data: Overview;
  readAgain: () => unknown;
}) {
  const { subscription, paymentForm } = billingSubscription;
  const paysByCard = paymentForm !== null;
  const [chosenKey, setChosenKey] = useState<Plan['key']>();
  const [isCancelling, setCancelling] = useState(false);
  const current = billingPlans.plans.find(({ key }) => key === subscription?.plan);
  const chosen = billingPlans.plans.find(({ key }) => key === chosenKey);
  const columns: Column<Plan>[] = [
    {
      title: 'Plan',
      cell: (plan) => (
        <>
          <span className="flex items-center gap-2 font-medium">
            {plan.label} {plan.key === current?.key && <Badge tone="accent">Yours</Badge>}
          </span>
          <Narrow>{formatCredits(plan.monthlyCredits)} a month</Narrow>
        </>
      ),
    },
    {
      title: 'Credits a month',
      cell: ({ monthlyCredits }) => formatNumber(monthlyCredits),
      align: 'right',
      wideOnly: true,
    },
    { title: 'A month', cell: ({ prices }) => formatPrice(prices, 'MONTHLY'), align: 'right' },
    { title: 'A year', cell: ({ prices }) => formatPrice(prices, 'ANNUAL'), align: 'right', wideOnly: true },
    {
      title: 'Credits pay for',
      cell: ({ partnerEligible }) => (partnerEligible ? 'Everything' : 'Everything but mail and research'),
      wideOnly: true,
    },
    {
      title: 'Actions',
      align: 'right',
      cell: (plan) =>
        (isRunning(subscription) && subscription?.status !== 'INCOMPLETE' && plan.key === current?.key) ||
        plan.prices.length === 0 ? null : (
          <RowActions
            actions={[{ text: actionOn(subscription, plan), of: plan.label, onClick: () => setChosenKey(plan.key) }]}
          />
        ),
    },
  ];
  return (
    <>
      <Section
        title="Your plan"
        actions={isRunning(subscription) && <Button onClick={() => setCancelling(true)}>Cancel plan</Button>}
      >
        {subscription && current ? (
          <Sheet>
            <Facts facts={listFacts(subscription, current)} />
          </Sheet>
        ) : (
          <Empty title="No plan">Choose one below. Until then, the organization spends the credits that it buys.</Empty>
        )}
      </Section>
      <Section title="Plans">
        <Table caption="Plans to choose from" columns={columns} rows={billingPlans.plans} rowKey={({ key }) => key} />
        <p className="mt-2 text-sm text-muted">
          Credits that are left at the end of a month roll over for one month. A plan is paid at the start of each month
          or year.
        </p>
      </Section>
      <Section title="Buy credits">
        <Sheet className="max-w-xl">
          <PurchaseForm balance={creditBalance.balance.total} owed={creditBalance.owed} paysByCard={paysByCard} />
        </Sheet>
      </Section>
      {chosen && (
        <SubscribeForm
          plan={chosen}
          interval={subscription?.interval}
          action={actionOn(subscription, chosen)}
          paysByCard={paysByCard}
          freeInterval={subscription && isResumed(subscription, chosen) ? subscription.interval : undefined}
          readAgain={readAgain}
          onClose={() => setChosenKey(undefined)}
        />
      )}
      {isCancelling && (
        <Confirm
          title="Cancel the plan?"
          submit="Cancel plan"
          document={CancelSubscriptionDocument}
          variables={{}}
          onClose={() => setCancelling(false)}
        >
          It runs until the end of the period that is paid for, and is not renewed. Credits that you bought stay.
        </Confirm>
      )}
    </>
  );
}

function isRunning(subscription: Subscription | null): boolean {
  return subscription !== null && subscription.status !== 'CANCELLED';
}

function actionOn(subscription: Subscription | null, plan: Plan): PlanAction {
  if (!subscription) return 'Subscribe';
  if (subscription.plan !== plan.key) return 'Change';
  return subscription.status === 'INCOMPLETE' ? 'Pay' : 'Resume';
}

/** Whether the choice withdraws the cancellation of the plan, which costs nothing now unless the period is changed. */
function isResumed({ plan, status }: Subscription, chosen: Plan): boolean {
  return status === 'CANCELLED' && plan === chosen.key;
}

function formatPrice(prices: Plan['prices'], interval: Interval): string {
  const amount = findAmount(prices, interval);
  return amount === undefined ? '—' : amount === null ? 'Not known at present' : formatMoney(amount);
}

function listFacts({ interval, status, currentPeriodEnd, endsAt }: Subscription, plan: Plan) {
  return [
    ['Plan', plan.label],
    ['Credits a month', formatCredits(plan.monthlyCredits)],
    ['Price', priceText(plan.prices, interval)],
    ['Status', <Status key="status" status={status} />],
    [endsAt ? 'Ends' : 'Renews', formatDay(endsAt ?? currentPeriodEnd)],
  ] as const;
}
