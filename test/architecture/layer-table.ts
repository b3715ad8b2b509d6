/** A folder of `src/`: its job, and the layers that it may import. A layer may always import itself. */
export interface Layer {
  job: string;
  canImport: readonly string[];
}

/**
 * The table in docs/architecture.md is printed from this one. The files directly in `src/` (main, worker, app, run, cli) wire
 * everything together and may import anything.
 */
export const layers: Record<string, Layer> = {
  rest: {
    job: 'rows that name an operation',
    canImport: ['generated', 'graphql', 'rest/adapter'],
  },
  'rest/adapter': {
    job: 'turns a row into a route: plan, answer, OpenAPI description, pages',
    canImport: [
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
    canImport: [
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
    canImport: ['context', 'domain', 'loaders', 'schema'],
  },
  resolvers: {
    job: 'decorators and one delegating line for each field',
    canImport: ['context', 'domain', 'loaders', 'schema', 'services'],
  },
  schema: {
    job: 'GraphQL types and inputs with their rules; no logic',
    canImport: ['domain', 'search', 'validation'],
  },
  services: {
    job: 'verbs, `(ctx, input)`, one folder for each resource; the only layer that changes data',
    canImport: [
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
    canImport: ['context', 'domain', 'errors', 'generated'],
  },
  loaders: {
    job: 'batched reads and lists on plain rows',
    canImport: [
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
    canImport: [],
  },
  context: {
    job: 'the request that every verb takes: caller, clock, transaction, loaders, permissions',
    canImport: [
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
    canImport: ['context', 'db', 'domain', 'errors', 'generated', 'loops', 'validation'],
  },
  webhooks: {
    job: 'delivers events to webhooks',
    canImport: [
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
    canImport: ['auth', 'context', 'errors', 'generated', 'loops', 'observability', 'sandbox', 'time'],
  },
  jobs: {
    job: 'scheduled work and e-mails: what the service does by itself ([decision 97](decisions/0097-one-queue.md))',
    canImport: [
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
    canImport: ['db', 'observability'],
  },
  providers: {
    job: 'ports to outside parties with their adapters, and the guard of outgoing addresses',
    canImport: ['domain', 'encryption', 'observability', 'time'],
  },
  email: {
    job: 'the e-mails to people, their templates, and sending them',
    canImport: ['domain', 'generated', 'providers'],
  },
  pdf: {
    job: 'forms and layout, rendered on worker threads',
    canImport: ['domain'],
  },
  http: {
    job: 'idempotency, rate limits, bodies, sessions',
    canImport: ['auth', 'context', 'domain', 'errors', 'generated', 'observability', 'sandbox', 'time'],
  },
  auth: {
    job: 'tokens, principals and the feed of their changes',
    canImport: ['domain', 'errors', 'generated', 'validation', 'time'],
  },
  validation: {
    job: 'checks of an input against the rules of its type',
    canImport: ['domain', 'errors'],
  },
  errors: {
    job: 'the single error table',
    canImport: [],
  },
  search: {
    job: 'what can be searched, and how words are compared',
    canImport: [],
  },
  sandbox: {
    job: "the clock of an account's sandbox, the permission to move it, and the lock that a reset takes",
    canImport: ['domain', 'generated', 'time'],
  },
  entities: {
    job: 'MikroORM classes',
    canImport: ['domain'],
  },
  db: {
    job: 'connections, migrations, the embedded server',
    canImport: ['config', 'domain', 'entities', 'generated', 'search', 'time'],
  },
  encryption: {
    job: 'seals secrets that must be read again (`services/operator/secrets.ts` lists their columns); signs and verifies messages according to Standard Webhooks',
    canImport: [],
  },
  observability: {
    job: 'logs, metrics and spans, which the layers call where something happens ([observability](observability.md))',
    canImport: ['generated', 'sandbox', 'time'],
  },
  time: {
    job: 'the time that decides, which is that of the database ([decision 69](decisions/0069-time-of-the-database.md))',
    canImport: [],
  },
  recovery: {
    job: 'backups, restoring them, and `cps verify`, which proves that the stored data is complete and consistent ([decision 25](decisions/0025-backups.md))',
    canImport: ['config', 'db', 'domain', 'encryption', 'generated', 'ledger', 'providers', 'services', 'time'],
  },
  seed: {
    job: "the demo records, written through the services like a caller's",
    canImport: [
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
    canImport: ['domain', 'encryption'],
  },
  generated: {
    job: 'types that `npm run generate` writes, such as the columns of every table, and the operations that a build makes',
    canImport: ['entities'],
  },
  cli: {
    job: 'the commands of `cps`',
    canImport: [
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
    ([name, { job, canImport }]) => `| \`${name}/\` | ${job} | ${canImport.join(', ') || 'nothing'} |`,
  );
  return ['| Folder | Job | May import |', '|---|---|---|', ...rows].join('\n');
}
