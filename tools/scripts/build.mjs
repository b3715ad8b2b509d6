/**
 * Builds the service into dist/, for `npm run build` and everything that starts the service. Types are not checked:
 * `npm run typecheck` does that.
 *
 * A process loads some of its parts only when it needs them, so a build never changes an older one: each has its own folder,
 * dist/builds/<hash of its sources>, and dist/current points to the newest. dist/main.js, worker.js and cli.js (entry.mjs)
 * start the build that dist/current points to at that moment. Sources that were built before are not compiled again; a new
 * build starts from a copy of the newest one's modules, in which compile.mjs replaces what changed.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildConsole, hashOfConsole } from './build-console.mjs';
import { buildOperations } from './build-operations.mjs';
import { buildPackage } from './build-package.mjs';

/** A replaced build is kept this long for processes that leave no mark, such as tests and those of a read-only folder. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const builds = 'dist/builds';
const current = 'dist/current';
const programs = ['main', 'worker', 'cli'];
/** What a new build does not take over: the bundle, and Node's cache of it. */
const replaced = ['bundle', 'compiled'];

try {
  await buildOperations();
} catch (error) {
  fail(error);
}
const hash = hashOfSources(buildPackage('lien-deadlines'), hashOfConsole());
const build = join(builds, hash);
mkdirSync('dist/processes', { recursive: true });
if (!existsSync(build)) await makeBuild();
if (builtLast() !== hash) {
  replaceCurrent();
  removeUnused();
}

function hashOfSources(...others) {
  const scripts = ['build.mjs', 'build-console.mjs', 'compile.mjs', 'entry.mjs', 'swc.mjs'].map((name) =>
    join(import.meta.dirname, name),
  );
  const files = ['package-lock.json', ...scripts, ...globSync('src/**/*').sort()];
  const digest = createHash('sha256').update(others.join());
  for (const file of files.filter((path) => statSync(path).isFile())) {
    digest.update(
      `${file.replace(import.meta.dirname, '')}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`,
    );
  }
  return digest.digest('hex').slice(0, 16);
}

/** The hash of the build that dist/current points to, if any. */
function builtLast() {
  try {
    return readlinkSync(current).split('/').at(-1);
  } catch {
    return undefined;
  }
}

/** Compiles next to the builds; the folder gets its name when it is complete. */
async function makeBuild() {
  const unfinished = join(builds, `unfinished-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const last = builtLast();
  if (last && existsSync(join(builds, last))) copyModules(join(builds, last), unfinished);
  try {
    // Loaded here, because a program whose build exists must start without the development packages.
    const { compile } = await import('./compile.mjs');
    await compile(unfinished, programs);
    await buildConsole(join(unfinished, 'console'));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    fail(error);
  }
  try {
    renameSync(unfinished, build);
  } catch (error) {
    // Another build of the same sources was faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(build)) throw error;
  }
}

/** Standard output belongs to the program that is started after the build. */
function fail(error) {
  console.error(error.message);
  process.exit(1);
}

function copyModules(from, to) {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  for (const name of replaced) rmSync(join(to, name), { recursive: true, force: true });
}

/** Each step is a rename, so that a program that starts at the same time finds either the old build or the new one. */
function replaceCurrent() {
  const last = builtLast();
  for (const program of programs) {
    const copy = `dist/${program}.js.${process.pid}`;
    cpSync(join(import.meta.dirname, 'entry.mjs'), copy);
    renameSync(copy, `dist/${program}.js`);
  }
  const link = `${current}.${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(join('builds', hash), link);
  renameSync(link, current);
  // Its modification time is the time when it was replaced.
  if (last && existsSync(join(builds, last))) utimesSync(join(builds, last), new Date(), new Date());
}

/** Removes builds that were replaced a while ago and that no process runs. */
function removeUnused() {
  const used = new Set([hash]);
  for (const id of readdirSync('dist/processes')) {
    const mark = join('dist/processes', id);
    if (isRunning(Number(id))) used.add(readFileSync(mark, 'utf8'));
    else rmSync(mark, { force: true });
  }
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    const since = Date.now() - statSync(folder).mtimeMs;
    if (!used.has(name) && since > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error.code === 'EPERM';
  }
}
