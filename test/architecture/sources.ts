import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Source {
  /** The path from the repository's root. */
  path: string;
  text: string;
  /** Relative imports as paths of source files. */
  imports: Array<{ path: string; typeOnly: boolean }>;
}

const importPattern = /^(?:import|export)( type)?\b[^;'"]*?['"](\.[^'"]+)['"]|\bimport\((['"])(\.[^'"]+)\3\)/gm;

/** Every TypeScript file below a folder, with what it imports. */
export function sourcesBelow(folder: string): Source[] {
  return globSync(`${folder}/**/*.ts`)
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const imports = [...text.matchAll(importPattern)].map(([, type, named, , dynamic]) => ({
        path: join(dirname(path), (named ?? dynamic)!).replace(/\.js$/, '.ts'),
        typeOnly: Boolean(type),
      }));
      return { path, text, imports };
    });
}

/** Lines of the files that match, as `path:line: text`. */
export function linesMatching(sources: Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

/** Fails with every offender and a sentence that explains the fix. */
export function expectNone(offenders: string[], remedy: string): void {
  if (offenders.length > 0) throw new Error(`${remedy}\n  ${offenders.join('\n  ')}`);
}
