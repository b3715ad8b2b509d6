import { describe, expect, it } from '@jest/globals';
import { shareWorld } from '../support/world.js';

describe('a query with conditions', () => {
  const world = shareWorld();
  const root = 'fragment F on Query { x: __typename }';
  const nested = 'fragment F on CreditBalance { x: __typename }';

  it.each([
    ['that is used again', '{ ...F @skip(if: true) ...F }', root, { x: 'Query' }],
    ['that is used again outside a skipped fragment', '{ ... @skip(if: true) { ...F } ...F }', root, { x: 'Query' }],
    [
      'that is used again in a field that is selected twice',
      '{ creditBalance { ...F @skip(if: true) } creditBalance { ...F } }',
      nested,
      { creditBalance: { x: 'CreditBalance' } },
    ],
  ])('answers with a fragment %s', async (_, query, fragment, expected) => {
    const caller = await world.caller();
    const { body } = await world.graphql(caller, `${query} ${fragment}`);
    expect(body.data).toEqual(expected);
  });
});
