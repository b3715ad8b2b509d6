import type { StateRules } from '../rule.js';
import {
  afterThanksgiving,
  belowOwner,
  bonded,
  bondInDoubt,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  lender,
  months,
  noSupplierToSupplier,
  notHiredByOwner,
  onlySupplies,
  others,
  read,
  remote,
  suppliersChart,
  that,
  unheldDate,
  upToFirstTier,
} from './terms.js';

const text8200 = read('text of Cal. Civ. Code 8200 at laws9.com and of 8204 at casetext.com');
const text8412 = read('text of Cal. Civ. Code 8410 to 8416 at statutes.laws.com');
const text8508 = read('text of Cal. Civ. Code 8508 and 8520 at self-law.org');
const text9300 = read('text of Cal. Civ. Code 9300 to 9306 at laws9.com');
const text9560 = read('text of Cal. Civ. Code 9560 at self-law.org');
const text9100 = read('text of Cal. Civ. Code 9100 at easylawlookup.com');

const toAll = 'owner (or reputed owner), direct contractor and construction lender';

const recording =
  'Before you record, mail the owner a copy of the claim with the statutory Notice of Mechanics Lien: without proof of that service the lien cannot be enforced (8416). The work also counts as completed when the owner occupies or uses it and work stops, or when work stops for 60 days in a row.';

/** For all but direct contractors. */
const untilSubcontractors = earliest(
  days(90, 'completion'),
  days(30, 'notice_of_completion'),
  days(30, 'notice_of_cessation'),
);
const vaughn = read('Vaughn Materials v. Security Pacific (Cal. App. 1985) at law.justia.com', '2026-11-29');

const designNotice = {
  tiers: ['design_professional'],
  period: unheldDate(
    'project_commencement',
    'within 20 days after the work of improvement itself begins',
    20,
    days(20, 'first_furnishing'),
  ),
  checked: text8200,
  lookbackDays: 20,
  note: 'Design done before the work begins does not start the period. A notice within 20 days after your first services is always in time.',
} as const;

const publicNotice = {
  period: days(20, 'first_furnishing'),
  source: 'Cal. Civ. Code 9300, 9304',
  checked: text9300,
  roll: null,
  lookbackDays: 20,
  servedOn: 'public entity and direct contractor',
  note: 'The statute only reaches back 20 days from the notice, so a weekend does not extend the time.',
} as const;

const publicClaim = {
  period: earliest(days(75, 'completion'), days(15, 'notice_of_completion')),
  source: 'Cal. Civ. Code 9560',
  checked: text9560,
  servedOn: 'surety and bond principal',
  late: 'the claim on the payment bond is lost',
} as const;

const withoutNotice = that('you did not serve the preliminary notice');

const stopNotice =
  'The notice is optional, a remedy of its own beside the lien: it binds the money that is not yet paid out. Suit on it must be filed within 90 days after the last day for the notice (8550).';

