import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Keyring } from '../../../src/runtime/encryption/keyring.js';
import { openKeyring } from '../../../src/runtime/encryption/open-keyring.js';

const key = () => randomBytes(32);

describe('a keyring', () => {
  it('decrypts what it encrypted, and never produces the same ciphertext twice', () => {
    const ring = new Keyring([key()]);
    const [first, second] = [ring.seal('whsec_é', 'webhook:1'), ring.seal('whsec_é', 'webhook:1')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('whsec')).toBe(false);
    for (const sealed of [first, second]) expect(ring.open(sealed, 'webhook:1')).toBe('whsec_é');
  });

  it('encrypts with its first key, and decrypts with all of them', () => {
    const [older, newer] = [key(), key()];
    const sealed = new Keyring([older]).seal('secret', 'place');
    const ring = new Keyring([newer, older]);
    expect(ring.open(sealed, 'place')).toBe('secret');
    const resealed = ring.seal('secret', 'place');
    expect(new Keyring([newer]).open(resealed, 'place')).toBe('secret');
    expect(() => new Keyring([older]).open(resealed, 'place')).toThrow('which ENCRYPTION_KEYS lacks');
    expect([ring.isCurrent(sealed), ring.isCurrent(resealed)]).toEqual([false, true]);
  });

  it('decrypts nothing that was changed, truncated or moved to another place', () => {
    const ring = new Keyring([key()]);
    const sealed = ring.seal('secret', 'webhook:1');
    expect(() => ring.open(sealed, 'webhook:2')).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => ring.open(changed, 'webhook:1')).toThrow();
      expect(() => ring.open(sealed.subarray(0, at), 'webhook:1')).toThrow();
    }
  });
});

describe('a service without a configured key', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cps-keys-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps one in the data folder, which only its user can read and which processes that start together share', async () => {
    const rings = await Promise.all(Array.from({ length: 8 }, () => openKeyring([], join(dataDir, 'new'))));
    const path = join(dataDir, 'new', 'encryption.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toHaveLength(32);
    for (const ring of rings) expect(ring.open(rings[0]!.seal('secret', 'p'), 'p')).toBe('secret');
  });

  it('rejects a key file without a valid key, and ignores the file when a key is configured', async () => {
    await writeFile(join(dataDir, 'encryption.key'), 'short\n');
    await expect(openKeyring([], dataDir)).rejects.toThrow('does not hold a key of 32 bytes in base64');
    const ring = await openKeyring([key()], dataDir);
    expect(ring.open(ring.seal('secret', 'p'), 'p')).toBe('secret');
  });
});
