/** @sampled tests */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { openExhibit } from '../../src/pdf/appended/append.js';
import { pdfWith } from './active-content.js';
import { streamOf } from './hand-made-pdf.js';

const opened = (bytes: Buffer) => openExhibit({ mimeType: 'application/pdf', bytes });
const faultOf = (bytes: Buffer) =>
  opened(bytes).then(
    () => 'accepted',
    ({ fault }) => fault,
  );
async function contentOf(content: string): Promise<string> {
  const { pdf } = await opened(pdfWith({ content }));
  const stream = pdf.getPage(0)!.dict.get('Contents', pdf.getObject.bind(pdf)) as { getDecodedData(): Uint8Array };
  return Buffer.from(stream.getDecodedData()).toString('latin1').trim();
}
const packed = (content: string, entries = '') =>
  streamOf(deflateSync(content, { level: 9 }).toString('latin1'), `/Filter /FlateDecode ${entries}`);
const form = (content: string, entries = '') =>
  streamOf(content, `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${entries}`);
/** A page that draws the object 5. */
const drawing = (content: string, object: string, resources = '/XObject << /N 5 0 R >>', more: string[] = []) =>
  pdfWith({ content, resources, objects: [object, ...more] });

const tile = '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>';
const hatched = (paint: string) =>
  drawing(`/Pattern cs /N scn ${paint}`, streamOf('0 0 1 1 re f', tile), '/Pattern << /N 5 0 R >>');

describe('what readers take for an operator', () => {
  it.each([
    ['an operator directly behind a number', '0 0 600 700re f'],
    ['one without operands directly behind a number', '0 0 600 700 re 0f'],
    ['more operands than it takes', '0 0 0 0 0 0 600 700 re f'],
    ['numbers in the place of a pattern', '0.5 scn 0 0 600 700 re f'],
  ])('is counted: %s', async (_name, paint) => {
    expect(await faultOf(hatched(paint))).toBe('too_complex');
  });

  it('is counted with two names, of which the last one counts', async () => {
    const doubled = Array.from({ length: 41 }, (_, index) =>
      form(
        index < 40 ? '/A /N Do /A /N Do' : 'n',
        `/Resources << /XObject << /N ${index < 40 ? 6 + index : 5} 0 R >> >>`,
      ),
    );
    const file = pdfWith({ content: '/A /N Do', resources: '/XObject << /N 5 0 R >>', objects: doubled });
    expect(await faultOf(file)).toBe('too_complex');
  });

  it('is written in one way where they read it in different ways', async () => {
    expect(await contentOf('/A /B Do 1 2 3 4 5 6 7 8 re 5 Tf Tf /F 9 Tf [9 [1 2] 0 d')).toBe(
      '/B Do 5 6 7 8 re   /F 9 Tf [1 2] 0 d',
    );
    expect(await contentOf('0 0 5 5re 1e-2 w 0f')).toBe('0 0 5 5 re 0.010000000 w 0 f');
    expect(await contentOf('/Unknown cs 1 scn')).toBe('0 g /Unknown cs 1 scn');
  });

  it('ends for all of them where the data of an inline image ends', async () => {
    expect(await contentOf('BI /Width 1 /H 2 /BPC 8 /CS /G ID a EI\x80b EI n')).toBe(
      `BI /W 1 /H 2 /BPC 8 /CS /G /F [/AHx ] ID ${Buffer.from('a EI\x80b', 'latin1').toString('hex')}> EI n`,
    );
    expect(await contentOf('BI /W 1 /H 1 /F [/A85 /CCF] /DP [null <</K -1>>] ID !~> EI n')).toBe(
      'BI /W 1 /H 1 /F [/AHx /A85 /CCF] /DP [null null <</K -1>>] ID 217e3e> EI n',
    );
    expect(await faultOf(pdfWith({ content: 'BI /W 1 /H 1 /F /A85 /Filter /RL ID x EI' }))).toBe('broken');
  });
});

