import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** The folders that explain themselves: a README beside the code, with what is always true and the test that shows it. */
const rooms = globSync(['src/**/README.md', 'test/**/README.md']).sort();

/** The links of a page, with the files that they lead to. */
function linksOf(path: string): Array<{ text: string; target: string }> {
  return [...readFileSync(path, 'utf8').matchAll(/\[([^\]]+)\]\(([^)\s#]+)[^)\s]*\)/g)].map(([, text, link]) => ({
    text: text!,
    target: join(dirname(path), link!),
  }));
}

function invariantsOf(path: string): string[] {
  const [, section = ''] = readFileSync(path, 'utf8').split('\n## Invariants\n');
  return section.split('\n').filter((line) => line.startsWith('|') && !/^\| (Always true|---)|^\|---/.test(line));
}

describe('the README of a folder', () => {
  it('is there for the folders that carry rules', () => {
    expect(rooms).toEqual([
      'src/background/tasks/README.md',
      'src/events/README.md',
      'src/ledger/README.md',
      'src/pdf/assets/README.md',
      'src/reads/compiled/README.md',
      'src/services/document-order/README.md',
      'test/support/README.md',
    ]);
  });

  it.each(rooms)('is at most a page: %s', (path) => {
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThanOrEqual(60);
  });

  it.each(rooms)('leads to files that exist: %s', (path) => {
    expect(linksOf(path).filter(({ target }) => !existsSync(target))).toEqual([]);
  });

  it.each(rooms)('names for each invariant a test with that title: %s', (path) => {
    const invariants = invariantsOf(path);
    expect(invariants.length).toBeGreaterThan(1);
    expect(invariants.filter((line) => !line.includes('.test.ts)'))).toEqual([]);
    const tests = linksOf(path).filter(({ target }) => target.endsWith('.test.ts') && existsSync(target));
    expect(tests.filter(({ text, target }) => !readFileSync(target, 'utf8').includes(text))).toEqual([]);
  });

  it.each(rooms)('names files that exist in its folder: %s', (path) => {
    const named = [...readFileSync(path, 'utf8').matchAll(/`([\w-]+\.(?:ts|js))`/g)].map(([, name]) => name!);
    const files = globSync('**/*.{ts,js}', { cwd: dirname(path) }).map((file) => file.replace(/^.*\//, ''));
    expect(named.filter((name) => !files.includes(name) && !existsSync(name))).toEqual([]);
  });
});
