/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLInputObjectType } from 'graphql';
import * as graphql from 'graphql';
import { planRoute } from '../../src/api/rest/plan.js';
import { largeBody } from '../../src/api/rest/route.js';
import { snake } from '../../src/domain/shared/casing.js';
import { routes } from '../../src/rest/index.js';
import { schema } from '../support/records/schema.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';
import { createFixture, type Fixture, pathFor } from './records.js';
import { expectNothingWritten } from './snapshot.js';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const { getNullableType, isNonNullType } = graphql;

describe('every route follows the rules of HTTP', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
  });

  for (const [path, rows] of Map.groupBy(routes, ({ path }) => path)) {
    const known: string[] = rows.map(({ method }) => method);
    const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');

    it(`${path} answers 405 with Allow to other methods, and lists its methods in the answer to OPTIONS`, async () => {
      await expectNothingWritten(world, async () => {
        for (const method of methods.filter((name) => !known.includes(name))) {
          const answer = await world.rest(
            caller,
            method,
            pathFor(rows[0]!, fixture),
            method === 'GET' ? undefined : {},
          );
          expect({ method, status: answer.status, code: answer.body.code, allow: answer.headers.allow }).toEqual({
            method,
            status: 405,
            code: 'method_not_allowed',
            allow,
          });
        }
        const options = await world.rest(null, 'OPTIONS', pathFor(rows[0]!, fixture));
        expect({ status: options.status, allow: options.headers.allow }).toEqual({ status: 204, allow });
        const preflight = await world.rest(null, 'OPTIONS', pathFor(rows[0]!, fixture), undefined, {
          origin: 'https://app.example.com',
          'access-control-request-method': known[0]!,
          'access-control-request-headers': 'authorization,idempotency-key',
        });
        expect(preflight.status).toBe(204);
        expect(preflight.headers['access-control-allow-origin']).toBe('*');
        expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
      });
    });
  }

  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    if (route.method === 'GET') {
      it(`${name} answers HEAD with the headers alone`, async () => {
        const [got, head] = [
          await world.rest(caller, 'GET', pathFor(route, fixture)),
          await world.rest(caller, 'HEAD', pathFor(route, fixture)),
        ];
        expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: '' });
        expect(head.headers['content-type']).toBe(got.headers['content-type']);
        expect(head.headers['x-ratelimit-limit']).toBe('1000');
      });
      continue;
    }

    it(`${name} answers 415, 413 and 400 to bodies it cannot read`, async () => {
      await expectNothingWritten(world, async () => {
        const send = (body: unknown, headers = {}) =>
          world.rest(caller, route.method, pathFor(route, fixture), body, headers);
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          ...(route.file ? [] : ['text/csv', 'multipart/form-data; boundary=x']),
          'application/xml',
        ]) {
          const answer = await send('name=x', { 'content-type': type });
          expect({ type, status: answer.status, code: answer.body.code }).toEqual({
            type,
            status: 415,
            code: 'unsupported_media_type',
          });
        }
        const large = await send(JSON.stringify({ name: 'x'.repeat(route.large ? largeBody : 1_048_576) }));
        expect({ status: large.status, code: large.body.code }).toEqual({ status: 413, code: 'body_too_large' });
        const malformed = await send('{"name": ');
        expect(malformed).toMatchObject({
          status: 400,
          body: { code: 'malformed_request', errors: { body: [expect.any(String)] } },
        });
      });
    });

    if (route.method === 'DELETE') continue;
    const plan = planRoute(schema, route);
    const input = getNullableType(plan.variables.input) as GraphQLInputObjectType | undefined;
    const required = Object.values(input?.getFields() ?? {})
      .filter(({ type, extensions: { rule } }) => {
        return isNonNullType(type) || rule?.required || rule?.requiredWithout || rule?.requiredAtHome;
      })
      .filter((field) => !plan.path.some(({ fills }) => fills === field.name))
      .map(({ name: field }) => snake(field));
    if (required.length === 0) continue;

    it(`${name} names every required field at once when the body is empty`, async () => {
      await expectNothingWritten(world, async () => {
        for (const body of [undefined, {}, Object.fromEntries(required.map((field) => [field, '  ']))]) {
          const answer = await world.rest(caller, route.method, pathFor(route, fixture), body);
          expect(answer.status).toBe(422);
          expect(answer.body.errors).toEqual(
            Object.fromEntries(
              required.map((field) => [field, [`The ${field.replaceAll('_', ' ')} field is required.`]]),
            ),
          );
          const more = required.length - 1;
          const rest = more === 0 ? '' : ` (and ${more} more ${more === 1 ? 'error' : 'errors'})`;
          expect(answer.body.message).toBe(`${answer.body.errors[required[0]!][0]}${rest}`);
          expect(answer.body.code).toBe('validation_failed');
        }
      });
    });
  }

  it('accepts JSON with a charset, and a Content-Type without a body', async () => {
    const typed = await world.rest(
      caller,
      'PUT',
      `/contacts/${fixture.contactId}`,
      { title: 'CFO' },
      { 'content-type': 'Application/JSON; charset=UTF-8' },
    );
    expect(typed.status).toBe(200);
    const listed = await world.rest(caller, 'GET', '/contacts', undefined, { 'content-type': 'application/json' });
    expect(listed.status).toBe(200);
    const bare = await world.rest(caller, 'PUT', `/contacts/${fixture.contactId}`, undefined, {
      'content-type': 'application/json',
    });
    expect(bare.status).toBe(200);
  });

  it('answers 404 in the same shape for an unknown path', async () => {
    for (const path of ['/nothing', '/divisions/x/y/z', '/documents//download']) {
      const answer = await world.rest(caller, 'GET', path);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', request_id: expect.any(String) } });
    }
    const endless = await world.rest(caller, 'GET', `/divisions/${'x'.repeat(300)}`);
    expect(endless).toMatchObject({ status: 404, body: { code: 'not_found', request_id: expect.any(String) } });
    const broken = await world.rest(caller, 'GET', '/divisions/%zz');
    expect(broken).toMatchObject({ status: 400, body: { code: 'malformed_request', request_id: expect.any(String) } });
    expect(broken.headers['x-request-id']).toBe(broken.body.request_id);
  });
});
