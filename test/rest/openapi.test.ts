/** @sampled tests */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { alsoFails } from '../../src/api/rest/openapi/errors.js';
import { routes } from '../../src/rest/index.js';
import { bodyViolations, description, exampleIn, expectDescribed } from '../support/records/openapi.js';
import { type Json, openWorld } from '../support/worlds/world.js';

const { Spectral } = spectralCore;
const { oas } = rulesets;
const run = promisify(execFile);
/** Requests of outside parties have no token and no organization. */
const inbound = ['processor', 'mail', 'partner', 'returned-mail', 'ses', 'sendgrid'].map(
  (sender) => `/api/v1/webhooks/${sender}`,
);
const operations: Array<{ path: string; method: string; operation: Json }> = Object.entries<Json>(description.paths)
  .filter(([path]) => !inbound.includes(path))
  .flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
const at = (method: string, path: string): Json => description.paths[`/api/v1${path}`][method.toLowerCase()];
const schemas = description.components.schemas;

describe('the OpenAPI description', () => {
  it('describes every REST route, and nothing else', () => {
    const described = operations.map(({ path, method }) => `${method} ${path}`).sort();
    expect(described).toEqual(routes.map(({ method, path }) => `${method} /api/v1${path}`).sort());
  });

  it('describes the webhooks of outside parties, without a token', () => {
    for (const path of inbound) {
      const { post } = description.paths[path];
      expect(post.security).toEqual([]);
      // Amazon SNS signs in the body.
      expect(post.parameters.length > 0).toBe(!path.endsWith('/ses'));
      const [account, ...others] = post.parameters.filter((parameter: Json) => parameter.in !== 'header');
      expect([account?.name, others]).toEqual([path.endsWith('/mail') ? 'organization_uuid' : undefined, []]);
      const headers = post.parameters.filter((parameter: Json) => parameter.in === 'header');
      expect(headers.every((parameter: Json) => parameter.required)).toBe(true);
      expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '400', '413', '500']));
    }
  });

  it('passes the linter without an error or a warning', async () => {
    const path = join(tmpdir(), 'described.json');
    writeFileSync(path, JSON.stringify(description));
    const { stdout } = await run(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', path, '--format', 'json'],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    ).catch((failure) => failure);
    const { totals, problems } = JSON.parse(stdout);
    if (totals.errors + totals.warnings > 0) throw new Error(JSON.stringify(problems, null, 2));
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('passes Spectral’s rules for OpenAPI without an error or a warning', async () => {
    const spectral = new Spectral();
    // The linter above checks the examples, too. Spectral compiles a schema for each of them, which takes half a minute of a core.
    const rules = { 'oas3-valid-media-example': 'off' } as const;
    spectral.setRuleset({ extends: [[oas as never, 'recommended']], rules });
    const found = await spectral.run(description);
    expect(found.map(({ code, path, message }) => `${code}: ${path.join('.')}: ${message}`)).toEqual([]);
    // Make sure that the rules ran: they find a malformed description.
    const { operationId: _, ...unnamed } = description.paths['/api/v1/contacts'].get;
    const broken = { ...description, paths: { '/api/v1/contacts': { get: unnamed } } };
    expect((await spectral.run(broken)).map(({ code }) => code)).toContain('operation-operationId');
  });

  it('states for every operation who may call it, for which organization, and how it fails', () => {
    for (const { path, method, operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['401', '403', '422', '429', '500']));
      expect(statuses.includes('404')).toBe(path.includes('{'));
      // A read by POST can have an invalid body but no conflict; a setup intent is created, although by GET.
      const changes = (method !== 'GET' && path !== '/api/v1/credits/price') || path === '/api/v1/billing/setup-intent';
      for (const status of ['400', '413', '415']) expect(statuses.includes(status)).toBe(method !== 'GET');
      expect(statuses.includes('409')).toBe(changes);
      const show = method === 'GET' && /\/(\{(uuid|key)\}|missing-before-payment|waiver-grid)$/.test(path);
      expect(statuses.includes('304')).toBe(show);
      const verbs =
        /\/(revert|order|pay|cancel|accept|decline|sign|transition|payments|verify|test|retry|redeliver|send|replace|accept-counter|reject-counter)$/;
      const others =
        /\/(rotate-secret|approve-charges|(accept-)?signed-original|comments|email-invitations|files|match|waiver-requests)$/;
      const conditional =
        method !== 'GET' &&
        !path.includes('/by-external-id/') &&
        (/\}$/.test(path) || (path.includes('{') && (verbs.test(path) || others.test(path))));
      expect([path, statuses.includes('412')]).toEqual([path, conditional]);
      const free =
        /^\/api\/v1\/(credits|billing|support)\/|^\/api\/v1\/documents(\/\{uuid\})?$/.test(path) ||
        (method === 'GET' && path.startsWith('/api/v1/exhibits')) ||
        /\/(download|proof-of-service|bundle)$|\/waiver-requests\/\{uuid\}\/(document|print)$|\/document-orders\/\{uuid\}\/(document|cover|pieces|mailing-book)$/.test(
          path,
        );
      const takesPayment = /\/(purchase|subscribe)$/.test(path);
      expect(statuses.includes('402')).toBe(!free || takesPayment);
      const names = operation.parameters.map(({ $ref }: Json) => $ref?.split('/').at(-1));
      expect(names).toContain('OrganizationUuid');
      expect(names.includes('IdempotencyKey')).toBe(changes);
      expect([names.includes('IfNoneMatch'), names.includes('IfMatch')]).toEqual([show, conditional]);
      const success = operation.responses[statuses.includes('201') ? '201' : '200'].headers;
      expect(Object.hasOwn(success, 'Location')).toBe(
        statuses.includes('201') && !/(purchase|payments|comments|email-invitations)$/.test(path),
      );
      if (show) expect(Object.keys(success)).toEqual(expect.arrayContaining(['ETag', 'Cache-Control']));
      if (method === 'PATCH' && !path.endsWith('/payments/{paymentId}')) expect(success).toHaveProperty('ETag');
      if (method === 'PUT' || method === 'DELETE') expect(success).not.toHaveProperty('ETag');
    }
  });

  it('has an example of every JSON and CSV body of a request or answer, which is valid against its schema', () => {
    const shown = operations.flatMap(({ path, method, operation }) => {
      const successes = Object.entries<Json>(operation.responses).filter(([status]) => status.startsWith('2'));
      const contents = [['body', operation.requestBody], ...successes].flatMap(([of, one]) =>
        Object.entries<Json>(one?.content ?? {}).map(([type, content]) => ({ of, type, content })),
      );
      return contents
        .filter(({ type }) => type === 'application/json' || (type === 'text/csv' && path.includes('/sovs')))
        .map(({ of, type, content }) => ({ name: `${method} ${path} ${of} ${type}`, method, path, of, type, content }));
    });
    expect(shown.filter(({ content }) => exampleIn(content) === undefined).map(({ name }) => name)).toEqual([]);
    for (const { method, path, of, type, content } of shown) {
      if (type !== 'application/json') continue;
      const called = path.replace('/api/v1', '');
      if (of === 'body')
        expect([called, bodyViolations(method, called, exampleIn(content))]).toEqual([called, undefined]);
      else expectDescribed(method, called, Number(of), exampleIn(content));
    }
    expect(shown.length).toBeGreaterThan(150);
    // Make sure that the schemas refuse a wrong example.
    const example = exampleIn(at('POST', '/contacts').requestBody.content['application/json']) as Json;
    expect(bodyViolations('POST', '/contacts', { ...example, first_name: 7 })).toEqual(['/first_name must be string']);
  });

  it('describes every operation, parameter and field of a body', () => {
    const resolved = (one: Json) => (one.$ref ? description.components.parameters[one.$ref.split('/').at(-1)] : one);
    const silent = operations.flatMap(({ path, method, operation }) => [
      ...(operation.description ? [] : [`${method} ${path}`]),
      ...operation.parameters
        .map(resolved)
        .filter((one: Json) => !one.description)
        .map(({ name }: Json) => `${method} ${path} ${name}`),
    ]);
    const descriptionOf = (field: Json) => field.description ?? schemas[field.$ref?.split('/').at(-1)]?.description;
    for (const [name, { properties = {} }] of Object.entries<Json>(schemas)) {
      for (const [key, field] of Object.entries<Json>(properties))
        if (!descriptionOf(field)) silent.push(`${name}.${key}`);
    }
    expect(silent).toEqual([]);
  });

  it('lists the additional errors of operations that exist', () => {
    const names = routes.flatMap(({ operation }) =>
      operation.definitions.map((node: Json) => node.kind === 'OperationDefinition' && node.name.value),
    );
    for (const name of Object.keys(alsoFails)) expect(names).toContain(name);
    for (const path of [
      '/documents/generate',
      '/notices/{uuid}/order',
      '/fulfillment-requests/{uuid}/approve-charges',
    ]) {
      expect(Object.keys(at('POST', path).responses)).toContain('503');
    }
    const files = routes.filter(({ answer }) => answer === 'file' || answer === 'download');
    expect(files.filter(({ method, path }) => !at(method, path).responses[503]).map(({ path }) => path)).toEqual([]);
  });

  it('states the rules of a body: which fields are required, their length and their format', () => {
    expect(schemas.CreateDivisionInput.required.toSorted()).toEqual(
      ['organization_id', 'name', 'address_line_1', 'city', 'state', 'zip'].sort(),
    );
    expect(schemas.CreateDivisionInput.properties).toMatchObject({
      organization_id: { type: 'string', format: 'uuid' },
      name: { type: 'string', minLength: 1, maxLength: 255 },
      city: { maxLength: 100 },
      state: { minLength: 2, maxLength: 2 },
      email: { type: ['string', 'null'], format: 'email', maxLength: 255 },
      description: { type: ['string', 'null'], maxLength: 10000 },
      metadata: { type: ['object', 'null'], description: expect.stringContaining('32 KB, 6 levels and 500 items') },
    });
    expect(schemas.CreateJobsiteInput.properties.latitude).toMatchObject({ minimum: -90, maximum: 90 });
  });

  it('states the years of dates that deadlines count from', () => {
    const violations = (body: object) => bodyViolations('PUT', '/projects/00000000-0000-7000-8000-000000000000', body);
    for (const date of ['1900-01-01', '1999-12-31', '2000-02-29', '2199-12-31', '2200-12-31', null]) {
      expect(violations({ completion_date: date })).toBeUndefined();
    }
    for (const date of ['1899-12-31', '2201-01-01', '9999-12-31']) {
      expect(violations({ completion_date: date })).toBeDefined();
      expect(violations({ recorded_notices: [{ kind: 'completion', recorded_on: date }] })).toBeDefined();
    }
    expect(schemas.CreateNoticeInput.properties.deadline_date).toMatchObject({
      format: 'date',
      description: expect.stringContaining('In the years 1900 to 2200.'),
    });
    const months = { acts_done: [{ kind: 'bond_claim', done_on: '2026-01-01', month: '2026-13' }] };
    expect(violations(months)).toBeDefined();
  });

  it('accepts an amount as a number or a string, and returns it as a string', () => {
    expect(schemas.CreateNoticeInput.properties.claim_amount.anyOf.map(({ type }: Json) => type)).toEqual([
      'number',
      'string',
      'null',
    ]);
    expect(schemas.Notice.properties.claim_amount.type).toEqual(['string', 'null']);
  });

  it('makes the fields optional that an amendment takes from its parent, and no others', () => {
    const { required, allOf, properties } = schemas.CreateNoticeInput;
    expect(required).toEqual(['notice_date']);
    expect(allOf).toEqual([
      {
        anyOf: [
          { title: 'With parent_notice_id', required: ['parent_notice_id'] },
          { title: 'Without parent_notice_id', required: ['project_id', 'organization_id', 'type', 'state'] },
        ],
      },
    ]);
    expect(properties.state.description).toContain('Required unless `parent_notice_id` is sent.');
  });

  it('describes a partial update without the id, in which only clearable fields may be null', () => {
    const { required, properties } = schemas.UpdateDivisionInput;
    expect(required).toBeUndefined();
    expect(properties.id).toBeUndefined();
    expect(properties.name.type).toBe('string');
    expect(properties.code.type).toEqual(['string', 'null']);
    expect(at('PATCH', '/divisions/{uuid}').requestBody).toEqual(at('PUT', '/divisions/{uuid}').requestBody);
    expect(at('POST', '/documents/{uuid}/revert').requestBody).toBeUndefined();
  });

  it('leaves the types of events and the codes of errors open, because new ones may be added', () => {
    const open = (schema: Json) => {
      const [known, other] = schema.anyOf;
      expect(other).toEqual({ type: 'string' });
      return known.enum;
    };
    expect(open(schemas.EventType)).toContain('notice.served');
    for (const [name, { properties }] of Object.entries<Json>(schemas)) {
      const type = properties?.type;
      if (name.endsWith('Event') && type)
        expect({ name, types: open(type) }).toMatchObject({ types: expect.any(Array) });
    }
    expect(open(schemas.Error.properties.code)).toContain('unauthenticated');
  });

  it('takes null for the value of a metadata entry, which has to be sent', () => {
    expect(schemas.SetMetadataInput.required).toEqual(['value']);
    expect(schemas.SetMetadataInput.properties.value.anyOf).toContainEqual({ type: 'null' });
  });

  it('spells enum members as REST does, and includes the trade terms it accepts', () => {
    expect(schemas.NoticeType.enum).toEqual(['preliminary', 'stop_payment', 'lien', 'bond_claim']);
    expect(schemas.PartyRole.enum).toHaveLength(15);
    expect(schemas.PartyRole.enum).not.toContain('gc');
    expect(schemas.PartyRoleInput.enum).toEqual([...schemas.PartyRole.enum, ...expectedAliases]);
    expect(schemas.ClaimantRoleInput.enum).not.toContain('bank');
  });

  it('refers from each PATCH operation to its PUT, instead of repeating the description', () => {
    const patches = operations.filter(({ method }) => method === 'PATCH');
    expect(patches.length).toBeGreaterThan(10);
    for (const { path, operation } of patches) {
      const { put } = description.paths[path];
      expect(operation.description).toContain(`Same body and rules as \`PUT ${path}\`.`);
      expect(operation.description).not.toContain(put.description);
      expect([operation.summary, operation.requestBody]).toEqual([put.summary, put.requestBody]);
    }
  });

  it('describes a file as PDF', () => {
    expect(Object.keys(at('GET', '/documents/{uuid}/download').responses[200].content)).toEqual(['application/pdf']);
  });
});

