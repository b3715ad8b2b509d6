import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { layers, printedTable } from './layer-table.js';
import { circlesBetween, expectNone, linesMatching, sourcesBelow } from './sources.js';

/** The folder of src. The programs, directly in src, start what `process` wires. */
function layerOf(path: string): string {
  const [, folder, below] = path.split('/');
  return below === undefined ? 'programs' : folder!;
}

/** The order of the table: each layer imports only those below it. */
const order = Object.keys(layers);

/** Where no SQL is written. */
const withoutSql = /^src\/(rest|api\/(rest|graphql)|resolvers|schema|pdf|errors|domain)\//;

describe('the layers', () => {
  const sources = sourcesBelow('src');

  /** Each import between two layers, once. */
  const arrows = new Map<string, { from: string; to: string; path: string }>(
    sources.flatMap(({ path, imports }) => {
      const from = layerOf(path);
      return imports
        .map((imported) => ({ from, to: layerOf(imported.path), path }))
        .filter(({ to }) => from !== 'programs' && to !== from)
        .map((arrow) => [`${arrow.from} → ${arrow.to}`, arrow] as const);
    }),
  );

  it('import only what they are allowed to', () => {
    expectNone(
      [...arrows.values()]
        .filter(({ from, to }) => !layers[from]?.canImport.includes(to))
        .map(({ from, to, path }) => `${path}: ${from} → ${to}`),
      'A layer imports one that it must not know. Move what it needs down into a layer both may import, or pass it in as an argument:',
    );
  });

  it('use every import that they are allowed', () => {
    expectNone(
      Object.entries(layers).flatMap(([from, { canImport }]) =>
        canImport.map((to) => `${from} → ${to}`).filter((arrow) => !arrows.has(arrow)),
      ),
      'No file needs these allowances. Delete them from test/architecture/layer-table.ts:',
    );
  });

  it('are all listed', () => {
    const found = new Set(sources.map(({ path }) => layerOf(path)).filter((layer) => layer !== 'programs'));
    expect([...found].sort()).toEqual(Object.keys(layers).sort());
  });

  it('have the folders that the table lists', () => {
    const listed = Object.entries(layers).filter(([, { folders }]) => folders !== undefined);
    for (const [name, { folders }] of listed) {
      const found = sources
        .map(({ path }) => path.split('/'))
        .filter(([, layer, , file]) => layer === name && file !== undefined);
      expect([...new Set(found.map(([, , folder]) => folder!))].sort()).toEqual(Object.keys(folders!).sort());
    }
  });

  it('import only layers below them', () => {
    expectNone(
      Object.entries(layers).flatMap(([from, { canImport }]) =>
        canImport.filter((to) => order.indexOf(to) <= order.indexOf(from)).map((to) => `${from} → ${to}`),
      ),
      'An import leads up the table, or the table is not in order. Move what both layers need into a lower one:',
    );
  });

  it('are listed in docs/architecture.md', () => {
    if (readFileSync('docs/architecture.md', 'utf8').includes(printedTable())) return;
    throw new Error(`Replace the table of layers in docs/architecture.md with this one:\n\n${printedTable()}`);
  });

  it('have no cycles of modules that need each other to load', () => {
    const loaded = sources.map((source) => ({
      ...source,
      imports: source.imports.filter(({ typeOnly }) => !typeOnly),
    }));
    expectNone(
      circlesBetween(loaded, (path) => path),
      'Modules import each other. Move what both need into a third one:',
    );
  });

  it('read the environment only in src/config', () => {
    const others = sources.filter(({ path }) => !path.startsWith('src/config/'));
    expectNone(
      linesMatching(others, /\bprocess\.env\b/),
      'Only src/config reads the environment. Add a setting to src/config/settings.ts and take it from the configuration:',
    );
  });

  it('take the time from the request', () => {
    const bound = sources.filter(
      ({ path }) =>
        ['domain', 'entities', 'ledger', 'reads', 'resolvers', 'schema', 'services'].includes(layerOf(path)) &&
        // The operator's command line has no request, so it uses the real time.
        !/^src\/services\/operator\//.test(path),
    );
    expectNone(
      linesMatching(bound, /\brealTime\(|(?<!ctx\.|\.)\bnow\(\)|clock_timestamp|current_(date|timestamp)/),
      'Rules take their time from ctx.now(), so that a sandbox clock moves them. Pass ctx.now() on:',
    );
  });

  /** Where the clock of the machine is right, and why. */
  const machineClock: Record<string, string> = {
    'src/runtime/time/real-time.ts':
      'compares it with that of the database, and has no other until the database was asked',
    'src/runtime/observability/log.ts':
      'dates log lines, which are compared with those of other programs on the machine',
    'src/db/embedded/start-lock.ts': 'compares it with the times of files of the same machine',
    'src/pdf/seal/made-certificate.ts': 'runs on a thread, and makes certificates only where none is configured',
  };

  it('never decide by the clock of the machine', () => {
    const machine = /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\s*\)|timeOrigin|\bhrtime\b/;
    const other = sources.filter(({ path }) => !(path in machineClock));
    expectNone(
      linesMatching(other, machine),
      'Processes have clocks of their own, which may be wrong. Rules use ctx.now(), and everything else realTime(), the time of the database; performance.now() measures how long something takes:',
    );
    const idle = Object.keys(machineClock).filter(
      (path) =>
        linesMatching(
          sources.filter((source) => source.path === path),
          machine,
        ).length === 0,
    );
    expectNone(idle, 'These files no longer use the clock of the machine. Delete them from the list:');
  });

  it('write credits only in src/ledger', () => {
    const others = sources.filter(({ path }) => !/^src\/(ledger|db\/migrations)\//.test(path));
    const tables =
      'credit_accounts|credit_lots|credit_hold_lots|credit_holds|ledger_transactions|ledger_entries|api_call_minutes|prices';
    const wrong = others.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from|truncate)\\s+"?(?:${tables})\\b`, 'gi'),
        ),
      ].map(([statement]) => `${path}: ${statement}`),
    );
    wrong.push(
      ...linesMatching(
        others,
        /\bledger_(post|take|grant|charge|refund|hold|capture|release|settle|lock|end_lots)\(|\bcharge_api_calls\(/,
      ),
      ...linesMatching(others, new RegExp(`\\b(?:insertInto|updateTable|deleteFrom)\\('(?:${tables})'\\)`)),
    );
    expectNone(wrong, 'Only src/ledger changes credits. Call one of its verbs:');
  });

  it('name their advisory locks in one file', () => {
    const others = sources.filter(
      ({ path }) => path !== 'src/domain/shared/advisory-locks.ts' && !/^src\/db\/(migrations|embedded)\//.test(path),
    );
    expectNone(
      linesMatching(others, /\b4_?702_?33\d\b|advisory_\w*lock\w*\(\s*\d/),
      'Add the lock to src/domain/shared/advisory-locks.ts, where each key is used once:',
    );
  });

  it('write SQL only below the APIs', () => {
    const aboveServices = sources.filter(({ path }) => withoutSql.test(path));
    expectNone(
      [
        ...linesMatching(aboveServices, /\bsql`|\bsql<|from 'kysely'|from 'pg'|from '@mikro-orm|\.execute\(ctx\.db/),
        ...linesMatching(aboveServices, /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/),
        ...linesMatching(
          aboveServices,
          /['"`]\s*(select|insert into|update|delete from|with)\s+\w+.*\b(from|set|values|where)\b/i,
        ),
      ],
      'SQL is written in loaders (reads) and services (changes). Call one of those:',
    );
  });

  it('keep every source within 300 lines', () => {
    expectNone(
      sources
        .filter(({ path }) => !path.includes('/generated/'))
        .map(({ path, text }) => [path, text.split('\n').length - 1] as const)
        .filter(([, lines]) => lines > 300)
        .map(([path, lines]) => `${path}: ${lines} lines`),
      'A file has more than 300 lines. Split it by verb or by case:',
    );
  });
});
