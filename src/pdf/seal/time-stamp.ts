import { PDF } from '@libpdf/core';
import { addSignatureField } from './field.js';

/** Ends the first of the two passes below. */
class Digested extends Error {}

/**
 * The hash that a time stamp authority signs for a sealed file (SHA-256). The file is prepared twice, here and when the token has
 * arrived, so that no thread waits for the authority.
 */
export async function digestToStamp(bytes: Uint8Array): Promise<Uint8Array> {
  let stampDigest: Uint8Array | undefined;
  await prepare(bytes, (digest) => {
    stampDigest = digest;
    throw new Digested();
  }).catch((error) => {
    if (!(error instanceof Digested)) throw error;
  });
  if (!stampDigest) throw new Error('The file asked for no time stamp.');
  return stampDigest;
}

/**
 * Adds a document time stamp behind a sealed file: PAdES level B-T (ETSI EN 319 142-1, 6.3). The sealed file stays the same byte
 * for byte.
 *
 * @param token the authority's answer for `digest`
 */
export async function addTimeStamp(bytes: Uint8Array, token: Uint8Array, digest: Uint8Array): Promise<Buffer> {
  return prepare(
    bytes,
    (digestToCheck) => {
      if (!Buffer.from(digestToCheck).equals(digest)) throw new Error('The time stamp belongs to another file.');
      return token;
    },
    token.length,
  );
}

const fieldName = 'Time stamp';
/** For a token with a chain of certificates. */
const usualSize = 12_288;

async function prepare(bytes: Uint8Array, timestamp: (digest: Uint8Array) => Uint8Array, size = 0): Promise<Buffer> {
  const pdf = await PDF.load(bytes);
  const authority = { timestamp: async (digest: Uint8Array) => timestamp(digest) };
  if (size > usualSize) throw new RangeError(`The time stamp of ${size} bytes is too large.`);
  addSignatureField(pdf, fieldName, 'Time stamp of the seal');
  const { bytes: stamped } = await pdf.addTimestamp({
    timestampAuthority: authority,
    fieldName,
    digestAlgorithm: 'SHA-256',
    estimatedSize: usualSize,
  });
  return Buffer.from(stamped);
}
