import { randomBytes } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { OpenedSecrets } from '../../../src/background/webhooks/opened-secrets.js';
import { secretPlace } from '../../../src/background/webhooks/secret-place.js';
import { Keyring } from '../../../src/runtime/encryption/keyring.js';

describe('the opened secrets of endpoints', () => {
  const ring = new Keyring([randomBytes(32)]);
  const sealed = (secret: string, webhook: string) => ring.seal(secret, secretPlace(webhook));

  it('are opened once each, and again after a rotation', () => {
    const secrets = new OpenedSecrets(ring);
    const open = jest.spyOn(ring, 'open');
    const [before, after, other] = [sealed('one', 'a'), sealed('two', 'a'), sealed('three', 'b')];
    for (let time = 0; time < 3; time += 1) {
      expect([secrets.open(before, 'a'), secrets.open(after, 'a'), secrets.open(other, 'b')]).toEqual([
        'one',
        'two',
        'three',
      ]);
    }
    expect(open).toHaveBeenCalledTimes(3);
    open.mockRestore();
  });

  it('are not those of another endpoint', () => {
    const secrets = new OpenedSecrets(ring);
    const secret = sealed('one', 'a');
    expect(secrets.open(secret, 'a')).toBe('one');
    expect(() => secrets.open(secret, 'b')).toThrow();
    expect(() => secrets.open(secret.subarray(0, -1), 'a')).toThrow();
  });
});
