import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import type { Facts } from '../src/facts.js';
import { factsOf } from './facts.fixture.js';

const preliminary = (facts: Partial<Facts>) =>
  course(factsOf(facts)).find(({ kind }) => kind === 'preliminary_notice')!;

type Case = [why: string, facts: Partial<Facts>, days: number | null, deadline: string | null];

// Each date was counted by hand from the statute's period: first furnishing on Monday 2 March 2026, last on 20 May.
const dated: Case[] = [
  ['AZ: 20 days, Sunday 22 March moves', { state: 'AZ', claimantRole: 'general_contractor' }, 20, '2026-03-23'],
  ['AZ: a Saturday does not move', { state: 'AZ', firstFurnishingDate: '2026-03-01' }, 20, '2026-03-21'],
  ['AR: 75 days after last furnishing', { state: 'AR' }, 75, '2026-08-03'],
  ['CA: 20 days, Sunday 22 March moves', {}, 20, '2026-03-23'],
  ['CA: 20 days, a Saturday moves to Monday', { firstFurnishingDate: '2026-03-01' }, 20, '2026-03-23'],
  [
    'CA: a lender makes the contractor serve',
    { claimantRole: 'general_contractor', hasLender: true },
    20,
    '2026-03-23',
  ],
  [
    'CA public: remote supplier; a notice that only reaches back does not move',
    { sector: 'public', claimantRole: 'material_supplier' },
    20,
    '2026-03-22',
  ],
  ['FL: 45 days', { state: 'FL' }, 45, '2026-04-16'],
  ['GA: 30 days, hired by a subcontractor', { state: 'GA', claimantRole: 'sub_subcontractor' }, 30, '2026-04-01'],
  [
    'GA: from the notice of commencement when later; Sunday 19 April moves',
    { state: 'GA', claimantRole: 'sub_subcontractor', noticeOfCommencementDate: '2026-03-20' },
    30,
    '2026-04-20',
  ],
  ['IL: 90 days after last furnishing', { state: 'IL' }, 90, '2026-08-18'],
  [
    'KS: an undated notice on the home of its owner',
    { state: 'KS', use: 'residential', ownerOccupied: true, units: 1 },
    null,
    null,
  ],
  ['KY: the shorter period while the claim is unknown', { state: 'KY' }, 75, '2026-08-03'],
  ['KY: 120 days over $1,000 on commercial work', { state: 'KY', claimAmount: '1000.01' }, 120, '2026-09-17'],
  ['KY: $1,000 is not over $1,000', { state: 'KY', claimAmount: '1000.00' }, 75, '2026-08-03'],
  [
    'LA: 75 days after March, a Sunday that does not move',
    { state: 'LA', claimantRole: 'material_supplier', hiringPartyRole: 'subcontractor' },
    75,
    '2026-06-14',
  ],
  ['LA: 30 working days from the contract', { state: 'LA', claimantRole: 'design_professional' }, 30, '2026-03-30'],
  ['MD: 120 days after last furnishing', { state: 'MD' }, 120, '2026-09-17'],
  ['MA: 30 days, hired by a subcontractor', { state: 'MA', claimantRole: 'sub_subcontractor' }, 30, '2026-04-01'],
  ['MI: 20 days, Sunday 22 March moves', { state: 'MI' }, 20, '2026-03-23'],
  ['MN: 45 days', { state: 'MN' }, 45, '2026-04-16'],
  ['MN: 10 days after the contract', { state: 'MN', claimantRole: 'general_contractor' }, 10, '2026-02-26'],
  ['MO: 15 business days', { state: 'MO', claimantRole: 'equipment_lessor' }, 15, '2026-03-23'],
  ['NV: 31 days', { state: 'NV' }, 31, '2026-04-02'],
  ['NH: before first furnishing', { state: 'NH' }, 0, '2026-03-02'],
  ['NJ: 60 days after last furnishing of a home', { state: 'NJ', use: 'residential', units: 1 }, 60, '2026-07-19'],
  ['NM: 60 days, hired by a subcontractor', { state: 'NM', claimantRole: 'sub_subcontractor' }, 60, '2026-05-01'],
  [
    'NC public: 75 days, a Saturday whose rule was not read',
    { state: 'NC', sector: 'public', claimantRole: 'sub_subcontractor' },
    75,
    '2026-05-16',
  ],
  ['OH: 21 days', { state: 'OH' }, 21, '2026-03-23'],
  ['OH: from a late notice of commencement', { state: 'OH', noticeOfCommencementDate: '2026-04-10' }, 21, '2026-05-01'],
  ['OR: 8 business days', { state: 'OR', claimantRole: 'material_supplier' }, 8, '2026-03-11'],
  [
    'OR: Memorial Day is no business day',
    { state: 'OR', claimantRole: 'material_supplier', firstFurnishingDate: '2026-05-21' },
    8,
    '2026-06-02',
  ],
  ['PA: 45 days', { state: 'PA' }, 45, '2026-04-16'],
  ['TN: 90 days after March', { state: 'TN' }, 90, '2026-06-29'],
  ['TX: 15th of the third month', { state: 'TX' }, null, '2026-06-15'],
  ['TX: 15th of the second month for a home', { state: 'TX', use: 'residential' }, null, '2026-05-15'],
  [
    'TX: 15 August 2026 is a Saturday and moves',
    { state: 'TX', firstFurnishingDate: '2026-05-04' },
    null,
    '2026-08-17',
  ],
  [
    'TX public: remote tiers a month earlier',
    { state: 'TX', sector: 'public', claimantRole: 'sub_subcontractor' },
    null,
    '2026-05-15',
  ],
  ['UT: 20 days, Sunday 22 March moves', { state: 'UT' }, 20, '2026-03-23'],
  ['WA: 60 days for a supplier', { state: 'WA', claimantRole: 'material_supplier' }, 60, '2026-04-30'],
  [
    'WA: 10 days where it may be a new home',
    { state: 'WA', claimantRole: 'material_supplier', use: 'residential' },
    10,
    '2026-03-11',
  ],
  [
    'WI public: 60 days for remote tiers',
    { state: 'WI', sector: 'public', claimantRole: 'sub_subcontractor' },
    60,
    '2026-05-01',
  ],
  ['WY: 30 days', { state: 'WY' }, 30, '2026-04-01'],
];

