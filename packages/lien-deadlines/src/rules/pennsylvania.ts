import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  bondInDoubt,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  hiredBelowFirstTier,
  months,
  notHiredByOwner,
  others,
  read,
  remote,
  supplierInDoubt,
  that,
  unheldDate,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const guide15013 = read('guides by fiffiklaw.com and esign.com on 49 P.S. 1501.3');
const text501 = read('text of 49 P.S. 1501(b.1) in the printed House Bill 1960 of 2009 at legis.state.pa.us');
const text1502 = read('text of 49 P.S. 1502 at govt.westlaw.com');
const bondGuide = read('guide by levelset.com on 8 P.S. 194 and 197');

const noBond = [
  {
    tiers: remote,
    period: null,
    source: '8 P.S. 194(b)',
    checked: bondGuide,
    when: [hiredBelowFirstTier],
    noRight: 'The payment bond does not protect a claimant hired by someone below a first-tier subcontractor.',
  },
] as const;

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: '8 P.S. 194(b)',
  checked: bondGuide,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered or certified mail, and the contractor should have it by then. A copy to the surety and the public body does no harm.',
} as const;

export const pennsylvania: StateRules = {
  state: 'PA',
  name: 'Pennsylvania',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: '1 Pa.C.S. 1908' },
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    // Since 2021: Pub. L. 117-17.
    { name: 'Juneteenth', on: '06-19', since: 2021 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: '1 Pa.C.S. 1908; 5 U.S.C. 6103(a)',
  names: {
    preliminary_notice: 'Notice of Furnishing',
    notice_of_intent: 'Formal Notice of Intention to File a Claim',
    mechanics_lien: 'Mechanics’ Lien Claim',
    service_after_filing: 'Notice of Filing of the Claim',
    proof_of_service: 'Affidavit of Service',
  },
  punchList: 'Work that corrects defects does not count (Neelu Enterprises v. Agarwal).',
  standing: {
    private: [
      {
        tiers: remote,
        when: [hiredBelowFirstTier],
        right: false,
        reason: 'Pennsylvania law ends with those whom a first-tier subcontractor hired',
        source: '49 P.S. 1201(5)',
        checked: read('survey at ezel.ai and guide by fullertonlaw.com on 49 P.S. 1201'),
      },
      supplierInDoubt('Pennsylvania', '49 P.S. 1201(5)', null),
      {
        tiers: ['design_professional'],
        when: [notHiredByOwner],
        right: null,
        reason: 'an architect or engineer whom a contractor hired may be no subcontractor in the sense of the law',
        source: '49 P.S. 1201(4), 1201(5)',
        checked: read('survey at ezel.ai and guide by fullertonlaw.com on 49 P.S. 1201'),
      },
      {
        tiers: ['design_professional'],
        when: [that('your contract with the owner does not include supervision of the work')],
        right: false,
        reason: 'an architect or engineer has one only if the contract with the owner includes supervision of the work',
        source: '49 P.S. 1201(4)',
        checked: read('decisions Prouse v. Stocker and Silfies v. Austin', '2026-11-28'),
      },
    ],
    public: [
      bondInDoubt(
        '8 P.S. 194(b)',
        read('guides by levelset.com and papubliccontracts.com, which disagree', '2026-11-29'),
      ),
      {
        tiers: ['design_professional'],
        right: null,
        reason:
          'a court denied one to an engineer whom the contractor hired (Widmer Engineering v. Five-R Excavating, 2017)',
        source: '8 P.S. 193(a)(2)',
        checked: read('decision of the Commonwealth Court at cetient.com', '2026-11-29'),
      },
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(45, 'first_furnishing'),
        source: '49 P.S. 1501.3(b)',
        checked: guide15013,
        provided: [
          that(
            'the owner has entered the project, of $1.5 million or more, in the state’s construction notices directory',
          ),
        ],
        filedWith: 'State Construction Notices Directory',
        late: 'the lien is lost',
      },
      {
        tiers: ['general_contractor', ...unranked],
        period: null,
        source: '49 P.S. 1501, 1501.3',
        checked: guide15013,
      },
    ],
    notice_of_intent: [
      {
        tiers: others,
        period: before('lien_deadline', 30),
        source: '49 P.S. 1501(b.1)',
        checked: text501,
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The notice must come at least 30 days before the claim is filed, so an earlier claim needs an earlier notice. None is needed for a claim filed because the owner or contractor obtained a rule to file it.',
      },
      { tiers: direct, period: null, source: '49 P.S. 1501(b.1)', checked: text501 },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: earliest(months(6, 'last_furnishing'), days(30, 'demand_to_sue')),
        source: '49 P.S. 1502(a)(1), 1506',
        checked: text1502,
        late: 'the lien is lost',
        note: 'The months run from completion of your own work, taken here as your last furnishing. After a rule to file served by the owner or contractor, the claim is due within 30 days (1506). The claim must exceed $500. Where the owner of a one- or two-family home or townhouse has paid the contractor in full, those below have no lien (1301).',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: months(1, 'lien_recorded'),
        source: '49 P.S. 1502(a)(2)',
        checked: text1502,
        servedOn: 'owner',
        late: 'the claim can be struck off',
        note: 'An adult serves the notice as a writ of summons is served; failing that, it is posted on the improvement.',
      },
    ],
    proof_of_service: [
      {
        tiers: 'all',
        period: unheldDate(
          'lien_notice',
          'within 20 days after the notice of the filing is served',
          20,
          days(20, 'lien_recorded'),
        ),
        source: '49 P.S. 1502(a)(2)',
        checked: text1502,
        late: 'the claim can be struck off',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(2, 'lien_recorded'),
        source: '49 P.S. 1701(b)',
        checked: read('text of 49 P.S. 1701 at govt.westlaw.com'),
        late: 'the claim is lost',
        note: 'The owner can extend the time in writing. A verdict or judgment must follow within five years after the filing.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '8 P.S. 194', checked: bondGuide }],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      {
        tiers: upToFirstTier,
        period: null,
        source: '8 P.S. 194(a)',
        checked: bondGuide,
      },
      ...noBond,
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: '8 P.S. 197(b)',
        checked: bondGuide,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing. Bonds of state agencies follow 62 Pa.C.S. 903 and may set their own times, which the bond states.',
      },
      { tiers: direct, period: null, source: '8 P.S. 197', checked: bondGuide },
      ...noBond,
    ],
  },
};
