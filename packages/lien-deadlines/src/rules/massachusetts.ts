import type { RollRule, StateRules, Tier } from '../rule.js';
import {
  belowOwner,
  bondInDoubt,
  bounded,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  hiredBelowFirstTier,
  noSupplierToSupplier,
  notInWriting,
  notRemote,
  others,
  read,
  remote,
  remoteSuppliers,
  suppliersChart,
  that,
  unheldDate,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const contracted: readonly Tier[] = [...direct, ...belowOwner];

const identification = read('guides by levelset.com and collections-law.com on G.L. c.254 s.4');
const contractText = read('quotation of G.L. c.254 ss.2 and 4 at buildingconfidence-llc.blogspot.com');
const designText = read('text of G.L. c.254 s.2D at malegislature.gov');
const accountGuide = read('summary of G.L. c.254 s.8 at deeds.com and guide by levelset.com');
const suitGuide = read('guide by levelset.com, survey at ezel.ai and text of G.L. c.254 s.5 at malegislature.gov');
const bondGuide = read('guides by strangscott.com, kslegal.com and levelset.com on G.L. c.149 s.29');

const text4 = read('text of G.L. c.254 s.4 at instalawyer.io and guide by levelset.com');

const contract = {
  period: earliest(
    days(90, 'last_furnishing'),
    days(60, 'notice_of_substantial_completion'),
    days(90, 'notice_of_termination'),
  ),
  late: 'the lien is lost',
} as const;

const account = {
  period: earliest(
    days(120, 'last_furnishing'),
    days(90, 'notice_of_substantial_completion'),
    days(120, 'notice_of_termination'),
  ),
  source: 'Mass. G.L. c.254 s.8',
  checked: accountGuide,
  late: 'the lien is dissolved',
} as const;

const bondClaim = {
  period: days(65, 'last_furnishing'),
  source: 'Mass. G.L. c.149 s.29',
  checked: bondGuide,
  servedOn: 'prime contractor that furnished the bond',
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered or certified mail, or by a sheriff or constable, and must name the amount and your customer. Give it after your last furnishing: an earlier one does not count.',
} as const;

/** Of any act that a statute asks for, so of a suit as well. */
const roll: RollRule = { days: 'sunday_and_holidays', scope: 'all', source: 'Mass. G.L. c.4 s.9' };

export const massachusetts: StateRules = {
  state: 'MA',
  name: 'Massachusetts',
  roll,
  holidays: [
    { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
    { name: 'Patriots’ Day', month: 4, weekday: 1, nth: 3 },
    // Since 2021: St. 2020 c.124.
    { name: 'Juneteenth', on: '06-19', since: 2021 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'Mass. G.L. c.4 s.7, cl. 18',
  names: {
    preliminary_notice: 'Notice of Identification',
    mechanics_lien: 'Notice of Contract',
    statement_of_account: 'Statement of Account',
  },
  standing: {
    private: [
      {
        tiers: direct,
        when: [notInWriting],
        right: false,
        reason: 'a contractor has one only under a written contract',
        source: 'Mass. G.L. c.254 s.2',
        checked: contractText,
      },
      {
        tiers: remote,
        when: [hiredBelowFirstTier],
        right: false,
        reason: 'Massachusetts law ends with those whom a first-tier subcontractor hired',
        source: 'Mass. G.L. c.254 s.4',
        checked: text4,
      },
      noSupplierToSupplier('Massachusetts', 'Mass. G.L. c.254 s.4', text4),
    ],
    public: [bondInDoubt('Mass. G.L. c. 149, 29', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'Mass. G.L. c.254 s.4',
        checked: identification,
        servedOn: 'general contractor',
        late: 'the lien is limited to what the general contractor owes your customer when the Notice of Contract is recorded',
        note: 'The notice goes by certified mail with return receipt.',
      },
      { tiers: notRemote, period: null, source: 'Mass. G.L. c.254 ss.2, 4', checked: identification },
    ],
    mechanics_lien: [
      {
        ...contract,
        tiers: direct,
        source: 'Mass. G.L. c.254 s.2',
        checked: contractText,
        note: 'There is a lien only under a written contract. The notice is recorded at the registry of deeds; the Statement of Account is recorded after it and has its own date.',
      },
      {
        ...contract,
        tiers: belowOwner,
        source: 'Mass. G.L. c.254 s.4',
        checked: contractText,
        note: 'There is a lien only under a written contract, and only once the owner has actual notice of the recording, so send the owner a copy by certified mail at once. The statute’s 90 days run from the last work of the contractor or anyone under it; the date here counts from your own last furnishing. The Statement of Account has its own date.',
      },
      {
        ...contract,
        tiers: ['design_professional'],
        source: 'Mass. G.L. c.254 ss.2C, 2D, 4',
        checked: designText,
        note: 'There is a lien only under a written contract, and for a designer hired by another designer only if the owner approved the engagement in writing. The Statement of Account has its own date.',
      },
      {
        tiers: ['laborer'],
        period: days(90, 'last_furnishing'),
        source: 'Mass. G.L. c.254 ss.1, 8',
        checked: accountGuide,
        documentName: 'Statement of Account for personal labor',
        late: 'the lien is dissolved',
        note: 'The lien for personal labor needs no written contract and covers at most 30 days of work in the 90 days before the filing.',
      },
    ],
    statement_of_account: [
      {
        ...account,
        tiers: contracted,
        note: 'The statement may be recorded earlier, and the time to sue runs from its recording.',
      },
      {
        ...account,
        tiers: ['design_professional'],
        note: 'The statement is due within 30 days after the last day for the Notice of Contract. The time to sue runs from its recording.',
      },
      { tiers: ['laborer'], period: null, source: 'Mass. G.L. c.254 s.8', checked: accountGuide },
    ],
    lien_suit: [
      {
        tiers: [...contracted, 'design_professional'],
        period: bounded(days(90, 'statement_recorded'), days(90, 'lien_recorded')),
        source: 'Mass. G.L. c.254 ss.5, 11',
        checked: suitGuide,
        roll,
        late: 'the lien is dissolved',
        note: 'An attested copy of the complaint must be recorded at the registry within 30 days after the suit is filed, or the lien is dissolved.',
      },
      // The lien for personal labor has one recording.
      {
        tiers: ['laborer'],
        period: days(90, 'lien_recorded'),
        source: 'Mass. G.L. c.254 ss.5, 11',
        checked: suitGuide,
        roll,
        late: 'the lien is dissolved',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { tiers: 'all', period: null, source: 'Mass. G.L. c.149 s.29', checked: bondGuide },
      {
        tiers: remoteSuppliers,
        period: unheldDate('order_date', 'within 20 days after the order for the materials was received', 20),
        source: 'Mass. G.L. c.149 s.29',
        checked: bondGuide,
        when: [that('you furnish specially fabricated materials')],
        documentName: 'notice of the order for special materials',
        servedOn: 'prime contractor',
        late: 'special materials that were never delivered are not covered',
      },
    ],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      {
        tiers: upToFirstTier,
        period: null,
        source: 'Mass. G.L. c.149 s.29',
        checked: bondGuide,
        note: 'Those whom the contractor hired may sue once payment is 65 days overdue.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'Mass. G.L. c.149 s.29',
        checked: read('text of G.L. c.149 s.29 quoted in Senate Bill 692 of 2009 and guide by levelset.com'),
        late: 'the claim on the payment bond is lost',
      },
      { tiers: direct, period: null, source: 'Mass. G.L. c.149 s.29', checked: bondGuide },
    ],
  },
};
