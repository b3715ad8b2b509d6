import { describe, expect, it } from '@jest/globals';
import { expectNone, sourcesBelow } from './sources.js';

/** Regular expressions with words of a sentence: `/^The .+ field is required/`. */
const phrase =
  /\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*[A-Za-z] [A-Za-z](?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*\/[dgimsuvy]*(?=\.(?:test|exec)\(|[,)])/g;

/** What takes a message or a sentence apart. */
const reading =
  /\b(?:message|sentence)s?(?:\[\d\])?!?\??\.(?:match|matchAll|replace|replaceAll|search|split|startsWith|endsWith)\(|\.(?:test|exec)\((?:\w+\??\.)*(?:message|sentence)s?\)/g;

function readEnglish(path: string, text: string): string[] {
  const code = text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '').replace(/\s\/\/ .*$/gm, '');
  return [...code.matchAll(phrase), ...code.matchAll(reading)].map(([match]) => `${path}: ${match.trim()}`);
}

describe('a page of the console', () => {
  const sources = sourcesBelow('console/src').filter(({ path }) => !path.endsWith('.documents.ts'));

  it('reads no sentence: it makes its own from the rule and the parameters of an error', () => {
    expect(sources.length).toBeGreaterThan(200);
    expectNone(
      sources.flatMap(({ path, text }) => readEnglish(path, text)),
      'A sentence of the service is taken apart, so that another wording breaks the page. Use the rule of the violation (console/src/api/violation-words.ts):',
    );
  });

  it.each([
    ["sentence.replace(listed, 'The ')", 1],
    ['if (/^The .+ field is required\\.$/.test(text)) return;', 1],
    ['text.replace(/ field is /, "")', 1],
    ["error.message.startsWith('The')", 1],
    ['/[A-Z]/.exec(violation.message)', 1],
    ["name.replace(/[^a-z0-9]+/g, '-')", 0],
    ['const half = total / 2 or / other', 0],
    ['/^\\s*mutation (\\w+)/.exec(text)', 0],
  ])('would be refused for: %s', (text, count) => {
    expect(readEnglish('x.ts', text)).toHaveLength(count);
  });
});
