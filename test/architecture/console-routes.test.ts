import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { expectNone, sourcesBelow } from './sources.js';

/** What takes its types from the router, or from anything else. */
const untyped = /\bas never\b|\bas any\b|\bstrict: false\b/g;

function readUntyped(path: string, text: string): string[] {
  const code = text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '').replace(/\/\*\*.*?\*\//g, '');
  return [...code.matchAll(untyped)].map(([match]) => `${path}: ${match}`);
}

describe('the addresses of the console', () => {
  const sources = sourcesBelow('console/src').filter(({ path }) => !path.endsWith('.documents.ts'));

  it('are checked by the compiler in every file', () => {
    expect(sources.length).toBeGreaterThan(200);
    expectNone(
      sources.flatMap(({ path, text }) => readUntyped(path, text)),
      'No compiler checks this. Link with a `PageLink` (console/src/routes/pages.ts), read with `useParams({ from })` and `useFilters(page, …)`:',
    );
  });

  it.each([
    ['navigate({ to: `/projects/$' + '{id}` as never })', 1],
    ['const { id } = useParams({ strict: false }) as { id: string };', 1],
    ['/** the order is one that was never sent */', 0],
    ['  // as never before', 0],
  ])('would not be in: %s', (text, count) => {
    expect(readUntyped('x.tsx', text)).toHaveLength(count);
  });

  it('are literals: with the type string, a link to any page would be taken', () => {
    const tree = readFileSync('console/src/routes/tree.ts', 'utf8');
    expect(tree).toContain('function page<const Path extends');
    expect(tree.match(/^ {2}page\('\//gm)?.length).toBeGreaterThan(50);
  });
});
