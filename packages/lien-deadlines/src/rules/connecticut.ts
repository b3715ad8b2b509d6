import type { StateRules } from '../rule.js';
import {
  belowOwner,
  bondInDoubt,
  days,
  direct,
  earliest,
  notHiredByOwner,
  others,
  read,
  supplierInDoubt,
  suppliersChart,
  unranked,
  years,
} from './terms.js';

const text34 = read('text of Conn. Gen. Stat. 49-34 at instalawyer.io');
const text35 = read('text of Conn. Gen. Stat. 49-35 at casetext.com');
const text42 = read('text of Conn. Gen. Stat. 49-42 at casetext.com');

const intent = {
  period: days(90, 'last_furnishing'),
  source: 'Conn. Gen. Stat. 49-35(a)',
  checked: text35,
  servedOn: 'owner; also the original contractor if it recorded an affidavit within 15 days after starting',
  late: 'the lien is lost',
  note: 'Serve it before or together with the lien, through a state marshal or other officer where the owner lives in the town. A subcontractor whose written contract with the original contractor the owner has agreed to in writing needs no notice.',
} as const;

export const connecticut: StateRules = {
  state: 'CT',
  name: 'Connecticut',
  roll: null,
  names: {
    notice_of_intent: 'Notice of Intent to Claim a Lien',
    mechanics_lien: 'Certificate of Mechanic’s Lien',
    service_after_filing: 'attested copy of the Certificate of Mechanic’s Lien',
    bond_claim: 'Notice of Claim',
  },
  punchList: 'Later work of substance may count (Cianci v. Originalwerks), but do not rely on it.',
  standing: {
    private: [
      supplierInDoubt(
        'Connecticut',
        'Conn. Gen. Stat. 49-33',
        read('chart of suppliers to suppliers at nacmsts.com, and the summary by levy-law.com', '2026-11-28'),
      ),
    ],
    public: [bondInDoubt('Conn. Gen. Stat. 49-42', suppliersChart)],
  },
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Conn. Gen. Stat. 49-34, 49-35', checked: text35 }],
    notice_of_intent: [
      { ...intent, tiers: belowOwner },
      { ...intent, tiers: unranked, provided: [notHiredByOwner] },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-35', checked: text35 },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(90, 'last_furnishing'),
        source: 'Conn. Gen. Stat. 49-34',
        checked: text34,
        late: 'the lien is lost',
        note: 'The certificate is recorded with the town clerk. On homes, a contractor who is not registered or whose contract does not meet the Home Improvement Act has no lien.',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: earliest(days(30, 'lien_recorded'), days(90, 'last_furnishing')),
        source: 'Conn. Gen. Stat. 49-34, 49-35',
        checked: read('text of Conn. Gen. Stat. 49-34 at instalawyer.io, and article by gerberciano.com'),
        servedOn: 'every owner',
        late: 'the lien is lost',
        note: 'The statute gives 30 days after the recording. A court has asked for service within the 90 days after the last furnishing as well, so the earlier of the two is taken.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(1, 'lien_recorded'),
        source: 'Conn. Gen. Stat. 49-39',
        checked: read('text of Conn. Gen. Stat. 49-39 at casetext.com'),
        late: 'the lien can no longer be enforced',
        note: 'A suit begins when it is served, and a notice of lis pendens must be recorded within the same year. After an application to reduce or discharge the lien, the time is at least 60 days from its final disposition.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Conn. Gen. Stat. 49-42', checked: text42 }],
    bond_claim: [
      {
        tiers: others,
        period: days(180, 'last_furnishing'),
        source: 'Conn. Gen. Stat. 49-42(a)',
        checked: text42,
        servedOn: 'surety, with a copy to the contractor named in the bond',
        late: 'the claim on the payment bond is lost',
        note: 'The notice goes by registered or certified mail. For retainage, the 180 days run from the day on which its payment was due. Warranty and repair work does not extend the time.',
      },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-42', checked: text42 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'Conn. Gen. Stat. 49-42(b)',
        checked: read('guide at levelset.com on Conn. Gen. Stat. 49-42'),
        late: 'the claim on the payment bond is lost',
        note: 'The surety has 90 days to pay or deny the claim. For retainage, the year runs from the day on which its payment was due.',
      },
      { tiers: direct, period: null, source: 'Conn. Gen. Stat. 49-42', checked: text42 },
    ],
  },
};
