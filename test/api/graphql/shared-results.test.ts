import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { compileOperation } from '../../../src/api/graphql/compile.js';
import { sharedText } from '../../../src/api/graphql/subscribe.js';
import { schema } from '../../support/records/schema.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller } from '../../support/worlds/world.js';

const operationOf = (text: string) => compileOperation(schema, graphql.parse(text), undefined);

describe('the results of a subscription', () => {
  const live = openLiveWorld();
  const { world } = live;
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  it.each([
    ['values of the event', 'subscription { events { __typename id cursor type occurredAt data } }', true],
    ['values in a fragment, renamed', 'subscription { events { ...E } } fragment E on Event { at: occurredAt }', true],
    ['the cursor of a notice event', 'subscription { noticeUpdated { cursor } }', true],
    ['deliveries, which are records', 'subscription { events { id deliveries { totalCount } } }', false],
    [
      'records in a fragment',
      'subscription { noticeUpdated { ...N } } fragment N on NoticeEvent { notice { id } }',
      false,
    ],
    ['a condition', 'subscription ($with: Boolean!) { events { id data @include(if: $with) } }', false],
    ['a query', '{ events { nodes { id } } }', false],
  ])('are shared, or not, by what they select: %s', (_, text, shared) => {
    expect(operationOf(text).shared).toBe(shared);
  });

  it('reach every subscriber under the id of its own subscription, and each operation has its own', async () => {
    const full = 'subscription { events(types: [CONTACT_CREATED]) { id type data } }';
    const short = 'subscription { events(types: [CONTACT_CREATED]) { type } }';
    const streams = [
      await live.subscribed(caller, full),
      await live.subscribed(caller, full),
      await live.subscribed(caller, short),
    ];
    const { body } = await world.rest(caller, 'POST', '/contacts', {
      organization_id: caller.organizationId,
      first_name: 'Ana',
      last_name: 'Diaz',
    });
    for (const stream of streams) await stream.count(1);
    const all = { id: expect.any(String), type: 'CONTACT_CREATED', data: { object: body.data } };
    expect(streams.map(({ values }) => values[0])).toEqual([all, all, { type: 'CONTACT_CREATED' }]);
  });

  it('are computed once for each event and operation', async () => {
    const [event, other] = [{}, {}];
    const operation = operationOf('subscription { events { id } }');
    let runs = 0;
    const run = async () => ({ data: { run: (runs += 1) } });
    const first = '{"data":{"run":1}}';
    expect(await Promise.all([sharedText(event, operation, run), sharedText(event, operation, run)])).toEqual([
      first,
      first,
    ]);
    expect(sharedText(event, operation, run)).toBe(first);
    expect(await sharedText(other, operation, run)).toBe('{"data":{"run":2}}');
    expect(await sharedText(event, operationOf('subscription { events { type } }'), run)).toBe('{"data":{"run":3}}');
  });

  it('are computed by each subscriber if the first one may not receive them, or if they have errors', async () => {
    const [event, other] = [{}, {}];
    const operation = operationOf('subscription { events { id } }');
    const refused = sharedText(event, operation, async () => {
      throw new Error('The token was revoked.');
    });
    const waiting = sharedText(event, operation, async () => ({ data: {} }));
    await expect(refused).rejects.toThrow('The token was revoked.');
    expect(await waiting).toBeUndefined();
    expect(await sharedText(event, operation, async () => ({ data: {} }))).toBe('{"data":{}}');
    const failed = async () => ({ data: null, errors: [new Error('no')] }) as never;
    expect(await sharedText(other, operation, failed)).toBeUndefined();
    expect(await sharedText(other, operation, failed)).toBeUndefined();
  });
});
