/** A place in the sheet: row and column. */
export interface Place {
  row: number;
  column: number;
}

export interface Selection {
  /** Where the selection began. */
  anchor: Place;
  /** The cell that keys work on. */
  active: Place;
}

export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function toBlock({ anchor, active }: Selection): Block {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

export function listPlaces({ top, bottom, left, right }: Block): Place[] {
  return range(top, bottom).flatMap((row) => range(left, right).map((column) => ({ row, column })));
}

/** A cell and what ends it. A quoted cell can hold line breaks and tabs; a quote in it is doubled. */
const cellPattern = /("(?:[^"]|"")*"|[^\t\n]*)([\t\n]|$)/g;

/** The cells of a copied block, as spreadsheets put them on the clipboard. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell, end] of text.replace(/\r\n?/g, '\n').replace(/\n$/, '').matchAll(cellPattern)) {
    rows.at(-1)!.push(unquoted(cell!.trim()));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

const unquoted = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** Where each text of a pasted block goes. A single text fills the whole selection. */
export function spread(block: string[][], selection: Selection): { place: Place; text: string }[] {
  const target = toBlock(selection);
  if (block.length === 1 && block[0]!.length === 1) {
    return listPlaces(target).map((place) => ({ place, text: block[0]![0]! }));
  }
  return block.flatMap((cells, down) =>
    cells.map((text, right) => ({ place: { row: target.top + down, column: target.left + right }, text })),
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
