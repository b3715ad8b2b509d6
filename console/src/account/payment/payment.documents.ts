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

export type PaymentOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentOverviewQuery = { billingPlans: { plans: Array<{ key: PlanKey, label: string, monthlyCredits: number, prices: Array<{ interval: BillingInterval, amount: string | null }> }> }, billingSubscription: { paymentForm: { publishableKey: string, hasSavedCard: boolean } | null }, creditBalance: { owed: number | null, balance: { total: number } } };

export type CreateSetupIntentMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateSetupIntentMutation = { createSetupIntent: { clientSecret: string } };

export type PayForCreditsMutationVariables = Exact<{
  input: PurchaseCreditsInput;
}>;


export type PayForCreditsMutation = { purchaseCredits: { purchased: number, balance: number } };

export type PayForPlanMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type PayForPlanMutation = { subscribe: { plan: PlanKey, status: BillingSubscriptionStatus, clientSecret: string | null } };

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

export const PaymentOverviewDocument = new TypedDocumentString(`
    query PaymentOverview {
  billingPlans {
    plans {
      key
      label
      monthlyCredits
      prices {
        interval
        amount
      }
    }
  }
  billingSubscription {
    paymentForm {
      publishableKey
      hasSavedCard
    }
  }
  creditBalance {
    balance {
      total
    }
    owed
  }
}
    `) as unknown as TypedDocumentString<PaymentOverviewQuery, PaymentOverviewQueryVariables>;
export const CreateSetupIntentDocument = new TypedDocumentString(`
    mutation CreateSetupIntent {
  createSetupIntent {
    clientSecret
  }
}
    `) as unknown as TypedDocumentString<CreateSetupIntentMutation, CreateSetupIntentMutationVariables>;
export const PayForCreditsDocument = new TypedDocumentString(`
    mutation PayForCredits($input: PurchaseCreditsInput!) {
  purchaseCredits(input: $input) {
    purchased
    balance
  }
}
    `) as unknown as TypedDocumentString<PayForCreditsMutation, PayForCreditsMutationVariables>;
export const PayForPlanDocument = new TypedDocumentString(`
    mutation PayForPlan($input: SubscribeInput!) {
  subscribe(input: $input) {
    plan
    status
    clientSecret
  }
}
    `) as unknown as TypedDocumentString<PayForPlanMutation, PayForPlanMutationVariables>;