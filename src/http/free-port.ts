import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens there for a moment. @throws what the service's own start would, when it could not: `syscall` is listen or getaddrinfo. */
export async function expectFreePort(address: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen(address);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
