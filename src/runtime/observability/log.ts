import { redact } from './redact.js';
import { sourceStack } from './source-stack.js';
import { activeTrace } from './tracing.js';

/** Writes log lines. */
export interface Log {
  debug(facts: object, message?: string): void;
  info(facts: object, message?: string): void;
  warn(facts: object, message?: string): void;
  error(facts: object, message?: string): void;
}

/** Where the lines go, if not to standard output. */
export interface LineSink {
  write(line: string): void;
}

/**
 * Options for Fastify's logger (pino). Every finished line passes through `redact`, whichever code logged it:
 * a list of fields to hide would miss the next one. Of requests, responses and errors, only the fields named here are logged.
 */
export function logOptions(level: string, sink: LineSink | undefined) {
  return {
    level,
    ...(sink && { stream: sink }),
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: () => activeTrace() ?? {},
    serializers: {
      req: ({ method }: { method?: string }) => ({ method }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: (error: unknown) => errorFacts(error),
    },
    hooks: { streamWrite: redact },
  };
}

interface ErrorFacts {
  type: string;
  message: string;
  [fact: string]: unknown;
}

/** Library errors contain requests, rows and keys: only the fields named here are logged. */
function errorFacts(thrown: unknown): ErrorFacts & { stack: string } {
  const error = toRootError(thrown);
  return { ...describeError(error, 3), stack: sourceStack(String(error.stack ?? '').slice(0, 8_000)) };
}

function describeError(error: Error, depth: number): ErrorFacts {
  const facts: ErrorFacts = { type: error.name, message: String(error.message).slice(0, 2_000) };
  for (const key of ['code', 'constraint', 'table', 'column', 'statusCode']) {
    const fact: unknown = error[key as keyof Error];
    if (typeof fact === 'string' || typeof fact === 'number') facts[key] = fact;
  }
  if (depth === 0) return facts;
  if (error.cause !== undefined) facts.cause = describeError(toRootError(error.cause), depth - 1);
  if (error instanceof AggregateError) {
    facts.errors = error.errors.slice(0, 10).map((one) => describeError(toRootError(one), depth - 1));
  }
  return facts;
}

/** The error that a resolver threw, not GraphQL's wrapper. */
function toRootError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(String(thrown).slice(0, 500));
  const { originalError } = thrown as { originalError?: unknown };
  return originalError instanceof Error ? originalError : thrown;
}
