import type { StateRules } from '../rule.js';
import {
  afterThanksgiving,
  before,
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  bounded,
  days,
  direct,
  earliest,
  extended,
  hiredBelowContractor,
  months,
  notHiredByOwner,
  notRecorded,
  others,
  read,
  recorded,
  remote,
  residential,
  supplierInDoubt,
  that,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text245 = read('text of NRS 108.245 at lawserver.com');
const text226 = read('text of NRS 108.226 at lawserver.com and laws-info.com');
const guides339 = read('guides by nacmsts.com and levelset.com');
const text408 = read('text of NRS 408.363 at nevada.public.law');

const rightToLien = {
  period: days(31, 'first_furnishing'),
  source: 'NRS 108.245',
  checked: text245,
  lookbackDays: 31,
  servedOn: 'owner, with a copy for information to the prime contractor',
  note: 'Deliver it in person or by certified mail.',
} as const;

const lien = {
  tiers: 'all',
  source: 'NRS 108.226(1)',
  checked: text226,
  late: 'the lien is lost',
} as const;

const highway = that('the work is on a highway contract of the State (NRS chapter 408)');

const earlyNotice = {
  period: days(30, 'first_furnishing'),
  source: 'NRS 339.035(2)(a)',
  checked: guides339,
  servedOn: 'principal contractor',
  documentName: 'first notice to the principal contractor',
  late: 'the claim on the payment bond is lost',
  note: 'Claims on highway contracts of the State need no such notice.',
} as const;
const notHighway = that('the work is not on a highway contract of the State');

const claim = {
  period: days(90, 'last_furnishing'),
  source: 'NRS 339.035(2)(b)',
  checked: guides339,
  servedOn: 'principal contractor',
  late: 'the claim on the payment bond is lost',
  note: 'Send it by certified mail.',
} as const;

export const nevada: StateRules = {
  state: 'NV',
  name: 'Nevada',
  roll: null,
  holidays: [
    { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
    // Since 2023: A.B. 140 of 2023.
    { name: 'Juneteenth', on: '06-19', since: 2023 },
    { name: 'Nevada Day', month: 10, weekday: 5, nth: -1 },
    { name: 'Veterans’ Day', on: '11-11' },
    afterThanksgiving('Family Day'),
  ],
  holidaySource: 'NRS 236.015',
  names: {
    preliminary_notice: 'Notice of Right to Lien',
    notice_of_intent: 'Notice of Intent to Lien',
    mechanics_lien: 'Notice of Lien',
  },
  standing: {
    private: [supplierInDoubt('Nevada', 'NRS 108.222', read('summary by levy-law.com', '2026-11-28'))],
    public: [
      bondInDoubt('NRS 339.035', null),
      belowSecondTier({
        right: false,
        reason: 'the payment bond protects only those whom the contractor or a first-tier subcontractor hired',
        source: 'NRS 339.035',
        checked: read('guides by levelset.com and levy-law.com', '2026-11-29'),
      }),
    ],
  },
  private: {
    preliminary_notice: [
      { ...rightToLien, tiers: belowOwner },
      { ...rightToLien, tiers: ['design_professional'], provided: [notHiredByOwner] },
      { tiers: [...direct, 'laborer'], period: null, source: 'NRS 108.245(1), (5)', checked: text245 },
    ],
    notice_of_intent: [
      {
        tiers: [...direct, ...belowOwner, 'design_professional'],
        period: before('lien_deadline', 15),
        source: 'NRS 108.226(6)',
        checked: read('guides by fauxlaw.com and levelset.com'),
        provided: [residential],
        servedOn: 'owner',
        late: 'the lien on the home is lost',
        note: 'Serve it at least 15 days before the recording. A notice served within the time for the lien extends that time by 15 days.',
      },
      { tiers: ['laborer'], period: null, source: 'NRS 108.226(6)', checked: read('guide by levelset.com') },
    ],
    mechanics_lien: [
      {
        ...lien,
        period: days(90, 'last_furnishing'),
        laterOf: 'completion',
        note: 'The 90 days run from completion of the whole work or from your own last work or delivery, whichever is later. A recorded notice of completion shortens the time to 40 days after its recording.',
      },
      {
        ...lien,
        period: earliest(days(40, 'notice_of_completion'), days(90, 'completion')),
        when: [recorded('completion')],
        note: 'A notice of completion that was not served on you, although it had to be, does not shorten the time (108.228).',
      },
      // On homes the notice of intent, served while the time runs, extends it by 15 days.
      {
        ...lien,
        period: days(105, 'last_furnishing'),
        laterOf: 'completion',
        source: 'NRS 108.226(1), (6)',
        when: [residential, extended(days(90, 'last_furnishing')), notRecorded('completion')],
      },
    ],
    service_after_filing: [
      {
        tiers: direct,
        period: days(30, 'lien_recorded'),
        source: 'NRS 108.227',
        checked: read('guide by fauxlaw.com'),
        servedOn: 'owner',
        documentName: 'copy of the Notice of Lien',
      },
      {
        tiers: others,
        period: days(30, 'lien_recorded'),
        source: 'NRS 108.227',
        checked: read('guide by fauxlaw.com'),
        servedOn: 'owner and prime contractor',
        documentName: 'copy of the Notice of Lien',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: months(6, 'lien_recorded'),
        source: 'NRS 108.233',
        checked: read('text of NRS 108.233 at nevada.public.law'),
        late: 'the lien ends',
        note: 'One written extension, signed by you and the owner and recorded within the six months, can move the end to at most one year after the recording of the lien.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...earlyNotice, tiers: remote, provided: [notHighway] },
      { ...earlyNotice, tiers: unranked, provided: [hiredBelowContractor, notHighway] },
      {
        tiers: upToFirstTier,
        period: null,
        source: 'NRS 339.035',
        checked: guides339,
        documentName: earlyNotice.documentName,
      },
    ],
    bond_claim: [
      { ...claim, tiers: remote },
      { ...claim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'NRS 339.035', checked: guides339 },
      {
        tiers: others,
        period: bounded(days(30, 'acceptance'), days(30, 'completion')),
        source: 'NRS 408.363(1)',
        checked: text408,
        when: [highway],
        servedOn: 'Department of Transportation, in triplicate',
        late: 'the claim on the contractor’s bond is lost',
        note: 'The claim is verified before a notary. Those hired by the contractor itself owe it as well.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'NRS 339.055',
        checked: guides339,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      {
        tiers: others,
        period: bounded(months(6, 'acceptance'), months(6, 'completion')),
        source: 'NRS 408.363(2)',
        checked: text408,
        when: [highway],
        late: 'the claim on the contractor’s bond is lost',
      },
      { tiers: direct, period: null, source: 'NRS 339.035', checked: guides339 },
    ],
  },
};