describe('serve-by deadlines counted by hand', () => {
  it.each(dated)('%s', (_, facts, days, date) => {
    const rule = preliminary(facts);
    expect({ required: rule.required, days: rule.days, date: rule.date }).toEqual({
      required: true,
      days,
      date,
    });
  });

  it.each([
    ['NY has none', { state: 'NY' }],
    ['GA spares those hired by the contractor', { state: 'GA' }],
    ['WA spares first-tier subcontractors', { state: 'WA' }],
    ['CA public spares those hired by the contractor', { sector: 'public' as const }],
    ['CA spares laborers', { claimantRole: 'laborer' as const }],
    ['OR spares commercial subcontractors', { state: 'OR' }],
    ['IN asks nothing on commercial work', { state: 'IN' }],
    ['federal work has the bond claim instead', { sector: 'federal' as const }],
    [
      'LA: a contract of $100,000 is not over it',
      { state: 'LA', claimantRole: 'general_contractor' as const, contractAmount: '100000' },
    ],
    ['OK: a commercial claim under $10,000', { state: 'OK', claimAmount: '9999.99' }],
    [
      'IL: a designer hired by the owner',
      { state: 'IL', claimantRole: 'design_professional' as const, hiringPartyRole: 'owner' as const },
    ],
  ])('none is required: %s', (_, facts) => {
    const rule = preliminary(facts);
    expect([rule.required, rule.basis, rule.date]).toEqual([false, 'none', null]);
  });
});
