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

export function blockOf({ anchor, active }: Selection): Block {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

export function placesOf({ top, bottom, left, right }: Block): Place[] {
  return range(top, bottom).flatMap((row) => range(left, right).map((column) => ({ row, column })));
}

/** The cells of a copied block, as spreadsheets put them on the clipboard. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

/** Where each text of a pasted block goes. A single text fills the whole selection. */
export function spread(block: string[][], selection: Selection): { place: Place; text: string }[] {
  const target = blockOf(selection);
  if (block.length === 1 && block[0]!.length === 1) {
    return placesOf(target).map((place) => ({ place, text: block[0]![0]! }));
  }
  return block.flatMap((cells, down) =>
    cells.map((text, right) => ({ place: { row: target.top + down, column: target.left + right }, text })),
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
