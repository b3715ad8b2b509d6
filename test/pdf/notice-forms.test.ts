import { describe, expect, it } from '@jest/globals';
import { affidavitStates } from '../../src/domain/preflight/notice.js';
import { noticeForm, noticeForms } from '../../src/pdf/assets/notice/index.js';

const sectors = ['private', 'public', 'federal'] as const;
const types = ['preliminary', 'stop_payment', 'lien', 'bond_claim'] as const;

describe('the wording of notice forms', () => {
  it('has exactly one form for every state, type, sector and day', () => {
    for (const state of ['CA', 'AZ', 'PR', '*']) {
      for (const noticeType of types) {
        for (const sector of sectors) {
          for (const noticeDate of ['2011-05-01', '2026-03-04', '2090-01-01']) {
            const form = noticeForm({ state, noticeType, sector, noticeDate });
            expect(form.noticeType).toBe(noticeType);
          }
        }
      }
    }
  });

  it.each([
    ['CA', 'private', '2026-03-04', 'ca-preliminary-private-2012'],
    ['CA', 'public', '2026-03-04', 'ca-preliminary-public-2012'],
    ['CA', 'federal', '2026-03-04', 'ca-preliminary-public-2012'],
    ['CA', 'private', '2012-06-30', 'generic-preliminary'],
    ['AZ', 'private', '2026-03-04', 'generic-preliminary'],
    ['AZ', 'federal', '2026-03-04', 'generic-preliminary-public'],
  ] as const)('takes for %s, %s work, on %s the form %s', (state, sector, noticeDate, formCode) => {
    expect(noticeForm({ state, noticeType: 'preliminary', sector, noticeDate }).formCode).toBe(formCode);
  });

  it('gives every wording a code of its own', () => {
    expect(new Set(noticeForms.map(({ formCode }) => formCode)).size).toBe(noticeForms.length);
  });

  it('has a proof of service for the states in which preflight asks for a signatory, and no other', () => {
    const states = noticeForms.filter(({ proofOfService }) => proofOfService).map(({ state }) => state);
    expect([...new Set(states)]).toEqual(affidavitStates);
  });

  it('carries the statement of the statute on private work in California, and no warning on public works', () => {
    const form = (sector: 'private' | 'public') =>
      noticeForm({ state: 'CA', noticeType: 'preliminary', sector, noticeDate: '2026-03-04' });
    expect(form('private').statement).toMatchObject({ heading: 'NOTICE TO PROPERTY OWNER', bold: true });
    expect(form('public').statement).toBeNull();
  });
});
