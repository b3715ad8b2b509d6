import type { StateRules } from '../rule.js';
import {
  before,
  belowOwner,
  belowSecondTier,
  days,
  direct,
  earliest,
  noSupplierToSupplier,
  notHiredByOwner,
  others,
  read,
  supplierInDoubt,
  unheldDate,
  unranked,
  years,
} from './terms.js';

const noticeGuides = read('guides at levy-law.com, mclane.com and ezel.ai');
const text9 = read('text of N.H. RSA 447:9 and 447:10 in the WFG National Title guide');
const text18 = read(
  'text of N.H. RSA 447:18 in the WFG National Title guide, and General Insulation v. Eckman (N.H. 2010)',
);
const bondCases = read('Fastrack v. Abatement International (N.H. 2006) and guide at levelset.com');

const notice = {
  period: before('first_furnishing'),
  source: 'N.H. RSA 447:5, 447:6, 447:8',
  checked: noticeGuides,
  servedOn: 'owner or the person in charge of the property',
  receipt: true,
  late: 'the lien reaches only what the owner still owes the contractor',
  note: 'Give the owner an account in writing of what was furnished every 30 days after that. A late notice still reaches what the owner owes when it arrives.',
} as const;

const attachment = {
  tiers: 'all',
  period: days(120, 'last_furnishing'),
  checked: text9,
  late: 'the lien is lost',
} as const;

export const newHampshire: StateRules = {
  state: 'NH',
  name: 'New Hampshire',
  roll: null,
  names: {
    preliminary_notice: 'Notice of Intent to Claim a Lien',
    mechanics_lien: 'Petition to Secure a Mechanic’s Lien',
  },
  punchList: 'A court has not counted punch-list work (Fabcon Precast v. Zirkelbach).',
  standing: {
    private: [
      supplierInDoubt(
        'New Hampshire',
        'RSA 447:2, 447:5',
        read('summary by levy-law.com, citing Westinghouse Electric Supply Co. v. Electromech', '2026-11-28'),
      ),
      belowSecondTier({
        right: null,
        reason:
          'New Hampshire law may protect only those whom the owner, the contractor or a first-tier subcontractor hired',
        source: 'RSA 447:5',
        checked: read('summary by levy-law.com', '2026-11-28'),
      }),
    ],
    public: [
      noSupplierToSupplier(
        'New Hampshire',
        'RSA 447:15, 447:16',
        read('guides by levelset.com and levy-law.com, citing Lyle Signs v. Evroks, 132 N.H. 156', '2026-11-29'),
      ),
    ],
  },
  private: {
    preliminary_notice: [
      { ...notice, tiers: belowOwner },
      { ...notice, tiers: unranked, provided: [notHiredByOwner] },
      { tiers: direct, period: null, source: 'N.H. RSA 447:2, 447:5', checked: noticeGuides },
    ],
    mechanics_lien: [
      {
        ...attachment,
        source: 'N.H. RSA 447:9',
        note: 'The lien is not recorded on its own: within the 120 days the court must grant an attachment for the lien and the attachment must be recorded in the registry of deeds. File the petition weeks before.',
      },
    ],
    lien_suit: [
      {
        ...attachment,
        source: 'N.H. RSA 447:9, 447:10',
        note: 'The petition for the attachment is the suit; there is no later date.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'N.H. RSA 447:15 to 447:18',
        checked: read('guide at levy-law.com'),
        documentName: 'preliminary notice',
        note: 'An early notice to the public body, as on private work, helps a lien on the contract money.',
      },
    ],
    public_funds_lien: [
      {
        tiers: others,
        period: earliest(days(90, 'completion'), days(120, 'last_furnishing')),
        source: 'N.H. RSA 447:15',
        checked: read('text of N.H. RSA 447:15 and its explanation at nhconstructionlaw.com'),
        servedOn: 'public body that owes the contractor',
        late: 'the lien on the contract money is lost',
        note: 'The lien is filed within 90 days after completion and acceptance of the project. The rules of private liens apply as well, so the date here also keeps the 120 days after your last furnishing for the attachment.',
      },
      { tiers: direct, period: null, source: 'N.H. RSA 447:15', checked: null },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        laterOf: 'acceptance',
        source: 'N.H. RSA 447:17',
        checked: bondCases,
        servedOn:
          'secretary of state, department of transportation or department of administrative services where it is their contract; otherwise clerk of the superior court, with copies to the contractor and the surety',
        documentName: 'Statement of Claim',
        late: 'the claim on the payment bond is lost',
        note: 'The 90 days run from completion and acceptance of the project. A notice to the contractor and the surety alone is not enough.',
      },
      { tiers: direct, period: null, source: 'N.H. RSA 447:17', checked: bondCases },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'claim_notice',
          'within 1 year after the claim is filed',
          null,
          years(1, 'first_furnishing'),
        ),
        source: 'N.H. RSA 447:18',
        checked: text18,
        late: 'the claim on the payment bond is lost',
        note: 'The contractor and the surety must have copies of the petition within the same year. The safe date counts from your first furnishing, because no claim is filed earlier.',
      },
      { tiers: direct, period: null, source: 'N.H. RSA 447:18', checked: text18 },
    ],
  },
};
