import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** One round of load in a separate process: reads a JSON job from argv, prints a JSON result. */
const job = JSON.parse(process.argv[2]!) as {
  url: string;
  path: string;
  method: 'GET' | 'POST';
  body?: string;
  token: string;
  /** Each request has an idempotency key of its own. */
  keyed?: boolean;
  connections: number;
  seconds: number;
};
const result = await autocannon({
  url: job.url + job.path,
  connections: job.connections,
  duration: job.seconds,
  method: job.method,
  headers: {
    authorization: `Bearer ${job.token}`,
    'content-type': 'application/json',
    accept: 'application/json',
  },
  ...(job.body && { body: job.body }),
  ...(job.keyed && {
    requests: [
      {
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      },
    ],
  }),
});
process.stdout.write(
  JSON.stringify({
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    requests: result.requests.total,
    bytes: result.throughput.total / Math.max(result.requests.total, 1),
  }),
);
