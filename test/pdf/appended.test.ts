/** @sampled tests */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inspect } from '../../src/pdf/appended/append.js';
import { print } from '../../src/pdf/print.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob } from './claim-jobs.js';
import { exhibitOf as exhibit, lienWith } from './exhibits.js';
import { handMadePdf, inheritingPdf, streamOf } from './hand-made-pdf.js';
import { pixelsOf } from './pixels.js';
import { png } from './png.js';

const pdf = (bytes: Uint8Array) => ({ mimeType: 'application/pdf' as const, bytes });

async function opened(bytes: Uint8Array) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

async function textOf(bytes: Uint8Array, number: number): Promise<string> {
  const page = await (await opened(bytes)).getPage(number);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

describe('a document with exhibits', () => {
  const lien = lienWith([
    { exhibit: exhibit('Contract of January 30, 2026', 2), bytes: inheritingPdf(['First', 'Second']) },
    { exhibit: exhibit('Invoices', 1, 'invoice'), bytes: inheritingPdf(['Third']) },
  ]);

  it('appends each file behind a slip sheet, names it in its text, and has a bookmark for it', async () => {
    const alone = await print(lienWith([]));
    const { bytes, pageCount, exhibits } = await print(lien);
    const own = alone.pageCount;
    expect(pageCount).toBe(own + 2 + 3);
    expect(exhibits).toEqual([
      { letter: 'A', title: 'Contract of January 30, 2026', page: own + 1, pageCount: 2 },
      { letter: 'B', title: 'Invoices', page: own + 4, pageCount: 1 },
    ]);
    const text = (await Promise.all(Array.from({ length: own }, (_, index) => textOf(bytes, index + 1)))).join(' ');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Exhibit A (Contract of January 30, 2026) and Exhibit B (Invoices) are attached and incorporated by this reference.',
    );
    expect(await textOf(bytes, own + 1)).toMatch(/EXHIBIT A.*Contract of January 30, 2026.*2 pages follow/s);
    // Their words are there although the pages take their font from the tree above them.
    expect(await textOf(bytes, own + 2)).toContain('First');
    expect(await textOf(bytes, own + 5)).toContain('Third');
    const outline = await (await opened(bytes)).getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      expect.stringContaining('Claim of Lien on Real Property'),
      'Exhibit A: Contract of January 30, 2026',
      'Exhibit B: Invoices',
    ]);
  });

  it('gives the same bytes for the same files, and keeps its language and metadata', async () => {
    const [first, second] = [await print(lien), await print(lien)];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const document = await opened(first.bytes);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Language: 'en-US', Producer: 'Construction Payment Compliance' });
  });

  it('continues the letters of the exhibits that the document prints itself', async () => {
    const facts = claimFacts({ claim: { state: 'WY', metadata: { invoices: [{ number: '1', amount: '100.00' }] } } });
    const job = claimJob('mechanics_lien', { ...facts, exhibits: [exhibit('Contract')] });
    const { exhibits } = await print({ ...job, files: [inheritingPdf(['One'])] });
    expect(exhibits.map(({ letter }) => letter)).toEqual(['C']);
  });

  it('refuses to print without the file of an exhibit', async () => {
    await expect(print({ ...lien, files: lien.files.slice(1) })).rejects.toThrow('"Invoices" is missing');
  });
});

/** Whether anything is printed in a part of a page, from its top right corner, in points. */
async function inkIn(image: Buffer, { right, left, top, bottom }: Record<'right' | 'left' | 'top' | 'bottom', number>) {
  const { width, data } = await pixelsOf(image);
  for (let y = top; y < bottom; y += 1)
    for (let x = width - right; x < width - left; x += 1) if (data[4 * (y * width + x)]! < 128) return true;
  return false;
}

