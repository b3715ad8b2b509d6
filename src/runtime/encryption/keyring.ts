import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const algorithm = 'aes-256-gcm';
const sizes = { id: 4, nonce: 12, tag: 16 } as const;

/**
 * Seals secrets that must be readable later, with AES-256-GCM. A sealed secret consists of the key's id (the beginning of the
 * key's SHA-256), nonce, tag and ciphertext. `place` is where it is stored, such as `webhook:<id>`. It is authenticated, so a
 * secret that was moved to another row cannot be opened there.
 */
export class Keyring {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #first: { id: Buffer; key: KeyObject };

  /** @param keys 32 bytes each; the first one seals, all of them open */
  constructor(keys: readonly Buffer[]) {
    const [first] = keys;
    if (!first) throw new Error('A keyring needs a key.');
    this.#keys = new Map(keys.map((key) => [toKeyId(key).toString('hex'), createSecretKey(key)]));
    this.#first = { id: toKeyId(first), key: createSecretKey(first) };
  }

  seal(secret: string, place: string): Buffer {
    const nonce = randomBytes(sizes.nonce);
    const cipher = createCipheriv(algorithm, this.#first.key, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([this.#first.id, nonce, cipher.getAuthTag(), text]);
  }

  /** Whether it was sealed with the key that currently seals. */
  isCurrent(sealed: Buffer): boolean {
    return sealed.subarray(0, sizes.id).equals(this.#first.id);
  }

  /** @throws if the key is not on the ring, or the secret was changed or sealed for another place */
  open(sealed: Buffer, place: string): string {
    const [id, nonce, tag, text] = parts(sealed);
    const key = this.#keys.get(id.toString('hex'));
    if (!key) throw new Error(`A secret was sealed with the key ${id.toString('hex')}, which ENCRYPTION_KEYS lacks.`);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: sizes.tag });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }

  /** Signs what the service itself has to recognize later, for one place. */
  sign(message: Buffer, place: string): Buffer {
    return signWith(this.#first.key, message, place);
  }

  /** Whether a key on the ring made the signature, or one of which this is the beginning. */
  isSigned(message: Buffer, place: string, signature: Buffer): boolean {
    return [...this.#keys.values()].some((key) => {
      const expected = signWith(key, message, place).subarray(0, signature.length);
      return timingSafeEqual(expected, signature);
    });
  }
}

/** With a key of its own for each place, so that no signature is worth anything elsewhere. */
function signWith(key: KeyObject, message: Buffer, place: string): Buffer {
  const placeKey = createHmac('sha256', key).update(`sign:${place}`).digest();
  return createHmac('sha256', placeKey).update(message).digest();
}

function toKeyId(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, sizes.id);
}

function parts(sealed: Buffer): [id: Buffer, nonce: Buffer, tag: Buffer, text: Buffer] {
  const nonce = sizes.id + sizes.nonce;
  const tag = nonce + sizes.tag;
  return [
    sealed.subarray(0, sizes.id),
    sealed.subarray(sizes.id, nonce),
    sealed.subarray(nonce, tag),
    sealed.subarray(tag),
  ];
}
