/** A PDF from its objects, which are numbered from 1; the first is the catalog. For shapes that no library writes. */
export function handMadePdf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export function streamOf(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
}

/** Pages that take their resources, size and rotation from the tree above them, as scanners write them. */
export function inheritingPdf(words: readonly string[], { box = '[0 0 612 792]', rotate = 0 } = {}): Buffer {
  const kids = words.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const font = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  return handMadePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${words.length} /Kids [${kids}] /Resources 3 0 R /MediaBox ${box} /Rotate ${rotate} >>`,
    font,
    ...words.flatMap((word, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${5 + 2 * index} 0 R >>`,
      streamOf(`BT /F1 24 Tf 72 300 Td (${word}) Tj ET`),
    ]),
  ]);
}
