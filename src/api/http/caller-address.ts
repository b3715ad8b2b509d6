import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a trusted proxy, whose X-Forwarded-For entry is believed. */
export type Trust = (address: string) => boolean;

/** @param ranges valid addresses and CIDR ranges (config/parsers.ts) */
export function trusting(ranges: readonly string[]): Trust {
  const proxies = new BlockList();
  for (const range of ranges) {
    const [address, prefix] = range.split('/') as [string, string?];
    const family = getFamily(address)!;
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = getFamily(address);
    return family !== undefined && proxies.check(address, family);
  };
}

function getFamily(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}

/**
 * The address of the caller: the nearest one that is not a trusted proxy. Each proxy appends the address it received the request
 * from, so everything further to the left was written by the caller. Fastify does the same for `request.ip`, but a WebSocket
 * upgrade never becomes a Fastify request.
 */
export function callerAddress({ socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>, trusts: Trust): string {
  let address = socket.remoteAddress ?? '';
  // Node joins repeated headers.
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  while (trusts(address)) {
    const hop = hops.pop()?.trim();
    if (!hop) break;
    address = hop;
  }
  return address;
}
