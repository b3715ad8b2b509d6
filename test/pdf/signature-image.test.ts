import { describe, expect, it } from '@jest/globals';
import { readSignatureImage } from '../../src/pdf/signature-image.js';
import { chunk, png } from './png.js';

const good = png(4, 3, 6);
const damaged = (at: number) => {
  const copy = Buffer.from(good);
  copy[at]! ^= 0xff;
  return copy;
};

describe('the image of a signature', () => {
  it.each([0, 2, 4, 6])('is read from a PNG of colour type %i', (colorType) => {
    const image = png(4, 3, colorType);
    expect(readSignatureImage(image.toString('base64'))).toEqual({ bytes: image });
    expect(readSignatureImage(`data:image/png;base64,${image.toString('base64')}`)).toEqual({ bytes: image });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['nothing', 'data:image/png;base64,', /PNG in base64/],
    ['no base64', 'Ana Diaz!', /PNG in base64/],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /PNG in base64/],
    ['another data URL', `data:image/jpeg;base64,${good.toString('base64')}`, /PNG in base64/],
    ['a file cut short', good.subarray(0, good.length - 9), /damaged/],
    ['a header that is no longer what was written', damaged(20), /damaged/],
    ['pixels that are no longer what was written', damaged(45), /damaged/],
    ['fewer pixels than the header says', png(4, 3, 6, { pixels: Buffer.alloc(10) }), /damaged/],
    ['more pixels than the header says', png(4, 3, 6, { pixels: Buffer.alloc(100_000) }), /damaged/],
    ['an unknown filter', png(1, 1, 0, { pixels: Buffer.from([9, 0]) }), /damaged/],
    ['a palette', png(4, 3, 3), /8 bits/],
    ['16 bits', png(4, 3, 6, { depth: 16 }), /8 bits/],
    ['interlaced rows', png(4, 3, 6, { interlace: 1 }), /8 bits/],
    ['a transparent colour', png(4, 3, 0, { between: chunk('tRNS', Buffer.alloc(2)) }), /8 bits/],
    ['no width', png(0, 3, 6), /pixels wide/],
    ['too many columns', png(2001, 1, 0), /pixels wide/],
    ['too large a file', Buffer.concat([good, Buffer.alloc(400_000)]), /256 KB/],
  ])('is not %s', (_, given, wrong) => {
    const text = typeof given === 'string' ? given : given.toString('base64');
    expect(readSignatureImage(text)).toEqual({ wrong: expect.stringMatching(wrong) });
  });
});
