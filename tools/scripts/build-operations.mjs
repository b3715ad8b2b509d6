/**
 * Builds the modules of the GraphQL operations as codegen.yml says, if an operation or the schema changed: src/rest/generated/operations.ts, and
 * a `.documents.ts` beside each `.graphql` file of the console. A new file takes the place of the old one by a rename.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const settings = 'codegen.yml';
const sources = [
  settings,
  'package-lock.json',
  'tools/scripts/answered-schema.mjs',
  'src/schema/schema.graphql',
  'src/rest/**/*.graphql',
  'console/src/**/*.graphql',
];
const modules = ['src/rest/generated/operations.ts', 'console/src/**/*.documents.ts'];
/** The hash of the sources and of the modules that were built from them. */
const mark = 'dist/operations';

/** @throws Error with the operation and the reason */
export async function buildOperations() {
  if (!existsSync(settings) || hashOfLast() === currentHash()) return;
  // Loaded here: a program whose build exists starts without the development packages.
  const { generate, loadCodegenConfig } = await import('@graphql-codegen/cli');
  const { config } = await loadCodegenConfig({ configFilePath: settings });
  const files = await generate({ ...config, silent: true }, false);
  const built = new Map(files.map(({ filename, content }) => [relative('.', resolve(filename)), content]));
  for (const path of globSync(modules)) if (!built.has(path)) rmSync(path);
  for (const [path, content] of built) replace(path, content);
  replace(mark, currentHash());
}

function hashOfLast() {
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined;
}

function currentHash() {
  const digest = createHash('sha256');
  for (const path of globSync([...sources, ...modules]).sort()) digest.update(`${path}\0`).update(readFileSync(path));
  return digest.digest('hex').slice(0, 16);
}

function replace(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
