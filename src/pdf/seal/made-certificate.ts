import { randomBytes } from 'node:crypto';
import { CryptoKeySigner, type Signer } from '@libpdf/core';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';

/** Shown wherever the signer of a document is shown. */
export const madeName = 'Development seal: made by the service itself and proves nothing';

const commonName = '2.5.4.3';
const yearMs = 365 * 24 * 60 * 60 * 1000;
/** Before the dates of the gallery's samples, in whatever year it is made. */
const validFrom = new Date('2020-01-01T00:00:00Z');

/** Signs with a new key, whose certificate is signed by itself and says so: for a service without a certificate. */
export async function makeSigner(now = new Date()): Promise<Signer> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: positive(randomBytes(16)) });
  for (const name of [certificate.issuer, certificate.subject]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: madeName }) }),
    );
  }
  certificate.notBefore.value = validFrom;
  certificate.notAfter.value = new Date(now.getTime() + 10 * yearMs);
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    // Digital signature and non-repudiation.
    new Extension({
      extnID: '2.5.29.15',
      critical: true,
      extnValue: new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER(false),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const der = new Uint8Array(certificate.toSchema(true).toBER(false));
  return new CryptoKeySigner(keys.privateKey, der, 'EC', 'ECDSA');
}

/** Without the bit that would make the number negative, and not beginning with a zero. */
function positive(bytes: Buffer): ArrayBuffer {
  bytes[0] = (bytes[0]! & 0x3f) | 0x40;
  return Uint8Array.from(bytes).buffer;
}
