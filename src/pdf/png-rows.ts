/**
 * Rows of pixels before the filter of each (ISO/IEC 15948, 9.2), which a PNG writes in front of it and a predictor of a PDF likewise
 * (ISO 32000-2, 7.4.4.4). A last row that is cut off is given as far as it goes.
 *
 * @param row the bytes of a row without that of its filter
 * @param pixel the bytes of a pixel, at least 1
 */
export function unfilteredRows(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(data.length / (row + 1));
  const result = new Uint8Array(Math.max(0, data.length - rows));
  for (let index = 0; index < rows; index += 1) {
    const [from, to] = [index * (row + 1), index * row];
    const kind = data[from]!;
    const length = Math.min(row, data.length - from - 1);
    for (let x = 0; x < length; x += 1) {
      const left = x >= pixel ? result[to + x - pixel]! : 0;
      const up = index > 0 ? result[to + x - row]! : 0;
      const corner = index > 0 && x >= pixel ? result[to + x - row - pixel]! : 0;
      result[to + x] = data[from + 1 + x]! + predicted(kind, left, up, corner);
    }
  }
  return result;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  switch (kind) {
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
  const [toLeft, toUp, toCorner] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
