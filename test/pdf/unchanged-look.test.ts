/** @sampled tests */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PDF, PdfStream } from '@libpdf/core';
import { copyAll, openExhibit } from '../../src/pdf/appended/append.js';
import { print } from '../../src/pdf/print.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { pdfWith } from './active-content.js';
import { exhibitOf, lienWith } from './exhibits.js';
import { streamOf } from './hand-made-pdf.js';
import { pixelsOf } from './pixels.js';

/** The pages of a file as a document has them. */
async function appended(bytes: Uint8Array): Promise<Uint8Array> {
  const { pdf: source } = await openExhibit({ mimeType: 'application/pdf', bytes });
  const target = PDF.create();
  await copyAll(target, source);
  return target.save();
}

/** The share of pixels that are different on a page, and that are not white before. */
async function compared(before: Buffer, after: Buffer) {
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  let [different, ink] = [0, 0];
  for (let at = 0; at < one.data.length; at += 4) {
    const distance = [0, 1, 2].map((channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!));
    if (Math.max(...distance) > 8) different += 1;
    if (one.data[at]! < 250 || one.data[at + 1]! < 250 || one.data[at + 2]! < 250) ink += 1;
  }
  return { different, ink };
}

const gray = Array.from({ length: 64 }, (_, index) => (index * 4) & 255);
const raw = Buffer.from(gray).toString('latin1');
const size = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8';
const ramp = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>';
const hexadecimal = `${Buffer.from(gray).toString('hex')}>`;
const place = (x: number, y: number, name: string) => `q 60 0 0 60 ${x} ${y} cm /${name} Do Q`;

const samples: Array<[string, () => Buffer | Promise<Buffer>]> = [
  ['a document of the service', async () => (await print(lienWith([]))).bytes],
  [
    'pictures in many formats, with masks',
    () =>
      pdfWith({
        content: [
          '0.8 g 0 0 612 792 re f',
          place(50, 600, 'A'),
          place(150, 600, 'B'),
          place(250, 600, 'C'),
          place(350, 600, 'D'),
          `q 0 0.5 0 rg ${place(450, 600, 'E')} Q`,
          place(50, 500, 'F'),
          `q 60 0 0 60 150 500 cm BI /W 8 /H 8 /BPC 8 /CS /G /F [/AHx] ID ${hexadecimal}\nEI Q`,
          'q 60 0 0 60 250 500 cm BI /W 2 /H 2 /BPC 8 /CS /RGB ID abcdefghijkl\nEI Q',
        ].join('\n'),
        resources: '/XObject << /A 5 0 R /B 6 0 R /C 7 0 R /D 8 0 R /E 10 0 R /F 11 0 R >>',
        objects: [
          streamOf(raw, `${size} /ColorSpace /DeviceGray`),
          streamOf(hexadecimal, `${size} /ColorSpace [/Indexed /DeviceRGB 255 12 0 R] /Filter [/ASCIIHexDecode]`),
          streamOf(
            deflateSync(Buffer.from(gray)).toString('latin1'),
            `${size} /ColorSpace [/Lab << /WhitePoint [0.95 1 1.09] >>] /Width 4 /Height 5 /Filter /FlateDecode`,
          ),
          streamOf(raw, `${size} /ColorSpace /DeviceGray /Decode [1 0] /SMask 9 0 R`),
          streamOf(raw, `${size} /ColorSpace /DeviceGray`),
          streamOf(
            '\xaa\x55\xaa\x55\xaa\x55\xaa\x55',
            '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ImageMask true',
          ),
          streamOf(raw, `${size} /ColorSpace [/Separation /Spot /DeviceRGB ${ramp}] /Mask [0 60]`),
          streamOf(Buffer.from(Array.from({ length: 768 }, (_, index) => (index * 7) & 255)).toString('latin1')),
        ],
      }),
  ],
  [
    'patterns, shadings, blending and masks',
    () =>
      pdfWith({
        content: [
          '/Pattern cs /T scn 50 600 100 100 re f',
          '/S scn 200 600 100 100 re f',
          'q 350 600 100 100 re W n /R sh Q',
          '1 0 0 rg 50 450 100 100 re f q /M gs 0 0 1 rg 100 450 100 100 re f Q',
          'q /L gs 0 0.6 0 rg 250 450 150 100 re f Q',
          '/X cs 0.5 0.2 scn 450 450 100 100 re f',
          '/F Do BT /P 30 Tf 50 100 Td (ab) Tj ET BT /H 24 Tf 200 100 Td (Words) Tj ET',
        ].join('\n'),
        resources:
          `/Pattern << /T 5 0 R /S << /PatternType 2 /Shading 6 0 R >> >> /Shading << /R << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [400 650 0 400 650 60] /Function ${ramp} /Extend [true true] >> >>` +
          ' /ExtGState << /M << /ca 0.5 /BM /Multiply >> /L << /SMask << /S /Luminosity /G 7 0 R >> >> >>' +
          ` /ColorSpace << /X [/DeviceN [/A /B] /DeviceRGB 8 0 R] >> /XObject << /F 9 0 R >> /Font << /P 11 0 R /H << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding << /Differences [87 /W] >> >> >>`,
        objects: [
          streamOf(
            '1 0 0 rg 0 0 5 5 re f 0 0 1 rg 5 5 5 5 re f',
            '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
          ),
          `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [200 0 300 0] /Function << /FunctionType 3 /Domain [0 1] /Functions [${ramp} ${ramp}] /Bounds [0.5] /Encode [0 1 0 1] >> >>`,
          streamOf(
            '/G sh',
            '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >> /Resources << /Shading << /G << /ShadingType 2 /ColorSpace /DeviceGray /Coords [250 0 400 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 >> >> >> >>',
          ),
          streamOf('{ pop dup 1 exch sub 0 }', '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]'),
          streamOf(
            'q 1 0 0 1 20 0 cm /N Do Q',
            '/Type /XObject /Subtype /Form /BBox [0 0 612 300] /Matrix [1 0 0 1 50 200] /Resources << /XObject << /N 10 0 R >> >>',
          ),
          streamOf('0 0.5 0.5 rg 0 0 80 40 re f', '/Type /XObject /Subtype /Form /BBox [0 0 60 60]'),
          '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 12 0 R /b 13 0 R >> /Encoding << /Differences [97 /a /b] >> /FirstChar 97 /LastChar 98 /Widths [1.2 1] /Resources << >> >>',
          streamOf('1.2 0 0 0 1 1 d1 0 0 1 1 re f'),
          streamOf('1 0 d0 1 0 0 rg 0 0 0.5 1 re f'),
        ],
      }),
  ],
];

