import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildCreditStatement } from '../../../src/domain/credit-statement/build.js';
import { formatCents, parseCents } from '../../../src/domain/shared/money.js';
import { goldenStatements, movement, statementFacts } from '../../pdf/credit-statement-jobs.js';

describe('a credit statement', () => {
  it('reconciles the opening with the closing balance line by line', () => {
    const { opening, lines, closing, sums } = buildCreditStatement(goldenStatements['credit-statement']!);
    expect(opening).toEqual({ free: '3.40', partnerEligible: '250.00', total: '253.40' });
    expect(lines.map(({ added, deducted, balance }) => [added, deducted, balance])).toEqual([
      ['250.00', null, '503.40'],
      [null, '1.00', '502.40'],
      [null, '120.40', '382.00'],
      ['5000.00', null, '5382.00'],
      [null, '71.00', '5311.00'],
      ['35.00', null, '5346.00'],
      [null, '118.25', '5227.75'],
    ]);
    expect(closing).toEqual({ free: '0.00', partnerEligible: '5227.75', total: '5227.75' });
    expect(sums).toEqual([
      { kind: 'grant', amounts: { free: '0.00', partnerEligible: '250.00', total: '250.00' } },
      { kind: 'purchase', amounts: { free: '0.00', partnerEligible: '5000.00', total: '5000.00' } },
      { kind: 'refund', amounts: { free: '0.00', partnerEligible: '35.00', total: '35.00' } },
      { kind: 'charge', amounts: { free: '-3.40', partnerEligible: '-189.00', total: '-192.40' } },
      { kind: 'expiry', amounts: { free: '0.00', partnerEligible: '-118.25', total: '-118.25' } },
    ]);
  });

  it('counts the capture of a hold as a charge', () => {
    const { lines } = buildCreditStatement(statementFacts([movement({ kind: 'capture' })]));
    expect(lines.map(({ kind }) => kind)).toEqual(['charge']);
  });

  it('adds up to the cent for any movements', () => {
    const cents = fc.bigInt({ min: -99_999_999n, max: 99_999_999n });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents)), (changes) => {
        const movements = changes.map(([free, partner]) =>
          movement({ kind: 'refund', free: formatCents(free), partnerEligible: formatCents(partner) }),
        );
        const { opening, sums, lines, closing } = buildCreditStatement(statementFacts(movements));
        const total = ({ total: text }: { total: string }) => parseCents(text)!;
        expect(total(opening) + sums.reduce((all, { amounts }) => all + total(amounts), 0n)).toBe(total(closing));
        expect(lines.at(-1)?.balance ?? opening.total).toBe(closing.total);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['free', { free: '3.41', partnerEligible: '249.00', held: '0.00' }],
    ['partner-eligible', { free: '3.40', partnerEligible: '248.99', held: '0.00' }],
    ['both, although the total is right', { free: '2.40', partnerEligible: '250.00', held: '0.00' }],
  ])('is not issued when the recorded closing balance differs: %s', (_, closing) => {
    expect(() => buildCreditStatement(statementFacts([movement()], { closing }))).toThrow(/do not add up/);
  });

  it('refuses a hold, which does not change the balance', () => {
    expect(() => buildCreditStatement(statementFacts([movement({ kind: 'hold' })]))).toThrow(
      /a statement cannot list it/,
    );
  });
});
