import { describe, expect, it } from '@jest/globals';
import { listNames } from '../../src/domain/shared/list-names.js';
import { claimDefinition } from '../../src/pdf/templates/claim/claim.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob } from './claim-jobs.js';
import { definitionTexts } from './definition-text.js';

describe('several names in a sentence', () => {
  it.each([
    [['Ann Lee'], 'Ann Lee'],
    [['Ann Lee', 'Acme, Inc.'], 'Ann Lee and Acme, Inc.'],
    [['Ann Lee', 'Ben Lee', 'Cy Lee'], 'Ann Lee, Ben Lee, and Cy Lee'],
    [['Ann Lee', 'Acme, Inc.', 'Cy Lee'], 'Ann Lee; Acme, Inc.; and Cy Lee'],
  ])('are a list: %j', (names, listed) => {
    expect(listNames(names)).toBe(listed);
  });

  it('are a list in a lien', () => {
    const owners = ['Ann Lee', 'Acme, Inc.', 'Cy Lee'].map((name, index) => party('owner', name, { id: `o${index}` }));
    const parties = [...defaultParties().filter(({ role }) => role !== 'owner'), ...owners];
    const job = claimJob('mechanics_lien', claimFacts({ claim: { state: 'WV' }, parties }));
    const text = definitionTexts(claimDefinition(job)).join('\n');
    expect(text).toContain('Ann Lee; Acme, Inc.; and Cy Lee');
    expect(text).not.toContain(' and Acme, Inc. and ');
  });
});
