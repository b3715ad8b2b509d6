import { describe, expect, it } from '@jest/globals';
import {
  computePaymentDue,
  computePostage,
  type PostageFacts,
  postageFor,
} from '../../src/domain/fulfillment-request/postage.js';
import {
  authorizedRecipients,
  fulfillmentStatuses,
  fulfillmentTargets,
} from '../../src/domain/fulfillment-request/states.js';

const facts: PostageFacts = {
  status: 'in_progress',
  postageRate: '12.00',
  authorizedRecipients: 3,
  requiredRecipients: null,
  mailedRecipients: null,
};

describe('the postage of a full service request', () => {
  it('is held for at least three recipients', () => {
    expect([0, 2, 3, 4, 11].map(authorizedRecipients)).toEqual([3, 3, 3, 4, 11]);
  });

  it('is the rate times the number of recipients, to the cent', () => {
    expect(postageFor('2.50', 3)).toBe('7.50');
    expect(postageFor('0.07', 10_000)).toBe('700.00');
  });

  it.each(['queued', 'submitted', 'in_progress', 'payment_required'] as const)(
    'is held while the request is %s',
    (status) => {
      expect(computePostage({ ...facts, status })).toEqual({
        authorizedRecipients: 3,
        hold: { amount: '36.00', status: 'held' },
      });
    },
  );

  it.each(['rejected', 'cancelled', 'failed', 'fulfilled'] as const)(
    'is released when the request ends %s without a mailing',
    (status) => {
      expect(computePostage({ ...facts, status })?.hold).toEqual({ amount: '36.00', status: 'released' });
    },
  );

  it('is charged for each recipient that was mailed to, whatever the request’s later status', () => {
    for (const status of fulfillmentStatuses) {
      expect(computePostage({ ...facts, status, mailedRecipients: 2 })?.hold).toEqual({
        amount: '24.00',
        status: 'captured',
      });
    }
  });

  it('does not apply to the other scopes', () => {
    const research = { ...facts, postageRate: null, authorizedRecipients: null };
    expect(computePostage(research)).toBeNull();
    expect(computePaymentDue({ ...research, status: 'payment_required' })).toBeNull();
  });
});

describe('the payment due', () => {
  const waiting: PostageFacts = { ...facts, status: 'payment_required', requiredRecipients: 5 };

  it('is the amount missing for all recipients that the research found', () => {
    expect(computePaymentDue(waiting)).toEqual({
      requiredRecipients: 5,
      authorizedRecipients: 3,
      rate: '12.00',
      held: '36.00',
      requiredHold: '60.00',
      additionalCredits: '24.00',
    });
  });

  it('is zero once the rest is held and the partner has not been notified yet', () => {
    const held = computePaymentDue({ ...waiting, authorizedRecipients: 5 });
    expect(held).toMatchObject({ held: '60.00', requiredHold: '60.00', additionalCredits: '0.00' });
  });

  it('is returned only in the status payment_required', () => {
    const others = fulfillmentStatuses.filter((status) => status !== 'payment_required');
    expect(others.map((status) => computePaymentDue({ ...waiting, status }))).toEqual(others.map(() => null));
  });
});

describe('a fulfillment request', () => {
  it('goes back to an earlier status only from payment_required and failed', () => {
    const rank = ['queued', 'submitted', 'in_progress', 'fulfilled'];
    const back = fulfillmentStatuses.flatMap((from) =>
      fulfillmentTargets(from)
        .filter((to) => rank.includes(to) && (!rank.includes(from) || rank.indexOf(to) <= rank.indexOf(from)))
        .map((to) => `${from} → ${to}`),
    );
    expect(back).toEqual(['payment_required → in_progress', 'failed → queued']);
  });
});
