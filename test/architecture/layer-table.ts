/** A folder of `src/`: its job, and the layers that it may import. A layer may always import itself. */
export interface Layer {
  job: string;
  canImport: readonly string[];
  /** Its folders, where each has a job of its own. */
  folders?: Record<string, string>;
}

/**
 * The table in docs/architecture.md is printed from this one. A layer imports only those below it. The files directly in `src/` (main, worker,
 * cli) are the programs, and may import anything.
 */
export const layers: Record<string, Layer> = {
  process: {
    job: 'starts and wires the service, its web and its worker processes',
    canImport: [
      'rest',
      'api',
      'services',
      'background',
      'events',
      'ledger',
      'context',
      'pdf',
      'providers',
      'db',
      'entities',
      'config',
      'errors',
      'domain',
      'runtime',
    ],
    folders: {
      cli: 'the commands of `cps`',
      jobs: 'scheduled work and e-mails: what the service does by itself ([decision 97](decisions/0097-one-queue.md))',
      recovery:
        'backups, restoring them, and `cps verify`, which proves that the stored data is complete and consistent ([decision 25](decisions/0025-backups.md))',
      seed: "the demo records, written through the services like a caller's",
    },
  },
  rest: {
    job: 'rows that name an operation, one file for each resource',
    canImport: ['api'],
  },
  api: {
    job: 'answers requests',
    canImport: ['resolvers', 'services', 'reads', 'schema', 'ledger', 'context', 'errors', 'domain', 'runtime'],
    folders: {
      rest: 'turns a row into a route: plan, answer, OpenAPI description, pages',
      graphql: 'Apollo, compiled operations, limits; sockets and subscriptions',
      http: 'idempotency, rate limits, bodies, sessions',
    },
  },
  resolvers: {
    job: 'decorators and one delegating line for each field',
    canImport: ['services', 'reads', 'schema', 'context', 'domain'],
  },
  services: {
    job: 'verbs, `(ctx, input)`, one folder for each resource; the only layer that changes data',
    canImport: [
      'background',
      'reads',
      'schema',
      'events',
      'ledger',
      'context',
      'pdf',
      'providers',
      'entities',
      'errors',
      'domain',
      'runtime',
    ],
  },
  background: {
    job: 'what is done after the request',
    canImport: ['reads', 'events', 'context', 'providers', 'db', 'entities', 'errors', 'domain', 'runtime'],
    folders: {
      webhooks: 'delivers events to webhooks',
      tasks:
        'work that runs later or involves an outside party: its queue, claiming a task, and finishing it ([decision 22](decisions/0022-tasks.md))',
      email: 'the e-mails to people, their templates, and sending them',
    },
  },
  reads: {
    job: 'how records are read',
    canImport: ['schema', 'events', 'context', 'entities', 'errors', 'domain'],
    folders: {
      compiled:
        'compiles what is read to SQL statements and writers of JSON ([decision 44](decisions/0044-compiled-reads.md))',
      loaders: 'batched reads and lists on plain rows',
    },
  },
  schema: {
    job: 'GraphQL types and inputs with their rules; no logic',
    canImport: ['entities', 'errors', 'domain'],
    folders: {
      validation: 'checks of an input against the rules of its type',
    },
  },
  events: {
    job: 'the outbox, the order of events, reading them, and the hub that follows them',
    canImport: ['context', 'db', 'entities', 'errors', 'domain', 'runtime'],
  },
  ledger: {
    job: 'credits: charge, hold, capture, release, refund, grant; the only layer that writes their tables',
    canImport: ['context', 'entities', 'errors', 'domain'],
  },
  context: {
    job: 'the request that every verb takes: caller, clock, transaction, loaders, permissions',
    canImport: ['pdf', 'providers', 'db', 'entities', 'errors', 'domain', 'runtime'],
    folders: {
      auth: 'tokens, principals and the feed of their changes',
      sandbox: "the clock of an account's sandbox, the permission to move it, and the lock that a reset takes",
    },
  },
  pdf: {
    job: 'forms and layout, rendered on worker threads',
    canImport: ['domain'],
  },
  providers: {
    job: 'ports to outside parties with their adapters, and the guard of outgoing addresses',
    canImport: ['domain', 'runtime'],
  },
  db: {
    job: 'connections, migrations, the embedded server',
    canImport: ['entities', 'config', 'domain', 'runtime'],
  },
  entities: {
    job: 'MikroORM classes, one for each table',
    canImport: ['domain'],
    folders: {
      generated: 'the types of the columns of every table, which `npm run generate` writes',
      search: 'what can be searched in a table',
    },
  },
  config: {
    job: 'the only layer that reads the environment',
    canImport: ['domain', 'runtime'],
  },
  errors: {
    job: 'the single error table',
    canImport: [],
  },
  domain: {
    job: 'pure rules: numbers, transitions, preflight, the contents of a notice, the names of events, how words are compared',
    canImport: [],
  },
  runtime: {
    job: 'what any part of a process may use, and what knows no other layer',
    canImport: [],
    folders: {
      loops:
        'a loop that makes one pass at a time, and the watch that notices when a loop is silent ([decision 28](decisions/0028-loops-and-lanes.md))',
      observability:
        'logs, metrics and spans, which the layers call where something happens ([observability](observability.md))',
      encryption:
        'seals secrets that must be read again (`services/operator/secrets.ts` lists their columns); signs and verifies messages according to Standard Webhooks',
      time: 'the time that decides, which is that of the database ([decision 69](decisions/0069-time-of-the-database.md))',
      generated: 'the version of the service',
    },
  },
};

/** The table as it is in docs/architecture.md. */
export function printedTable(): string {
  const rows = Object.entries(layers).flatMap(([name, { job, canImport, folders = {} }]) => [
    `| \`${name}/\` | ${job} | ${canImport.join(', ') || 'nothing'} |`,
    ...Object.entries(folders).map(([folder, part]) => `| \`${name}/${folder}/\` | ${part} | |`),
  ]);
  return ['| Folder | Job | May import |', '|---|---|---|', ...rows].join('\n');
}
