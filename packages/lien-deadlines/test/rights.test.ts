import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import type { Facts } from '../src/facts.js';
import { stateRules } from '../src/rules/index.js';
import { claimantRoles, type DeadlineKind } from '../src/vocabulary.js';
import { factsOf } from './facts.fixture.js';

const entry = (kind: DeadlineKind, facts: Partial<Facts>) =>
  course(factsOf(facts)).find((deadline) => deadline.kind === kind)!;
const lien = (facts: Partial<Facts>) => entry('mechanics_lien', facts);

const byContractor = { hiringPartyRole: 'general_contractor', hiringPartyHirerRole: 'owner' } as const;
const bySubcontractor = { hiringPartyRole: 'subcontractor', hiringPartyHirerRole: 'general_contractor' } as const;
const bySubSub = { hiringPartyRole: 'sub_subcontractor', hiringPartyHirerRole: 'subcontractor' } as const;
const byThirdTier = { hiringPartyRole: 'subcontractor', hiringPartyHirerRole: 'sub_subcontractor' } as const;
const bySupplier = { hiringPartyRole: 'material_supplier', hiringPartyHirerRole: 'general_contractor' } as const;

type Case = [why: string, facts: Partial<Facts>, reason: RegExp];

// Each with the statute that its standing cites.
const none: Case[] = [
  [
    'AR: a designer of the contractor',
    { state: 'AR', claimantRole: 'design_professional', ...byContractor },
    /18-44-105/,
  ],
  [
    'TN: a designer of the contractor',
    { state: 'TN', claimantRole: 'design_professional', ...byContractor },
    /66-11-102/,
  ],
  [
    'OH: a designer of the contractor',
    { state: 'OH', claimantRole: 'design_professional', ...byContractor },
    /4703\.201/,
  ],
  [
    'OH: a designer of a home',
    { state: 'OH', claimantRole: 'design_professional', hiringPartyRole: 'owner', use: 'residential', units: 4 },
    /commercial real estate/,
  ],
  [
    'OK: a lessor on a homestead',
    { state: 'OK', claimantRole: 'equipment_lessor', ...byContractor, use: 'residential', ownerOccupied: true },
    /homestead/,
  ],
  ['FL: a subcontractor of a sub-subcontractor', { state: 'FL', ...bySubSub }, /713\.01/],
  ['NC: the fourth tier', { state: 'NC', ...byThirdTier }, /44A-23/],
  ['KS: a supplier to a supplier', { state: 'KS', claimantRole: 'material_supplier', ...bySupplier }, /Kansas/],
  ['DE: a lessor', { state: 'DE', claimantRole: 'equipment_lessor', ...byContractor }, /Griffin Dewatering/],
  ['DE: a supplier to a supplier', { state: 'DE', claimantRole: 'material_supplier', ...bySupplier }, /Delaware/],
];

