import type { StateRules } from '../rule.js';
import {
  belowOwner,
  bondInDoubt,
  days,
  direct,
  hiredBelowContractor,
  hiredBelowFirstTier,
  notHiredByOwner,
  others,
  read,
  remote,
  supplierInDoubt,
  suppliersChart,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const text3253 = read('text of 10 M.R.S. 3253 at legalfix.com');
const text871 = read('text of 14 M.R.S. 871 quoted in Vacuum Systems v. Washburn (Me. 1994)');

const statement = {
  period: days(90, 'last_furnishing'),
  source: '10 M.R.S. 3253(1)',
  checked: text3253,
  late: 'the lien is dissolved',
  note: 'Mail a copy to the owner by the same day and keep the post office’s certificate of mailing. An owner who gave written notice, before the work, of not being responsible for it prevents the lien (3252). The owner need not pay more than is still owed to the contractor when a written notice or the suit arrives, so an early notice to the owner protects your claim (3255(3)).',
} as const;

const bondClaim = {
  period: days(90, 'last_furnishing'),
  source: '14 M.R.S. 871(4)',
  checked: text871,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered or certified mail, and the contractor should have it in hand by then.',
} as const;

const tooRemote = {
  tiers: [...remote, ...unranked],
  period: null,
  source: '14 M.R.S. 871(3)(B)',
  checked: read(
    'text of 14 M.R.S. 871(3) in Me. Public Law 2007, c. 500, and guides at levelset.com and Lien Law Online',
  ),
  when: [hiredBelowFirstTier],
  noRight:
    'The payment bond protects those who furnish to the contractor or to a subcontractor of the contractor, and no one below.',
} as const;

export const maine: StateRules = {
  state: 'ME',
  name: 'Maine',
  roll: null,
  names: { mechanics_lien: 'Statement of Lien' },
  standing: {
    private: [supplierInDoubt('Maine', '10 M.R.S. 3251', suppliersChart)],
    public: [bondInDoubt('14 M.R.S. 871', suppliersChart)],
  },
  private: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '10 M.R.S. 3251 to 3255', checked: text3253 }],
    mechanics_lien: [
      { ...statement, tiers: belowOwner },
      { ...statement, tiers: unranked, provided: [notHiredByOwner] },
      {
        tiers: direct,
        period: null,
        source: '10 M.R.S. 3253(2)',
        checked: text3253,
        note: 'Who contracts with the owner records no statement; the lien is kept by the suit alone. A recorded notice protects against someone who buys the property meanwhile (3255(2)).',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(120, 'last_furnishing'),
        source: '10 M.R.S. 3255(1)',
        checked: read('text of 10 M.R.S. 3255(1) in Me. Public Law 2005, c. 287'),
        late: 'the lien is lost',
        note: 'Record a notice of the complaint in the registry of deeds within 60 days after the suit is filed (3261). Unless you contracted with the owner, do not serve the complaint on the owner until 30 days after it is filed. If the owner dies or becomes bankrupt, the time is longer (3256).',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '14 M.R.S. 871', checked: text871 }],
    bond_claim: [
      { ...bondClaim, tiers: remote },
      { ...bondClaim, tiers: unranked, provided: [hiredBelowContractor] },
      tooRemote,
      { tiers: upToFirstTier, period: null, source: '14 M.R.S. 871(4)', checked: text871 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: '14 M.R.S. 871(4)',
        checked: text871,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since your last furnishing.',
      },
      tooRemote,
      { tiers: direct, period: null, source: '14 M.R.S. 871', checked: text871 },
    ],
  },
};
