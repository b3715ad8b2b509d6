import type { RollRule, StateRules } from '../rule.js';
import {
  afterThanksgiving,
  belowSecondTier,
  bonded,
  bondInDoubt,
  bounded,
  days,
  designerInDoubt,
  direct,
  earliest,
  hiredBelowContractor,
  months,
  noSupplierToSupplier,
  others,
  read,
  remote,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

/** The statute covers acts in an action or proceeding: suits, and not the recording of a lien. */
const suits: RollRule = { days: 'weekend_and_holidays', scope: 'filings', source: 'Neb. Rev. Stat. 25-2221' };

const text141 = read('text of Neb. Rev. Stat. 52-141 at instalawyer.io');
const text118 = read('text of Neb. Rev. Stat. 52-118.01 and 52-118.02 at law.uslawyerdatabase.com');

const privateClaim = {
  period: days(90, 'last_furnishing'),
  source: 'Neb. Rev. Stat. 52-141(5)',
  checked: text141,
  servedOn: 'prime contractor',
  late: 'the claim on the payment bond is lost',
  note: 'The rule is for a surety bond of which a notice is recorded; no lien attaches then.',
} as const;

const publicClaim = {
  period: months(4, 'last_furnishing'),
  source: 'Neb. Rev. Stat. 52-118.01',
  checked: text118,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered or certified mail, and the contractor should have it in hand by then.',
} as const;

export const nebraska: StateRules = {
  state: 'NE',
  name: 'Nebraska',
  roll: null,
  holidays: [
    { name: 'President’s Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Arbor Day', month: 4, weekday: 5, nth: -1 },
    // Since 2022: L.B. 29 of 2022.
    { name: 'Juneteenth', on: '06-19', since: 2022 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
    afterThanksgiving(),
  ],
  holidaySource: 'Neb. Rev. Stat. 25-2221',
  names: { preliminary_notice: 'Notice of the Right to Assert a Lien', mechanics_lien: 'Construction Lien' },
  standing: {
    private: [
      noSupplierToSupplier(
        'Nebraska',
        'Neb. Rev. Stat. 52-131, 52-134',
        read('guides by levelset.com, levy-law.com and ezel.ai'),
      ),
      belowSecondTier({
        right: null,
        reason:
          'Nebraska law may protect only those whom the owner, the contractor or a first-tier subcontractor hired',
        source: 'Neb. Rev. Stat. 52-127, 52-131',
        checked: null,
      }),
    ],
    public: [bondInDoubt('Neb. Rev. Stat. 52-118', null), designerInDoubt('Neb. Rev. Stat. 52-118')],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'Neb. Rev. Stat. 52-135, 52-136',
        checked: read('guides by ncscredit.com and ezel.ai'),
        note: 'On a building of at most four homes whose owner lives there, an early notice of the right to assert a lien keeps the owner’s later payments from reducing the lien.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'Neb. Rev. Stat. 52-137',
        checked: read('Neb. Rev. Stat. 52-137(1) quoted by wfgnationaltitle.com'),
        late: 'the lien is lost',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(10, 'lien_recorded'),
        source: 'Neb. Rev. Stat. 52-135(3)',
        checked: read('Neb. Rev. Stat. 52-135 quoted by ldmlaw.com'),
        servedOn: 'contracting owner',
        documentName: 'copy of the recorded Construction Lien',
        late: 'the lien may be invalid',
        note: 'The statute asks for no certified mail, but keep proof of the mailing.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(2, 'lien_recorded'), days(30, 'demand_to_sue')),
        source: 'Neb. Rev. Stat. 52-140',
        checked: read('guides by ldmlaw.com, levelset.com and wfgnationaltitle.com'),
        late: 'the lien lapses',
        note: 'A written demand by the owner or another interested party shortens the time to 30 days, unless you record an affidavit that the contract price is not yet due.',
        roll: suits,
      },
    ],
    bond_claim: [
      { ...privateClaim, tiers: remote, provided: [bonded] },
      { ...privateClaim, tiers: unranked, provided: [bonded, hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Neb. Rev. Stat. 52-141(5)', checked: text141 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'Neb. Rev. Stat. 52-141(5)',
        checked: text141,
        provided: [bonded],
        late: 'the claim on the payment bond is lost',
        note: 'The bond may allow a longer time.',
        roll: suits,
      },
      { tiers: direct, period: null, source: 'Neb. Rev. Stat. 52-141', checked: text141 },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'Neb. Rev. Stat. 52-118.01',
        checked: text118,
        documentName: 'preliminary notice',
      },
    ],
    bond_claim: [
      { ...publicClaim, tiers: remote },
      { ...publicClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'Neb. Rev. Stat. 52-118.01', checked: text118 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'final_settlement'), years(1, 'last_furnishing')),
        source: 'Neb. Rev. Stat. 52-118.02',
        checked: text118,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing. Final settlement is the public body’s finding that the contract is complete and final payment is due.',
        roll: suits,
      },
      { tiers: direct, period: null, source: 'Neb. Rev. Stat. 52-118.02', checked: text118 },
    ],
  },
};
