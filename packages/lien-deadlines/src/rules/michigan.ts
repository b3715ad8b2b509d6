import type { StateRules } from '../rule.js';
import {
  anyOf,
  belowOwner,
  bondInDoubt,
  condominium,
  days,
  direct,
  doesWork,
  hiredBelowContractor,
  noSupplierToSupplier,
  notHiredByOwner,
  notInWriting,
  onlySupplies,
  others,
  ownerOccupiedHome,
  read,
  remote,
  suppliersChart,
  that,
  unheldDate,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const furnishing = read('guides by levelset.com, legalclarity.org and uslegal.com on MCL 570.1109');
const lienGuides = read(
  'guides by levelset.com, garmokiste.com and traditionlienservice.com on the Construction Lien Act',
);
const bondText = read('text of MCL 129.207 at legislature.mi.gov');
const highwayGuide = read('guides by levelset.com and business-babble.com on public work in Michigan');

const notice = {
  period: days(20, 'first_furnishing'),
  source: 'MCL 570.1109(1)',
  checked: furnishing,
  servedOn: 'owner’s designee and general contractor, as named in the notice of commencement',
  late: 'the lien is reduced by what was paid on the work before the notice arrived',
  note: 'The notice goes by certified mail or by hand. If the notice of commencement was not recorded, or not sent to you when you asked for it, the 20 days start only once you can have it; the date here is the earlier one.',
} as const;

const firstNotice = {
  period: days(30, 'first_furnishing'),
  source: 'MCL 129.207(a)',
  checked: bondText,
  servedOn: 'principal contractor',
  late: 'the claim on the bond is lost',
  note: 'The notice goes by certified mail; keep proof that the contractor received it. A second notice is due within 90 days after the last furnishing. State highway work has no such first notice.',
} as const;

const secondNotice = {
  period: days(90, 'last_furnishing'),
  source: 'MCL 129.207(b)',
  checked: bondText,
  servedOn: 'principal contractor and public body',
  late: 'the claim on the bond is lost',
  note: 'Give the notice after your last furnishing; an early one may be invalid.',
} as const;

const highway = {
  period: days(60, 'last_furnishing'),
  source: 'MCL 570.101, 570.102',
  checked: highwayGuide,
  when: [that('the work is for the state transportation department')],
  servedOn: 'state transportation department and principal contractor',
  late: 'the claim on the bond is lost',
  note: 'State highway work is under an older bond act, whose notice has 60 days and is owed by everyone below the contractor.',
} as const;

export const michigan: StateRules = {
  state: 'MI',
  name: 'Michigan',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'MCL 8.6' },
  holidays: [
    { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
    // Since 2024: 2023 P.A. 54.
    { name: 'Juneteenth', on: '06-19', since: 2024 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'MCL 435.101',
  // The same section keeps holidays of a Sunday on the next day.
  observed: 'monday',
  names: { preliminary_notice: 'Notice of Furnishing', mechanics_lien: 'Claim of Lien' },
  punchList: 'Warranty work does not count (Stock Building Supply v. Parsley Homes).',
  standing: {
    private: [
      // A home of the owner is one or two homes, or a condominium unit, in which it lives or will live (570.1106(3)).
      {
        tiers: direct,
        when: [ownerOccupiedHome, anyOf(unitsAtMost(2), condominium), notInWriting, doesWork],
        right: false,
        reason: 'on an owner’s home a contractor has one only under a written contract',
        source: 'MCL 570.1114',
        checked: read('guides by levelset.com and sunraynotice.com'),
      },
      {
        tiers: direct,
        when: [ownerOccupiedHome, anyOf(unitsAtMost(2), condominium), notInWriting, onlySupplies],
        right: null,
        reason: 'on an owner’s home a supplier of the owner may have one only under a written contract',
        source: 'MCL 570.1114',
        checked: read('summary by levy-law.com, citing 84 Lumber v. Pagel & Frey', '2026-11-29'),
      },
      noSupplierToSupplier('Michigan', 'MCL 570.1106(5)', read('guides by levelset.com and sunraynotice.com')),
    ],
    public: [bondInDoubt('MCL 129.206', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      { ...notice, tiers: belowOwner },
      { tiers: direct, period: null, source: 'MCL 570.1109', checked: furnishing },
      {
        tiers: ['laborer'],
        period: unheldDate('wages_due', 'within 30 days after the wages fell due', 30, days(30, 'first_furnishing')),
        source: 'MCL 570.1109(2)',
        checked: furnishing,
        servedOn: 'owner’s designee and general contractor',
        note: 'For fringe benefits and withholdings the last day is the fifth day of the second month after the month in which they fell due.',
      },
      { ...notice, tiers: ['design_professional'], provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'MCL 570.1111(1)',
        checked: lienGuides,
        late: 'the lien is lost',
        note: 'Those who owe a Notice of Furnishing attach proof of its service. On a home, the contractor must have a license and a written contract (570.1114), and an owner who has paid in full can defeat a lien from below (570.1203).',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(15, 'lien_recorded'),
        source: 'MCL 570.1111(6)',
        checked: lienGuides,
        servedOn: 'owner’s designee',
        documentName: 'copy of the claim of lien',
        note: 'The copy goes by certified mail or by hand, with any proof of service of the Notice of Furnishing.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'lien_recorded'),
        source: 'MCL 570.1117(1)',
        checked: lienGuides,
        late: 'the lien can no longer be enforced',
        note: 'A notice of lis pendens is recorded with the suit.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...firstNotice, tiers: remote },
      { ...firstNotice, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'MCL 129.207', checked: bondText },
    ],
    bond_claim: [
      { ...secondNotice, tiers: remote },
      { ...secondNotice, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'MCL 129.207', checked: bondText },
      { ...highway, tiers: others },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'final_payment',
          'within 1 year after the public body’s final payment to the principal contractor',
          null,
          years(1, 'last_furnishing'),
        ),
        source: 'MCL 129.209',
        checked: highwayGuide,
        late: 'the claim on the bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing. One guide counts the year from the last furnishing, so that earlier date is given. State highway work has one year after completion and acceptance.',
      },
      { tiers: direct, period: null, source: 'MCL 129.209', checked: highwayGuide },
    ],
  },
};
