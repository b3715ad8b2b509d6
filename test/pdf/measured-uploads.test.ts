/** @sampled tests */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { ExhibitType } from '../../src/domain/exhibit/exhibit.js';
import { inspect } from '../../src/pdf/appended/append.js';
import { compressedPdf } from './compressed-pdf.js';
import { handMadePdf, streamOf } from './hand-made-pdf.js';
import { jpegOf } from './jpeg.js';
import { chunk, png } from './png.js';

const faultOf = async (bytes: Buffer, mimeType: ExhibitType = 'application/pdf'): Promise<string> => {
  try {
    await inspect({ mimeType, bytes });
    return 'accepted';
  } catch (error) {
    const { fault } = error as { fault?: string };
    if (!fault) throw error;
    return fault;
  }
};

const MB = 1024 * 1024;
const packed = new Map<number, Buffer>();
function zeros(megabytes: number): Buffer {
  const bytes = packed.get(megabytes) ?? deflateSync(Buffer.alloc(megabytes * MB), { level: 9 });
  packed.set(megabytes, bytes);
  return bytes;
}
const latin1 = (bytes: Buffer) => bytes.toString('latin1');
const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
/** Run lengths of 128 equal bytes. */
const runs = (bytes: number) => Buffer.alloc((bytes / 128) * 2, Buffer.from([0x81, 0x20]));

