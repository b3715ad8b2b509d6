import type { Route } from '../api/rest/route.js';
import {
  CancelSubscriptionDocument,
  CreateSetupIntentDocument,
  ListPlansDocument,
  PurchaseCreditsDocument,
  ShowSubscriptionDocument,
  SubscribeDocument,
} from './generated/operations.js';

const tag = 'Billing';

export const billingRoutes: Route[] = [
  {
    method: 'GET',
    path: '/billing/plans',
    operation: ListPlansDocument,
    answer: 'bare',
    tag,
    summary: 'List the plans',
  },
  {
    method: 'GET',
    path: '/billing/setup-intent',
    operation: CreateSetupIntentDocument,
    answer: 'bare',
    tag,
    summary: 'Prepare to save a card in a browser',
  },
  {
    method: 'GET',
    path: '/billing/subscription',
    operation: ShowSubscriptionDocument,
    answer: 'bare',
    tag,
    summary: 'Retrieve the subscription of the organization',
  },
  {
    method: 'POST',
    path: '/billing/subscribe',
    operation: SubscribeDocument,
    answer: 'bare_created',
    location: '/billing/subscription',
    additions: ['client_secret'],
    tag,
    summary: 'Subscribe to a plan',
  },
  {
    method: 'POST',
    path: '/billing/cancel',
    operation: CancelSubscriptionDocument,
    answer: 'bare',
    tag,
    summary: 'Cancel the subscription at the end of its period',
  },
  {
    method: 'POST',
    path: '/credits/purchase',
    operation: PurchaseCreditsDocument,
    answer: 'bare_created',
    tag: 'Credits',
    summary: 'Buy credits with the default payment method, or with another one',
  },
];
