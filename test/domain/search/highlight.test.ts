import { describe, expect, it } from '@jest/globals';
import { distance, errorsAllowed } from '../../../src/domain/search/corrections.js';
import { toWords } from '../../../src/domain/search/fold.js';
import { highlights } from '../../../src/domain/search/highlight.js';

const terms = (query: string) => toWords(query).map((word) => ({ word, corrections: [] }));
const marked = (texts: string[], query: string) => highlights(texts, query, terms(query));

describe('highlights', () => {
  it('mark the whole word that begins like the query', () => {
    expect(marked(['Sunset Tower'], 'sun')).toEqual(['<mark>Sunset</mark> Tower']);
    expect(marked(['Midsun Tower'], 'sun')).toEqual([]);
  });

  it('mark words with accents, composed or not, and apostrophes', () => {
    expect(marked(['Café O’Brien'], 'cafe obrien')).toEqual(['<mark>Café</mark> <mark>O’Brien</mark>']);
    expect(marked(['Cafe\u0301 x'], 'café')).toEqual(['<mark>Cafe\u0301</mark> x']);
  });

  it('mark the correction of a misspelled word', () => {
    expect(highlights(['Sunset Tower'], 'sunest', [{ word: 'sunest', corrections: ['sunset'] }])).toEqual([
      '<mark>Sunset</mark> Tower',
    ]);
  });

  it('mark a whole number even if it is written differently', () => {
    expect(marked(['N-260201-BAY001'], 'n260201bay001')).toEqual(['<mark>N-260201-BAY001</mark>']);
  });

  it('are at most three, without duplicates and without text that does not match', () => {
    expect(marked(['a 1', 'a 1', 'b', 'a 2', 'a 3', 'a 4'], 'a')).toEqual([
      '<mark>a</mark> 1',
      '<mark>a</mark> 2',
      '<mark>a</mark> 3',
    ]);
  });

  it('split no character where there is no blank', () => {
    for (const shift of ['', 'x']) {
      const [passage] = marked([`${shift}${'😀'.repeat(200)} needle ${shift}${'😀'.repeat(200)}`], 'needle');
      expect(passage).toContain('<mark>needle</mark>');
      expect(passage!.isWellFormed()).toBe(true);
    }
  });

  it('shorten long texts between words and keep a very long word whole', () => {
    const [passage] = marked([`${'word '.repeat(100)}needle${' word'.repeat(100)}`], 'needle');
    expect(passage).toMatch(/^…word .*<mark>needle<\/mark> .*word…$/);
    expect(marked([`${'x'.repeat(400)} y`], 'xxx')).toEqual([`<mark>${'x'.repeat(400)}</mark>…`]);
  });

  it('escape every HTML special character', () => {
    expect(marked([`<i> & " ' sun`], 'sun')).toEqual(['&lt;i&gt; &amp; &quot; &#39; <mark>sun</mark>']);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['tower', 'tower', 0],
    ['twoer', 'tower', 1],
    ['towr', 'tower', 1],
    ['towwer', 'tower', 1],
    ['tawer', 'tower', 1],
    ['towre', 'towers', 2],
    ['prelimnray', 'preliminary', 2],
    ['tower', 'bridge', 3],
    ['a', 'abcd', 3],
  ])('is, from %s to %s, %d', (from, to, steps) => {
    expect(distance(from, to, 2)).toBe(steps);
    expect(distance(to, from, 2)).toBe(steps);
  });

  it('can be larger for longer words', () => {
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
  });
});
