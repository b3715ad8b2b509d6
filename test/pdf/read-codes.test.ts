/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { print } from '../../src/pdf/print.js';
import { readCodes } from '../../src/pdf/scan/read-codes.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { scanned } from '../support/records/scans.js';
import { lienWith } from './exhibits.js';

const code = '0123-4567-89AB-CDEF';
const verification = { code, url: `https://app.example.com/v/${code}` };

async function scanOf(picture: { width: number; height: number; bytes: Buffer }): Promise<Buffer> {
  const scan = PDF.create();
  const image = scan.embedJpeg(picture.bytes);
  scan.addPage({ width: 612, height: 792 }).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  return Buffer.from(await scan.save());
}

describe('the codes of a scan', () => {
  let pdf: Buffer;
  let numbered: { code: string; page: number }[][];

  beforeAll(async () => {
    pdf = (await print({ ...lienWith([]), verification })).bytes;
    const { length } = await pageImages(pdf, 20);
    numbered = Array.from({ length }, (_, index) => [{ code, page: index + 1 }]);
    expect(length).toBeGreaterThan(1);
  });

  it.each([
    ['askew by two degrees, on a dirty glass', { turned: 2, grain: 0.3 }],
    ['upside down, and askew', { turned: 178, grain: 0.2 }],
    ['with 150 dots per inch', { dpi: 150 }],
    ['with 300 dots per inch', { dpi: 300 }],
  ])('are read with their pages: %s', async (_, how) => {
    const pages = await readCodes(await scanned(pdf, how));
    expect(pages).toEqual(numbered);
  });

  it('are those of the pages in the order of the scan', async () => {
    expect(await readCodes(await scanned(pdf, { pages: [2, 1, 1] }))).toEqual([
      [{ code, page: 2 }],
      [{ code, page: 1 }],
      [{ code, page: 1 }],
    ]);
  });

  it('are read in the text of a file that was not printed, without their pages', async () => {
    expect(await readCodes(pdf)).toEqual(numbered.map(() => [{ code, page: null }]));
  });

  it('are none on a page whose footer is cut off', async () => {
    const [first] = await pageImages(pdf, 150, 1);
    const page = await loadImage(first!);
    const canvas = createCanvas(page.width, Math.floor(page.height * 0.9));
    canvas.getContext('2d').drawImage(page, 0, 0);
    expect(await readCodes(await scanOf({ ...canvas, bytes: canvas.toBuffer('image/jpeg') }))).toEqual([[]]);
  });

  it('with a picture of more pixels than the reader decodes has no code', async () => {
    const [first] = await pageImages(pdf, 150, 1);
    const page = await loadImage(first!);
    const large = async (width: number, height: number) => {
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(page, 0, 0, width, height);
      return readCodes(await scanOf({ width, height, bytes: canvas.toBuffer('image/jpeg') }));
    };
    expect(await large(2550, 3300)).toEqual([numbered[0]]);
    expect(await large(6400, 8282)).toEqual([[]]);
  });
});
