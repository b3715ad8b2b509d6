import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const statementSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5];
const workSeconds = [0.05, 0.25, 1, 2.5, 5, 15, 60, 300];

/**
 * What an app counts, in a registry of its own: tests run several in one process. Labels come from lists in the code, so that
 * their values are few: never a tenant, a token, an id or an address that somebody made up.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name: `cps_${name}`, help, labelNames, buckets, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `cps_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `cps_${name}`, help, labelNames, registers });
  const metrics = {
    registry,
    requests: histogram(
      'http_request_duration_seconds',
      'HTTP requests, by route pattern; `unknown` is any address without a route, the status `aborted` a client that left.',
      ['method', 'route', 'status'],
      requestSeconds,
    ),
    operations: counter(
      'graphql_operations_total',
      'Operations at /graphql and on its sockets: `ok`, `partial` (data beside errors) or `error`.',
      ['kind', 'outcome'],
    ),
    errors: counter('errors_total', 'Requests and subscriptions answered with an error, by its code.', ['code']),
    replays: counter('idempotent_replays_total', 'Requests answered from memory for their Idempotency-Key.'),
    statements: histogram(
      'sql_statement_duration_seconds',
      'SQL statements, from their sending to their answer.',
      ['command'],
      statementSeconds,
    ),
    statementErrors: counter('sql_errors_total', 'SQL statements that failed, by the class of their SQLSTATE.', [
      'class',
    ]),
    jobs: histogram('job_duration_seconds', 'Jobs of the queue.', ['task', 'outcome'], workSeconds),
    jobSuccess: gauge('job_last_success_timestamp_seconds', 'When this process last finished a job of the task.', [
      'task',
    ]),
    ledgerFaults: gauge('ledger_faults', 'What did not add up when this process last verified the ledger.'),
    tasks: histogram(
      'errand_duration_seconds',
      'Tasks: `done`, `retry` (made again later) or `gave_up`.',
      ['kind', 'outcome'],
      workSeconds,
    ),
    webhookAttempts: histogram(
      'webhook_attempt_duration_seconds',
      'Attempts to deliver: `delivered`, `refused` (another status than 2xx), `unreachable` or `interrupted` (by a stop).',
      ['outcome'],
      workSeconds,
    ),
    webhooksDisabled: counter('webhooks_disabled_total', 'Endpoints disabled for failing.', ['reason']),
    emails: counter('emails_total', 'E-mails to people: `sent`, `given_up` or `failed` (tried again).', ['outcome']),
    outsideCalls: histogram(
      'outside_call_duration_seconds',
      'Calls of providers, carriers and partners: `ok`, `refused` (they said no) or `failed`.',
      ['party', 'outcome'],
      workSeconds,
    ),
    renders: histogram(
      'pdf_render_duration_seconds',
      'PDFs, waiting included: `done`, `unprintable`, `busy` (turned away or too late) or `failed`.',
      ['template', 'outcome'],
      requestSeconds,
    ),
  };
  // Nobody has looked yet, which is not the same as having found nothing.
  metrics.ledgerFaults.remove();
  return metrics;
}

export type Metrics = ReturnType<typeof createMetrics>;
