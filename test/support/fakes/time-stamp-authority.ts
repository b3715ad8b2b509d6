import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// DER by hand: the service and its tests read what neither of their libraries wrote.

function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const head =
    length < 128 ? [tag, length] : length < 256 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), body]);
}
const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const set = (...content: Uint8Array[]) => der(0x31, ...content);
const octets = (bytes: Uint8Array) => der(0x04, bytes);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const text = (value: string) => der(0x0c, Buffer.from(value));
const generalizedTime = (value: string) => der(0x18, Buffer.from(value));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function oid(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number) as [number, number, ...number[]];
  const bytes = rest.flatMap((part) => {
    const groups = [part & 127];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 127) | 128);
    return groups;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
const hashSha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const tstInfo = oid('1.2.840.113549.1.9.16.1.4');

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const name = sequence(set(sequence(oid('2.5.4.3'), text('Test time stamp authority'))));
const certificateBody = sequence(
  der(0xa0, integer(2)),
  integer(1),
  ecdsaWithSha256,
  name,
  sequence(generalizedTime('20200101000000Z'), generalizedTime('20991231000000Z')),
  name,
  publicKey.export({ type: 'spki', format: 'der' }),
);
const signed = (bytes: Uint8Array) => sign('sha256', bytes, privateKey);
const certificate = sequence(certificateBody, ecdsaWithSha256, der(0x03, Buffer.from([0]), signed(certificateBody)));

/** The answer of RFC 3161 for a hash. */
function answer(hash: Uint8Array): Buffer {
  const info = sequence(
    integer(1),
    oid('1.3.6.1.4.1.99999.1'),
    sequence(hashSha256, octets(hash)),
    integer(7),
    generalizedTime('20260304093000Z'),
  );
  const attributes = Buffer.concat([
    sequence(oid('1.2.840.113549.1.9.3'), set(tstInfo)),
    sequence(oid('1.2.840.113549.1.9.4'), set(octets(sha256(info)))),
    sequence(oid('1.2.840.113549.1.9.16.2.47'), set(sequence(sequence(sequence(octets(sha256(certificate))))))),
  ]);
  const signer = sequence(
    integer(1),
    sequence(name, integer(1)),
    hashSha256,
    der(0xa0, attributes),
    ecdsaWithSha256,
    octets(signed(set(attributes))),
  );
  const signedData = sequence(
    integer(3),
    set(hashSha256),
    sequence(tstInfo, der(0xa0, octets(info))),
    der(0xa0, certificate),
    set(signer),
  );
  return sequence(sequence(integer(0)), sequence(oid('1.2.840.113549.1.7.2'), der(0xa0, signedData)));
}

type Fault = 'unavailable' | 'other hash' | 'silent' | 'slow' | 'endless';

/**
 * A time stamp authority on this machine. `fault` makes it answer with an error, for another hash, too late or without an end. `drop`
 * closes the connections of those that wait.
 */
export async function openTimeStampAuthority() {
  const state = { fault: null as Fault | null, asked: 0 };
  const server = createServer(async (request, response) => {
    state.asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const query = Buffer.concat(chunks);
    const at = query.indexOf(Buffer.from([0x04, 0x20])) + 2;
    const hash = state.fault === 'other hash' ? Buffer.alloc(32) : query.subarray(at, at + 32);
    if (state.fault === 'silent') return;
    if (state.fault === 'slow') response.writeHead(200).write('0');
    else if (state.fault === 'endless') response.end(Buffer.alloc(65 * 1024));
    else if (state.fault === 'unavailable') response.writeHead(503).end();
    else response.setHeader('content-type', 'application/timestamp-reply').end(answer(hash));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A test that forgets it does not wait for it.
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`;
  return { url, state, drop: () => server.closeAllConnections(), close: () => close(server) };
}

function close(server: Server): Promise<unknown> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Answers that never end.
  server.closeAllConnections();
  return closed;
}
