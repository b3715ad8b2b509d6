import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pages } from './pages.js';
import { tables } from './tables.js';

describe('the documentation', () => {
  it.each(Object.entries(tables()))('states in %s the tables that the code decides', (path, wanted) => {
    const page = pages().find((one) => one.path === path)!;
    for (const table of wanted) expect(page.text).toContain(`\n\n${table}\n\n`);
  });

  it.each(pages())('links in $path to pages and headings that exist', ({ path, text }) => {
    const broken = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map((match) => match[1]!)
      .filter((link) => {
        const [file, anchor] = link.split('#') as [string, string?];
        const target = file === '' ? path : normalize(join(dirname(path), file));
        return !existsSync(target) || (anchor !== undefined && !headings(target).includes(anchor));
      });
    expect(broken).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = pages().flatMap(({ text }) =>
      [...text.matchAll(/\bnpm (?:run (?:--silent )?(\w[\w:-]*)|(start|test)\b)/g)].map(
        (match) => match[1] ?? match[2]!,
      ),
    );
    expect([...new Set(named)].filter((name) => !scripts[name])).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it('keeps every decision in the index, numbered without gaps', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const listed = [...index.matchAll(/\((\d{4})-[\w-]+\.md\)/g)].map((match) => Number(match[1]));
    const files = pages().filter(({ path }) => /^docs\/decisions\/\d/.test(path));
    expect(listed).toEqual(files.map((_, position) => position + 1));
  });
});

/** Anchors as GitHub makes them from headings. */
function headings(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
