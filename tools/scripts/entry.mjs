#!/usr/bin/env node
// build.mjs copies this file to dist/ under the name of each program. It starts the program of the newest build, and marks
// which build this process runs, so that a later build does not delete it. Node keeps the compiled code next to the build, for
// the next start. It ignores a folder that it cannot write, and code that another version of Node compiled.
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
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
// Node 20 cannot cache compiled code. Threads learn of the folder from the environment.
const cache = module.enableCompileCache?.(join(build, 'compiled'));
if (cache?.directory) process.env.NODE_COMPILE_CACHE ??= join(build, 'compiled');
await import(pathToFileURL(join(build, 'bundle', basename(import.meta.filename))).href);
