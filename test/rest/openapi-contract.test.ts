/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { bodies, generate, goldenPath } from '../support/records/golden-path.js';
import { bodyViolations, description, exampleIn, expectDescribed } from '../support/records/openapi.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const nowhere = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

describe('the answers of the service', () => {
  const world = shareWorld();
  const call = async (caller: Caller | null, method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await world.rest(caller, method, path, body, headers);
    expectDescribed(method, path, answer.status, answer.body);
    return answer;
  };

  it('match the description along the golden path, and so does every body sent', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const organization_id = path.organizationId;
    const created = {
      '/organizations': { ...bodies.contractor },
      '/divisions': { ...bodies.division, organization_id },
      '/contacts': { ...bodies.contact, organization_id, metadata: { desk: [1, 2] } },
      '/projects': { ...bodies.project, division_id: path.divisionId, notice_of_commencement: { instrument: '17' } },
      '/parties': { project_id: path.projectId, organization_id: path.ownerId, role: 'bank' },
      '/jobsites': { ...bodies.jobsite, project_id: path.projectId, latitude: 37.8, longitude: -122.3 },
      '/notices': { ...bodies.notice, project_id: path.projectId, organization_id },
      '/escalations': { ...bodies.escalation, project_id: path.projectId, organization_id, notice_id: path.noticeId },
    };
    for (const [collection, body] of Object.entries(created)) {
      expect(bodyViolations('POST', collection, body)).toBeUndefined();
      const one = `${collection}/${(await call(caller, 'POST', collection, body)).body.data.id}`;
      await call(caller, 'GET', one);
      await call(caller, 'PUT', one, {});
      await call(caller, 'PATCH', one, { metadata: { seen: true } });
      await call(caller, 'GET', `${collection}?per_page=1`);
      await call(caller, 'GET', `${collection}?per_page=1&page=2&is_active=1`);
      expect((await call(caller, 'DELETE', one)).body.message).toMatch(/deleted\.$/);
      const synced = await call(caller, 'GET', `${collection}?updated_since=2020-01-01T00:00:00Z`);
      expect(synced.body.data.some((record: Json) => 'deleted_at' in record)).toBe(true);
    }
    const document = await generate(world, caller, path.noticeId);
    expectDescribed('POST', '/documents/generate', 201, { data: document });
    await call(caller, 'GET', '/documents');
    await call(caller, 'GET', `/documents/${document.id}`);
    await call(caller, 'GET', `/documents/${document.id}/download`);
    await call(caller, 'POST', `/documents/${document.id}/revert`);
    await call(caller, 'POST', `/notices/${path.noticeId}/transition`, { status: 'void' });
    await call(caller, 'POST', `/escalations/${path.escalationId}/transition`, { status: 'sent' });
  });

  it('match the description when they are errors', async () => {
    const caller = await world.caller();
    const stranger = await world.caller();
    const { divisionId } = await goldenPath(world, stranger);
    const statuses = [
      await call(caller, 'POST', '/divisions', '{"name":'),
      await call(null, 'GET', '/divisions'),
      await call(caller, 'GET', `/divisions/${divisionId}`),
      await call(caller, 'GET', `/divisions/${nowhere}`),
      await call(caller, 'POST', '/divisions', JSON.stringify({ name: 'x'.repeat(2_000_000) })),
      await call(caller, 'POST', '/divisions', '<a/>', { 'content-type': 'text/xml' }),
      await call(caller, 'POST', '/divisions', { name: 7, state: 'ZZ' }),
      await call(caller, 'GET', '/divisions?is_active=maybe'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 401, 403, 404, 413, 415, 422, 422]);
  });

  it('refuse bodies that violate the description', async () => {
    const caller = await world.caller();
    const good = { ...bodies.division, organization_id: caller.organizationId };
    const bad: Record<string, unknown> = {
      name: 'x'.repeat(256),
      address_line_1: undefined,
      city: null,
      zip: 'ABC',
      state: 'Calif',
      email: 'not-an-address',
      organization_id: 'seven',
      metadata: [],
      is_active: 'perhaps',
    };
    for (const [field, value] of Object.entries(bad)) {
      const body = JSON.parse(JSON.stringify({ ...good, [field]: value }));
      expect(bodyViolations('POST', '/divisions', body)?.join()).toContain(field);
      const answer = await call(caller, 'POST', '/divisions', body);
      expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
        status: 422,
        fields: [field],
      });
    }
  });

  it('accept every example body, except for ids of other records', async () => {
    const examples = Object.entries<Json>(description.paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods)
        // The webhooks of outside parties are described by those parties.
        .filter(([, { requestBody, security }]) => requestBody && !security)
        .map(([method, operation]) => ({
          method: method.toUpperCase(),
          path: path
            .replace('/api/v1', '')
            .replace('{uuid}', nowhere)
            .replace('{entityType}/{entityId}', `notices/${nowhere}`)
            .replace('{key}', 'reference'),
          body: exampleIn(operation.requestBody.content['application/json']),
        })),
    );
    expect(examples.length).toBeGreaterThan(20);
    const caller = await world.caller();
    for (const { method, path, body } of examples) {
      const { status, body: answer } = await call(caller, method, path, body);
      // The ids in the examples belong to no record; nothing else may be wrong with them.
      const wrong = Object.keys(answer.errors ?? {}).filter((field) => !field.endsWith('_id'));
      expect({ method, path, status, wrong }).toEqual({ method, path, status, wrong: [] });
    }
  });

  it('answer with example entries of metadata that can be stored', async () => {
    const caller = await world.caller();
    const { get, put } = description.paths['/api/v1/{entityType}/{entityId}/meta/{key}'] as Json;
    for (const { responses } of [get, put]) {
      const { key, value, type } = (exampleIn(responses[200].content['application/json']) as Json).data;
      const { status } = await call(caller, 'PUT', `/notices/${nowhere}/meta/${key}`, { value, type });
      expect([value, type, status]).toEqual(['Net 30', 'string', 404]);
    }
  });
});