const doubtful: Case[] = [
  ['PA: a designer of the contractor', { state: 'PA', claimantRole: 'design_professional', ...byContractor }, /1201/],
  ['NJ: a supplier to a supplier', { state: 'NJ', claimantRole: 'material_supplier', ...bySupplier }, /New Jersey/],
  ['TX: a supplier to a supplier', { state: 'TX', claimantRole: 'material_supplier', ...bySupplier }, /Texas/],
  ['OH: a supplier to a supplier', { state: 'OH', claimantRole: 'material_supplier', ...bySupplier }, /Ohio/],
  ['NE: the third tier', { state: 'NE', ...bySubSub }, /first-tier/],
  ['NH: the third tier', { state: 'NH', ...bySubSub }, /first-tier/],
  ['WV: the third tier', { state: 'WV', ...bySubSub }, /first-tier/],
  ['VA: the third tier', { state: 'VA', ...bySubSub }, /first-tier/],
  ['SC: the third tier', { state: 'SC', ...bySubSub }, /first-tier/],
  ['AK: the third tier', { state: 'AK', ...bySubSub }, /first-tier/],
  ['AZ: the third tier', { state: 'AZ', ...bySubSub }, /first-tier/],
  ['CO: the third tier', { state: 'CO', ...bySubSub }, /first-tier/],
  ['HI: the third tier', { state: 'HI', ...bySubSub }, /first-tier/],
  ['IA: the third tier', { state: 'IA', ...bySubSub }, /first-tier/],
  ['KS: the third tier', { state: 'KS', ...bySubSub }, /first-tier/],
  ['MN: the fourth tier', { state: 'MN', ...byThirdTier }, /sub-subcontractor/],
  ['IN: a supplier to a supplier', { state: 'IN', claimantRole: 'material_supplier', ...bySupplier }, /Indiana/],
  ['DE: a designer', { state: 'DE', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, /architects/],
  ['ID: a designer', { state: 'ID', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, /architects/],
  ['DC: a designer', { state: 'DC', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, /designers/],
  ['IA: a designer', { state: 'IA', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, /architects/],
  ['MT: the third tier', { state: 'MT', ...bySubSub }, /first-tier/],
  ['OR: the third tier', { state: 'OR', ...bySubSub }, /has charge/],
  [
    'NY: a supplier to a sub-subcontractor',
    { state: 'NY', claimantRole: 'material_supplier', ...bySubSub },
    /sub-subcontractor/,
  ],
  ['OR: a designer of the contractor', { state: 'OR', claimantRole: 'design_professional', ...byContractor }, /agent/],
  [
    'VA: a designer who may not supervise',
    { state: 'VA', claimantRole: 'design_professional', hiringPartyRole: 'owner' },
    /Cain v\. Rea/,
  ],
  ['ND: a lessor of the contractor', { state: 'ND', claimantRole: 'equipment_lessor', ...byContractor }, /owner/],
  ['VT: a designer', { state: 'VT', claimantRole: 'design_professional', ...byContractor }, /designer/],
  ['AL: a designer', { state: 'AL', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, /designers/],
  ['KS: a designer', { state: 'KS', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, /architects/],
  [
    'PA: a designer whose contract may lack supervision',
    { state: 'PA', claimantRole: 'design_professional', hiringPartyRole: 'owner' },
    /supervision/,
  ],
  [
    'MO: a subcontractor on the remodeling of the owner’s home',
    { state: 'MO', ...byContractor, use: 'residential', ownerOccupied: true, units: 1, newConstruction: false },
    /Consent of Owner/,
  ],
];

describe('a right that does not exist', () => {
  it.each(none)('is not claimed, and the reason comes first: %s', (_, facts, reason) => {
    const found = lien(facts);
    expect(found).toMatchObject({ required: false, date: null, safeDate: null, missing: [], basis: 'none' });
    expect(found.explanation).toMatch(/^You have no lien here: /);
    expect(found.explanation).toMatch(reason);
    // The notices and the suit go with the lien.
    const others = course(factsOf({ ...facts, lienRecordedDate: '2026-07-15' })).filter(
      ({ kind }) => kind !== 'bond_claim' && kind !== 'bond_suit',
    );
    expect(others.map(({ required }) => required)).toEqual(others.map(() => false));
  });

  it.each(doubtful)('is neither claimed nor denied if it is in doubt, and its date stays: %s', (_, facts, reason) => {
    const found = lien({ ...facts, recordedNotices: [] });
    expect(found.required).toBeNull();
    expect(found.safeDate).toMatch(/^202[67]-/);
    expect(found.explanation).toMatch(/^You may have no lien here: .*; to be safe, (file|treat) /);
    expect(found.explanation.split('; to be safe')[0]).toMatch(reason);
  });

  const withRight = ['IL', 'MO'];

  it.each(stateRules.map(({ state }) => state))(
    'is claimed for no supplier to a supplier without a doubt: %s',
    (state) => {
      const facts = factsOf({
        state,
        claimantRole: 'material_supplier',
        ...bySupplier,
        lienRecordedDate: '2026-07-15',
      });
      const of = course(facts).filter(({ kind }) => kind === 'mechanics_lien' || kind === 'lien_suit');
      expect(of.length).toBeGreaterThan(0);
      for (const { required, explanation } of of) {
        if (withRight.includes(state)) expect(required).toBe(true);
        else {
          expect(required).not.toBe(true);
          expect(explanation).toMatch(/^(You (may )?have no lien here: |In Louisiana )/);
        }
      }
    },
  );

  // A claimant without a lien owes no notice for it, and has no suit on it.
  it.each(stateRules.map(({ state }) => state))('goes with all that leads to it: %s', (state) => {
    const customers = [{ hiringPartyRole: 'owner' }, byContractor, bySubcontractor, bySubSub, bySupplier] as const;
    const homes = [{ use: 'commercial' }, { use: 'residential', ownerOccupied: true, units: 1 }] as const;
    for (const claimantRole of claimantRoles) {
      for (const customer of customers) {
        for (const home of homes) {
          const all = course(factsOf({ state, claimantRole, ...customer, ...home, lienRecordedDate: '2026-07-15' }));
          // In Maine the lien of those whom the owner hired needs no filing.
          if (all.find(({ kind }) => kind === 'mechanics_lien')?.required !== false || state === 'ME') continue;
          const rest = all.filter(({ kind, required }) => !kind.startsWith('bond_') && required !== false);
          expect(rest.map(({ kind, explanation }) => `${kind}: ${explanation}`)).toEqual([]);
        }
      }
    }
  });

  it('leaves a claim on a private bond open', () => {
    const facts = { state: 'AR', claimantRole: 'design_professional', ...byContractor, paymentBond: true } as const;
    expect(entry('bond_suit', facts)).toMatchObject({ required: null });
    expect(entry('bond_suit', facts).explanation).toMatch(/^You may have no claim on the payment bond here: /);
  });

  it.each<[string, Partial<Facts>]>([
    ['DE', bySubcontractor],
    ['KS', bySubSub],
    ['CO', bySubSub],
    ['MN', bySubSub],
  ])('is doubted on the bond of public work where its reach is: %s', (state, customer) => {
    const suit = { state, sector: 'public', claimantRole: 'material_supplier' } as const;
    expect(entry('bond_suit', { ...suit, ...customer })).toMatchObject({ required: null });
    expect(entry('bond_suit', { ...suit, ...byContractor })).toMatchObject({ required: true });
  });

  it('is named with its condition while the facts do not decide', () => {
    const found = lien({ state: 'KS', claimantRole: 'material_supplier' });
    expect(found.required).toBe(true);
    expect(found.missing).toContain('hiringPartyRole');
    expect(found.explanation).toContain('. If your customer is a supplier, you have no lien: Kansas law');
    const designer = lien({ state: 'AR', claimantRole: 'design_professional', hiringPartyRole: null });
    expect(designer.missing).toContain('hiringPartyRole');
    expect(designer.explanation).toContain('If the owner did not hire you directly, you have no lien: ');
  });

  it('is not denied to others of the same state', () => {
    const hired: [Partial<Facts>, boolean | null][] = [
      [{ state: 'FL', claimantRole: 'material_supplier', ...bySubSub }, true],
      [{ state: 'FL', ...bySubcontractor }, true],
      [{ state: 'DE', claimantRole: 'material_supplier', ...byContractor }, true],
      [{ state: 'AR', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, true],
      [{ state: 'TN', claimantRole: 'design_professional', hiringPartyRole: 'owner' }, true],
      [{ state: 'NE', ...bySubcontractor }, true],
      [{ state: 'KS', ...bySubcontractor }, true],
      [{ state: 'IA', ...bySubcontractor }, true],
      [{ state: 'MN', ...bySubSub }, true],
      [
        { state: 'MO', ...byContractor, use: 'residential', ownerOccupied: true, units: 1, newConstruction: true },
        true,
      ],
    ];
    expect(hired.map(([facts]) => lien(facts).required)).toEqual(hired.map(([, required]) => required));
  });
});

describe('a designer or wage earner whom the owner hired', () => {
  const byOwner = [
    { claimantRole: 'design_professional', hiringPartyRole: 'owner' },
    { claimantRole: 'laborer', hiringPartyRole: 'public_entity' },
  ] as const;
  const all = stateRules.map(({ state }) => state);

  it.each(all)('has no claim on bonds and public funds, which protect those below the contractor: %s', (state) => {
    const claims = byOwner.flatMap((claimant) => [
      ...course(factsOf({ state, sector: 'public', ...claimant, lienRecordedDate: '2026-07-15' })),
      ...course(factsOf({ state, paymentBond: true, ...claimant })).filter(({ kind }) => kind.startsWith('bond_')),
    ]);
    expect(claims.filter(({ required }) => required !== false).map(({ explanation }) => explanation)).toEqual([]);
  });

  it('has no claim on federal work, and a designer of the contractor may have none', () => {
    for (const claimant of byOwner) expect(entry('bond_suit', { sector: 'federal', ...claimant }).required).toBe(false);
    const below = entry('bond_suit', { sector: 'federal', claimantRole: 'design_professional', ...byContractor });
    expect(below).toMatchObject({ required: null, date: '2027-05-20' });
    expect(below.explanation).toMatch(/^You may have no claim on the payment bond here: .*only for supervision/);
  });

  it('reads once, and not for each month, that no notice is due', () => {
    const notices = course(factsOf({ state: 'TN', ...byOwner[0] })).filter(({ kind }) => kind === 'preliminary_notice');
    expect(notices).toMatchObject([{ required: false, month: null }]);
  });
});

describe('the lien of a designer in Ohio', () => {
  const facts = {
    state: 'OH',
    claimantRole: 'design_professional',
    hiringPartyRole: 'owner',
    lienRecordedDate: '2025-12-01',
  } as const;

  it('has no last day, and says so', () => {
    const found = lien(facts);
    expect(found).toMatchObject({ required: true, date: null, safeDate: null, basis: 'no_last_day' });
    expect(found.explanation).toMatch(
      /^File the Affidavit for a Design Professional’s Lien as soon as you are not paid: the law sets no last day for it\. You have this lien only on commercial real estate, and only under a written contract/,
    );
  });

  it('ends without a suit within two years after the recording', () => {
    expect(entry('lien_suit', facts)).toMatchObject({ required: true, date: '2027-12-01' });
    expect(entry('service_after_filing', facts)).toMatchObject({ required: true, date: '2025-12-31' });
  });
});

describe('a condition of a right', () => {
  it('is not worded as one of a duty', () => {
    const all = stateRules.flatMap(({ state }) =>
      (['private', 'public'] as const).flatMap((sector) =>
        course(factsOf({ state, sector, ...byContractor, use: null, lienRecordedDate: '2026-07-15' })),
      ),
    );
    const rights: DeadlineKind[] = [
      'mechanics_lien',
      'lien_suit',
      'public_funds_lien',
      'public_funds_suit',
      'bond_suit',
    ];
    const wrong = all.filter(
      ({ kind, explanation }) => rights.includes(kind) && explanation.includes('It is required only if'),
    );
    expect(wrong.map(({ kind, explanation }) => `${kind}: ${explanation}`)).toEqual([]);
    expect(entry('bond_suit', { state: 'UT', ...byContractor }).explanation).toContain(
      'You have a claim on the payment bond only if a payment bond covers the project, which nothing entered here shows.',
    );
    expect(entry('bond_suit', { state: 'UT', ...byContractor, paymentBond: false })).toBeUndefined();
  });
});
