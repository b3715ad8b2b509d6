import type { StateRules } from '../rule.js';
import {
  belowOwner,
  days,
  direct,
  earliest,
  months,
  notHiredByOwner,
  others,
  ownerOccupiedHome,
  read,
  unheldDate,
  unitsAtMost,
  unranked,
  years,
} from './terms.js';

const text24 = read('text of 770 ILCS 60/24 at ilga.gov');
const survey = read('survey of 770 ILCS 60 at ezel.ai and guide by grzymalalaw.com');
const text7d = read('text of 770 ILCS 60/7(d) quoted at levelset.com');
const bondText = read('text of 30 ILCS 550/2 at ilga.gov and article on P.A. 97-487 at natlawreview.com');
const funds = read('guides by ubglaw.com and howardlawllc.com on 770 ILCS 60/23');

const ninetyDays = {
  period: days(90, 'last_furnishing'),
  source: '770 ILCS 60/24',
  checked: text24,
  servedOn: 'owner of record or its agent, architect or superintendent, and the lender if known',
  late: 'the lien is lost, except for what the contractor’s sworn statement lists',
  note: 'The notice may be served at any time after your contract is made. It goes by registered or certified mail with return receipt, by a tracked delivery company or by hand (since 2025), and counts when it is mailed or handed to the company. No notice is needed for sums that the sworn statement to the owner lists correctly.',
} as const;

const sixtyDays = {
  duty: 'resident_owner',
  period: days(60, 'first_furnishing'),
  source: '770 ILCS 60/21(c)',
  checked: read('text of 770 ILCS 60/21 at ilga.gov, guides by zcwlaw.com and emalfarblaw.com', '2026-11-29'),
  when: [ownerOccupiedHome, unitsAtMost(1)],
  servedOn: 'owner who lives in the home',
  documentName: '60-Day Notice',
  late: 'the lien is lost as to what the owner paid before the notice arrived',
  note: 'The notice is for an existing single-family home in which its owner lives. The 90-Day Notice is due as well.',
} as const;

export const illinois: StateRules = {
  state: 'IL',
  name: 'Illinois',
  // 715 ILCS 5/6 excludes only Sundays for notices; not moving them is safe.
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: '5 ILCS 70/1.11' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    // Since 2022: P.A. 102-14.
    { name: 'Juneteenth', on: '06-19', since: 2022 },
    { name: 'Veterans’ Day', on: '11-11' },
  ],
  holidaySource: '205 ILCS 630/17; 10 ILCS 5/1-6',
  names: {
    preliminary_notice: '90-Day Notice',
    mechanics_lien: 'Claim for Lien',
    public_funds_lien: 'Notice of Lien on Public Funds',
  },
  private: {
    preliminary_notice: [
      { ...ninetyDays, tiers: belowOwner },
      {
        tiers: direct,
        period: null,
        source: '770 ILCS 60/5',
        checked: null,
        note: 'Before it is paid, a contractor owes the owner a sworn statement of its subcontractors and suppliers.',
      },
      { ...ninetyDays, tiers: unranked, provided: [notHiredByOwner] },
      {
        tiers: 'all',
        duty: 'resident_owner',
        period: null,
        source: '770 ILCS 60/21(c)',
        checked: survey,
      },
      { ...sixtyDays, tiers: belowOwner },
      { ...sixtyDays, tiers: unranked, provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: months(4, 'last_furnishing'),
        source: '770 ILCS 60/7, 60/28',
        checked: read('text of 770 ILCS 60/7 at ilga.gov'),
        late: 'the lien fails against other creditors, lenders and buyers',
        note: 'Against the original owner alone the claim may be recorded within two years after completion.',
      },
    ],
    service_after_filing: [
      {
        tiers: direct,
        period: days(10, 'lien_recorded'),
        source: '770 ILCS 60/7(d)',
        checked: text7d,
        provided: [ownerOccupiedHome, unitsAtMost(1)],
        servedOn: 'owner who lives in the home',
        documentName: 'notice of the recording',
        late: 'the lien is lost as far as the owner was harmed by the delay',
      },
      { tiers: others, period: null, source: '770 ILCS 60/7(d)', checked: text7d },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(2, 'last_furnishing'), days(30, 'demand_to_sue')),
        source: '770 ILCS 60/9, 60/34',
        checked: survey,
        late: 'the lien can no longer be enforced',
        note: 'After a written demand to sue, the suit is due within 30 days or the lien is forfeited (60/34).',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '30 ILCS 550/2', checked: bondText }],
    public_funds_lien: [
      {
        tiers: others,
        period: unheldDate('none_dated', 'before the public body has paid the money to the contractor'),
        source: '770 ILCS 60/23',
        checked: funds,
        servedOn: 'clerk or secretary of the local body, or the director of the state agency',
        late: 'the lien misses what was already paid',
        note: 'The sworn notice holds only money that the public body still owes the contractor, so serve it at once. It goes by registered or certified mail or by hand, with a copy to the contractor.',
      },
      { tiers: direct, period: null, source: '770 ILCS 60/23', checked: funds },
    ],
    public_funds_suit: [
      {
        tiers: others,
        period: earliest(days(90, 'lien_recorded'), days(30, 'demand_to_sue')),
        source: '770 ILCS 60/23',
        checked: funds,
        late: 'the lien on the funds ends',
        note: 'The 90 days run from the service of the notice of lien, and the public body must be notified of the suit within them. After a demand by the contractor the suit is due within 30 days. On state work it must also come at least 15 days before the appropriation lapses.',
      },
      { tiers: direct, period: null, source: '770 ILCS 60/23', checked: funds },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(180, 'last_furnishing'),
        source: '30 ILCS 550/2',
        checked: bondText,
        servedOn: 'board or department that awarded the contract, and the clerk or secretary of the public body',
        documentName: 'Verified Notice of Claim',
        late: 'the claim on the bond is lost',
        note: 'A copy must go to the contractor within 10 days after the filing.',
      },
      { tiers: direct, period: null, source: '30 ILCS 550/2', checked: bondText },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: '30 ILCS 550/2',
        checked: read('article on P.A. 97-487 at natlawreview.com and guides by nacmsts.com and levelset.com'),
        late: 'the claim on the bond is lost',
        note: 'The bond may give more time. The suit may be filed once 120 days have passed since the last furnishing, or earlier after the public body’s final settlement with the contractor.',
      },
      { tiers: direct, period: null, source: '30 ILCS 550/2', checked: bondText },
    ],
  },
};
