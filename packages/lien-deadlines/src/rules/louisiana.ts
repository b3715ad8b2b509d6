import type { StateRules } from '../rule.js';
import {
  before,
  bonded,
  bondInDoubt,
  bounded,
  businessDays,
  contractNoticed,
  contractOver,
  days,
  daysAfterEachMonth,
  direct,
  doesWork,
  earliest,
  lessors,
  months,
  notHiredByOwner,
  others,
  read,
  remoteSuppliers,
  suppliersChart,
  suppliesSupplier,
  years,
} from './terms.js';

const researched = { on: '2026-11-21', read: 'secondary sources' };
const text4822 = read('text of La. R.S. 9:4822 at legis.la.gov');
const text4823 = read('text of La. R.S. 9:4823 at casetext.com');
const text2242 = read('text of La. R.S. 38:2242 at legis.la.gov');

/** Sellers and lessors have a claim only if the contractor or a subcontractor bought or leased. */
const toSupplier = {
  tiers: remoteSuppliers,
  period: null,
  when: [suppliesSupplier],
  noRight:
    'In Louisiana a seller or lessor has a claim only if its customer is the owner, the contractor or a subcontractor; one whose customer is a supplier has none.',
} as const;
const noClaim = {
  ...toSupplier,
  source: 'La. R.S. 9:4802(A)',
  checked: read('text of La. R.S. 9:4802 at legalfix.com'),
} as const;
const noPublicClaim = { ...toSupplier, source: 'La. R.S. 38:2242(A)', checked: text2242 } as const;

/** The shorter of the periods with and without a notice of contract on record. */
const statement = earliest(
  days(60, 'completion'),
  days(60, 'termination'),
  days(60, 'notice_of_substantial_completion'),
  days(30, 'notice_of_termination'),
  days(30, 'notice_of_completion'),
);

/** Where the notice of contract was on record before the work began. */
const statementUnderNotice = earliest(
  months(6, 'completion'),
  months(6, 'termination'),
  days(30, 'notice_of_termination'),
  days(30, 'notice_of_completion'),
);

const favret = read('guide by Favret on La. R.S. 38:2242 and 38:2247');
const onBond = {
  source: 'La. R.S. 9:4812, 9:4822, 9:4823(B)',
  checked: text4823,
  provided: [bonded],
  servedOn: 'contractor',
  documentName: 'Statement of Claim or Privilege',
  late: 'the claim against the contractor and the surety may be lost',
} as const;

