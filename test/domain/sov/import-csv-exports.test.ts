import { describe, expect, it } from '@jest/globals';
import { parseScheduleCsv } from '../../../src/domain/sov/import-csv/index.js';
import { scheduleTotals } from '../../../src/domain/sov/schedule.js';

const head = 'Item No.,Description of Work,Scheduled Value';
const concrete = '2,Footings,30000\n3,Slab,20000';

/** The number and the sum of the lines, or the rows and codes of the errors. */
function read(file: string, contractSum: string | null = null): string[] {
  const { lines, errors } = parseScheduleCsv(file, { contractSum });
  if (errors.length > 0) return errors.map(({ row, code }) => `${row} ${code}`);
  return [`${lines.length} lines, ${scheduleTotals(lines).scheduledValue}`];
}

describe('a file of a contractor’s program', () => {
  it.each([
    [
      'codes of a budget',
      'Budget Code,Budget Code Description,Original Contract Amount,Approved Change Orders,Revised Contract Amount\n01-010.L,General Conditions,"$10,000.00",$5.00,"$10,005.00"\n03-300.S,Concrete,"$40,000.00",$0.00,"$40,000.00"\n,Total,"$50,000.00",$5.00,"$50,005.00"',
      '2 lines, 50005.00',
    ],
    [
      'what was billed and remains',
      '#,Budget Code,Description,Change Event,Amount,Billed to Date,Amount Remaining\n1,01-010.L,Mobilization,,"$15,000.00","$5,000.00","$10,000.00"\n2,03-000.M,Footings,,"$35,000.00",$0.00,"$35,000.00"\nTotal,,,,"$50,000.00","$5,000.00","$45,000.00"',
      '2 lines, 50000.00',
    ],
    ['phases', 'Phase Code,Phase Description,Contract Amount\n01-000,General,100\n02-000,Site,200', '2 lines, 300.00'],
    [
      'an estimate with quantities',
      'Product/Service,Description,Qty,Rate,Amount\nConcrete:Footings,Footings,1,30000.00,"30,000.00"\nConcrete:Slab,Slab,2000,10.00,"20,000.00"\nTotal,,,,"50,000.00"',
      '2 lines, 50000.00',
    ],
    [
      'groups with their totals',
      ',Item,Description,Qty,Amount\n,Concrete,,,\n,,Footings,1,"30,000.00"\n,,Slab,1,"20,000.00"\n,Total Concrete,,,"50,000.00"\n,TOTAL,,,"50,000.00"',
      '2 lines, 50000.00',
    ],
    [
      'rules between rows',
      `${head}\n1,Framing,30\n---,-----------,-----\n2,Drywall,20\n,,======\n,TOTAL,50\n`,
      '2 lines, 50.00',
    ],
    [
      'the foot of a page in two cells',
      `${head}\n1,A,100\n2,B,200\n© 2026 Builders - Confidential,,Page 2`,
      '2 lines, 300.00',
    ],
    [
      'the heading again in other letters',
      `${head}\n1,A,100\nITEM NO,DESCRIPTION OF WORK,Scheduled value\n2,B,200`,
      '2 lines, 300.00',
    ],
    ['letters of columns below the heading', `${head}\nA,B,C\n1,A,100\n${head}\nA,B,C\n2,B,200`, '2 lines, 300.00'],
    [
      'change orders below the total',
      `${head}\n1,A,300\n,Original Contract Total,300\nCO-1,Outlets,30\nCO-2,Less trim,(10)\n,Change Orders Total,20\n,Revised Contract Total,320`,
      '3 lines, 320.00',
    ],
    [
      'a summary of the contract below the lines',
      `${head}\n1,A,300\n2,B,200\n,ORIGINAL CONTRACT SUM,500\n,Net change by Change Orders,50\n,CONTRACT SUM TO DATE,550`,
      '2 lines, 500.00',
    ],
    [
      'deductive alternates',
      `${head}\n1,Framing,"30,000.00"\nALT-1,Deduct Alternate No. 1,"-$5,000.00"\nALT-2,Deduct Alt 2,"$(2,000.00)"`,
      '3 lines, 23000.00',
    ],
  ])('may have %s', (_, file, expected) => {
    expect(read(file)).toEqual([expected]);
  });

  it.each([
    ['Sub-tot'],
    ['Sub tot.'],
    ['S.T.'],
    ['G.T.'],
    ['Tot. concrete'],
    ['*** TOTAL ***'],
    ['T O T A L'],
    ['Suma'],
    ['Sous-total'],
  ])('may call a total “%s”', (word) => {
    expect(read(`${head}\n${concrete}\n4,${word},50000`)).toEqual(['2 lines, 50000.00']);
  });

  it('may have a tot lot', () => {
    expect(read(`${head}\n1,Play area,5000\n2,Tot lot,5000`)).toEqual(['2 lines, 10000.00']);
  });
});

