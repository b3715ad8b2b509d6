import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  describeImportError,
  type ImportErrorCode,
  importErrorCodes,
  parseScheduleCsv,
} from '../../../src/domain/sov/import-csv/index.js';
import { scheduleLimits, scheduleLineViolations, scheduleTotals } from '../../../src/domain/sov/schedule.js';

const sheet = (...rows: string[]) => rows.join('\r\n');
describe('importing a faulty file', () => {
  const head =
    'Item,Description,Scheduled Value,Previous,This Period,Stored,Completed to date,% Complete,Balance,Retainage %,CO';
  const found = (...rows: string[]) =>
    parseScheduleCsv(sheet(head, ...rows)).errors.map(({ row, column, code, value }) => [row, column, code, value]);

  it.each<[string, string, [string | null, ImportErrorCode, string][]]>([
    ['no description', '1,,5', [['description', 'missing', '']]],
    ['negative billing', '1,Paint,5,-1', [['previous', 'negative', '-1']]],
    ['a correction below zero', '1,Paint,5,1,-2', [['this_period', 'negative', '-2']]],
    ['negative stored material', '1,Paint,5,3,0,-1', [['stored', 'negative', '-1']]],
    ['negative retainage', '1,Paint,5,,,,,,,-1', [['retainage_percent', 'negative', '-1']]],
    ['retainage above 100 percent', '1,Paint,5,,,,,,,101', [['retainage_percent', 'out_of_range', '101']]],
    ['retainage in words', '1,Paint,5,,,,,,,ten', [['retainage_percent', 'not_a_number', 'ten']]],
    [
      'retainage with too many decimals',
      '1,Paint,5,,,,,,,1.1234567',
      [['retainage_percent', 'too_precise', '1.1234567']],
    ],
    [
      'retainage with too many digits',
      `1,Paint,5,,,,,,,${'9'.repeat(30)}`,
      [['retainage_percent', 'out_of_range', '9'.repeat(30)]],
    ],
    ['over-billing', '1,Paint,5,3,2,0.01', [['this_period', 'exceeds_scheduled', '2']]],
    ['over-billing in an earlier period', '1,Paint,5,6', [['previous', 'exceeds_scheduled', '6']]],
    ['over-storing', '1,Paint,5,,,6', [['stored', 'exceeds_scheduled', '6']]],
    ['a deduction billed the wrong way', '1,Trim,-5,1,,,,,,,2', [['previous', 'exceeds_scheduled', '1']]],
    ['a wrong total', '1,Paint,5,1,1,1,4', [['total', 'does_not_tie', '4']]],
    ['a wrong percentage', '1,Paint,5,1,1,1,3,62%', [['percent', 'does_not_tie', '62%']]],
    ['a wrong balance', '1,Paint,5,1,1,1,3,60%,3', [['balance', 'does_not_tie', '3']]],
    ['an unquoted thousands comma', '1,Paint,5,,,,,,,,,000', [[null, 'malformed', '000']]],
    [
      'several bad cells',
      '1,,x,y,z',
      [
        ['scheduled_value', 'not_a_number', 'x'],
        ['previous', 'not_a_number', 'y'],
        ['this_period', 'not_a_number', 'z'],
        ['description', 'missing', ''],
      ],
    ],
  ])('reports %s', (_, row, expected) => {
    expect(found('9,Good line,1', row)).toEqual(expected.map((error) => [3, ...error]));
  });

  it('accepts a percentage of the total, truncated or rounded as shown', () => {
    expect(found('1,Paint,3,1,,,1,33%', '2,Trim,3,2,,,2,66%', '3,Tile,3,2,,,2,67%', '4,Sill,3,2,,,2,66.67%')).toEqual(
      [],
    );
    const fractions = 'Item,Description,Amount,Previous,% Complete\n1,Paint,100,50,0.5\n2,Trim,100,100,1';
    expect(parseScheduleCsv(fractions).errors).toEqual([]);
    expect(parseScheduleCsv(fractions.replace('0.5', '0.4')).errors).toMatchObject([
      { column: 'percent', value: '0.4' },
    ]);
  });

  it('uses the total as the billed amount when there is no other column for it', () => {
    const file = 'Item,Description,Scheduled Value,Completed to date,Balance\n1,Paint,5,6,-1\n2,Trim,5,2,4';
    expect(parseScheduleCsv(file).errors.map(({ row, code }) => [row, code])).toEqual([
      [2, 'exceeds_scheduled'],
      [3, 'does_not_tie'],
    ]);
    expect(parseScheduleCsv(file.replace('2,4', '2,3'), { allowOverbilling: true }).errors).toEqual([]);
  });

  it('reports a duplicate item in any spelling', () => {
    expect(found('1.A,Paint,5', '1.a ,Trim,5', '1 .A,Tile,5')).toEqual([
      [3, 'item_number', 'duplicate_item', '1.a'],
      [4, 'item_number', 'duplicate_item', '1 .A'],
    ]);
  });

  it('reports a quantity or a unit price that is not a number', () => {
    const { errors } = parseScheduleCsv('Description,Qty,Unit Price\nPipe,ten,5\nTank,2,x\nPump,1,(5)\nSump,,');
    expect(errors).toEqual([
      { row: 2, column: 'quantity', code: 'not_a_number', value: 'ten' },
      { row: 3, column: 'unit_price', code: 'not_a_number', value: 'x' },
    ]);
  });

  it('reports a product beyond the largest amount', () => {
    const { errors } = parseScheduleCsv('Description,Qty,Unit Price\nPipe,99999999,99999999');
    expect(errors).toEqual([{ row: 2, column: 'unit_price', code: 'out_of_range', value: '99999999' }]);
  });

  it('reports texts that are too long', () => {
    const long = 'x'.repeat(scheduleLimits.itemNumber + 1);
    const codes = parseScheduleCsv(
      `Item,Description,Amount,Cost Code,CO\n${long},${'y'.repeat(10_001)},5,${long},${long}`,
    ).errors;
    expect(codes.map(({ column, code }) => [column, code])).toEqual([
      ['change_order_number', 'too_long'],
      ['item_number', 'too_long'],
      ['description', 'too_long'],
      ['cost_code', 'too_long'],
    ]);
    expect(codes[0]!.value).toHaveLength(100);
  });

  it('names the characters that no font has, and replaces the bullets of a word processor', () => {
    const { errors } = parseScheduleCsv('Item,Description,Amount\n1,Walls \u0e01\uf0ff,5');
    expect(errors).toEqual([
      { row: 2, column: 'description', code: 'unprintable', value: '"\u0e01" (U+0E01), U+F0FF' },
    ]);
    const { lines } = parseScheduleCsv('Item,Description,Amount\n1,\uf0b7 Rebar \u2300 12,5');
    expect(lines[0]!.description).toBe('• Rebar Ø 12');
  });

  it('reports texts that cannot be printed as they are read', () => {
    const { errors } = parseScheduleCsv('Item,Description,Amount,Cost Code,CO\n"1\n2",a\u202eb,5,\u0085c,\u001b[8m');
    expect(errors.map(({ column, code }) => [column, code])).toEqual([
      ['change_order_number', 'illegible'],
      ['item_number', 'illegible'],
      ['description', 'illegible'],
      ['cost_code', 'illegible'],
    ]);
    expect(parseScheduleCsv('Item,Description,Amount\n1,"Walls,\n\tand slabs",5').errors).toEqual([]);
  });

  it.each<[string, string | Uint8Array, { row: number; column: string | null; code: ImportErrorCode }[]]>([
    ['an empty file', '', [{ row: 1, column: null, code: 'no_header' }]],
    ['a file without a header', '1,Paint,5\n2,Trim,6', [{ row: 1, column: null, code: 'no_header' }]],
    ['no value column', 'x\nItem,Description\n1,Paint', [{ row: 2, column: 'scheduled_value', code: 'no_column' }]],
    ['no description column', 'Item,Amount\n1,5', [{ row: 1, column: 'description', code: 'no_column' }]],
    ['a header alone', 'Item,Description,Amount\n,Total,0\n', [{ row: 1, column: null, code: 'no_lines' }]],
    ['an open quote', 'Item,Description,Amount\n1,"Paint,5\n2,Trim,6', [{ row: 3, column: null, code: 'malformed' }]],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), [{ row: 1, column: null, code: 'not_text' }]],
    ['bytes', Uint8Array.of(0x49, 0, 0xfe, 0x2c), [{ row: 1, column: null, code: 'not_text' }]],
  ])('reports %s', (_, source, errors) => {
    expect(parseScheduleCsv(source)).toMatchObject({ lines: [], errors });
  });

  it.each([
    'Item,Description,Amount ($000)',
    "Item,Description,Amount ($000's)",
    'Item,Description,Amount (thousands)',
    'Item,Description,Scheduled Value (in thousands)',
    'Item,Description,Amount ($K)',
    'Item,Description,Amount (US$ millions)',
    'All amounts in $000s,,\nItem,Description,Amount',
  ])('refuses amounts in thousands: %s', (header) => {
    const { lines, errors } = parseScheduleCsv(`${header}\n1,Paint,45\n2,Trim,80`);
    expect([lines, errors.map(({ code }) => code)]).toEqual([[], ['in_thousands']]);
  });

  it('reads headings that only look like thousands', () => {
    const header = 'K-12 school (M),"Contract $45,000.00","$1,000"\nItem,Description,Amount ($)';
    expect(parseScheduleCsv(`${header}\n1,Paint,45`)).toMatchObject({
      errors: [],
      lines: [{ scheduledValue: '45.00' }],
    });
  });

  it.each([
    ['before a percentage', 'Item,Description,Amount,Retainage %', '1,Paint,30,000'],
    ['before a code', 'Item,Description,Amount,Cost Code', '1,Paint,30,000'],
    ['before a code, in a longer row', 'Item,Description,Amount,Cost Code', '1,Paint,30,500,'],
    ['before a description', 'Item,Amount,Description', '1,30,000,Paint'],
    ['before a billed amount', 'Item,Description,Amount,This Period', '1,Paint,30,050'],
  ])('refuses an amount whose comma was not quoted %s', (_, header, row) => {
    const { lines, errors } = parseScheduleCsv(`${header}\n${row}\n`);
    expect([lines, errors[0]]).toMatchObject([[], { row: 2, code: 'malformed' }]);
  });

  it('reads small amounts beside codes and billed amounts', () => {
    const source = 'Item,Description,Amount,Cost Code,This Period\n1,Paint,300,010,100\n2,Trim,200,320,50';
    expect(parseScheduleCsv(source)).toMatchObject({ errors: [], lines: [{ costCode: '010' }, { costCode: '320' }] });
  });

  it('takes no date for an amount with decimals', () => {
    const source = 'Item,Description,Amount\n1,Paint,45.000\n,Printed,11.28.2026';
    expect(parseScheduleCsv(source).errors).toMatchObject([{ row: 2, code: 'ambiguous_number' }]);
  });

  it('reports too many lines', () => {
    const rows = Array.from({ length: scheduleLimits.lines + 1 }, (_, index) => `${index},Paint,1`);
    expect(parseScheduleCsv(['Item,Description,Amount', ...rows].join('\n')).errors).toEqual([
      { row: scheduleLimits.lines + 2, column: null, code: 'too_many_lines', value: '20001' },
    ]);
  });

  it('has a message for every error code', () => {
    const sentences = importErrorCodes.map((code) =>
      describeImportError({ row: 4, column: 'scheduled_value', code, value: 'x' }),
    );
    expect(new Set(sentences).size).toBe(importErrorCodes.length);
    expect(sentences[2]).toBe('Row 4, scheduled value: is not a number (“x”).');
    expect(describeImportError({ row: 1, column: null, code: 'not_text', value: '' })).toBe(
      'Row 1: the file is not text: save the sheet as CSV.',
    );
  });
});

