import type { StateRules } from '../rule.js';
import {
  afterThanksgiving,
  belowOwner,
  bondInDoubt,
  bounded,
  days,
  direct,
  hiredBelowContractor,
  notHiredByOwner,
  others,
  read,
  remote,
  supplierInDoubt,
  suppliersChart,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const notice = {
  period: days(120, 'last_furnishing'),
  source: 'Md. Real Prop. 9-104',
  checked: read('text of Md. Real Prop. 9-104 at govt.westlaw.com'),
  servedOn: 'owner',
  receipt: true,
  late: 'the lien is lost',
  note: 'The notice goes by registered or certified mail with return receipt, or by hand. On a single-family home that the owner builds on the owner’s land to live in, it must also reach the owner before the owner has paid the contractor in full.',
} as const;

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'Md. State Fin. & Proc. 17-108(b)',
  checked: read('text of Md. State Fin. & Proc. 17-108 at instalawyer.io'),
  servedOn: 'prime contractor, by certified mail',
  late: 'the claim on the payment bond is lost',
  note: 'The bond protects those who contract with the prime contractor, a subcontractor or a sub-subcontractor.',
} as const;

export const maryland: StateRules = {
  state: 'MD',
  name: 'Maryland',
  roll: null,
  holidays: [
    { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
    { name: 'Good Friday', easter: -2 },
    // Since 2022: 2022 Md. Laws ch. 64.
    { name: 'Juneteenth', on: '06-19', since: 2022 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans’ Day', on: '11-11' },
    afterThanksgiving('American Indian Heritage Day'),
  ],
  holidaySource: 'Md. Gen. Prov. 1-111',
  names: {
    preliminary_notice: 'Notice of Intention to Claim a Lien',
    mechanics_lien: 'Petition to Establish a Mechanic’s Lien',
  },
  standing: {
    private: [supplierInDoubt('Maryland', 'Md. Real Prop. 9-102', suppliersChart)],
    public: [bondInDoubt('Md. State Fin. & Proc. 17-108', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      { ...notice, tiers: belowOwner },
      { tiers: direct, period: null, source: 'Md. Real Prop. 9-104', checked: notice.checked },
      { ...notice, tiers: unranked, provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(180, 'last_furnishing'),
        source: 'Md. Real Prop. 9-105(a)',
        checked: read('text of Md. Real Prop. 9-105 at mgaleg.maryland.gov'),
        late: 'the lien is lost',
        note: 'The petition goes to the circuit court of the county where the land lies. The lien exists only once the court establishes it, so a sale of the property before then defeats the lien. The period runs from your own last work or delivery and not from the end of the project. Repairs and alterations give a lien only if they reach a share of the building’s value, as a rule 15 percent.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'lien_recorded'),
        source: 'Md. Real Prop. 9-109',
        checked: read('guides at levelset.com and esign.com'),
        late: 'the right to enforce the lien expires',
        note: 'The year runs from the day on which the petition to establish the lien was first filed, and not from the court’s order.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Md. State Fin. & Proc. 17-108', checked: bondClaim.checked },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      {
        tiers: upToFirstTier,
        period: null,
        source: 'Md. State Fin. & Proc. 17-108(a)',
        checked: bondClaim.checked,
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'acceptance'), years(1, 'last_furnishing')),
        source: 'Md. State Fin. & Proc. 17-109(b)',
        checked: read('text of Md. State Fin. & Proc. 17-109 at law.counselstack.com'),
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'Md. State Fin. & Proc. 17-109', checked: bondClaim.checked },
    ],
  },
};