describe('the pages of an exhibit', () => {
  async function pageOf(bytes: Uint8Array) {
    const printed = await print(lienWith([{ exhibit: exhibit('Plan'), bytes }]));
    const document = await opened(printed.bytes);
    return { page: await document.getPage(printed.pageCount), text: await textOf(printed.bytes, printed.pageCount) };
  }

  it.each([
    ['A4', '[0 0 595 842]', 0, [612, 792]],
    ['ledger size', '[0 0 792 1224]', 0, [612, 792]],
    ['ledger size on its side', '[0 0 792 1224]', 90, [792, 612]],
    ['a card with an offset', '[100 100 388 316]', 270, [612, 792]],
    ['letter size', '[0 0 612 792]', 180, [612, 792]],
  ])('are letter size: %s', async (_name, box, rotate, [width, height]) => {
    const { page, text } = await pageOf(inheritingPdf(['Here'], { box, rotate }));
    const viewport = page.getViewport({ scale: 1 });
    expect([viewport.width, viewport.height]).toEqual([width, height]);
    expect(text).toContain('Here');
  });

  it.each([0, 90, 180, 270])(
    'have their letter and number in the top right corner, as the page is shown: turned by %s degrees',
    async (rotate) => {
      const file = { exhibit: exhibit('Plan', 2), bytes: inheritingPdf(['Here', 'There'], { rotate }) };
      const { bytes, pageCount } = await print(lienWith([file]));
      for (const image of (await pageImages(bytes, 72)).slice(pageCount - 2)) {
        expect(await inkIn(image, { right: 110, left: 30, top: 12, bottom: 30 })).toBe(true);
        expect(await inkIn(image, { right: 28, left: 0, top: 0, bottom: 60 })).toBe(false);
      }
    },
  );

  it('have no mark in a margin that the recorder wants clear', async () => {
    const facts = claimFacts({ claim: { state: 'OH' } });
    const job = claimJob('mechanics_lien', { ...facts, exhibits: [exhibit('Plan')] });
    const { bytes, pageCount } = await print({ ...job, files: [inheritingPdf(['Here'])] });
    const image = (await pageImages(bytes, 72))[pageCount - 1]!;
    expect(await inkIn(image, { right: 300, left: 0, top: 0, bottom: 60 })).toBe(false);
  });

  it('show what was filled into a form', async () => {
    const form = handMadePdf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] >> >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Contents 4 0 R /Annots [5 0 R] >>',
      streamOf('q Q'),
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Filled in) /Rect [72 600 300 630] /F 4 /P 3 0 R /AP << /N 6 0 R >> >>',
      streamOf(
        'BT /F1 12 Tf 2 8 Td (Filled in) Tj ET',
        '/Type /XObject /Subtype /Form /BBox [0 0 228 30] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>',
      ),
    ]);
    expect((await pageOf(form)).text).toContain('Filled in');
  });
});

describe('a file that cannot be appended', () => {
  async function encrypted(): Promise<Uint8Array> {
    const document = PDF.create();
    document.addPage();
    document.setProtection({ userPassword: 'secret', ownerPassword: 'owner' });
    return document.save();
  }
  async function restricted(): Promise<Uint8Array> {
    const document = PDF.create();
    document.addPage();
    document.setProtection({ ownerPassword: 'owner' });
    return document.save();
  }
  const bomb = () => {
    const zeros = deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 1 }).toString('latin1');
    return handMadePdf(['<< /Type /Catalog /Pages 2 0 R >>', streamOf(zeros, '/Filter /FlateDecode')]);
  };
  const unreadable = () =>
    handMadePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Contents [4 0 R] >>',
      streamOf('not compressed', '/Filter /UnknownDecode'),
    ]);
  const many = () => inheritingPdf(Array.from({ length: 301 }, () => 'x'));

  it.each([
    ['a password', encrypted, 'encrypted'],
    ['restrictions', restricted, 'encrypted'],
    ['a few words instead of a PDF', async () => Buffer.from('%PDF-1.7 not a document'), 'broken'],
    ['only the first half of a PDF', async () => (await print(lienWith([]))).bytes.subarray(0, 9000), 'broken'],
    ['a stream that inflates to gigabytes', async () => bomb(), 'broken'],
    ['a page that no reader can decode', async () => unreadable(), 'broken'],
    ['301 pages', async () => many(), 'too_many_pages'],
  ])('is refused because it has %s', async (_name, make, fault) => {
    await expect(inspect(pdf(await make()))).rejects.toMatchObject({ name: 'UnusableFile', fault });
  });

  it('is refused because a picture is damaged or has too many pixels', async () => {
    const good = png(40, 20, 2);
    await expect(inspect({ mimeType: 'image/png', bytes: good })).resolves.toHaveProperty('pages', 1);
    const half = { mimeType: 'image/png' as const, bytes: good.subarray(0, 40) };
    await expect(inspect(half)).rejects.toMatchObject({ fault: 'broken' });
    const large = Buffer.from(good);
    large.writeUInt32BE(60_000, 16);
    large.writeUInt32BE(60_000, 20);
    await expect(inspect({ mimeType: 'image/png', bytes: large })).rejects.toMatchObject({
      fault: 'too_many_pixels',
    });
    const jpeg = { mimeType: 'image/jpeg' as const, bytes: Buffer.from('ffd8ffe000104a464946', 'hex') };
    await expect(inspect(jpeg)).rejects.toMatchObject({ fault: 'broken' });
  });
});
