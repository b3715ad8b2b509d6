/** @sampled files */
import { execFile } from 'node:child_process';
import {
  access,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeScratchFolder } from '../support/databases/scratch-folder.js';
import { runProgram, type ServiceProcess } from './service-process.js';

const run = promisify(execFile);
const script = resolve('tools/scripts/build.mjs');

/** Like the service, this program loads a part and starts a thread only after its start, here on a signal. */
const sources = {
  main: `
    import { Worker } from 'node:worker_threads';
    import './unchanged.js';
    process.on('SIGUSR2', async () => {
      const { part } = await import('./part.js');
      const thread = new Worker(new URL('./thread.js', import.meta.url));
      thread.once('message', (answer) => console.log('part: ' + part + ', thread: ' + answer));
    });
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => undefined, 1000);
    console.log('ready');
  `,
  unchanged: 'export const unchanged = true;',
};

describe('a build', () => {
  let folder: string;
  const started: ServiceProcess[] = [];

  beforeAll(async () => {
    folder = await makeScratchFolder();
    await mkdir(join(folder, 'src'));
    await copyFile('tsconfig.json', join(folder, 'tsconfig.json'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'package-lock.json'), '{}');
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(sources)) await change(name, text);
  });
  afterAll(async () => {
    for (const service of started) service.process.kill('SIGKILL');
    await Promise.all(started.map(({ exited }) => exited));
    await rm(folder, { recursive: true });
  });

  const build = () => run(process.execPath, [script], { cwd: folder });
  const change = (name: string, text: string) => writeFile(join(folder, 'src', `${name}.ts`), text);
  /** A build whose parts print this text. */
  async function buildParts(text: string): Promise<void> {
    await change('part', `export const part = '${text}';`);
    await change('thread', `import { parentPort } from 'node:worker_threads'; parentPort!.postMessage('${text}');`);
    await build();
  }
  /** When a module of the newest build was compiled. */
  const compiledAt = async (name: string) => (await stat(join(folder, 'dist/current', `${name}.js`))).mtimeMs;
  const builds = () => readdir(join(folder, 'dist/builds'));
  const current = async () => (await readlink(join(folder, 'dist/current'))).split('/').at(-1)!;

  async function start(settings: NodeJS.ProcessEnv = {}): Promise<ServiceProcess> {
    const service = runProgram(join(folder, 'dist/main.js'), [], settings);
    started.push(service);
    await service.printed(/ready/);
    return service;
  }

  /** What the process prints about the parts that it loads late. */
  async function partsOf({ process, printed }: ServiceProcess): Promise<string> {
    process.kill('SIGUSR2');
    return (await printed(/part: .*/))[0];
  }

  it('keeps everything that a running process may still load, while the next process gets only the new sources', async () => {
    await change('deleted', 'export const deleted = true;');
    await buildParts('first');
    const first = await start();
    const before = {
      unchanged: await compiledAt('unchanged'),
      part: await compiledAt('part'),
      deleted: await compiledAt('deleted'),
    };
    await rm(join(folder, 'src/deleted.ts'));
    await buildParts('second');

    expect(await partsOf(first)).toBe('part: first, thread: first');
    expect(await partsOf(await start())).toBe('part: second, thread: second');
    await expect(compiledAt('deleted')).rejects.toThrow('ENOENT');
    // Only the changed source was compiled. A copied file has the time of its source, to less than a microsecond.
    expect(await compiledAt('unchanged')).toBeCloseTo(before.unchanged, 2);
    expect(await compiledAt('part')).toBeGreaterThan(before.part);
  });

  it('compiles nothing when the same sources were built before, last time or earlier', async () => {
    await buildParts('kept');
    const kept = { build: await current(), part: await compiledAt('part') };
    await buildParts('other');
    expect(await current()).not.toBe(kept.build);
    await buildParts('kept');
    await build();
    expect({ build: await current(), part: await compiledAt('part') }).toEqual(kept);
  });

  it.each([
    ['a syntax error', 'export const part: string = ;', 'part.ts'],
    ['an import that does not exist', "export { part } from './missing.js';", './missing.js'],
    ['a name that a module does not export', "export { missing as part } from './unchanged.js';", 'missing'],
    [
      'a CommonJS package that a module imports when it needs it',
      "export const part = async () => (await import('yaml')).stringify({});",
      'src/part.ts imports ',
    ],
  ])(
    'prints the reason if it fails, for %s, ends with a non-zero status, and leaves the last build in place',
    async (_, text, reason) => {
      await buildParts('sound');
      const last = { current: await current(), builds: await builds() };
      await change('part', text);
      await expect(build()).rejects.toMatchObject({ stdout: '', stderr: expect.stringContaining(reason) });
      expect({ current: await current(), builds: await builds() }).toEqual(last);
    },
  );

  it('leaves the types to the compiler that CI runs', async () => {
    await buildParts('typed');
    await change('part', "export const part: number = 'wrong';");
    await build();
    expect(await partsOf(await start())).toBe('part: wrong, thread: typed');
  });

  describe('of the modules of GraphQL operations', () => {
    const made = 'src/rest/generated/operations.ts';
    const settings = `generates:
  ${made}:
    schema: src/schema/schema.graphql
    documents: src/rest/**/*.graphql
    plugins: [typescript-operations, typed-document-node]
`;
    const write = (path: string, text: string) => writeFile(join(folder, path), text);
    const read = (path = made) => readFile(join(folder, path), 'utf8');
    beforeAll(async () => {
      for (const path of ['src/schema', 'src/rest', 'console/src'])
        await mkdir(join(folder, path), { recursive: true });
      await write('codegen.yml', settings);
      await write('src/schema/schema.graphql', 'type Query { name: String size: Int }');
      await write('src/rest/one.graphql', 'query One { name }');
      await build();
    });
    afterAll(async () => {
      for (const path of ['codegen.yml', 'src/schema', 'src/rest', 'console'])
        await rm(join(folder, path), { recursive: true });
    });

    it('makes them again when an operation or the schema changed, and removes the module of a deleted operation', async () => {
      expect(await read()).toContain('name: string | null');
      await write('src/rest/one.graphql', 'query One { size }');
      await write('console/src/gone.documents.ts', '');
      await build();
      expect(await read()).toContain('size: number | null');
      await expect(read('console/src/gone.documents.ts')).rejects.toThrow('ENOENT');
      await write('src/schema/schema.graphql', 'type Query { name: String size: Int! }');
      await build();
      expect(await read()).toContain('size: number };');
    });

    it('makes them again when a module was edited or deleted, and not otherwise', async () => {
      const right = await read();
      const { mtimeMs } = await stat(join(folder, 'dist/operations'));
      await build();
      expect((await stat(join(folder, 'dist/operations'))).mtimeMs).toBe(mtimeMs);
      await write(made, `${right}// edited`);
      await build();
      expect(await read()).toBe(right);
      await rm(join(folder, made));
      await build();
      expect(await read()).toBe(right);
    });

    it('prints what is wrong with an operation, and leaves the last build in place', async () => {
      const last = await current();
      await write('src/rest/one.graphql', 'query One { unknown }');
      await expect(build()).rejects.toMatchObject({ stdout: '', stderr: expect.stringContaining('"unknown"') });
      expect(await current()).toBe(last);
    });
  });

  describe('with the code that Node compiled for the next start', () => {
    const compiled = () => join(folder, 'dist/current/compiled');
    /** The files of the cache, by version of Node. */
    const cached = async () =>
      (await readdir(compiled(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    async function run(): Promise<string> {
      const service = await start({ NODE_COMPILE_CACHE: undefined });
      const parts = await partsOf(service);
      service.process.kill('SIGTERM');
      expect(await service.exited).toBe(0);
      return parts;
    }

    it('keeps it beside the build, for threads too, and starts without it if it is new', async () => {
      await buildParts('cached');
      expect(await run()).toBe('part: cached, thread: cached');
      const files = await cached();
      expect(files.length).toBeGreaterThanOrEqual(3);
      const written = await Promise.all(
        files.map(async (file) => (await stat(join(file.parentPath, file.name))).mtimeMs),
      );
      await run();
      expect(
        await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).mtimeMs)),
      ).toEqual(written);
      await buildParts('not cached');
      await expect(cached()).rejects.toThrow('ENOENT');
    });

    it('ignores what is damaged, and what another version of Node compiled', async () => {
      await buildParts('damaged');
      await run();
      for (const file of await cached()) await writeFile(join(file.parentPath, file.name), 'damaged');
      await mkdir(join(compiled(), 'v1.0.0-x64-00000000-0'));
      await writeFile(join(compiled(), 'v1.0.0-x64-00000000-0', '00000000'), 'of another version');
      expect(await run()).toBe('part: damaged, thread: damaged');
    });

    it('keeps none where it cannot write', async () => {
      await buildParts('read only');
      // A file in place of the folder, because root may write to a folder without write permission.
      await writeFile(compiled(), '');
      expect(await run()).toBe('part: read only, thread: read only');
      expect(await readFile(compiled(), 'utf8')).toBe('');
    });
  });

  it('may run at the same time as another one of the same sources', async () => {
    await Promise.all([buildParts('twice'), buildParts('twice')]);
    expect(await partsOf(await start())).toBe('part: twice, thread: twice');
    expect((await builds()).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  it('removes a build that was replaced a day ago, unless a process still runs it', async () => {
    await buildParts('running');
    const service = await start();
    const running = await current();
    await buildParts('left');
    const killed = await start();
    const left = await current();
    killed.process.kill('SIGKILL');
    await killed.exited;
    await buildParts('today');

    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
    for (const name of [running, left]) await utimes(join(folder, 'dist/builds', name), twoDaysAgo, twoDaysAgo);
    await buildParts('now');
    expect(await builds()).toEqual(expect.arrayContaining([running, await current()]));
    expect(await builds()).not.toContain(left);
    expect(await partsOf(service)).toBe('part: running, thread: running');
    // The mark of a process disappears when it ends by itself.
    service.process.kill('SIGTERM');
    await service.exited;
    await expect(access(join(folder, 'dist/processes', String(service.process.pid)))).rejects.toThrow('ENOENT');
  });
});
