import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  describeImportError,
  type ImportErrorCode,
  importErrorCodes,
  parseScheduleCsv,
} from '../../../src/domain/sov/import-csv.js';
import { scheduleLimits, scheduleLineViolations, scheduleTotals } from '../../../src/domain/sov/schedule.js';

const sheet = (...rows: string[]) => rows.join('\r\n');
const values = (source: string | Uint8Array) => {
  const { lines, errors } = parseScheduleCsv(source);
  expect(errors).toEqual([]);
  return lines.map(({ itemNumber, scheduledValue }) => [itemNumber, scheduledValue]);
};

describe('a schedule of values as other programs export it', () => {
  it('Procore: cost codes, cost types, semicolons', () => {
    const { lines, errors, notes } = parseScheduleCsv(
      sheet(
        'Cost Code Number;Cost Code Name;Cost Type;Sub Job;Description;Amount',
        '03-300;Cast-in-place;S;;Footings and walls;$125,000.00',
        '03-300;Cast-in-place;M;;Ready mix;40000',
      ),
    );
    expect(errors).toEqual([]);
    expect(lines).toEqual([
      {
        itemNumber: '1',
        description: 'Footings and walls',
        costCode: '03-300',
        scheduledValue: '125000.00',
        retainagePercent: null,
        changeOrderNumber: null,
      },
      expect.objectContaining({ itemNumber: '2', costCode: '03-300', scheduledValue: '40000.00' }),
    ]);
    expect(notes).toEqual([
      'The file has no item numbers: lines are numbered in order.',
      'Columns left out: Cost Code Name.',
    ]);
  });

  it('Procore: quantity, unit and unit cost in the place of an amount', () => {
    const rows = [
      'Cost Code,Description,Qty,UOM,Unit Cost,Amount',
      '1,Pipe,12.5,LF,3.333,',
      '2,Valve,2,EA,"1,000.10",',
      '3,Tank,1,EA,5,70',
    ];
    expect(values(sheet(...rows))).toEqual([
      ['1', '41.66'],
      ['2', '2000.20'],
      ['3', '70.00'],
    ]);
  });

  it('Textura: phase codes as items, the whole sum on the first line', () => {
    const file = sheet(
      'Phase Code,Description,Scheduled Value',
      '01000,Contract,300',
      '03100,Forms,100',
      '03200,Steel,200',
    );
    const { lines, notes } = parseScheduleCsv(file, { contractSum: '300.00' });
    expect(lines.map(({ itemNumber }) => itemNumber)).toEqual(['03100', '03200']);
    expect(notes).toEqual(['The first line holds the whole contract sum and was left out as a total.']);
    expect(parseScheduleCsv(file).lines).toHaveLength(3);
    expect(parseScheduleCsv(file, { contractSum: '600' }).lines).toHaveLength(3);
  });

  it('Sage: names run together', () => {
    const { lines, errors } = parseScheduleCsv(
      sheet(
        'ItemNumber,ItemCode,ItemDescription,ItemQuantity,ItemUnit,ItemUnitPrice,ItemCostCode,ItemTaxCode',
        '10,A1,Drywall,"1,000",SF,2.55,09-250,T',
      ),
    );
    expect(errors).toEqual([]);
    expect(lines[0]).toMatchObject({ itemNumber: '10', costCode: '09-250', scheduledValue: '2550.00' });
  });

  it('a continuation sheet: preamble, letters, two header rows, totals, a repeated header', () => {
    const names =
      'Item No.,Description of Work,Scheduled Value,Work Completed,,Materials Presently Stored (Not in D or E),Total Completed and Stored to Date (D+E+F),% (G ÷ C),Balance to Finish (C - G),Retainage (If Variable Rate)';
    const parts = ',,,From Previous Application (D + E),This Period,,,,,';
    const { lines, errors, notes, columns } = parseScheduleCsv(
      sheet(
        'CONTINUATION SHEET,,,,,,,,,',
        'Application No:,3,,Period To:,2026-03-31,,,,,',
        ',,,,,,,,,',
        'A,B,C,D,E,F,G,,H,I',
        names,
        parts,
        '1,General conditions,"$10,000.00","$5,000.00","$2,500.00",$ -,"$7,500.00",75%,"$2,500.00",$750.00',
        '2,Total station survey,"3,000.00",0,-,"1,000.00","1,000.00",33%,"2,000.00",',
        ',Subtotal,"13,000.00",,,,,,,',
        names,
        parts,
        '3,Allowance,0,0,0,0,0,#DIV/0!,0,0',
        'GRAND TOTAL,,"13,000.00",,,,,,,',
        ',,,,,,,,,',
      ),
    );
    expect(errors).toEqual([]);
    expect(lines.map(({ itemNumber, scheduledValue }) => [itemNumber, scheduledValue])).toEqual([
      ['1', '10000.00'],
      ['2', '3000.00'],
      ['3', '0.00'],
    ]);
    expect(notes).toEqual(['Total rows left out: 9, 13.']);
    expect(columns.map(({ column }) => column).sort()).toEqual(
      'balance description item_number percent previous retainage_amount scheduled_value stored this_period total'.split(
        ' ',
      ),
    );
  });

  it('public G703 exports: work completed in brackets', () => {
    const file = sheet(
      'Item,Description,Scheduled Value,Work Completed (Previous),Work Completed (This Period),Materials Stored,Total Completed,% Complete,Balance to Finish',
      '1,Paint,100,10,20,30,60,60.0,40',
    );
    expect(values(file)).toEqual([['1', '100.00']]);
    expect(parseScheduleCsv(file).columns).toHaveLength(9);
  });

  it('letters alone', () => {
    expect(values(sheet('A\tB\tC', '1\tPaint\t5'))).toEqual([['1', '5.00']]);
  });

  it('takes "Total" for the value only while nothing names it better', () => {
    expect(values('Item,Description,Total\n1,Paint,60')).toEqual([['1', '60.00']]);
    const billed = 'Item,Description,Scheduled Value,Previous,Total\n1,Paint,100,60,61';
    expect(parseScheduleCsv(billed).errors).toEqual([{ row: 2, column: 'total', code: 'does_not_tie', value: '61' }]);
  });

  it('notes a last total that the lines do not reach', () => {
    const { notes } = parseScheduleCsv('Item,Description,Amount\n1,Paint,60\n,Total,70');
    expect(notes).toContain('Row 3 gives a total of 70.00, but the lines add up to 60.00.');
  });

  it('keeps lines of change orders, deductive ones too', () => {
    const { lines } = parseScheduleCsv('Item,Description,Amount,CO #\n1,Paint,60,\n2,Less trim,(10.50),7');
    expect(lines[1]).toMatchObject({ scheduledValue: '-10.50', changeOrderNumber: '7' });
    expect(scheduleTotals(lines)).toEqual({
      originalScheduledValue: '60.00',
      changeOrderValue: '-10.50',
      scheduledValue: '49.50',
    });
  });
});

