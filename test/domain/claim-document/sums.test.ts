import { describe, expect, it } from '@jest/globals';
import type { ClaimFacts } from '../../../src/domain/claim-document/facts.js';
import { claimWarnings } from '../../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../../src/domain/document/types.js';
import { formOf } from '../../pdf/claim-jobs.js';
import { claimFacts, escalationFacts } from './claim-facts.fixture.js';

/** Without the facts that these documents only lack. */
const found = (instrument: ClaimInstrument, facts: ClaimFacts) =>
  claimWarnings(facts, formOf(facts, instrument))
    .filter(({ field }) => !['project.legalDescription', 'metadata.payment_deadline'].includes(field))
    .map(({ field, message }) => ({ field, message }));
const fields = (instrument: ClaimInstrument, facts: ClaimFacts) => found(instrument, facts).map(({ field }) => field);
const released = (release: object, date = '2026-06-20') =>
  claimFacts({
    claim: { metadata: { recording: { date, instrument_number: '1' }, release: { scope: 'partial', ...release } } },
  });

describe('the amounts and dates of a claim', () => {
  it.each<[string, ClaimInstrument, ClaimFacts, string[]]>([
    [
      'a partial release that leaves part of the claim',
      'lien_release',
      released({ amount: 48250 }),
      ['metadata.release.amount'],
    ],
    [
      'a smaller release without an error',
      'lien_release',
      released({ amount: '48249.99', payment_date: '2026-06-20' }),
      [],
    ],
    [
      'a payment after the recording',
      'lien_release',
      released({ scope: 'full', payment_date: '2026-06-19' }),
      ['metadata.release.payment_date'],
    ],
    ['a recording after the lien', 'lien_release', released({ amount: 1 }, '2026-06-14'), ['metadata.recording.date']],
    ['a recording before today', 'lien_release', released({ amount: 1 }, '2026-08-01'), ['metadata.recording.date']],
    [
      'a recording date of an older lien that the document cites',
      'lawsuit_referral',
      escalationFacts('lawsuit', { claim: { metadata: { recording: { date: '2026-06-01' } } } }),
      [],
    ],
    [
      'retainage within the claim',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { contract: { retainage: '48250.01' } } } }),
      ['metadata.contract.retainage'],
    ],
    [
      'payments within the contract',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { contract: { total: 100, paid: '100.01' } } } }),
      ['metadata.contract.paid'],
    ],
    [
      'no more than the contract sum, even if it is not known what was paid',
      'mechanics_lien',
      claimFacts({
        claim: {
          amount: '64250.01',
          metadata: { contract: { original_amount: 61000, change_orders: 3250, paid: null } },
        },
      }),
      ['claimAmount'],
    ],
    [
      'the whole contract sum if nothing was paid',
      'mechanics_lien',
      claimFacts({
        claim: {
          amount: '64250.00',
          metadata: { contract: { original_amount: 61000, change_orders: 3250, paid: null } },
        },
      }),
      [],
    ],
    [
      'interest within a hundred percent',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { interest: { rate: 100.5 } } } }),
      ['metadata.interest.rate'],
    ],
  ])('allow only %s', (_what, instrument, facts, expected) => {
    expect(fields(instrument, facts)).toEqual(expected);
  });

  it('require the invoices to add up to the claim, with or without the retainage', () => {
    const claim = (amount: string) =>
      escalationFacts('demand_letter', {
        claim: {
          amount,
          metadata: {
            contract: { retainage: '100.00' },
            invoices: [
              { number: '1', amount: '900.10', paid: 0.1 },
              { number: 'CM', amount: -50 },
            ],
          },
        },
      });
    expect(fields('demand_letter', claim('850.00'))).toEqual([]);
    expect(fields('demand_letter', claim('950.00'))).toEqual([]);
    expect(found('demand_letter', claim('900.00'))).toEqual([
      {
        field: 'metadata.invoices',
        message:
          'The unpaid balance of the invoices is $850.00 ($950.00 with the retainage), but the claim amount is $900.00: make them agree.',
      },
    ]);
  });

  it('report the credit that makes the balance negative, and format the amount as money', () => {
    const owing = (invoices: object[]) => escalationFacts('demand_letter', { claim: { metadata: { invoices } } });
    const credit = owing([
      { number: '1', amount: 10 },
      { number: 'CM', amount: -15 },
    ]);
    expect(found('demand_letter', credit)).toEqual([
      {
        field: 'metadata.invoices.1.amount',
        message:
          'The metadata.invoices.1.amount field is a credit of $15.00, which brings the balance of the invoices to -$5.00: credits must not exceed the invoiced amounts.',
      },
    ]);
    const overpaid = owing([{ number: '1', amount: 10, paid: 15 }]);
    expect(found('demand_letter', overpaid)).toEqual([
      { field: 'metadata.invoices', message: expect.stringContaining('balance of the invoices is -$5.00') },
    ]);
  });
});
