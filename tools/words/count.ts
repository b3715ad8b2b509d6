import { globSync, readFileSync } from 'node:fs';
import { found, words } from './words.js';

/** `npm run words`: how often words that must not come back are in sources, tests and documents. */
const kinds: Record<string, string[]> = {
  sources: ['src/**/*.ts', 'tools/**/*.ts'],
  tests: ['test/**/*.ts'],
  documents: ['*.md', 'docs/**/*.md'],
};
const exempt = /^src\/(db\/migrations|generated|pdf\/assets)\/|^tools\/words\//;
console.log('| Word | sources | tests | documents | Write |\n|---|---|---|---|---|');
for (const word of words) {
  const counts = Object.values(kinds).map((patterns) =>
    globSync(patterns)
      .filter((path) => !exempt.test(path))
      .reduce((sum, path) => sum + found(readFileSync(path, 'utf8'), word).length, 0),
  );
  console.log(`| ${word.pattern.source.replaceAll('|', ', ')} | ${counts.join(' | ')} | ${word.instead} |`);
}