export const louisiana: StateRules = {
  state: 'LA',
  name: 'Louisiana',
  roll: null,
  names: {
    notice_of_contract: 'Notice of Contract',
    preliminary_notice: 'Notice of Nonpayment',
    mechanics_lien: 'Statement of Claim or Privilege',
  },
  standing: {
    public: [bondInDoubt('La. R.S. 38:2242', suppliersChart)],
  },
  private: {
    notice_of_contract: [
      {
        tiers: direct,
        period: before('first_furnishing'),
        source: 'La. R.S. 9:4811',
        checked: read('text of La. R.S. 9:4811 at getpocketlaw.com'),
        provided: [contractOver(100000), doesWork],
        servedOn: 'recorder of mortgages of the parish',
        late: 'the contractor has no privilege and may file no statement',
      },
      {
        tiers: others,
        period: null,
        source: 'La. R.S. 9:4811',
        checked: read('text of La. R.S. 9:4811 at getpocketlaw.com'),
      },
    ],
    preliminary_notice: [
      {
        tiers: lessors,
        period: days(30, 'first_furnishing'),
        source: 'La. R.S. 9:4804(B)',
        checked: researched,
        lookbackDays: 0,
        servedOn: 'contractor',
        documentName: 'Notice of Lease',
        note: 'The owner is served as well if a notice of contract is on record.',
      },
      {
        tiers: ['supplier_to_subcontractor'],
        period: earliest(daysAfterEachMonth(75), days(0, 'lien_deadline')),
        source: 'La. R.S. 9:4804(C)',
        checked: read('articles by shieldsmott.com and mondaq.com on the notice of nonpayment in Louisiana'),
        servedOn: 'owner and contractor',
        late: 'the claim for that month is lost',
        note: 'The notice must come before the Statement of Claim or Privilege is filed. One late notice does not save earlier months.',
      },
      {
        tiers: ['design_professional'],
        period: businessDays(30, 'contract_date'),
        source: 'La. R.S. 9:4802(A)(5)(b)',
        checked: read('text of La. R.S. 9:4802 at legalfix.com'),
        provided: [notHiredByOwner],
        servedOn: 'owner',
        documentName: 'Notice of Employment',
        late: 'the privilege does not arise',
        note: 'The period is thirty working days from the day on which you were employed.',
      },
      {
        tiers: direct,
        period: null,
        source: 'La. R.S. 9:4811',
        checked: researched,
        note: 'For a contract over $100,000 the notice of contract must be on record before the work begins.',
      },
      {
        tiers: ['subcontractor', 'sub_subcontractor', 'supplier_to_contractor', 'laborer'],
        period: null,
        source: 'La. R.S. 9:4802, 9:4804',
        checked: null,
      },
      noClaim,
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: earliest(
          days(60, 'completion'),
          days(60, 'termination'),
          days(60, 'notice_of_substantial_completion'),
          days(60, 'notice_of_termination'),
          days(60, 'notice_of_completion'),
        ),
        source: 'La. R.S. 9:4822(A), (C)',
        checked: text4822,
        late: 'the privilege is lost',
        note: 'The 60 days run from the filing of a notice of termination of the work or, without one, from substantial completion or abandonment. A contractor whose notice of contract was recorded in time has seven months instead where no notice of termination is filed.',
      },
      {
        tiers: direct,
        period: earliest(
          months(7, 'completion'),
          months(7, 'termination'),
          days(60, 'notice_of_termination'),
          days(60, 'notice_of_completion'),
        ),
        source: 'La. R.S. 9:4822(A), (C)',
        checked: text4822,
        when: [contractNoticed, doesWork],
        late: 'the privilege is lost',
      },
      {
        tiers: others,
        period: statement,
        source: 'La. R.S. 9:4822(A), (B)',
        checked: text4822,
        late: 'the claim against the owner and the privilege are lost',
        note: 'The date here takes the shorter period of each case. Where a notice of contract is on record, the periods are 30 days after a notice of termination is filed or, without one, six months after substantial completion or abandonment, and a copy goes to the owner whose address the notice gives. Where none is on record, both are 60 days. On a home without a notice of contract, a notice of nonpayment to the owner at least 10 days before the filing extends the 60 days to 70.',
      },
      {
        tiers: others,
        period: statementUnderNotice,
        source: 'La. R.S. 9:4822(A)',
        checked: text4822,
        when: [contractNoticed],
        late: 'the claim against the owner and the privilege are lost',
        note: 'Send a copy of the statement to the owner whose address the notice of contract gives.',
      },
      noClaim,
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'lien_recorded'),
        source: 'La. R.S. 9:4823(A)(2), 9:4833(E)',
        checked: text4823,
        late: 'the claim and the privilege are extinguished',
        note: 'A notice of pendency of the action must be filed with the recorder of mortgages within the same year.',
      },
      noClaim,
    ],
    bond_claim: [
      {
        ...onBond,
        tiers: others,
        period: statement,
        note: 'A statement that is filed as a lien in time serves as well. Where a notice of contract is on record and no notice of termination is filed, the period is six months after substantial completion.',
      },
      { ...onBond, tiers: others, period: statementUnderNotice, when: [contractNoticed] },
      {
        tiers: direct,
        period: null,
        source: 'La. R.S. 9:4812',
        checked: read('text of La. R.S. 9:4812 at legis.la.gov'),
      },
      noClaim,
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'bond_claim_deadline'),
        source: 'La. R.S. 9:4823(B)',
        checked: text4823,
        provided: [bonded],
        late: 'the claim against the contractor and the surety is extinguished',
        note: 'The year runs from the end of the time for filing the statement.',
      },
      { tiers: direct, period: null, source: 'La. R.S. 9:4823', checked: text4823 },
      noClaim,
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: ['supplier_to_subcontractor'],
        period: daysAfterEachMonth(75),
        source: 'La. R.S. 38:2242(F)',
        checked: read('articles at lexology.com and mondaq.com on La. R.S. 38:2242(F)'),
        servedOn: 'contractor and public entity',
        late: 'the claim for that month is lost',
        note: 'The notice must come before the Sworn Statement of Amount Due is filed. One late notice does not save earlier months.',
      },
      {
        tiers: lessors,
        period: days(10, 'first_furnishing'),
        source: 'La. R.S. 38:2242(C)',
        checked: text2242,
        servedOn: 'public entity',
        documentName: 'copy of the lease',
        late: 'the claim is lost',
      },
      {
        tiers: [
          'general_contractor',
          'subcontractor',
          'sub_subcontractor',
          'supplier_to_contractor',
          'laborer',
          'design_professional',
        ],
        period: null,
        source: 'La. R.S. 38:2242',
        checked: researched,
      },
      noPublicClaim,
    ],
    bond_claim: [
      {
        tiers: others,
        period: bounded(days(45, 'acceptance'), days(45, 'last_furnishing')),
        source: 'La. R.S. 38:2242(B)',
        checked: text2242,
        servedOn: 'public entity and recorder of mortgages; also the contractor unless the contractor hired you',
        documentName: 'Sworn Statement of Amount Due',
        reachesFunds: true,
        late: 'the claim on the public funds and the bond is lost',
        note: 'If a notice of default of the contractor or subcontractor is recorded, the 45 days run from that. The statement may be filed as soon as the debt is due.',
      },
      { tiers: direct, period: null, source: 'La. R.S. 38:2242, 38:2247', checked: researched },
      noPublicClaim,
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'acceptance'), years(1, 'last_furnishing')),
        source: 'La. R.S. 38:2247',
        checked: favret,
        late: 'the claim on the payment bond is lost',
        note: 'If a notice of default of the contractor is recorded, the year runs from that.',
      },
      { tiers: direct, period: null, source: 'La. R.S. 38:2247', checked: favret },
      noPublicClaim,
    ],
  },
};
