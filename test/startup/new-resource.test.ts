/** @sampled files */
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProgram, type ServiceProcess } from './service-process.js';

const run = promisify(execFile);

/** `crews` are `contacts` by another name. */
const renamed = (text: string) =>
  text.replaceAll(/(C|c)ontact(?!Types?\b)/g, (_, letter) => (letter === 'C' ? 'Crew' : 'crew'));

const migration = `import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';

export class Migration9000Crews extends Migration {
  override name = '9000-crews';

  override up(): void {
    this.addSql('create table crews (like contacts including all)');
    this.addSql(audited('crews', 'Crew'));
  }
}
`;

/** What a developer adds to files that exist, as docs/architecture.md lists it: these lines of contacts, repeated for crews. */
const edits: Record<string, readonly RegExp[]> = {
  'src/domain/vocabulary.ts': [/^ {2}contacts: 'Contact',\n/m],
  'src/domain/event/catalogue.ts': [/^ {2}contact: \{.*\n/m, /(?:^ {2}'contact\.\w+': .*\n)+/m],
  'src/entities/search/sources.ts': [/^ {2}contacts: \{\n(?:.*\n)*? {2}\},\n/m],
  'src/rest/index.ts': [/^import \{ contactRoutes \} .*\n/m, /^ {2}\.\.\.contactRoutes,\n/m],
};

/** A copy of the sources with a new resource, made by these steps alone: its own files, the edits, and `npm run generate`. */
describe('a new resource', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cps-resource-'));
  let service: ServiceProcess | undefined;

  beforeAll(async () => {
    for (const name of [
      'src',
      'console/src',
      'tools/scripts',
      'test/support',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'jest.config.js',
    ])
      cpSync(name, join(folder, name), { recursive: true });
    for (const name of ['codegen.yml', 'biome.json']) cpSync(name, join(folder, name));
    for (const name of ['node_modules', 'packages', 'docs', 'clients']) symlinkSync(resolve(name), join(folder, name));
    for (const path of globSync('src/**/contact{.*,/*}').filter((path) => !path.startsWith('src/pdf/'))) {
      const own = join(folder, renamed(path));
      mkdirSync(dirname(own), { recursive: true });
      writeFileSync(own, renamed(readFileSync(path, 'utf8')));
    }
    writeFileSync(join(folder, 'src/db/migrations/9000-crews.ts'), migration);
    for (const [path, patterns] of Object.entries(edits)) {
      let text = readFileSync(path, 'utf8');
      for (const pattern of patterns) {
        expect([path, pattern.test(text)]).toEqual([path, true]);
        text = text.replace(pattern, (lines) => lines + renamed(lines));
      }
      writeFileSync(join(folder, path), text);
    }
    const typescript = ['--import', './test/support/typescript.js'];
    for (const step of [
      ['tools/scripts/lists.mjs'],
      [...typescript, 'tools/scripts/database/write.ts'],
      [...typescript, 'tools/scripts/schema.mjs'],
      ['tools/scripts/build.mjs'],
    ])
      await run(process.execPath, step, { cwd: folder, env: { PATH: process.env.PATH } });
  }, 300_000);

  afterAll(async () => {
    service?.process.kill('SIGTERM');
    await service?.exited;
    rmSync(folder, { recursive: true, force: true });
  });

  it('needs at most four edits of files that exist', () => {
    expect(Object.keys(edits).length).toBeLessThanOrEqual(4);
  });

  it('is served by both APIs, with search, events, the audit log and metadata entries', async () => {
    service = runProgram(join(folder, 'dist/main.js'), [], {
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'warn',
    });
    const [, url] = await service.printed(/REST +(http:\/\/127\.0\.0\.1:\d+)\/api\/v1/);
    const [, token] = await service.printed(/(cps_test_[\w-]+)/);
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    };
    const { body: organizations } = await call('GET', '/api/v1/organizations');
    const crew = { organization_id: organizations.data[0].id, first_name: 'Wilhelmina', last_name: 'Okonkwo' };
    const made = await call('POST', '/api/v1/crews', crew);
    expect(made).toMatchObject({ status: 201, body: { data: crew } });
    const { id } = made.body.data;
    expect(await call('PUT', `/api/v1/crews/${id}`, { first_name: null })).toMatchObject({ status: 422 });
    expect(await call('PUT', `/api/v1/crews/${id}`, { title: 'Foreman' })).toMatchObject({ status: 200 });
    expect(await call('PUT', `/api/v1/crews/${id}/meta/shift`, { value: 'night' })).toMatchObject({ status: 200 });
    const query = `{
      crew(id: "${id}") { title organization { id } }
      node(id: "${id}") { __typename }
      search(query: "Okonkwo") { groups { results { id } } }
      auditEntries(filter: { auditableId: "${id}" }) { totalCount }
      metadataEntry(entityType: CREWS, entityId: "${id}", key: "shift") { value }
      events(types: [CREW_CREATED]) { nodes { subjectId } }
    }`;
    const read = async () => (await call('POST', '/graphql', { query })).body;
    // The sequencer publishes an event after the request that caused it.
    let answer = await read();
    while (!answer.errors && answer.data.events.nodes.length === 0) {
      await sleep(50);
      answer = await read();
    }
    expect(answer).toMatchObject({
      data: {
        crew: { title: 'Foreman', organization: { id: crew.organization_id } },
        node: { __typename: 'Crew' },
        auditEntries: { totalCount: 2 },
        metadataEntry: { value: 'night' },
        events: { nodes: [{ subjectId: id }] },
      },
    });
    expect(JSON.stringify(answer.data.search)).toContain(id);
  });
});
