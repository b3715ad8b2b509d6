import { describe, expect, it } from '@jest/globals';
import { datesCountedFrom, payloadFaults } from '../../src/domain/fulfillment-request/payload.js';
import type { ClaimantRole } from '../../src/domain/vocabulary.js';

type Project = NonNullable<Parameters<typeof payloadFaults>[0]['project']>;

const pathsOf = (project: Project, claimantRole: ClaimantRole | null = 'subcontractor') =>
  payloadFaults({ claimantRole, project }, {}).map(({ path }) => path);
const inState = (state: string, dates: Omit<Project, 'jobsite'> = {}) => pathsOf({ jobsite: { state }, ...dates });

describe('the dates of a payload', () => {
  it.each([
    ['CA', 'subcontractor', ['first_furnishing']],
    ['TX', 'material_supplier', ['first_furnishing']],
    ['MD', 'subcontractor', ['last_furnishing']],
    ['KY', 'laborer', ['last_furnishing']],
    // Only a variant of the rule counts from it.
    ['VA', 'subcontractor', ['first_furnishing']],
    ['NJ', 'subcontractor', ['last_furnishing']],
    // The ordinary rule counts from the last furnishing, whatever a variant does.
    ['IL', 'subcontractor', ['last_furnishing']],
    // Before payment, before the lien is filed, from the contract: no date of furnishing.
    ['MO', 'general_contractor', []],
    ['AL', 'subcontractor', []],
    ['MN', 'general_contractor', []],
    // No notice before a lien.
    ['CO', 'subcontractor', []],
    ['FL', 'laborer', []],
    // No rules are recorded.
    ['PR', 'subcontractor', []],
  ] as const)('are, in %s for a %s, those that the deadline counts from: %j', (state, role, dates) => {
    expect(datesCountedFrom(state, role)).toEqual(dates);
  });

  it('are required where the state counts the deadline from them', () => {
    expect(inState('CA')).toEqual(['project.first_furnishing_date']);
    expect(inState('CA', { firstFurnishingDate: '2026-01-20' })).toEqual([]);
    expect(inState('OK', { firstFurnishingDate: '2026-01-20' })).toEqual(['project.last_furnishing_date']);
    expect(inState('OK', { lastFurnishingDate: '2026-01-20' })).toEqual([]);
    expect(inState('CO')).toEqual([]);
  });

  it.each(['AK', 'NH'])('include the date of the contract in %s', (state) => {
    const dates = { firstFurnishingDate: '2026-01-20' };
    expect(inState(state, dates)).toEqual(['project.date_contract']);
    expect(inState(state, { ...dates, dateContract: '2025-12-01' })).toEqual([]);
  });

  it('are refused with the reason why they are required', () => {
    const [contract] = payloadFaults({ claimantRole: 'general_contractor', project: { jobsite: { state: 'NH' } } }, {});
    expect(contract!.sentence).toBe(
      'The payload.project.date contract field is required: the notice in New Hampshire states it.',
    );
    const [first] = payloadFaults({ claimantRole: 'subcontractor', project: { jobsite: { state: 'CA' } } }, {});
    expect(first!.sentence).toBe(
      'The payload.project.first furnishing date field is required: the notice deadline in California is counted from it.',
    );
  });

  it('are checked as far as the rest of the payload allows', () => {
    expect(pathsOf({ jobsite: { state: 'NH' } }, null)).toEqual(['project.date_contract']);
    expect(pathsOf({ jobsite: null })).toEqual([]);
    expect(payloadFaults({}, {})).toEqual([]);
  });

  it('must be in order', () => {
    const reversed = { firstFurnishingDate: '2026-02-01', lastFurnishingDate: '2026-01-31' };
    expect(inState('CA', reversed)).toEqual(['project.last_furnishing_date']);
    expect(pathsOf(reversed)).toEqual(['project.last_furnishing_date']);
    expect(inState('CA', { ...reversed, lastFurnishingDate: '2026-02-01' })).toEqual([]);
  });
});

describe('the claimant of a payload', () => {
  const refused = (payload: Record<string, unknown>) => payloadFaults({}, payload).map(({ path }) => path);

  it.each([
    [{ claimant_name: 'Other' }, ['claimant_name']],
    [{ Claimant_Email: 'a@b.example' }, ['Claimant_Email']],
    [{ project: { claimant_address_line_1: '1 A St' } }, ['project.claimant_address_line_1']],
    [{ project: { extra: { list: [{ claimant_phone: '1' }] } } }, ['project.extra.list.0.claimant_phone']],
    [{ parties: [{ claimant_license_number: '1' }] }, ['parties.0.claimant_license_number']],
    [{ claimant: { claimant_name: 'Other' } }, ['claimant.claimant_name']],
    [{ claimant: { name: 'Other', address: {} } }, ['claimant.name', 'claimant.address']],
    [{ claimant: 'Other' }, ['claimant']],
    [{ claimant: ['Other'] }, ['claimant']],
  ])('cannot be overridden with %j', (payload, paths) => {
    expect(refused(payload)).toEqual(paths);
  });

  it.each([
    [{ claimant_role: 'subcontractor', project: { claimant_role: 'laborer' } }],
    [{ claimant: { claimant_role: 'laborer', signatory_name: 'Ana Diaz', signature_date: '2026-01-01' } }],
    [{ claimant: { notary: { county: 'Alameda' }, notary_state: 'CA' } }],
    [{ claimant: null }],
    [{ claimants: 2, disclaimant_name: 'x' }],
  ])('does not conflict with the caller’s own fields in %j', (payload) => {
    expect(refused(payload)).toEqual([]);
  });
});
