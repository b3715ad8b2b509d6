import { describe, expect, it } from '@jest/globals';
import { waiverTypes } from '../../src/domain/vocabulary.js';
import { formCode, legalForm } from '../../src/domain/waiver/forms.js';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { printedFormOf, printedForms, wordingHash } from '../../src/pdf/assets/forms.js';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';
import { waiverForms } from '../../src/pdf/assets/waiver/index.js';

describe('the table of all forms', () => {
  it('has each form once, and each has a wording of its own', () => {
    const codes = printedForms.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    // The applications share one wording, under two titles.
    const hashes = new Set(printedForms.map(({ sha256 }) => sha256));
    const twins = printedForms.filter(({ code }) => /^(g702|pay-application)/.test(code));
    expect(hashes.size).toBe(codes.length - twins.length / 2);
  });

  it('has the form of every template', () => {
    const templates = [
      ...noticeForms.map((form) => form.formCode),
      ...claimForms.map((form) => form.formCode),
      'ca-stop-owner-2012-bonded',
      ...waiverForms.map(({ code }) => code),
      ...waiverTypes.flatMap((type) =>
        ['CA', 'MA', 'MO', 'OH'].map((state) => formCode(legalForm(state, type, 'residential'), type)),
      ),
      ...['g702', 'g702-subcontract', 'g703', 'pay-application', 'pay-application-subcontract'],
    ];
    expect(templates.filter((template) => !printedFormOf(template))).toEqual([]);
    expect(printedFormOf('ca-stop-owner-2012-bonded')?.code).toBe('ca-stop-owner-2012');
    expect(printedFormOf('xx-lien')).toBeUndefined();
  });

  it('has the marks for counsel of every family', () => {
    const marksOf = (code: string) => printedFormOf(code)!.marks;
    expect(marksOf('oh-notice-of-furnishing-2007')).toEqual(['opening', 'statement']);
    expect(marksOf('az-lien')).toEqual(['the contents, and what is attached']);
    expect(marksOf('ma-partial')).toEqual(['the sentences below line 8']);
    expect(marksOf('ca-8132')).toEqual([]);
  });

  it.each([
    ['a word of it', { title: 'Notice of Lien' }, true],
    ['a sentence in it', { opening: ['We claim', 'a lien'] }, true],
    ['the order of its sentences', { opening: ['a lien.', 'We claim'] }, true],
    ['its first day', { effectiveFrom: '2026-01-01' }, true],
    ['a mark for counsel', { unconfirmed: ['the title'] }, false],
    ['its guidance', { guidance: ['Serve it by mail.'] }, false],
    ['its last day', { effectiveTo: '2026-01-01' }, false],
    ['nothing but the order of its members', { ...{ opening: ['We claim', 'a lien.'] }, title: 'Lien' }, false],
  ])('gives a form another hash, or not, for a change of %s', (_, change, isOther) => {
    const form = { effectiveFrom: '2012-07-01', title: 'Lien', opening: ['We claim', 'a lien.'] };
    expect(wordingHash({ ...change, ...form, ...change }) !== wordingHash(form)).toBe(isOther);
  });

  it('hashes all of a form, which is data and has no function', () => {
    const functions = (value: unknown): boolean =>
      typeof value === 'function' ||
      (typeof value === 'object' && value !== null && Object.values(value).some((inner) => functions(inner)));
    expect([...noticeForms, ...claimForms, ...waiverForms].filter(functions)).toEqual([]);
  });
});
