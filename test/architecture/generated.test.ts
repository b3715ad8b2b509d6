import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, it } from '@jest/globals';
import { schemaText } from '../../src/api/graphql/print-schema.js';
import { version } from '../../src/runtime/generated/version.js';
import { expectNone } from './sources.js';

const run = promisify(execFile);

describe('the generated files', () => {
  it('contain the current schema', () => {
    const fresh = readFileSync('src/schema/schema.graphql', 'utf8') === schemaText();
    expectNone(fresh ? [] : ['src/schema/schema.graphql'], 'A generated file is stale. Run `npm run generate`:');
  });

  it('contain the version of the package', () => {
    const { version: packaged } = JSON.parse(readFileSync('package.json', 'utf8'));
    expectNone(
      version === packaged ? [] : ['src/runtime/generated/version.ts'],
      'A generated file is stale. Run `npm run generate`:',
    );
  });

  it('are not committed if a build makes them', async () => {
    const { stdout } = await run('git', ['ls-files', '--cached', '--ignored', '--exclude-standard']);
    expectNone(stdout.split('\n').filter(Boolean), 'Git ignores these files. Remove them with `git rm --cached`:');
  });

  it('contain every entity, resolver and migration', async () => {
    const stale = await run(process.execPath, ['tools/scripts/lists.mjs', '--check']).then(
      () => [],
      ({ stderr }: { stderr: string }) => [stderr.trim()],
    );
    expectNone(stale, 'A generated file is stale. Run `npm run generate`:');
  });

  it('contain the current rules of deadlines', async () => {
    const stale = await run(process.execPath, ['tools/scripts/deadline-rules.mjs', '--check']).then(
      () => [],
      ({ stderr }: { stderr: string }) => [stderr.trim()],
    );
    expectNone(stale, 'A generated file is stale. Run `npm run generate`:');
  });
});
