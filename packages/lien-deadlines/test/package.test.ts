/** @sampled files */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../../../test/support/browser/browser.js';
import type { Site } from '../../../test/support/worlds/site.js';

const run = promisify(execFile);
const nodes = [
  { name: 'Node 20', node: resolve('clients/rest/node_modules/node/bin/node') },
  { name: 'Node 24', node: resolve('node_modules/node/bin/node') },
  { name: 'the Node of the tests', node: process.execPath },
];
const source = join(import.meta.dirname, '..');
const vectorFiles = globSync('*.json', { cwd: join(source, 'vectors') }).sort();
const vectorCount = vectorFiles.reduce(
  (sum, file) => sum + JSON.parse(readFileSync(join(source, 'vectors', file), 'utf8')).length,
  0,
);

/** Answers vectors with the package as the README says it, for Node and for a browser alike. Returns the titles of wrong ones. */
const answering = `
import { course, noFacts } from 'lien-deadlines';

export function wrongAnswers(vectors, usual) {
  return vectors.filter(({ kind, duty = null, month, facts, expect }) => {
    const found = course({ ...noFacts(), ...usual, ...facts })
      .find((deadline) =>
        deadline.kind === kind && deadline.duty === duty && (month === undefined || deadline.month === month));
    return !Object.entries(expect).every(([name, value]) => {
      if (!found) return name === 'required' ? value === false : value === null;
      return value === (name === 'counted' ? found.steps.find((step) => step.kind === 'count')?.date : found[name]);
    });
  }).map(({ kind, why, source }) => kind + ': ' + why + ' (' + source + ')');
}
`;