describe('delimiters and encodings', () => {
  const text = 'Item No.;Description;Scheduled Value\n1;“Façade” – 5 € cheaper;1,000.00\n';
  const utf8 = new TextEncoder().encode(text);
  const latin = Uint8Array.from(
    text,
    (letter) => ({ '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 })[letter] ?? letter.charCodeAt(0),
  );
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  it.each<[string, Uint8Array | string, string[]]>([
    ['text', text, []],
    ['text with a byte order mark', `\uFEFF${text}`, []],
    ['UTF-8', utf8, []],
    ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), []],
    ['UTF-16', utf16, ['The file was read as utf-16le.']],
    ['UTF-16, big end first', new Uint8Array(Buffer.from(utf16).swap16()), ['The file was read as utf-16be.']],
    ['windows-1252', latin, ['The file was read as windows-1252.']],
  ])('reads %s', (_, source, notes) => {
    const read = parseScheduleCsv(source);
    expect(read).toMatchObject({
      errors: [],
      notes,
      lines: [{ description: '“Façade” – 5 € cheaper', scheduledValue: '1000.00' }],
    });
  });

  it.each([',', ';', '\t'] as const)('finds the delimiter %j out and takes it when told', (delimiter) => {
    const rows = [
      ['Item', 'Description', 'Amount'],
      ['1', '"a,b;c\td ""e"""', '"1,000"'],
    ];
    const file = rows.map((row) => row.join(delimiter)).join('\n');
    for (const options of [{}, { delimiter }]) {
      expect(parseScheduleCsv(file, options).lines).toMatchObject([
        { description: 'a,b;c\td "e"', scheduledValue: '1000.00' },
      ]);
    }
  });

  it.each(['\n', '\r\n', '\r'])('reads line ends %j, in cells and between rows, mixed or not', (end) => {
    const file = `sep=,${end}Item,Description,Amount\r\n1,"two\r\nlines",5${end}2,inch 6" pipe,6\n`;
    expect(parseScheduleCsv(file).lines.map(({ description }) => description)).toEqual(['two\nlines', 'inch 6" pipe']);
  });

  it('counts rows as a spreadsheet does, cells of two lines being one row', () => {
    const { errors } = parseScheduleCsv('Item,Description,Amount\n1,"two\nlines",5\n\n2,Paint,x');
    expect(errors).toEqual([{ row: 4, column: 'scheduled_value', code: 'not_a_number', value: 'x' }]);
  });
});

