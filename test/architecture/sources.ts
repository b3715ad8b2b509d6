import { existsSync, globSync, readFileSync } from 'node:fs';
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
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const imports = [...text.matchAll(importPattern)].map(([, type, named, , dynamic]) => ({
        path: importedFile(join(dirname(path), (named ?? dynamic)!)),
        typeOnly: Boolean(type),
      }));
      return { path, text, imports };
    });
}

/** The file that an import names. Those of the console have no extension. */
function importedFile(path: string): string {
  const last = path.slice(path.lastIndexOf('/'));
  if (last.includes('.') && !/\.documents$/.test(last)) return path.replace(/\.js$/, '.ts');
  return existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`;
}

/**
 * The circles of groups that import each other, for their values or for their types alone: for each group the shortest one that leads
 * back to it, with an import for each step. The shortest of all is the first.
 *
 * @param groupOf names the group of a path; undefined for a path outside the groups
 */
export function circlesBetween(sources: Source[], groupOf: (path: string) => string | undefined): string[] {
  const steps = new Map<string, Map<string, string>>();
  for (const { path, imports } of sources) {
    const from = groupOf(path);
    for (const imported of imports) {
      const to = groupOf(imported.path);
      if (from === undefined || to === undefined || from === to) continue;
      if (!steps.has(from)) steps.set(from, new Map());
      steps.get(from)!.set(to, `${path} imports ${imported.path}`);
    }
  }

  const circles = new Map<string, string[]>();
  for (const start of [...steps.keys()].sort()) {
    const circle = shortestCircle(start, steps);
    const groups = circle?.toSorted().join() ?? '';
    if (circle && !circles.has(groups)) circles.set(groups, circle);
  }
  return [...circles.values()]
    .sort((one, other) => one.length - other.length)
    .map((circle) => {
      const next = (step: number) => circle[(step + 1) % circle.length]!;
      const reasons = circle.map((group, step) => `      ${steps.get(group)!.get(next(step))}`);
      return [[...circle, circle[0]].join(' → '), ...reasons].join('\n');
    });
}

/** The groups of the shortest circle through one of them, which is the first. */
function shortestCircle(start: string, steps: Map<string, Map<string, string>>): string[] | undefined {
  const reachedFrom = new Map<string, string>();
  const queue = [start];
  for (const group of queue) {
    for (const next of steps.get(group)?.keys() ?? []) {
      if (next === start) {
        const trail = [group];
        while (trail[0] !== start) trail.unshift(reachedFrom.get(trail[0]!)!);
        return trail;
      }
      if (reachedFrom.has(next)) continue;
      reachedFrom.set(next, group);
      queue.push(next);
    }
  }
  return undefined;
}

/** Every file of the sources that the file imports, directly or not. */
export function importedBy({ imports }: Source, sources: readonly Source[], found = new Set<string>()): Set<string> {
  for (const { path, typeOnly } of imports) {
    if (typeOnly || found.has(path)) continue;
    found.add(path);
    const source = sources.find((each) => each.path === path);
    if (source) importedBy(source, sources, found);
  }
  return found;
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
