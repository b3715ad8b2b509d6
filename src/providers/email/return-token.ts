import type { Keyring } from '../../runtime/encryption/keyring.js';
import { returnMailbox } from './mime.js';

/** A signature for this place names an e-mail, and nothing else. */
const place = 'returned-mail';
const idBytes = 16;
/** 80 bits: the address has 60 of the 64 characters that a local part may have, in letters that no mail server changes. */
const signatureBytes = 10;

/** Names an e-mail in its return address. Only the service can make one, so who has it was sent the e-mail. */
export function makeReturnToken(keyring: Keyring, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, keyring.sign(bytes, place).subarray(0, signatureBytes)]).toString('hex');
}

/** The id of the e-mail; undefined for a token that the service did not make. */
export function readReturnToken(keyring: Keyring, token: string): string | undefined {
  if (!/^[0-9a-f]{52}$/i.test(token)) return undefined;
  const bytes = Buffer.from(token, 'hex');
  const id = bytes.subarray(0, idBytes);
  if (!keyring.isSigned(id, place, bytes.subarray(idBytes))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The token of a return address; undefined for any other address. */
export function tokenIn(address: string, domain: string): string | undefined {
  const [, token, addressDomain] = /^(?:.*<)?([^<>@\s]+)@([^<>@\s]+)>?$/.exec(address.trim()) ?? [];
  if (addressDomain?.toLowerCase() !== domain || !token?.toLowerCase().startsWith(`${returnMailbox}+`))
    return undefined;
  return token.slice(returnMailbox.length + 1);
}
