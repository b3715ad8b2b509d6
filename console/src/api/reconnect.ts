/** How long a connection lasts that ends because its process does. A shorter one is refused, or the service is in trouble. */
const steadyMs = 5_000;

/** Whether the next connection is opened at once when one ended after that time. */
export function isSteady(ms: number): boolean {
  return ms >= steadyMs;
}

/**
 * How long to wait for the next attempt after so many that failed: a random part of a time that doubles, because pages that lost the
 * same process must not come back all at once. The first waits are short: until a load balancer notices a dead process, it still sends
 * some attempts there.
 */
export function waitAfter(failures: number, random = Math.random()): number {
  return Math.min(50 * 2 ** (failures - 1), 10_000) * (0.5 + random / 2);
}
