import { describe, expect, it } from '@jest/globals';
import { expectNone, importedBy, linesMatching, sourcesBelow } from './sources.js';

const sources = sourcesBelow('test');
const sharing = sources.filter(
  ({ path, text }) => /\bshare(World|Site)\(\)/.test(text) && !path.startsWith('test/support/'),
);

/** What other files of the worker would notice, or what notices them. */
const uses: Record<string, RegExp> = {
  'the service itself': /\.infrastructure\b|\banotherApp\(|\bapp\.(start|stop)\(/,
  'the database itself': /\b(alter|create|drop|lock) (table|trigger|function|index)\b|\btruncate\b|\bpg_\w+\(/i,
  'rows of every account': /\.sql(<[^`'"]*>)?\(\s*(['"`])\s*(update|delete)(?!.*\bwhere\b)[^`'"]*\2/i,
  // They have rows of other files: their number, and which of them comes first, depends on which files ran before.
  'rows of no account in particular': /\.sql(<[^`'"]*>)?\(\s*(['"`])\s*select\b(?!.*\$\d).*\bfrom (?!pg_)\w.*\2/i,
  'an address that another file may use': /\bemail: ?['"`][^'"`$]*@[^'"`$]*['"`]/,
};
/** Helpers that run what waits in the database, for any account, or that hold it up. */
const helpers = /\/(tasks|live|live-world|record-events|hold-table|locks|database-proxy|partner)\.ts$/;

describe('test files that share a world', () => {
  it('are there', () => {
    expect(sharing.length).toBeGreaterThan(20);
  });

  for (const [what, pattern] of Object.entries(uses)) {
    it(`do not use ${what}`, () => {
      expectNone(
        linesMatching(sharing, pattern),
        `These use ${what}: open a world of their own with openWorld(), or openSite().`,
      );
    });
  }

  it('use no helper that works for every account', () => {
    const found = sharing.flatMap((source) =>
      [...importedBy(source, sources)].filter((path) => helpers.test(path)).map((path) => `${source.path} → ${path}`),
    );
    expectNone(
      found,
      'These affect or wait for all accounts: open a world of their own with openWorld(), or openSite().',
    );
  });

  it.each([
    ['the service itself', 'await world.app.stop();'],
    ['the service itself', 'const { db } = world.app.infrastructure;'],
    ['the database itself', "await world.sql('alter table notices add column x int');"],
    ['rows of every account', "await world.sql('delete from tasks');"],
    ['rows of every account', "await world.sql<{ id: string }>('update projects set name = $1', ['x']);"],
    ['rows of no account in particular', "await world.sql('select count(*) from tasks');"],
    ['rows of no account in particular', `await world.sql<{ n: 1 }>("select 1 from notices where type = 'lien'");`],
    ['an address that another file may use', "await world.caller({ email: 'both@example.com' });"],
  ])('would be noticed if they used %s: %s', (what, line) => {
    expect(linesMatching([{ path: 'a.test.ts', text: line, imports: [] }], uses[what]!)).toHaveLength(1);
  });

  it('may change rows of their own', () => {
    const text = "await world.sql('update projects set name = $1 where id = $2', ['x', id]);";
    expect(linesMatching([{ path: 'a.test.ts', text, imports: [] }], uses['rows of every account']!)).toEqual([]);
  });
});
