/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How often a plan is billed. Its credits are granted monthly in either case. */
export type BillingInterval =
  /** Billed each year. */
  | 'ANNUAL'
  /** Billed each month. */
  | 'MONTHLY';

/** The status of a subscription. A cancelled subscription is active until it ends. */
export type BillingSubscriptionStatus =
  /** The subscription is paid for. */
  | 'ACTIVE'
  /** The subscription has ended. */
  | 'CANCELLED'
  /** The first payment is not made yet. */
  | 'INCOMPLETE'
  /** A payment failed, and the processor tries again. */
  | 'PAST_DUE';

/** A subscription plan. */
export type PlanKey =
  /** The plan between the others. */
  | 'GROWTH'
  /** The largest plan. */
  | 'SCALE'
  /** The smallest plan. */
  | 'STARTER';

/** Buys partner-eligible credits with the organization’s default payment method, or with another one. */
export type PurchaseCreditsInput = {
  /** Whole credits; one credit is one dollar. */
  credits: number;
  /** The processor’s id of a payment method, which becomes the organization’s default. If omitted, the default is charged. */
  paymentMethod?: string | null | undefined;
};

/** Subscribes the organization to a plan, or changes a monthly one. */
export type SubscribeInput = {
  /** Monthly by default. */
  interval?: BillingInterval | null | undefined;
  /** The processor’s id of a payment method, which becomes the organization’s default. If omitted, the default is charged. */
  paymentMethod?: string | null | undefined;
  /** The plan that is subscribed to. */
  plan: PlanKey;
};

export type PlanOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanOverviewQuery = { billingPlans: { plans: Array<{ key: PlanKey, label: string, monthlyCredits: number, partnerEligible: boolean, prices: Array<{ interval: BillingInterval, amount: string | null }> }> }, billingSubscription: { subscription: { plan: PlanKey, interval: BillingInterval, status: BillingSubscriptionStatus, active: boolean, currentPeriodEnd: string | null, endsAt: string | null } | null, paymentForm: { publishableKey: string } | null }, creditBalance: { owed: number | null, balance: { total: number } } };

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type SubscribeMutation = { subscribe: { plan: PlanKey, status: BillingSubscriptionStatus } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { endsAt: string } };

export type PurchaseCreditsMutationVariables = Exact<{
  input: PurchaseCreditsInput;
}>;


export type PurchaseCreditsMutation = { purchaseCredits: { purchased: number, balance: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const PlanOverviewDocument = new TypedDocumentString(`
    query PlanOverview {
  billingPlans {
    plans {
      key
      label
      monthlyCredits
      partnerEligible
      prices {
        interval
        amount
      }
    }
  }
  billingSubscription {
    subscription {
      plan
      interval
      status
      active
      currentPeriodEnd
      endsAt
    }
    paymentForm {
      publishableKey
    }
  }
  creditBalance {
    balance {
      total
    }
    owed
  }
}
    `) as unknown as TypedDocumentString<PlanOverviewQuery, PlanOverviewQueryVariables>;
export const SubscribeDocument = new TypedDocumentString(`
    mutation Subscribe($input: SubscribeInput!) {
  subscribe(input: $input) {
    plan
    status
  }
}
    `) as unknown as TypedDocumentString<SubscribeMutation, SubscribeMutationVariables>;
export const CancelSubscriptionDocument = new TypedDocumentString(`
    mutation CancelSubscription {
  cancelSubscription {
    endsAt
  }
}
    `) as unknown as TypedDocumentString<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const PurchaseCreditsDocument = new TypedDocumentString(`
    mutation PurchaseCredits($input: PurchaseCreditsInput!) {
  purchaseCredits(input: $input) {
    purchased
    balance
  }
}
    `) as unknown as TypedDocumentString<PurchaseCreditsMutation, PurchaseCreditsMutationVariables>;