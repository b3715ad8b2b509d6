import { describe, expect, it } from '@jest/globals';
import { attachedFileFaults, maxAttachedBytes } from '../../src/domain/attached-file/limits.js';

const contents: Record<string, Buffer> = {
  'application/pdf': Buffer.from('%PDF-1.7\n'),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'image/tiff': Buffer.from([0x4d, 0x4d, 0x00, 0x2a]),
  'text/plain': Buffer.from('Recorded: año 2026\r\n'),
  'text/csv': Buffer.from('a,b\n1,2\n'),
};
const pdf = { fileName: 'receipt.pdf', mimeType: 'application/pdf', bytes: contents['application/pdf']! };
const faults = (file: object) =>
  attachedFileFaults({ ...pdf, ...file }).map(({ field, message }) => `${field}: ${message}`);

describe('an attached file', () => {
  it.each([
    ['scan.pdf', 'application/pdf'],
    ['Scan.PNG', 'image/png'],
    ['scan.jpeg', 'image/jpeg'],
    ['scan.tif', 'image/tiff'],
    ['Beschwerde für Müller.txt', 'text/plain'],
    ['lines.csv', 'text/csv'],
  ])('can be %s, %s', (fileName, mimeType) => {
    expect(faults({ fileName, mimeType, bytes: contents[mimeType] })).toEqual([]);
  });

  it.each(Object.keys(contents))('is refused as %s when its content is of another type', (mimeType) => {
    const other = mimeType === 'application/pdf' ? contents['image/png'] : Buffer.from([0, 1, 2, 3, 4]);
    const ending = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/tiff': 'tiff' }[
      mimeType
    ];
    const fileName = `a.${ending ?? (mimeType === 'text/csv' ? 'csv' : 'txt')}`;
    expect(faults({ fileName, mimeType, bytes: other })).toEqual([`contentBase64: The file is not ${mimeType}.`]);
  });

  it.each([
    ['an unsupported type', { mimeType: 'application/x-msdownload' }, /^mimeType: .*must be one of application\/pdf,/],
    ['a name with the extension of another type', { fileName: 'receipt.png' }, /^fileName: .*must end in \.pdf/],
    ['a name with a folder', { fileName: '../receipt.pdf' }, /^fileName: .*without a folder/],
    ['a name with a line break', { fileName: 'a\r\nb.pdf' }, /^fileName: /],
    ['a name with quotes', { fileName: 'a".pdf' }, /^fileName: /],
    ['a hidden file name', { fileName: '.pdf' }, /^fileName: /],
    ['a name with a right-to-left override', { fileName: 'a\u202efdp.pdf' }, /^fileName: /],
    ['no content', { bytes: Buffer.alloc(0) }, /^contentBase64: The file is empty/],
    [
      'too much content',
      { bytes: Buffer.concat([pdf.bytes, Buffer.alloc(maxAttachedBytes)]) },
      /^contentBase64: The file must not be larger than 20 MB/,
    ],
    [
      'text that is not UTF-8',
      { fileName: 'a.txt', mimeType: 'text/plain', bytes: Buffer.from([0xe4, 0x20]) },
      /is not text\/plain/,
    ],
  ])('is refused with %s', (_what, file, sentence) => {
    expect(faults(file)).toEqual([expect.stringMatching(sentence)]);
  });
});
