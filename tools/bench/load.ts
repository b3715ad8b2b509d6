import autocannon from 'autocannon';

/** One round of load in a separate process: reads a JSON job from argv, prints a JSON result. */
const job = JSON.parse(process.argv[2]!) as {
  url: string;
  path: string;
  method: 'GET' | 'POST';
  body?: string;
  token: string;
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
});
process.stdout.write(
  JSON.stringify({
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    bytes: result.throughput.total / Math.max(result.requests.total, 1),
  }),
);
