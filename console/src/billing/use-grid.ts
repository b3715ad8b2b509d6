import type { G703Line, LineEntry } from '@domain/pay-application/model.js';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { listPlaces, type Place, readBlock, type Selection, spread, toBlock } from './sheet-block';
import { cellText, enteredColumns, sheetColumns } from './sheet-columns';
import { emptyEntry, findChanges } from './sheet-entries';
import { moveFor } from './sheet-keys';
import type { Sheet } from './use-sheet';

export interface CellEdit extends Place {
  text: string;
  /** The text of the cell when the person began. */
  from: string;
  /** The entry of the line when the person began. */
  seen: LineEntry;
  /** Typing replaced the cell, so that the arrows leave it. */
  isTyped: boolean;
}

const lastColumn = sheetColumns.length - 1;

/** The keys of a spreadsheet: arrows, Tab, Enter, typing, F2, Delete, copy and paste, undo and redo. */
export function useGrid(sheet: Sheet, lines: readonly G703Line[], isOpen: boolean) {
  const grid = useRef<HTMLTableElement>(null);
  const first = { row: 0, column: isOpen ? enteredColumns[1]! : 0 };
  const [selection, setSelection] = useState<Selection>({ anchor: first, active: first });
  const [editing, showEditing] = useState<CellEdit | null>(null);
  // Leaving a cell commits it once, whether a key or the loss of the focus comes first.
  const current = useRef<CellEdit | null>(null);
  const setEditing = (next: CellEdit | null) => showEditing((current.current = next));
  /** After Escape, Tab goes on to what follows the sheet, however long it is. */
  const tabLeaves = useRef(false);
  /** How many values of the last pasted block have no cell that a person fills in. */
  const [leftOut, setLeftOut] = useState(0);
  const { active } = selection;
  const { dispatch, state } = sheet;

  const goTo = ({ row, column }: Place, isExtending = false) => {
    const place = { row: clamp(row, lines.length - 1), column: clamp(column, lastColumn) };
    setSelection((before) => ({ anchor: isExtending ? before.anchor : place, active: place }));
  };
  const step = (rows: number, columns: number, isExtending = false) =>
    goTo({ row: active.row + rows, column: active.column + columns }, isExtending);
  const selectAll = () => {
    setSelection({ anchor: { row: Math.max(lines.length - 1, 0), column: lastColumn }, active: { row: 0, column: 0 } });
  };
  /** The next cell to fill in, line after line; false at the end of the sheet. */
  const goToEntered = (direction: 1 | -1): boolean => {
    const inRow = enteredColumns.filter((column) => (column - active.column) * direction > 0);
    const [next] = direction > 0 ? inRow : inRow.reverse();
    const row = next === undefined ? active.row + direction : active.row;
    if (row < 0 || row >= lines.length) return false;
    goTo({ row, column: next ?? enteredColumns.at(direction > 0 ? 0 : -1)! });
    return true;
  };

  const put = (cells: readonly { place: Place; text: string }[]) => {
    const typed = cells.flatMap(({ place, text }) => {
      const column = sheetColumns[place.column]?.entered;
      const line = lines[place.row];
      return column && line ? [{ sovLineId: line.sovLineId, column, text }] : [];
    });
    dispatch({ type: 'edit', changes: findChanges(state.entries, typed) });
  };
  const leave = () => {
    setEditing(null);
    grid.current?.focus({ preventScroll: true });
  };
  const commit = () => {
    const left = current.current;
    if (!left) return;
    leave();
    const column = sheetColumns[left.column]?.entered;
    if (!column || left.text === left.from) return;
    // Another person can add a line above meanwhile, so the row can be another line by now.
    const { seen, text } = left;
    dispatch({
      type: 'edit',
      changes: findChanges(state.entries, [{ sovLineId: seen.sovLineId, column, text }]),
      seen,
    });
  };
  const empty = () => put(listPlaces(toBlock(selection)).map((place) => ({ place, text: '' })));
  const textAt = ({ row, column }: Place) =>
    lines[row] ? cellText(sheetColumns[column]!, lines[row], state.entries.get(lines[row].sovLineId)) : '';
  const entryAt = ({ row }: Place) => {
    const id = lines[row]?.sovLineId ?? '';
    return state.entries.get(id) ?? emptyEntry(id);
  };
  const canEdit = ({ column }: Place) => isOpen && sheetColumns[column]?.entered !== undefined;
  const edit = (place: Place, text = textAt(place), isTyped = false) => {
    if (canEdit(place)) setEditing({ ...place, text, isTyped, seen: entryAt(place), from: textAt(place) });
  };

  /** Does what a key means, and says whether it meant anything here. */
  const take = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const back = shiftKey ? -1 : 1;
    if (editing) {
      if (key === 'Escape') return did(() => leave());
      if (key !== 'Enter' && key !== 'Tab' && !(editing.isTyped && key.startsWith('Arrow'))) return false;
      commit();
    }
    if (isCommand && key.toLowerCase() === 'z') return did(() => dispatch({ type: shiftKey ? 'redo' : 'undo' }));
    if (isCommand && key.toLowerCase() === 'a') return did(selectAll);
    if (isCommand && key.toLowerCase() === 'y') return did(() => dispatch({ type: 'redo' }));
    const move = moveFor(key, isCommand);
    if (move) return did(() => step(...move, shiftKey));
    if (key === 'Enter') return did(() => step(back, 0));
    if (!isOpen) return false;
    if (key === 'Escape') tabLeaves.current = true;
    if (key === 'Tab') return !tabLeaves.current && goToEntered(back);
    if (key !== 'Shift' && key !== 'Escape') tabLeaves.current = false;
    if (key === 'F2') return did(() => edit(active));
    if (key === 'Delete' || key === 'Backspace') {
      return did(empty);
    }
    const isTyping = key.length === 1 && key !== ' ' && !isCommand && !event.altKey;
    return isTyping && canEdit(active) && did(() => edit(active, key, true));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!take(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing || !isOpen) return;
    event.preventDefault();
    const cells = spread(readBlock(event.clipboardData.getData('text/plain')), selection);
    // A whole sheet that is pasted over itself repeats what the other columns say.
    const hasPlace = ({ place, text }: (typeof cells)[number]) =>
      canEdit(place) && lines[place.row] ? true : text === '' || text.replace(/[$,%\s]/g, '') === textAt(place);
    setLeftOut(cells.filter((cell) => !hasPlace(cell)).length);
    put(cells);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const { top, bottom, left, right } = toBlock(selection);
    const rows = lines
      .slice(top, bottom + 1)
      .map((_, down) =>
        Array.from({ length: right - left + 1 }, (_, step) => textAt({ row: top + down, column: left + step })).join(
          '\t',
        ),
      );
    event.clipboardData.setData('text/plain', rows.join('\n'));
  };
  const onCut = (event: ClipboardEvent) => {
    onCopy(event);
    if (!editing && isOpen) empty();
  };
  const type = (text: string) => current.current && setEditing({ ...current.current, text });
  return { grid, selection, editing, leftOut, type, goTo, edit, commit, onKeyDown, onPaste, onCopy, onCut };
}

function did(act: () => void): true {
  act();
  return true;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));
