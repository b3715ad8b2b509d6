import { createVerify, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openSigner } from './signer.js';
import type { SealSource } from './source.js';

/** The certificate cannot be used; the message says why, and names the setting. */
export class SealCertificateError extends Error {
  override name = 'SealCertificateError';
}

const soonMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The key and certificate of the configured file.
 *
 * @param warn receives a sentence if the certificate expires soon
 * @throws {SealCertificateError}
 */
export async function openSealSource(
  { file, password }: { file: string; password: string },
  now: Date,
  warn: (sentence: string) => void,
): Promise<SealSource> {
  const pkcs12 = await readFile(file).catch((error: Error) => {
    throw new SealCertificateError(`SEAL_CERTIFICATE_FILE cannot be read: ${error.message}.`);
  });
  const source = { pkcs12: new Uint8Array(pkcs12), password };
  const { signer, name, validFrom, validTo } = await openSigner(source).catch((error: Error) => {
    throw new SealCertificateError(
      `SEAL_CERTIFICATE_FILE is not a PKCS#12 file that SEAL_CERTIFICATE_PASSWORD opens: ${error.message}.`,
    );
  });
  const day = (date: Date) => date.toISOString().slice(0, 10);
  if (now > validTo) {
    throw new SealCertificateError(
      `The certificate of "${name}" in SEAL_CERTIFICATE_FILE expired on ${day(validTo)}: documents cannot be sealed with it. Replace it.`,
    );
  }
  if (now < validFrom) {
    throw new SealCertificateError(
      `The certificate of "${name}" in SEAL_CERTIFICATE_FILE is not valid before ${day(validFrom)}.`,
    );
  }
  const probe = Buffer.from('The key belongs to the certificate.');
  const signature = await signer.sign(probe, 'SHA-256');
  const { publicKey } = new X509Certificate(signer.certificate);
  if (!createVerify('sha256').update(probe).verify(publicKey, signature)) {
    throw new SealCertificateError(
      'The private key in SEAL_CERTIFICATE_FILE does not belong to its first certificate: put the certificate of the key first.',
    );
  }
  if (validTo.getTime() - now.getTime() < soonMs) {
    warn(
      `the certificate of "${name}" in SEAL_CERTIFICATE_FILE expires on ${day(validTo)}: documents are not sealed after that`,
    );
  }
  return source;
}