describe('any file', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Item',
      'Description',
      'Amount',
      'CO',
      'Previous',
      'Retainage %',
      '% Complete',
      'Total',
      '10%',
      '0.1',
      '(5)',
      '-5',
      '1',
      '2',
      'a',
      '"',
      '"x,y"',
      '=1',
      "'",
      '(((',
    ),
    fc.string({ maxLength: 4 }),
  );
  const table = fc
    .array(fc.array(cell, { minLength: 3, maxLength: 7 }), { maxLength: 8 })
    .map((rows) => ['Item,Description,Amount,CO,Retainage %', ...rows.map((row) => row.join(','))].join('\n'));

  it('gives either valid schedule lines or errors, never both and never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(table, fc.string(), fc.uint8Array({ maxLength: 80 })), (source) => {
        const { lines, errors } = parseScheduleCsv(source);
        expect(lines.length > 0).toBe(errors.length === 0);
        expect(scheduleLineViolations(lines)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('can be read with thousands of brackets, commas or digits', () => {
    for (const text of [
      '('.repeat(60_000),
      'Item,'.repeat(20_000),
      '1,'.repeat(20_000),
      '1'.repeat(60_000),
      ' total'.repeat(10_000),
    ]) {
      for (const file of [`Item,Description,Amount\n1,Paint,"${text}"\n"${text}",x,1`, `${text}\n${text}`]) {
        const { lines, errors } = parseScheduleCsv(file);
        expect(lines.length + errors.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('a large file', () => {
  it('is read completely with 10,000 lines', () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `${index},"Work, of ""item"" ${index}","$1,234.56",500,0,0,500.00,10%`,
    );
    const file = [
      'Item,Description,Scheduled Value,Previous,This Period,Stored,Total Completed,Retainage %',
      ...rows,
    ].join('\n');
    const { lines, errors } = parseScheduleCsv(new TextEncoder().encode(file));
    expect(errors).toEqual([]);
    expect(scheduleTotals(lines).scheduledValue).toBe('12345600.00');
  });

  it('has every bad cell of 10,000 rows reported', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `${index},,x`);
    expect(parseScheduleCsv(['Item,Description,Amount', ...rows].join('\n')).errors).toHaveLength(20_000);
  });
});
