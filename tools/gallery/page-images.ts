import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The pages of a PDF as PNG files at a resolution. `pages`: only the first pages. */
export async function pageImages(bytes: Uint8Array, dpi: number, pages = Number.POSITIVE_INFINITY): Promise<Buffer[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const images: Buffer[] = [];
  for (let number = 1; number <= Math.min(document.numPages, pages); number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    images.push(canvas.toBuffer('image/png'));
  }
  await document.loadingTask.destroy();
  return images;
}
