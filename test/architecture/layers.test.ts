import { describe, expect, it } from '@jest/globals';
import { expectNone, linesMatching, type Source, sourcesBelow } from './sources.js';

/**
 * What each layer may import; a layer may always import itself. `context` is src/context/request-context.ts, the request that every verb takes.
 * The processes at the top of src (main, worker, app, run, cli) wire everything together and may import anything.
 */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  errors: [],
  // How a secret is written.
  config: ['domain', 'encryption'],
  // Secrets that must be read again, and signatures.
  encryption: [],
  generated: [],
  // The domain for its vocabulary and calendar only.
  providers: ['domain', 'encryption', 'observability'],
  entities: ['domain'],
  pdf: ['domain'],
  // The domain for what can be printed only.
  validation: ['domain', 'errors'],
  // What is searched, and how words are compared.
  search: [],
  // Events for the names in their catalogue only.
  schema: ['domain', 'events', 'search', 'validation'],
  auth: ['context', 'domain', 'errors', 'validation'],
  db: ['config', 'entities', 'search'],
  // The demo records are written through the services, like any caller's.
  'db/seed': ['auth', 'context', 'db', 'domain', 'ledger', 'loaders', 'pdf', 'providers', 'schema', 'services'],
  // The domain for its vocabulary only, and of auth who the partner is.
  loaders: ['auth', 'context', 'domain', 'entities', 'errors', 'events', 'schema', 'search', 'validation'],
  ledger: ['context', 'domain', 'email', 'errors', 'events'],
  // Writing to people; the mailers' port alone of the providers.
  email: ['domain', 'providers'],
  services: [
    'auth',
    'context',
    'domain',
    'email',
    'encryption',
    'entities',
    'tasks',
    'errors',
    'events',
    'jobs',
    'ledger',
    'loaders',
    'pdf',
    'providers',
    'sandbox',
    'schema',
    'validation',
    'webhooks',
  ],
  // The domain for the display text of its tokens only.
  resolvers: ['context', 'domain', 'events', 'loaders', 'schema', 'services'],
  graphql: [
    'context',
    'errors',
    'events',
    'http',
    'ledger',
    'loaders',
    'observability',
    'resolvers',
    'schema',
    'validation',
  ],
  http: ['auth', 'context', 'db', 'domain', 'errors', 'generated', 'observability', 'sandbox'],
  // One pass at a time, and who notices when there is none.
  loops: ['db', 'observability'],
  // Lines, numbers and traces: others call it. The sandbox for which rows live by the real time.
  observability: ['sandbox'],
  // The clock of an account's sandbox, and who may write in it; what happens in it is told by the services.
  sandbox: [],
  rest: ['generated', 'rest/adapter'],
  // Few services: the bytes of a file cannot travel through a GraphQL operation, and what outside parties post has no token.
  'rest/adapter': [
    // The payloads of events are part of the OpenAPI description.
    'events',
    'auth',
    'context',
    'errors',
    'generated',
    'graphql',
    'http',
    'ledger',
    'loaders',
    'rest',
    'services',
    'validation',
  ],
  // The outbox and the stream. A record is rendered through the context, since REST is above.
  events: ['context', 'db', 'errors', 'loops', 'schema', 'validation'],
  // Does what is due with outside parties; who does what is told by the services.
  tasks: ['auth', 'context', 'loops', 'observability', 'sandbox'],
  // Signs and delivers events. A webhook that it disables is told through the outbox.
  webhooks: ['context', 'db', 'domain', 'email', 'encryption', 'events', 'loaders', 'loops', 'observability'],
  // The database for connections whose statements have a limit only.
  jobs: [
    'context',
    'db',
    'domain',
    'email',
    'events',
    'ledger',
    'loops',
    'observability',
    'providers',
    'sandbox',
    'services',
    'webhooks',
  ],
  // Events for the type of the hub only.
  context: [
    'auth',
    'db',
    'domain',
    'encryption',
    'errors',
    'events',
    'observability',
    'pdf',
    'providers',
    'sandbox',
    'webhooks',
  ],
  // Backups, and the proof that what is kept is whole: it looks at everything that keeps something.
  recovery: ['config', 'db', 'email', 'encryption', 'ledger', 'providers', 'services'],
  cli: [
    'config',
    'db',
    'encryption',
    'errors',
    'generated',
    'process',
    'providers',
    'recovery',
    'services',
    'validation',
  ],
};

