import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  builders,
  days,
  designerInDoubt,
  direct,
  hiredBelowContractor,
  notHiredByOwner,
  others,
  read,
  remote,
  supplierInDoubt,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of R.I.G.L. ${section} in the public copy of the General Laws`);

const suppliersSaid = read('summaries by levy-law.com and legalclarity.org, which disagree', '2026-11-29');

const ownerNotice = {
  period: before('first_furnishing'),
  source: 'R.I.G.L. 34-28-4.1',
  checked: textOf('34-28-4.1'),
  servedOn: 'owner, or the lessee or tenant who ordered the work',
  late: 'the lien is lost and you must hold the owner harmless from liens of those below you',
  note: 'The notice is set out conspicuously in the written contract or goes by certified mail with return receipt before the work or delivery begins. Suppliers of material who contract with the owner need no notice.',
} as const;

const noNotice = {
  period: null,
  source: 'R.I.G.L. 34-28-4.1',
  checked: textOf('34-28-4.1'),
} as const;

const intention = {
  period: days(200, 'last_furnishing'),
  source: 'R.I.G.L. 34-28-4',
  checked: textOf('34-28-4 and 34-28-9'),
  servedOn: 'owner of record, or the lessee or tenant',
  late: 'the lien is lost',
  note: 'By the same day, mail the notice to the owner by registered or certified mail with return receipt and file a copy in the land evidence records of the city or town. Retainage aside, the lien covers only what was furnished in the 200 days before the filing and later, so long jobs need more than one notice (34-28-9). A notice that comes back undelivered must be filed with its envelope within 30 days.',
} as const;

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'R.I.G.L. 37-12-2',
  checked: textOf('37-12-2'),
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by certified mail, and the contractor should have it in hand by then.',
} as const;

export const rhodeIsland: StateRules = {
  state: 'RI',
  name: 'Rhode Island',
  roll: null,
  names: { preliminary_notice: 'Notice of Possible Mechanic’s Lien', mechanics_lien: 'Notice of Intention' },
  standing: {
    private: [supplierInDoubt('Rhode Island', 'R.I. Gen. Laws 34-28-1', suppliersSaid)],
    public: [
      bondInDoubt('R.I. Gen. Laws 37-12-1', null),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'R.I. Gen. Laws 37-12-1',
        checked: null,
      }),
      designerInDoubt('R.I. Gen. Laws 37-12-1'),
    ],
  },
  private: {
    preliminary_notice: [
      { ...ownerNotice, tiers: [...direct, ...unranked] },
      { ...noNotice, tiers: unranked, when: [notHiredByOwner] },
      { ...noNotice, tiers: belowOwner },
    ],
    mechanics_lien: [
      { ...intention, tiers: builders },
      {
        ...intention,
        tiers: ['design_professional'],
        source: 'R.I.G.L. 34-28-4, 34-28-7',
        note: `The notice of an architect or engineer is in time too until 10 days after construction visibly begins, if that is later. ${intention.note}`,
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(40, 'lien_recorded'),
        source: 'R.I.G.L. 34-28-10',
        checked: textOf('34-28-10'),
        late: 'the lien is lost',
        note: 'Both the complaint and a notice of lis pendens must be filed within the 40 days, the complaint on the same day as the lis pendens or within seven days after it.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'R.I.G.L. 37-12-2',
        checked: textOf('37-12-2'),
        documentName: 'preliminary notice',
      },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'R.I.G.L. 37-12-2', checked: textOf('37-12-2') },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(2, 'last_furnishing'),
        source: 'R.I.G.L. 37-12-5',
        checked: textOf('37-12-5'),
        late: 'the claim on the payment bond is lost',
        note: 'If the bond itself allows a longer time, that time counts. The suit may be filed once 90 days have passed since your last furnishing.',
      },
      { tiers: direct, period: null, source: 'R.I.G.L. 37-12-5', checked: textOf('37-12-5') },
    ],
  },
};
