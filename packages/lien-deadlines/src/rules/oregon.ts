import type { StateRules } from '../rule.js';
import {
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  days,
  designerInDoubt,
  direct,
  earliest,
  lookbackBusinessDays,
  notHiredByOwner,
  others,
  ownerOccupiedHome,
  read,
  supplierInDoubt,
  unitsAtMost,
  unranked,
  years,
} from './terms.js';

const text21 = read('text of ORS 87.021 at lawserver.com and oregon.public.law');
const text35 = read('text of ORS 87.035 at oregonlaws.org');
const claimText = read('quotation of ORS 279C.605 at levelset.com and text of 279C.600 at oregonlaws.org');
const suitText = read('text of ORS 279C.610 at oregonlaws.org');

const notice = {
  period: lookbackBusinessDays(8, 'first_furnishing'),
  source: 'ORS 87.021(1)',
  checked: text21,
  lookbackDays: 8,
  servedOn: 'owner; also the mortgagee, for priority over the mortgage',
  note: 'The notice goes by hand or by registered or certified mail. It may be given at any time but reaches back only eight days, without Saturdays, Sundays and legal holidays.',
} as const;

const atHome = {
  ...notice,
  when: [ownerOccupiedHome, unitsAtMost(4)],
  note: 'The notice goes by hand or by registered or certified mail and reaches back only eight days, without Saturdays, Sundays and legal holidays. The rule is for buildings of at most four homes in which the owner lives or will live (87.021(3)); on all other work only suppliers of material and designers need the notice.',
} as const;

const earlier =
  'The owner can fix the day of completion by posting and recording a notice, and work that stops for 75 days counts as abandoned, which ends the construction too (87.045).';

export const oregon: StateRules = {
  state: 'OR',
  name: 'Oregon',
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: 'ORS 174.120, 174.125' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    // Since 2022: 2021 Or. H.B. 2168.
    { name: 'Juneteenth', on: '06-19', since: 2022 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'ORS 187.010',
  names: {
    preliminary_notice: 'Notice of Right to a Lien',
    mechanics_lien: 'Claim of Lien',
    service_after_filing: 'Notice of Filing Claim of Lien',
    pre_suit_notice: 'Notice of Intent to Foreclose',
  },
  standing: {
    private: [
      supplierInDoubt('Oregon', 'ORS 87.010', read('guide by levy-law.com', '2026-11-28')),
      belowSecondTier({
        right: null,
        reason: 'Oregon law protects you only if your customer has charge of that part of the construction',
        source: 'ORS 87.005, 87.010',
        checked: read('guide by levy-law.com', '2026-11-29'),
      }),
      {
        tiers: ['design_professional'],
        when: [notHiredByOwner],
        right: null,
        reason: 'a designer has one only for what the owner or the owner’s agent asked for',
        source: 'ORS 87.010(5)',
        checked: read('text of ORS 87.010 at oregon.public.law', '2026-11-29'),
      },
    ],
    public: [bondInDoubt('ORS 279C.600', null), designerInDoubt('ORS 279C.600')],
  },
  private: {
    preliminary_notice: [
      { ...notice, tiers: ['supplier_to_contractor', 'supplier_to_subcontractor'] },
      { ...notice, tiers: ['design_professional'], provided: [notHiredByOwner] },
      {
        tiers: direct,
        period: null,
        source: 'ORS 87.021(1), 87.093',
        checked: text21,
        note: 'On homes, a contract of more than $2,000 needs an Information Notice to Owner when it is signed; without that notice there is no lien (87.093).',
      },
      {
        tiers: ['subcontractor', 'sub_subcontractor', 'lessor_to_contractor', 'lessor_to_subcontractor', 'laborer'],
        period: null,
        source: 'ORS 87.021(3)(b)',
        checked: text21,
        note: 'On commercial work those who furnish labor, labor with material, or rented equipment need no notice. One that only delivers material is a supplier and needs one.',
      },
      { ...atHome, tiers: belowOwner },
      { ...atHome, tiers: unranked, provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      {
        tiers: [...direct, ...belowOwner, 'laborer'],
        period: earliest(
          days(75, 'last_furnishing'),
          days(75, 'completion'),
          days(75, 'notice_of_completion'),
          days(75, 'notice_of_cessation'),
        ),
        source: 'ORS 87.035(1)',
        checked: text35,
        late: 'the lien is lost',
        note: earlier,
      },
      {
        tiers: ['design_professional'],
        period: earliest(days(75, 'completion'), days(75, 'notice_of_completion'), days(75, 'notice_of_cessation')),
        source: 'ORS 87.035(1)',
        checked: text35,
        late: 'the lien is lost',
        note: `On a home in which the owner lives there is none for what an agent asked for (87.021). ${earlier}`,
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(20, 'lien_recorded'),
        source: 'ORS 87.039',
        checked: read('guides by lienitnow.com and lienwriterhelp.com on ORS 87.039'),
        servedOn: 'owner and mortgagee',
        late: 'you cannot recover costs and attorney fees',
      },
    ],
    pre_suit_notice: [
      {
        tiers: 'all',
        period: days(110, 'lien_recorded'),
        source: 'ORS 87.057, 87.055',
        checked: read('text of ORS 87.057 at law.onecle.com'),
        servedOn: 'owner and mortgagee',
        late: 'you cannot recover costs and attorney fees',
        note: 'The notice must reach them at least 10 days before the suit, which is due 120 days after the filing. An earlier suit needs an earlier notice.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(120, 'lien_recorded'),
        source: 'ORS 87.055',
        checked: read('text of ORS 87.055 at lawserver.com'),
        roll: null,
        late: 'the lien ends',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. Where the claim of lien itself states terms of extended payment, the 120 days run from the end of those terms, up to two years after the filing.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'ORS 279C.600, 279C.605', checked: claimText }],
    bond_claim: [
      {
        tiers: others,
        period: days(180, 'last_furnishing'),
        source: 'ORS 279C.605',
        checked: claimText,
        servedOn: 'contractor and public body',
        late: 'the claim on the payment bond is lost',
        note: 'The notice goes by registered or certified mail or by hand. Claims for contributions to a benefit plan have 200 days. Some older guides still print 120 days.',
      },
      { tiers: direct, period: null, source: 'ORS 279C.605', checked: claimText },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(2, 'last_furnishing'),
        source: 'ORS 279C.610(3)',
        checked: suitText,
        late: 'the claim on the payment bond is lost',
      },
      { tiers: direct, period: null, source: 'ORS 279C.610', checked: suitText },
    ],
  },
};
