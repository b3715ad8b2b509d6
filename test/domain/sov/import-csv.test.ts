import { describe, expect, it } from '@jest/globals';
import { type ImportErrorCode, parseScheduleCsv } from '../../../src/domain/sov/import-csv/index.js';
import { scheduleTotals } from '../../../src/domain/sov/schedule.js';

const sheet = (...rows: string[]) => rows.join('\r\n');
const values = (source: string | Uint8Array) => {
  const { lines, errors } = parseScheduleCsv(source);
  expect(errors).toEqual([]);
  return lines.map(({ itemNumber, scheduledValue }) => [itemNumber, scheduledValue]);
};

describe('a schedule of values exported by other programs', () => {
  it('can be from Procore: cost codes, cost types, semicolons', () => {
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

  it('can be from Procore: quantity, unit and unit cost in place of an amount', () => {
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

  it('can be from Textura: phase codes as items, the whole sum on the first line', () => {
    const file = sheet(
      'Phase Code,Description,Scheduled Value',
      '01000,Contract,300',
      '03100,Forms,100',
      '03200,Steel,200',
    );
    const { lines, notes } = parseScheduleCsv(file, { contractSum: '300.00' });
    expect(lines.map(({ itemNumber }) => itemNumber)).toEqual(['03100', '03200']);
    expect(notes).toEqual(['Total rows left out: 2.']);
    expect(parseScheduleCsv(file).lines).toHaveLength(3);
    expect(parseScheduleCsv(file, { contractSum: '600' }).lines).toHaveLength(3);
  });

  it('can be from Sage: column names without spaces', () => {
    const { lines, errors } = parseScheduleCsv(
      sheet(
        'ItemNumber,ItemCode,ItemDescription,ItemQuantity,ItemUnit,ItemUnitPrice,ItemCostCode,ItemTaxCode',
        '10,A1,Drywall,"1,000",SF,2.55,09-250,T',
      ),
    );
    expect(errors).toEqual([]);
    expect(lines[0]).toMatchObject({ itemNumber: '10', costCode: '09-250', scheduledValue: '2550.00' });
  });

  it('can be a continuation sheet: preamble, letters, two header rows, totals, a repeated header', () => {
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

  it('can be a public G703 export: work completed in brackets', () => {
    const file = sheet(
      'Item,Description,Scheduled Value,Work Completed (Previous),Work Completed (This Period),Materials Stored,Total Completed,% Complete,Balance to Finish',
      '1,Paint,100,10,20,30,60,60.0,40',
    );
    expect(values(file)).toEqual([['1', '100.00']]);
    expect(parseScheduleCsv(file).columns).toHaveLength(9);
  });

  it('can have column letters as the only header', () => {
    expect(values(sheet('A\tB\tC', '1\tPaint\t5'))).toEqual([['1', '5.00']]);
  });

  it('uses "Total" as the value only when no other column is named more precisely', () => {
    expect(values('Item,Description,Total\n1,Paint,60')).toEqual([['1', '60.00']]);
    const billed = 'Item,Description,Scheduled Value,Previous,Total\n1,Paint,100,60,61';
    expect(parseScheduleCsv(billed).errors).toEqual([{ row: 2, column: 'total', code: 'does_not_tie', value: '61' }]);
  });

  it('gets a note when the final total differs from the sum of the lines', () => {
    const { notes } = parseScheduleCsv('Item,Description,Amount\n1,Paint,60\n,Total,70');
    expect(notes).toContain('Row 3 gives a total of 70.00, but the lines add up to 60.00.');
  });

  it('keeps change order lines, including deductive ones', () => {
    const { lines } = parseScheduleCsv('Item,Description,Amount,CO #\n1,Paint,60,\n2,Less trim,(10.50),7');
    expect(lines[1]).toMatchObject({ scheduledValue: '-10.50', changeOrderNumber: '7' });
    expect(scheduleTotals(lines)).toEqual({
      originalScheduledValue: '60.00',
      changeOrderValue: '-10.50',
      scheduledValue: '49.50',
    });
  });
});

describe('importing a file', () => {
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
    ['UTF-16, big-endian', new Uint8Array(Buffer.from(utf16).swap16()), ['The file was read as utf-16be.']],
    ['windows-1252', latin, ['The file was read as windows-1252.']],
  ])('accepts %s', (_, source, notes) => {
    const read = parseScheduleCsv(source);
    expect(read).toMatchObject({
      errors: [],
      notes,
      lines: [{ description: '“Façade” – 5 € cheaper', scheduledValue: '1000.00' }],
    });
  });

  it.each([',', ';', '\t'] as const)('detects the delimiter %j, or uses the given one', (delimiter) => {
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

  it.each(['\n', '\r\n', '\r'])('accepts line endings %j, in cells and between rows, mixed or not', (end) => {
    const file = `sep=,${end}Item,Description,Amount\r\n1,"two\r\nlines",5${end}2,inch 6" pipe,6\n`;
    expect(parseScheduleCsv(file).lines.map(({ description }) => description)).toEqual(['two\nlines', 'inch 6" pipe']);
  });

  it('counts rows as a spreadsheet does: a cell of two lines is in one row', () => {
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
  ])('are read from %j as %s', (cell, value) => {
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
  ])('are refused from %j as %s', (cell, code) => {
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
  ])('are read in a %s column from %j as %j', (header, cells, rates) => {
    const rows = cells.map((cell, index) => `${index},Paint,1000,${cell}`);
    const { lines, errors, notes } = parseScheduleCsv([`Item,Description,Amount,${header}`, ...rows].join('\n'));
    expect(errors).toEqual([]);
    expect(lines.map(({ retainagePercent }) => retainagePercent)).toEqual(rates);
    expect(notes.includes('Retainage was read as fractions: 0.1 is 10 percent.')).toBe(cells[0] === '0.1');
  });
});