export const california: StateRules = {
  state: 'CA',
  name: 'California',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Cal. Code Civ. Proc. 12, 12a' },
  holidays: [
    { name: 'Lincoln Day', on: '02-12' },
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Veterans Day', on: '11-11' },
    afterThanksgiving(),
  ],
  holidaySource: 'Cal. Code Civ. Proc. 135; Cal. Gov. Code 6700',
  completionNoticeWithin: 15,
  completionNoticeSource: 'Cal. Civ. Code 8182, 9204',
  names: {
    preliminary_notice: 'Preliminary Notice',
    stop_payment_notice: 'Stop Payment Notice',
    mechanics_lien: 'Claim of Mechanics Lien',
  },
  standing: {
    private: [
      noSupplierToSupplier(
        'California',
        'Cal. Civ. Code 8400, 8026',
        read('guide by levy-law.com, and article by porterlaw.com on Theisen v. County of Los Angeles', '2026-11-29'),
        'unless that customer’s part of the work makes it a subcontractor',
      ),
    ],
    public: [bondInDoubt('Cal. Civ. Code 9554', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      {
        tiers: belowOwner,
        period: days(20, 'first_furnishing'),
        source: 'Cal. Civ. Code 8200, 8204(a)',
        checked: text8200,
        lookbackDays: 20,
        servedOn: toAll,
      },
      {
        tiers: direct,
        period: days(20, 'first_furnishing'),
        source: 'Cal. Civ. Code 8200(e)(2), 8204(a)',
        checked: text8200,
        provided: [lender],
        lookbackDays: 20,
        servedOn: 'construction lender',
      },
      { tiers: ['laborer'], period: null, source: 'Cal. Civ. Code 8200(e)(1)', checked: text8200 },
      {
        ...designNotice,
        source: 'Cal. Civ. Code 8200(e)(2), 8204(b)',
        provided: [lender],
        servedOn: 'construction lender',
      },
      { ...designNotice, source: 'Cal. Civ. Code 8200, 8204(b)', when: [notHiredByOwner], servedOn: toAll },
    ],
    stop_payment_notice: [
      {
        tiers: direct,
        period: earliest(days(90, 'completion'), days(60, 'notice_of_completion'), days(60, 'notice_of_cessation')),
        source: 'Cal. Civ. Code 8508, 8530, 8412',
        checked: text8508,
        provided: [lender],
        servedOn: 'construction lender',
        note: stopNotice,
      },
      {
        tiers: direct,
        period: untilSubcontractors,
        source: 'Cal. Civ. Code 8508, 8530, 8414',
        checked: vaughn,
        when: [onlySupplies],
        provided: [lender],
        servedOn: 'construction lender',
        note: stopNotice,
      },
      {
        tiers: others,
        period: untilSubcontractors,
        source: 'Cal. Civ. Code 8508, 8520, 8414',
        checked: text8508,
        servedOn: 'owner, and the construction lender with a bond',
        note: `${stopNotice} If the owner demands the notice in writing and you do not give it, you lose the lien (8520).`,
      },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: earliest(days(90, 'completion'), days(60, 'notice_of_completion'), days(60, 'notice_of_cessation')),
        source: 'Cal. Civ. Code 8412',
        checked: text8412,
        late: 'the lien is lost',
        note: recording,
      },
      {
        tiers: direct,
        period: untilSubcontractors,
        source: 'Cal. Civ. Code 8414',
        checked: vaughn,
        when: [onlySupplies],
        late: 'the lien is lost',
        note: `A supplier is no direct contractor, although the owner is its customer (Vaughn Materials v. Security Pacific). ${recording}`,
      },
      {
        tiers: others,
        period: untilSubcontractors,
        source: 'Cal. Civ. Code 8414',
        checked: text8412,
        late: 'the lien is lost',
        note: recording,
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(90, 'lien_recorded'),
        source: 'Cal. Civ. Code 8460(a)',
        checked: read('text of Cal. Civ. Code 8460 at law.onecle.com and of 8461 at laws9.com'),
        late: 'the lien expires',
        note: 'If you and the owner agree on credit and record its terms within that time, the 90 days run from the end of the credit, at most until one year after completion. Record a notice of the pending suit within 20 days after filing it (8461).',
      },
    ],
    bond_claim: [
      {
        tiers: [...belowOwner, 'design_professional'],
        period: earliest(days(75, 'completion'), days(15, 'notice_of_completion')),
        source: 'Cal. Civ. Code 8612',
        checked: read('guide by porterlaw.com on Cal. Civ. Code 8612 and 9560'),
        provided: [bonded, notHiredByOwner, withoutNotice],
        servedOn: 'surety and bond principal',
        late: 'the claim on the payment bond is lost',
        note: 'A Preliminary Notice served in time preserves the claim on the bond as well.',
      },
      { tiers: [...direct, 'laborer'], period: null, source: 'Cal. Civ. Code 8612, 8200(e)', checked: null },
    ],
    bond_suit: [
      {
        tiers: others,
        period: months(6, 'completion'),
        source: 'Cal. Civ. Code 8610',
        checked: read('text of Cal. Civ. Code 8609 and 8610 at self-law.org'),
        provided: [bonded, notHiredByOwner],
        late: 'the claim on a payment bond that was recorded before completion is lost',
        note: 'For a bond that was not recorded before completion the time is four years, unless the bond validly shortens it.',
      },
      { tiers: direct, period: null, source: 'Cal. Civ. Code 8610', checked: null },
    ],
  },
  public: {
    preliminary_notice: [
      { ...publicNotice, tiers: remote },
      { ...publicNotice, tiers: ['design_professional'], provided: [hiredBelowContractor] },
      {
        tiers: [...upToFirstTier, 'laborer'],
        period: null,
        source: 'Cal. Civ. Code 9300(b)',
        checked: text9300,
      },
    ],
    stop_payment_notice: [
      {
        tiers: others,
        period: untilSubcontractors,
        source: 'Cal. Civ. Code 9356',
        checked: read('text of Cal. Civ. Code 9356 at law.justia.com, in part, and guide at levelset.com'),
        servedOn: 'public entity',
        late: 'the claim on the money still due to the direct contractor is lost',
        note: 'A recorded notice of acceptance counts as a notice of completion. The work also counts as completed when the public entity accepts it, and in most contracts when work stops for 60 days in a row (9200).',
      },
      {
        tiers: direct,
        period: null,
        source: 'Cal. Civ. Code 9100(b)',
        checked: text9100,
        noRight:
          'On public work in California the direct contractor has neither a stop payment notice nor a bond claim.',
      },
    ],
    public_funds_suit: [
      {
        tiers: others,
        period: days(90, 'stop_payment_deadline'),
        source: 'Cal. Civ. Code 9502(b)',
        checked: read('text of Cal. Civ. Code 9502 at lexace.ai'),
        documentName: 'suit on the stop payment notice',
        late: 'the Stop Payment Notice ends and the money is released',
        note: 'Notify the public entity of the suit within five days after filing it (9504).',
      },
      { tiers: direct, period: null, source: 'Cal. Civ. Code 9100(b)', checked: text9100 },
    ],
    bond_claim: [
      {
        ...publicClaim,
        tiers: remote,
        provided: [withoutNotice],
        note: 'This notice does not help where the subcontractor above you has received all its progress payments, or was terminated and had received them until then.',
      },
      { ...publicClaim, tiers: ['design_professional'], provided: [hiredBelowContractor, withoutNotice] },
      {
        tiers: [...upToFirstTier, 'laborer'],
        period: null,
        source: 'Cal. Civ. Code 9300(b), 9560',
        checked: text9560,
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: months(6, 'stop_payment_deadline'),
        source: 'Cal. Civ. Code 9558',
        checked: read('text of Cal. Civ. Code 9558 at self-law.org'),
        late: 'the claim on the payment bond is lost',
      },
      { tiers: direct, period: null, source: 'Cal. Civ. Code 9100(b)', checked: text9100 },
    ],
  },
};
