import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const statementSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5];
const workSeconds = [0.05, 0.25, 1, 2.5, 5, 15, 60, 300];

/**
 * An app's metrics, in a registry of its own: tests run several apps in one process. Labels come from lists in the code, so that
 * they have few values: never a tenant, a token, an id or an address that a caller chose.
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
      'HTTP requests, by route pattern. `unknown` is any address without a route; the status `aborted` means that the client disconnected.',
      ['method', 'route', 'status'],
      requestSeconds,
    ),
    operations: counter(
      'graphql_operations_total',
      'Operations at /graphql and on its sockets: `ok`, `partial` (both data and errors) or `error`.',
      ['kind', 'outcome'],
    ),
    reads: counter(
      'reads_total',
      'Queries of both APIs, results of subscriptions and records in events: `compiled`, or executed by the resolvers, with the reason.',
      ['by'],
    ),
    errors: counter('errors_total', 'Requests and subscriptions that failed, by error code.', ['code']),
    requestLogEntries: counter(
      'request_log_entries_total',
      'Entries of the request log: `written`, or dropped because there was no room (`full`), because the database refused them (`failed`), or because an account had too many requests above its rate limit (`rate_limited`).',
      ['outcome'],
    ),
    replays: counter(
      'idempotent_replays_total',
      'Requests answered with the stored response of their Idempotency-Key.',
    ),
    statements: histogram(
      'sql_statement_duration_seconds',
      'SQL statements, from sending to response.',
      ['command'],
      statementSeconds,
    ),
    statementErrors: counter('sql_errors_total', 'SQL statements that failed, by the class of their SQLSTATE.', [
      'class',
    ]),
    jobs: histogram('job_duration_seconds', 'Scheduled work and e-mails.', ['task', 'outcome'], workSeconds),
    jobSuccess: gauge('job_last_success_timestamp_seconds', 'When this process last finished a job of the task.', [
      'task',
    ]),
    ledgerFaults: gauge('ledger_faults', 'Faults that this process found when it last verified the ledger.'),
    tasks: histogram(
      'errand_duration_seconds',
      'Tasks: `done`, `retry` (will be tried again) or `gave_up`.',
      ['kind', 'outcome'],
      workSeconds,
    ),
    webhookAttempts: histogram(
      'webhook_attempt_duration_seconds',
      'Delivery attempts: `delivered`, `refused` (a status other than 2xx), `unreachable` or `interrupted` (by a shutdown).',
      ['outcome'],
      workSeconds,
    ),
    webhooksDisabled: counter('webhooks_disabled_total', 'Webhook endpoints disabled by the service.', ['reason']),
    emails: counter(
      'emails_total',
      'E-mails to users: `sent`, `given_up` or `failed` (will be tried again); and of those of all kinds, `refused` and `returned`.',
      ['outcome'],
    ),
    outsideCalls: histogram(
      'outside_call_duration_seconds',
      'Calls to providers, carriers and partners: `ok`, `refused` (rejected by the other side) or `failed`.',
      ['party', 'outcome'],
      workSeconds,
    ),
    renders: histogram(
      'pdf_render_duration_seconds',
      'PDFs, including the wait: `done`, `unprintable`, `busy` (refused or too late) or `failed`.',
      ['template', 'outcome'],
      requestSeconds,
    ),
  };
  // Not verified yet, which is not the same as zero faults.
  metrics.ledgerFaults.remove();
  return metrics;
}

export type Metrics = ReturnType<typeof createMetrics>;
