import type { StateRules } from '../rule.js';
import {
  bondInDoubt,
  claimOver,
  days,
  designerInDoubt,
  direct,
  firstTier,
  hiredBelowContractor,
  hiredBelowSecondTier,
  lienAgent,
  others,
  read,
  remote,
  supplierInDoubt,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of N.C.G.S. ${section} in the public copy of chapter 44A`);

const lien = {
  period: days(120, 'last_furnishing'),
  source: 'N.C.G.S. 44A-12(b)',
  checked: textOf('44A-12'),
  late: 'the lien on the property is lost',
} as const;

const subrogated =
  'Mail or hand a copy to the owner and to the contractor whose lien you enforce, and serve a Notice of Claim of Lien upon Funds on the owner as early as you can, because it catches only money that is still unpaid. The date counts from your own last furnishing, which is never later than the contractor’s.';

const publicNotice = {
  period: days(75, 'first_furnishing'),
  source: 'N.C.G.S. 44A-27(b), (e)',
  checked: textOf('44A-27'),
  documentName: 'Notice of Public Subcontract',
  lookbackDays: 75,
  servedOn: 'contractor',
  note: 'The first $20,000 of a claim needs no such notice. The notice goes by certified mail or with signature confirmation.',
} as const;

const bondClaim = {
  period: days(120, 'last_furnishing'),
  source: 'N.C.G.S. 44A-27(b)',
  checked: textOf('44A-27'),
  servedOn: 'contractor',
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by certified mail or with signature confirmation.',
} as const;

export const northCarolina: StateRules = {
  state: 'NC',
  name: 'North Carolina',
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: 'N.C.G.S. 103-5' },
  holidays: [
    { name: 'Good Friday', easter: -2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'N.C.G.S. 103-4',
  // "Whenever any public holiday shall fall upon Sunday, the Monday following shall be a public holiday" (103-4(b)).
  observed: 'monday',
  names: {
    preliminary_notice: 'Notice to Lien Agent',
    mechanics_lien: 'Claim of Lien on Real Property',
    service_after_filing: 'copy of the Claim of Lien',
    bond_claim: 'Notice of Claim on Payment Bond',
  },
  standing: {
    private: [
      supplierInDoubt('North Carolina', 'N.C.G.S. 44A-18', read('summary by levy-law.com', '2026-11-28')),
      {
        tiers: others,
        when: [hiredBelowSecondTier],
        right: false,
        reason:
          'North Carolina law ends with the third tier below the contractor, and leaves you a lien on the money owed to your customer’s side',
        source: 'N.C.G.S. 44A-23(b)',
        checked: read('text of N.C.G.S. 44A-23 at casetext.com and summary by levy-law.com', '2026-11-29'),
      },
    ],
    public: [
      bondInDoubt('N.C.G.S. 44A-27', null),
      designerInDoubt('N.C.G.S. 44A-25(5)', read('text of N.C.G.S. 44A-25 at law.justia.com', '2026-11-29')),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: days(15, 'first_furnishing'),
        source: 'N.C.G.S. 44A-11.2(l), (m)',
        checked: textOf('44A-11.1 and 44A-11.2'),
        provided: [lienAgent],
        receipt: true,
        servedOn: 'lien agent',
        late: 'the lien is lost against a buyer, and ranks behind a mortgage, recorded before the lien agent has the notice',
        note: 'The owner names a lien agent where the work costs at least $30,000, unless the owner lives in the existing single-family home that is improved. The building permit or a sign on the site names the agent. The notice expires after five years and can be renewed once, before that.',
      },
    ],
    mechanics_lien: [
      {
        ...lien,
        tiers: direct,
        note: 'Mail or hand a copy to the owner as well; without it the lien is not perfected.',
      },
      { ...lien, tiers: [...firstTier, ...unranked], note: subrogated },
      {
        ...lien,
        tiers: remote,
        source: 'N.C.G.S. 44A-12(b), 44A-23(b)',
        checked: textOf('44A-12 and 44A-23'),
        note: `${subrogated} Where a notice of contract was posted and filed within 30 days after the permit or the award, first serve a Notice of Subcontract on the contractor.`,
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'N.C.G.S. 44A-11(a), 44A-12(b)',
        checked: read('text of N.C.G.S. 44A-11 in the public copy of chapter 44A, and guide by levelset.com'),
        servedOn: 'owner; also the contractor whose lien you enforce',
        late: 'the lien on the property is not perfected',
        note: 'The copy counts when it is handed over or mailed. The statute sets no day for it, but the lien is perfected only when it is both filed and served, so serve it within the time for filing.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(180, 'last_furnishing'),
        source: 'N.C.G.S. 44A-13(a)',
        checked: textOf('44A-13'),
        late: 'the lien can no longer be enforced',
        note: 'The period runs from the last furnishing, not from the filing of the lien.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...publicNotice, tiers: remote, provided: [claimOver(20000)] },
      {
        ...publicNotice,
        tiers: unranked,
        provided: [claimOver(20000), hiredBelowContractor],
      },
      { tiers: upToFirstTier, period: null, source: 'N.C.G.S. 44A-27', checked: textOf('44A-27') },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'N.C.G.S. 44A-27', checked: textOf('44A-27') },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'N.C.G.S. 44A-28(b)',
        checked: textOf('44A-28'),
        late: 'the claim on the payment bond is lost',
        note: 'If the final settlement with the contractor came later, the suit may still be filed within a year after it. The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'N.C.G.S. 44A-28', checked: textOf('44A-28') },
    ],
  },
};
