import type { G703Line, LineEntry } from '@domain/pay-application/model.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keep, keepRest, takeKept } from '../../console/src/billing/kept-sheet.js';
import { periodInput } from '../../console/src/billing/period-values.js';
import { readBlock, spread } from '../../console/src/billing/sheet-block.js';
import { sheetColumns } from '../../console/src/billing/sheet-columns.js';
import { emptyEntry, findChanges, toEntries, typedText, withCell } from '../../console/src/billing/sheet-entries.js';
import { type SheetState } from '../../console/src/billing/sheet-joined.js';
import { initialState, reduceSheet } from '../../console/src/billing/sheet-state.js';

const line = (id: string, fields: Partial<LineEntry> = {}): LineEntry => ({ ...emptyEntry(id), ...fields });
const work = (id: string, amount: string) => line(id, { workCompletedThisPeriod: amount });

describe('a cell of the continuation sheet', () => {
  it('takes amounts as people write them, and a percentage as work to date', () => {
    const typed = (text: string) => withCell(line('a'), 'work', text);
    expect(typed(' $12,500.00 ').workCompletedThisPeriod).toBe('12500.00');
    expect(typed('(250)').workCompletedThisPeriod).toBe('-250');
    expect(typed('45%')).toEqual(line('a', { percentComplete: '45' }));
    expect(withCell(typed('45%'), 'work', '10')).toEqual(work('a', '10'));
    expect(withCell(typed('10'), 'percent', '33.3')).toEqual(line('a', { percentComplete: '33.3' }));
    expect(withCell(typed('10'), 'work', '')).toEqual(line('a'));
  });

  it('keeps a text that is no amount, so that the service’s rules can name it', () => {
    expect(typedText(withCell(line('a'), 'stored', 'ten'), 'stored')).toBe('ten');
    const percent = sheetColumns.find(({ key }) => key === 'percent')!;
    expect(percent.show({} as G703Line, withCell(line('a'), 'percent', 'ten'))).toBe('ten');
  });
});

describe('a pasted block', () => {
  const at = (row: number, column: number) => ({ anchor: { row, column }, active: { row, column } });

  it('is spread from the selected cell over rows and columns', () => {
    const block = readBlock('1\t2\r\n3\t"4"\r\n');
    expect(block).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(spread(block, at(5, 2)).map(({ place, text }) => [place.row, place.column, text])).toEqual([
      [5, 2, '1'],
      [5, 3, '2'],
      [6, 2, '3'],
      [6, 3, '4'],
    ]);
  });

  it('has cells with line breaks, tabs and quotes, which a spreadsheet quotes', () => {
    expect(readBlock('"1,0\n00"\t2\r\n"a\t""b"""\t\n')).toEqual([
      ['1,0\n00', '2'],
      ['a\t"b"', ''],
    ]);
    expect(readBlock('"6 inch\t2\n3')).toEqual([['"6 inch', '2'], ['3']]);
    expect(readBlock('')).toEqual([['']]);
  });

  it('keeps a percentage beside an empty amount of the same line, and clears a line that is empty', () => {
    const cells = (...texts: string[]) =>
      texts.map((text, at) => ({ sovLineId: 'a', column: at === 0 ? ('percent' as const) : ('work' as const), text }));
    const pasted = (...texts: string[]) =>
      findChanges(toEntries([work('a', '1')]), cells(...texts)).map((change) => change.after);
    expect(pasted('45%', '')).toEqual([line('a', { percentComplete: '45' })]);
    expect(pasted('', '45%')).toEqual([line('a', { percentComplete: '45' })]);
    expect(pasted('', '-')).toEqual([line('a')]);
    expect(pasted('45%', '7')).toEqual([work('a', '7')]);
  });

  it('fills the whole selection if it has one cell', () => {
    const selection = { anchor: { row: 3, column: 1 }, active: { row: 1, column: 1 } };
    expect(spread([['7']], selection).map(({ place }) => place.row)).toEqual([1, 2, 3]);
  });
});