const expectedAliases = [
  'gc',
  'contractor',
  'prime',
  'direct_contractor',
  'original_contractor',
  'supplier',
  'materialman',
  'bank',
  'tenant',
  'architect',
  'engineer',
];

describe('the served description', () => {
  const world = openWorld({ publicUrl: 'https://api.example.com' });
  const get = (url: string) => world.app.server.inject({ method: 'GET', url });

  it('is the same in JSON and YAML, under the public address, without a token', async () => {
    const json = await get('/api/openapi.json');
    expect(json.statusCode).toBe(200);
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://api.example.com' }] });
    const yaml = await get('/api/openapi.yaml');
    expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8');
    const { parse } = await import('yaml');
    expect(parse(yaml.body)).toEqual(json.json());
  });

  it('is linked from the discovery page, and so is every collection', async () => {
    const found = (await get('/api')).json();
    expect(found).toMatchObject({ name: expect.any(String), version: '1.0.0' });
    const { openapi_json, openapi_yaml, docs, health, ready } = found.links;
    for (const url of [openapi_json, openapi_yaml, docs, health, ready]) {
      expect((await get(new URL(url).pathname)).statusCode).toBe(200);
    }
    const caller = await world.caller();
    expect(Object.keys(found.collections)).toContain('notices');
    for (const url of Object.values<string>(found.collections)) {
      const path = new URL(url).pathname.replace('/api/v1', '');
      expect(await world.rest(caller, 'GET', path)).toMatchObject({ status: 200, body: { meta: { per_page: 15 } } });
    }
  });

  it('answers GET only', async () => {
    const answer = await world.app.server.inject({ method: 'POST', url: '/api/openapi.json' });
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
  });
});
