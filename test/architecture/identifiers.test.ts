import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { expectNone } from './sources.js';

/** Names that make a reader look up what they stand for (CONTRIBUTING, Style), and how many there still are. */
const kinds: Record<string, { pattern: RegExp; most: number; instead: string }> = {
  'variables that are a bare participle or a function word': {
    pattern: /\b(?:const|let) (?:of|own|given|made|known|found|kept|stated|asked|wanted|taken|as|what)\b/g,
    most: 0,
    instead: 'the noun: document, input, cachedPlan',
  },
  'functions that end in Of': {
    pattern: /\bfunction\*? \w+Of\b/g,
    most: 39,
    instead: 'the verb: readPrice, toInput, findOwner, rulesFor; …Of is for a look-up in a table',
  },
  'limits that begin with most, permissions that begin with may': {
    pattern: /\b(?:const|let|function) (?:most|may|useMay)[A-Z]\w*/g,
    most: 3,
    instead: 'max… and can…',
  },
  'functions that answer or refuse': {
    pattern: /\b(?:function|class|interface|type) (?:\w*Answer|answer|refuse)(?:s|[A-Z]\w*)?\b/g,
    most: 8,
    instead: 'response and reject, as HTTP and GraphQL do',
  },
  'types that are a participle': {
    pattern:
      /\b(?:class|interface|type) (?:Given|Later|Known|Found|Described|Waiting|Placed|Running|Ending|Signing|Refused|Left|Shown|Seen|Sent|Drawn|Dated|Named|Listed|Stored|Stated|Written|Decided|Belonging|Moved|Mailed|Ordered)\b/g,
    most: 0,
    instead: 'a noun: StatementInput, SearchHit, MovedCredits',
  },
};

const paths = globSync(['src/**/*.ts', 'packages/*/src/**/*.ts', 'console/src/**/*.{ts,tsx}'])
  .filter((path) => !/\/generated\/|\.documents\.ts$/.test(path))
  .sort();
const texts = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('names', () => {
  it.each(Object.keys(kinds))('have no more %s than now', (kind) => {
    const { pattern, most, instead } = kinds[kind]!;
    expect(texts.length).toBeGreaterThan(1000);
    const found = texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([name]) => `${path}: ${name}`));
    expectNone(found.length > most ? found : [], `${found.length} ${kind}, and ${most} are allowed. Write ${instead}:`);
  });

  it.each([
    ['variables that are a bare participle or a function word', 'const found = 1', 'const foundRows = 1'],
    ['functions that end in Of', 'function priceOf(', 'function readPrice('],
    ['limits that begin with most, permissions that begin with may', 'const mostRows', 'const maxRows'],
    ['functions that answer or refuse', 'function refuseOwners(', 'function rejectOwners('],
    ['types that are a participle', 'interface Known {', 'interface KnownFacts {'],
  ])('count as %s: "%s", and not "%s"', (kind, odd, plain) => {
    expect([...odd.matchAll(kinds[kind]!.pattern)]).toHaveLength(1);
    expect([...plain.matchAll(kinds[kind]!.pattern)]).toEqual([]);
  });

  it('stand for one thing if they are exported, apart from those of the schema and of a few templates', () => {
    const exported = /^export (?:async |abstract )?(?:function\*?|const|class|interface|type) (\w+)/gm;
    const files = Map.groupBy(
      texts
        .filter(({ path }) => !/^console\/|^src\/(schema|entities|db\/migrations)\//.test(path))
        .flatMap(({ path, text }) =>
          [...new Set([...text.matchAll(exported)].map(([, name]) => name!))].map((name) => ({ path, name })),
        ),
      ({ name }) => name,
    );
    const shared = [...files].filter(([, declarations]) => declarations.length > 1);
    expectNone(
      shared.length > 21
        ? shared.map(([name, declarations]) => `${name}: ${declarations.map(({ path }) => path).join(', ')}`)
        : [],
      `${shared.length} exported names are declared in two files, and 21 are allowed. Give each thing its own name:`,
    );
  });
});

/** The beginning of a title that is no verb: "of a waiver marks it as signed". */
const midSentence =
  /^ *(?:it(?:\.each\(.*\))?|\](?: as const)?\)|\))\(\s*(['`"])(?:of|in|for|on|with|without|at|by|from|to|under|after|before|when|that|whose|and|or|but|also|again|unless|until|because|as|beside|if|while|where) .*?\1\s*,/gm;

describe('titles', () => {
  it('begin with the verb, after a description that is the noun', () => {
    const found = globSync('{test,packages/*/test}/**/*.test.ts')
      .sort()
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(midSentence)].map(([title]) => `${path}: ${title.trim()}`),
      );
    expectNone(
      found,
      'These titles begin within a sentence. Begin with the verb (“refuses a scan of another document”):',
    );
  });

  it('are found if they begin within a sentence', () => {
    expect([..."  it('of a waiver marks it', () =>".matchAll(midSentence)]).toHaveLength(1);
    expect([..."  ])('with %s is refused', () =>".matchAll(midSentence)]).toHaveLength(1);
    expect([..."  it('unless a waiver is signed', () =>".matchAll(midSentence)]).toHaveLength(1);
    expect([..."  it('marks a waiver', () =>".matchAll(midSentence)]).toEqual([]);
  });
});
