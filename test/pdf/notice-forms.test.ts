import { describe, expect, it } from '@jest/globals';
import type { FormChoice } from '../../src/domain/notice/document/model.js';
import { affidavitStates } from '../../src/domain/notice/preflight/notice.js';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';
import { dependsOn, noticeForm } from '../../src/pdf/assets/notice-form.js';
import { stateName, stateNames } from '../../src/pdf/assets/state-names.js';

const choice = (state: string, overrides: Partial<FormChoice> = {}): FormChoice => ({
  state,
  sector: 'private',
  noticeDate: '2026-03-04',
  use: 'commercial',
  ownerOccupied: null,
  units: null,
  newConstruction: null,
  direct: false,
  claimantRole: 'subcontractor',
  claimedFor: 'labor_or_materials',
  ...overrides,
});

describe('notice forms', () => {
  it('include one for every state, sector and day', () => {
    for (const state of Object.keys(stateNames)) {
      for (const sector of ['private', 'public', 'federal'] as const) {
        for (const noticeDate of ['0001-01-01', '1999-05-01', '2026-03-04', '2090-01-01']) {
          const form = noticeForm(choice(state, { sector, noticeDate }));
          expect([state, '*']).toContain(form.state);
          expect(form.work).toBe(sector === 'private' ? 'private' : 'public');
        }
      }
    }
  });

  it.each<[string, Partial<FormChoice>, string]>([
    ['AZ', {}, 'az-preliminary-twenty-day'],
    ['AK', {}, 'ak-notice-of-right-to-lien'],
    ['AK', { direct: true }, 'ak-notice-of-right-to-lien'],
    ['AK', { sector: 'public' }, 'generic-preliminary-public'],
    ['AR', {}, 'ar-notice-to-owner-and-contractor'],
    ['AR', { direct: true }, 'generic-preliminary'],
    ['AR', { sector: 'public' }, 'generic-preliminary-public'],
    ['AR', { use: 'residential', direct: true }, 'ar-notice-to-owner'],
    ['AR', { use: 'residential', units: 4 }, 'ar-notice-to-owner'],
    ['AR', { use: 'residential', units: 5 }, 'ar-notice-to-owner-and-contractor'],
    ['IA', {}, 'ia-notice-to-contractor-2013'],
    ['IA', { direct: true }, 'generic-preliminary'],
    ['IA', { sector: 'public' }, 'generic-preliminary-public'],
    ['IA', { use: 'residential' }, 'ia-preliminary-notice-2013'],
    ['IA', { use: 'residential', direct: true }, 'ia-notice-of-commencement-2013'],
    ['IA', { use: 'residential', units: 3 }, 'ia-notice-to-contractor-2013'],
    ['IA', { use: 'residential', noticeDate: '2012-12-31' }, 'generic-preliminary'],
    ['IL', {}, 'il-subcontractor-notice'],
    ['IL', { direct: true }, 'generic-preliminary'],
    ['IL', { ownerOccupied: true }, 'il-notice-to-occupant'],
    ['IL', { ownerOccupied: true, units: 2 }, 'il-subcontractor-notice'],
    ['IL', { ownerOccupied: true, newConstruction: true }, 'il-subcontractor-notice'],
    ['IL', { ownerOccupied: true, direct: true }, 'generic-preliminary'],
    ['IN', {}, 'generic-preliminary'],
    ['IN', { ownerOccupied: true, newConstruction: true }, 'in-notice-of-lien-rights'],
    ['IN', { ownerOccupied: true, units: 2 }, 'in-notice-of-lien-rights'],
    ['IN', { ownerOccupied: true, units: 3 }, 'generic-preliminary'],
    ['KS', {}, 'generic-preliminary'],
    ['KS', { use: 'residential' }, 'ks-warning-statement'],
    ['KS', { use: 'residential', direct: true }, 'generic-preliminary'],
    ['KS', { use: 'residential', newConstruction: true }, 'ks-notice-of-intent-to-perform'],
    ['KS', { use: 'residential', newConstruction: true, direct: true }, 'ks-notice-of-intent-to-perform'],
    ['KS', { use: 'residential', newConstruction: true, ownerOccupied: true }, 'ks-warning-statement'],
    ['KS', { use: 'residential', newConstruction: true, units: 3 }, 'ks-warning-statement'],
    ['KY', {}, 'ky-notice-to-owner'],
    ['KY', { direct: true }, 'generic-preliminary'],
    ['MN', {}, 'mn-subcontractor-notice'],
    ['MN', { direct: true }, 'mn-contractor-notice'],
    ['MO', {}, 'generic-preliminary'],
    ['MO', { direct: true }, 'mo-notice-to-owner'],
    ['MO', { direct: true, sector: 'public' }, 'generic-preliminary-public'],
    ['NM', {}, 'nm-right-to-claim-lien'],
    ['NM', { direct: true }, 'generic-preliminary'],
    ['NM', { sector: 'public' }, 'generic-preliminary-public'],
    ['OK', {}, 'ok-pre-lien-notice'],
    ['OK', { direct: true }, 'generic-preliminary'],
    ['OK', { sector: 'public' }, 'generic-preliminary-public'],
    ['RI', {}, 'generic-preliminary'],
    ['RI', { direct: true }, 'ri-possible-lien'],
    ['RI', { direct: true, claimantRole: 'material_supplier' }, 'generic-preliminary'],
    ['WI', {}, 'generic-preliminary'],
    ['WI', { use: 'residential' }, 'wi-subcontractor-notice'],
    ['WI', { use: 'residential', direct: true }, 'wi-contractor-notice'],
    ['WI', { use: 'residential', units: 5 }, 'generic-preliminary'],
    ['AZ', { sector: 'federal' }, 'generic-preliminary-public'],
    ['CA', {}, 'ca-preliminary-private-2012'],
    ['CA', { sector: 'public' }, 'ca-preliminary-public-2012'],
    ['CA', { sector: 'federal' }, 'ca-preliminary-public-2012'],
    ['CA', { noticeDate: '2012-06-30' }, 'generic-preliminary'],
    ['CO', {}, 'generic-preliminary'],
    ['FL', {}, 'fl-notice-to-owner'],
    ['GA', {}, 'ga-notice-to-contractor'],
    ['GA', { sector: 'public' }, 'ga-notice-to-contractor-public'],
    ['GA', { sector: 'federal' }, 'generic-preliminary-public'],
    ['LA', {}, 'la-notice-of-nonpayment-2020'],
    ['LA', { claimantRole: 'equipment_lessor' }, 'la-notice-of-lease-2020'],
    ['LA', { noticeDate: '2019-12-31' }, 'generic-preliminary'],
    ['MI', {}, 'mi-notice-of-furnishing-1982'],
    ['MS', {}, 'ms-notice-to-contractor-2014'],
    ['NC', {}, 'nc-notice-to-lien-agent-2013'],
    ['NV', {}, 'nv-right-to-lien'],
    ['OH', {}, 'oh-notice-of-furnishing-2007'],
    ['OR', {}, 'or-right-to-lien'],
    ['TN', {}, 'tn-notice-of-nonpayment'],
    ['TX', {}, 'tx-unpaid-labor-or-materials-2022'],
    ['TX', { claimedFor: 'retainage' }, 'tx-unpaid-retainage-2022'],
    ['TX', { noticeDate: '2021-12-31' }, 'generic-preliminary'],
    ['UT', {}, 'ut-preliminary-filing-2012'],
    ['VA', {}, 'generic-preliminary'],
    ['VA', { use: 'residential' }, 'va-notice-to-lien-agent'],
    ['WA', {}, 'wa-notice-to-owner-1992'],
    ['WY', {}, 'wy-notice-to-owner-2011'],
  ])('match %s with %j to the form %s', (state, overrides, formCode) => {
    expect(noticeForm(choice(state, overrides)).formCode).toBe(formCode);
  });

  it('call the contractor of the owner what the law of the state does', () => {
    const named = (state: string, overrides: Partial<FormChoice> = {}) =>
      noticeForm(choice(state, overrides)).captions.general_contractor;
    expect(named('WI')).toBe('Prime Contractor');
    expect(named('TX', { noticeDate: '2021-12-31' })).toBe('Original Contractor');
    expect(named('TX')).toBe('Original Contractor');
    expect(named('CO')).toBe('Principal Contractor');
    expect(named('KS')).toBeUndefined();
    expect(named('WI', { sector: 'federal' })).toBeUndefined();
  });

  it('have unique codes, and a statute for every state form', () => {
    expect(new Set(noticeForms.map(({ formCode }) => formCode)).size).toBe(noticeForms.length);
    for (const { state, statute, formCode } of noticeForms.filter(({ state }) => state !== '*')) {
      expect({ formCode, statute }).toEqual({ formCode, statute: expect.stringMatching(/\d/) });
      expect(stateName(state)).not.toBe(state);
    }
  });

  it('have a proof of service exactly for the states in which preflight requires a signatory', () => {
    const states = noticeForms.filter(({ proofOfService }) => proofOfService).map(({ state }) => state);
    expect([...new Set(states)]).toEqual(affidavitStates);
  });

  it('have the statutory statement for private work in California, and no warning for public works', () => {
    expect(noticeForm(choice('CA')).statement).toMatchObject({ heading: 'NOTICE TO PROPERTY OWNER', bold: true });
    expect(noticeForm(choice('CA', { sector: 'public' })).statement).toBeNull();
  });

  it('say which facts that are not recorded may require another form', () => {
    const asked = (state: string, overrides: Partial<FormChoice> = {}) =>
      dependsOn(choice(state, overrides)).map(({ message }) => message);
    const residential = { use: 'residential' };
    expect(asked('IL', residential)).toEqual([
      'The project does not record whether the owner lives there, which may require the "Notice to Owner by Subcontractor" (770 ILCS 60/21(c)) instead: enter it on the project.',
    ]);
    expect(asked('IL', { ...residential, ownerOccupied: false })).toEqual([]);
    expect(asked('IL')).toEqual([]);
    expect(asked('AR', residential)[0]).toMatch(
      /how many homes .* "Notice to Owner and Contractor" .* enter it on the project/,
    );
    expect(asked('AR', { use: null })[0]).toMatch(/what it is for.* "Notice to Owner" \(Ark\. Code § 18-44-115\(a\)\)/);
    expect(asked('KS', residential)[0]).toMatch(
      /new construction.* "Notice of Intent to Perform" \(K\.S\.A\. 60-1103b\)/,
    );
    expect(asked('CA', { use: null })).toEqual([]);
  });
});
