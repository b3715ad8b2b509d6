import type { PublicRules } from '../rule.js';
import { days, hiredBelowContractor, notRemote, others, remote, years } from './terms.js';

const claim = {
  period: days(90, 'last_furnishing'),
  source: '40 U.S.C. 3133(b)(2)',
  checked: null,
  servedOn: 'prime contractor',
  late: 'the claim on the payment bond is lost',
} as const;

/** Federal work: the Miller Act bond replaces the lien. It protects first-tier claimants and those they hired. */
export const federalRules: PublicRules = {
  preliminary_notice: [{ tiers: 'all', period: null, source: '40 U.S.C. 3131 to 3134', checked: null }],
  bond_claim: [
    { ...claim, tiers: remote, note: 'Those hired by anyone below a first-tier subcontractor are not protected.' },
    { ...claim, tiers: ['laborer', 'design_professional'], provided: [hiredBelowContractor] },
    {
      tiers: notRemote.filter((tier) => tier !== 'laborer' && tier !== 'design_professional'),
      period: null,
      source: '40 U.S.C. 3133(b)(1)',
      checked: null,
    },
  ],
  bond_suit: [
    {
      tiers: others,
      period: years(1, 'last_furnishing'),
      source: '40 U.S.C. 3133(b)(4)',
      checked: null,
      note: 'Suit may be brought once 90 days have passed since last furnishing.',
    },
    { tiers: ['general_contractor'], period: null, source: '40 U.S.C. 3133', checked: null },
  ],
};
