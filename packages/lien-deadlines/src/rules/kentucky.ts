import type { StateRules } from '../rule.js';
import {
  belowOwner,
  bondInDoubt,
  claimOver,
  days,
  daysAfterEachMonth,
  direct,
  months,
  noSupplierToSupplier,
  notHiredByOwner,
  notOwnerOccupiedHome,
  others,
  read,
  suppliersChart,
  unheldDate,
  years,
} from './terms.js';

const textOf = (section: string) => read(`text of KRS ${section} in the public copy of chapter 376`);

const toOwner = {
  source: 'KRS 376.010(4), (5)',
  checked: read(
    'text of KRS 376.010 in the public copy of chapter 376, whose subsections (3) and (4) are (4) and (5) since 2023, and guide of 2026 by ezel.ai',
  ),
  servedOn: 'owner or the owner’s agent',
  late: 'the lien is lost',
} as const;

const sooner = {
  ...toOwner,
  period: days(75, 'last_furnishing'),
  note: 'Larger claims have 120 days, except on a one- or two-family home that the owner lives in or will live in, and on the farm or yard around it. There the lien fails as far as the owner paid before receiving the notice, so send it early. Mailing to the last known address is enough.',
} as const;

const later = {
  ...toOwner,
  period: days(120, 'last_furnishing'),
  when: [claimOver(1000), notOwnerOccupiedHome],
  note: 'Mailing to the last known address is enough.',
} as const;

const builders = [...direct, ...belowOwner, 'laborer'] as const;

const bondTerms = read('guide at levelset.com, and text of KRS 45A.435 at codes.findlaw.com');

export const kentucky: StateRules = {
  state: 'KY',
  name: 'Kentucky',
  roll: { days: 'weekend_and_holidays', scope: 'filings', source: 'KRS 446.030(1)(a)' },
  names: {
    preliminary_notice: 'Notice to Owner',
    mechanics_lien: 'Statement of Mechanic’s Lien',
    service_after_filing: 'copy of the Statement of Mechanic’s Lien',
    public_funds_lien: 'Statement of Lien on the public funds',
  },
  standing: {
    private: [
      noSupplierToSupplier('Kentucky', 'KRS 376.010(1)', read('guides by levy-law.com, nacmsts.com and zlien.com')),
      {
        tiers: ['design_professional'],
        when: [notHiredByOwner],
        right: false,
        reason: 'a designer has one only under a contract with the owner',
        source: 'KRS 376.075(3)',
        checked: textOf('376.075'),
      },
    ],
    public: [bondInDoubt('KRS 45A.190', suppliersChart)],
  },
  private: {
    preliminary_notice: [
      { ...sooner, tiers: belowOwner },
      { ...sooner, tiers: ['laborer'], provided: [notHiredByOwner] },
      {
        tiers: [...direct, 'design_professional'],
        period: null,
        source: 'KRS 376.010, 376.075',
        checked: textOf('376.010 and 376.075'),
      },
      { ...later, tiers: belowOwner },
      { ...later, tiers: ['laborer'], provided: [notHiredByOwner] },
    ],
    mechanics_lien: [
      {
        tiers: builders,
        period: months(6, 'last_furnishing'),
        source: 'KRS 376.080(1)',
        checked: textOf('376.080'),
        late: 'the lien is lost',
      },
      {
        tiers: ['design_professional'],
        period: months(6, 'last_furnishing'),
        source: 'KRS 376.075(4)',
        checked: textOf('376.075'),
        late: 'the lien is lost',
      },
    ],
    service_after_filing: [
      {
        tiers: builders,
        period: days(7, 'lien_recorded'),
        source: 'KRS 376.080(1)',
        checked: textOf('376.080'),
        servedOn: 'owner',
        late: 'the lien is lost',
        note: 'The copy goes by regular mail to the owner’s last known address.',
      },
      { tiers: ['design_professional'], period: null, source: 'KRS 376.075', checked: textOf('376.075') },
    ],
    lien_suit: [
      {
        tiers: builders,
        period: months(12, 'lien_recorded'),
        source: 'KRS 376.090(1)',
        checked: textOf('376.090'),
        late: 'the lien can no longer be enforced',
      },
      {
        tiers: ['design_professional'],
        period: months(12, 'lien_recorded'),
        source: 'KRS 376.075(5)',
        checked: textOf('376.075'),
        late: 'the lien can no longer be enforced',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'KRS 376.210',
        checked: textOf('376.210'),
        note: 'A statement that you expect to furnish, filed with the county clerk before you start, gives the lien on the public funds its priority from that day.',
      },
    ],
    public_funds_lien: [
      {
        tiers: others,
        period: daysAfterEachMonth(60),
        source: 'KRS 376.210, 376.230',
        checked: textOf('376.230'),
        servedOn: 'public body and contractor, each with a copy attested by the county clerk',
        late: 'the lien on the public funds for that month may be lost',
        note: 'The statute names the month in which any labor or material was furnished, or the date of substantial completion if that is later; the earlier reading, month by month, is taken. The statement is filed with the clerk of the county where the public body has its seat, and the lien reaches only what is unpaid when the public body gets its copy.',
      },
      { tiers: direct, period: null, source: 'KRS 376.210', checked: textOf('376.210') },
    ],
    public_funds_suit: [
      {
        tiers: others,
        period: months(6, 'lien_recorded'),
        source: 'KRS 376.260(1), 376.250(4)',
        checked: textOf('376.250 and 376.260'),
        late: 'the lien on the public funds is lost',
        note: 'If the contractor protests, the suit must be filed and the summons served on the public body within 30 days after the notice of the protest is mailed to you.',
      },
      { tiers: direct, period: null, source: 'KRS 376.260', checked: textOf('376.260') },
    ],
    bond_claim: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'within the time that the bond sets', null, days(90, 'last_furnishing')),
        source: 'KRS 45A.190, 45A.435',
        checked: bondTerms,
        servedOn: 'contractor and surety',
        note: 'The statutes ask for no notice of claim; the bond itself often does, commonly within 90 days after the last furnishing. A bond may set less, so get a copy of it at once.',
      },
      { tiers: direct, period: null, source: 'KRS 45A.190, 45A.435', checked: bondTerms },
    ],
    bond_suit: [
      {
        tiers: others,
        period: unheldDate('bond_terms', 'within the time that the bond sets', null, years(1, 'last_furnishing')),
        source: 'KRS 45A.190, 45A.435',
        checked: bondTerms,
        note: 'The statutes set no time for notices or suits on the bond; the bond itself does, and courts enforce its terms strictly. Many bonds set one year after the last furnishing, which is the date given here; a bond may set less. Get a copy of the bond at once.',
      },
      { tiers: direct, period: null, source: 'KRS 45A.190, 45A.435', checked: bondTerms },
    ],
  },
};
