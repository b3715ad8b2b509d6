import type { IncomingMessage } from 'node:http';

/** Whether a request has two Host headers: a proxy and this service could pick different ones (Node takes the first). */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
