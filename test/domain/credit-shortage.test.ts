import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missingCredits } from '../../src/domain/credit/shortage.js';

const cents = fc.bigInt({ min: 0n, max: 100_000n });
const purses = fc.record({ free: cents, partnerEligible: cents });
const takings = fc.record({ any: cents, partnerEligible: cents });

/** Pays one part after the other, from free credits first where they may be used. */
function pays(
  purse: { free: bigint; partnerEligible: bigint },
  { any, partnerEligible }: typeof purse & { any: bigint },
) {
  const free = any < purse.free ? any : purse.free;
  return purse.partnerEligible - partnerEligible - (any - free) >= 0n;
}

describe('the missing credits', () => {
  it('make every part payable once they are purchased, and one hundredth less does not', () => {
    fc.assert(
      fc.property(purses, takings, (purse, taken) => {
        const missing = missingCredits(purse, taken);
        const bought = (more: bigint) => ({ ...purse, partnerEligible: purse.partnerEligible + more });
        const whole = { ...taken, free: 0n };
        expect(pays(purse, whole)).toBe(missing <= 0n);
        if (missing <= 0n) return;
        expect(pays(bought(missing), whole)).toBe(true);
        expect(pays(bought(missing - 1n), whole)).toBe(false);
      }),
    );
  });

  it.each([
    ['the free part alone', { free: 100n, partnerEligible: 0n }, { any: 110n, partnerEligible: 0n }, 10n],
    ['the partner part alone', { free: 5_000n, partnerEligible: 100n }, { any: 10n, partnerEligible: 1_700n }, 1_600n],
    ['both', { free: 50n, partnerEligible: 1_700n }, { any: 110n, partnerEligible: 1_700n }, 60n],
  ])('are counted by bucket: %s', (_title, purse, taken, missing) => {
    expect(missingCredits(purse, taken)).toBe(missing);
  });
});
