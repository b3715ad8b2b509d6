import type { StateRules, Test } from '../rule.js';
import {
  bondInDoubt,
  commencementRecorded,
  days,
  direct,
  earliest,
  hiredBelowContractor,
  others,
  read,
  remote,
  supplierInDoubt,
  upToFirstTier,
  years,
} from './terms.js';

/** Wage claims under this amount need no notice. */
const wagesFrom2000: Test = { fact: 'claim_amount', bound: 'at_least', amount: 2000 };

const furnishing = {
  period: days(60, 'last_furnishing'),
  source: 'S.D.C.L. 44-9-53',
  checked: read('guides by levelset.com and levy-law.com on S.D.C.L. 44-9-50 to 44-9-53'),
  servedOn: 'contractor, with a copy to the owner',
  late: 'the lien is lost',
  note: 'The notice is for projects on which the owner or contractor filed a notice of project commencement and posted it at the site.',
} as const;

const text6 = read('text of S.D.C.L. 5-21-6 at casetext.com');
const text22 = read('text of S.D.C.L. 5-22-2 at lawserver.com');

export const southDakota: StateRules = {
  state: 'SD',
  name: 'South Dakota',
  roll: null,
  names: {
    preliminary_notice: 'Notice of Furnishing Labor and Materials',
    mechanics_lien: 'Mechanic’s Lien Statement',
    public_funds_lien: 'Account of Claim',
  },
  standing: {
    private: [supplierInDoubt('South Dakota', 'SDCL 44-9-1', null)],
    public: [bondInDoubt('SDCL 5-21-1', null)],
  },
  private: {
    preliminary_notice: [
      { ...furnishing, tiers: remote, provided: [commencementRecorded] },
      { ...furnishing, tiers: ['design_professional'], provided: [commencementRecorded, hiredBelowContractor] },
      { ...furnishing, tiers: ['laborer'], provided: [commencementRecorded, hiredBelowContractor, wagesFrom2000] },
      { tiers: upToFirstTier, period: null, source: 'S.D.C.L. 44-9-53', checked: furnishing.checked },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: 'S.D.C.L. 44-9-15, 44-9-17',
        checked: read('summaries by alfainternational.com and lienlawonline.com'),
        late: 'the lien is lost',
        note: 'Before the filing, mail a copy of the statement to the owner by registered or certified mail, and attach the post office receipt to the statement.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: earliest(years(6, 'last_furnishing'), days(30, 'demand_to_sue')),
        source: 'S.D.C.L. 44-9-24, 44-9-26',
        checked: read('guides by levelset.com and nacmsts.com'),
        late: 'the lien can no longer be enforced',
        note: 'A written demand by the owner shortens the time to 30 days (44-9-26).',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'S.D.C.L. 5-21-6, 5-22-2',
        checked: text6,
        documentName: 'preliminary notice',
      },
    ],
    public_funds_lien: [
      {
        tiers: others,
        period: days(20, 'first_furnishing'),
        source: 'S.D.C.L. 5-22-2',
        checked: text22,
        servedOn: 'officer of the public body who keeps its records',
        late: 'the lien reaches only what the public body still owes the contractor when the account is filed',
        note: 'Each item has 20 days of its own from its furnishing; the date here is that of the first. The account is verified by affidavit.',
      },
      { tiers: direct, period: null, source: 'S.D.C.L. 5-22-2', checked: text22 },
    ],
    bond_claim: [
      {
        tiers: 'all',
        period: null,
        source: 'S.D.C.L. 5-21-6',
        checked: text6,
        note: 'Before suing on the bond, give the public body an affidavit that you furnished and were not paid, and obtain certified copies of the contract and the bond.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'completion'),
        source: 'S.D.C.L. 5-21-6',
        checked: text6,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once six months have passed since completion and final settlement, and one suit serves all: anyone may join it within one year after completion of the work. A claimant who sues first may count the year from final settlement; the date here takes completion.',
      },
      { tiers: direct, period: null, source: 'S.D.C.L. 5-21-6', checked: text6 },
    ],
  },
};
