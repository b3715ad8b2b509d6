import type { StateRules } from '../rule.js';
import {
  belowOwner,
  bondInDoubt,
  bounded,
  days,
  designerInDoubt,
  direct,
  lessors,
  notHiredByOwner,
  others,
  read,
  supplierInDoubt,
  that,
  unheldDate,
  unranked,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of ${section} in the public copy of the Vermont Statutes`);

const ownerNotice = {
  period: unheldDate(
    'none_dated',
    'before the owner pays the contractor; the statute counts no days',
    null,
    days(0, 'first_furnishing'),
  ),
  source: '9 V.S.A. 1921(b)',
  checked: textOf('9 V.S.A. 1921'),
  servedOn: 'owner or the owner’s agent in charge of the property',
  receipt: true,
  late: 'the lien reaches only the part of the contract price that is still unpaid when the notice arrives',
  note: 'Without this notice there is no lien, and it must arrive before the lien itself runs out, so give it when you start. Name the day on which payment is due, if known. Send it to the construction lender too: it puts the lien ahead of later advances.',
} as const;

const highway = that('the work is for the state Agency of Transportation');
const text10 = textOf('19 V.S.A. 10(9)');
const guide = read('guide at levy-law.com');

export const vermont: StateRules = {
  state: 'VT',
  name: 'Vermont',
  roll: null,
  names: { preliminary_notice: 'Notice of Intent to Claim a Lien', mechanics_lien: 'Notice of Lien' },
  standing: {
    private: [
      supplierInDoubt('Vermont', '9 V.S.A. 1921', null),
      {
        tiers: lessors,
        right: null,
        reason: 'the statute names labor and material, and may not cover rented equipment',
        source: '9 V.S.A. 1921',
        checked: null,
      },
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'the statute names labor and material, and may not cover the services of a designer',
        source: '9 V.S.A. 1921',
        checked: read('chart of designers at levelset.com', '2026-11-28'),
      },
    ],
    public: [bondInDoubt('19 V.S.A. 10', null), designerInDoubt('19 V.S.A. 10')],
  },
  private: {
    preliminary_notice: [
      { ...ownerNotice, tiers: belowOwner },
      { ...ownerNotice, tiers: unranked, provided: [notHiredByOwner] },
      { tiers: direct, period: null, source: '9 V.S.A. 1921(a)', checked: ownerNotice.checked },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(180, 'last_furnishing'),
        laterOf: 'debt_due',
        source: '9 V.S.A. 1921(c), 1923',
        checked: textOf('9 V.S.A. 1921 and 1923'),
        late: 'the lien is lost',
        note: 'The signed memorandum is filed with the town clerk. The 180 days run from the day on which payment for the last work or material became due, which is never before your last furnishing.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(180, 'lien_recorded'),
        source: '9 V.S.A. 1924',
        checked: textOf('9 V.S.A. 1924'),
        late: 'the lien can no longer be enforced',
        note: 'Within these days the suit must be filed and the property attached by the court. If payment became due only after the filing, the days run from that day. After the judgment, record a certified copy of it with the town clerk within five months (1925).',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: '19 V.S.A. 10(9)',
        checked: text10,
        documentName: 'preliminary notice',
      },
    ],
    bond_claim: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'when the bond requires it', null, days(90, 'last_furnishing')),
        source: '19 V.S.A. 10(9)',
        checked: guide,
        servedOn: 'public body or surety, as the bond says',
        note: 'Only state transportation projects have a statute on bond claims. Elsewhere ask for a copy of the bond, if there is one: many ask for the claim within 90 days after the last furnishing, which is the date given here, and a bond may set less.',
      },
      {
        tiers: others,
        period: bounded(days(90, 'acceptance'), days(90, 'completion')),
        source: '19 V.S.A. 10(9)',
        checked: text10,
        when: [highway],
        servedOn: 'Secretary of Transportation',
        documentName: 'sworn statement of claim',
        late: 'the claim on the payment bond is lost',
      },
      { tiers: direct, period: null, source: '19 V.S.A. 10(9)', checked: text10 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'within the time that the bond sets', null, years(1, 'last_furnishing')),
        source: '19 V.S.A. 10(9)',
        checked: guide,
        late: 'the claim on the payment bond is lost',
        note: 'Many bonds set one year after the last furnishing, which is the date given here; a bond may set less. Get a copy of the bond at once.',
      },
      {
        tiers: others,
        period: unheldDate(
          'claim_notice',
          'within 1 year after the claim is filed',
          null,
          years(1, 'first_furnishing'),
        ),
        source: '19 V.S.A. 10(9)',
        checked: text10,
        when: [highway],
        late: 'the claim on the payment bond is lost',
        note: 'The petition goes to the superior court in the name of the Secretary of Transportation. The safe date counts from your first furnishing, because no claim is filed earlier.',
      },
      { tiers: direct, period: null, source: '19 V.S.A. 10(9)', checked: text10 },
    ],
  },
};
