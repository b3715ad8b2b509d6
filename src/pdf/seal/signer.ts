import { X509Certificate } from 'node:crypto';
import { P12Signer, type Signer } from '@libpdf/core';
import { makeSigner } from './made-certificate.js';
import { signatureMaker } from './signed-data.js';
import type { SealSource } from './source.js';

export interface SealSigner {
  signer: Signer;
  /** A signature of these bytes, which it does not contain. */
  sign(covered: readonly Uint8Array[]): Promise<Buffer>;
  /** The name in the certificate. */
  name: string;
  validFrom: Date;
  validTo: Date;
}

/** @throws an error of the library if the file or its password is wrong */
export async function openSigner(source: SealSource): Promise<SealSigner> {
  const signer = source === 'made' ? await makeSigner() : await P12Signer.create(source.pkcs12, source.password);
  const { subject, validFrom, validTo } = new X509Certificate(signer.certificate);
  const sign = signatureMaker(signer);
  return { signer, sign, name: readName(subject), validFrom: new Date(validFrom), validTo: new Date(validTo) };
}

/** The common name, or else the organization. */
function readName(subject: string): string {
  const named = Object.fromEntries(subject.split('\n').map((line) => line.split(/=(.*)/s) as [string, string]));
  const name = named.CN ?? named.O ?? subject.replaceAll('\n', ', ');
  // OpenSSL escapes commas and other characters of RFC 2253.
  return name.replace(/\\(.)/g, '$1');
}
