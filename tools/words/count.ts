import { allKinds, textsOf } from './files.js';
import { found, words } from './words.js';

/** `npm run words`: how often words that must not come back are in sources, tests and documents. */
const texts = allKinds.map((kind) => textsOf(kind));
console.log(`| Word | ${allKinds.join(' | ')} | Write |\n|---|---|---|---|---|`);
for (const word of words) {
  const counts = texts.map((files) => files.reduce((sum, { text }) => sum + found(text, word).length, 0));
  console.log(`| ${word.pattern.source.replaceAll('|', ', ')} | ${counts.join(' | ')} | ${word.instead} |`);
}
