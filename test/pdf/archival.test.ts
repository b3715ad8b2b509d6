import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PDF, PdfDict, PdfObject, PdfStream } from '@libpdf/core';
import * as library from '@libpdf/core';
import { print } from '../../src/pdf/print.js';
import { seal } from '../../src/pdf/seal/seal.js';
import { samples } from '../../tools/gallery/samples.js';
import { unpacked } from './unpacked.js';

/** One document of each template and layout. */
const names = [
  'ca-preliminary-private',
  'az-mail-pack',
  'claim-lien-ca',
  'claim-demand-formal',
  'pay-application-packet',
  'waiver-ca-conditional-progress',
  'waiver-ms-signed',
  'credit-statement',
];
const all = new Map(samples().map((sample) => [sample.name, sample]));

/** The structure that ISO 19005-3 requires. No validator is available here, so each rule is read from the file itself. */
describe.each(names)('the archival file of %s', (name) => {
  let bytes: Buffer;
  let pdf: PDF;
  const resolve = (ref: never) => pdf.getObject(ref);
  const dictOf = (parent: PdfDict, key: string) => parent.getDict(key, resolve as never)!;

  beforeAll(async () => {
    const plain = (await print(all.get(name)!.job)).bytes;
    bytes = (await seal(plain, 'made', '2026-03-04T09:15:00Z'))!.bytes;
    pdf = await library.PDF.load(bytes);
  });

  it('identifies itself as PDF/A-3a in its metadata', () => {
    const stream = pdf.getCatalog().get('Metadata', resolve as never) as PdfStream;
    const xmp = Buffer.from(stream.getDecodedData()).toString('utf8');
    expect(xmp).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/);
    expect(xmp).toContain('xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"');
    // Readers must find it without decoding anything.
    expect(stream.has('Filter')).toBe(false);
  });

  it('defines its colors by an RGB profile, and uses no other color space', () => {
    const intents = pdf.getCatalog().getArray('OutputIntents', resolve as never)!;
    expect(intents.length).toBe(1);
    const intent = (intents.at(0, resolve as never) ?? intents.at(0)) as PdfDict;
    expect(intent.getName('S')!.value).toBe('GTS_PDFA1');
    const profile = intent.get('DestOutputProfile', resolve as never) as PdfStream;
    expect(profile.getNumber('N')!.value).toBe(3);
    const data = Buffer.from(profile.getDecodedData());
    expect([data.readUInt32BE(0), data.toString('latin1', 36, 40), data.toString('latin1', 16, 20)]).toEqual([
      data.length,
      'acsp',
      'RGB ',
    ]);
    expect(contents().filter((text) => /(^|\s)[kK](\s|$)/.test(text))).toEqual([]);
  });

  it('has an identifier, and no encryption', () => {
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1'))![1]);
    const trailer = bytes.subarray(start, bytes.indexOf('stream', start)).toString('latin1');
    expect(trailer).toContain('/Type /XRef');
    expect(trailer).toMatch(/\/ID \[<[0-9A-F]{32}> <[0-9A-F]{32}>\]/i);
    expect(trailer).not.toContain('/Encrypt');
  });

  it('embeds every font', () => {
    const fonts = dictsOf('Font').filter((dict) =>
      /^CIDFont|^TrueType|^Type1/.test(dict.getName('Subtype')?.value ?? ''),
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const descriptor = dictOf(font, 'FontDescriptor');
      expect(['FontFile2', 'FontFile3'].some((key) => descriptor.has(key))).toBe(true);
    }
    expect(bytes.toString('latin1')).not.toContain('/Helvetica');
  });

  it('has no scripts, actions or multimedia', async () => {
    const catalog = pdf.getCatalog();
    for (const key of ['OpenAction', 'AA']) expect(catalog.has(key)).toBe(false);
    for (const text of [bytes.toString('latin1'), await unpacked(bytes)]) {
      expect(text).not.toMatch(/\/(JavaScript|Launch|RichMedia|LZWDecode)\b/);
    }
  });

  function everything(): PdfObject[] {
    const numbers = [...bytes.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj/g)].map(([, number]) => Number(number));
    return [...new Set(numbers)].map((number) => pdf.getObject(library.PdfRef.of(number, 0))!);
  }

  function dictsOf(type: string): PdfDict[] {
    return everything().filter(
      (object): object is PdfDict => object instanceof library.PdfDict && object.getName('Type')?.value === type,
    );
  }

  /** What the pages draw. */
  function contents(): string[] {
    return pdf.getPages().map(({ dict }) => {
      const stream = dict.get('Contents', resolve as never) as PdfStream;
      return Buffer.from(stream.getDecodedData()).toString('latin1');
    });
  }
});

describe('a document with files of others', () => {
  it('does not claim to be archival', async () => {
    const job = all.get('claim-lien-exhibits')!.job;
    const exhibit = {
      title: 'Contract',
      kind: 'contract',
      mimeType: 'application/pdf',
      sha256: 'a',
      pageCount: 1,
    } as const;
    const own = (await print(all.get('credit-statement')!.job)).bytes;
    const model = { ...job.model, exhibits: [exhibit] };
    const { bytes } = await print({ ...job, model, files: [own] } as typeof job);
    expect(bytes.toString('latin1')).not.toMatch(/pdfaid:part|OutputIntents/);
  });
});
