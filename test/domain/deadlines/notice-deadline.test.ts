import { describe, expect, it } from '@jest/globals';
import type { DeadlineFacts } from '../../../src/domain/deadlines/facts.js';
import { noticeDeadline } from '../../../src/domain/deadlines/notice-deadline.js';
import type { NoticeType, PartyRole } from '../../../src/domain/vocabulary.js';
import { deadlineFacts } from './deadline-facts.fixture.js';

const rule = (facts: Partial<DeadlineFacts> = {}, type: NoticeType = 'preliminary') =>
  noticeDeadline({ type, ...deadlineFacts(facts) });

describe('the deadline rule of a notice', () => {
  it('says in sentences what is due, under which statute, when and why', () => {
    expect(rule()).toEqual({
      required: true,
      basis: 'first_furnishing',
      days: 20,
      deadline: '2026-03-23',
      rollingLookbackDays: 20,
      explanation:
        'Under California law, a subcontractor hired by the general contractor on private work must serve the preliminary notice within 20 days after first furnishing. Counted from 2026-03-02, that is 2026-03-22, a Sunday, and moves to 2026-03-23 (Code Civ. Proc. 12, 12a). Recipients: owner (or reputed), direct contractor, construction lender. A late notice still covers the 20 days before it and all later work.',
      source: 'Cal. Civ. Code 8200, 8204(a)',
      verified: false,
    });
  });

  it('leaves a weekend date where the state has no rule that was read, and says so', () => {
    const given = rule({ state: 'LA', claimantRole: 'material_supplier', hiringPartyRole: 'subcontractor' });
    expect(given.explanation).toContain(
      '2026-06-14, a Sunday, and is not moved: the reference data contain no Louisiana rule for such days',
    );
  });

  it('does not move a notice by a weekend rule for filings only', () => {
    const late = { state: 'VA', lastFurnishingDate: '2026-05-20', firstFurnishingDate: '2026-03-05' };
    const given = rule({ ...late, use: 'residential', hasLienAgent: true });
    expect(given.deadline).toBeNull();
    expect(given.explanation).toContain('which is 2026-04-04');
    // 90 days after 31 May is Saturday 29 August: the lien is filed at an office and moves.
    expect(rule(late, 'lien').deadline).toBe('2026-08-31');
  });

  it('takes the stricter reading while nobody is recorded as having hired a supplier or lessor', () => {
    const unknown = rule({ state: 'TX', sector: 'public', claimantRole: 'material_supplier' });
    expect(unknown.deadline).toBe('2026-05-15');
    expect(unknown.explanation).toContain('Who hired the supplier is not recorded');
    const lessor = rule({ sector: 'public', claimantRole: 'equipment_lessor' });
    expect([lessor.required, lessor.deadline]).toEqual([true, '2026-03-23']);
    expect(rule({ claimantRole: 'material_supplier' }).explanation).not.toContain('stricter');
  });

  it('reads the tier from whoever hired the claimant', () => {
    const texas = { state: 'TX', sector: 'public', claimantRole: 'material_supplier' } as const;
    expect(rule({ ...texas, hiringPartyRole: 'general_contractor' }).deadline).toBe('2026-06-15');
    expect(rule({ ...texas, hiringPartyRole: 'subcontractor' }).deadline).toBe('2026-05-15');
    expect(rule({ ...texas, hiringPartyRole: 'public_entity' }).required).toBe(false);
    expect(rule({ ...texas, hiringPartyRole: 'surety' }).deadline).toBe('2026-05-15');
    expect(rule({ state: 'GA', hiringPartyRole: 'sub_subcontractor' }).deadline).toBe('2026-04-01');
    expect(rule({ state: 'GA', claimantRole: 'general_contractor', hiringPartyRole: 'subcontractor' }).required).toBe(
      true,
    );
  });

  it('reads the tier of whoever hired the claimant from who hired them, over the name of their role', () => {
    const texas = { state: 'TX', sector: 'public', claimantRole: 'material_supplier' } as const;
    const hired = (hiringPartyRole: PartyRole | null, hiringPartyHirerRole: PartyRole | null) =>
      rule({ ...texas, hiringPartyRole, hiringPartyHirerRole }).deadline;
    expect(hired('subcontractor', 'public_entity')).toBe('2026-06-15');
    expect(hired('subcontractor', 'general_contractor')).toBe('2026-05-15');
    expect(hired('general_contractor', 'construction_manager')).toBe('2026-05-15');
    expect(hired('general_contractor', 'lender')).toBe('2026-06-15');
    expect(hired(null, 'owner')).toBe('2026-05-15');
    expect(hired('owner', 'general_contractor')).toBeNull();
  });

  it('gives each month of furnishing its own date and takes the first', () => {
    expect(rule({ state: 'TX' }).explanation).toContain(
      'for 2026-03 it is 2026-06-15, for 2026-05 it is 2026-08-15, a Saturday, and moves to 2026-08-17 (Prop. Code 53.003(e)).',
    );
    expect(rule({ state: 'TX', lastFurnishingDate: '2026-03-30' }).explanation).not.toContain(', for 2026');
  });

  it('names the date that was not sent', () => {
    const first = rule({ firstFurnishingDate: null });
    expect([first.required, first.days, first.deadline]).toEqual([true, 20, null]);
    expect(first.explanation).toContain('until this is recorded: first_furnishing_date.');
    expect(rule({ state: 'MD', lastFurnishingDate: null }).explanation).toContain('last_furnishing_date');
  });

  it('counts from no placeholder date at the end of the calendar', () => {
    for (const state of ['TX', 'OR', 'OH', 'MD']) {
      const end = '9999-12-31';
      const facts = { state, firstFurnishingDate: end, lastFurnishingDate: end, noticeOfCommencementDate: end };
      expect(rule({ ...facts, claimantRole: 'material_supplier' }).deadline).toBeNull();
    }
    expect(rule({ state: 'TX', lastFurnishingDate: '9999-12-31' }).deadline).toBe('2026-06-15');
  });

  it('names the fact the service does not hold', () => {
    const laborer = rule({ state: 'MI', claimantRole: 'laborer' });
    expect([laborer.required, laborer.basis, laborer.days, laborer.deadline]).toEqual([true, 'wages_due', 30, null]);
    expect(laborer.explanation).toContain('the service does not record the date on which the wages fell due');
  });

  it('leaves the answer open, with the dates it may be, where a home decides', () => {
    for (const facts of [{ use: null }, { use: 'residential', ownerOccupied: true }, { use: 'mixed' }] as const) {
      const given = rule({ state: 'IN', ...facts });
      expect([given.required, given.basis, given.deadline]).toEqual([null, 'undetermined', null]);
      expect(given.explanation).toContain('is due within 30 days after first furnishing, which is 2026-04-01');
    }
    expect(rule({ state: 'IN', use: 'residential', ownerOccupied: false }).required).toBe(false);
  });

  it('keeps the ordinary rule and tells the variant while the use is not recorded', () => {
    const given = rule({ state: 'TX', use: null });
    expect(given.deadline).toBe('2026-06-15');
    expect(given.explanation).toContain(
      'If the project is residential, the preliminary notice is due by the 15th day of the 2nd month',
    );
  });

  it('shows a date with the condition that is not recorded', () => {
    const given = rule({ state: 'NC' });
    expect(given.deadline).toBe('2026-03-17');
    expect(given.explanation).toContain(
      'only if a lien agent was named for the project; the project’s records do not show',
    );
    expect(rule({ state: 'NC', hasLienAgent: true }).explanation).not.toContain('do not show');
  });

  it('marks a citation that was recalled and never looked up', () => {
    expect(rule({ state: 'NY' }, 'lien').source).toBe('N.Y. Lien Law 10 (citation not checked)');
  });

  it('gives liens and bond claims their last day', () => {
    expect(rule({}, 'lien')).toMatchObject({ basis: 'completion', days: 90, deadline: '2026-09-28' });
    expect(rule({ state: 'AK', sector: 'public', claimantRole: 'sub_subcontractor' }, 'bond_claim')).toMatchObject({
      basis: 'last_furnishing',
      days: 90,
      deadline: '2026-08-18',
    });
    expect(rule({ sector: 'federal', claimantRole: 'sub_subcontractor' }, 'bond_claim').deadline).toBe('2026-08-18');
    expect(rule({ sector: 'federal' }, 'bond_claim').required).toBe(false);
  });

  it.each([
    ['stop_payment', {}, 'stop payment notice'],
    ['lien', { sector: 'public' }, 'No lien attaches to public property'],
    ['bond_claim', {}, 'private work'],
    ['preliminary', { state: 'PR' }, 'no rules for PR'],
    ['lien', { state: 'PR' }, 'no rules for PR'],
  ] as const)('holds no rule for %s %j and says so', (type, facts, words) => {
    const given = rule(facts, type);
    expect([given.required, given.basis, given.deadline, given.source]).toEqual([null, 'unknown', null, null]);
    expect(given.explanation).toContain(words);
  });
});
