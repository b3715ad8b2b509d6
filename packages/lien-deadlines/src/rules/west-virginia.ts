import type { StateRules } from '../rule.js';
import {
  belowOwner,
  belowSecondTier,
  days,
  designerInDoubt,
  direct,
  months,
  notHiredByOwner,
  others,
  read,
  supplierInDoubt,
  suppliers,
  suppliesSupplier,
  unheldDate,
  unranked,
  years,
} from './terms.js';

const text7 = read('W. Va. Code 38-2-7 in Senate bill 407 of 2002, and guides by danielslawfirm.com and ezel.ai');
const text13 = read('text of W. Va. Code 38-2-13 at code.wvlegislature.gov and of 38-2-11 in Senate bill 387 of 2003');
const text39 = read('text of W. Va. Code 38-2-39 at instalawyer.io, and guides by levelset.com and levy-law.com');

const lien = {
  period: days(100, 'last_furnishing'),
  checked: text7,
  late: 'the lien is lost',
} as const;

const onOwner = {
  period: days(100, 'last_furnishing'),
  source: 'W. Va. Code 38-2-9, 38-2-11, 38-2-13',
  checked: text13,
  documentName: 'Notice of Mechanic’s Lien',
  servedOn: 'owner or the owner’s agent',
  late: 'the lien is lost',
  note: 'Serve it in one of the ways in which a summons can be served, within the same 100 days in which the lien is recorded.',
} as const;

const noBondRight = {
  tiers: suppliers,
  period: null,
  source: 'W. Va. Code 38-2-39',
  checked: text39,
  when: [suppliesSupplier],
  noRight: 'A supplier to a supplier has no claim on the payment bond in West Virginia.',
} as const;

export const westVirginia: StateRules = {
  state: 'WV',
  name: 'West Virginia',
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: 'W. Va. Code 2-2-3' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    { name: 'West Virginia Day', on: '06-20' },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans’ Day', on: '11-11' },
  ],
  holidaySource: 'W. Va. Code 2-2-1',
  names: { mechanics_lien: 'Notice of Mechanic’s Lien' },
  standing: {
    private: [
      supplierInDoubt('West Virginia', 'W. Va. Code 38-2-4', read('summary by levy-law.com', '2026-11-28')),
      belowSecondTier({
        right: null,
        reason:
          'West Virginia law may protect only those whom the owner, the contractor or a first-tier subcontractor hired',
        source: 'W. Va. Code 38-2-2 to 38-2-6',
        checked: read('summary by levy-law.com and the guide by levelset.com', '2026-11-28'),
      }),
    ],
    public: [
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'W. Va. Code 38-2-39',
        checked: read('summary by levy-law.com', '2026-11-28'),
      }),
      designerInDoubt('W. Va. Code 38-2-39'),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'W. Va. Code 38-2-8 to 38-2-13',
        checked: read('guides by danielslawfirm.com, levelset.com and ezel.ai'),
      },
    ],
    mechanics_lien: [
      { ...lien, tiers: direct, source: 'W. Va. Code 38-2-7, 38-2-8' },
      {
        ...lien,
        tiers: others,
        source: 'W. Va. Code 38-2-7, 38-2-9 to 38-2-13',
        note: 'Unless the owner hired you, the owner must be served with the notice within the same 100 days. On a single-family home that its owner lives in, the lien fails as far as the owner has paid the contractor (38-2-21).',
      },
    ],
    service_after_filing: [
      { ...onOwner, tiers: belowOwner },
      { ...onOwner, tiers: unranked, provided: [notHiredByOwner] },
      { tiers: direct, period: null, source: 'W. Va. Code 38-2-8', checked: text7 },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(6, 'lien_recorded'),
        source: 'W. Va. Code 38-2-34(a)',
        checked: read('text of W. Va. Code 38-2-34 at wvlegislature.gov'),
        late: 'the lien can no longer be enforced',
        note: 'A suit by another lienholder on the same property preserves your lien too; you may intervene in it.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'W. Va. Code 5-22-1, 38-2-39', checked: text39 }],
    bond_claim: [
      {
        tiers: 'all',
        period: null,
        source: 'W. Va. Code 38-2-39',
        checked: text39,
        note: 'The statute asks for no notice of claim; the bond may. Get a copy of it.',
      },
      noBondRight,
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'within the time that the bond sets', null, years(1, 'last_furnishing')),
        source: 'W. Va. Code 38-2-39',
        checked: text39,
        note: 'The statute sets no time for the suit; the bond usually does. Many bonds set one year after the last furnishing, which is the date given here; a bond may set less. Get a copy of the bond at once.',
      },
      { tiers: direct, period: null, source: 'W. Va. Code 38-2-39', checked: text39 },
      noBondRight,
    ],
  },
};
