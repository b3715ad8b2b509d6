import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { sourceStack } from '../../../src/runtime/observability/source-stack.js';
import { makeScratchFolder } from '../../support/databases/scratch-folder.js';

const source = 'const unused: number = 1;\n\nexport function fail() {\n  throw new Error("a defect");\n}\n';

describe('a stack of the bundle', () => {
  let folder: string;
  let stack: string;
  beforeAll(async () => {
    folder = await makeScratchFolder();
    await writeFile(join(folder, 'fails.ts'), source);
    const outdir = join(folder, 'bundle');
    await build({ entryPoints: [join(folder, 'fails.ts')], outdir, sourcemap: true, banner: { js: '// a banner' } });
    const at = (await readFile(join(outdir, 'fails.js'), 'utf8'))
      .split('\n')
      .findIndex((line) => line.includes('throw'));
    const place = `${pathToFileURL(join(outdir, 'fails.js'))}:${at + 1}:9`;
    stack = `Error: a defect\n    at fail (${place})\n    at node:internal/process:1:1`;
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('names the lines of the sources, also when the map is gone at the next error', async () => {
    const expected = `Error: a defect\n    at fail (${pathToFileURL(join(folder, 'fails.ts'))}:4:9)\n    at node:internal/process:1:1`;
    expect(sourceStack(stack)).toBe(expected);
    await rm(join(folder, 'bundle/fails.js.map'));
    expect(sourceStack(stack)).toBe(expected);
  });

  it('stays as it is without a map, outside of a bundle, and at a line that the map does not know', async () => {
    for (const place of ['bundle/other.js:1:1', 'current/app.js:1:1', 'bundle/fails.js:900:1']) {
      const text = `Error: a defect\n    at fail (${pathToFileURL(join(folder, 'elsewhere'))}/${place})`;
      expect(sourceStack(text)).toBe(text);
    }
  });
});