describe('the pages of an uploaded PDF', () => {
  it.each(samples)('look as they did: %s', async (_name, make) => {
    const file = await make();
    const [before, after] = [await pageImages(file, 72), await pageImages(await appended(file), 72)];
    expect(after).toHaveLength(before.length);
    for (const [index, page] of before.entries()) {
      const { different, ink } = await compared(page, after[index]!);
      expect(ink).toBeGreaterThan(500);
      expect(different).toBe(0);
    }
  });

  it('have one filter for each stream', async () => {
    for (const [, make] of samples) {
      const text = Buffer.from(await appended(await make())).toString('latin1');
      expect(text).not.toMatch(/ASCIIHexDecode|LZWDecode|\/Filter \[/);
    }
  });
});

describe('a layer of an uploaded PDF', () => {
  const groups = [
    '<< /Type /OCG /Name (Shown) >>',
    '<< /Type /OCG /Name (Hidden) /Usage << /Print << /PrintState /OFF >> >> >>',
  ];
  const shape = '/Type /XObject /Subtype /Form /BBox [0 0 612 792]';
  const layered = (settings: string, { content = '', more = '', objects = [] as string[] } = {}) =>
    pdfWith({
      catalog: `/OCProperties << /OCGs [5 0 R 6 0 R] /D << ${settings} >> >>`,
      content:
        content ||
        '/OC /S BDC BT /H 12 Tf 50 700 Td (Amount 1,000 shown) Tj ET EMC\n/OC /N BDC BT /H 12 Tf 50 600 Td (Amount 900,000 hidden) Tj ET 0 0 300 300 re f EMC',
      resources: `/Properties << /S 5 0 R /N 6 0 R ${more} >> /Font << /H << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /X 7 0 R >>`,
      objects: [...groups, ...objects],
    });
  const contentOf = async (file: Buffer) => {
    const { pdf } = await openExhibit({ mimeType: 'application/pdf', bytes: file });
    const contents = pdf.getPage(0)!.dict.get('Contents', pdf.getObject.bind(pdf));
    return contents instanceof PdfStream ? Buffer.from(contents.getDecodedData()).toString('latin1') : '';
  };

  it.each([
    ['that is off', '/OFF [6 0 R]'],
    ['that is not among those that are on', '/BaseState /OFF /ON [5 0 R]'],
    ['that is not printed', '/AS [<< /Event /Print /Category [/Print] /OCGs [6 0 R] >>]'],
  ])('%s is no part of the document', async (_name, settings) => {
    const content = await contentOf(layered(settings));
    expect(content).toContain('1,000 shown');
    expect(content).not.toContain('hidden');
    const [image] = await pageImages(await appended(layered(settings)), 72);
    const [expected] = await pageImages(layered('/OFF [6 0 R]'), 72);
    expect((await compared(expected!, image!)).different).toBe(0);
  });

  it('stays if it is on', async () => {
    expect(await contentOf(layered(''))).toMatch(/1,000 shown.*900,000 hidden/s);
  });

  it.each([
    ['all', '/P /AllOn', false],
    ['any', '/P /AnyOn', true],
    ['none', '/P /AllOff', false],
    ['any off', '/P /AnyOff', true],
    ['an expression', '/VE [/And 5 0 R [/Not 6 0 R]]', true],
    ['an expression that is false', '/VE [/Or 6 0 R [/Not 5 0 R]]', false],
  ])('follows the rule of its several groups: %s', async (_name, rule, stays) => {
    const file = layered('/OFF [6 0 R]', {
      content: '/OC /M BDC 50 600 99 99 re f EMC',
      more: '/M 7 0 R',
      objects: [`<< /Type /OCMD /OCGs [5 0 R 6 0 R] ${rule} >>`],
    });
    expect((await contentOf(file)).includes('re f')).toBe(stays);
  });

  it.each([
    ['a drawing', '/X Do', [streamOf('0 0 600 600 re f', `${shape} /OC 6 0 R`)]],
    [
      'a layer in a drawing',
      '/X Do',
      [streamOf('/OC /N BDC 0 0 600 600 re f EMC', `${shape} /Resources << /Properties << /N 6 0 R >> >>`)],
    ],
    [
      'lines, shadings and pictures',
      '/OC /N BDC 0 0 m 9 9 l B* BI /W 1 /H 1 /BPC 8 /CS /G ID a\nEI /X Do EMC',
      [streamOf('0 0 9 9 re f', shape)],
    ],
    ['layers in a layer', '/OC /N BDC /OC /S BDC 0 0 99 99 re f EMC /T BMC 0 0 99 99 re f EMC EMC', ['null']],
  ])('is removed from %s', async (_name, content, objects) => {
    const file = layered('/OFF [6 0 R]', { content: `${content} 500 500 50 50 re f`, objects });
    const [image] = await pageImages(await appended(file), 72);
    const [expected] = await pageImages(pdfWith({ content: '500 500 50 50 re f' }), 72);
    expect((await compared(expected!, image!)).different).toBe(0);
  });

  it('is removed with the notes on it', async () => {
    const note = '<< /Type /Annot /Subtype /Stamp /Rect [50 50 300 300] /F 4 /OC 6 0 R /AP << /N 8 0 R >> >>';
    const file = Buffer.from(
      layered('/OFF [6 0 R]', { content: '500 500 50 50 re f', objects: [note, streamOf('0 0 600 600 re f', shape)] })
        .toString('latin1')
        .replace('/Contents 4 0 R', '/Contents 4 0 R /Annots[7 0 R]'),
      'latin1',
    );
    const [image] = await pageImages(await appended(file), 72);
    const [expected] = await pageImages(pdfWith({ content: '500 500 50 50 re f' }), 72);
    expect((await compared(expected!, image!)).different).toBe(0);
  });

  it('is refused if the place of visible text depends on what is hidden', async () => {
    const content = 'BT /H 12 Tf 50 700 Td /OC /N BDC (hidden) Tj EMC (shown) Tj ET';
    await expect(appended(layered('/OFF [6 0 R]', { content }))).rejects.toMatchObject({ fault: 'hidden_layer' });
    const moved = 'BT /H 12 Tf 50 700 Td /OC /N BDC (hidden) Tj EMC 0 -14 Td (shown) Tj ET';
    expect(await contentOf(layered('/OFF [6 0 R]', { content: moved }))).not.toContain('hidden');
  });
});

describe('a PDF that keeps a part of a page in another file', () => {
  it('is refused', async () => {
    const file = pdfWith({
      content: '/X Do',
      resources: '/XObject << /X 5 0 R >>',
      objects: [streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /F (/etc/passwd)')],
    });
    await expect(print(lienWith([{ exhibit: exhibitOf('External'), bytes: file }]))).rejects.toMatchObject({
      fault: 'broken',
    });
  });
});
