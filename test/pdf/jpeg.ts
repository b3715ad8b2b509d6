export const segment = (code: number, content: Buffer | readonly number[]): Buffer => {
  const bytes = Buffer.from(content);
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};

/** Exif data with an orientation and a text. */
export function exif(orientation: number, text = ''): Buffer {
  const entry = Buffer.alloc(26);
  entry.write('MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01', 'latin1');
  entry.writeUInt16BE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0'), entry, Buffer.from(text)]);
}

/** The segments of a JPEG that say what it is, with scans of nothing. */
export function jpegOf({
  width = 300,
  height = 200,
  colors = 3,
  scans = 1,
  frames = 1,
  before = [] as readonly Buffer[],
  after = Buffer.alloc(0),
}): Buffer {
  const components = Array.from({ length: colors }, (_, index) => [index + 1, 0x11, 0]).flat();
  const frame = segment(0xc2, [8, height >> 8, height & 255, width >> 8, width & 255, colors, ...components]);
  const scan = Buffer.concat([segment(0xda, [1, 1, 0, 0, 63, 0]), Buffer.from([0x12, 0xff, 0x00, 0xff, 0xd0, 0x34])]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before,
    ...Array.from({ length: frames }, () => frame),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
    after,
  ]);
}
