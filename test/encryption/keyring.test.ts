import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Keyring } from '../../src/encryption/keyring.js';
import { openKeyring } from '../../src/encryption/open-keyring.js';

const key = () => randomBytes(32);

describe('a keyring', () => {
  it('opens what it sealed, which never looks the same twice', () => {
    const ring = new Keyring([key()]);
    const [first, second] = [ring.seal('whsec_é', 'webhook:1'), ring.seal('whsec_é', 'webhook:1')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('whsec')).toBe(false);
    for (const sealed of [first, second]) expect(ring.open(sealed, 'webhook:1')).toBe('whsec_é');
  });

  it('seals with its first key, and opens with all of them', () => {
    const [older, newer] = [key(), key()];
    const sealed = new Keyring([older]).seal('secret', 'place');
    const ring = new Keyring([newer, older]);
    expect(ring.open(sealed, 'place')).toBe('secret');
    const anew = ring.seal('secret', 'place');
    expect(new Keyring([newer]).open(anew, 'place')).toBe('secret');
    expect(() => new Keyring([older]).open(anew, 'place')).toThrow('which ENCRYPTION_KEYS lacks');
    expect([ring.isCurrent(sealed), ring.isCurrent(anew)]).toEqual([false, true]);
  });

  it('opens nothing that was changed, cut or moved to another place', () => {
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

describe('without a configured key', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cps-keys-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('the data folder keeps one, which only its user reads and processes that start at once share', async () => {
    const rings = await Promise.all(Array.from({ length: 8 }, () => openKeyring([], join(dataDir, 'new'))));
    const path = join(dataDir, 'new', 'encryption.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toHaveLength(32);
    for (const ring of rings) expect(ring.open(rings[0]!.seal('secret', 'p'), 'p')).toBe('secret');
  });

  it('a file that holds none is refused, and none is looked at when one is configured', async () => {
    await writeFile(join(dataDir, 'encryption.key'), 'short\n');
    await expect(openKeyring([], dataDir)).rejects.toThrow('does not hold a key of 32 bytes in base64');
    const ring = await openKeyring([key()], dataDir);
    expect(ring.open(ring.seal('secret', 'p'), 'p')).toBe('secret');
  });
});
