/**
 * Builds a workspace package into its dist/, if its sources changed: node tools/scripts/build-package.mjs NAME. Its data/write.mjs, if
 * it has one, adds files that are made from the modules. The new folder takes the place of the old one by renames; processes that run
 * have loaded what they need of the old one.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export function buildPackage(name) {
  const folder = join(root, 'packages', name);
  const dist = join(folder, 'dist');
  const hash = hashOf(folder);
  if (hash === hashIn(dist)) return hash;
  const fresh = `${dist}.${process.pid}`;
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const write = join(folder, 'data/write.mjs');
  const commands = [[compiler, '-p', folder, '--outDir', fresh], ...(existsSync(write) ? [[write, fresh]] : [])];
  for (const command of commands) {
    // Standard output belongs to the program that is started after the build.
    const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', process.stderr.fd, 'inherit'] });
    if (status === 0) continue;
    rmSync(fresh, { recursive: true, force: true });
    process.exit(status ?? 1);
  }
  writeFileSync(join(fresh, 'hash'), hash);
  replace(dist, fresh, hash);
  return hash;
}

/** Another build of the same sources may be faster. */
function replace(dist, fresh, hash) {
  const old = `${fresh}.old`;
  try {
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } catch (error) {
    if (hashIn(dist) !== hash) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

function hashOf(folder) {
  const files = ['package.json', 'tsconfig.json', ...globSync(['src/**/*.ts', 'data/*.mjs'], { cwd: folder }).sort()];
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\0${readFileSync(join(folder, file), 'utf8')}\0`);
  return digest.digest('hex').slice(0, 16);
}

function hashIn(dist) {
  try {
    return readFileSync(join(dist, 'hash'), 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) buildPackage(process.argv[2]);
