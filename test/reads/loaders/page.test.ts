import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../../src/errors/app-error.js';
import { notices } from '../../../src/reads/loaders/notice.loader.js';
import { encodeCursor, toPage } from '../../../src/reads/loaders/page.js';
import type { Table } from '../../../src/reads/loaders/table.js';

const table = notices as Table;
const id = '01977777-0000-7000-8000-000000000000';

function errorsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return Object.keys(error.errors ?? {});
    throw error;
  }
  return [];
}

describe('a page', () => {
  it('has the fifteen newest records by default', () => {
    expect(toPage(table, {})).toMatchObject({
      limit: 15,
      offset: 0,
      backward: false,
      column: 'serial',
      descending: true,
      bounds: [],
      skipped: false,
      trailed: false,
    });
  });

  it('treats null as absent', () => {
    const nothing = { first: null, after: null, last: null, before: null, offset: null };
    expect(toPage(table, nothing)).toEqual(toPage(table, {}));
  });

  it('reads backward with last', () => {
    expect(toPage(table, { last: 3 })).toMatchObject({ limit: 3, backward: true });
  });

  it('starts after a cursor of its own order', () => {
    const order = { field: 'NOTICE_DATE', direction: 'ASC' } as const;
    const after = encodeCursor(order, { id, __order: '2026-02-01' });
    expect(toPage(table, { after }, order)).toMatchObject({ column: 'notice_date', descending: false, skipped: true });
    expect(toPage(table, { after }, order).bounds).toEqual([{ sign: '>', value: '2026-02-01', id }]);
    expect(errorsOf(() => toPage(table, { after }))).toEqual(['after']);
    const otherWay = { field: 'NOTICE_DATE', direction: 'DESC' } as const;
    expect(errorsOf(() => toPage(table, { after }, otherWay))).toEqual([]);
  });

  it('reports all invalid arguments at once', () => {
    expect(errorsOf(() => toPage(table, { first: 101, last: -1, offset: -1, after: 'x', before: 'y' }))).toEqual([
      'first',
      'last',
      'offset',
      'after',
      'before',
    ]);
  });
});
