import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';
import type { Json } from '../worlds/world.js';

/** The encoder, which Node has loaded, accepts no Map of a test's own context. */
const NodeMap: typeof Map = runInThisContext('Map');

/** What an authenticator, or a page that misuses one, may do differently. */
export interface Deviation {
  /** Where the page is that asks. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** The user did not enter a PIN or show a finger. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with a key that is not that of the passkey. */
  otherKey?: boolean;
}

const flags = { present: 0x01, verified: 0x04, canBackUp: 0x08, backedUp: 0x10, hasCredential: 0x40 };
const page = { origin: 'http://localhost:0', rpId: 'localhost' };

/** A passkey and the browser that uses it, as WebAuthn defines them. It answers in the form of `toJSON()`. */
export class Authenticator {
  readonly id = randomBytes(32);
  #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';

  /** @param counter how often it was used; undefined for a passkey that several devices share, which does not count */
  constructor(public counter?: number) {}

  /** Creates the passkey that the options ask for. */
  create(options: Json, change: Deviation = {}): Record<string, unknown> {
    this.#userHandle = options.user.id;
    const { x, y } = this.#key.publicKey.export({ format: 'jwk' });
    const key = new NodeMap<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, Buffer.from(x!, 'base64url')],
      [cose.COSEKEYS.y, Buffer.from(y!, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.#data(change, flags.hasCredential), credential]);
    const attestation = new NodeMap<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new NodeMap()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', options, change),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs the challenge of the options. */
  get(options: Json, change: Deviation = {}): Record<string, unknown> {
    if (this.counter !== undefined) this.counter += 1;
    const authData = this.#data(change);
    const clientDataJSON = clientData('webauthn.get', options, change);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const { privateKey } = change.otherKey ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : this.#key;
    return this.#credential({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, hash]), createPrivateKey(pem(privateKey))).toString(
        'base64url',
      ),
      userHandle: change.userHandle ?? this.#userHandle,
    });
  }

  #data({ rpId = page.rpId, unverified, counter }: Deviation, more = 0): Buffer {
    const shared = this.counter === undefined ? flags.canBackUp | flags.backedUp : 0;
    const data = Buffer.alloc(37);
    createHash('sha256').update(rpId).digest().copy(data);
    data.writeUInt8(flags.present | (unverified ? 0 : flags.verified) | shared | more, 32);
    data.writeUInt32BE(counter ?? this.counter ?? 0, 33);
    return data;
  }

  #credential(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, options: Json, change: Deviation): string {
  const { origin = page.origin, challenge = options.challenge } = change;
  const data = { type: change.type ?? type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

function pem(key: ReturnType<typeof generateKeyPairSync>['privateKey']): string {
  return String(key.export({ format: 'pem', type: 'pkcs8' }));
}
