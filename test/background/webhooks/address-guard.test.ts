import { lookup as dnsLookup } from 'node:dns';
import { describe, expect, it } from '@jest/globals';
import { type Attempt, Sender } from '../../../src/background/webhooks/send.js';
import { AddressGuard, type AddressPolicy, ForbiddenAddress, isPublic } from '../../../src/providers/address-guard.js';
import { openReceivers } from './receiver.js';

const production: AddressPolicy = { allowHttp: false, allowPrivate: false };

function guard(addresses: Record<string, string[]> = {}, policy = production): AddressGuard {
  return new AddressGuard(policy, async (host) => {
    const found = addresses[host];
    if (!found) throw Object.assign(new Error(`queryA ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    return found;
  });
}

const lookUp = (of: AddressGuard, host: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    (of.lookup as typeof dnsLookup)(host, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

describe('the address guard', () => {
  it.each([
    ['unspecified', '0.0.0.0'],
    ['in this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['shared by a carrier', '100.127.255.254'],
    ['Alibaba’s metadata', '100.100.100.200'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, metadata of clouds', '169.254.169.254'],
    ['Azure’s metadata', '168.63.129.16'],
    ['protocol assignments, Oracle’s metadata', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarking', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a network', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['6to4', '2002:7f00:1::1'],
    ['unique local, AWS’s metadata', 'fd00:ec2::254'],
    ['unique local', 'fc00::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['not allocated', '4000::1'],
    ['segment routing', '5f00::1'],
  ])('rejects an address that is %s: %s', async (_kind, address) => {
    expect(isPublic(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(() => guard().check(`https://${host}/hooks`)).toThrow(ForbiddenAddress);
    await expect(guard({ 'hooks.example.com': [address] }).checkResolved('https://hooks.example.com')).rejects.toThrow(
      'must not lead to a private, local or reserved address.',
    );
    await expect(lookUp(guard({ 'hooks.example.com': [address] }), 'hooks.example.com')).rejects.toThrow(
      ForbiddenAddress,
    );
  });

  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '192.0.1.1',
    '2606:2800:220:1::1',
    '2001:4860::8888',
  ])('accepts the public address %s', async (address) => {
    const host = address.includes(':') ? `[${address}]` : address;
    expect(guard().check(`https://${host}:8443/hooks?a=b`).hostname).toBe(host);
    await guard({ 'hooks.example.com': [address] }).checkResolved('https://hooks.example.com/x');
    expect(await lookUp(guard({ 'hooks.example.com': [address] }), 'hooks.example.com')).toEqual([
      { address, family: address.includes(':') ? 6 : 4 },
    ]);
  });

  it.each([
    ['octal', 'https://0177.0.0.1/'],
    ['octal', 'https://017700000001/'],
    ['hexadecimal', 'https://0x7f000001/'],
    ['hexadecimal', 'https://0x7f.0.0.0x1/'],
    ['decimal', 'https://2130706433/'],
    ['short', 'https://127.1/'],
    ['with a trailing dot', 'https://127.0.0.1./'],
    ['percent-encoded', 'https://%31%32%37.0.0.1/'],
    ['in full-width digits', 'https://１２７.０.０.１/'],
    ['with a circled digit', 'https://①27.0.0.1/'],
    ['split by a tab', 'https://127.0.\t0.1/'],
    ['without slashes', 'https:127.0.0.1'],
    ['after backslashes', 'https:\\\\127.0.0.1/'],
    ['decimal, though public', 'https://134744072/'],
  ])('rejects an IP address written %s', (_kind, url) => {
    expect(() => guard().check(url)).toThrow('must write its IP address in the usual way.');
    expect(() => guard({}, { allowHttp: true, allowPrivate: true }).check(url)).toThrow(ForbiddenAddress);
  });

  it.each([
    ['https://user:secret@hooks.example.com', 'must not hold a user name or password.'],
    ['https://hooks.example.com@127.0.0.1/', 'must not hold a user name or password.'],
    ['http://hooks.example.com', 'must begin with https://.'],
    ['ftp://hooks.example.com', 'must be a valid URL.'],
    ['file:///etc/passwd', 'must be a valid URL.'],
    ['https://', 'must be a valid URL.'],
    ['https://256.1.1.1/', 'must be a valid URL.'],
    ['https://hooks.example.com:0/', 'must not be at port 0.'],
    ['https://localhost/', 'must have a public host name.'],
    ['https://localhost./', 'must have a public host name.'],
    ['https://hooks.localhost/', 'must have a public host name.'],
    ['https://intranet/', 'must have a public host name.'],
    ['https://metadata.google.internal/', 'must have a public host name.'],
    ['https://printer.local/', 'must have a public host name.'],
  ])('rejects %s', (url, sentence) => {
    expect(() => guard().check(url)).toThrow(sentence);
  });

  it('accepts a name without addresses yet, and rejects a name if one of its addresses is private', async () => {
    await guard().checkResolved('https://hooks.example.com');
    const mixed = guard({ 'hooks.example.com': ['93.184.216.34', '10.0.0.1'] });
    await expect(mixed.checkResolved('https://hooks.example.com')).rejects.toThrow(ForbiddenAddress);
    await expect(lookUp(mixed, 'hooks.example.com')).rejects.toThrow(ForbiddenAddress);
  });

  it('accepts plain http and private addresses if the settings allow them', async () => {
    const open = guard({}, { allowHttp: true, allowPrivate: true });
    await open.checkResolved('http://127.0.0.1:8080/hooks');
    await open.checkResolved('http://localhost:8080/hooks');
    const unencrypted = guard({}, { allowHttp: true, allowPrivate: false });
    expect(() => unencrypted.check('http://127.0.0.1/')).toThrow(
      'must not lead to a private, local or reserved address.',
    );
  });
});

describe('a webhook message', () => {
  const startReceiver = openReceivers();
  const send = async (of: AddressGuard, url: string): Promise<Attempt> => {
    const sender = new Sender(of);
    try {
      return await sender.send({ url, id: 'e', body: '{}', secrets: ['whsec_c2VjcmV0'] }, new AbortController().signal);
    } finally {
      await sender.close();
    }
  };

  it('is not sent to a name that was public when it was registered and is private when it is connected to', async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    const addresses = { 'hooks.example.com': ['93.184.216.34'] };
    const rebound = guard(addresses, { allowHttp: true, allowPrivate: false });
    const url = `http://hooks.example.com:${port}/hooks`;
    await rebound.checkResolved(url);
    addresses['hooks.example.com'] = ['127.0.0.1'];
    expect(await send(rebound, url)).toMatchObject({
      responseCode: null,
      error: 'Refused: the URL must not lead to a private, local or reserved address.',
    });
    expect(receiver.received).toEqual([]);
  });

  it('is sent to the address that was checked, without a second lookup', async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    let asked = 0;
    const once = new AddressGuard({ allowHttp: true, allowPrivate: true }, async () => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['192.0.2.1'];
    });
    expect(await send(once, `http://hooks.example.com:${port}/hooks`)).toMatchObject({ responseCode: 204 });
    expect([asked, receiver.received[0]!.headers.host]).toEqual([1, `hooks.example.com:${port}`]);
  });

  it('is not sent to a private IP address in a URL, which needs no lookup', async () => {
    const receiver = await startReceiver();
    const closed = guard({}, { allowHttp: true, allowPrivate: false });
    expect((await send(closed, receiver.url)).error).toMatch(/^Refused: /);
    expect(receiver.received).toEqual([]);
  });
});
