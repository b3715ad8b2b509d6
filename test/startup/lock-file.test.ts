import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { missingEntries } from '../../tools/scripts/complete-lock.mjs';

interface Lock {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

it('locks the binaries of every platform, so that npm ci works everywhere (if not, run node tools/scripts/complete-lock.mjs)', () => {
  expect(missingEntries(lock)).toEqual({});
});

it('detects a missing binary, and names its platform', () => {
  const packages = { ...lock.packages };
  delete packages['node_modules/@biomejs/cli-linux-x64-musl'];
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@biomejs/cli-linux-x64-musl': expect.objectContaining({
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
      optional: true,
    }),
  });
});
