import type { Keyring } from '../../runtime/encryption/keyring.js';
import { secretPlace } from './secret-place.js';

/** Of about 200 bytes each. */
const maxKept = 10_000;

/** Opens the secrets of endpoints. Keeps what it opened: opening a secret takes as long as signing a message with it. */
export class OpenedSecrets {
  #opened = new Map<string, string>();

  constructor(private readonly keyring: Keyring) {}

  /** @throws if the keyring cannot open the secret at this webhook */
  open(sealed: Buffer, webhookId: string): string {
    const name = `${webhookId}:${sealed.toString('latin1')}`;
    const cachedSecret = this.#opened.get(name);
    if (cachedSecret !== undefined) return cachedSecret;
    const secret = this.keyring.open(sealed, secretPlace(webhookId));
    if (this.#opened.size >= maxKept) this.#opened.clear();
    this.#opened.set(name, secret);
    return secret;
  }
}
