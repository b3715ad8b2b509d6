import { describe, expect, it } from '@jest/globals';
import { compact, toWords } from '../../../src/domain/search/fold.js';

describe('text folding', () => {
  it.each([
    ['N-260201-BAY001', ['n', '260201', 'bay001'], 'n260201bay001'],
    ['O’Brien & Söhne, GmbH', ['obrien', 'sohne', 'gmbh'], 'obriensohnegmbh'],
    ['ana@example.com', ['ana', 'example', 'com'], 'anaexamplecom'],
    ['again and again', ['again', 'and'], 'againandagain'],
    ['--- % ---', [], ''],
    ['x'.repeat(70), ['x'.repeat(64)], 'x'.repeat(64)],
  ])('splits %s into words', (text, words, whole) => {
    expect(toWords(text)).toEqual(words);
    expect(compact(text)).toBe(whole);
  });
});