describe('the sheet while a person fills it in', () => {
  const start = initialState(toEntries([work('a', '1.00'), work('b', '2.00')]), '2026-01-01T00:00:00.000Z');
  const edit = (state: SheetState, ...after: LineEntry[]) =>
    reduceSheet(state, {
      type: 'edit',
      changes: after.map((entry) => ({
        before: state.entries.get(entry.sovLineId) ?? line(entry.sovLineId),
        after: entry,
      })),
    });
  const readAt = (state: SheetState, day: string, ...lines: LineEntry[]) =>
    reduceSheet(state, { type: 'read', entries: toEntries(lines), updatedAt: `2026-01-${day}T00:00:00.000Z` });
  const read = (state: SheetState, ...lines: LineEntry[]) => readAt(state, '02', ...lines);
  const amounts = (state: SheetState) => [...state.entries.values()].map((entry) => entry.workCompletedThisPeriod);

  it('takes back and repeats each step as a whole', () => {
    const edited = edit(edit(start, work('a', '10')), work('a', '11'), work('b', '12'));
    const back = reduceSheet(edited, { type: 'undo' });
    expect(amounts(back)).toEqual(['10', '2.00']);
    expect(amounts(reduceSheet(back, { type: 'undo' }))).toEqual(['1.00', '2.00']);
    expect(amounts(reduceSheet(back, { type: 'redo' }))).toEqual(['11', '12']);
    expect(reduceSheet(edit(back, work('b', '3')), { type: 'redo' }).entries.get('a')).toEqual(work('a', '10'));
  });

  it('makes no step of an edit that changes nothing', () => {
    expect(edit(start, work('a', '1'))).toBe(start);
    expect(reduceSheet(start, { type: 'undo' })).toBe(start);
  });

  it('takes over what another person saved in other cells, and keeps what is typed here', () => {
    const joined = read(edit(start, work('a', '5')), work('a', '1'), { ...work('b', '9'), retainagePercent: '5' });
    expect(amounts(joined)).toEqual(['5', '9']);
    expect(joined.entries.get('b')!.retainagePercent).toBe('5');
    expect(joined).toMatchObject({ conflicts: [], taken: ['b'], saved: { updatedAt: '2026-01-02T00:00:00.000Z' } });
  });

  it('reports a cell that both changed, keeps the own value, and settles it either way', () => {
    const joined = read(edit(start, work('a', '5')), work('a', '6'), work('b', '2'));
    expect(joined.conflicts).toEqual([{ sovLineId: 'a', fact: 'work', theirs: work('a', '6') }]);
    expect(amounts(joined)).toEqual(['5', '2.00']);
    expect(amounts(reduceSheet(joined, { type: 'settle', keep: 'mine' }))).toEqual(['5', '2.00']);
    const theirs = reduceSheet(joined, { type: 'settle', keep: 'theirs' });
    expect([amounts(theirs), theirs.conflicts]).toEqual([['6', '2.00'], []]);
  });

  it('reports a cell that another person changed while this one was typing in it', () => {
    const other = read(start, work('a', '6'), work('b', '2'));
    const typed = (seen: LineEntry) => {
      const changes = [{ before: work('a', '6'), after: work('a', '5') }];
      return reduceSheet(other, { type: 'edit', changes, seen });
    };
    expect(typed(work('a', '1.00'))).toMatchObject({ conflicts: [{ sovLineId: 'a', theirs: work('a', '6') }] });
    expect(amounts(typed(work('a', '1.00')))[0]).toBe('5');
    expect(typed(work('a', '6')).conflicts).toEqual([]);
  });

  it('keeps an open conflict at the next read, with their newest value, until the values are equal', () => {
    const open = read(edit(start, work('a', '5')), work('a', '6'), work('b', '2'));
    const same = readAt(open, '03', work('a', '6'), work('b', '9'));
    expect(same.conflicts).toEqual([{ sovLineId: 'a', fact: 'work', theirs: work('a', '6') }]);
    expect(amounts(same)).toEqual(['5', '9']);
    const newer = readAt(same, '04', work('a', '7'), work('b', '9'));
    expect(newer.conflicts).toEqual([{ sovLineId: 'a', fact: 'work', theirs: work('a', '7') }]);
    expect(amounts(reduceSheet(newer, { type: 'settle', keep: 'theirs' }))).toEqual(['7', '9']);
    expect(readAt(newer, '05', work('a', '5'), work('b', '9')).conflicts).toEqual([]);
    const settled = reduceSheet(newer, { type: 'settle', keep: 'mine' });
    expect(readAt(settled, '05', work('a', '7'), work('b', '9')).conflicts).toEqual([]);
  });

  it('takes back and repeats its own cell, and leaves another person’s cell of the same line', () => {
    const joined = read(edit(start, work('a', '5')), { ...work('a', '1'), materialsStored: '9' }, work('b', '2'));
    expect(joined.conflicts).toEqual([]);
    const back = reduceSheet(joined, { type: 'undo' });
    expect(back.entries.get('a')).toEqual({ ...work('a', '1.00'), materialsStored: '9' });
    const again = reduceSheet(back, { type: 'redo' });
    expect(again.entries.get('a')).toEqual({ ...work('a', '5'), materialsStored: '9' });
  });

  it('is no conflict when both typed the same', () => {
    expect(read(edit(start, work('a', '5')), work('a', '5.00'), work('b', '2')).conflicts).toEqual([]);
  });

  it('ignores a read that is older than what it saved', () => {
    const saved = reduceSheet(edit(start, work('a', '5')), {
      type: 'saved',
      entries: toEntries([work('a', '5')]),
      updatedAt: '2026-01-03T00:00:00.000Z',
    });
    expect(read(saved, work('a', '1'))).toBe(saved);
  });
});

