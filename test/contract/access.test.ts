/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../src/rest/index.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';
import { bodyFor, createFixture, type Fixture, isByKey, pathFor } from './records.js';
import { snapshot } from './snapshot.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('every route refuses callers without access', () => {
  const world = shareWorld();
  let owner: Caller;
  let sandbox: Caller;
  let stranger: Caller;
  let fixture: Fixture;
  let tables: Record<string, string>;
  const badTokens: Record<string, string> = {};

  beforeAll(async () => {
    [owner, stranger] = [await world.caller(), await world.caller()];
    for (const caller of [owner, stranger]) await world.makeRoom(caller);
    sandbox = await world.sandboxOf(owner);
    fixture = await createFixture(world, owner);
    await createFixture(world, stranger);
    const [revoked, expired] = [await world.caller(), await world.caller()];
    await world.sql('update access_tokens set revoked_at = now() where id = $1', [revoked.tokenId]);
    await world.sql(`update access_tokens set expires_at = now() - interval '1 second' where id = $1`, [
      expired.tokenId,
    ]);
    Object.assign(badTokens, {
      none: '',
      'not a token': 'Bearer nonsense',
      'another scheme': `Basic ${owner.token}`,
      'no token': 'Bearer ',
      unknown: `Bearer cps_live_${'A'.repeat(32)}`,
      revoked: `Bearer ${revoked.token}`,
      expired: `Bearer ${expired.token}`,
    });
    tables = await snapshot(world);
  });

  describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (name, route) => {
    // Once for each route: a snapshot of every table costs more than the requests.
    afterAll(async () => {
      const now = await snapshot(world);
      expect(now).toEqual(tables);
    });
    const call = (caller: Caller, id?: string) =>
      world.rest(caller, route.method, pathFor(route, fixture, id), bodyFor(route, fixture));

    it(`${name} answers 401 without a good token`, async () => {
      for (const authorization of Object.values(badTokens)) {
        const answer = await world.rest(null, route.method, pathFor(route, fixture), bodyFor(route, fixture), {
          ...(authorization && { authorization }),
        });
        expect(answer.status).toBe(401);
        expect(answer.headers['www-authenticate']).toBe('Bearer');
        expect(answer.body).toEqual({
          message: 'Unauthenticated.',
          code: 'unauthenticated',
          request_id: answer.headers['x-request-id'],
          doc_url: expect.stringMatching(/^http.*\/docs\/errors\/unauthenticated$/),
        });
      }
    });

    // A key is of the caller's own account, so that it finds no record of another one (test/services/external-keys).
    if (!route.path.includes('{') || isByKey(route)) return;
    const parameter = route.path.includes('{uuid}') ? 'uuid' : 'entity_id';

    it(`${name} answers 404 for an unknown or invalid id`, async () => {
      const unknown = await call(owner, randomUUID());
      expect({ status: unknown.status, code: unknown.body.code }).toEqual({ status: 404, code: 'not_found' });
      expect(unknown.body.request_id).toMatch(uuid);
      for (const id of ['1', 'nonsense', `${fixture.projectId}0`, '%00', `${randomUUID()}%20`, '..%2f..']) {
        const answer = await call(owner, id);
        expect({ id, status: answer.status, errors: answer.body.errors }).toEqual({
          id,
          status: 404,
          errors: { [parameter]: [`The ${parameter.replace('_', ' ')} in the path must be a valid UUID.`] },
        });
      }
    });

    it(`${name} answers 403 for a stranger's record`, async () => {
      const answer = await call(stranger);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'forbidden' });
      expect(answer.body.message).toMatch(/belongs to another (organization|account)/);
    });

    it(`${name} answers 404 for a record of the other mode`, async () => {
      const answer = await call(sandbox);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 404, code: 'not_found' });
    });
  });

  for (const route of routes.filter(({ answer, path }) => answer === 'list' && !path.includes('{'))) {
    it(`${route.method} ${route.path} lists only rows of the caller's account and mode`, async () => {
      const live = await world.rest(owner, 'GET', route.path);
      expect(live.body.meta.total).toBeGreaterThan(0);
      const foreign = await world.rest(stranger, 'GET', route.path);
      const idsOf = (answer: typeof live) => answer.body.data.map(({ id }: { id: string }) => id);
      expect(idsOf(live).filter((id: string) => idsOf(foreign).includes(id))).toEqual([]);
      const other = await world.rest(sandbox, 'GET', route.path);
      // The caller's own organization is visible to both modes.
      expect(idsOf(other)).toEqual(route.path === '/organizations' ? [owner.organizationId] : []);
    });
  }
});
