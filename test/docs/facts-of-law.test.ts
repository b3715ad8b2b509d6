import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { deadlineKinds, decidingFacts, stateRules } from 'lien-deadlines';
import { missingFacts } from '../../src/domain/deadlines/missing-facts.js';

const page = readFileSync(new URL('../../docs/deadlines.md', import.meta.url), 'utf8');
const section = page.slice(
  page.indexOf('### Facts that only some states look at'),
  page.indexOf('## Project deadlines'),
);
const rows = [...section.matchAll(/^\| `(\w+)` \|[^|]*\|([^|]*)\|$/gm)].map(([, field, where]) => [
  field!,
  [...new Set(where!.match(/\b[A-Z]{2}\b/g))].sort(),
]);

/** The states in which any deadline can depend on the field. */
function statesOf(field: string): string[] {
  const depends = (state: string) =>
    (['private', 'public'] as const).some((sector) =>
      deadlineKinds.some((kind) =>
        (missingFacts(decidingFacts(kind, { state, sector })) as readonly string[]).includes(field),
      ),
    );
  return stateRules
    .map(({ state }) => state)
    .filter(depends)
    .sort();
}

describe('the table of facts that only some states look at', () => {
  it('has a row for each of them', () => {
    expect(rows).toHaveLength(14);
  });

  it.each(rows as [string, string[]][])('names the states of %s', (field, states) => {
    expect(states).toEqual(statesOf(field));
  });
});
