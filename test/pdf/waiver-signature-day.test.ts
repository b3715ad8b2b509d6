import { describe, expect, it } from '@jest/globals';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import { filledBlanks } from '../../src/pdf/templates/waiver/filled.js';
import { waiverSignatureBlock } from '../../src/pdf/templates/waiver/signature.js';
import { waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { signature } from './waiver-signature.fixture.js';

describe('the date of a signature', () => {
  it.each([
    ['CA', '2026-12-05T01:30:00.000+00:00', 'December 4, 2026'],
    ['HI', '2026-12-05T09:59:00.000+00:00', 'December 4, 2026'],
    ['GU', '2026-12-04T14:00:00.000+00:00', 'December 5, 2026'],
    ['NY', '2026-12-05T05:00:00.000+00:00', 'December 5, 2026'],
  ])('is the day in the state of the waiver: in %s at %s', (state, signedAt, day) => {
    const model = {
      ...buildWaiverDocument(waiverFacts({ waiver: { state } })),
      signature: { ...signature(), signedAt },
    };
    expect(filledBlanks(model).date).toBe(day);
    expect(JSON.stringify(waiverSignatureBlock(model, null))).toContain(day);
  });
});
