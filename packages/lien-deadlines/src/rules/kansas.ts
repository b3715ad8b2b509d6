import type { StateRules } from '../rule.js';
import {
  anyOf,
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  days,
  direct,
  extended,
  months,
  newConstruction,
  noSupplierToSupplier,
  notHiredByOwner,
  notResidential,
  others,
  ownerOccupiedHome,
  read,
  residential,
  that,
  unheldDate,
  unitsAtMost,
  unitsOver,
  unranked,
  years,
} from './terms.js';

const levySummary = read('summary by levy-law.com', '2026-11-29');
const text1102 = read('text of K.S.A. 60-1102 at casetext.com');
const text1103 = read('text of K.S.A. 60-1103 at ksrevisor.org');
const text1111 = read('text of K.S.A. 60-1111 at ksrevisor.org');

const warning = {
  period: unheldDate('before_lien_filing', 'before the lien is filed', null, days(0, 'first_furnishing')),
  source: 'K.S.A. 60-1103a',
  checked: read('text of K.S.A. 60-1103a at self-law.org'),
  when: [ownerOccupiedHome, unitsAtMost(2)],
  documentName: 'warning statement',
  servedOn: 'owner',
  late: 'the lien is lost',
  note: 'The statement must be mailed to the owner before the lien is filed, and the lien reaches only what the owner pays after receiving the statement, so send it early. A signed owner’s statement that it was given is enough. Claims of at most $250 are exempt.',
} as const;

/** K.S.A. 60-1102(d): no structure that is built as a residence for one or two families. */
const notSmallHome = anyOf(notResidential, unitsOver(2));

const afterFiling =
  'After the filing, serve a copy of the statement on an owner and on any party that must pay the lien, in person or by restricted mail. Where a court-approved bond is filed, no lien attaches, and the suit is on the bond (60-1110).';

export const kansas: StateRules = {
  state: 'KS',
  name: 'Kansas',
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: 'K.S.A. 60-206(a)' },
  names: { mechanics_lien: 'Lien Statement' },
  standing: {
    private: [
      noSupplierToSupplier(
        'Kansas',
        'K.S.A. 60-1103',
        read('summary by levy-law.com, citing J.W. Thompson Co. v. Welles Products', '2026-11-28'),
      ),
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'guides differ whether Kansas law protects architects and engineers',
        source: 'K.S.A. 60-1101',
        checked: read('summary by levy-law.com and article by cotneycl.com', '2026-11-28'),
      },
      belowSecondTier({
        right: null,
        reason: 'Kansas law may end with those whom a first-tier subcontractor hired',
        source: 'K.S.A. 60-1103',
        checked: levySummary,
      }),
    ],
    public: [
      bondInDoubt(
        'K.S.A. 60-1111',
        read('summary by levy-law.com, citing J.W. Thompson Co. v. Welles Products', '2026-11-28'),
      ),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'K.S.A. 60-1111',
        checked: levySummary,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'K.S.A. 60-1102, 60-1103', checked: text1103 },
      { ...warning, tiers: belowOwner },
      { ...warning, tiers: unranked, provided: [notHiredByOwner] },
      {
        tiers: 'all',
        period: unheldDate(
          'before_lien_filing',
          'before the deed to a buyer is recorded and before the lien is filed',
          null,
          days(0, 'first_furnishing'),
        ),
        source: 'K.S.A. 60-1103b',
        checked: read('text of K.S.A. 60-1103b at laws9.com'),
        when: [residential, unitsAtMost(2), newConstruction],
        documentName: 'Notice of Intent to Perform',
        servedOn: 'clerk of the district court',
        late: 'the lien is lost once a buyer in good faith has title',
        note: 'On a home built for an owner who will live there, those below the general contractor also mail the owner a warning statement before the lien is filed (60-1103a).',
      },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: months(4, 'last_furnishing'),
        source: 'K.S.A. 60-1102',
        checked: text1102,
        late: 'the lien is lost',
        note: 'Except on homes for one or two families, a notice of extension filed within the four months and mailed to the owner extends them to five.',
      },
      {
        tiers: direct,
        period: months(5, 'last_furnishing'),
        source: 'K.S.A. 60-1102(c)',
        checked: text1102,
        when: [notSmallHome, extended(months(4, 'last_furnishing'))],
        late: 'the lien is lost',
      },
      {
        tiers: others,
        period: months(3, 'last_furnishing'),
        source: 'K.S.A. 60-1103',
        checked: text1103,
        late: 'the lien is lost',
        note: `Except on homes for one or two families, a notice of extension filed within the three months extends them to five. A contractor hired by the owner has four months. ${afterFiling}`,
      },
      {
        tiers: others,
        period: months(5, 'last_furnishing'),
        source: 'K.S.A. 60-1103(e)',
        checked: text1103,
        when: [notSmallHome, extended(months(3, 'last_furnishing'))],
        late: 'the lien is lost',
        note: afterFiling,
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'lien_recorded'),
        source: 'K.S.A. 60-1105',
        checked: read('guide by levelset.com'),
        late: 'the lien can no longer be enforced',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'K.S.A. 60-1111', checked: text1111 }],
    bond_claim: [
      { tiers: 'all', period: null, source: 'K.S.A. 60-1111', checked: text1111 },
      {
        tiers: others,
        period: months(6, 'completion'),
        source: 'K.S.A. 68-410',
        checked: read('guide by nacmsts.com on K.S.A. 68-410'),
        when: [that('the project belongs to the state highway system')],
        documentName: 'itemized statement of the claim',
        servedOn: 'secretary of transportation',
        late: 'the claim on the payment bond is lost',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: months(6, 'completion'),
        source: 'K.S.A. 60-1111(b)',
        checked: text1111,
        late: 'the claim on the payment bond is lost',
        note: 'On the state highway system the suit is due within one year after completion (68-410).',
      },
      { tiers: direct, period: null, source: 'K.S.A. 60-1111', checked: text1111 },
    ],
  },
};
