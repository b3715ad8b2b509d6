import type { LineEntry } from '@domain/pay-application/model.js';
import { describe, expect, it } from '@jest/globals';
import { readBlock, spread } from '../../console/src/billing/sheet-block.js';
import { emptyEntry, entriesOf, typedText, withCell } from '../../console/src/billing/sheet-entries.js';
import { initialState, reduceSheet, type SheetState } from '../../console/src/billing/sheet-state.js';

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

  it('of one cell fills the whole selection', () => {
    const selection = { anchor: { row: 3, column: 1 }, active: { row: 1, column: 1 } };
    expect(spread([['7']], selection).map(({ place }) => place.row)).toEqual([1, 2, 3]);
  });
});

describe('the sheet while a person fills it in', () => {
  const start = initialState(entriesOf([work('a', '1.00'), work('b', '2.00')]), '2026-01-01T00:00:00.000Z');
  const edit = (state: SheetState, ...after: LineEntry[]) =>
    reduceSheet(state, {
      type: 'edit',
      changes: after.map((entry) => ({
        before: state.entries.get(entry.sovLineId) ?? line(entry.sovLineId),
        after: entry,
      })),
    });
  const read = (state: SheetState, ...lines: LineEntry[]) =>
    reduceSheet(state, { type: 'read', entries: entriesOf(lines), updatedAt: '2026-01-02T00:00:00.000Z' });
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

  it('is no conflict when both typed the same', () => {
    expect(read(edit(start, work('a', '5')), work('a', '5.00'), work('b', '2')).conflicts).toEqual([]);
  });

  it('ignores a read that is older than what it saved', () => {
    const saved = reduceSheet(edit(start, work('a', '5')), {
      type: 'saved',
      entries: entriesOf([work('a', '5')]),
      updatedAt: '2026-01-03T00:00:00.000Z',
    });
    expect(read(saved, work('a', '1'))).toBe(saved);
  });
});
