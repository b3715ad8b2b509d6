import { federalOnly } from '../holidays.js';
import type { RollRule, StateRules } from '../rule.js';
import {
  afterThanksgiving,
  belowSecondTier,
  bonded,
  bondInDoubt,
  days,
  designerInDoubt,
  direct,
  earliest,
  hiredBelowContractor,
  months,
  notRemote,
  others,
  read,
  remote,
  supplierInDoubt,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text20 = read('text of S.C. Code 29-5-20 at casetext.com and guide by ncscredit.com');
const text440 = read('text of S.C. Code 29-5-440 at lawserver.com and of 57-5-1660 at instalawyer.io');
const suitGuide = read('guide at zlien.com on S.C. Code 29-5-440 and 57-5-1660');
const serviceText = read('S.C. Code 29-5-90 quoted in Senate bill 96 of 2003, and guide by gibbesburton.com');

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: 'S.C. Code 29-5-440',
  checked: text440,
  servedOn: 'bonded contractor',
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by certified or registered mail. The claim reaches only what the contractor still owes your customer, unless you sent the contractor a notice of furnishing before; send one when you start.',
} as const;

const bondSuit = {
  period: years(1, 'last_furnishing'),
  source: 'S.C. Code 29-5-440',
  checked: suitGuide,
  late: 'the claim on the payment bond is lost',
  note: 'The suit may be filed once 90 days have passed since the last furnishing.',
} as const;

/** "In computing any period of time prescribed or allowed … by any applicable statute"; the rule adds State and federal holidays. */
const roll: RollRule = { days: 'weekend_and_holidays', scope: 'filings', source: 'Rule 6(a), SCRCP' };

export const southCarolina: StateRules = {
  state: 'SC',
  name: 'South Carolina',
  roll,
  holidays: [...federalOnly, afterThanksgiving()],
  holidaySource: 'Rule 6(a), SCRCP; 5 U.S.C. 6103(a); S.C. Code 53-5-10',
  names: {
    preliminary_notice: 'Notice of Furnishing',
    mechanics_lien: 'Statement of Account',
    service_after_filing: 'copy of the Statement of Account',
  },
  punchList: 'Call-back work may count, but do not rely on it.',
  standing: {
    private: [
      supplierInDoubt('South Carolina', 'S.C. Code 29-5-20', read('summary by levy-law.com', '2026-11-28')),
      belowSecondTier({
        right: null,
        reason:
          'South Carolina law may protect only those whom the owner, the contractor or a first-tier subcontractor hired',
        source: 'S.C. Code 29-5-20',
        checked: read('summary by levy-law.com', '2026-11-28'),
      }),
    ],
    public: [
      bondInDoubt('S.C. Code 11-35-3030', null),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or one of its own subcontractors hired',
        source: 'S.C. Code 29-5-440',
        checked: read('text of S.C. Code 29-5-440 at lawserver.com', '2026-11-29'),
      }),
      designerInDoubt('S.C. Code 29-5-440', read('text of S.C. Code 29-5-440 at lawserver.com', '2026-11-29')),
    ],
  },
  private: {
    preliminary_notice: [
      { tiers: notRemote, period: null, source: 'S.C. Code 29-5-20', checked: text20 },
      {
        tiers: remote,
        period: null,
        source: 'S.C. Code 29-5-20(B), 29-5-23',
        checked: text20,
        note: 'Where the contractor recorded a notice of project commencement, send the contractor a notice of furnishing by certified or registered mail when you start: without it the lien reaches only what the contractor still owes your customer.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'S.C. Code 29-5-90',
        checked: serviceText,
        late: 'the lien is lost',
        note: 'The statement must be filed and served on the owner within the same 90 days.',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'S.C. Code 29-5-90',
        checked: serviceText,
        // The same 90 days as those of the filing.
        roll: { ...roll, scope: 'all' },
        servedOn: 'owner, or the person in possession if the owner cannot be found',
        late: 'the lien is lost',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(months(6, 'last_furnishing'), months(6, 'lien_recorded')),
        source: 'S.C. Code 29-5-120',
        checked: read('guides by gibbesburton.com and levelset.com, and the decision Shelley v. Sea Garden Homes'),
        late: 'the lien is lost',
        note: 'A notice of pendency of the suit must be filed within the same six months. The statute counts from the last furnishing; some decisions suggest the filing of the lien, so the earlier of the two is taken.',
      },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote, provided: [bonded] },
      { ...bondClaim, tiers: unranked, provided: [bonded, hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'S.C. Code 29-5-440', checked: text440 },
    ],
    bond_suit: [
      { ...bondSuit, tiers: others, provided: [bonded] },
      { tiers: direct, period: null, source: 'S.C. Code 29-5-440', checked: text440 },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'S.C. Code 29-5-440, 11-35-3030, 57-5-1660',
        checked: text440,
        note: 'If a subcontractor hired you, a notice of furnishing to the contractor at the start protects the whole claim on the bond.',
      },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote, source: 'S.C. Code 29-5-440, 11-35-3030, 57-5-1660' },
      {
        ...bondClaim,
        tiers: unranked,
        source: 'S.C. Code 29-5-440, 11-35-3030, 57-5-1660',
        provided: [hiredBelowContractor],
      },
      { tiers: upToFirstTier, period: null, source: 'S.C. Code 29-5-440', checked: text440 },
    ],
    bond_suit: [
      {
        ...bondSuit,
        tiers: others,
        source: 'S.C. Code 29-5-440, 11-35-3030, 57-5-1660',
        note: 'The suit may be filed once 90 days have passed since the last furnishing. On state highway work the year may run from the final settlement of the contract, which is later.',
      },
      { tiers: direct, period: null, source: 'S.C. Code 29-5-440', checked: text440 },
    ],
  },
};
