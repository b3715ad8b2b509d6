import type { StateRules } from '../rule.js';
import {
  days,
  direct,
  hiredBelowContractor,
  lessors,
  noSupplierToSupplier,
  onlySupplies,
  others,
  read,
  that,
  unheldDate,
  years,
} from './terms.js';

const claim = {
  source: '25 Del. C. 2711(b)',
  checked: read('quotations of 25 Del. C. 2711 from delcode.delaware.gov, and a guide at assetresearch.com'),
  late: 'the lien is lost',
} as const;

const home =
  'On a home that its owner lives in, an owner who has paid the contractor in full and in good faith may defeat the lien.';

export const delaware: StateRules = {
  state: 'DE',
  name: 'Delaware',
  roll: null,
  names: { mechanics_lien: 'Statement of Claim for a Mechanics’ Lien' },
  standing: {
    private: [
      noSupplierToSupplier(
        'Delaware',
        '25 Del. C. 2702',
        read('summary by levy-law.com, and the chart of suppliers to suppliers at nacmsts.com', '2026-11-28'),
      ),
      {
        tiers: lessors,
        right: false,
        reason: 'Delaware law gives a lessor of equipment none',
        source: '25 Del. C. 2702; Griffin Dewatering Corp. v. B.W. Knox Construction Corp. (Del. Super. 2001)',
        checked: read('summary by levy-law.com and article by nacmsts.com', '2026-11-29'),
      },
      {
        tiers: ['design_professional'],
        right: null,
        reason: 'of designers the statute names only architects',
        source: '25 Del. C. 2702(b)',
        checked: read('text of 25 Del. C. 2702 at delcode.delaware.gov', '2026-11-29'),
      },
    ],
    public: [
      {
        tiers: others,
        when: [hiredBelowContractor],
        right: null,
        reason: 'the payment bond may protect only those whom the contractor hired, unless its text names others',
        source: '29 Del. C. 6962',
        checked: read('summary by levy-law.com and guide by subcontractorinstitute.com', '2026-11-29'),
      },
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: '25 Del. C. 2711, 2712',
        checked: { on: '2026-11-21', read: 'secondary sources' },
      },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: days(180, 'completion'),
        source: '25 Del. C. 2711(a)',
        checked: read('text of 25 Del. C. 2711(a) at laws9.com'),
        late: 'the lien is lost',
        note: `This period is for a contractor who furnished both labor and material, or managed such work. The statement of claim is filed in the Superior Court. ${home}`,
      },
      {
        ...claim,
        tiers: direct,
        period: days(120, 'last_furnishing'),
        when: [that('you furnished only labor or only material')],
        note: `The statement of claim is filed in the Superior Court. ${home}`,
      },
      {
        ...claim,
        tiers: direct,
        period: days(120, 'last_furnishing'),
        when: [onlySupplies],
        note: `The statement of claim is filed in the Superior Court. ${home}`,
      },
      {
        ...claim,
        tiers: others,
        period: days(120, 'last_furnishing'),
        note: `The 120 days run from the completion of your own labor or your last delivery, and not from the end of the project. The statement of claim is filed in the Superior Court. ${home}`,
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(0, 'lien_deadline'),
        source: '25 Del. C. 2711, 2714',
        checked: read('guides at levelset.com and assetresearch.com'),
        note: 'Filing the statement of claim is itself the suit, so nothing further is due.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: '29 Del. C. 6962', checked: null }],
    bond_claim: [
      {
        tiers: 'all',
        period: null,
        source: '29 Del. C. 6962',
        checked: read('guide at handle.com'),
        note: 'The statute asks for no notice of claim; the bond itself may.',
      },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate(
          'bond_terms',
          'within 1 to 3 years, as the bond provides',
          null,
          years(1, 'last_furnishing'),
        ),
        source: '29 Del. C. 6962',
        checked: null,
        late: 'the claim on the payment bond is lost',
      },
      { tiers: direct, period: null, source: '29 Del. C. 6962', checked: null },
    ],
  },
};
