import { describe, expect, it } from '@jest/globals';
import { openLiveWorld } from '../../support/worlds/live-world.js';

describe('a condition on the root field of a subscription', () => {
  const live = openLiveWorld();
  const { world } = live;

  it.each([
    'subscription ($with: Boolean!) { events @include(if: $with) { id } }',
    'subscription ($with: Boolean!) { ...E @skip(if: $with) } fragment E on Subscription { events { id } }',
  ])('is refused if it has a variable, over HTTP and on a socket: %s', async (text) => {
    const caller = await world.caller();
    const { status, body } = await world.graphql(caller, text, { with: true });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    const [error] = await live.refused(caller, text, { with: true });
    expect(error!.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
