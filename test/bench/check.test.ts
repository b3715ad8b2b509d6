import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { check } from '../../tools/bench/check.js';
import { head, lastTable, type Measured, print, type Row } from '../../tools/bench/table.js';

const measured = (rate: number, own: number): Measured => ({ rate, bytes: 30_000, cpu: { own, database: 1 } });
/** A row of a recorded run. */
const recorded = (name: string, rate: number, own: number): Row => ({
  ...{ name, service: measured(rate, own), plain: measured(420, 1), ceiling: measured(500, 0.8) },
  ...{ spread: 0.03, aim: 0.7, p99: 80 },
});
const tableOf = (rows: readonly Row[]) => [...head, ...rows.map(print)];
const documentWith = (rows: readonly Row[]) =>
  ['# Performance', '', 'November 23, 2026.', '', ...tableOf(rows), '', 'Missed: none.', ''].join('\n');

const list = recorded('REST list of 15', 350, 1.3);
const graph = recorded('GraphQL 25 × 5', 300, 2);
const document = documentWith([list, graph]);

describe('the check of a benchmark against the last table', () => {
  it('passes a run as fast as the recorded one', () => {
    expect(check(document, tableOf([list, graph]), true)).toEqual({
      lines: ['Nothing of 2 cases got slower than in docs/performance.md by more than noise.'],
      isSlower: false,
    });
  });

  it('fails for the one case that got slower and dearer, with its name', () => {
    const slowed = recorded('GraphQL 25 × 5', 180, 4.5);
    expect(check(document, tableOf([list, slowed]), true)).toEqual({
      lines: ['slower: GraphQL 25 × 5: 60 % of the ceiling before, 36 % now, with noise of 15 %'],
      isSlower: true,
    });
  });

  it('passes a case that is slower only because the machine is busy', () => {
    expect(check(document, tableOf([list, recorded('GraphQL 25 × 5', 180, 2)]), true).isSlower).toBe(false);
  });

  it('names the cases that only one of both has, and expects them of a whole run alone', () => {
    const run = tableOf([list, recorded('REST list of 50', 10, 9)]);
    expect(check(document, run, true)).toMatchObject({
      lines: ['not measured: GraphQL 25 × 5', 'new: REST list of 50', expect.stringContaining('Nothing of 1 cases')],
      isSlower: false,
    });
    expect(check(document, tableOf([list]), false).lines).toHaveLength(1);
  });

  it('refuses a document without a table', () => {
    expect(() => check('# Performance', tableOf([list]), true)).toThrow('no table');
  });

  it('reads every row of the published table, and fails if one of them is slowed', () => {
    const published = readFileSync('docs/performance.md', 'utf8');
    const lines = published.split('\n');
    const start = lines.lastIndexOf(head[0]!);
    const table = lines.slice(start, lines.indexOf('', start));
    expect(check(published, table, true)).toMatchObject({ isSlower: false });
    for (const { name } of lastTable(published)) {
      const slowed = table.map((line) =>
        line.startsWith(`| ${name} |`) ? withCells(line, { 2: '1 %', 12: '900 + 900' }) : line,
      );
      expect(check(published, slowed, true).lines).toEqual([
        expect.stringMatching(`^slower: ${name.replace('.', '\\.')}: `),
      ]);
    }
  });
});

/** The line of a table with other cells at some places. */
function withCells(line: string, cells: Record<number, string>): string {
  return line
    .split(' | ')
    .map((cell, index) => cells[index] ?? cell)
    .join(' | ');
}
