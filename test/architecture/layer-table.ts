/** A folder of `src/`: its job, and the layers that it may import. A layer may always import itself. */
export interface Layer {
  job: string;
  mayImport: readonly string[];
}

/**
 * The table in docs/architecture.md is printed from this one. The files directly in `src/` (main, worker, app, run, cli) wire
 * everything together and may import anything.
 */
export const layers: Record<string, Layer> = {
  rest: {
    job: 'rows that name an operation',
    mayImport: ['generated', 'graphql', 'rest/adapter'],
  },
  'rest/adapter': {
    job: 'turns a row into a route: plan, answer, OpenAPI description, pages',
    mayImport: [
      'auth',
      'context',
      'domain',
      'errors',
      'graphql',
      'http',
      'ledger',
      'loaders',
      'reads',
      // A GraphQL operation cannot carry the bytes of a file, and callbacks of outside parties have no token.
      'services',
      'validation',
      'time',
    ],
  },
  graphql: {
    job: 'Apollo, compiled operations, limits; sockets and subscriptions',
    mayImport: [
      'context',
      'errors',
      'events',
      'http',
      'ledger',
      'loaders',
      'observability',
      'reads',
      'resolvers',
      'schema',
      'validation',
      'time',
    ],
  },
  reads: {
    job: 'compiles what is read to SQL statements and writers of JSON ([decision 44](decisions/0044-compiled-reads.md))',
    mayImport: ['context', 'domain', 'loaders', 'schema'],
  },
  resolvers: {
    job: 'decorators and one delegating line for each field',
    mayImport: ['context', 'domain', 'loaders', 'schema', 'services'],
  },
  schema: {
    job: 'GraphQL types and inputs with their rules; no logic',
    mayImport: ['domain', 'search', 'validation'],
  },
  services: {
    job: 'verbs, `(ctx, input)`, one folder for each resource; the only layer that changes data',
    mayImport: [
      'auth',
      'context',
      'domain',
      'email',
      'encryption',
      'entities',
      'errors',
      'events',
      'generated',
      'ledger',
      'loaders',
      'pdf',
      'providers',
      'sandbox',
      'schema',
      'tasks',
      'validation',
      'webhooks',
      'time',
    ],
  },
  ledger: {
    job: 'credits: charge, hold, capture, release, refund, grant; the only layer that writes their tables',
    mayImport: ['context', 'domain', 'errors', 'generated'],
  },
  loaders: {
    job: 'batched reads and lists on plain rows',
    mayImport: [
      'auth',
      'context',
      'domain',
      'entities',
      'errors',
      'events',
      'generated',
      'schema',
      'search',
      'validation',
    ],
  },
  domain: {
    job: 'pure rules: numbers, transitions, preflight, the contents of a notice, the names of events',
    mayImport: [],
  },
  context: {
    job: 'the request that every verb takes: caller, clock, transaction, loaders, permissions',
    mayImport: [
      'auth',
      'db',
      'domain',
      'encryption',
      'errors',
      'generated',
      'observability',
      'pdf',
      'providers',
      'sandbox',
      'time',
    ],
  },
  events: {
    job: 'the outbox, the order of events, reading them, and the hub that follows them',
    mayImport: ['context', 'db', 'domain', 'errors', 'generated', 'loops', 'validation'],
  },
  webhooks: {
    job: 'delivers events to webhooks',
    mayImport: [
      'context',
      'db',
      'domain',
      'email',
      'encryption',
      'events',
      'generated',
      'loaders',
      'loops',
      'observability',
      'providers',
      'time',
    ],
  },
  tasks: {
    job: 'work that runs later or involves an outside party: its queue, claiming a task, and finishing it ([decision 22](decisions/0022-tasks.md))',
    mayImport: ['auth', 'context', 'errors', 'generated', 'loops', 'observability', 'sandbox', 'time'],
  },
  jobs: {
    job: 'scheduled work and e-mails: what the service does by itself ([decision 97](decisions/0097-one-queue.md))',
    mayImport: [
      'context',
      'db',
      'domain',
      'email',
      'events',
      'generated',
      'ledger',
      'loops',
      'observability',
      'providers',
      'sandbox',
      'services',
      'tasks',
      'webhooks',
      'time',
    ],
  },
  loops: {
    job: 'a loop that makes one pass at a time, and the watch that notices when a loop is silent ([decision 28](decisions/0028-loops-and-lanes.md))',
    mayImport: ['db', 'observability'],
  },
  providers: {
    job: 'ports to outside parties with their adapters, and the guard of outgoing addresses',
    mayImport: ['domain', 'encryption', 'observability', 'time'],
  },
  email: {
    job: 'the e-mails to people, their templates, and sending them',
    mayImport: ['domain', 'generated', 'providers'],
  },
  pdf: {
    job: 'forms and layout, rendered on worker threads',
    mayImport: ['domain'],
  },
  http: {
    job: 'idempotency, rate limits, bodies, sessions',
    mayImport: ['auth', 'context', 'domain', 'errors', 'generated', 'observability', 'sandbox', 'time'],
  },
  auth: {
    job: 'tokens, principals and the feed of their changes',
    mayImport: ['domain', 'errors', 'generated', 'validation', 'time'],
  },
  validation: {
    job: 'checks of an input against the rules of its type',
    mayImport: ['domain', 'errors'],
  },
  errors: {
    job: 'the single error table',
    mayImport: [],
  },
  search: {
    job: 'what can be searched, and how words are compared',
    mayImport: [],
  },
  sandbox: {
    job: "the clock of an account's sandbox, the permission to move it, and the lock that a reset takes",
    mayImport: ['domain', 'generated', 'time'],
  },
  entities: {
    job: 'MikroORM classes',
    mayImport: ['domain'],
  },
  db: {
    job: 'connections, migrations, the embedded server',
    mayImport: ['config', 'domain', 'entities', 'generated', 'search', 'time'],
  },
  encryption: {
    job: 'seals secrets that must be read again (`services/operator/secrets.ts` lists their columns); signs and verifies messages according to Standard Webhooks',
    mayImport: [],
  },
  observability: {
    job: 'logs, metrics and spans, which the layers call where something happens ([observability](observability.md))',
    mayImport: ['generated', 'sandbox', 'time'],
  },
  time: {
    job: 'the time that decides, which is that of the database ([decision 69](decisions/0069-time-of-the-database.md))',
    mayImport: [],
  },
  recovery: {
    job: 'backups, restoring them, and `cps verify`, which proves that the stored data is complete and consistent ([decision 25](decisions/0025-backups.md))',
    mayImport: ['config', 'db', 'domain', 'encryption', 'generated', 'ledger', 'providers', 'services', 'time'],
  },
  seed: {
    job: "the demo records, written through the services like a caller's",
    mayImport: [
      'auth',
      'config',
      'context',
      'db',
      'domain',
      'ledger',
      'loaders',
      'pdf',
      'providers',
      'schema',
      'services',
    ],
  },
  config: {
    job: 'the only layer that reads the environment',
    mayImport: ['domain', 'encryption'],
  },
  generated: {
    job: 'types that `npm run generate` writes, such as the columns of every table, and the operations that a build makes',
    mayImport: ['entities'],
  },
  cli: {
    job: 'the commands of `cps`',
    mayImport: [
      'config',
      'db',
      'encryption',
      'errors',
      'generated',
      'providers',
      'recovery',
      'seed',
      'services',
      'validation',
    ],
  },
};

/** The table as it is in docs/architecture.md. */
export function printedTable(): string {
  const rows = Object.entries(layers).map(
    ([name, { job, mayImport }]) => `| \`${name}/\` | ${job} | ${mayImport.join(', ') || 'nothing'} |`,
  );
  return ['| Folder | Job | May import |', '|---|---|---|', ...rows].join('\n');
}
