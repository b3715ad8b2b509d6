import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseStat } from '../../tools/bench/cpu.js';
import { differences } from '../../tools/bench/same-fields.js';
import {
  best,
  head,
  lastTable,
  type Measured,
  median,
  missing,
  type Printed,
  print,
  type Row,
  slower,
  spread,
} from '../../tools/bench/table.js';

const measured = (rate: number, own = 1, database = 1): Measured => ({ rate, bytes: 1_000, cpu: { own, database } });
const row = (change: Partial<Row> = {}): Row => ({
  name: 'REST list of 15',
  service: measured(300, 2, 1.5),
  plain: measured(400),
  ceiling: measured(600, 0.5, 0.5),
  spread: 0.04,
  aim: 0.7,
  p99: 31,
  ...change,
});
const printed = (ofCeiling: number, more: Partial<Printed> = {}): Printed => ({
  ...{ name: 'REST create', ofCeiling, spread: 0.02, cpu: { service: 4, ceiling: 2 } },
  ...more,
});

describe('the arithmetic of the benchmark', () => {
  it('takes the middle of the rounds, or of the two in the middle', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([40, 10, 20, 30])).toBe(25);
    expect(median([])).toBeNaN();
  });

  it('measures noise by the middle half of the rounds, which one slow round does not widen', () => {
    expect(spread([100, 100, 10, 100, 100])).toBe(0);
    expect(spread([80, 90, 100, 110, 120])).toBeCloseTo(0.2);
    expect(spread([100])).toBe(0);
  });

  it('takes the faster baseline as the ceiling', () => {
    expect(best(row()).rate).toBe(600);
    expect(best(row({ plain: measured(700) })).rate).toBe(700);
    expect(print(row({ plain: measured(700) }))).toContain('| 43 % | 43 % |');
  });

  it('prints what it can read again, with the ratios first', () => {
    expect(print(row())).toMatch(/^\| REST list of 15 \| 75 % \| 50 % \| 4 % \| 70 % \| 300 \| 400 \| 600 \| 31 \|/);
    const document = ['# Old', ...head, print(row({ name: 'old' })), '', ...head, print(row()), '', 'Text.'].join('\n');
    expect(lastTable(document)).toEqual([
      { name: 'REST list of 15', ofCeiling: 0.5, spread: 0.04, cpu: { service: 3.5, ceiling: 1 } },
    ]);
    expect(lastTable('no table')).toEqual([]);
    const names = lastTable(readFileSync('docs/performance.md', 'utf8')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['REST list of 15', 'GraphQL 25 × 5', 'REST create']));
  });

  it('prints and reads a row without processor times', () => {
    const { cpu: _, ...unknown } = measured(300);
    const text = print(row({ service: unknown, plain: unknown, ceiling: unknown }));
    expect(lastTable([...head, text].join('\n'))[0]!.cpu).toBeUndefined();
  });

  it('names a case that is slower by more than noise and costs more processor time', () => {
    expect(slower([printed(0.5)], [printed(0.3, { cpu: { service: 8, ceiling: 2 } })])).toEqual([
      'REST create: 50 % of the ceiling before, 30 % now, with noise of 15 %',
    ]);
    expect(slower([printed(0.5, { cpu: undefined })], [printed(0.3)])).toHaveLength(1);
  });

  it.each([
    ['within the least noise', printed(0.44, { cpu: { service: 8, ceiling: 2 } })],
    ['within the spread of its rounds', printed(0.3, { spread: 0.5, cpu: { service: 8, ceiling: 2 } })],
    ['slower on a busy machine, at the same cost', printed(0.3)],
    ['faster', printed(0.9)],
    ['of another name', printed(0.1, { name: 'new', cpu: undefined })],
  ])('does not name a case %s', (_, now) => {
    expect(slower([printed(0.5)], [now])).toEqual([]);
  });

  it('names the cases that a run did not measure', () => {
    expect(missing([printed(1), printed(1, { name: 'gone' })], [printed(1)])).toEqual(['gone']);
  });

  it('reads processor times after the name of a program, whatever the name contains', () => {
    const stat = `12 (a) b (c) S 7 0 0 0 0 0 0 0 0 0 100 50 30 20 20 0 1 0 0 0`;
    expect(parseStat(stat)).toEqual({ parent: 7, own: 1_500, ended: 500 });
  });

  it('finds the fields that only one of two answers has', () => {
    const service = {
      data: [
        { id: 1, party: null },
        { id: 2, name: 'a', party: { id: 3 } },
      ],
      meta: { total: 2 },
    };
    expect(differences(service, { data: [{ id: 1, name: 'b', party: { id: 4 } }], meta: { total: 1 } })).toEqual([]);
    expect(differences(service, { data: [{ id: 1, party: null, tax: 1 }], meta: { total: 1 } })).toEqual([
      'without data[].name',
      'with data[].tax',
    ]);
  });
});
