import { describe, expect, it } from '@jest/globals';
import { formatFacts } from '../../console/src/parts/format.js';

describe('the facts below a record that the search finds', () => {
  it('have dates and amounts in US form', () => {
    expect(formatFacts('CA · 2026-09-30 · 41400.00')).toBe('CA · 09/30/2026 · $41,400.00');
    expect(formatFacts('2026-10-31 · -1250.50')).toBe('10/31/2026 · -$1,250.50');
  });

  it('keep numbers and names that are neither', () => {
    for (const facts of ['CB-2188 · CA', 'Pay application 4 · Mission Bay Garage', '12.5 · 2026-09-30T10:00:00Z'])
      expect(formatFacts(facts)).toBe(facts);
  });
});
