import autocannon from 'autocannon';

/** One round of load, in a process of its own: reads a JSON job from argv, prints a JSON result. */
const job = JSON.parse(process.argv[2]!) as {
  url: string;
  path: string;
  method: 'GET' | 'POST';
  body?: string;
  tokens: string[];
  connections: number;
  seconds: number;
};
const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  accept: 'application/json',
});
const result = await autocannon({
  url: job.url,
  connections: job.connections,
  duration: job.seconds,
  requests: job.tokens.map((token) => ({
    method: job.method,
    path: job.path,
    headers: headers(token),
    ...(job.body && { body: job.body }),
  })),
});
process.stdout.write(
  JSON.stringify({
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    bytes: result.throughput.total / Math.max(result.requests.total, 1),
  }),
);
