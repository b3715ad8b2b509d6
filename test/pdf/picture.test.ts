import { describe, expect, it } from '@jest/globals';
import { openExhibit } from '../../src/pdf/appended/append.js';
import { levelWith } from '../../src/pdf/appended/level.js';
import { png } from './png.js';

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content];

/** The segments of a JPEG that say what it is, without an image. */
function jpeg({ colors = 3, orientation = 1 }): Buffer {
  const tiff = [
    ...Buffer.from('MM'),
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const exif = segment(0xe1, ...Buffer.from('Exif\0\0'), ...tiff);
  const components = Array.from({ length: colors }, (_, index) => [index + 1, 0x11, 0]).flat();
  // 300 pixels wide and 200 high.
  const frame = segment(0xc0, 8, 0, 200, 1, 44, colors, ...components);
  return Buffer.from([0xff, 0xd8, ...exif, ...frame, 0xff, 0xd9]);
}
const opened = (changes = {}) => openExhibit({ mimeType: 'image/jpeg', bytes: jpeg(changes) });

describe('a photograph as an exhibit', () => {
  it.each([
    [1, 0],
    [3, 180],
    [6, 90],
    [8, 270],
  ])('is turned as its camera asks for: orientation %s by %s degrees', async (orientation, rotation) => {
    const { pdf } = await opened({ orientation });
    expect(pdf.getPages().map((page) => page.rotation)).toEqual([rotation]);
  });

  it('leaves a document archival in colors of a screen, and not in those of a printer', async () => {
    const [color, gray, printer] = [await opened(), await opened({ colors: 1 }), await opened({ colors: 4 })];
    const drawing = await openExhibit({ mimeType: 'image/png', bytes: png(20, 10, 6) });
    expect(levelWith([color, gray, drawing])).toBe('PDF/A-3a');
    expect(levelWith([color, printer])).toBeNull();
    expect(levelWith([])).toBe('PDF/A-3a');
  });
});
