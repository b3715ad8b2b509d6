/**
 * Whether anything is visible on a white background: pixels of more than one shade, with transparency applied. `pixels` are the
 * uncompressed rows of a PNG with 8 bits per channel, each after its filter byte; it stops reading at the first difference.
 */
export function hasInk(pixels: Buffer, size: { width: number; height: number; channels: number }): boolean {
  const { width, height, channels } = size;
  const length = width * channels;
  let above = new Uint8Array(length);
  let background: number | undefined;
  for (let row = 0; row < height; row += 1) {
    const at = row * (1 + length);
    const line = unfiltered(pixels.subarray(at + 1, at + 1 + length), pixels[at]!, above, channels);
    for (let x = 0; x < length; x += channels) {
      const shade = shadeOf(line, x, channels);
      background ??= shade;
      if (shade !== background) return true;
    }
    above = line;
  }
  return false;
}

/** The bytes of a row before the filter (ISO/IEC 15948, 9.2), which uses the bytes to the left, above and above left. */
function unfiltered(row: Buffer, filter: number, above: Uint8Array, channels: number): Uint8Array<ArrayBuffer> {
  const line = new Uint8Array(row.length);
  for (let x = 0; x < row.length; x += 1) {
    const left = x < channels ? 0 : line[x - channels]!;
    const corner = x < channels ? 0 : above[x - channels]!;
    const up = above[x]!;
    line[x] = row[x]! + predicted(filter, left, up, corner);
  }
  return line;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** The color of a pixel on a white background, with its channels packed into one number. */
function shadeOf(line: Uint8Array, x: number, channels: number): number {
  const alpha = channels % 2 === 0 ? line[x + channels - 1]! : 255;
  let shade = 0;
  for (let channel = 0; channel < (channels > 2 ? 3 : 1); channel += 1) {
    shade = shade * 256 + Math.round((line[x + channel]! * alpha) / 255 + 255 - alpha);
  }
  return shade;
}
