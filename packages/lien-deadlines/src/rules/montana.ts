import type { StateRules } from '../rule.js';
import {
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  days,
  designerInDoubt,
  direct,
  earliest,
  lender,
  months,
  notHiredByOwner,
  notOwnerOccupiedHome,
  notRemote,
  others,
  read,
  remote,
  residential,
  supplierInDoubt,
  unheldDate,
  unitsAtMost,
  years,
} from './terms.js';

const text531 = read('text of Mont. Code 71-3-531 at instalawyer.io and legalfix.com');
const text206 = read('text of Mont. Code 18-2-206 at legalfix.com');
const bondGuides = read('guides by nacmsts.com, levelset.com and lienservices.construction');

const homes = {
  source: 'Mont. Code 71-3-531',
  checked: text531,
  servedOn: 'owner',
  late: 'the lien covers only what was furnished shortly before the notice and after it',
} as const;

const filed = 'File the notice with the county clerk and recorder within five business days after it is given.';
const twentyDays = {
  ...homes,
  period: days(20, 'first_furnishing'),
  when: [residential, unitsAtMost(4)],
  lookbackDays: 20,
  note: `The rule is for homes with fewer than five units; a project that is partly commercial needs no notice. ${filed}`,
} as const;
const lenderDays = {
  ...homes,
  period: days(45, 'first_furnishing'),
  when: [residential, unitsAtMost(4), notOwnerOccupiedHome, lender],
  lookbackDays: 45,
  note: `The longer period is for work that the owner pays from a loan of a regulated lender, except on a home that the owner lives in. ${filed}`,
} as const;

export const montana: StateRules = {
  state: 'MT',
  name: 'Montana',
  roll: { days: 'sunday_and_holidays', scope: 'all', source: 'Mont. Code 1-1-216, 1-1-306' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'Mont. Code 1-1-216',
  names: { preliminary_notice: 'Notice of the Right to Claim a Lien', mechanics_lien: 'Construction Lien' },
  punchList:
    'A new purchase order is a new contract and does not extend the old one (Total Industrial Plant Services v. Turner Industries).',
  standing: {
    private: [
      supplierInDoubt('Montana', 'MCA 71-3-522, 71-3-523', read('summary by levy-law.com', '2026-11-29')),
      belowSecondTier({
        right: null,
        reason: 'Montana law may protect only those whom the owner, the contractor or a first-tier subcontractor hired',
        source: 'MCA 71-3-523',
        checked: read('summary by levy-law.com', '2026-11-29'),
      }),
    ],
    public: [
      bondInDoubt('MCA 18-2-201', read('summary by levy-law.com', '2026-11-29')),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'MCA 18-2-201',
        checked: read('summary by levy-law.com', '2026-11-29'),
      }),
      designerInDoubt('MCA 18-2-201'),
    ],
  },
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Mont. Code 71-3-531(1)', checked: text531 },
      { ...twentyDays, tiers: belowOwner },
      { ...twentyDays, tiers: ['design_professional'], provided: [notHiredByOwner] },
      { ...lenderDays, tiers: belowOwner },
      { ...lenderDays, tiers: ['design_professional'], provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: earliest(days(90, 'last_furnishing'), days(90, 'notice_of_completion')),
        source: 'Mont. Code 71-3-535(1)',
        checked: read('text of Mont. Code 71-3-535 at instalawyer.io and guide by nacmsts.com'),
        late: 'the lien is lost',
        note: 'Serve a copy on the owner of record before filing; the clerk takes the lien only with your statement that it was served (71-3-534, 71-3-535(2)).',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(2, 'lien_recorded'),
        source: 'Mont. Code 71-3-562',
        checked: read('guides by nacmsts.com and levelset.com'),
        late: 'the lien can no longer be enforced',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'Mont. Code 18-2-206',
        checked: text206,
        servedOn: 'contractor',
        documentName: 'Notice of a Right of Action on the Security',
        late: 'the claim on the payment bond is lost',
        note: 'The notice is handed over or goes by certified mail. The statute names those who furnish materials or supplies to a subcontractor; whether a subcontractor’s subcontractor who furnishes labor alone needs the notice is doubtful.',
      },
      {
        tiers: notRemote,
        period: null,
        source: 'Mont. Code 18-2-206',
        checked: text206,
        documentName: 'Notice of a Right of Action on the Security',
      },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        laterOf: 'acceptance',
        source: 'Mont. Code 18-2-204',
        checked: bondGuides,
        servedOn: 'public body that made the contract',
        receipt: true,
        late: 'the claim on the payment bond is lost',
        note: 'The 90 days run from completion of the contract and acceptance by the public body.',
      },
      { tiers: direct, period: null, source: 'Mont. Code 18-2-204', checked: bondGuides },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'within the time that the bond sets', null, months(6, 'last_furnishing')),
        source: 'Mont. Code 18-2-204',
        checked: bondGuides,
        late: 'the claim on the payment bond is lost',
        note: 'Montana’s bond statute sets no time for the suit. Guides name limits between six months after the claim and one year, so ask for a copy of the bond. The date here is six months after your last furnishing.',
      },
      { tiers: direct, period: null, source: 'Mont. Code 18-2-204', checked: bondGuides },
    ],
  },
};
