import type { StateRules } from '../rule.js';
import {
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  bounded,
  days,
  direct,
  earliest,
  newConstruction,
  notHiredByOwner,
  others,
  ownerOccupiedHome,
  read,
  repair,
  residential,
  supplierInDoubt,
  suppliersChart,
  unitsAtMost,
  unranked,
  years,
} from './terms.js';

const survey = read('survey at ezel.ai and guide by levelset.com on Ind. Code 32-28-3-1');
const text03 = read('text of Ind. Code 32-28-3-3 at law.onecle.com');
const text06 = read('text of Ind. Code 32-28-3-6 at instalawyer.io');
const claimText = read('text of Ind. Code 36-1-12-13.1 and 5-16-5-1, quotation of 4-13.6-7-10 at suretybonds.com');
const suitGuide = read('guide by nacmsts.com on public work in Indiana');

const homeRepair = {
  period: days(30, 'first_furnishing'),
  source: 'Ind. Code 32-28-3-1(h)',
  checked: survey,
  when: [ownerOccupiedHome, repair, unitsAtMost(2)],
  servedOn: 'owner who lives in the home',
  late: 'the lien is lost',
  note: 'The rule is for the repair or alteration, on credit, of a one- or two-family home in which its owner lives.',
} as const;

const newHome = {
  period: days(60, 'first_furnishing'),
  source: 'Ind. Code 32-28-3-1(i)',
  checked: survey,
  when: [ownerOccupiedHome, newConstruction, unitsAtMost(2)],
  servedOn: 'owner, with a copy filed with the county recorder',
  late: 'the lien is lost',
  note: 'The rule is for a new one- or two-family home that its owner means to live in.',
} as const;

const lien = { source: 'Ind. Code 32-28-3-3', checked: text03, late: 'the lien is lost' } as const;

export const indiana: StateRules = {
  state: 'IN',
  name: 'Indiana',
  roll: null,
  names: {
    preliminary_notice: 'Pre-Lien Notice',
    mechanics_lien: 'Sworn Statement and Notice of Intention to Hold a Lien',
    bond_claim: 'Verified Claim',
  },
  punchList: 'Work under a second contract does not extend the first (MSKTD & Associates v. CCJ Enterprises).',
  standing: {
    private: [
      supplierInDoubt(
        'Indiana',
        'Ind. Code 32-28-3-1',
        read('summary by levy-law.com, and the chart of suppliers to suppliers at nacmsts.com', '2026-11-29'),
      ),
    ],
    public: [
      bondInDoubt('Ind. Code 4-13.6-7-6, 5-16-5-2', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'Ind. Code 4-13.6-7-6, 5-16-5-2',
        checked: null,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Ind. Code 32-28-3-1', checked: survey },
      { ...newHome, tiers: belowOwner },
      { ...newHome, tiers: unranked, provided: [notHiredByOwner] },
      { ...homeRepair, tiers: belowOwner },
      { ...homeRepair, tiers: unranked, provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      { ...lien, tiers: 'all', period: days(90, 'last_furnishing') },
      {
        ...lien,
        tiers: 'all',
        period: days(60, 'last_furnishing'),
        source: 'Ind. Code 32-28-3-3(b)',
        when: [residential, unitsAtMost(2)],
        note: 'The 60 days are for one- and two-family homes and townhouses (Ind. Code 22-12-1-5).',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(1, 'lien_recorded'), days(30, 'demand_to_sue')),
        source: 'Ind. Code 32-28-3-6',
        checked: text06,
        late: 'the lien is void',
        note: 'After the owner’s notice to sue, the suit is due within 30 days (32-28-3-10). A credit gives more time only in writing, signed by you and all owners and recorded within the year.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Ind. Code 4-13.6-7-10, 5-16-5-2, 36-1-12-13.1', checked: claimText },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(60, 'last_furnishing'),
        source: 'Ind. Code 36-1-12-13.1(c), 5-16-5-1, 4-13.6-7-10',
        checked: claimText,
        reachesFunds: true,
        servedOn: 'public body (in duplicate), contractor and surety',
        late: 'the claim on the bond and on the withheld money is lost',
        note: 'The same claim reaches the money that the public body withholds from the contractor. State highway work has a year after acceptance instead (8-23-9).',
      },
      { tiers: direct, period: null, source: 'Ind. Code 36-1-12-13.1, 5-16-5-2', checked: claimText },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(days(60, 'acceptance'), days(60, 'completion')),
        source: 'Ind. Code 36-1-12-13.1(d), 5-16-5-2',
        checked: suitGuide,
        late: 'the claim on the bond is lost',
        note: 'The suit may be filed once 30 days have passed since the claim. Contracts of the state’s public works division have one year after final settlement (4-13.6-7-11), and state highway work has 18 months after final acceptance.',
      },
      { tiers: direct, period: null, source: 'Ind. Code 36-1-12-13.1, 5-16-5-2', checked: suitGuide },
    ],
  },
};
