import { crc32, deflateSync } from 'node:zlib';

const channels: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a black line across white. `changes` replaces bytes of its header or pixels. */
export function png(
  width: number,
  height: number,
  colorType: number,
  changes: { depth?: number; interlace?: number; pixels?: Buffer; between?: Buffer } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([changes.depth ?? 8, colorType, 0, 0, changes.interlace ?? 0], 8);
  const pixels = changes.pixels ?? strokes(width, height, channels[colorType] ?? 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(changes.between ? [changes.between] : []),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function strokes(width: number, height: number, perPixel: number): Buffer {
  const length = 1 + width * perPixel;
  const pixels = Buffer.alloc(height * length, 255);
  for (let row = 0; row < height; row += 1) pixels[row * length] = 0;
  const line = Math.floor(height / 2) * length + 1;
  for (let x = 0; height > 0 && x < width * perPixel; x += 1) {
    if (perPixel % 2 === 1 || x % perPixel !== perPixel - 1) pixels[line + x] = 0;
  }
  return pixels;
}
