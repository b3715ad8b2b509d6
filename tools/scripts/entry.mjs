#!/usr/bin/env node
// build.mjs copies this file to dist/ under the name of each program. It starts the program of the newest build, and marks
// which build this process runs, so that a later build does not delete it.
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
  // This process cannot write to the folder.
}
await import(pathToFileURL(join(build, basename(import.meta.filename))).href);
