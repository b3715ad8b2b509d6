import { createHash, verify, X509Certificate } from 'node:crypto';
import { Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs';

/** The time of a token. @throws if the token is for another hash, or its signature is wrong */
export function readTime(token: Uint8Array, sha256: Uint8Array): Date {
  const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(token).buffer).content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('The time stamp is empty.');
  const { messageImprint, genTime } = TSTInfo.fromBER(content);
  if (!Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView).equals(sha256)) {
    throw new Error('The time stamp is for another file.');
  }
  if (!isSigned(signed, new Uint8Array(content))) throw new Error('The signature of the time stamp is wrong.');
  return genTime;
}

/** Whether one of its certificates signed the content. Whether the authority is trusted is for the document's readers to decide. */
function isSigned({ signerInfos: [signer], certificates = [] }: SignedData, content: Uint8Array): boolean {
  const hash = hashes[signer?.digestAlgorithm.algorithmId ?? ''];
  const attributes = signer?.signedAttrs;
  if (!hash || !attributes) return false;
  const digest = attributes.attributes.find(({ type }) => type === idOfHash)?.values[0];
  const expected = createHash(hash).update(content).digest();
  if (!digest || !Buffer.from(digest.valueBlock.valueHexView).equals(expected)) return false;
  const signature = new Uint8Array(signer.signature.valueBlock.valueHexView);
  return certificates.some((certificate) => {
    if (!(certificate instanceof Certificate)) return false;
    const { publicKey } = new X509Certificate(new Uint8Array(certificate.toSchema().toBER(false)));
    return verify(hash, new Uint8Array(attributes.encodedValue), publicKey, signature);
  });
}

/** RFC 5652, 11.2: the attribute message-digest. */
const idOfHash = '1.2.840.113549.1.9.4';
const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
