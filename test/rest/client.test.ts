import { beforeAll, describe, expect, it } from '@jest/globals';
import { createRestClient, isDeleted } from '../../clients/rest/src/index.js';
import { bodies } from '../support/records/golden-path.js';
import { openWorld } from '../support/worlds/world.js';

describe('the generated REST client', () => {
  describe('against a service', () => {
    const world = openWorld();
    let baseUrl: string;
    beforeAll(async () => {
      baseUrl = await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    });

    it('creates, lists, updates and deletes over HTTP', async () => {
      const { token, organizationId } = await world.caller();
      const client = createRestClient({ baseUrl, token, organizationId });
      const body = { ...bodies.division, organization_id: organizationId };
      const params = { header: { 'Idempotency-Key': 'first' } };
      const created = await client.POST('/api/v1/divisions', { params, body });
      const again = await client.POST('/api/v1/divisions', { params, body });
      const division = created.data!.data;
      expect(again.data?.data.id).toBe(division.id);
      expect(again.response.headers.get('idempotent-replayed')).toBe('true');

      const path = { uuid: division.id };
      await client.PATCH('/api/v1/divisions/{uuid}', { params: { path }, body: { code: 'BAY' } });
      const shown = await client.GET('/api/v1/divisions/{uuid}', { params: { path } });
      expect(shown.data?.data).toMatchObject({ name: 'Bay Concrete Pumping', code: 'BAY' });
      const removed = await client.DELETE('/api/v1/divisions/{uuid}', { params: { path } });
      expect(removed.data?.message).toBe('Division deleted.');

      const query = { updated_since: '2020-01-01T00:00:00Z' };
      const list = await client.GET('/api/v1/divisions', { params: { query } });
      expect(list.data?.data.map(isDeleted)).toEqual([true]);
    });

    it('returns an error as the API does', async () => {
      const client = createRestClient({ baseUrl, token: 'cps_live_unknown' });
      const { data, error, response } = await client.GET('/api/v1/divisions');
      expect(data).toBeUndefined();
      expect(response.status).toBe(401);
      expect(error).toMatchObject({ code: 'unauthenticated', message: 'Unauthenticated.' });
    });
  });
});
