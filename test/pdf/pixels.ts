import { createCanvas, loadImage } from '@napi-rs/canvas';

/** The pixels of an image, as red, green, blue and alpha. */
export async function pixelsOf(bytes: Buffer) {
  const image = await loadImage(bytes);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer) };
}