describe('amounts that one sign makes a thousand times larger', () => {
  it.each([
    [
      'beside zeros with decimals',
      `${head}\n1,Footings,45.000\n2,Allowance,0.000\n3,Walls,0.00`,
      ['2 ambiguous_number'],
    ],
    ['beside millions', `${head}\n1,Footings,45.000\n2,Tower,1.250.000`, ['2 ambiguous_number', '3 not_a_number']],
    [
      'in a quantity',
      'Item;Description;Quantity;Unit Price\n1;Pipe;1,500;10\n2;Elbow;2;1.234,50',
      ['2 ambiguous_number', '3 not_a_number'],
    ],
    [
      'in a note below the lines',
      `${head}\n1,Footings,45\n,Amounts shown in thousands of dollars,`,
      ['3 in_thousands'],
    ],
    ['in a remark', `${head}\n1,Footings,45\n,Note: amounts in $000,`, ['3 in_thousands']],
  ])('are refused %s', (_, file, errors) => {
    expect(read(file)).toEqual(errors);
  });

  it('are read where another amount shows what the sign is for', () => {
    const quantities = 'Item;Description;Quantity;Unit Price\n1;Pipe;1,500;10\n2;Elbow;2.5;4';
    expect(read(quantities)).toEqual(['2 lines, 15010.00']);
    expect(read('Item,Description,Quantity,Unit Price\n1,Pipe,"1,500",10.00')).toEqual(['1 lines, 15000.00']);
    expect(read(`${head}\n1,Tank 2 x 1000 gal,5\n,(2 x 1000 gal),`)).toEqual(['1 lines, 5.00']);
  });

  it('are no number where a comma is before two digits', () => {
    const file = 'Item;Description;Quantity;Unit Price\n1;Pipe;2;10,00\n2;Elbow;2,5;4';
    expect(read(file)).toEqual(['2 not_a_number', '3 not_a_number']);
  });
});

describe('totals without a word for it', () => {
  const roof = '5,Shingles,6000\n6,Flashing,3000';
  const numbered = `${head}\n1,CONCRETE,50000\n${concrete}\n4,ROOFING,9000\n${roof}`;

  it('are refused in a numbered file that states no sum, and found where it does', () => {
    expect(read(numbered)).toEqual(['2 ambiguous_total', '5 ambiguous_total']);
    expect(read(`${numbered}\n,Total,59000`)).toEqual(['4 lines, 59000.00']);
    expect(read(numbered, '59000.00')).toEqual(['4 lines, 59000.00']);
    expect(read(`${numbered}\n,Total,118000`)).toEqual(['6 lines, 118000.00']);
    expect(read(`${head}\n${concrete}\n4,Concrete,50000\n${roof}\n7,Roofing,9000`)).toEqual([
      '4 ambiguous_total',
      '7 ambiguous_total',
    ]);
    const whole = `${head}\n1,Whole job,59000\n${concrete}\n${roof}`;
    expect(read(whole)).toEqual(['2 ambiguous_total']);
    expect(read(whole, '59000.00')).toEqual(['4 lines, 59000.00']);
  });

  it('are found by the numbers of their sections', () => {
    for (const [first, second] of [
      ['DIV 3', 'Division 7'],
      ['', ''],
    ]) {
      const file = `${head}\n${first},Concrete,50000\n${concrete}\n${second},Roofing,9000\n${roof}`;
      expect(read(file)).toEqual(['4 lines, 59000.00']);
    }
    const letters = `${head}\nA,Concrete,50000\nA1,Footings,30000\nA2,Slab,20000\nB,Roof,9000\nB1,Shingles,6000\nB2,Flashing,3000`;
    expect(read(letters)).toEqual(['4 lines, 59000.00']);
  });

  it('are found where other lines follow them', () => {
    const file = `${head}\n,CONCRETE,50000\n${concrete}\n4,Paint,5000`;
    expect(read(file)).toEqual(['3 lines, 55000.00']);
    expect(read(file, '55000.00')).toEqual(['3 lines, 55000.00']);
  });

  it('are found in several levels', () => {
    const costs = `${head}\n1,A,100\n2,B,200\n3,Cost of work,300\n4,Fee,30\n5,GMP,330`;
    expect(read(costs)).toEqual(['4 ambiguous_total', '6 ambiguous_total']);
    expect(read(costs, '330.00')).toEqual(['3 lines, 330.00']);
    expect(read(`${costs}\n,Total,330`)).toEqual(['3 lines, 330.00']);
    const levels = `${head}\n1,Job,105\n2,Concrete,60\n3,Footings,40\n4,Slab,20\n5,Roof,45\n6,Shingles,30\n7,Flashing,15`;
    expect(read(levels, '105.00')).toEqual(['4 lines, 105.00']);
  });

  it('are not seen in lines that are sums by chance', () => {
    const rows = '1,A,1000\n2,B,500\n3,C,1500\n4,D,2000\n5,E,700\n6,F,900\n7,G,1200';
    expect(read(`${head}\n${rows}`)).toEqual(['7 lines, 7800.00']);
  });

  it('are compared with lines that follow the total of the file', () => {
    const { notes, leftOut } = parseScheduleCsv(`${head}\n1,A,300\n,TOTAL BASE BID,300\nAlt 1,Canopy,50`);
    expect(notes).toContain('Row 3 gives a total of 300.00, but the lines add up to 350.00.');
    expect(leftOut.statedTotal).toBe('300.00');
  });
});
