import type { Page } from 'playwright-core';
import type { Json } from '../support/worlds/world.js';

/** What a request takes to the service and back. It is more than what the machine takes between two of them. */
const latency = 400;

export interface Trip {
  url: string;
  operation: string | undefined;
  start: number;
  end: number;
  /** What came over the network, compressed. */
  bytes: Promise<number>;
}

/** Makes the network of a page slow, and lists its requests as they end. */
export async function followTrips(page: Page): Promise<Trip[]> {
  const trips: Trip[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    const body = request.url().endsWith('/graphql') ? (request.postDataJSON() as Json) : undefined;
    trips.push({
      url: request.url(),
      operation: body?.operationName,
      start: startTime,
      end: startTime + responseEnd,
      bytes: request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return trips;
}

/** As in a browser that was in the organization before. */
export async function rememberScope(page: Page, organizationId: string): Promise<void> {
  await page.addInitScript((scope) => localStorage.setItem('console.scope', scope), `${organizationId} live`);
}

/** How many requests waited for each other: the longest row of them in which each begins after the one before has ended. */
export function countRounds(trips: readonly Trip[]): number {
  let [count, last] = [0, 0];
  for (const { start, end } of [...trips].sort((one, other) => one.end - other.end)) {
    if (start < last) continue;
    count += 1;
    last = end;
  }
  return count;
}

/** How many kB came over the network. */
export async function countKilobytes(trips: readonly Trip[]): Promise<number> {
  const bytes = await Promise.all(trips.map((trip) => trip.bytes));
  return Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / 1000);
}
