import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether the address is that of a proxy which tells the truth about where a request came from. */
export type Trust = (address: string) => boolean;

/** @param ranges addresses and CIDR ranges, valid ones (config/parsers.ts) */
export function trusting(ranges: readonly string[]): Trust {
  const proxies = new BlockList();
  for (const range of ranges) {
    const [address, prefix] = range.split('/') as [string, string?];
    const family = familyOf(address)!;
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && proxies.check(address, family);
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}

/**
 * Where a request comes from: the nearest address that is no trusted proxy's. Each proxy appends whom it heard, so all that is
 * further to the left is what the caller wrote there himself. Fastify does the same for `request.ip`; a WebSocket's upgrade
 * never becomes one of its requests.
 */
export function callerAddress({ socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>, trusts: Trust): string {
  let address = socket.remoteAddress ?? '';
  // Node joins headers that came several times.
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  while (trusts(address)) {
    const hop = hops.pop()?.trim();
    if (!hop) break;
    address = hop;
  }
  return address;
}
