import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { formatCents, formatRate } from '../../../src/domain/shared/money.js';
import { exportScheduleCsv } from '../../../src/domain/sov/export-csv.js';
import { parseScheduleCsv } from '../../../src/domain/sov/import-csv/index.js';
import type { ScheduleLineDraft } from '../../../src/domain/sov/schedule.js';

const draft = (more: Partial<ScheduleLineDraft> = {}): ScheduleLineDraft => ({
  itemNumber: '1',
  description: 'Paint',
  costCode: null,
  scheduledValue: '100.00',
  retainagePercent: null,
  changeOrderNumber: null,
  ...more,
});

/** Texts as they are stored: trimmed, with plain line endings. Formula characters, quotes and delimiters are more frequent than in random text. */
const textOf = (characters: string) =>
  fc
    .string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 12 })
    .map((value) => value.trim())
    .filter((value) => value !== '');
const number = textOf('=+-@\'",;%()$.ab19 é“＝');
const text = textOf('=+-@\'",;\t\n%()$.ab19 é“＝');

const schedules = fc
  .array(
    fc.record({
      description: text,
      costCode: fc.option(number),
      value: fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }),
      retainage: fc.option(fc.bigInt({ min: 0n, max: 100_000_000n })),
      changeOrder: fc.option(number),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ description, costCode, value, retainage, changeOrder }, index) =>
      draft({
        itemNumber: `${index + 1}`,
        description,
        costCode,
        scheduledValue: formatCents(changeOrder === null && value < 0n ? -value : value),
        retainagePercent: retainage === null ? null : formatRate(retainage),
        changeOrderNumber: changeOrder,
      }),
    ),
  );

describe('the CSV export of a schedule of values', () => {
  it('can be imported again without changes, whatever its texts are', () => {
    fc.assert(
      fc.property(schedules, (lines) => {
        const { lines: again, errors } = parseScheduleCsv(new TextEncoder().encode(exportScheduleCsv(lines)));
        expect(errors).toEqual([]);
        expect(again).toEqual(lines);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['=HYPERLINK("https://example.test","x")', '"\'=HYPERLINK(""https://example.test"",""x"")"'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ["'quoted'", "''quoted'"],
    [' =1', "' =1"],
    ['plain = text', 'plain = text'],
  ])('writes %s as %s', (description, cell) => {
    for (const field of ['itemNumber', 'description', 'costCode', 'changeOrderNumber'] as const) {
      const [, row] = exportScheduleCsv([draft({ [field]: description })]).split('\r\n');
      expect(row).toContain(cell);
    }
  });

  it('never starts a cell with a formula character', () => {
    fc.assert(
      fc.property(schedules, (lines) => {
        const rows: string[][] = parse(exportScheduleCsv(lines), { bom: true });
        expect(rows).toHaveLength(lines.length + 1);
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
      }),
      { numRuns: 50 },
    );
    expect(exportScheduleCsv([draft({ scheduledValue: '-5.00', changeOrderNumber: '1' })])).toContain('(5.00)');
  });

  it('starts with a byte order mark and ends every row with CRLF', () => {
    expect(exportScheduleCsv([draft({ retainagePercent: '0.5' })])).toBe(
      '\uFEFFItem No.,Description of Work,Cost Code,Scheduled Value,Retainage %,Change Order No.\r\n1,Paint,,100.00,0.5%,\r\n',
    );
  });
});
