import { WebSocket } from 'ws';

/**
 * A process full of subscribers, controlled over IPC: it opens sockets, notes when each message arrives, and returns how long
 * that was after its event's commit. Messages are not parsed: an event has its number in its text.
 */
type Job =
  | { open: { url: string; tokens: string[] | null; sockets: number } }
  | { expect: number }
  | { commits: number[] };

const query = 'subscription { events { cursor id type occurredAt data } }';
const arrivals: Array<[event: number, at: number]> = [];
let expected = Number.POSITIVE_INFINITY;

process.on('message', (job: Job) => {
  if ('open' in job) void open(job.open).then(() => process.send!('open'));
  else if ('expect' in job) {
    expected = job.expect;
    arrivals.length = 0;
  } else process.send!(summary(job.commits));
});

async function open({ url, tokens, sockets }: { url: string; tokens: string[] | null; sockets: number }) {
  for (let opened = 0; opened < sockets; opened += 50) {
    const some = Math.min(50, sockets - opened);
    await Promise.all(
      Array.from({ length: some }, (_, index) => subscriber(url, tokens?.[(opened + index) % tokens.length])),
    );
  }
}

/**
 * Resolves once the socket receives events: the answer to a second, invalid subscription arrives after the first is accepted.
 */
function subscriber(url: string, token: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, token === undefined ? [] : ['graphql-transport-ws'], {
      perMessageDeflate: false,
    });
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`A socket was closed: ${code}.`)));
    socket.once('open', () => {
      if (token === undefined) resolve();
      else socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
    });
    socket.on('message', (data: Buffer) => {
      const at = data.indexOf('"number":');
      if (at >= 0) return arrived(Number.parseInt(data.toString('latin1', at + 9, at + 20), 10));
      const { type, id } = JSON.parse(data.toString());
      if (type === 'connection_ack') {
        socket.send(JSON.stringify({ type: 'subscribe', id: 'events', payload: { query } }));
        socket.send(JSON.stringify({ type: 'subscribe', id: 'ready', payload: { query: 'subscription { none }' } }));
      } else if (type === 'error' && id === 'ready') resolve();
    });
  });
}

function arrived(event: number): void {
  arrivals.push([event, performance.timeOrigin + performance.now()]);
  if (arrivals.length === expected) process.send!('done');
}

function summary(commits: number[]) {
  const delays = arrivals.map(([event, at]) => at - commits[event]!).sort((a, b) => a - b);
  const quantile = (q: number) => delays[Math.min(Math.floor(delays.length * q), delays.length - 1)]!;
  const last = arrivals.reduce((latest, [, at]) => Math.max(latest, at), 0);
  return { p50: quantile(0.5), p99: quantile(0.99), seconds: (last - commits[0]!) / 1000 };
}