/** One page with this content, and more objects from number 5. */
function pageOf(content: string, resources = '', others: readonly string[] = [], page = ''): Buffer {
  return handMadePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents 4 0 R ${page} >>`,
    content,
    ...others,
  ]);
}
const drawing = (content: string, entries = '') =>
  streamOf(content, `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${entries}`);
const picture = (content: string, entries: string) =>
  pageOf(streamOf('/I Do'), '/XObject << /I 5 0 R >>', [
    streamOf(content, `/Type /XObject /Subtype /Image ${entries}`),
  ]);

/** Objects of which each draws the next one twice, 40 times over. */
function doubling(of: (next: number | null) => string): string[] {
  return Array.from({ length: 41 }, (_, index) => of(index < 40 ? 6 + index : null));
}

describe('a PDF that inflates to more than its size suggests', () => {
  const twice = deflateSync(zeros(200), { level: 9 });

  it.each([
    ['two layers of Deflate', '[/FlateDecode /FlateDecode]', twice],
    ['hexadecimal digits around Deflate', '[/ASCIIHexDecode /FlateDecode]', hex(zeros(200))],
  ])('is refused in an object stream: %s', async (_name, filter, bytes) => {
    expect(await faultOf(compressedPdf({ filter, bytes }))).toBe('too_large');
  });

  it('is refused in a file whose cross-references are damaged', async () => {
    const file = compressedPdf({ filter: '[/FlateDecode /FlateDecode]', bytes: twice });
    const damaged = Buffer.from(latin1(file).replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    expect(await faultOf(damaged)).toBe('too_large');
  });

  it('is refused in the cross-references themselves', async () => {
    const rows = { filter: '[/FlateDecode /FlateDecode]', bytes: twice };
    expect(await faultOf(compressedPdf({ rows }))).toBe('too_large');
  });

  it('is repaired if the rows of its cross-references have no bytes, which would have no end', async () => {
    expect(await faultOf(compressedPdf({}))).toBe('accepted');
    expect(await faultOf(compressedPdf({ widths: '[0 0 0]', size: 4_000_000_000 }))).toBe('accepted');
  });

  it('is refused in objects that are parts of each other, which are read again for each', async () => {
    const objects = Array.from({ length: 50_000 }, (_, index) => ({ number: 10 + index, at: index }));
    const header = objects.map(({ number, at }) => `${number} ${at}`).join(' ');
    const content = `${header} `.padEnd(header.length + 1) + '('.repeat(50_000);
    const bytes = deflateSync(content);
    const filter = `/FlateDecode /N 50000 /First ${header.length + 1}`;
    expect(await faultOf(compressedPdf({ filter, bytes }))).not.toBe('accepted');
  });

  it.each([
    ['two layers of Deflate', '[/FlateDecode /FlateDecode]', twice],
    ['abbreviated names', '[/Fl /Fl]', twice],
    ['escaped names', '[/F#6cateDecode /#46lateDecode]', twice],
    ['a reference to its filters', '5 0 R', twice],
    ['run lengths behind Deflate', '[/FlateDecode /RunLengthDecode]', deflateSync(runs(200 * MB), { level: 9 })],
    ['nine layers', `[${'/ASCIIHexDecode '.repeat(9)}]`, Buffer.from('30>')],
    ['a predictor behind Deflate', '/FlateDecode /DecodeParms << /Predictor 15 /Columns 1000000 >>', zeros(200)],
  ])('is refused in the content of a page: %s', async (_name, filter, bytes) => {
    const file = pageOf(streamOf(latin1(bytes), `/Filter ${filter}`), '', ['[/FlateDecode /FlateDecode]']);
    expect(await faultOf(file)).toBe('too_large');
  });

  it('is refused in a stream that says it is short', async () => {
    const content = streamOf(latin1(zeros(200)), '/Filter /FlateDecode').replace(/\/Length \d+/, '/Length 10');
    expect(['too_large', 'broken']).toContain(await faultOf(pageOf(content)));
  });

  it('is refused in an inline image', async () => {
    const image = `BI /W 1 /H 1 /BPC 8 /CS /G /F [/Fl /Fl] ID ${latin1(twice)}\nEI Q`;
    expect(await faultOf(pageOf(streamOf(image)))).toBe('too_large');
  });

  it('is refused in many streams together, none of which is too large', async () => {
    const part = latin1(zeros(20));
    const parts = Array.from({ length: 5 }, () => streamOf(part, '/Filter /FlateDecode'));
    expect(await faultOf(pageOf('[5 0 R 6 0 R]', '', parts))).toBe('accepted');
    expect(await faultOf(pageOf('[5 0 R 6 0 R 7 0 R 8 0 R 9 0 R]', '', parts))).toBe('too_large');
  });

  it.each([
    [
      'a font',
      '/Font << /F 5 0 R >>',
      [
        '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 6 0 R >>',
        '<< /Type /FontDescriptor /FontName /X /FontFile2 7 0 R >>',
      ],
    ],
    [
      'a map of characters',
      '/Font << /F 5 0 R >>',
      ['<< /Type /Font /Subtype /TrueType /BaseFont /X /ToUnicode 7 0 R >>', 'null'],
    ],
    ['a color profile', '/ColorSpace << /C 5 0 R >>', ['[/ICCBased 7 0 R]', 'null']],
    [
      'a function',
      '/Shading << /S 5 0 R >>',
      ['<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 1] /Function 7 0 R >>', 'null'],
    ],
  ])('is refused in %s', async (_name, resources, objects) => {
    const bomb = streamOf(latin1(twice), '/Filter [/FlateDecode /FlateDecode] /N 3 /FunctionType 0');
    expect(await faultOf(pageOf(streamOf('q Q'), resources, [...objects, bomb]))).toBe('too_large');
  });
});

describe('a picture in a PDF that is larger than its size suggests', () => {
  const size = '/Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB';
  const small = '/Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceRGB';
  const codestream = Buffer.alloc(60);
  codestream.set([0xff, 0x4f, 0xff, 0x51, 0, 47]);
  for (const offset of [8, 12]) codestream.writeUInt32BE(60_000, offset);
  codestream.writeUInt16BE(3, 40);
  const bilevel = Buffer.alloc(30);
  bilevel.set([0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19]);
  for (const offset of [11, 15]) bilevel.writeUInt32BE(60_000, offset);

  it.each([
    ['its own entries', `${size} /Filter /DCTDecode`, jpegOf({})],
    ['JPEG data', `${small} /Filter /DCTDecode`, jpegOf({ width: 60_000, height: 60_000 })],
    [
      'JPEG data behind Deflate',
      `${small} /Filter [/FlateDecode /DCTDecode]`,
      deflateSync(jpegOf({ width: 60_000, height: 60_000 })),
    ],
    ['JPEG 2000 data', `${small} /Filter /JPXDecode`, codestream],
    ['JBIG2 data', `${small} /Filter /JBIG2Decode`, bilevel],
    ['CCITT columns', `${small} /Filter /CCITTFaxDecode /DecodeParms << /Columns 2000000000 >>`, Buffer.alloc(10)],
  ])('is refused by %s', async (_name, entries, bytes) => {
    expect(await faultOf(picture(latin1(bytes), entries))).toBe('too_large');
  });

  it('is refused by the passes that its JPEG data makes over it', async () => {
    expect(await faultOf(picture(latin1(jpegOf({ scans: 1000 })), `${small} /Filter /DCTDecode`))).toBe('too_complex');
  });
});

describe('a PDF whose pages a reader would draw for minutes', () => {
  const resources = (next: number | null, kind = 'XObject') =>
    next ? `/Resources << /${kind} << /N ${next} 0 R >> >>` : '/Resources << >>';

  it.each([
    [
      'drawings that draw drawings',
      '/N Do',
      '/XObject << /N 5 0 R >>',
      doubling((next) => drawing(next ? '/N Do /N Do' : '0 0 1 1 re f', resources(next))),
    ],
    [
      'patterns in patterns',
      '/Pattern cs /N scn 0 0 600 700 re f',
      '/Pattern << /N 5 0 R >>',
      doubling((next) =>
        streamOf(
          next ? '/Pattern cs /N scn 0 0 9 9 re f 0 0 9 9 re f' : '0 0 1 1 re f',
          `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 ${resources(next, 'Pattern')}`,
        ),
      ),
    ],
    [
      'masks of masks',
      '/N gs',
      '/ExtGState << /N << /SMask << /S /Luminosity /G 5 0 R >> >> >>',
      doubling((next) =>
        drawing(
          next ? '/N gs /N gs' : '0 0 1 1 re f',
          `/Group << /S /Transparency >> /Resources << ${next ? `/ExtGState << /N << /SMask << /S /Luminosity /G ${next} 0 R >> >> >>` : ''} >>`,
        ),
      ),
    ],
  ])('is refused if it draws endlessly: %s', async (_name, content, names, objects) => {
    expect(await faultOf(pageOf(streamOf(content), names, objects))).toBe('too_complex');
  });

  it('is refused for characters that draw drawings', async () => {
    const font =
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources << /Font << /F 7 0 R >> >> >>';
    const more = (next: number) => font.replace('6 0 R', `${next} 0 R`).replace('7 0 R', `${next + 1} 0 R`);
    const text = (length: number) => `BT /F 1 Tf (${'a'.repeat(length)}) Tj ET`;
    const objects = [
      font,
      streamOf(text(200)),
      more(8),
      streamOf(text(200)),
      more(10),
      streamOf(text(200)),
      more(12),
      streamOf('0 0 1 1 re f'),
      'null',
    ];
    expect(await faultOf(pageOf(streamOf(text(200)), '/Font << /F 5 0 R >>', objects))).toBe('too_complex');
  });

  it('is refused for a drawing that draws itself, also through an annotation', async () => {
    const itself = [drawing('/N Do', '/Resources << /XObject << /N 5 0 R >> >>')];
    expect(await faultOf(pageOf(streamOf('/N Do'), '/XObject << /N 5 0 R >>', itself))).toBe('too_complex');
    const noted = '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 5 0 R >> >> 6 0 R]';
    const stamp = '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /F 4 /AP << /N 5 0 R >> >>';
    expect(await faultOf(pageOf(streamOf('q Q'), '', [...itself, stamp], noted))).toBe('too_complex');
  });

  const hatched = (entries: string, count = 1, matrix = '') =>
    pageOf(streamOf(`/Pattern cs /P scn ${matrix} ${'0 0 600 700 re f '.repeat(count)}`), '/Pattern << /P 5 0 R >>', [
      streamOf('0 0 1 1 re f', `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /Resources << >> ${entries}`),
    ]);

  it('is refused for patterns with tiles smaller than a dot, by their steps, their matrix, or the number of their uses', async () => {
    expect(await faultOf(hatched('/XStep 0.001 /YStep 0.001'))).toBe('too_complex');
    expect(await faultOf(hatched('/XStep 0.001 /YStep 100000'))).toBe('accepted');
    expect(await faultOf(hatched('/XStep 0.00001 /YStep 100000'))).toBe('too_complex');
    expect(await faultOf(hatched('/XStep 4 /YStep 4 /Matrix [0.001 0 0 0.001 0 0]'))).toBe('too_complex');
    expect(await faultOf(hatched('/XStep 0 /YStep 4'))).toBe('too_complex');
    expect(await faultOf(hatched('/XStep 4 /YStep 4'))).toBe('accepted');
    expect(await faultOf(hatched('/XStep 4 /YStep 4', 500))).toBe('too_complex');
  });

  it('is refused for lines of dashes that are smaller than a dot', async () => {
    const dashed = (dash: string) => pageOf(streamOf(`${dash} 0 d 0 0 m 600 700 l S`));
    expect(await faultOf(dashed('[0.00001 0.00001]'))).toBe('too_complex');
    expect(await faultOf(dashed('[3 2]'))).toBe('accepted');
    expect(await faultOf(dashed('[]'))).toBe('accepted');
    const drawn = [drawing('0 0 m 600 700 l S')];
    const before = streamOf('[0.00001] 0 d /N Do');
    expect(await faultOf(pageOf(before, '/XObject << /N 5 0 R >>', drawn))).toBe('too_complex');
    expect(
      await faultOf(pageOf(streamOf('1 0 0 1 0 0 cm 0.00001 0 0 0.00001 0 0 cm [1] 0 d 0 0 m 60000000 0 l S'))),
    ).toBe('too_complex');
  });

  it.each([
    [
      'numbers of characters',
      '<< /Type /Font /Subtype /Type0 /BaseFont /X /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /W [0 4000000000 500] >>] >>',
      'null',
      'broken',
    ],
    [
      'numbers of its last character',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 0 /LastChar 2000000000 /Widths [] >>',
      'null',
      'broken',
    ],
    [
      'ranges of characters',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      streamOf('1 beginbfrange <00000000> <ffffffff> <0000> endbfrange'),
      'too_large',
    ],
  ])('is refused for fonts with %s that are longer than any list', async (_name, font, map, fault) => {
    expect(await faultOf(pageOf(streamOf('BT /F 9 Tf (a) Tj ET'), '/Font << /F 5 0 R >>', [font, map]))).toBe(fault);
  });

  it('is refused for functions with tables of more values than a file has', async () => {
    const table = streamOf(
      'a',
      '/FunctionType 0 /Domain [0 1 0 1 0 1 0 1] /Range [0 1] /BitsPerSample 8 /Size [999 999 999 999]',
    );
    const names = '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 1] /Function 5 0 R >> >>';
    expect(await faultOf(pageOf(streamOf('/S sh'), names, [table]))).toBe('too_large');
  });

  it('is refused for functions of functions, which readers copy for each use', async () => {
    const stitched = (next: number | null) =>
      next
        ? `<< /FunctionType 3 /Domain [0 1] /Functions [${next} 0 R ${next} 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>`
        : '<< /FunctionType 2 /Domain [0 1] /N 1 >>';
    const names = '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 1] /Function 5 0 R >> >>';
    expect(await faultOf(pageOf(streamOf('/S sh'), names, doubling(stitched)))).toBe('too_complex');
    const itself = '<< /FunctionType 3 /Domain [0 1] /Functions [5 0 R] /Bounds [] /Encode [0 1] >>';
    expect(await faultOf(pageOf(streamOf('/S sh'), names, [itself]))).toBe('broken');
  });

  it('is refused, and honest ones with as much as plans and scans have are accepted', async () => {
    const plan = Array.from(
      { length: 1_000_000 / 4 },
      (_, index) => `${index % 600} 1 m ${index % 500} 700 l S q Q`,
    ).join('\n');
    expect(await faultOf(pageOf(streamOf(latin1(deflateSync(plan)), '/Filter /FlateDecode')))).toBe('accepted');
    const hatching = Array.from({ length: 400 }, (_, index) => `${index} ${index} 20 20 re f`).join('\n');
    const tile = streamOf(
      '0 0 m 4 4 l S',
      '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >>',
    );
    expect(await faultOf(pageOf(streamOf(`/Pattern cs /P scn\n${hatching}`), '/Pattern << /P 5 0 R >>', [tile]))).toBe(
      'accepted',
    );
    const scan = '/Width 2550 /Height 3300 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode';
    const pixels = deflateSync(Buffer.alloc(2550 * 3300 * 3, 0xf0));
    expect(await faultOf(picture(latin1(pixels), scan))).toBe('accepted');
    // Resources that list what uses them.
    const shared = '/XObject << /A 5 0 R /B 6 0 R >>';
    const listed = [
      drawing('0 0 1 1 re f', '/Resources 7 0 R'),
      drawing('/A Do', '/Resources 7 0 R'),
      `<< ${shared} >>`,
    ];
    expect(await faultOf(pageOf(streamOf('/A Do /B Do'), shared, listed))).toBe('accepted');
  });
});

describe('a picture that inflates to more than its header says', () => {
  it('is refused as a PNG by its data, in one part or several', async () => {
    const bomb = chunk('IDAT', zeros(20));
    expect(await faultOf(png(1, 1, 2, { between: bomb }), 'image/png')).toBe('too_large');
    const [first, second] = [zeros(20).subarray(0, 1000), zeros(20).subarray(1000)];
    const parts = Buffer.concat([chunk('IDAT', first), chunk('IDAT', second)]);
    expect(await faultOf(png(1, 1, 2, { between: parts }), 'image/png')).toBe('too_large');
    expect(await faultOf(png(40, 20, 2, { interlace: 1, between: bomb }), 'image/png')).toBe('too_large');
  });

  it('is refused as a PNG by pixels of sixteen bits', async () => {
    expect(await faultOf(png(6000, 6000, 6, { depth: 16, pixels: Buffer.alloc(1) }), 'image/png')).toBe('too_large');
  });

  it('is refused as a PNG by a second header', async () => {
    const second = png(5000, 5000, 2, { pixels: Buffer.alloc(1) }).subarray(8, 33);
    expect(await faultOf(png(40, 20, 2, { between: second }), 'image/png')).toBe('broken');
  });

  it('is refused, and one with texts, profiles and frames that are as large is accepted without them', async () => {
    const texts = ['zTXt', 'iTXt', 'iCCP', 'fdAT'].map((type) =>
      chunk(type, Buffer.concat([Buffer.from('a\0\0'), zeros(20)])),
    );
    expect(await faultOf(png(40, 20, 2, { between: Buffer.concat(texts) }), 'image/png')).toBe('accepted');
  });

  it('is refused as a JPEG by its size and by its passes', async () => {
    expect(await faultOf(jpegOf({}), 'image/jpeg')).toBe('accepted');
    expect(await faultOf(jpegOf({ width: 60_000, height: 60_000 }), 'image/jpeg')).toBe('too_many_pixels');
    expect(await faultOf(jpegOf({ scans: 1000 }), 'image/jpeg')).toBe('too_complex');
    expect(await faultOf(jpegOf({ width: 6000, height: 6000, scans: 30 }), 'image/jpeg')).toBe('too_complex');
    expect(await faultOf(jpegOf({ frames: 2 }), 'image/jpeg')).toBe('broken');
  });
});
