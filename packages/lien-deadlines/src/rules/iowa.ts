import type { StateRules } from '../rule.js';
import {
  belowOwner,
  belowSecondTier,
  bondInDoubt,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  notHiredByOwner,
  others,
  read,
  remote,
  residential,
  supplierInDoubt,
  suppliersChart,
  suppliesSupplier,
  that,
  unheldDate,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const smallHome = [residential, unitsAtMost(2)];

const tierGuides = read('guide by levelset.com and summary by levy-law.com', '2026-11-29');
const text7 = read('text of Iowa Code 573.7 at courtgpt.ai');
const text13A = read('text of Iowa Code 572.13A at instalawyer.io');
const text15 = read('text of Iowa Code 573.15 at courtgpt.ai');
const text16 = read('text of Iowa Code 573.16 at instalawyer.io');

const toContractor = {
  period: days(30, 'first_furnishing'),
  source: 'Iowa Code 572.33',
  checked: read('guides by levelset.com and burtcollect.com on Iowa Code 572.33'),
  servedOn: 'general contractor or owner-builder',
  receipt: true,
  late: 'the lien is lost',
  note: 'The notice is for commercial work. It names you and the subcontractor that hired you, with your address and telephone number, and one notice covers the whole project.',
} as const;

const publicNotice = {
  period: days(30, 'first_furnishing'),
  source: 'Iowa Code 573.15',
  checked: text15,
  servedOn: 'principal contractor',
  receipt: true,
  late: 'the claim on the retainage and the bond is lost',
  note: 'The claim must later certify that the principal contractor received the notice. One notice covers the whole project.',
} as const;

const beforePayment = {
  period: unheldDate(
    'before_payment',
    'before the owner pays the general contractor, by posting to the state registry',
    null,
    days(0, 'first_furnishing'),
  ),
  source: 'Iowa Code 572.13B',
  checked: read('guides by handle.com and ezel.ai on Iowa Code 572.13B'),
  when: smallHome,
  filedWith: 'state Mechanics’ Notice and Lien Registry',
  late: 'the lien does not reach what the owner has paid by then',
  note: 'The lien covers only what the owner still owes the general contractor when the notice is posted. A notice of commencement must be posted first; a subcontractor may post it when the general contractor did not do so within ten days.',
} as const;

const noSupplierClaim = {
  tiers: ['supplier_to_subcontractor'],
  period: null,
  source: 'Iowa Code 573.7(2)',
  checked: text7,
  when: [suppliesSupplier],
  noRight:
    'In Iowa, a claimant that supplies only materials to a subcontractor that itself supplies only materials has no claim.',
} as const;

export const iowa: StateRules = {
  state: 'IA',
  name: 'Iowa',
  roll: null,
  names: { preliminary_notice: 'Preliminary Notice', mechanics_lien: 'Mechanic’s Lien' },
  standing: {
    private: [
      supplierInDoubt('Iowa', 'Iowa Code 572.2', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'Iowa law may end with those whom a first-tier subcontractor hired',
        source: 'Iowa Code 572.2',
        checked: tierGuides,
      }),
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'Iowa law leaves open whether it protects architects and engineers',
        source: 'Iowa Code 572.1, 572.2',
        checked: tierGuides,
      },
    ],
    public: [bondInDoubt('Iowa Code 573.2', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      { ...toContractor, tiers: remote },
      { ...toContractor, tiers: unranked, provided: [hiredBelowContractor] },
      {
        tiers: upToFirstTier,
        period: null,
        source: 'Iowa Code 572.33',
        checked: toContractor.checked,
      },
      {
        tiers: direct,
        period: days(10, 'first_furnishing'),
        source: 'Iowa Code 572.13A',
        checked: text13A,
        when: smallHome,
        lookbackDays: 0,
        documentName: 'Notice of Commencement of Work',
        filedWith: 'state Mechanics’ Notice and Lien Registry',
        late: 'there is no lien, though others may post the notice instead',
        note: 'The notice covers only what is furnished after it is posted, so post it before the work starts.',
      },
      { ...beforePayment, tiers: belowOwner },
      { ...beforePayment, tiers: unranked, provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'Iowa Code 572.9, 572.10',
        checked: read('summary by Old Republic Title and guides by levelset.com and ezel.ai'),
        late: 'the lien reaches only what the owner still owes',
        note: 'The lien is posted to the state Mechanics’ Notice and Lien Registry, which mails a copy to the owner. It may still be posted up to two years after the 90 days, but then reaches only what the owner still owes the general contractor.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(2, 'lien_deadline'), days(30, 'demand_to_sue')),
        source: 'Iowa Code 572.27, 572.28',
        checked: read('guides by levelset.com and burtcollect.com'),
        late: 'the lien can no longer be enforced',
        note: 'The two years run from the end of the 90 days for posting the lien. A written demand by the owner shortens the time for suit to 30 days (572.28).',
      },
    ],
  },
  public: {
    preliminary_notice: [
      { ...publicNotice, tiers: remote, provided: [that('the work is not on a highway, bridge or culvert')] },
      {
        ...publicNotice,
        tiers: unranked,
        provided: [hiredBelowContractor, that('the work is not on a highway, bridge or culvert')],
      },
      { tiers: upToFirstTier, period: null, source: 'Iowa Code 573.15', checked: text15 },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(30, 'completion'),
        laterOf: 'acceptance',
        reachesFunds: true,
        source: 'Iowa Code 573.10',
        checked: read('guides by ldmlaw.com, nacmsts.com and levelset.com'),
        servedOn: 'public body that let the contract',
        documentName: 'sworn itemized claim',
        late: 'the claim reaches only what the public body still owes the contractor',
        note: 'The 30 days run from completion and final acceptance. Work that the contractor abandons counts as completed. A later claim is possible while the contract price is not fully paid and no suit over it is pending.',
      },
      {
        tiers: direct,
        period: null,
        source: 'Iowa Code 573.7, 573.10',
        checked: text7,
      },
      noSupplierClaim,
    ],
    bond_suit: [
      {
        tiers: others,
        period: days(60, 'completion'),
        laterOf: 'acceptance',
        reachesFunds: true,
        source: 'Iowa Code 573.16',
        checked: text16,
        late: 'the claim on the retainage and the bond is lost',
        note: 'The suit may be filed from the 31st to the 60th day after completion and final acceptance. A written demand by the contractor shortens the time to 30 days.',
      },
      { tiers: direct, period: null, source: 'Iowa Code 573.16', checked: text16 },
      noSupplierClaim,
    ],
  },
};