function layerOf(path: string): string {
  const [, folder, below] = path.split('/');
  if (path === 'src/context/request-context.ts') return 'context';
  if (below === undefined) return 'process';
  if (folder === 'rest' && below === 'adapter') return 'rest/adapter';
  if (path.startsWith('src/db/seed')) return 'db/seed';
  return folder!;
}

describe('the layers', () => {
  const sources = sourcesBelow('src');

  it('import in one direction', () => {
    const wrong = sources.flatMap(({ path, imports }) => {
      const from = layerOf(path);
      if (from === 'process') return [];
      return imports
        .map((imported) => layerOf(imported.path))
        .filter((to) => to !== from && !(mayImport[from] ?? []).includes(to))
        .map((to) => `${path}: ${from} → ${to}`);
    });
    expectNone(
      wrong,
      'A layer imports one that it must not know. Move what it needs down into a layer both may import, or pass it in as an argument:',
    );
  });

  it('are all listed', () => {
    const layers = new Set(sources.map(({ path }) => layerOf(path)).filter((layer) => layer !== 'process'));
    expect([...layers].filter((layer) => !(layer in mayImport))).toEqual([]);
  });

  it('have no cycles of modules that need each other to load', () => {
    const graph = new Map(
      sources.map(({ path, imports }) => [path, imports.filter(({ typeOnly }) => !typeOnly).map((one) => one.path)]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expectNone(cycles, 'Modules import each other. Move what both need into a third one:');
  });

  it('read the environment in src/config alone', () => {
    const others = sources.filter(({ path }) => !path.startsWith('src/config/'));
    expectNone(
      linesMatching(others, /\bprocess\.env\b/),
      'Only src/config reads the environment. Add a setting to src/config/settings.ts and take it from the configuration:',
    );
  });

  it('take the time from the request', () => {
    const bound = sources.filter(
      ({ path }) =>
        ['domain', 'entities', 'ledger', 'loaders', 'resolvers', 'schema', 'services', 'validation'].includes(
          layerOf(path),
        ) &&
        // The operator's command line has no request: its time is the system's.
        !/^src\/services\/operator[.-]/.test(path),
    );
    expectNone(
      linesMatching(
        bound,
        /\bnew Date\(\)|\bDate\.now\(|(?<!ctx\.|\.)\bnow\(\)|clock_timestamp|current_(date|timestamp)/,
      ),
      'Rules take their time from ctx.now(), so that a sandbox clock moves them. Pass ctx.now() on:',
    );
  });

  it('write credits in src/ledger alone', () => {
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
    );
    expectNone(wrong, 'Only src/ledger changes credits. Call one of its verbs:');
  });

  it('write SQL below the doors', () => {
    const sqlFree = ['domain', 'resolvers', 'rest', 'rest/adapter', 'schema', 'graphql', 'validation', 'pdf', 'errors'];
    const doors = sources.filter(({ path }) => sqlFree.includes(layerOf(path)));
    expectNone(
      [
        ...linesMatching(doors, /\bsql`|\bsql<|from 'kysely'|from 'pg'|from '@mikro-orm|\.execute\(ctx\.db/),
        ...linesMatching(
          doors,
          /['"`]\s*(select|insert into|update|delete from|with)\s+\w+.*\b(from|set|values|where)\b/i,
        ),
      ],
      'SQL is written in loaders (reads) and services (changes). Call one of those:',
    );
  });

  it('keep every file within 300 lines', () => {
    const all: Source[] = [...sources, ...sourcesBelow('test')].filter(
      ({ path }) => !path.startsWith('src/generated/'),
    );
    expectNone(
      all
        .map(({ path, text }) => [path, text.split('\n').length - 1] as const)
        .filter(([, lines]) => lines > 300)
        .map(([path, lines]) => `${path}: ${lines} lines`),
      'A file has grown past 300 lines. Split it by verb or by case:',
    );
  });
});
