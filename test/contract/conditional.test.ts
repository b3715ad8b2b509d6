/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { planRoute } from '../../src/api/rest/plan.js';
import { routes } from '../../src/rest/index.js';
import { schema } from '../support/records/schema.js';
import { type Answer, type Json, shareWorld } from '../support/worlds/world.js';
import { fixturesOf } from './fixtures.js';
import { bodyFor, collectionOf, isByKey, pathFor, sampleOf } from './records.js';
import { expectNothingWritten } from './snapshot.js';

/** Every change of a record can be made conditional on its tag, and every route checks it. */
describe('every route that changes a record', () => {
  const world = shareWorld();
  const fixtureFor = fixturesOf(world);
  const changing = routes.filter((route) => planRoute(schema, route).target);

  it('is a PUT, PATCH, DELETE, or a verb of a record', () => {
    const others = routes
      .filter((route) => route.method !== 'GET' && !changing.includes(route))
      .filter(({ path }) => path.split('/').length > 2)
      .map(({ method, path }) => `${method} ${path}`);
    expect(others.sort()).toEqual(
      [
        'POST /billing/cancel',
        'POST /billing/subscribe',
        'POST /credits/price',
        'POST /credits/purchase',
        'POST /documents/generate',
        'POST /sandbox/clock',
        'POST /sandbox/reset',
        'POST /sovs/import-csv',
        ...routes.filter(isByKey).map(({ method, path }) => `${method} ${path}`),
      ].sort(),
    );
  });

  for (const route of changing) {
    const { method, path: template } = route;
    const { target } = planRoute(schema, route);
    it(`${method} ${template} changes nothing with a tag that is not the record’s, and succeeds with the record’s tag`, async () => {
      const { caller, fixture } = await fixtureFor(route);
      const deeper = template.split('/').length - target!.route.path.split('/').length;
      const id = method === 'DELETE' && deeper === 0 && sampleOf(route).create ? await leaf() : undefined;
      const path = pathFor(route, fixture, id);
      const of = deeper === 0 ? path : path.split('/').slice(0, -deeper).join('/');
      const send = (tag: string) => world.rest(caller, method, path, bodyFor(route, fixture), { 'if-match': tag });
      const tagOf = async (address: string) => (await world.rest(caller, 'GET', address)).headers.etag;
      if (method === 'PUT' && template.endsWith('/{key}')) await world.rest(caller, method, path, { value: 1 });
      await expectNothingWritten(world, async () => {
        const refused = await send('"something else"');
        expect(refused).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
        expect(refused.headers.etag).toBeUndefined();
      });
      const tag = await tagOf(of);
      expect(tag).toMatch(/^"[\w-]{22}"$/);
      const made = await send(tag!);
      expect([made.status, made.text]).toEqual([expect.any(Number), expect.not.stringContaining('"request_id"')]);
      expect(made.status).toBeLessThan(300);
      await expectTagged(made, of);

      async function leaf(): Promise<string> {
        const answer = await world.rest(caller, 'POST', collectionOf(route), sampleOf(route).create!(fixture));
        return answer.body.data.id;
      }

      async function expectTagged({ headers }: Answer<Json>, changed: string): Promise<void> {
        if (!planRoute(schema, route).tagged) return expect(headers.etag).toBeUndefined();
        const at = headers.location ? new URL(headers.location).pathname.replace('/api/v1', '') : changed;
        expect(headers.etag).toBe(await tagOf(at));
        if (method === 'POST' && !headers.location) expect(headers['content-location']).toBe(`/api/v1${changed}`);
      }
    });
  }

  for (const route of routes.filter((one) => one.answer === 'created' && planRoute(schema, one).tagged)) {
    if (changing.includes(route)) continue;
    it(`${route.method} ${route.path} returns the tag under which the new record is read`, async () => {
      const { caller, fixture } = await fixtureFor(route);
      const made = await world.rest(caller, 'POST', pathFor(route, fixture), bodyFor(route, fixture));
      expect([made.status, made.headers.etag]).toEqual([201, expect.stringMatching(/^"[\w-]{22}"$/)]);
      const shown = await world.rest(caller, 'GET', new URL(made.headers.location!).pathname.replace('/api/v1', ''));
      expect([shown.headers.etag, shown.text]).toEqual([made.headers.etag, made.text]);
    });
  }

  it('PATCH and creation return a tag, except for data that is shown once', () => {
    const untagged = routes
      .filter(({ method, answer }) => method === 'PATCH' || answer === 'created')
      .filter((route) => !planRoute(schema, route).tagged)
      .map(({ method, path }) => `${method} ${path}`);
    expect(untagged).toEqual([
      'POST /sovs/import-csv',
      'POST /pay-applications/{uuid}/payments',
      'POST /pay-applications/{uuid}/comments',
      'POST /pay-applications/{uuid}/email-invitations',
      'PATCH /pay-applications/{uuid}/payments/{paymentId}',
      'POST /webhooks',
    ]);
  });
});
