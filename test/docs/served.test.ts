/** @sampled tests */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { federalRules, stateRules } from 'lien-deadlines';
import { examples, ids, idsQuery, withIds } from '../../console/src/developers/graphql-examples.js';
import { glossary } from '../../src/schema/glossary.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { schema } from '../support/records/schema.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';
import { pages } from './pages.js';

const world = shareWorld();
const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.server.inject({ method: 'GET', url, headers });

describe('the guides', () => {
  it('can all be reached by links from /docs', async () => {
    const found = new Map<string, string>();
    const wanted = ['/docs'];
    const outside = new Set<string>();
    for (const url of wanted) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      found.set(url, body);
      const links = [...body.matchAll(/href="([^"#]+)/g)].map(([, href]) => href!);
      for (const href of links.filter((link) => link.startsWith('/'))) {
        if (!/^\/docs(?!\/(rest|errors)\b)/.test(href)) outside.add(href);
        else if (!wanted.includes(href)) wanted.push(href);
      }
      expect(links.filter((link) => !/^(\/|https:\/\/)/.test(link))).toEqual([]);
    }
    expect([...outside].sort()).toEqual(['/console', '/docs/errors', '/docs/rest', '/graphql']);
    for (const url of ['/docs/errors', '/docs/rest']) expect((await get(url)).statusCode).toBe(200);
    expect(found.size).toBe(pages().length);
    const anchors = (text: string) => new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const broken = [...found].flatMap(([from, text]) =>
      [...text.matchAll(/href="(\/docs[^"#]*)?#([^"]+)"/g)].filter(
        ([, to, anchor]) => !anchors(found.get(to ?? from) ?? '').has(anchor!),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('contain all that they show, and run nothing', async () => {
    const { headers, body } = await get('/docs/domain');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toMatch(/<script|<link|src=/);
    expect(body).toContain('<h1 id="the-records">');
    for (const text of [body, (await get('/docs/errors')).body])
      expect(text).toContain('<div class="table" tabindex="0"><table>');
  });

  it('end with the rules of every state where the page announces them', async () => {
    const { body } = await get('/docs/deadlines-by-state');
    const headings = [...body.matchAll(/<h2 id="[^"]+">([^<]+)/g)].map(([, name]) => name);
    expect(headings).toEqual(['Federal work', ...stateRules.map(({ name }) => name)]);
    // Of every course, each rule that sets a period or denies a right is a row.
    const courses = [federalRules, ...stateRules.flatMap((state) => [state.private, state.public])];
    const rules = courses.flatMap((course) => Object.values(course).flat());
    const rows = body.match(/<tr><td>/g)!.length;
    expect(rows).toBe(rules.filter(({ period, noRight }) => period !== null || noRight !== undefined).length);
    expect(body).toContain(
      '<td>Verified Statement of Lien</td><td>contractor</td><td>within 6 months after last furnishing</td><td>Ala. Code 35-11-215</td>',
    );
    expect(body).toContain(
      '<li>Design professional: perhaps no lien; guides differ whether Alabama law protects designers',
    );
  });

  it.each(['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/domain.md', '/docs//'])(
    'do not serve %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );
});

describe('a page that does not exist', () => {
  it.each(['/docs/no-such-guide', '/docs/errors/no_such_code'])('is a page for a browser at %s', async (url) => {
    const { statusCode, headers, body } = await get(url, { accept: 'text/html,*/*;q=0.8' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>No such page</h1>');
    expect(body).toContain('<a href="/docs">Guides</a>');
  });
});

describe('the REST reference', () => {
  it('loads nothing from other servers, and runs one script of its own', async () => {
    const { headers, body } = await get('/docs/rest');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
    const sources = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source!);
    expect(sources.filter((source) => !/^(\/docs\/rest\/|\/api\/openapi\.json$|data:,$)/.test(source))).toEqual([]);
  });

  it('has a script that is compressed and cached', async () => {
    const [, source] = /<script src="([^"]+)"/.exec((await get('/docs/rest')).body)!;
    const script = await get(source!, { 'accept-encoding': 'gzip, br' });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const text = brotliDecompressSync(script.rawPayload).toString();
    expect(text).toContain('createApiReference');
    expect(script.rawPayload.length).toBeLessThan(text.length / 3);
    const again = await get(source!, { 'if-none-match': String(script.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('has a description that is compressed and cached', async () => {
    const plain = await get('/api/openapi.json');
    const packed = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await get('/api/openapi.json', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
  });
});

describe('the schema that the editor shows', () => {
  type Described = { name: string; description?: string | null | undefined };
  const types = Object.values(schema.getTypeMap()).filter((type) => !graphql.isIntrospectionType(type));
  const members = types.flatMap((type) => {
    if (!graphql.isObjectType(type) && !graphql.isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const args: readonly Described[] = 'args' in field ? field.args : [];
      return [field, ...args].map(({ name, description }: Described) => {
        return { at: `${type.name}.${name === field.name ? name : `${field.name}(${name})`}`, description };
      });
    });
  });

  it('describes every type, field and argument', () => {
    const silent = [...types.map(({ name, description }) => ({ at: name, description })), ...members]
      .filter(({ description }) => !description)
      .map(({ at }) => at);
    expect(silent).toEqual([]);
  });

  const ofEnums = types.flatMap((type) => {
    if (!graphql.isEnumType(type)) return [];
    return type.getValues().map(({ name, description }) => ({ at: `${type.name}.${name}`, description }));
  });

  /** Whether a description says no more than the name of what it describes. */
  function isOnlyName({ at, description }: { at: string; description?: string | null | undefined }): boolean {
    const [name] = /\w+(?=\)?$)/.exec(at)!;
    const plain = (text: string) => text.toLowerCase().replace(/\b(the|a|an)\b|[^a-z0-9]/g, '');
    return plain(description ?? '') === '' || plain(description!) === plain(name);
  }

  it('describes every argument, input field and member of an enum by more than its name', () => {
    const args = members.filter(
      ({ at }) => at.endsWith(')') || graphql.isInputObjectType(schema.getType(at.split('.')[0]!)),
    );
    const bare = [...args, ...ofEnums].filter(isOnlyName).map(({ at }) => at);
    expect(bare).toEqual([]);
    expect([args.length > 1_500, ofEnums.length > 500]).toEqual([true, true]);
    expect(isOnlyName({ at: 'Query.notices(first)', description: 'The first.' })).toBe(true);
    expect(isOnlyName({ at: 'NoticeStatus.DRAFT', description: null })).toBe(true);
  });

  it('uses each term of the glossary in more than one type', () => {
    const rootTypes = new Set(['Query', 'Mutation', 'Subscription']);
    const placesOf = (term: string, words: string) =>
      members.filter(({ at, description }) => description === words && new RegExp(`[.(]${term}\\b`).test(at));
    const used = Object.entries(glossary).filter(([term, words]) => {
      return rootTypes.has(term) || placesOf(term, words).length > 1;
    });
    expect(Object.keys(glossary)).toEqual(used.map(([term]) => term));
  });
});

describe('the examples of the GraphQL editor', () => {
  let caller: Caller;
  let path: GoldenPath;
  let data: Json;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    // As the page does.
    data = (await world.graphql(caller, idsQuery)).body.data;
  });

  it('find the ids that they refer to', () => {
    const { organizationId, divisionId, projectId, noticeId } = path;
    const all = Object.fromEntries(Object.keys(ids).map((name) => [name, `$${name}`]));
    expect(JSON.parse(withIds(all, data))).toEqual({
      ORGANIZATION_ID: organizationId,
      DIVISION_ID: divisionId,
      PROJECT_ID: projectId,
      NOTICE_ID: noticeId,
    });
    expect(JSON.parse(withIds(all, { divisions: { nodes: [] } }))).toEqual(all);
  });

  const named = examples.map((example) => {
    const document = graphql.parse(example.operation);
    const [definition] = document.definitions;
    if (definition?.kind !== 'OperationDefinition') throw new Error('An example is an operation.');
    return { ...example, document, name: definition.name!.value };
  });

  it.each(named)('$name is valid', ({ document }) => {
    expect(graphql.validate(schema, document)).toEqual([]);
  });

  it.each(named)('$name runs', async ({ operation, variables }) => {
    const filled = withIds(variables ?? {}, data);
    const { status, body } = await world.graphql(caller, operation, JSON.parse(filled));
    expect([status, body.errors]).toEqual([200, undefined]);
  });
});
