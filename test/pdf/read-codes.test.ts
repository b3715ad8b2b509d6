/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { ScannedPage } from '../../src/domain/document/signed-original.js';
import { print } from '../../src/pdf/print.js';
import { readCodes } from '../../src/pdf/scan/read-codes.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { scanned } from '../support/records/scans.js';
import { lienWith } from './exhibits.js';

const code = '0123-4567-89AB-CDEF';
const pageOf = (page: number): ScannedPage => ({ codes: [{ code, page }], isPicture: true });
const nothing: ScannedPage = { codes: [], isPicture: true };
const verification = { code, url: `https://app.example.com/v/${code}` };

async function scanOf(picture: { width: number; height: number; bytes: Buffer }): Promise<Buffer> {
  const scan = PDF.create();
  const image = scan.embedJpeg(picture.bytes);
  scan.addPage({ width: 612, height: 792 }).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  return Buffer.from(await scan.save());
}

describe('the codes of a scan', () => {
  let pdf: Buffer;
  let numbered: ScannedPage[];

  beforeAll(async () => {
    pdf = (await print({ ...lienWith([]), verification })).bytes;
    const { length } = await pageImages(pdf, 20);
    numbered = Array.from({ length }, (_, index) => pageOf(index + 1));
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
    expect(await readCodes(await scanned(pdf, { pages: [2, 1, 1] }))).toEqual([2, 1, 1].map(pageOf));
  });

  it('are read in the text of a file that was not printed, without their pages', async () => {
    expect(await readCodes(pdf)).toEqual(numbered.map(() => ({ codes: [{ code, page: null }], isPicture: false })));
  });

  it('are read beside a logo or a signature, which make no picture of a page', async () => {
    const signed = await PDF.load(pdf);
    const canvas = createCanvas(700, 300);
    const context = canvas.getContext('2d');
    context.fillRect(100, 140, 500, 12);
    const image = signed.embedPng(canvas.toBuffer('image/png'));
    signed.getPage(0)!.drawImage(image, { x: 100, y: 300, width: 140, height: 60 });
    const [first] = await readCodes(Buffer.from(await signed.save()));
    expect(first).toEqual({ codes: [{ code, page: null }], isPicture: false });
  });

  it('are read on every page of a long scan with a blank back behind each', async () => {
    const [page] = await pageImages(pdf, 200, 1);
    const [front, back] = [await loadImage(page!), createCanvas(1700, 2200)];
    // The grain of the glass is no ink, and nothing else is on a back.
    const context = back.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1700, 2200);
    for (let at = 0; at < 1700; at += 20) {
      context.fillStyle = at % 40 ? '#ddd' : '#888';
      context.fillRect(at, 0, 8, 2200);
    }
    const canvas = createCanvas(front.width, front.height);
    canvas.getContext('2d').drawImage(front, 0, 0);
    const scan = PDF.create();
    const sheets = 22;
    for (let sheet = 0; sheet < sheets; sheet += 1) {
      for (const side of [canvas, back]) {
        const image = scan.embedJpeg(side.toBuffer('image/jpeg', 75));
        scan.addPage({ width: 612, height: 792 }).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
      }
    }
    const pages = await readCodes(Buffer.from(await scan.save()));
    expect(pages).toEqual(Array.from({ length: 2 * sheets }, (_, index) => (index % 2 ? nothing : pageOf(1))));
  });

  it('are none on a page whose footer is cut off', async () => {
    const [first] = await pageImages(pdf, 150, 1);
    const page = await loadImage(first!);
    const canvas = createCanvas(page.width, Math.floor(page.height * 0.9));
    canvas.getContext('2d').drawImage(page, 0, 0);
    expect(await readCodes(await scanOf({ ...canvas, bytes: canvas.toBuffer('image/jpeg') }))).toEqual([nothing]);
  });

  it('have none in a picture of more pixels than the reader decodes', async () => {
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
    expect(await large(2550, 3300)).toEqual([pageOf(1)]);
    expect(await large(6400, 8282)).toEqual([{ codes: [], isPicture: false }]);
  });
});
