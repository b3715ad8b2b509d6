import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens on the address for a moment. @throws the error that the service would fail with at start: `syscall` is listen or getaddrinfo. */
export async function expectFreePort(address: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen(address);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
