import { promises as dns } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where webhooks may be sent. */
export interface AddressPolicy {
  /** Also allows plain http. */
  allowHttp: boolean;
  /** Also allows private and loopback addresses, for development and tests. */
  allowPrivate: boolean;
}

/** A host's addresses. Rejects if it has none. */
type Resolve = (host: string) => Promise<string[]>;

/** Why an address is refused; the message completes "The url field ". */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/**
 * Keeps webhooks out of the service's own network. The same rules apply when an address is entered and when it is connected to:
 * its name may resolve differently by then, so the connection uses exactly the addresses that were checked.
 */
export class AddressGuard {
  constructor(
    private readonly policy: AddressPolicy,
    private readonly resolve: Resolve = resolveHost,
  ) {}

  /** Checks the text alone. @throws ForbiddenAddress */
  check(text: string): URL {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) throw new ForbiddenAddress('must be a valid URL.');
    if (url.protocol === 'http:' && !this.policy.allowHttp) throw new ForbiddenAddress('must begin with https://.');
    if (url.username || url.password) throw new ForbiddenAddress('must not hold a user name or password.');
    if (url.port === '0') throw new ForbiddenAddress('must not be at port 0.');
    const host = getHost(url);
    if (isIP(host)) {
      // 0x7f.1, 017700000001 and 2130706433 are all 127.0.0.1. A public address in such a form is never legitimate.
      if (!writes(text, url.hostname)) throw new ForbiddenAddress('must write its IP address in the usual way.');
      this.#checkAddress(host);
    } else if (!this.policy.allowPrivate) checkName(host);
    return url;
  }

  /**
   * Also checks where the host resolves to now. A name that does not resolve yet is accepted, because each delivery checks
   * again.
   *
   * @throws ForbiddenAddress
   */
  async checkResolved(text: string): Promise<void> {
    const host = getHost(this.check(text));
    if (isIP(host) || this.policy.allowPrivate) return;
    for (const address of await this.resolve(host).catch(() => [])) this.#checkAddress(address);
  }

  /** The `lookup` of a connection. Returns the addresses that it checked: all of them, or an error. */
  readonly lookup: LookupFunction = (host, options, callback) => {
    void this.#addresses(host).then(
      (addresses) => {
        const family = options.family === 'IPv6' ? 6 : options.family === 'IPv4' ? 4 : (options.family ?? 0);
        const fitting = addresses.filter((one) => family === 0 || one.family === family);
        const [first] = fitting;
        if (!first) callback(new Error(`${host} has no address.`), '', 0);
        else if (options.all) callback(null, fitting);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };

  async #addresses(host: string): Promise<Array<{ address: string; family: number }>> {
    const addresses = await this.resolve(host);
    for (const address of addresses) this.#checkAddress(address);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  }

  #checkAddress(address: string): void {
    if (!this.policy.allowPrivate && !isPublic(address)) {
      throw new ForbiddenAddress('must not lead to a private, local or reserved address.');
    }
  }
}

/** Whether an address is reachable on the public internet. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(globalUnicast) && !reserved6.some((range) => parsed.match(range))
    : !reserved4.some((range) => (parsed as ipaddr.IPv4).match(range));
}

/**
 * All public IPv6 addresses are in this range. Outside are mapped, translated and local addresses, some in ranges without a
 * name.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Reserved ranges within it: protocol assignments with Teredo, documentation, 6to4. */
const reserved6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));
/** Protocol assignments, 6to4 relays, benchmarking, and Azure's metadata service, which has a public address. */
const reserved4 = ['192.0.0.0/24', '192.88.99.0/24', '198.18.0.0/15', '168.63.129.16/32'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/** Without the brackets of an IPv6 address. */
function getHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Rejects names that only exist in private networks, before any DNS query. */
function checkName(host: string): void {
  const local = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/.test(host);
  if (local || !host.replace(/\.$/, '').includes('.')) throw new ForbiddenAddress('must have a public host name.');
}

function writes(text: string, hostname: string): boolean {
  const [, authority = ''] = /^[^:]*:\/\/([^/?#\\]*)/.exec(text.trim()) ?? [];
  const written = authority.replace(/:\d*$/, '').toLowerCase();
  return written.startsWith('[') || written === hostname;
}

const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });

/**
 * Queries the DNS directly. The system's `getaddrinfo` would hold one of the process's four threads for each name that does not
 * answer, and delay every other delivery.
 */
async function resolveHost(host: string): Promise<string[]> {
  if (isIP(host)) return [host];
  if (/(^|\.)localhost\.?$/.test(host)) return ['127.0.0.1', '::1'];
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = [four, six].flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
  return addresses;
}