describe('a drawing that takes a reader long although it is few operators', () => {
  const fade =
    '/ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 612 792] /Function << /FunctionType 2 /Domain [0 1] /N 1 >>';
  const mask = '/ExtGState << /M << /SMask << /S /Luminosity /G 5 0 R >> >> >>';
  const group = form('0 0 1 1 re f', '/Group << /S /Transparency >>');
  const mesh =
    '/ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 1 0 1 0 1]';
  const page = (content: string, resources = '', objects: string[] = []) => pdfWith({ content, resources, objects });

  const glyphs =
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] >>';
  const text = (show: string, glyph = '1000 0 d0 0 0 1000 1000 re f') =>
    page(`BT ${show} ET`, '/Font << /T 5 0 R >>', [glyphs, streamOf(glyph)]);
  const characters = (count: number) => `(${'a'.repeat(count)}) Tj`;

  it.each([
    ['areas as large as the page', page('0 0 612 792 re f\n'.repeat(3000))],
    ['lines as wide as the page', page('900 w 0 0 m 612 792 l S\n'.repeat(3000))],
    ['areas of a drawing that is enlarged', drawing('900 0 0 900 0 0 cm /N Do', form('0 0 1 1 re f\n'.repeat(3000)))],
    ['gradients as large as the page', page('/S sh\n'.repeat(500), `/Shading << /S << ${fade} >> >>`)],
    ['masks as large as the page', page('/M gs 0 0 1 1 re f\n'.repeat(1000), mask, [group])],
    ['groups as large as the page', drawing('/N Do\n'.repeat(4000), group)],
    [
      'small pictures that are enlarged',
      drawing(
        '900 0 0 900 0 0 cm\n/N Do '.repeat(4000),
        streamOf('x', '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray'),
      ),
    ],
    [
      'a text of millions of characters',
      drawing('/N Do', packed(`(${'a'.repeat(6_000_000)}) Tj`, '/Type /XObject /Subtype /Form /BBox [0 0 9 9]')),
    ],
    ['characters that are drawn as large as the page', text(`/T 900 Tf ${characters(3000)}`)],
    ['characters that are enlarged by the text matrix', text(`/T 1 Tf 900 0 0 900 0 0 Tm ${characters(3000)}`)],
    ['characters that are stretched', text(`/T 1 Tf 100000000 Tz ${characters(3000)}`)],
    [
      'characters of a drawing that are stretched before it',
      drawing(
        '1000 Tz /N Do',
        form(`BT /T 200 Tf ${characters(3000)} ET`, '/Resources << /Font << /T 6 0 R >> >>'),
        undefined,
        [glyphs.replace('6 0 R', '7 0 R'), streamOf('1000 0 d0 0 0 1000 1000 re f')],
      ),
    ],
    [
      'characters with the matrix of an earlier text',
      page(`BT 900 0 0 900 0 0 Tm ET /T 1 Tf ${characters(3000)}`, '/Font << /T 5 0 R >>', [
        glyphs,
        streamOf('1000 0 d0 0 0 1000 1000 re f'),
      ]),
    ],
    [
      'characters after a matrix that not all readers restore',
      text(`q 900 0 0 900 0 0 Tm Q /T 1 Tf ${characters(3000)}`),
    ],
    ...['[0 0 0 0]', '[0 0 0 0 0 0]', '[8 0 R 0 0 8 0 R 0 0]', '[/A 0 0 /A 0 0]'].map((matrix): [string, Buffer] => [
      `characters of a font with the matrix ${matrix}`,
      page(`BT /T 1 Tf ${characters(3000)} ET`, '/Font << /T 5 0 R >>', [
        glyphs.replace('[0.001 0 0 0.001 0 0]', matrix),
        streamOf('1000 0 d0 0 0 1000 1000 re f'),
        'null',
        '1',
      ]),
    ]),
    ['characters of which one is large', text(`/T 900 Tf (a) Tj /T 5 Tf ${characters(3000)}`)],
    [
      'a mesh of millions of triangles',
      page('/S sh', '/Shading << /S 5 0 R >>', [packed('\0'.repeat(20_000_000), mesh)]),
    ],
  ])('is refused: %s', async (_name, file) => {
    expect(await faultOf(file)).toBe('too_complex');
  });

  it.each([
    [
      'hatched areas',
      page(
        Array.from({ length: 9000 }, (_, at) => `q ${at % 600} 0 5 5 re W n -9999 -9999 99999 99999 re f Q`).join('\n'),
      ),
    ],
    ['small gradients', page('q 9 9 20 20 re W n /S sh Q\n'.repeat(5000), `/Shading << /S << ${fade} >> >>`)],
    [
      'icons',
      drawing(
        'q 0.01 0 0 0.01 0 0 cm /N Do Q\n'.repeat(9000),
        form('0 0 612 792 re f', '/Group << /S /Transparency >>'),
      ),
    ],
    ['characters that are drawn', text(`/T 9 Tf ${characters(60_000)}`)],
    ['some masks', page('/M gs 0 0 1 1 re f\n'.repeat(100), mask, [group])],
  ])('is accepted on a page with many of them: %s', async (_name, file) => {
    expect(await faultOf(file)).toBe('accepted');
  });
});
