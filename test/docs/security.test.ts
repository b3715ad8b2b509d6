import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** A row of the table of attacks. */
interface Attack {
  attack: string;
  defence: string;
  tests: Array<{ title: string; path: string }>;
}

describe('the threat model', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const attacks = attacksOf(page);

  it('names a defence for each attack, and a test that proves it', () => {
    expect(attacks.length).toBeGreaterThan(40);
    expect(attacks.filter(({ defence, tests }) => defence === '' || tests.length === 0)).toEqual([]);
    expect(new Set(attacks.map(({ attack }) => attack)).size).toBe(attacks.length);
  });

  it.each(attacks)('is proved by existing tests: $attack', ({ tests }) => {
    const missing = tests.filter(({ path, title }) => !hasTest(readFileSync(path, 'utf8'), title));
    expect(missing).toEqual([]);
  });

  it('proves each trust boundary except the operator’s by existing tests', () => {
    const [, section = ''] = /## Trust boundaries\n([\s\S]*?)\n## /.exec(page) ?? [];
    const boundaries = section.split(/\n(?=\d+\. )/).slice(1);
    expect(boundaries).toHaveLength(6);
    for (const boundary of boundaries.slice(0, -1)) {
      const tests = testsIn(boundary);
      expect([boundary, tests.length > 0]).toEqual([boundary, true]);
      expect(tests.filter(({ path, title }) => !hasTest(readFileSync(path, 'utf8'), title))).toEqual([]);
    }
  });

  it('detects a missing test', () => {
    expect(hasTest(`it('is there', () => {`, 'is there')).toBe(true);
    expect(hasTest(`])('is %s', (x) => {`, 'is %s')).toBe(true);
    expect(hasTest(`it('is there as well', () => {`, 'is there')).toBe(false);
    expect(hasTest(`expect('is there', 1)`, 'is there')).toBe(false);
  });

  it('is linked from SECURITY.md', () => {
    expect(readFileSync('SECURITY.md', 'utf8')).toContain('(docs/security.md)');
  });
});

function attacksOf(page: string): Attack[] {
  const [, section = ''] = /## Attacks, and what stops them\n([\s\S]*?)\n## /.exec(page) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) => {
    const [attack = '', defence = '', shown = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    return { attack, defence, tests: testsIn(shown) };
  });
}

function testsIn(text: string): Attack['tests'] {
  return [...text.matchAll(/\[([^\]]+)\]\(\.\.\/(test\/[^)]+)\)/g)].map(([, title, path]) => ({
    title: title!,
    path: path!,
  }));
}

/** Whether a test file has a test of exactly this title. */
function hasTest(text: string, title: string): boolean {
  return ["'", '`', '"'].some((quote) =>
    [`it(${quote}`, `it(\n    ${quote}`, `)(${quote}`, `)(\n    ${quote}`].some((before) =>
      text.includes(`${before}${title}${quote}`),
    ),
  );
}
