import { federalOnly } from '../holidays.js';
import type { Course, RollRule, Rule, StateRules } from '../rule.js';
import {
  days,
  direct,
  hiredBelowContractor,
  hiredBelowFirstTier,
  others,
  read,
  remote,
  suppliesSupplier,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

/** The law of federal work, as far as no state's applies. Rule 6(a)(6) names the holidays. */
export const federalLaw: StateRules = {
  state: 'US',
  name: 'federal',
  roll: null,
  holidays: federalOnly,
  holidaySource: 'Fed. R. Civ. P. 6(a)(6); 5 U.S.C. 6103(a)',
  observed: 'monday',
  standing: {
    public: [
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'the bond protects labor and material, and a designer only for supervision or inspection at the site',
        source: '40 U.S.C. 3133(b)(1)',
        checked: read(
          'articles at lienitnow.com and phcppros.com, citing U.S. ex rel. Thayer v. Metro Construction (E.D. Va. 1971)',
          '2026-11-29',
        ),
      },
    ],
  },
  private: {},
  public: {},
};

/**
 * Suits in federal courts; courts apply it to the year of the Miller Act (Highland Renovation v. Hanover, 620 F. Supp. 2d 79). Notices
 * before suit are no acts in court.
 */
const inCourt: RollRule = { days: 'weekend_and_holidays', scope: 'filings', source: 'Fed. R. Civ. P. 6(a)(1)(C)' };

const claim = {
  period: days(90, 'last_furnishing'),
  source: '40 U.S.C. 3133(b)(2)',
  checked: read('40 U.S.C. 3133(b)(2) quoted by bdlfirm.com, and the text of its forerunner at law.justia.com'),
  servedOn: 'prime contractor',
  receipt: true,
  documentName: 'Miller Act Notice',
  late: 'the claim on the payment bond is lost',
  note: 'Courts ask that the contractor has the notice in hand by the 90th day. Serve it by a means that gives written proof of delivery by a third party.',
} as const;

/** Only those hired by the contractor or by its subcontractors are protected (MacEvoy, 322 U.S. 102). */
const unprotected: readonly Rule[] = [
  {
    tiers: [...remote, ...unranked],
    period: null,
    source: '40 U.S.C. 3133(b)(2)',
    checked: claim.checked,
    when: [hiredBelowFirstTier],
    noRight:
      'The Miller Act bond protects only those whom the prime contractor or one of its own subcontractors hired; a claimant hired further down has no claim on the bond.',
  },
  {
    tiers: remote,
    period: null,
    source: '40 U.S.C. 3133(b)(2)',
    checked: read('guides to the Miller Act at douglasfirm.com and valienlaw.com'),
    when: [suppliesSupplier],
    noRight:
      'A supplier to a supplier has no claim on a Miller Act bond, unless the customer took over a specific part of the prime contract and so counts as a subcontractor.',
  },
];

/** Federal work: the Miller Act bond replaces the lien. It protects first-tier claimants and those they hired. */
export const federalRules: Course = {
  preliminary_notice: [{ tiers: 'all', period: null, source: '40 U.S.C. 3131 to 3134', checked: claim.checked }],
  bond_claim: [
    { ...claim, tiers: remote },
    { ...claim, tiers: unranked, provided: [hiredBelowContractor] },
    {
      tiers: upToFirstTier,
      period: null,
      source: '40 U.S.C. 3133(b)(1)',
      checked: read('guide to the Miller Act at douglasfirm.com'),
    },
    ...unprotected,
  ],
  bond_suit: [
    {
      tiers: others,
      period: years(1, 'last_furnishing'),
      source: '40 U.S.C. 3133(b)(4)',
      checked: read('guides to the Miller Act at wikisum.wiki and douglasfirm.com'),
      roll: inCourt,
      late: 'the claim on the payment bond is lost',
      note: 'The suit may be filed once 90 days have passed since the last furnishing, in the United States District Court for the district where the contract was performed. Contracts up to the federal bonding threshold may have another form of security instead of a bond.',
    },
    { tiers: direct, period: null, source: '40 U.S.C. 3133', checked: claim.checked },
    ...unprotected,
  ],
};
