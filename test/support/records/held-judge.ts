import { readPdf } from '../../pdf/pdf-text.js';

/** What is only in the signed document. */
export interface HeldSecrets {
  signed: Buffer;
  /** Files with the same fonts and seal, such as the document before it was signed, which the payer may have. */
  harmless: readonly Buffer[];
  /** The drawing of the signature, as a PNG. */
  image: Buffer;
  /** Hashes, codes and the like. */
  texts: readonly string[];
}

/** Says what of a held waiver is in an answer: bytes of the signed file or of the signature, its certificate, or a fact of it. */
export class HeldJudge {
  readonly #pieces: Buffer[];

  constructor(private readonly secrets: HeldSecrets) {
    const { signed, harmless, image } = secrets;
    const all = Array.from({ length: 64 }, (_, at) => pieceOf(signed, at / 64));
    const isOwn = (piece: Buffer) => new Set(piece).size > 20 && !harmless.some((file) => file.includes(piece));
    this.#pieces = [...all, pieceOf(image, 0.5)].filter(isOwn);
    if (this.#pieces.length < 8) throw new Error('The signed file has too few bytes of its own.');
  }

  /** What leaks in an answer; null if that is nothing. */
  async leakIn(answer: Buffer): Promise<string | null> {
    // One piece alone may be of a font that another document has, too.
    if (this.#pieces.filter((piece) => answer.includes(piece)).length > 2) return 'bytes of the signed file';
    const text = answer.toString('latin1');
    const fact = this.secrets.texts.find((secret) => text.includes(secret));
    if (fact !== undefined) return `the fact ${fact}`;
    if (text.startsWith('%PDF')) return leakInPdf(answer, text);
    for (const [encoded] of text.matchAll(/[A-Za-z0-9+/_-]{64,}={0,2}/g)) {
      const inside = await this.leakIn(Buffer.from(encoded, 'base64'));
      if (inside !== null) return `${inside}, in base64`;
    }
    return null;
  }
}

async function leakInPdf(bytes: Buffer, raw: string): Promise<string | null> {
  if (/\/Subtype\s*\/Image/.test(raw)) return 'a picture in a PDF';
  const { texts } = await readPdf(bytes);
  return texts.join(' ').includes('SIGNATURE CERTIFICATE') ? 'the certificate of the signature' : null;
}

function pieceOf(bytes: Buffer, share: number): Buffer {
  const length = Math.min(48, bytes.length);
  const start = Math.floor((bytes.length - length) * share);
  return bytes.subarray(start, start + length);
}
