import type { StateRules } from '../rule.js';
import {
  bondInDoubt,
  businessDays,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  hiredBelowFirstTier,
  others,
  read,
  remote,
  suppliersChart,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const code = (section: string) => read(`text of D.C. Code ${section} in the Council’s public law repository`);

const weekend =
  'If the last day is a Saturday or Sunday, recording on the next day that is no Sunday or holiday is in time (D.C. Code 42-1217).';

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'D.C. Code 2-357.02(d)(2), 2-201.02',
  checked: code('2-357.02 and 2-201.02'),
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice is served by hand or by a means that confirms delivery; under the older bond statute it goes by registered mail.',
} as const;

const unprotected = {
  tiers: [...remote, ...unranked],
  period: null,
  source: 'D.C. Code 2-357.02(d), 2-201.02',
  checked: code('2-357.02'),
  when: [hiredBelowFirstTier],
  noRight:
    'The payment bond protects those whom the prime contractor or one of its subcontractors hired; a claimant hired further down has no claim on the bond.',
} as const;

export const districtOfColumbia: StateRules = {
  state: 'DC',
  name: 'District of Columbia',
  roll: null,
  names: { mechanics_lien: 'Notice of Mechanic’s Lien' },
  standing: {
    private: [
      {
        tiers: others,
        when: [hiredBelowContractor],
        right: false,
        reason: 'only the owner’s contractor and those whom that contractor hired directly have one',
        source: 'D.C. Code 40-301.01, 40-303.01',
        checked: code('40-303.01'),
      },
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'D.C. law leaves open whether it protects designers',
        source: 'D.C. Code 40-301.01, 40-303.01',
        checked: read('guide by levelset.com', '2026-11-29'),
      },
    ],
    public: [bondInDoubt('D.C. Code 2-357.02', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'D.C. Code 40-301.02, 40-303.02',
        checked: code('40-303.02'),
        note: 'An owner who has paid the contractor in full and in good faith defeats the liens of those whom the contractor hired. A written notice of the amount due, given while the owner still owes the contractor that much, guards against this.',
      },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: earliest(
          days(90, 'completion'),
          days(90, 'last_furnishing'),
          days(90, 'notice_of_termination'),
          days(90, 'termination'),
        ),
        source: 'D.C. Code 40-301.02(a)(1)',
        checked: code('40-301.02'),
        late: 'the lien ends',
        note: `The statute calls this document a notice of intent. The 90 days run from the completion or termination of the project, whichever is first. The project is the work of the owner’s contractor, so the date here counts from your last furnishing where that came first. ${weekend}`,
      },
      {
        tiers: others,
        period: earliest(days(90, 'completion'), days(90, 'notice_of_termination'), days(90, 'termination')),
        source: 'D.C. Code 40-301.02(a)(1), 40-303.01',
        checked: code('40-301.02 and 40-303.01'),
        late: 'the lien ends',
        note: `The statute calls this document a notice of intent. The 90 days run from the completion or termination of the contractor’s work, whichever is first. The notice may be recorded during the work, and should be: the lien reaches only what the owner still owes the contractor. ${weekend}`,
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: businessDays(5, 'lien_recorded'),
        source: 'D.C. Code 40-301.02(a)(2), 40-303.03',
        checked: code('40-301.02 and 40-303.03'),
        servedOn: 'owner, by certified mail to the current or last known address',
        documentName: 'copy of the recorded Notice of Mechanic’s Lien',
        note: 'If the mail comes back, post a copy on the property. Until a subcontractor has served the owner, the owner’s payments to the contractor reduce the lien.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(180, 'lien_recorded'),
        source: 'D.C. Code 40-303.13(a)',
        checked: code('40-303.13'),
        late: 'the lien ends',
        note: 'A notice of pendency of action must be recorded within 10 days after the suit is filed, or the lien ends.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'D.C. Code 2-357.02', checked: code('2-357.02') }],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'D.C. Code 2-357.02(d)(1)', checked: code('2-357.02') },
      unprotected,
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'D.C. Code 2-357.02(e), 2-201.02(b)',
        checked: code('2-357.02 and 2-201.02'),
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'D.C. Code 2-357.02', checked: code('2-357.02') },
      unprotected,
    ],
  },
};
