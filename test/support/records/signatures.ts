import { createHash, verify, X509Certificate } from 'node:crypto';
import {
  CertificateSet,
  ContentInfo,
  type SignedData,
  SignedData as SignedDataType,
  type SignerInfo,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';

/** A signature or time stamp of a PDF, as it is in the file. */
export interface FoundSignature {
  subFilter: string;
  /** The bytes that it covers. */
  covered: Buffer;
  cms: Buffer;
}

/** Every signature of a file, in the order in which they were added. */
export function signaturesOf(file: Buffer): FoundSignature[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/SubFilter \/([\w.]+)\s*\/ByteRange \[(\d+) (\d+) +(\d+) +(\d+) *\]/g)].map((found) => {
    const [, subFilter, ...numbers] = found as unknown as [string, string, ...string[]];
    const [start, length, next, rest] = numbers.map(Number) as [number, number, number, number];
    const hex = text.slice(start + length + 1, next - 1);
    const der = Buffer.from(hex, 'hex');
    return {
      subFilter,
      covered: Buffer.concat([file.subarray(start, start + length), file.subarray(next, next + rest)]),
      // Zeros fill what was reserved for the signature.
      cms: der.subarray(0, 4 + der.readUInt16BE(2)),
    };
  });
}

const oids = { messageDigest: '1.2.840.113549.1.9.4', signingCertificate: '1.2.840.113549.1.9.16.2.47' };

/**
 * Verifies a CMS signature with another library than the one that made it, and with Node's own cryptography.
 *
 * @param covered the signed bytes, if they are not inside
 * @throws if anything about it is wrong
 */
export function verifySignature(
  cms: Buffer,
  covered?: Buffer,
): { certificate: X509Certificate; content: Buffer | null; attributes: string[] } {
  const { content } = AsnConvert.parse(cms, ContentInfo);
  const signed: SignedData = AsnConvert.parse(content, SignedDataType);
  const certificates = [...(signed.certificates as CertificateSet)].map(
    ({ certificate }) => new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))),
  );
  const [signer] = signed.signerInfos as unknown as [SignerInfo];
  const inside = signed.encapContentInfo.eContent?.single;
  const inner = inside ? Buffer.from((inside as OctetString).buffer) : null;
  const data = inner ?? covered;
  if (!data) throw new Error('Nothing is signed.');
  const attribute = (oid: string) => signer.signedAttrs!.find(({ attrType }) => attrType === oid)?.attrValues[0];
  const digest = Buffer.from(AsnConvert.parse(attribute(oids.messageDigest)!, OctetString).buffer);
  if (!digest.equals(createHash('sha256').update(data).digest())) throw new Error('The content was changed.');
  if (!attribute(oids.signingCertificate)) throw new Error('The signature does not name its certificate.');
  // Signed as a set, and stored with a tag of its own in its place (RFC 5652, 5.4).
  const parts = signer.signedAttrs!.map((each) => Buffer.from(AsnConvert.serialize(each)));
  const attributes = derSet(Buffer.concat(parts));
  const [certificate] = certificates as [X509Certificate];
  const signature = Buffer.from(signer.signature.buffer);
  if (!verify('sha256', attributes, certificate.publicKey, signature)) throw new Error('The signature is wrong.');
  return { certificate, content: inner, attributes: signer.signedAttrs!.map(({ attrType }) => attrType) };
}

function derSet(content: Buffer): Buffer {
  const { length } = content;
  const head =
    length < 128 ? [0x31, length] : length < 256 ? [0x31, 0x81, length] : [0x31, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}