describe('the packed package, installed in an empty folder', () => {
  const browser = openBrowser();
  let folder: string;
  let installed: string;
  const node = (path: string, args: readonly string[]) =>
    run(path, args, { cwd: folder, env: { PATH: process.env.PATH! } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cps-lien-deadlines-'));
    installed = join(folder, 'node_modules/lien-deadlines');
    await run('npm', ['run', '--silent', 'prepack', '--workspace', 'packages/lien-deadlines']);
    await run('npm', ['pack', source, '--ignore-scripts'], { cwd: folder });
    const [packed] = globSync('*.tgz', { cwd: folder });
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', `./${packed}`], { cwd: folder });
    await writeFile(join(folder, 'answering.js'), answering);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('may be published, under both licences, and depends on nothing', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'lien-deadlines', type: 'module', license: 'MIT AND CC-BY-4.0' });
    expect(manifest.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
    expect(manifest).not.toHaveProperty('private');
    expect(Object.keys(manifest).filter((name) => /dependencies/i.test(name))).toEqual([]);
    expect(globSync('*', { cwd: join(folder, 'node_modules') })).toEqual(['lien-deadlines']);
    expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
    expect(await readFile(join(installed, 'LICENSE-rules'), 'utf8')).toMatch(/^Attribution 4\.0 International/);
  });

  it('contains the modules with their types, the rules, their schema and the vectors, and nothing else', () => {
    const files = globSync('**/*.*', { cwd: installed }).filter((file) => !file.startsWith('vectors/'));
    const modules = globSync('**/*.ts', { cwd: join(source, 'src') }).map((file) => file.replace(/\.ts$/, ''));
    expect(files.sort()).toEqual(
      [
        ...modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
        ...['dist/rules.json', 'dist/rules.schema.json', 'README.md', 'package.json', 'vector-facts.json'],
      ].sort(),
    );
    expect(globSync('**', { cwd: installed, withFileTypes: true }).filter((entry) => entry.isFile())).toHaveLength(
      files.length + vectorFiles.length + 2,
    );
    expect(globSync('*', { cwd: join(installed, 'vectors') }).sort()).toEqual(vectorFiles);
  });

  it.each(nodes)('answers all its vectors on $name', async ({ node: path }) => {
    await writeFile(
      join(folder, 'all.js'),
      `import { readdirSync, readFileSync } from 'node:fs';
      import usual from 'lien-deadlines/vector-facts.json' with { type: 'json' };
      import { wrongAnswers } from './answering.js';
      const from = new URL('.', import.meta.resolve('lien-deadlines/vectors/texas.json'));
      const vectors = readdirSync(from).flatMap((name) => JSON.parse(readFileSync(new URL(name, from), 'utf8')));
      const shifted = vectors.map((vector) => ({ ...vector, expect: { date: '1999-01-01' } }));
      console.log(JSON.stringify({
        count: vectors.length, wrong: wrongAnswers(vectors, usual), seen: wrongAnswers(shifted, usual).length,
      }));`,
    );
    const { stdout } = await node(path, ['--no-warnings', 'all.js']);
    expect(JSON.parse(stdout)).toEqual({ count: vectorCount, wrong: [], seen: vectorCount });
  });

  it.each(nodes)('does on $name what its README shows', async ({ node: path }) => {
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, text]) => text!);
    expect(blocks).toHaveLength(2);
    for (const block of blocks) {
      await writeFile(join(folder, 'readme.js'), block);
      const { stdout } = await node(path, ['--no-warnings', 'readme.js']);
      expect(stdout).toBe(`${[...block.matchAll(/\); \/\/ (.+)$/gm)].map(([, shown]) => shown).join('\n')}\n`);
    }
  });

  it.each([
    { name: 'Node', options: ['--module', 'nodenext'] },
    { name: 'a bundler', options: ['--module', 'esnext', '--moduleResolution', 'bundler'] },
  ])('provides its types for $name, which refuse an unknown fact', async ({ options }) => {
    await writeFile(
      join(folder, 'consumer.mts'),
      `import { course, type Deadline, type Facts, noFacts, type StateRules, stateRules } from 'lien-deadlines';
      import rules from 'lien-deadlines/rules.json' with { type: 'json' };
      const facts: Facts = { ...noFacts('FL', 'subcontractor'), use: 'commercial', firstFurnishingDate: '2026-03-02' };
      const deadlines: readonly Deadline[] = course(facts);
      export const dates: (string | null)[] = deadlines.map(({ safeDate }) => safeDate);
      export const first: StateRules | undefined = stateRules[0];
      export const name: string | undefined = rules.states[0]?.name;
      // @ts-expect-error There is no such fact.
      course({ ...facts, weather: 'fair' });
      // @ts-expect-error Nor such a role.
      noFacts('FL', 'plumber');
      // @ts-expect-error Nor such a field.
      deadlines[0]?.due;`,
    );
    // No types of Node, and the declarations are checked, too.
    const all = ['--noEmit', '--strict', '--target', 'es2022', '--types', '', '--resolveJsonModule', ...options];
    const compiler = resolve('node_modules/typescript/bin/tsc');
    const { stdout } = await node(process.execPath, [compiler, ...all, 'consumer.mts']).catch((error) => error);
    expect(stdout).toBe('');
  });

  it.each(nodes)('has its command line on $name', async ({ node: path }) => {
    const command = join(folder, 'node_modules/.bin/lien-deadlines');
    const options = ['explain', '--state', 'FL', '--role', 'subcontractor', '--first-furnishing', '2026-03-02'];
    const { stdout } = await node(path, [command, ...options]);
    expect(stdout).toMatch(/^Preliminary notice: Thursday, April 16, 2026\n/);
    const { stdout: json } = await node(path, [command, ...options, '--json']);
    expect(JSON.parse(json)[0]).toMatchObject({ documentName: 'Notice to Owner', date: '2026-04-16' });
    await expect(node(path, [command, ...options, '--weather', 'fair'])).rejects.toMatchObject({ code: 2, stdout: '' });
  });

  it('runs as a command by its name', async () => {
    const { stdout } = await run('npx', ['--offline', 'lien-deadlines', '--version'], { cwd: folder });
    expect(stdout).toBe(`${JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).version}\n`);
  });

  describe('in a browser', () => {
    let server: Server;
    let site: Site;
    beforeAll(async () => {
      const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };
      const imports = { imports: { 'lien-deadlines': '/node_modules/lien-deadlines/dist/index.js' } };
      const html = `<!doctype html><title>A page</title><link rel="icon" href="data:,">
        <script type="importmap">${JSON.stringify(imports)}</script>`;
      server = createServer(async ({ url = '/' }, response) => {
        response.setHeader('Content-Type', types[extname(url)] ?? 'text/html');
        response.end(url === '/' ? html : await readFile(join(folder, url)));
      });
      await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
      site = { url: `http://localhost:${(server.address() as AddressInfo).port}` } as Site;
    });
    afterAll(() => new Promise((closed) => server.close(closed)));

    it('answers all its vectors as a module that nothing has bundled', async () => {
      const page = await browser.openPage(site);
      await page.goto('/');
      const answer = await page.evaluate(async (files) => {
        const read = async (path: string) => (await fetch(`/node_modules/lien-deadlines/${path}`)).json();
        const module = '/answering.js';
        const { wrongAnswers } = await import(module);
        const vectors = (await Promise.all(files.map((file) => read(`vectors/${file}`)))).flat();
        return { count: vectors.length, wrong: wrongAnswers(vectors, await read('vector-facts.json')) };
      }, vectorFiles);
      expect(answer).toEqual({ count: vectorCount, wrong: [] });
    });
  });
});
