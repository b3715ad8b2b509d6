import { describe, expect, it } from '@jest/globals';
import { shareWorld } from '../../support/worlds/world.js';

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

  // A variable with a default may be null, and the condition of a directive may not.
  it.each([
    ['at the root', 'query ($if: Boolean = true) { __typename contacts @include(if: $if) { totalCount } }'],
    ['below it', 'query ($if: Boolean = true) { contacts { totalCount nodes { id @skip(if: $if) } } }'],
    ['of a mutation', 'mutation ($if: Boolean = true) { __typename @skip(if: $if) }'],
  ])('refuses a condition that is null %s', async (_, query) => {
    const caller = await world.caller();
    const { status, body } = await world.graphql(caller, query, { if: null });
    expect(status).toBe(400);
    const message = 'Argument "if" of non-null type "Boolean!" must not be null.';
    expect(body.errors).toEqual([{ message, extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
  });
});
