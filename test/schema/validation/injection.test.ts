/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLInputObjectType } from 'graphql';
import * as graphql from 'graphql';
import { attachment } from '../../../src/api/rest/handle.js';
import { planRoute } from '../../../src/api/rest/plan.js';
import { snake } from '../../../src/domain/shared/casing.js';
import { routes } from '../../../src/rest/index.js';
import { bodyFor, createFixture, type Fixture, pathFor } from '../../contract/records.js';
import { snapshot } from '../../contract/snapshot.js';
import { readPdf } from '../../pdf/pdf-text.js';
import { unpacked } from '../../pdf/unpacked.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const { getNamedType } = graphql;

/** Each of these would reveal everything, or do harm, if it became part of a statement. */
const statements = [`' or '1'='1`, `x'; drop table contacts; --`, `\\'; select pg_sleep(10); --`, '$1', '%', '_'];

describe('input is data', () => {
  const world = openWorld();
  let caller: Caller;
  let fixture: Fixture;
  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
  });

  it('is never part of a statement, in any filter, search, order or page of any list, in both APIs', async () => {
    const before = await snapshot(world);
    const odd: unknown[] = [];
    // The request log finds the requests of this test, which contain the texts.
    for (const route of routes.filter(({ answer, path }) => answer === 'list' && path !== '/requests')) {
      const { variables } = planRoute(schema, route);
      const fields = Object.keys((getNamedType(variables.filter) as GraphQLInputObjectType).getFields());
      for (const name of [...fields.map(snake), 'page', 'per_page', 'sort', 'order_by']) {
        const isText = ['search', 'external_id'].includes(name);
        for (const text of isText ? statements : statements.slice(0, 1)) {
          const query = new URLSearchParams({ [name]: text });
          const { status, body } = await world.rest(caller, 'GET', `${pathFor(route, fixture)}?${query}`);
          const isFound = isText && status === 200 && body.meta.total > 0;
          if (![200, 422].includes(status) || isFound) odd.push([route.path, name, text, status, body.meta?.total]);
        }
      }
    }
    expect(odd).toEqual([]);
    for (const [name, field] of Object.entries(schema.getQueryType()!.getFields())) {
      if (!field.args.some((arg) => arg.name === 'orderBy')) continue;
      const forged = Buffer.from(JSON.stringify(['CREATED_AT', statements[0], fixture.projectId])).toString(
        'base64url',
      );
      for (const args of [
        `after: "${forged}"`,
        'orderBy: { field: name, direction: DESC }',
        `orderBy: { field: "id; drop table contacts", direction: DESC }`,
      ]) {
        const { body } = await world.graphql(caller, `{ ${name}(${args}) { totalCount } }`);
        expect([name, args, body.errors?.[0].extensions.status < 500]).toEqual([name, args, true]);
      }
    }
    // Search ignores special characters; only a number remains of this one.
    for (const text of statements.filter((one) => one !== '$1')) {
      const { status, body } = await world.rest(caller, 'GET', `/search?${new URLSearchParams({ q: text })}`);
      expect([text, status, Object.values<number>(body.meta?.counts ?? {}).reduce((sum, n) => sum + n, 0)]).toEqual([
        text,
        200,
        0,
      ]);
    }
    expect(await snapshot(world)).toEqual(before);
  });

  it('is stored unchanged', async () => {
    // A caller of its own, because another test searches for these texts.
    const by = await world.caller();
    for (const text of statements) {
      const made = await world.rest(by, 'POST', '/organizations', { name: text });
      expect([made.status, made.body.data.name]).toEqual([201, text]);
    }
  });

  it('never sets a field that only the service sets, in any create or update', async () => {
    const { organizationId: foreign } = await world.caller();
    const kept: Record<string, unknown> = {
      id: '01900000-0000-7000-8000-000000000000',
      account_id: foreign,
      accountId: foreign,
      livemode: false,
      serial: 1,
      is_claimant: true,
      verified_at: '2020-01-01T00:00:00Z',
      sealed_secret: 'x',
      secret_last_four: '0000',
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      deleted_at: '2020-01-01T00:00:00Z',
      served_at: '2020-01-01T00:00:00Z',
      signed_at: '2020-01-01T00:00:00Z',
      notice_number: 'N-000000-XXX001',
      type_label: 'Forged',
      failure_count: -1,
    };
    const isUpdate = ({ method, path }: { method: string; path: string }) =>
      method === 'PUT' && path.endsWith('{uuid}');
    const isCreate = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && /^\/[\w-]+$/.test(path);
    let tried = 0;
    for (const route of routes.filter((one) => isUpdate(one) || isCreate(one))) {
      const body = { ...kept, ...bodyFor(route, fixture) };
      const { status, body: result } = await world.rest(caller, route.method, pathFor(route, fixture), body);
      const name = `${route.method} ${route.path}`;
      // A rule of the record may refuse it; accepted input was accepted without these fields.
      if (status === 422) expect([name, Object.keys(result.errors).filter((key) => key in kept)]).toEqual([name, []]);
      if (status >= 300) continue;
      tried += 1;
      const record: Json = result.data;
      const taken = Object.keys(kept).filter((key) => record[key] !== undefined && record[key] === kept[key]);
      expect([name, taken]).toEqual([name, []]);
      // An exhibit never changes.
      const times = route.path === '/exhibits' ? [record.created_at] : [record.created_at, record.updated_at];
      expect([name, ...times.map((time) => time > '2020-01-02')]).toEqual([name, ...times.map(() => true)]);
      const table = route.path
        .split('/')[1]!
        .replaceAll('-', '_')
        .replace(/_auth$/, '_credentials')
        .replace(/^exhibits$/, 'attached_files');
      const rows = await world.sql<Json>(`select * from ${table} where id = $1`, [record.id]);
      const own = route.path.startsWith('/organizations')
        ? [caller.organizationId, record.id]
        : [caller.organizationId];
      const { account_id, livemode, deleted_at = null } = rows[0];
      expect([name, own.includes(account_id), livemode, deleted_at]).toEqual([name, true, true, null]);
    }
    expect(tried).toBeGreaterThan(20);
    const query = 'mutation { createContact(input: { accountId: "x", livemode: false }) { id } }';
    const { body } = await world.graphql(caller, query);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('is never markup in a page of the service', async () => {
    const script = '<script>alert(1)</script>';
    for (const url of [
      `/docs/errors/${encodeURIComponent(script)}`,
      `/docs/errors?x=${encodeURIComponent(script)}`,
      `/api?x=${encodeURIComponent(script)}`,
      `/graphql?variables=${encodeURIComponent(script)}`,
      `/${encodeURIComponent(script)}`,
      `/api/v1/contacts?search=${encodeURIComponent(script)}`,
    ]) {
      const headers = {
        accept: 'text/html',
        host: `x"><script>alert(1)</script>`,
        authorization: `Bearer ${caller.token}`,
      };
      const { body, headers: received } = await world.app.server.inject({ url, headers });
      if (/html/.test(String(received['content-type']))) expect([url, body.includes('alert(1)')]).toEqual([url, false]);
      else
        expect([url, received['content-type'], received['x-content-type-options']]).toEqual([
          url,
          expect.stringContaining('json'),
          'nosniff',
        ]);
    }
  });

  it('is never a header of an answer', async () => {
    for (const name of [
      'a.pdf\r\nSet-Cookie: a=1',
      'a"; filename="b.exe',
      'a\\"b.pdf',
      'é\u202egpj.pdf',
      'a\0b.pdf',
      "a'%0d%0a.pdf",
    ]) {
      const header = attachment(name);
      expect([name, header]).toEqual([
        name,
        expect.stringMatching(/^attachment; filename="[^"\\\r\n\0]*"(; filename\*=UTF-8''[\w.~%!#$&+^`|-]+)?$/),
      ]);
    }
    const { headers } = await world.app.server.inject({
      url: '/api/v1/contacts',
      headers: { authorization: `Bearer ${caller.token}`, 'x-request-id': 'forged', origin: 'https://evil.example' },
    });
    expect(headers['x-request-id']).not.toBe('forged');
    expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
      '*',
      undefined,
    ]);
  });

  it('is never an instruction in a PDF', async () => {
    const hostile = ') Tj ET /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> (';
    const patch = { name: `${hostile} <b>x</b>`, furnished_description: `${hostile} \${process.env} {{7*7}}` };
    expect((await world.rest(caller, 'PUT', `/projects/${fixture.projectId}`, patch)).status).toBe(200);
    const generate = routes.find(({ path }) => path === '/documents/generate')!;
    const made = await world.rest(caller, 'POST', generate.path, bodyFor(generate, fixture));
    expect([made.status, made.text]).toEqual([201, made.text]);
    const { rawPayload, headers } = await world.app.server.inject({
      url: `/api/v1/documents/${made.body.data.id}/download`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
    const { texts } = await readPdf(rawPayload);
    expect(texts.join(' ').replace(/\s+/g, ' ')).toContain('/S /JavaScript /JS');
    // Apart from streams, which are text and fonts here, and strings, whose brackets are escaped, there is no action.
    const structure = (await unpacked(rawPayload))
      .replace(/stream\r?\n[\s\S]*?endstream/g, '')
      .replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()');
    expect(structure).toContain('/Type /Catalog');
    expect(structure).not.toMatch(/\/(ObjStm|OpenAction|JavaScript|JS|Launch|EmbeddedFile|AA|URI|SubmitForm)\b/);
  });
});
