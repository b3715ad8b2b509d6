import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectNone, sourcesBelow } from './sources.js';

const pattern = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

describe('the colors of the console', () => {
  it('are the tokens of its style sheet: no other name has a color', () => {
    const tokens = [...readFileSync('console/src/style.css', 'utf8').matchAll(/--color-([\w-]+): var/g)].map(
      ([, name]) => name!,
    );
    const colors = [...tokens, 'transparent', 'current', 'inherit', 'none'];
    const wrong = globSync('console/src/**/*.tsx').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/[\s"'`:](?:bg|fill|stroke)-([a-z][\w-]*(?:\/\d+)?)/g)]
        .filter(([, name]) => !colors.includes(name!))
        .map(([text]) => `${path}: ${text.trim()}`),
    );
    expect(tokens.length).toBeGreaterThan(10);
    expectNone(wrong, 'The style sheet defines no such color, so the browser shows none:');
  });
});

describe('what the console shares with the service', () => {
  const files = globSync('console/src/**/*.{ts,tsx}').sort();
  const imports = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, imported]) => ({ path, imported: imported! })),
  );
  const shared = imports.filter(({ imported }) => imported.startsWith('@domain/'));

  it('is code of src/domain alone', () => {
    const outside = imports.filter(
      ({ path, imported }) => imported.startsWith('.') && !join(path, '..', imported).startsWith('console/src/'),
    );
    expect(shared.length).toBeGreaterThan(0);
    expectNone(
      outside.map(({ path, imported }) => `${path}: ${imported}`),
      'A page of the console imports the service. It shares only rules of src/domain, by the name @domain:',
    );
  });

  it('loads nothing but src/domain, so that the browser loads no package and nothing of Node', () => {
    const sources = new Map(sourcesBelow('src/domain').map((source) => [source.path, source]));
    const reached = new Set<string>();
    const visit = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const one of sources.get(path)?.imports ?? []) if (!one.typeOnly) visit(one.path);
    };
    for (const { imported } of shared) visit(imported.replace('@domain', 'src/domain').replace(/\.js$/, '.ts'));
    const wrong = [...reached].filter((path) => {
      const source = sources.get(path);
      return !source || /^import (?!type)[^;]*?from '(?!\.)/m.test(source.text);
    });
    expectNone(
      wrong,
      'The browser cannot load this. Move what the console needs to a file of src/domain without packages:',
    );
  });
});