describe('the period and the rates of a draft', () => {
  it('are sent only where the person changed them', () => {
    expect(periodInput({})).toEqual({});
    const changed = { periodFrom: '2026-01-01', retainagePercent: '7.5%', materialsRetainagePercent: '' };
    expect(periodInput({ ...changed, allowOverbilling: true })).toEqual({
      periodFrom: '2026-01-01',
      retainagePercent: '7.5',
      materialsRetainagePercent: null,
      allowOverbilling: true,
    });
    expect(periodInput({ periodFrom: '', allowOverbilling: false })).toEqual({
      periodFrom: null,
      allowOverbilling: false,
    });
  });
});

describe('what is not saved when the page closes', () => {
  const state = initialState(toEntries([work('a', '1')]), '2026-01-01T00:00:00.000Z');
  const kept = new Map<string, string>();
  beforeAll(() => {
    globalThis.sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage;
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('is what was typed while a save was on its way, and nothing once the save had all of it', () => {
    const typed = { ...state, entries: toEntries([work('a', '3')]) };
    const saved = (amount: string) =>
      reduceSheet(typed, {
        type: 'saved',
        entries: toEntries([work('a', amount)]),
        updatedAt: '2026-01-02T00:00:00.000Z',
      });
    keepRest('one', saved('2'));
    expect(takeKept('one')).toMatchObject({
      entries: toEntries([work('a', '3')]),
      saved: { entries: toEntries([work('a', '2')]), updatedAt: '2026-01-02T00:00:00.000Z' },
    });
    keepRest('one', saved('3'));
    expect(takeKept('one')).toBeNull();
  });

  it('has the open conflicts', () => {
    const conflicts = [{ sovLineId: 'a', fact: 'work' as const, theirs: work('a', '6') }];
    keep('two', { ...state, conflicts });
    expect(takeKept('two')!.conflicts).toEqual(conflicts);
  });
});
