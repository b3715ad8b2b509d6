import { createHash } from 'node:crypto';
import type { Signer } from '@libpdf/core';
import { Certificate } from 'pkijs';
import { der, octets, oid, sequence, set, version1 } from './der.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const data = oid('1.2.840.113549.1.7.1');
const hashAlgorithm = sequence(oid('2.16.840.1.101.3.4.2.1'));
const algorithms: Partial<Record<Signer['signatureAlgorithm'], Uint8Array[]>> = {
  ECDSA: [oid('1.2.840.10045.4.3.2')],
  'RSASSA-PKCS1-v1_5': [oid('1.2.840.113549.1.1.11'), der(0x05)],
};

/**
 * Makes signatures of CMS (RFC 5652) with the signed attributes of the baseline levels of PAdES. What is the same in all of them is
 * encoded once: a library that builds and encodes the whole of each took half of the time of a page.
 *
 * @returns signs bytes that it does not contain
 */
export function signatureMaker(signer: Signer): (covered: readonly Uint8Array[]) => Promise<Buffer> {
  const algorithm = algorithms[signer.signatureAlgorithm];
  if (!algorithm) throw new Error(`No seal is made with keys for ${signer.signatureAlgorithm}.`);
  const { certificate, certificateChain = [] } = signer;
  const { issuer, serial } = readNames(certificate);
  const signatureAlgorithm = sequence(...algorithm);
  const fixed = [
    attribute('1.2.840.113549.1.9.3', data),
    // RFC 6211: neither algorithm can be replaced.
    attribute('1.2.840.113549.1.9.52', sequence(hashAlgorithm, der(0xa1, ...algorithm))),
    // RFC 5035: nor the certificate.
    attribute(
      '1.2.840.113549.1.9.16.2.47',
      sequence(sequence(sequence(octets(sha256(certificate)), sequence(sequence(der(0xa4, issuer)), serial)))),
    ),
  ];
  const certificates = der(0xa0, certificate, ...certificateChain);
  return async (covered) => {
    const hash = createHash('sha256');
    for (const part of covered) hash.update(part);
    const attributes = set(...fixed, attribute('1.2.840.113549.1.9.4', octets(hash.digest())));
    const signature = await signer.sign(new Uint8Array(attributes), 'SHA-256');
    // Signed as a set, and stored with a tag of its own in its place (RFC 5652, 5.4).
    attributes[0] = 0xa0;
    const by = sequence(issuer, serial);
    const info = sequence(version1, by, hashAlgorithm, attributes, signatureAlgorithm, octets(signature));
    const signed = sequence(version1, set(hashAlgorithm), sequence(data), certificates, set(info));
    return sequence(oid('1.2.840.113549.1.7.2'), der(0xa0, signed));
  };
}

const attribute = (id: string, value: Uint8Array) => sequence(oid(id), set(value));

/** What identifies a certificate, as it is encoded in it. */
function readNames(certificate: Uint8Array): { issuer: Uint8Array; serial: Uint8Array } {
  const { issuer, serialNumber } = Certificate.fromBER(Uint8Array.from(certificate).buffer);
  return { issuer: new Uint8Array(issuer.valueBeforeDecode), serial: new Uint8Array(serialNumber.toBER(false)) };
}
