import { beforeAll, describe, expect, it } from '@jest/globals';
import createClient from 'openapi-fetch';
import type { paths } from '../../clients/rest/src/schema.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { recipient } from '../support/records/ordering.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

/**
 * A client set up as its own documentation says: types from the description, an address and a token, with nothing specific to
 * this service.
 */
describe('openapi-fetch with the types of the description', () => {
  const world = openWorld();
  let caller: Caller;
  let baseUrl: string;
  beforeAll(async () => {
    caller = await world.caller();
    baseUrl = (await world.app.start()).url;
  });

  it('creates, lists, makes a conditional change, and orders', async () => {
    const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${caller.token}` } });
    const { projectId } = await goldenPath(world, caller);
    const body = { ...bodies.notice, project_id: projectId, organization_id: caller.organizationId };
    const created = await client.POST('/api/v1/notices', { body });
    const notice = created.data!.data;
    expect([created.response.status, notice.status]).toEqual([201, 'draft']);
    const address = created.response.headers.get('location')!;
    expect(address).toBe(`${baseUrl.replace('127.0.0.1', 'localhost')}/api/v1/notices/${notice.id}`);

    const query = { project_id: projectId, status: 'draft' as const, per_page: 100 };
    const list = await client.GET('/api/v1/notices', { params: { query } });
    expect(list.response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(list.data!.data.map(({ id }) => id)).toContain(notice.id);

    const path = { uuid: notice.id };
    const shown = await client.GET('/api/v1/notices/{uuid}', { params: { path } });
    const tag = shown.response.headers.get('etag')!;
    const header = { 'If-Match': tag };
    const change = { params: { path, header }, body: { description: 'Concrete pumping' } };
    const changed = await client.PATCH('/api/v1/notices/{uuid}', change);
    expect(changed.data!.data.description).toBe('Concrete pumping');
    const late = await client.PATCH('/api/v1/notices/{uuid}', change);
    expect([late.response.status, late.data]).toEqual([412, undefined]);
    expect(late.error).toMatchObject({ code: 'precondition_failed' });

    const known = {
      'If-None-Match': (await fetch(address, { headers: { Authorization: `Bearer ${caller.token}` } })).headers.get(
        'etag',
      )!,
    };
    const same = await client.GET('/api/v1/notices/{uuid}', { params: { path, header: known }, parseAs: 'text' });
    expect([same.response.status, same.data]).toEqual([304, undefined]);

    const generated = await client.POST('/api/v1/documents/generate', {
      body: {
        documentable_type: 'notice',
        documentable_id: notice.id,
        type: 'notice',
        organization_id: caller.organizationId,
      },
    });
    expect([generated.response.status, generated.data?.data.status]).toEqual([201, 'completed']);
    const order = { params: { path, header: { 'Idempotency-Key': 'the order' } }, body: recipient };
    const ordered = await client.POST('/api/v1/notices/{uuid}/order', order);
    expect([ordered.response.status, ordered.data?.data]).toEqual([
      201,
      expect.objectContaining({ status: 'pending' }),
    ]);
    // One shape, whether there are one or several recipients: both lines compile and run.
    expect([ordered.data!.data.billing.amount_cents, ordered.data!.orders]).toEqual([1700, undefined]);
    const to = { name: 'Bay Bank', address_line_1: '1 Market St', city: 'Oakland', state: 'CA', zip: '94607' };
    const several = await client.POST('/api/v1/notices/{uuid}/order', {
      params: { path },
      body: { recipients: [to, { ...to, name: 'Sierra Bank' }] },
    });
    expect(several.data!.orders!.map(({ recipient: { name } }) => name)).toEqual(['Bay Bank', 'Sierra Bank']);
    expect(several.data!.data.id).toBe(several.data!.orders![0]!.id);
    const again = await client.POST('/api/v1/notices/{uuid}/order', order);
    expect(again.response.headers.get('idempotent-replayed')).toBe('true');
    expect(again.response.headers.get('location')).toBe(ordered.response.headers.get('location'));
  });
});
