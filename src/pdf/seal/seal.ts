import { PDF } from '@libpdf/core';
import { addSignatureField } from './field.js';
import { place } from './place.js';
import { openSigner, type SealSigner } from './signer.js';
import type { SealSource } from './source.js';

let opened: { source: SealSource; signer: Promise<SealSigner> } | undefined;

/** A thread opens its certificate once. */
function getSigner(source: SealSource): Promise<SealSigner> {
  if (opened?.source !== source) opened = { source, signer: openSigner(source) };
  return opened.signer;
}

/**
 * Seals a finished file with a PAdES signature (ETSI EN 319 142-1, level B-B) that covers all of it. The signature is added behind
 * the file, which stays the same byte for byte.
 *
 * @param at RFC 3339
 * @returns undefined when the certificate is not valid at that time
 */
export async function seal(
  bytes: Uint8Array,
  source: SealSource,
  at: string,
): Promise<{ bytes: Buffer; sealedBy: string } | undefined> {
  const { signer, sign, name, validFrom, validTo } = await getSigner(source);
  const time = new Date(at);
  if (time < validFrom || time > validTo) return undefined;
  const pdf = await PDF.load(bytes);
  const field = addSignatureField(pdf, 'Seal', `Seal of ${name}`);
  const certificates = [signer.certificate, ...(signer.certificateChain ?? [])];
  // The certificates, the signature and its attributes.
  const size = certificates.reduce((sum, { length }) => sum + length, 3_072);
  const reason = 'The document is unchanged since it was generated.';
  const { file, from, to } = await place(pdf, field, { time, reason, size });
  const signature = await sign([file.subarray(0, from - 1), file.subarray(to + 1)]);
  if (signature.length > size) throw new RangeError('The signature is larger than its place in the file.');
  file.write(signature.toString('hex').toUpperCase(), from, 'latin1');
  return { bytes: file, sealedBy: name };
}
