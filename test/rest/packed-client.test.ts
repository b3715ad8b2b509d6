/** @sampled files */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blocks, pages } from '../docs/pages.js';
import { bodies } from '../support/records/golden-path.js';
import { openWorld } from '../support/worlds/world.js';

const run = promisify(execFile);
const nodes = [
  { major: 20, node: resolve('clients/rest/node_modules/node/bin/node') },
  { major: 24, node: resolve('node_modules/node/bin/node') },
];
const compilers = [
  { name: 'TypeScript 7 for Node', compiler: 'node_modules/typescript/bin/tsc', options: ['--module', 'nodenext'] },
  {
    name: 'TypeScript 5 for a bundler',
    compiler: 'clients/rest/node_modules/typescript/bin/tsc',
    // The other compiler has already checked the declarations themselves.
    options: ['--module', 'esnext', '--moduleResolution', 'bundler', '--skipLibCheck'],
  },
];

/** The example of the guide, which lists the divisions that its caller can see. */
const page = pages().find(({ path }) => path === 'docs/integrators/rest.md')!;
const example = blocks(page).find(({ note }) => note === 'client')!.text;
const printed = /^[0-9a-f-]{36}\n1 in all\n$/;

describe('the packed REST client', () => {
  const world = openWorld();
  let folder: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cps-packed-client-'));
    // Its dependencies are packed from node_modules, so the test needs no registry.
    const packages = ['clients/rest', 'node_modules/openapi-fetch', 'node_modules/openapi-typescript-helpers'];
    await run('npm', ['run', '--silent', 'prepack', '--workspace', 'clients/rest']);
    for (const path of packages) {
      await run('npm', ['pack', resolve(path), '--ignore-scripts'], { cwd: folder });
    }
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const packed = globSync('*.tgz', { cwd: folder }).map((name) => `./${name}`);
    await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', ...packed], { cwd: folder });
    await writeFile(join(folder, 'example.mts'), example);

    const caller = await world.caller();
    await world.rest(caller, 'POST', '/divisions', { ...bodies.division, organization_id: caller.organizationId });
    env = { URL: await world.app.server.listen({ host: '127.0.0.1', port: 0 }), TOKEN: caller.token };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compiles its type tests against the description', async () => {
    await run('npm', ['run', '--silent', 'typecheck', '--workspace', 'clients/rest']).catch(({ stdout }) => {
      throw new Error(stdout);
    });
  });

  it('contains JavaScript, its types and the description, and no TypeScript to compile', async () => {
    const files = globSync('**/*.*', { cwd: join(folder, 'node_modules/@cps/rest-client') });
    expect(files.sort()).toEqual([
      'dist/index.d.ts',
      'dist/index.js',
      'dist/schema.d.ts',
      'openapi.json',
      'package.json',
    ]);
  });

  it.each(nodes)('runs on Node $major as npm installs it', async ({ major, node }) => {
    await writeFile(
      join(folder, 'plain.js'),
      `import { createRestClient, isDeleted } from '@cps/rest-client';
      import description from '@cps/rest-client/openapi.json' with { type: 'json' };
      const client = createRestClient({ baseUrl: process.env.URL, token: process.env.TOKEN });
      const { data } = await client.GET('/api/v1/divisions');
      const refused = await createRestClient({ baseUrl: process.env.URL, token: 'unknown' }).GET('/api/v1/divisions');
      console.log(JSON.stringify({
        node: process.versions.node.split('.')[0],
        deleted: data.data.map(isDeleted),
        code: refused.error.code,
        openapi: description.openapi,
      }));`,
    );
    const { stdout } = await run(node, ['--no-warnings', 'plain.js'], { cwd: folder, env });
    expect(JSON.parse(stdout)).toEqual({
      node: String(major),
      deleted: [false],
      code: 'unauthenticated',
      openapi: '3.1.0',
    });
  });

  it('runs from a bundle for browsers, without packages and without Node modules', async () => {
    const alone = join(folder, 'bundled', 'example.mjs');
    const options = ['--bundle', '--format=esm', '--platform=browser', `--outfile=${alone}`];
    await run(resolve('node_modules/.bin/esbuild'), ['example.mts', ...options], { cwd: folder });
    const elsewhere = await mkdtemp(join(tmpdir(), 'cps-bundle-'));
    await cp(alone, join(elsewhere, 'example.mjs'));
    for (const { node } of nodes) {
      const { stdout } = await run(node, ['example.mjs'], { cwd: elsewhere, env });
      expect(stdout).toMatch(printed);
    }
    await rm(elsewhere, { recursive: true });
  });

  it.each(compilers)('provides its types to $name, which refuses an unknown path', async ({ compiler, options }) => {
    await writeFile(
      join(folder, 'wrong.mts'),
      `import { createRestClient, type Schemas } from '@cps/rest-client';
      declare const division: Schemas['Division'];
      export const name: string = division.name;
      // @ts-expect-error There is no such path.
      await createRestClient({ baseUrl: '', token: '' }).GET('/api/v1/unknown');
      // @ts-expect-error Nor such a field.
      division.unknown;`,
    );
    const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
    const all = ['--noEmit', '--strict', '--target', 'es2022', ...types, ...options, 'example.mts', 'wrong.mts'];
    const { stdout } = await run(process.execPath, [resolve(compiler), ...all], { cwd: folder }).catch(
      (error) => error,
    );
    expect(stdout).toBe('');
  });
});
