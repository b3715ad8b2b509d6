/**
 * Builds the console into a folder: the files of its pages, each also compressed, so that no request waits for a compressor.
 * Without the folder console/ there is nothing to build, and the service serves the APIs alone.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const sources = [
  'tools/scripts/build-console.mjs',
  'console/package.json',
  'console/vite.config.mjs',
  'console/index.html',
  'console/src/**/*',
];
const compressible = /\.(?:html|js|mjs|css|svg|json|wasm)$/;

/** Files that the service computes with too: a change of one changes the console. */
const shared = ['src/domain/**/*.ts'];

export function hashOfConsole() {
  const files = globSync([...sources, ...shared], { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}

export async function buildConsole(folder) {
  if (!existsSync('console/index.html')) return;
  const hash = hashOfConsole();
  const mark = join(folder, 'hash');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  // Loaded here: a program whose build exists starts without the development packages.
  const { build } = await import('vite');
  // Jest builds too, and Vite takes its environment for a wish for a development build, which is larger.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: 'console/vite.config.mjs',
    logLevel: 'error',
    build: { outDir: join(process.cwd(), folder), emptyOutDir: true },
  }).finally(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  });
  for (const name of globSync('**/*', { cwd: folder }).filter((file) => compressible.test(file))) {
    const file = join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  writeFileSync(mark, hash);
}
