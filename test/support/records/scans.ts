import { PDF } from '@libpdf/core';
import { createCanvas, type ImageData, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { pageImages } from '../../../tools/gallery/page-images.js';

/** How a scanner keeps a page. */
export type ScanFormat = 'jpeg' | 'png';

/** The pages of a PDF as a scanner returns them: pictures without a text layer. `turned`: by so many degrees. `grain`: how dirty the glass is, from 0 to 1. */
export async function scanned(
  pdf: Uint8Array,
  {
    format = 'jpeg',
    turned = 0,
    grain = 0,
    pages,
    dpi = 200,
  }: { format?: ScanFormat; turned?: number; grain?: number; pages?: number[]; dpi?: number } = {},
): Promise<Buffer> {
  const images = await pageImages(pdf, dpi);
  const scan = PDF.create();
  for (const number of pages ?? images.map((_, index) => index + 1)) {
    const bytes = await asScanned(images[number - 1]!, { format, turned, grain });
    const image = format === 'jpeg' ? scan.embedJpeg(bytes) : scan.embedPng(bytes);
    scan.addPage({ width: 612, height: 792 }).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  }
  return Buffer.from(await scan.save());
}

/** One page as a photograph. */
export async function photographed(pdf: Uint8Array, page = 1): Promise<Buffer> {
  const images = await pageImages(pdf, 200);
  return asScanned(images[page - 1]!, { format: 'jpeg', turned: 0, grain: 0 });
}

async function asScanned(
  png: Buffer,
  { format, turned, grain }: { format: ScanFormat; turned: number; grain: number },
): Promise<Buffer> {
  const page = await loadImage(png);
  const canvas = createCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, page.width, page.height);
  context.translate(page.width / 2, page.height / 2);
  context.rotate((turned * Math.PI) / 180);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  if (grain > 0) soil(context.getImageData(0, 0, page.width, page.height), grain, context);
  return format === 'jpeg' ? canvas.toBuffer('image/jpeg', 75) : canvas.toBuffer('image/png');
}

/** Grains of a fixed pattern, lighter and darker than the sheet. */
function soil(image: ImageData, grain: number, context: SKRSContext2D): void {
  let seed = 1;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const change = (seed / 2_147_483_648 - 0.5) * 255 * grain;
    for (const channel of [0, 1, 2]) image.data[at + channel]! += change;
  }
  context.putImageData(image, 0, 0);
}

/** A scan with a page on which nothing can be read. */
export async function blankScan(pages: number): Promise<Buffer> {
  const canvas = createCanvas(850, 1100);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 850, 1100);
  const scan = PDF.create();
  for (let page = 0; page < pages; page += 1) {
    const image = scan.embedJpeg(canvas.toBuffer('image/jpeg', 75));
    scan.addPage({ width: 612, height: 792 }).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  }
  return Buffer.from(await scan.save());
}
