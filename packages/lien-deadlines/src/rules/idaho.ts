import type { StateRules } from '../rule.js';
import {
  belowSecondTier,
  bondInDoubt,
  bounded,
  businessDays,
  days,
  direct,
  hiredBelowContractor,
  months,
  noSupplierToSupplier,
  others,
  read,
  remote,
  suppliersChart,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of Idaho Code ${section} in the public copy of the Idaho Code`);
const text54 = read('text of Idaho Code 54-1927 at legislature.idaho.gov');
const bondGuide = read('bond claim guide at zlien.com');

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'Idaho Code 54-1927',
  checked: text54,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered or certified mail, and the contractor should have it in hand by then.',
} as const;

const bondSuit = {
  source: 'Idaho Code 54-1927',
  checked: bondGuide,
  late: 'the claim on the payment bond is lost',
} as const;

export const idaho: StateRules = {
  state: 'ID',
  name: 'Idaho',
  roll: { days: 'sunday_and_holidays', scope: 'all', source: 'Idaho Code 73-108, 73-109' },
  holidays: [
    { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'Idaho Code 73-108',
  names: { mechanics_lien: 'Claim of Lien' },
  standing: {
    private: [
      noSupplierToSupplier(
        'Idaho',
        'Idaho Code 45-501',
        read('opinion in L&W Supply v. Chartrand Family Trust (Idaho 2002) and guide at levy-law.com'),
      ),
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'of designers the statute names engineers and surveyors, and not architects',
        source: 'Idaho Code 45-501',
        checked: read('text of Idaho Code 45-501 at legislature.idaho.gov', '2026-11-29'),
      },
    ],
    public: [
      bondInDoubt('Idaho Code 54-1927', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'Idaho Code 54-1927',
        checked: null,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'Idaho Code 45-507, 45-525',
        checked: textOf('45-507 and 45-525'),
        note: 'A general contractor owes a homeowner or home buyer a written disclosure before a contract over $2,000 is signed, and a list of subcontractors and suppliers before the last payment or the closing (45-525).',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'Idaho Code 45-507(2)',
        checked: textOf('45-507'),
        late: 'the lien is lost',
        note: 'A contractor who is not registered with the state has no lien (54-5208).',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: businessDays(5, 'lien_recorded'),
        source: 'Idaho Code 45-507(5)',
        checked: textOf('45-507'),
        servedOn: 'owner or reputed owner',
        documentName: 'copy of the Claim of Lien',
        late: 'the lien is at risk',
        note: 'The copy is handed over or goes by certified mail, and counts on the day on which it is mailed.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(6, 'lien_recorded'),
        source: 'Idaho Code 45-510',
        checked: textOf('45-510'),
        roll: null,
        late: 'the lien ends',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. A payment on account, or an extension of credit with its last day, that is endorsed on the record of the lien gives six more months from the payment or from the end of the extension.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Idaho Code 54-1927', checked: text54 }],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Idaho Code 54-1927', checked: text54 },
    ],
    bond_suit: [
      {
        ...bondSuit,
        tiers: others.filter((tier) => tier !== 'subcontractor'),
        period: years(1, 'last_furnishing'),
        note: 'The suit may be filed once 90 days have passed since your last furnishing.',
      },
      {
        ...bondSuit,
        tiers: ['subcontractor'],
        period: bounded(years(1, 'debt_due'), years(1, 'last_furnishing')),
        note: 'The suit may be filed once 90 days have passed since your last furnishing. A suit within a year after your last furnishing is surely in time.',
      },
      { tiers: direct, period: null, source: 'Idaho Code 54-1927', checked: text54 },
    ],
  },
};
