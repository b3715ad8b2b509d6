import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.js';
import { reachDatabase } from '../../src/db/database.js';

const dayMs = 86_400_000;

// DER by hand: the service and its tests have no library that makes keys and certificates as PEM texts.

function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const head =
    length < 128 ? [tag, length] : length < 256 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), body]);
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const time = (date: Date) => der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
/** 1.2.840.10045.4.3.2 */
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
/** 2.5.4.3 */
const commonName = der(0x06, Buffer.from('550403', 'hex'));

/** A key and its certificate, signed by itself, as PEM texts. */
function makeCertificate(expires: Date) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('database')))));
  const facts = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(expires.getTime() - 90 * dayMs)), time(expires)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', facts, privateKey);
  const certificate = sequence(facts, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

describe('a start when the certificate of the database is not accepted', () => {
  let folder: string;
  const servers: Server[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cps-test-'));
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A server that encrypts its connections with the certificate. @returns its URL */
  async function serve(own: {
    key: string;
    cert: string;
  }): Promise<{ url: string; host: string; asked: () => number }> {
    let asked = 0;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        asked += 1;
        socket.write('S');
        new TLSSocket(socket, { isServer: true, ...own }).on('error', () => undefined);
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    servers.push(server);
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { url: `postgresql://cps:secret@${host}/cps?sslmode=verify-full`, host, asked: () => asked };
  }
  const trusted = async (cert: string) => {
    const path = join(folder, `${randomUUID()}.pem`);
    await writeFile(path, cert);
    return `&sslrootcert=${path}`;
  };
  const reach = (databaseUrl: string, options = {}) =>
    reachDatabase(loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder }), options);

  it('names the database and waits, if it has expired', async () => {
    const own = makeCertificate(new Date(Date.now() - dayMs));
    const { url, host, asked } = await serve(own);
    const lines: string[] = [];
    const sentence = `The database ${host}/cps has a certificate that has expired. Check DATABASE_URL.`;
    const log = (line: string) => lines.push(line);
    await expect(reach(url + (await trusted(own.cert)), { waitSeconds: 1, log })).rejects.toThrow(sentence);
    expect(lines).toEqual([`${sentence} Waiting up to 1 seconds for it.`]);
    expect(asked()).toBeGreaterThan(1);
  });

  it('names the database and ends at once, if its authority is not trusted or it is for another host', async () => {
    const own = makeCertificate(new Date(Date.now() + dayMs));
    const { url, host, asked } = await serve(own);
    await expect(reach(url, { waitSeconds: 3_600 })).rejects.toThrow(
      `The database ${host}/cps has a certificate of an authority that is not trusted here (sslrootcert names the file of its ` +
        'certificate). Check DATABASE_URL.',
    );
    await expect(reach(url + (await trusted(own.cert)), { waitSeconds: 3_600 })).rejects.toThrow(
      `The database ${host}/cps has a certificate for another host name. Check DATABASE_URL.`,
    );
    expect(asked()).toBe(2);
  });
});
