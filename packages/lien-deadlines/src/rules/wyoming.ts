import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  bondInDoubt,
  days,
  designerInDoubt,
  direct,
  earliest,
  notHiredByOwner,
  others,
  read,
  supplierInDoubt,
  that,
  unheldDate,
  unranked,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of Wyo. Stat. ${section} in the public copy of the Wyoming Statutes`);

const ownerNotice = {
  source: 'Wyo. Stat. 29-2-112',
  checked: textOf('29-2-112'),
  servedOn: 'owner',
  late: 'the lien is lost',
} as const;
const contractorNotice = {
  ...ownerNotice,
  period: unheldDate(
    'before_payment',
    'before you receive any payment from the owner, advances included',
    null,
    days(0, 'contract_date'),
  ),
  note: 'Architects, engineers and surveyors whom the owner hired owe this notice as well.',
} as const;
const subcontractorNotice = {
  ...ownerNotice,
  period: days(30, 'first_furnishing'),
  servedOn: 'owner, with a copy to the contractor you work for or supply',
  note: 'The notice counts when it is sent.',
} as const;

const limits =
  'The days run from the last work or from substantial completion of the project, whichever is first; a recorded notice of substantial completion is presumed to give that day. A recorded agreement with the owner can extend the time to at most twice as long.';
const lien = {
  source: 'Wyo. Stat. 29-2-106',
  checked: textOf('29-2-106'),
  late: 'the lien is lost',
  note: limits,
} as const;
const within = (count: number) =>
  earliest(
    days(count, 'last_furnishing'),
    days(count, 'completion'),
    days(count, 'notice_of_substantial_completion'),
    days(count, 'notice_of_completion'),
  );

const bondNotice = {
  period: days(60, 'first_furnishing'),
  source: 'Wyo. Stat. 16-6-121',
  checked: textOf('16-6-121'),
  provided: [
    that('the general contractor’s contract is over $150,000'),
    that('a sign on the site asks for the notice'),
  ],
  servedOn: 'general contractor',
  documentName: 'Notice of Right to Protection under the Bond',
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by certified mail or electronically, and counts on the day on which it is sent.',
} as const;

export const wyoming: StateRules = {
  state: 'WY',
  name: 'Wyoming',
  roll: null,
  names: {
    preliminary_notice: 'Preliminary Notice of Right to Lien',
    notice_of_intent: 'Notice of Intention to File Lien',
    mechanics_lien: 'Lien Statement',
  },
  standing: {
    private: [supplierInDoubt('Wyoming', 'Wyo. Stat. 29-2-101', null)],
    public: [bondInDoubt('Wyo. Stat. 16-6-112', null), designerInDoubt('Wyo. Stat. 16-6-112')],
  },
  private: {
    preliminary_notice: [
      { ...subcontractorNotice, tiers: belowOwner },
      { ...contractorNotice, tiers: [...direct, ...unranked] },
      { ...subcontractorNotice, tiers: unranked, when: [notHiredByOwner] },
    ],
    notice_of_intent: [
      {
        tiers: 'all',
        period: before('lien_deadline', 20),
        source: 'Wyo. Stat. 29-2-107',
        checked: textOf('29-2-107'),
        servedOn: 'owner',
        late: 'the lien is at risk',
        note: 'The notice is sent at least 20 days before the lien statement is filed; the date here counts back from the last day for filing.',
      },
    ],
    mechanics_lien: [
      { ...lien, tiers: [...direct, ...unranked], period: within(150) },
      { ...lien, tiers: belowOwner, period: within(120) },
      { ...lien, tiers: unranked, period: within(120), when: [notHiredByOwner] },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(30, 'lien_recorded'),
        source: 'Wyo. Stat. 29-1-312(c)',
        checked: textOf('29-1-312'),
        servedOn: 'owner of record',
        documentName: 'Notice of Filing of Lien',
        note: 'A lien without this notice stays valid.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(180, 'lien_recorded'),
        source: 'Wyo. Stat. 29-2-109',
        checked: textOf('29-2-109'),
        late: 'the lien ends',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...bondNotice, tiers: belowOwner },
      {
        ...bondNotice,
        tiers: unranked,
        provided: [notHiredByOwner, ...bondNotice.provided],
      },
      {
        tiers: direct,
        period: null,
        source: 'Wyo. Stat. 16-6-121',
        checked: bondNotice.checked,
        documentName: bondNotice.documentName,
      },
    ],
    bond_claim: [
      {
        tiers: 'all',
        period: null,
        source: 'Wyo. Stat. 16-6-113',
        checked: textOf('16-6-113'),
        note: 'There is no claim notice after the work. Notify the public body named in the bond of the suit when it begins.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'completion'),
        source: 'Wyo. Stat. 16-6-115',
        checked: textOf('16-6-115 and 16-6-116'),
        late: 'the claim on the payment bond is lost',
        note: 'The year runs from the date of final completion that the public body certifies and posts on its website; the date here counts from completion.',
      },
      { tiers: direct, period: null, source: 'Wyo. Stat. 16-6-115', checked: textOf('16-6-115') },
    ],
  },
};
