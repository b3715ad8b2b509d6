/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { openExhibit } from '../../src/pdf/appended/append.js';
import { print } from '../../src/pdf/print.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { pdfWith } from './active-content.js';
import { exhibitOf, lienWith } from './exhibits.js';
import { streamOf } from './hand-made-pdf.js';
import { exif, jpegOf, segment } from './jpeg.js';
import { pixelsOf } from './pixels.js';
import { chunk, png } from './png.js';

const secret = 'GPS 37.7749 N, serial 4711';
const named = (name: string) => Buffer.from(`${name}${secret}`, 'latin1');

/** What cameras and programs write about a picture. */
const about = (orientation: number) => [
  segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x48\0\x48\x01\x01abc', 'latin1')),
  segment(0xe0, named('JFXX\0')),
  segment(0xe1, exif(orientation, secret)),
  segment(0xe1, named('http://ns.adobe.com/xap/1.0/\0')),
  segment(0xe2, named('MPF\0')),
  segment(0xed, named('Photoshop 3.0\0')),
  segment(0xfe, named('')),
];

/** A photograph whose left half is red and whose right half is blue, as it is stored. */
function photograph(orientation: number): Buffer {
  const canvas = createCanvas(80, 40);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 40, 40);
  context.fillStyle = '#0000ff';
  context.fillRect(40, 0, 40, 40);
  const plain = canvas.toBuffer('image/jpeg', 95);
  return Buffer.concat([plain.subarray(0, 2), ...about(orientation), plain.subarray(2), named('after the end')]);
}

const printed = (bytes: Buffer, mimeType: 'image/jpeg' | 'image/png' | 'application/pdf') =>
  print(lienWith([{ exhibit: { ...exhibitOf('Photo', 1, 'photo'), mimeType }, bytes }]));

/** The colors of the picture in the middle of the last page: above, below, at the left and at the right of its center. */
async function colorsAround(bytes: Uint8Array): Promise<string[]> {
  const image = (await pageImages(bytes, 72)).at(-1)!;
  const { width, height, data } = await pixelsOf(image);
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray(4 * ((height / 2 + y) * width + width / 2 + x));
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
  };
  return [at(0, -12), at(0, 12), at(-12, 0), at(12, 0)];
}

describe('a photograph in a document', () => {
  it('is turned as its camera was held', async () => {
    const colors = async (orientation: number) =>
      colorsAround((await printed(photograph(orientation), 'image/jpeg')).bytes);
    const [unturned, turned, left, upsideDown] = [await colors(1), await colors(6), await colors(8), await colors(3)];
    expect(unturned.slice(2)).toEqual(['red', 'blue']);
    expect(upsideDown.slice(2)).toEqual(['blue', 'red']);
    expect(turned.slice(0, 2)).toEqual(['red', 'blue']);
    expect(left.slice(0, 2)).toEqual(['blue', 'red']);
  });

  it('says nothing about its camera, place and time', async () => {
    expect(photograph(6).includes(secret)).toBe(true);
    const { bytes } = await printed(photograph(6), 'image/jpeg');
    for (const text of [secret, 'Exif\0\0', 'Photoshop 3.0', 'JFXX\0']) expect(bytes.includes(text)).toBe(false);
  });

  it('keeps its color profile, and what says how its colors are stored', async () => {
    const kept = [
      segment(0xe2, named('ICC_PROFILE\0\x01\x01')),
      segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1')),
    ];
    const { pdf } = await openExhibit({ mimeType: 'image/jpeg', bytes: jpegOf({ before: [...about(1), ...kept] }) });
    const bytes = Buffer.from(await pdf.save());
    for (const each of kept) expect(bytes.includes(each)).toBe(true);
  });

  it('loses the same in a PDF', async () => {
    const size = '/Width 80 /Height 40 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode';
    const picture = streamOf(photograph(1).toString('latin1'), `/Type /XObject /Subtype /Image ${size}`);
    const file = pdfWith({
      content: 'q 200 0 0 100 206 346 cm /X Do Q',
      resources: '/XObject << /X 5 0 R >>',
      objects: [picture],
    });
    expect(file.includes(secret)).toBe(true);
    const { bytes } = await printed(file, 'application/pdf');
    expect(bytes.includes(secret)).toBe(false);
    expect((await colorsAround(bytes)).slice(2)).toEqual(['red', 'blue']);
  });

  it('says nothing as a PNG either, and is turned', async () => {
    const texts = ['tEXt', 'eXIf', 'iTXt'].map((type) =>
      chunk(type, type === 'eXIf' ? exif(6, secret).subarray(6) : named('a\0')),
    );
    const file = png(80, 40, 2, { between: Buffer.concat(texts) });
    expect(file.includes(secret)).toBe(true);
    const { pdf } = await openExhibit({ mimeType: 'image/png', bytes: file });
    expect(pdf.getPages().map((page) => page.rotation)).toEqual([90]);
    expect((await printed(file, 'image/png')).bytes.includes(secret)).toBe(false);
  });

  it.each([
    ['ends in a segment', (file: Buffer) => file.subarray(0, 30)],
    ['ends in its pixels', (file: Buffer) => file.subarray(0, file.indexOf(Buffer.from([0xff, 0xda])) + 40)],
    [
      'has a segment without a length',
      (file: Buffer) => Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, 0]), file.subarray(2)]),
    ],
  ])('is refused as damaged if it %s', async (_name, change) => {
    await expect(openExhibit({ mimeType: 'image/jpeg', bytes: change(photograph(1)) })).rejects.toMatchObject({
      fault: 'broken',
    });
  });
});
