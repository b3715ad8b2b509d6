/** @sampled tests */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';
import { waiverForms } from '../../src/pdf/assets/waiver/index.js';
import { print } from '../../src/pdf/print.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { type Sample, samples } from '../../tools/gallery/samples.js';
import { pixelsOf } from './pixels.js';

/** The main documents, whose look is recorded in addition to their text. */
const main = [
  'ca-preliminary-private',
  'az-mail-pack',
  'waiver-ca-conditional-progress',
  'waiver-ms-signed',
  'claim-lien-ca',
  'claim-demand-formal',
  'claim-stop-public-ca',
  'claim-release-ca',
  'pay-application-packet',
  'credit-statement',
];
const dpi = 50;
/** Machines smooth the edges of letters slightly differently; a moved line changes far more pixels. */
const share = 0.004;

describe('the look of a document', () => {
  const all = new Map(samples().map((sample) => [sample.name, sample]));

  /** After an intended change, renew the images like the texts: `RENEW_GOLDEN=1 npm test -- test/pdf`. */
  it.each(main)('matches the golden image of %s', async (name) => {
    const { bytes } = await print((all.get(name) as Sample).job);
    const images = await pageImages(bytes, dpi, 2);
    for (const [index, image] of images.entries()) {
      const file = new URL(`./golden-images/${name}-${index + 1}.webp`, import.meta.url);
      if (process.env.RENEW_GOLDEN === '1') {
        mkdirSync(new URL('.', file), { recursive: true });
        writeFileSync(file, await compressed(image));
      }
      if (!existsSync(file)) throw new Error(`There is no image of ${name} yet: run with RENEW_GOLDEN=1.`);
      expect({ name, page: index + 1, differs: await difference(readFileSync(file), image) }).toEqual({
        name,
        page: index + 1,
        differs: false,
      });
    }
  });

  it('differs from its golden image if a line moves', async () => {
    const [page] = await pageImages((await print((all.get('claim-lien-ca') as Sample).job)).bytes, dpi, 1);
    const image = await loadImage(page!);
    const moved = createCanvas(image.width, image.height);
    const context = moved.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, image.width, image.height);
    context.drawImage(image, 0, 4);
    expect(await difference(page!, moved.toBuffer('image/png'))).toBe(true);
  });
});

describe('the gallery', () => {
  it('shows every form', () => {
    const shown = new Set(samples().map(({ formCode }) => formCode));
    const forms = [...noticeForms, ...claimForms].map(({ formCode }) => formCode);
    expect([...forms, ...waiverForms.map(({ code }) => code)].filter((code) => !shown.has(code))).toEqual([]);
  });

  it('gives every document a unique name', () => {
    const names = samples().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** The same pixels in half the bytes: WebP without loss. */
async function compressed(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('webp', 100);
}

async function difference(golden: Buffer, found: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(golden), pixelsOf(found)]);
  if (a.width !== b.width || a.height !== b.height) return true;
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.25 }) > share * a.width * a.height;
}
