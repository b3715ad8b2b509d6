import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, visit } from 'graphql';
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

describe('the reads of the console', () => {
  /** Rows that are only counted, and what goes back with the rest of its list. */
  const sentOrCounted = new Set(['entityId', 'waiverSignedOn']);

  it('ask for no field that no page uses', () => {
    const code = globSync('console/src/**/*.{ts,tsx}')
      .filter((path) => !path.includes('.documents.'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const words = new Set(code.match(/\w+/g));
    const isUsed = (name: string) => words.has(name) || sentOrCounted.has(name);
    const unused: string[] = [];
    let count = 0;
    for (const path of globSync('console/src/**/*.graphql').sort()) {
      visit(parse(readFileSync(path, 'utf8')), {
        // What a change answers is read by name where something is done with it.
        OperationDefinition: ({ operation }) => (operation === 'mutation' ? false : undefined),
        Field(field) {
          count += 1;
          const { value } = field.alias ?? field.name;
          if (!isUsed(value)) unused.push(`${path}: ${value}`);
        },
      });
    }
    expect(count).toBeGreaterThan(500);
    expect([...sentOrCounted].filter((name) => words.has(name))).toEqual([]);
    expectNone(unused, 'No page uses this field. Take it out of the operation:');
  });
});

describe('the storage of the browser', () => {
  it('is used by one file, which goes on where the browser refuses it', () => {
    const wrong = globSync('console/src/**/*.{ts,tsx}').filter(
      (path) =>
        path !== 'console/src/parts/storage.ts' && /\b(?:local|session)Storage\b/.test(readFileSync(path, 'utf8')),
    );
    expectNone(wrong, 'A browser can refuse its storage. Use parts/storage.ts:');
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

describe('what is typed on a page of the console', () => {
  const hooks = /\b(?:useForm|useAutosave|useUnsaved|useKeeping)(?:<\w+>)?\(/;
  const controls =
    /<(?:TextField|TextArea|SelectField|CheckField|FileField|RadioField|ProjectField|SuggestField|input|textarea|select)\b/;
  /** Why nothing is lost there. */
  const exceptions: Record<string, string> = {
    'developers/event-picker.tsx': 'searches a list',
    'developers/graphql-page.tsx': 'tries an operation, and saves nothing',
    'developers/rest-page.tsx': 'tries a route, and saves nothing',
    'mail/new-research-page.tsx': 'has its choices in the address',
    'mailroom/handed-over.tsx': 'searches a list',
    'parts/filters.tsx': 'searches a list',
    'shell/keys-sheet.tsx': 'keeps a setting at once',
    'waivers/new-waiver-page.tsx': 'has its form from use-new-waiver',
  };
  const files = globSync('console/src/**/*.tsx').map((path) => {
    const text = readFileSync(path, 'utf8');
    const setters = [...text.matchAll(/const \[\w+, (set\w+)\] = useState/g)].map(([, name]) => name!);
    const isTypedInState = setters.some((name) =>
      new RegExp(`on(?:Change|File)=\\{(?:[^\\n]*|\\(?[^=]*=> \\{[^}]*)\\b${name}\\b`).test(text),
    );
    const isForm = /<[Ff]orm\b/.test(text) && controls.test(text);
    return { path: path.slice('console/src/'.length), asks: isForm || isTypedInState, isKnown: hooks.test(text) };
  });

  it('is known as unsaved, so that no dialog and no page closes over it', () => {
    expect(files.filter(({ isKnown }) => isKnown).length).toBeGreaterThan(40);
    expectNone(
      files.filter(({ path, asks, isKnown }) => asks && !isKnown && !(path in exceptions)).map(({ path }) => path),
      'This file takes what a person types without useForm, useAutosave or useUnsaved, so that it is lost without a question:',
    );
  });

  it('is left out only where nothing is lost', () => {
    const needed = files.filter(({ asks, isKnown }) => asks && !isKnown).map(({ path }) => path);
    expect(Object.keys(exceptions).filter((path) => !needed.includes(path))).toEqual([]);
  });

  it('is known in one place: nothing else asks the router or the browser to stay', () => {
    const others = globSync('console/src/**/*.{ts,tsx}').filter(
      (path) => /useBlocker|beforeunload/i.test(readFileSync(path, 'utf8')) && !path.endsWith('unsaved-question.tsx'),
    );
    expect(others).toEqual([]);
  });
});
