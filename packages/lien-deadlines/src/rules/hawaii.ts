import type { StateRules } from '../rule.js';
import {
  belowSecondTier,
  bondInDoubt,
  days,
  daysAfterYear,
  direct,
  earliest,
  months,
  noCompletionNotice,
  others,
  read,
  recorded,
  supplierInDoubt,
  suppliersChart,
  unheldDate,
  years,
} from './terms.js';

const guides = read('guides at lienitnow.com, corpcollection.com and ezel.ai');
const bondGuide = read('bond claim guide at levelset.com');

export const hawaii: StateRules = {
  state: 'HI',
  name: 'Hawaii',
  roll: { days: 'sunday_and_holidays', scope: 'filings', source: 'HRS 1-29; Haw. R. Civ. P. 6(a)' },
  names: { mechanics_lien: 'Application for a Lien and Notice of Lien' },
  standing: {
    private: [
      supplierInDoubt('Hawaii', 'HRS 507-42', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'guides differ whether Hawaii law goes beyond those whom a first-tier subcontractor hired',
        source: 'HRS 507-42',
        checked: read('summary by levy-law.com and article by nacmsts.com', '2026-11-29'),
      }),
    ],
    public: [
      bondInDoubt('HRS 103D-324', suppliersChart),
      belowSecondTier({
        right: null,
        reason: 'the payment bond may protect only those whom the contractor or a first-tier subcontractor hired',
        source: 'HRS 103D-324',
        checked: null,
      }),
    ],
  },
  private: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'HRS 507-43',
        checked: guides,
        note: 'On a home, the contractor must explain the lien rights to the homeowner in writing before the contract is signed.',
      },
    ],
    mechanics_lien: [
      {
        tiers: 'all',
        period: days(45, 'completion'),
        source: 'HRS 507-43(b), (f)',
        checked: guides,
        late: 'the lien is lost',
        note: 'The application goes to the circuit court and is served on the owner and the contracting parties. The 45 days run from the filing of the published notice of completion; if none is filed, they run from one year after the work was completed or abandoned. The date here counts from completion of the project, because a notice may be published at once.',
      },
      {
        tiers: 'all',
        period: days(45, 'notice_of_completion'),
        source: 'HRS 507-43(b), (f)',
        checked: guides,
        when: [recorded('completion')],
        late: 'the lien is lost',
        note: 'The application goes to the circuit court and is served on the owner and the contracting parties.',
      },
      {
        tiers: 'all',
        period: earliest(daysAfterYear(45, 'completion'), daysAfterYear(45, 'termination')),
        source: 'HRS 507-43(b), (f)',
        checked: guides,
        when: [noCompletionNotice],
        late: 'the lien is lost',
        note: 'The application goes to the circuit court and is served on the owner and the contracting parties. A notice of completion that is published later shortens the time to 45 days after its filing.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: unheldDate(
          'lien_attached',
          'within 3 months after the court’s order that the lien attaches',
          3,
          months(3, 'lien_recorded'),
        ),
        source: 'HRS 507-43(e)',
        checked: guides,
        late: 'the lien ends',
        note: 'The court decides at a hearing three to ten days after the application is served. Three months after the filing of the application surely end no later.',
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'HRS 103D-324', checked: bondGuide }],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'last_furnishing'),
        source: 'HRS 103D-324',
        checked: bondGuide,
        servedOn: 'prime contractor and surety',
        receipt: true,
        late: 'the claim on the payment bond may be lost',
        note: 'Whether a claimant hired by the prime contractor must give the notice is doubtful, so give it in any case. The University of Hawaii has rules of its own.',
      },
      { tiers: direct, period: null, source: 'HRS 103D-324', checked: bondGuide },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'HRS 103D-324',
        checked: bondGuide,
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since your last furnishing.',
      },
      { tiers: direct, period: null, source: 'HRS 103D-324', checked: bondGuide },
    ],
  },
};
