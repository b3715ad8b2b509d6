import { describe, expect, it } from '@jest/globals';
import type { FormChoice } from '../../src/domain/notice/document/model.js';
import { affidavitStates } from '../../src/domain/notice/preflight/notice.js';
import { noticeForm, noticeForms } from '../../src/pdf/assets/notice/index.js';
import { stateName, stateNames } from '../../src/pdf/assets/state-names.js';

const choice = (state: string, overrides: Partial<FormChoice> = {}): FormChoice => ({
  state,
  sector: 'private',
  noticeDate: '2026-03-04',
  use: 'commercial',
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
    expect(named('CO')).toBeUndefined();
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
});
