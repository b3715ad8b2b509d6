import type { StateRules } from '../rule.js';
import {
  anyOf,
  before,
  bondInDoubt,
  bounded,
  days,
  designerInDoubt,
  direct,
  earliest,
  forSale,
  hiredBelowContractor,
  hiredBelowFirstTier,
  notInWriting,
  others,
  read,
  remote,
  residential,
  supplierInDoubt,
  that,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text6 = read('text of N.J.S.A. 2A:44A-6 at casetext.com');
const guides145 = read('guides by hoffmandimuzio.com and zlien.com');
const text128 = read('text of N.J.S.A. 2A:44-128 at getpocketlaw.com and guide by gdnlaw.com');
const guides128 = read('guides by bartjkleinlaw.com, gdnlaw.com and zlien.com', '2026-11-29');

/** N.J.S.A. 2A:44A-2: a dwelling for one to three families, or a unit that is meant to be sold; no building of rented flats. */
const home = [residential, anyOf(unitsAtMost(3), forSale)];

const lien = {
  source: 'N.J.S.A. 2A:44A-6',
  checked: text6,
  late: 'the lien is lost',
} as const;
const written =
  'The lien needs a written contract, signed by the party that owes you; a signed delivery slip that names the site suffices for suppliers.';

const beneficiary = {
  period: before('first_furnishing'),
  source: 'N.J.S.A. 2A:44-145',
  checked: guides145,
  lookbackDays: 0,
  servedOn: 'contractor',
  documentName: 'notice that you are a beneficiary of the bond',
} as const;

const notState = that('the public body is a county, a city or another local body, and not the State');
/** "Completed or accepted by resolution of the public agency": the sources do not say which, where the two differ. */
const fundsEnd = { tiers: others, period: days(60, 'completion'), provided: [notState] } as const;
const fromAcceptance = {
  period: bounded(days(60, 'acceptance'), days(60, 'completion')),
  when: [that('the 60 days run from acceptance by resolution and not from the earlier completion')],
} as const;
const fundsClaim = {
  ...fundsEnd,
  source: 'N.J.S.A. 2A:44-132',
  checked: guides128,
  servedOn: 'public body, with a copy to the contractor',
  late: 'the lien on the public funds is lost',
  note: 'Suit is due within the same 60 days, so file the claim well before.',
} as const;
const fundsSuit = {
  ...fundsEnd,
  source: 'N.J.S.A. 2A:44-138',
  checked: read('guides by gdnlaw.com and zlien.com, and Passinger v. Magliaro (N.J. Ch. 1931)', '2026-11-29'),
  late: 'the lien on the public funds is lost',
} as const;
const delivery = {
  period: days(20, 'first_furnishing'),
  source: 'N.J.S.A. 2A:44-128(b)',
  checked: text128,
  servedOn: 'municipal clerk, chief financial officer of the county, or chair of the board or authority',
  late: 'the lien on the public funds is lost',
} as const;

export const newJersey: StateRules = {
  state: 'NJ',
  name: 'New Jersey',
  roll: null,
  names: {
    mechanics_lien: 'Construction Lien Claim',
    public_funds_notice: 'Notice of First Delivery',
    public_funds_lien: 'Municipal Mechanics’ Lien Claim',
  },
  standing: {
    private: [
      {
        tiers: direct,
        when: [notInWriting],
        right: false,
        reason: 'New Jersey gives one only under a written contract that the owner signed',
        source: 'N.J.S.A. 2A:44A-2, 2A:44A-3',
        checked: text6,
      },
      {
        tiers: remote,
        when: [hiredBelowFirstTier],
        right: false,
        reason: 'New Jersey law ends with those whom a first-tier subcontractor hired',
        source: 'N.J.S.A. 2A:44A-2, 2A:44A-3',
        checked: read('guide by levy-law.com and definitions of 2A:44A-2 at uslegalforms.com'),
      },
      supplierInDoubt('New Jersey', 'N.J.S.A. 2A:44A-2', read('guide by lindabury.com', '2026-11-28')),
    ],
    public: [bondInDoubt('N.J.S.A. 2A:44-143', null), designerInDoubt('N.J.S.A. 2A:44-143')],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'N.J.S.A. 2A:44A-20',
        checked: read('guides by ncscredit.com and levelset.com'),
        note: 'A Notice of Unpaid Balance may be filed on commercial work too; it puts the later lien ahead of sales and mortgages that follow it.',
      },
      {
        tiers: 'all',
        period: days(60, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44A-21(b)',
        checked: read('guides by ncscredit.com and natlawreview.com'),
        when: home,
        servedOn: 'county clerk for filing; then owner, contractor and subcontractor',
        documentName: 'Notice of Unpaid Balance and Right to File Lien',
        late: 'the lien is lost',
        note: 'Within 10 days after the filing, serve the notice and a demand for arbitration. To be safe, serve both within the 60 days too. The arbitrator decides within about 30 days.',
      },
    ],
    mechanics_lien: [
      { ...lien, tiers: 'all', period: days(90, 'last_furnishing'), note: written },
      {
        ...lien,
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        when: home,
        note: `The claim must also be filed within 10 days after you receive the arbitrator’s decision, which comes first in most cases. ${written}`,
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(10, 'lien_recorded'),
        source: 'N.J.S.A. 2A:44A-7',
        checked: read('text of N.J.S.A. 2A:44A-7 at focusedlaw.com'),
        servedOn: 'owner or community association, and the contractor and subcontractor against whom you claim',
        documentName: 'copy of the Construction Lien Claim',
        late: 'the lien cannot be enforced against anyone whom the delay harmed',
        note: 'Serve it in person, or by certified mail or courier together with ordinary mail.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(1, 'last_furnishing'), days(30, 'demand_to_sue')),
        source: 'N.J.S.A. 2A:44A-14',
        checked: read('guides by hnwlaw.com, rhelawpc.com and levelset.com'),
        late: 'the lien is forfeited',
        note: 'The year runs from your last work or delivery and not from the filing. A notice to sue, served by the owner or the contractor, shortens the time to 30 days after you receive it.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...beneficiary, tiers: remote },
      { ...beneficiary, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'N.J.S.A. 2A:44-145', checked: guides145 },
    ],
    public_funds_notice: [
      { ...delivery, tiers: remote, provided: [notState] },
      { ...delivery, tiers: unranked, provided: [hiredBelowContractor, notState] },
      { tiers: upToFirstTier, period: null, source: 'N.J.S.A. 2A:44-128', checked: guides128 },
    ],
    public_funds_lien: [
      fundsClaim,
      { ...fundsClaim, ...fromAcceptance },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-128', checked: guides128 },
    ],
    public_funds_suit: [
      fundsSuit,
      { ...fundsSuit, ...fromAcceptance },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-128', checked: guides128 },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(274, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44-145, 2A:44-146',
        checked: read('text of N.J.S.A. 2A:44-146 at getpocketlaw.com and guide by hoffmandimuzio.com'),
        servedOn: 'surety',
        documentName: 'statement of the amount due',
        late: 'suit on the bond cannot be filed in time',
        note: 'The statute allows the statement until one year after your last work or delivery. But suit must wait until 90 days after the statement and is due within that same year, so the date here is 91 days before the end of that year.',
      },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-145', checked: guides145 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'N.J.S.A. 2A:44-146',
        checked: read('text of N.J.S.A. 2A:44-146 at getpocketlaw.com'),
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the statement to the surety.',
      },
      { tiers: direct, period: null, source: 'N.J.S.A. 2A:44-146', checked: guides145 },
    ],
  },
};
