import type { Signer } from '@libpdf/core';
import { OctetString } from 'asn1js';
import { ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs';

/**
 * A signer for the first of two passes: the library places the signature and everything that it covers, and `signBaseline` makes
 * the signature itself.
 */
export function placing(signer: Signer): Signer {
  return Object.assign(Object.create(signer) as Signer, { sign: async () => new Uint8Array(0) });
}

const signingTime = '1.2.840.113549.1.9.5';

/**
 * Signs the last signature of the file, without the signed attribute signing-time that the library adds: at the baseline levels
 * of PAdES the time is in the entry M only (ETSI EN 319 142-1, 6.3), and validators refuse the level otherwise.
 */
export async function signBaseline(file: Buffer, signer: Signer): Promise<void> {
  const [from, to] = placeOf(file);
  const filled = Buffer.from(file.toString('latin1', from, to), 'hex');
  // Zeros fill what is reserved for the signature.
  const der = Uint8Array.from(filled.subarray(0, 4 + filled.readUInt16BE(2)));
  const signed = new SignedData({ schema: ContentInfo.fromBER(der.buffer).content });
  const [info] = signed.signerInfos;
  if (!info?.signedAttrs) throw new Error('The signature has no signed attributes.');
  const kept = info.signedAttrs.attributes.filter(({ type }) => type !== signingTime);
  info.signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes: kept });
  const attributes = new Uint8Array(info.signedAttrs.toSchema().toBER(false));
  // Signed as a set, and stored with a tag of its own in its place (RFC 5652, 5.4).
  attributes[0] = 0x31;
  const signature = await signer.sign(attributes, 'SHA-256');
  info.signature = new OctetString({ valueHex: Uint8Array.from(signature).buffer });
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  const hex = Buffer.from(content.toSchema().toBER(false)).toString('hex').toUpperCase();
  if (hex.length > to - from) throw new RangeError('The signature is larger than its place in the file.');
  file.write(hex.padEnd(to - from, '0'), from, 'latin1');
}

/** Where the digits of the last signature are: between the two parts of the file that it covers, and without the brackets. */
function placeOf(file: Buffer): [from: number, to: number] {
  const at = file.lastIndexOf('/ByteRange');
  const range = at < 0 ? '' : file.toString('latin1', at, at + 100);
  const [, start, length, next] = /^\/ByteRange \[(\d+) (\d+) +(\d+) /.exec(range) ?? [];
  if (!next) throw new Error('The file has no signature.');
  return [Number(start) + Number(length) + 1, Number(next) - 1];
}
