import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { readText } from './cell-text';

/** A table with fewer rows is seen at once; one with more is not whole in the page. */
const least = 3;
const most = 200;

interface Options<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  frame: RefObject<HTMLElement | null>;
  /** The place of the column that a title names. */
  placeOf: (title: string) => number;
  /** Whether every row is here, and the service does not order them. */
  isWhole: boolean;
}

/** Orders the rows of a short table by what the cells of a column show, also after they change. The order is a title, as in `toOrderBy`. */
export function usePageOrder<Row>({ rows, rowKey, frame, placeOf, isWhole }: Options<Row>) {
  const [order, setOrder] = useState('');
  const [keys, setKeys] = useState<readonly string[]>([]);
  const isOn = isWhole && rows.length >= least && rows.length <= most;
  useLayoutEffect(() => {
    if (!isOn || order === '') return;
    const isDescending = order.startsWith('-');
    const place = placeOf(isDescending ? order.slice(1) : order);
    // Each row is drawn once, in the order in which it was drawn last.
    const lines = [...frame.current!.querySelectorAll<HTMLTableRowElement>('tbody tr[data-key]')];
    const drawn = rows.map((row) => lines.find(({ dataset }) => dataset.key === rowKey(row)));
    const sorted = rows
      .map((row, index) => ({ key: rowKey(row), value: toValue(drawn[index]?.cells[place]) }))
      .sort((one, other) => compare(one.value, other.value, isDescending))
      .map(({ key }) => key);
    if (sorted.join() !== keys.join()) setKeys(sorted);
  });
  const ordered = useMemo(() => {
    if (!isOn || order === '') return rows;
    const places = new Map(keys.map((key, index) => [key, index]));
    return [...rows].sort((one, other) => (places.get(rowKey(one)) ?? most) - (places.get(rowKey(other)) ?? most));
  }, [isOn, order, keys, rows, rowKey]);
  return { rows: ordered, order: isOn ? order : undefined, setOrder };
}

type Value = number | string | null;

/** A day, and the time on it. */
const moment = /^(\d{2})\/(\d{2})\/(\d{4})(?:, (\d+):(\d{2})(?::\d{2})? ([AP])M)?/;

/** Amounts, shares and days as numbers; null for a cell that says nothing. */
function toValue(cell: Element | undefined): Value {
  const text = cell ? readText(cell) : '';
  if (text === '' || text === '—') return null;
  const parts = moment.exec(text);
  if (parts) {
    const [, month, day, year, hour = '12', minute = '0', half = 'A'] = parts;
    const minutes = ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute);
    return Number(`${year}${month}${day}`) * 1440 + minutes;
  }
  const plain = text.replace(/^(-?)\$|,(?=\d{3}(?!\d))|%$/g, '$1');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

const words = new Intl.Collator('en-US', { numeric: true });

/** What says nothing comes last, in both directions. */
function compare(one: Value, other: Value, isDescending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const isNumber = typeof one === 'number' && typeof other === 'number';
  const difference = isNumber ? one - other : words.compare(String(one), String(other));
  return isDescending ? -difference : difference;
}
