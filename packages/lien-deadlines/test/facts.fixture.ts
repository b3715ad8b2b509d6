import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, noFacts } from '../src/facts.js';

const usual: Partial<Facts> = JSON.parse(readFileSync(join(import.meta.dirname, '../vector-facts.json'), 'utf8'));

/** A subcontractor on commercial private work; furnishing began on Monday, 2 March 2026, and ended on 20 May. */
export function factsOf(overrides: Partial<Facts> = {}): Facts {
  return { ...noFacts('CA', 'subcontractor'), ...usual, ...overrides };
}
