import { deflateSync } from 'node:zlib';

interface Parts {
  /** Of the object stream: the entry, with others behind it. */
  filter?: string;
  bytes?: Buffer;
  /** Those of the cross-references. */
  rows?: { filter: string; bytes: Buffer };
  widths?: string;
  size?: number;
}

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
];

/** A PDF of one page whose objects are in an object stream (number 4) and whose cross-references are a stream (number 5). */
export function compressedPdf({ filter, bytes, rows, widths = '[1 2 1]', size = 6 }: Parts): Buffer {
  let at = 0;
  const numbers = objects.map((object, index) => {
    const entry = `${index + 1} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const head = `${numbers.join(' ')} `;
  const content = bytes ?? deflateSync(`${head}${objects.join(' ')}`);
  const counts = filter?.includes('/N ') ? '' : `/N 3 /First ${head.length}`;
  const packed = `<< /Type /ObjStm ${counts} /Filter ${filter ?? '/FlateDecode'} /Length ${content.length} >>`;
  const first = '%PDF-1.7\n';
  const second = `${first}4 0 obj\n${packed}\nstream\n${content.toString('latin1')}\nendstream\nendobj\n`;
  const places = [
    [0, 0, 0],
    [2, 4, 0],
    [2, 4, 1],
    [2, 4, 2],
    [1, first.length, 0],
    [1, second.length, 0],
  ];
  // Offsets of two bytes are enough unless the file is large, which the library repairs.
  const table = Buffer.from(
    places.flatMap(([type = 0, field = 0, index = 0]) => [type, (field >> 8) & 255, field & 255, index]),
  );
  const { filter: rowFilter, bytes: rowBytes } = rows ?? { filter: '/FlateDecode', bytes: deflateSync(table) };
  const entries = `/Type /XRef /Size ${size} /W ${widths} /Root 1 0 R /Filter ${rowFilter} /Length ${rowBytes.length}`;
  const third = `${second}5 0 obj\n<< ${entries} >>\nstream\n${rowBytes.toString('latin1')}\nendstream\nendobj\n`;
  return Buffer.from(`${third}startxref\n${second.length}\n%%EOF\n`, 'latin1');
}
