import type { StateRules } from '../rule.js';
import {
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  days,
  direct,
  hiredBelowSecondTier,
  notHiredByOwner,
  notResidential,
  others,
  read,
  residential,
  supplierInDoubt,
  suppliersChart,
  that,
  unitsOver,
  writtenContract,
  years,
} from './terms.js';

const tierGuides = read('summary by levy-law.com and guide by levelset.com', '2026-11-29');
const text011 = read('text of Minn. Stat. 514.011 at instalawyer.io, and guides by lommen.com and ncscredit.com');
const text08 = read('Minn. Stat. 514.08 quoted by deeds.com, and guide by lommen.com');
const text31 = read('text of Minn. Stat. 574.31 at revisor.mn.gov');

const prelien = {
  period: days(45, 'first_furnishing'),
  source: 'Minn. Stat. 514.011 subd. 2',
  checked: text011,
  servedOn: 'owner',
  late: 'the lien is lost',
  note: 'The notice is delivered by hand or by certified mail. What the owner pays before receiving it may be credited to the owner, so send it early.',
} as const;

export const minnesota: StateRules = {
  state: 'MN',
  name: 'Minnesota',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Minn. Stat. 645.15' },
  holidays: [
    { name: 'Washington’s and Lincoln’s Birthday', month: 2, weekday: 1, nth: 3 },
    // Since 2023: 2023 Minn. Laws H.F. 48 and H.F. 1830.
    { name: 'Juneteenth', on: '06-19', since: 2023 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'Minn. Stat. 645.44 subd. 5',
  // The same subdivision names the day after a Sunday and the day before a Saturday.
  observed: 'nearest',
  names: {
    preliminary_notice: 'Pre-Lien Notice',
    mechanics_lien: 'Mechanic’s Lien Statement',
    service_after_filing: 'copy of the Mechanic’s Lien Statement',
    bond_claim: 'Notice of Claim on Payment Bond for Public Work',
  },
  standing: {
    private: [
      supplierInDoubt('Minnesota', 'Minn. Stat. 514.01', suppliersChart),
      {
        tiers: others,
        when: [hiredBelowSecondTier],
        right: null,
        reason: 'Minnesota law may end with those whom a sub-subcontractor hired',
        source: 'Minn. Stat. 514.01; Kraus-Anderson Construction v. Superior Vista (Minn. App. 2010)',
        checked: tierGuides,
      },
    ],
    public: [
      bondInDoubt('Minn. Stat. 574.26', null),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'Minn. Stat. 574.26',
        checked: tierGuides,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      { ...prelien, tiers: belowOwner },
      { ...prelien, tiers: ['design_professional', 'laborer'], provided: [notHiredByOwner] },
      {
        tiers: direct,
        period: days(10, 'contract_date'),
        source: 'Minn. Stat. 514.011 subd. 1',
        checked: text011,
        documentName: 'Contractor’s Notice',
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'A written contract must itself contain the notice. The separate notice is for contracts that are not in writing. A contractor who uses no subcontractors or suppliers needs none.',
      },
      {
        tiers: direct,
        period: null,
        source: 'Minn. Stat. 514.011 subd. 1',
        checked: text011,
        when: [writtenContract],
        note: 'The written contract itself must contain the notice.',
      },
      {
        tiers: 'all',
        period: null,
        source: 'Minn. Stat. 514.011 subd. 4b',
        checked: text011,
        when: [residential, unitsOver(4)],
      },
      {
        tiers: 'all',
        period: null,
        source: 'Minn. Stat. 514.011 subd. 4c',
        checked: text011,
        when: [notResidential, that('the building is larger than 5,000 square feet and not agricultural')],
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'Minn. Stat. 514.08 subd. 1',
        checked: text08,
        late: 'the lien is lost',
        note: 'The statement must be recorded and served on the owner within the same 120 days.',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'Minn. Stat. 514.08 subd. 1(2)',
        checked: text08,
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The copy is served by hand or by certified mail.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'last_furnishing'),
        source: 'Minn. Stat. 514.12 subd. 3',
        checked: read('text of Minn. Stat. 514.12 at revisor.mn.gov'),
        late: 'the lien can no longer be enforced',
        note: 'The year runs from the last item that the recorded statement names. If another lienholder has sued, file an answer in that suit by then. Everyone to be bound must be a party within the year.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Minn. Stat. 574.31', checked: text31 }],
    bond_claim: [
      {
        tiers: others,
        period: days(120, 'last_furnishing'),
        source: 'Minn. Stat. 574.31 subd. 2(a)',
        checked: text31,
        servedOn: 'surety and contractor, at the addresses in the bond',
        late: 'the claim on the payment bond is lost',
        note: 'The notice is served by hand or by certified mail and gives the date of the last item furnished.',
      },
      { tiers: direct, period: null, source: 'Minn. Stat. 574.31', checked: text31 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'Minn. Stat. 574.31 subd. 2',
        checked: read('guide at zlien.com on Minn. Stat. 574.31'),
        late: 'the claim on the payment bond is lost',
      },
      { tiers: direct, period: null, source: 'Minn. Stat. 574.31', checked: text31 },
    ],
  },
};
