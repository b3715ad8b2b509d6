import { useState } from 'react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { Badge, inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatCredits, formatDay } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useIsAdmin } from '../shell/viewer';
import { CancelSubscriptionDocument, PlanOverviewDocument, type PlanOverviewQuery } from './plan.documents';
import { PurchaseForm } from './purchase-form';
import { SubscribeForm } from './subscribe-form';

type Overview = PlanOverviewQuery;
export type Plan = Overview['billingPlans']['plans'][number];
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
        <Loaded read={read}>{(data) => <Overview data={data} />}</Loaded>
      ) : (
        <Empty title="Only owners and admins see the plan">
          Ask an owner or admin of the organization to change the plan or to buy credits.
        </Empty>
      )}
    </Page>
  );
}

function Overview({ data: { billingPlans, billingSubscription, creditBalance } }: { data: Overview }) {
  const { subscription } = billingSubscription;
  const [chosen, setChosen] = useState<Plan>();
  const [isCancelling, setCancelling] = useState(false);
  const current = billingPlans.plans.find(({ key }) => key === subscription?.plan);
  const columns: Column<Plan>[] = [
    {
      title: 'Plan',
      cell: (plan) => (
        <span className="flex items-center gap-2 font-medium">
          {plan.label} {plan.key === current?.key && <Badge tone="accent">Yours</Badge>}
        </span>
      ),
    },
    { title: 'Credits a month', cell: ({ monthlyCredits }) => formatCredits(monthlyCredits), align: 'right' },
    {
      title: 'They pay for',
      cell: ({ partnerEligible }) => (partnerEligible ? 'Everything' : 'Everything but mail and research'),
      wideOnly: true,
    },
    {
      title: 'Actions',
      align: 'right',
      cell: (plan) =>
        isRunning(subscription) && plan.key === current?.key ? null : (
          <RowActions
            actions={[{ text: actionOn(subscription, plan), of: plan.label, onClick: () => setChosen(plan) }]}
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
            <Facts facts={factsOf(subscription, current)} />
          </Sheet>
        ) : (
          <Empty title="No plan">Choose one below. Until then, the organization spends the credits that it buys.</Empty>
        )}
      </Section>
      <Section title="Plans">
        <Table caption="Plans to choose from" columns={columns} rows={billingPlans.plans} rowKey={({ key }) => key} />
        <p className="mt-2 text-sm text-muted">
          Credits that are left at the end of a month roll over for one month. The price is shown on the invoice of the
          payment processor.
        </p>
      </Section>
      <Section title="Buy credits">
        <Sheet className="max-w-xl">
          <PurchaseForm balance={creditBalance.balance.total} owed={creditBalance.owed} />
        </Sheet>
      </Section>
      {chosen && (
        <SubscribeForm
          plan={chosen}
          interval={subscription?.interval}
          isChange={subscription !== null}
          onClose={() => setChosen(undefined)}
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

function actionOn(subscription: Subscription | null, plan: Plan): string {
  if (!subscription) return 'Subscribe';
  return subscription.plan === plan.key ? 'Resume' : 'Change';
}

function factsOf({ interval, status, currentPeriodEnd, endsAt }: Subscription, plan: Plan) {
  return [
    ['Plan', plan.label],
    ['Credits a month', formatCredits(plan.monthlyCredits)],
    ['Billing', inWords(interval)],
    ['Status', <Status key="status" status={status} />],
    [endsAt ? 'Ends' : 'Renews', formatDay(endsAt ?? currentPeriodEnd)],
  ] as const;
}
