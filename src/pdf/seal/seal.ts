import { PDF } from '@libpdf/core';
import { placing, signBaseline } from './baseline.js';
import { addSignatureField } from './field.js';
import { openSigner, type SealSigner } from './signer.js';
import type { SealSource } from './source.js';

const fieldName = 'Seal';
let opened: { source: SealSource; signer: Promise<SealSigner> } | undefined;

/** A thread opens its certificate once. */
function signerOf(source: SealSource): Promise<SealSigner> {
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
  const { signer, name, validFrom, validTo } = await signerOf(source);
  const signingTime = new Date(at);
  if (signingTime < validFrom || signingTime > validTo) return undefined;
  const pdf = await PDF.load(bytes);
  addSignatureField(pdf, fieldName, `Seal of ${name}`);
  const certificates = [signer.certificate, ...(signer.certificateChain ?? [])];
  const { bytes: placed } = await pdf.sign({
    signer: placing(signer),
    signingTime,
    fieldName,
    reason: 'The document is unchanged since it was generated.',
    // The certificates, the signature and its attributes.
    estimatedSize: certificates.reduce((size, { length }) => size + length, 3_072),
  });
  const sealed = Buffer.from(placed);
  await signBaseline(sealed, signer);
  return { bytes: sealed, sealedBy: name };
}
