import type { StateRules } from '../rule.js';
import {
  before,
  days,
  designerInDoubt,
  direct,
  earliest,
  hiredBelowContractor,
  lessors,
  months,
  notHiredByOwner,
  others,
  read,
  remote,
  supplierInDoubt,
  suppliesSupplier,
  unheldDate,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text11 = read('text of N.D.C.C. 48-01.2-11 and 48-01.2-12 in the public copy of title 48');

const noSupplierClaim = {
  tiers: ['supplier_to_subcontractor'],
  period: null,
  source: 'N.D.C.C. 48-01.2-10, 48-01.2-11',
  checked: read('Kinney Elec. v. Modern Elec. in the annotations to N.D.C.C. 48-01.2-10, and guide by levy-law.com'),
  when: [suppliesSupplier],
  noRight: 'A supplier to a supplier has no claim on the payment bond in North Dakota.',
} as const;

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'N.D.C.C. 48-01.2-11',
  checked: text11,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered mail, and the contractor should have it in hand by then. Repairs of earlier work do not extend the time.',
} as const;

export const northDakota: StateRules = {
  state: 'ND',
  name: 'North Dakota',
  roll: null,
  names: { notice_of_intent: 'Notice of Intent to Claim a Construction Lien', mechanics_lien: 'Construction Lien' },
  standing: {
    private: [
      supplierInDoubt('North Dakota', 'N.D.C.C. 35-27-02', read('guide by nacmsts.com', '2026-11-29')),
      {
        tiers: lessors,
        when: [notHiredByOwner],
        right: null,
        reason: 'North Dakota law may protect a lessor of equipment only if the owner hired it',
        source: 'N.D.C.C. 35-27-01, 35-27-02',
        checked: read('guide by nacmsts.com', '2026-11-29'),
      },
    ],
    public: [designerInDoubt('N.D.C.C. 48-01.2-10')],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'N.D.C.C. 35-27-02',
        checked: read('guides by wfjlawfirm.com and levy-law.com'),
      },
    ],
    notice_of_intent: [
      {
        tiers: 'all',
        period: before('lien_deadline', 10),
        source: 'N.D.C.C. 35-27-02',
        checked: read(
          'N.D.C.C. 35-27-02 quoted by Fremstad Law, and guides by wfjlawfirm.com and alfainternational.com',
        ),
        servedOn: 'owner',
        late: 'the lien cannot be recorded in time',
        note: 'The notice goes by certified mail at least ten days before the lien is recorded.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'N.D.C.C. 35-27-13, 35-27-14',
        checked: read('N.D.C.C. 35-27-13 quoted in a public repository, and summary by Old Republic Title'),
        late: 'the lien yields to buyers and lenders in good faith and to what the owner has paid since',
        note: 'Keep a separate itemized account for the property.',
      },
    ],
    pre_suit_notice: [
      {
        tiers: 'all',
        period: unheldDate(
          'suit_filed',
          'at least 20 days before suit on the lien is filed',
          20,
          months(35, 'lien_recorded'),
        ),
        source: 'N.D.C.C. 35-27-24',
        checked: read('guides by alfainternational.com and nacmsts.com'),
        servedOn: 'record owner',
        documentName: 'notice of intent to enforce the lien',
        late: 'the suit may be dismissed',
        note: 'The notice goes by registered mail; served in person, ten days before the suit are enough.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(3, 'lien_recorded'), days(30, 'demand_to_sue')),
        source: 'N.D.C.C. 35-27-25',
        checked: read('text of N.D.C.C. 35-27-25 at lawserver.com'),
        late: 'the lien counts as satisfied',
        note: 'A lis pendens must be recorded by the same day. A written demand by the owner shortens the time for both to 30 days after its delivery.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'N.D.C.C. 48-01.2-11', checked: text11 }],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'N.D.C.C. 48-01.2-11', checked: text11 },
      noSupplierClaim,
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'completion'),
        laterOf: 'acceptance',
        source: 'N.D.C.C. 48-01.2-12',
        checked: text11,
        late: 'the claim on the payment bond is lost',
        note: 'The year runs from completion and acceptance of the project. The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'N.D.C.C. 48-01.2-12', checked: text11 },
      noSupplierClaim,
    ],
  },
};
