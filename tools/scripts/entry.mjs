#!/usr/bin/env node
// Copied to dist/ under the name of each program by build.mjs: starts the program of the newest build, and says which build this
// process runs, so that a later build leaves it where it is.
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = import.meta.dirname;
const build = realpathSync(join(dist, 'current'));
const mark = join(dist, 'processes', String(process.pid));
try {
  writeFileSync(mark, basename(build));
  process.on('exit', () => rmSync(mark, { force: true }));
} catch {
  // A folder that this process may not write.
}
await import(pathToFileURL(join(build, basename(import.meta.filename))).href);
