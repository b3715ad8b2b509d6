import { describe, expect, it } from '@jest/globals';
import { PaymentMethodDeclined, PaymentMethodUnknown } from '../../../src/providers/payments/payment-processor.js';
import { createSimulatedProcessor } from '../../../src/providers/payments/simulated.js';

const processor = createSimulatedProcessor();
const charge = (paymentMethod: string) =>
  processor.charge({ id: 'c1', customerId: 'cus_sim_1', paymentMethod, cents: 500, description: 'Five credits' });

describe('the simulated processor', () => {
  it.each([
    'pm_card_visa',
    'pm_card_mastercard',
    'pm_1PxYz',
    'pm_card_threeDSecureOptional',
    'pm_card_authenticationRequiredSetupForOffSession',
  ])('charges %s', async (card) => {
    await processor.savePaymentMethod('cus_sim_1', card);
    expect(await charge(card)).toEqual({ status: 'succeeded', id: 'pi_sim_c1' });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
    ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', "Your card's security code is incorrect."],
  ])('refuses to save %s', async (card, message) => {
    const saving = processor.savePaymentMethod('cus_sim_1', card);
    await expect(saving).rejects.toThrow(PaymentMethodDeclined);
    await expect(saving).rejects.toThrow(message);
    expect(await charge(card)).toEqual({ status: 'failed', id: 'pi_sim_c1', message });
  });

  it('saves a card that is declined when it is charged', async () => {
    await processor.savePaymentMethod('cus_sim_1', 'pm_card_chargeCustomerFail');
    expect(await charge('pm_card_chargeCustomerFail')).toMatchObject({ status: 'failed' });
  });

  it.each(['pm_card_authenticationRequired', 'pm_card_threeDSecure2Required', 'pm_card_authenticationRequiredOnSetup'])(
    'asks the holder of %s to authenticate',
    async (card) => {
      expect(await charge(card)).toMatchObject({
        status: 'requires_action',
        clientSecret: expect.stringMatching(/^pi_sim_c1_secret_/),
      });
    },
  );

  it.each(['', 'card_1', '4242424242424242', 'pm_card visa'])('rejects the payment method %j', async (card) => {
    await expect(processor.savePaymentMethod('cus_sim_1', card)).rejects.toThrow(PaymentMethodUnknown);
  });
});