describe('amounts and percentages in a file', () => {
  it.each([
    ['1234.5', '1234.50'],
    ['$1,234.50', '1234.50'],
    ['$ 1,234.50 ', '1234.50'],
    ['USD 12', '12.00'],
    ['12 usd', '12.00'],
    ['.5', '0.50'],
    ['7.', '7.00'],
    ['+7', '7.00'],
    ['007.100', '7.10'],
    ['-', '0.00'],
    ['$ -', '0.00'],
    ['—', '0.00'],
    ['', '0.00'],
    ['(123)', '-123.00'],
    ['($1,123.00)', '-1123.00'],
    ['$(123)', '-123.00'],
    ['123-', '-123.00'],
    ['-$123', '-123.00'],
    ['\u2212123', '-123.00'],
    ["'-123", '-123.00'],
    ['999,999,999,999.99', '999999999999.99'],
  ])('%j is %s', (cell, value) => {
    const { lines, errors } = parseScheduleCsv(`Item,Description,Amount,CO\n1,Paint,"${cell}",1`);
    expect(errors).toEqual([]);
    expect(lines[0]?.scheduledValue).toBe(value);
  });

  it.each<[string, ImportErrorCode]>([
    ['abc', 'not_a_number'],
    ['12x', 'not_a_number'],
    ['10000,50', 'not_a_number'],
    ['10.000,50', 'not_a_number'],
    ['1,00', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['(5', 'not_a_number'],
    ['(-5)', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['.', 'not_a_number'],
    ['#REF!', 'not_a_number'],
    ['=1+1', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['1.005', 'too_precise'],
    ['1,000,000,000,000', 'out_of_range'],
    ['9'.repeat(400), 'out_of_range'],
  ])('%j is refused as %s', (cell, code) => {
    const { lines, errors } = parseScheduleCsv(`Item,Description,Amount\n1,Paint,"${cell}"`);
    expect(lines).toEqual([]);
    expect(errors).toMatchObject([{ row: 2, column: 'scheduled_value', code }]);
    expect(errors[0]!.value.length).toBeLessThanOrEqual(100);
  });

  it.each<[string, string[], (string | null)[]]>([
    ['Retainage %', ['10', '5', ''], ['10', '5', null]],
    ['Retainage %', ['10%', '0.5%', '0'], ['10', '0.5', '0']],
    ['Retainage %', ['0.1', '0.05', '0'], ['10', '5', '0']],
    ['Retention %', ['0.5', '10', '1'], ['0.5', '10', '1']],
    ['Ret. %', ['1', '1', '0'], ['1', '1', '0']],
    ['Ret. %', ['0.5', '1%', '0'], ['0.5', '1', '0']],
    ['Retainage', ['10%', '7.5 %', ''], ['10', '7.5', null]],
    ['Retainage', ['10.00', '750', ''], [null, null, null]],
  ])('%s of %j is %j', (header, cells, rates) => {
    const rows = cells.map((cell, index) => `${index},Paint,1000,${cell}`);
    const { lines, errors, notes } = parseScheduleCsv([`Item,Description,Amount,${header}`, ...rows].join('\n'));
    expect(errors).toEqual([]);
    expect(lines.map(({ retainagePercent }) => retainagePercent)).toEqual(rates);
    expect(notes.includes('Retainage was read as fractions: 0.1 is 10 percent.')).toBe(cells[0] === '0.1');
  });
});

describe('what is wrong with a file', () => {
  const head =
    'Item,Description,Scheduled Value,Previous,This Period,Stored,Completed to date,% Complete,Balance,Retainage %,CO';
  const found = (...rows: string[]) =>
    parseScheduleCsv(sheet(head, ...rows)).errors.map(({ row, column, code, value }) => [row, column, code, value]);

  it.each<[string, string, [string | null, ImportErrorCode, string][]]>([
    ['no item', ',Paint,5', [['item_number', 'missing', '']]],
    ['no description', '1,,5', [['description', 'missing', '']]],
    ['a negative value', '1,Paint,-5', [['scheduled_value', 'negative', '-5']]],
    ['negative billing', '1,Paint,5,-1', [['previous', 'negative', '-1']]],
    ['a correction below nothing', '1,Paint,5,1,-2', [['this_period', 'negative', '-2']]],
    ['negative stored material', '1,Paint,5,3,0,-1', [['stored', 'negative', '-1']]],
    ['negative retainage', '1,Paint,5,,,,,,,-1', [['retainage_percent', 'negative', '-1']]],
    ['retainage beyond the whole', '1,Paint,5,,,,,,,101', [['retainage_percent', 'out_of_range', '101']]],
    ['retainage in words', '1,Paint,5,,,,,,,ten', [['retainage_percent', 'not_a_number', 'ten']]],
    ['retainage too finely cut', '1,Paint,5,,,,,,,1.1234567', [['retainage_percent', 'too_precise', '1.1234567']]],
    [
      'retainage without end',
      `1,Paint,5,,,,,,,${'9'.repeat(30)}`,
      [['retainage_percent', 'out_of_range', '9'.repeat(30)]],
    ],
    ['over-billing', '1,Paint,5,3,2,0.01', [['this_period', 'exceeds_scheduled', '2']]],
    ['over-billing before', '1,Paint,5,6', [['previous', 'exceeds_scheduled', '6']]],
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
  ])('%s', (_, row, expected) => {
    expect(found('9,Good line,1', row)).toEqual(expected.map((error) => [3, ...error]));
  });

  it('tells that a percentage of total, cut or rounded as shown, ties', () => {
    expect(found('1,Paint,3,1,,,1,33%', '2,Trim,3,2,,,2,66%', '3,Door,3,2,,,2,67%', '4,Sill,3,2,,,2,66.67%')).toEqual(
      [],
    );
    const fractions = 'Item,Description,Amount,Previous,% Complete\n1,Paint,100,50,0.5\n2,Trim,100,100,1';
    expect(parseScheduleCsv(fractions).errors).toEqual([]);
    expect(parseScheduleCsv(fractions.replace('0.5', '0.4')).errors).toMatchObject([
      { column: 'percent', value: '0.4' },
    ]);
  });

  it('a total alone stands for what was billed', () => {
    const file = 'Item,Description,Scheduled Value,Completed to date,Balance\n1,Paint,5,6,-1\n2,Trim,5,2,4';
    expect(parseScheduleCsv(file).errors.map(({ row, code }) => [row, code])).toEqual([
      [2, 'exceeds_scheduled'],
      [3, 'does_not_tie'],
    ]);
    expect(parseScheduleCsv(file.replace('2,4', '2,3'), { allowOverbilling: true }).errors).toEqual([]);
  });

  it('an item that stands twice, however it is written', () => {
    expect(found('1.A,Paint,5', '1.a ,Trim,5', '1 .A,Door,5')).toEqual([
      [3, 'item_number', 'duplicate_item', '1.a'],
      [4, 'item_number', 'duplicate_item', '1 .A'],
    ]);
  });

  it('a quantity or a unit price that is no number', () => {
    const { errors } = parseScheduleCsv('Description,Qty,Unit Price\nPipe,ten,5\nTank,2,x\nPump,1,(5)\nSump,,');
    expect(errors).toEqual([
      { row: 2, column: 'quantity', code: 'not_a_number', value: 'ten' },
      { row: 3, column: 'unit_price', code: 'not_a_number', value: 'x' },
      { row: 4, column: 'scheduled_value', code: 'negative', value: '' },
    ]);
  });

  it('a product beyond every amount', () => {
    const { errors } = parseScheduleCsv('Description,Qty,Unit Price\nPipe,99999999,99999999');
    expect(errors).toEqual([{ row: 2, column: 'unit_price', code: 'out_of_range', value: '99999999' }]);
  });

  it('texts beyond their length', () => {
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

  it.each<[string, string | Uint8Array, { row: number; column: string | null; code: ImportErrorCode }[]]>([
    ['an empty file', '', [{ row: 1, column: null, code: 'no_header' }]],
    ['a file without a header', '1,Paint,5\n2,Trim,6', [{ row: 1, column: null, code: 'no_header' }]],
    ['no value column', 'x\nItem,Description\n1,Paint', [{ row: 2, column: 'scheduled_value', code: 'missing' }]],
    ['no description column', 'Item,Amount\n1,5', [{ row: 1, column: 'description', code: 'missing' }]],
    ['a header alone', 'Item,Description,Amount\n,Total,0\n', [{ row: 1, column: null, code: 'no_lines' }]],
    ['an open quote', 'Item,Description,Amount\n1,"Paint,5\n2,Trim,6', [{ row: 3, column: null, code: 'malformed' }]],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), [{ row: 1, column: null, code: 'not_text' }]],
    ['bytes', Uint8Array.of(0x49, 0, 0xfe, 0x2c), [{ row: 1, column: null, code: 'not_text' }]],
  ])('%s', (_, source, errors) => {
    expect(parseScheduleCsv(source)).toMatchObject({ lines: [], errors });
  });

  it('too many lines', () => {
    const rows = Array.from({ length: scheduleLimits.lines + 1 }, (_, index) => `${index},Paint,1`);
    expect(parseScheduleCsv(['Item,Description,Amount', ...rows].join('\n')).errors).toEqual([
      { row: scheduleLimits.lines + 2, column: null, code: 'too_many_lines', value: '20001' },
    ]);
  });

  it('has a sentence for every code', () => {
    const sentences = importErrorCodes.map((code) =>
      describeImportError({ row: 4, column: 'scheduled_value', code, value: 'x' }),
    );
    expect(new Set(sentences).size).toBe(importErrorCodes.length);
    expect(sentences[1]).toBe('Row 4, scheduled value: is not a number (“x”).');
    expect(describeImportError({ row: 1, column: null, code: 'not_text', value: '' })).toBe(
      'Row 1: the file is not text: save the sheet as CSV.',
    );
  });
});

describe('any file at all', () => {
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

  it('gives lines a schedule can take, or errors, never both and never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(table, fc.string(), fc.uint8Array({ maxLength: 80 })), (source) => {
        const { lines, errors } = parseScheduleCsv(source);
        expect(lines.length > 0).toBe(errors.length === 0);
        expect(scheduleLineViolations(lines)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('takes no longer for brackets, commas and digits without end', () => {
    const start = performance.now();
    for (const text of [
      '('.repeat(60_000),
      'Item,'.repeat(20_000),
      '1,'.repeat(20_000),
      '1'.repeat(60_000),
      ' total'.repeat(10_000),
    ]) {
      parseScheduleCsv(`Item,Description,Amount\n1,Paint,"${text}"\n"${text}",x,1`);
      parseScheduleCsv(`${text}\n${text}`);
    }
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

describe('a large file', () => {
  it('of 10,000 lines is read in well under a second', () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `${index},"Work, of ""item"" ${index}","$1,234.56",500,0,0,500.00,10%`,
    );
    const file = [
      'Item,Description,Scheduled Value,Previous,This Period,Stored,Total Completed,Retainage %',
      ...rows,
    ].join('\n');
    const start = performance.now();
    const { lines, errors } = parseScheduleCsv(new TextEncoder().encode(file));
    const took = performance.now() - start;
    expect(errors).toEqual([]);
    expect(scheduleTotals(lines).scheduledValue).toBe('12345600.00');
    expect(took).toBeLessThan(1_500);
  });

  it('reports every bad cell of 10,000', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `${index},,x`);
    expect(parseScheduleCsv(['Item,Description,Amount', ...rows].join('\n')).errors).toHaveLength(20_000);
  });
});
