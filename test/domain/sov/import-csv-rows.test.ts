import { describe, expect, it } from '@jest/globals';
import { parseScheduleCsv } from '../../../src/domain/sov/import-csv/index.js';
import { scheduleTotals } from '../../../src/domain/sov/schedule.js';

const head = 'Item No.,Description of Work,Scheduled Value';
const read = (rows: readonly string[], { header = head, contractSum = null as string | null } = {}) =>
  parseScheduleCsv([header, ...rows].join('\n'), { contractSum });
const worth = (rows: readonly string[], options = {}) => {
  const { lines, errors } = read(rows, options);
  expect(errors).toEqual([]);
  return [lines.length, scheduleTotals(lines).scheduledValue];
};
const unnumbered = { header: 'Description of Work,Scheduled Value' };

describe('a total in a schedule of values', () => {
  it.each([
    '1.99,Subtotal Division 1,50000',
    '1.99,SUB-TOTAL,50000',
    '1.99,Concrete Sub Total,50000',
    '1.99,Division 1 Total,50000',
    'SUB-1,,50000',
    'SUB-1,Concrete,50000',
    'SUBTOTAL,Concrete,50000',
    ',TOTAL CONCRETE,50000',
    '1.99,Total concrete,50000',
    ',Concrete Total,50000',
    '1.99,Concrete total,50000',
    ',Page 1 total,50000',
    ',Carried forward,50000',
    ',Total of above,50000',
    ',,50000',
    ',CONCRETE,50000',
    '1.99,Sum,50000',
    '1.99,Concrete sum,50000',
    '1.99,Original contract amount,50000',
    '1.99,Ttl concrete,50000',
    'S/T,Concrete,50000',
    'ST,Concrete,50000',
    ',Sub Ttl,50000',
    // With an error of a cent, or rounded, it is still a subtotal.
    '1.99,Subtotal,50000.01',
    ',Total division 1,49999',
  ])('is not counted twice: %s', (row) => {
    expect(worth(['1.01,Footings,30000', '1.02,Slab,20000', row, '2.01,Framing,10000'])).toEqual([3, '60000.00']);
  });

  it('is found without its words where the file states the sum, or the contract does', () => {
    const lines = ['1,Footings,30000', '2,Slab,20000', '3,Roof,10000'];
    const [concrete, roof] = [lines.slice(0, 2), lines.slice(2)];
    const files = [
      [',CONCRETE,50000', ...concrete, ',ROOFING,10000', ...roof],
      ['A,CONCRETE,50000', ...concrete, 'B,ROOFING,10000', ...roof],
      [...concrete, '2A,Division 3,50000', ...roof, '3A,Division 7,10000'],
      [...lines, ',Concrete,50000', ',Roofing,10000'],
    ];
    for (const rows of files) {
      expect(worth([...rows, ',Total,60000'])).toEqual([3, '60000.00']);
      expect(worth(rows, { contractSum: '60000.00' })).toEqual([3, '60000.00']);
      expect(read([...rows, ',Total,60000']).leftOut).toMatchObject({
        scheduledValue: '120000.00',
        statedTotal: '60000.00',
      });
    }
    expect(worth(files[0]!)).toEqual([3, '60000.00']);
    expect(worth(['Footings,100', 'Slab,50', 'Concrete,150', 'Total,150'], unnumbered)).toEqual([2, '150.00']);
  });

  it('is not seen in lines that repeat the sum of others by chance', () => {
    const rows = ['1,Footings,100', '2,Slab,100', '3,Roof,200'];
    expect(worth(rows)).toEqual([3, '400.00']);
    expect(worth(rows, { contractSum: '400.00' })).toEqual([3, '400.00']);
    expect(worth([...rows, ',Total,400'])).toEqual([3, '400.00']);
    expect(worth([...rows, ',Subtotal roof,200'])).toEqual([3, '400.00']);
    const changed = ['1,Footings,25000', '2,Slab,5000', 'CO1,More,5000'];
    expect(worth(changed, { contractSum: '30000.00' })).toEqual([3, '35000.00']);
    expect(worth([...changed, ',Total,35000'])).toEqual([3, '35000.00']);
    expect(worth([...changed, ',Total,30000'])).toEqual([3, '35000.00']);
    expect(worth(['1,Footings,100', '2,Slab,100', '3,Lump sum painting,200', '4,Lump sum,400'])).toEqual([4, '800.00']);
  });

  it('is no line if it is of change orders', () => {
    const rows = ['1,Footings,30000', ',CHANGE ORDERS,', 'CO1,More,5000', ',Total Change Orders,5000'];
    expect(worth(rows, { contractSum: '30000.00' })).toEqual([2, '35000.00']);
  });

  it('is left out without item numbers, too, with the word first or last', () => {
    expect(worth(['Footings,100', 'Sitework Sub-Total,100'], unnumbered)).toEqual([1, '100.00']);
    expect(worth(['Footings,100', 'Slab,50', 'TOTAL CONCRETE,150'], unnumbered)).toEqual([2, '150.00']);
    expect(worth(['Footings,100', 'Slab,50', 'Concrete total,150', 'Paint,7'], unnumbered)).toEqual([3, '157.00']);
  });

  it('is a line if it only begins with the word', () => {
    expect(worth(['1,Shoring,12000', ',Total demolition of existing garage,30000'])).toEqual([2, '42000.00']);
    expect(worth(['1,Shoring,12000', '2,Total station survey,3000'])).toEqual([2, '15000.00']);
    expect(worth(['Shoring,12000', 'Total station survey,3000', 'Total,15000'], unnumbered)).toEqual([2, '15000.00']);
    expect(worth(['Fence,5000', 'Gate 20 LF total,700'], unnumbered)).toEqual([2, '5700.00']);
  });

  it('is decided by the total of the file or by the contract sum if it may be work, and otherwise refused', () => {
    const rows = ['1,Layout,3000', '2,Total station survey,3000'];
    expect(read(rows).errors).toMatchObject([{ row: 3, column: 'description', code: 'ambiguous_total' }]);
    expect(worth([...rows, ',Total,6000'])).toEqual([2, '6000.00']);
    expect(worth([...rows, ',Total,3000'])).toEqual([1, '3000.00']);
    expect(worth(rows, { contractSum: '6000.00' })).toEqual([2, '6000.00']);
    expect(worth(rows, { contractSum: '3000.00' })).toEqual([1, '3000.00']);
    const near = ['1,Footings,30000', '2,Slab,20000', ',TOTAL CONCRETE,50000.10'];
    expect(read(near).errors).toMatchObject([{ row: 4, code: 'ambiguous_total' }]);
  });

  it('is work where the total of the file says so if it happens to repeat other lines', () => {
    const rows = ['1,Layout,1000', '2,Shoring,2000', '3,Total station survey,3000', ',Grand total,6000'];
    expect(worth(rows)).toEqual([3, '6000.00']);
  });

  it('above its lines is not counted twice', () => {
    const rows = ['1,Concrete,50000', '1.1,Footings,30000', '1.2,Slab,20000', '2,Framing,7', '2.1,Studs,5'];
    expect(worth(rows)).toEqual([4, '50012.00']);
    for (const [parent, ...children] of [
      ['1.00', '1.01', '1.02'],
      ['0300', '0310', '0320'],
      ['03 00 00', '03 30 00', '03 40 00'],
    ]) {
      const below = [
        `${parent},Concrete,50000`,
        `${children[0]},Footings,30000`,
        `${children[1]},Slab,20000`,
        '9,Paint,1',
      ];
      expect(worth(below)).toEqual([3, '50001.00']);
    }
  });

  it('is reported against the sum of the lines', () => {
    const { leftOut, lines } = read([
      '1,Footings,30000',
      '2,Slab,20000',
      ',Subtotal,50000',
      '3,Paint,10',
      ',TOTAL,50020',
    ]);
    expect(scheduleTotals(lines).scheduledValue).toBe('50010.00');
    expect(leftOut).toEqual({
      rows: [
        { row: 4, reason: 'total', text: 'Subtotal 50000', scheduledValue: '50000.00' },
        { row: 6, reason: 'total', text: 'TOTAL 50020', scheduledValue: '50020.00' },
      ],
      scheduledValue: '100020.00',
      statedTotal: '50020.00',
    });
    const parts = read(['1,Footings,30', ',Subtotal,30', '2,Slab,20', ',Subtotal,20']);
    expect([parts.leftOut.statedTotal, parts.notes]).toEqual([null, ['Total rows left out: 3, 5.']]);
    expect(read(['1,Paint,1']).leftOut).toEqual({ rows: [], scheduledValue: '0.00', statedTotal: null });
  });
});

describe('a row that is no line', () => {
  it('may name a section', () => {
    const { lines, notes } = read([
      ',GENERAL CONDITIONS,',
      '1,Mobilization,15000',
      'SITEWORK,,',
      '2,Excavation,40000',
      ',Backfill:,-',
    ]);
    expect(lines).toHaveLength(2);
    expect(notes).toEqual(['Headings left out: 2, 4.', 'Notes, signatures and page numbers left out: 6.']);
    expect(worth(['03,CONCRETE,', '03 30 00,Footings,5', 'Division 4,Masonry,', '5,Brick,6'])).toEqual([2, '11.00']);
    expect(worth(['CONCRETE,', 'Footings,5', 'Allowance,0'], unnumbered)).toEqual([2, '5.00']);
  });

  it('may be the rest of a description', () => {
    const rows = [
      '1,Furnish and install',
      ',structural steel,45000',
      '2,Windows,7000',
      ',including frames',
      ',and hardware',
      ',,',
    ];
    const { lines, notes, errors } = read(rows);
    expect(errors).toEqual([]);
    expect(lines.map(({ description, scheduledValue }) => [description, scheduledValue])).toEqual([
      ['Furnish and install structural steel', '45000.00'],
      ['Windows including frames and hardware', '7000.00'],
    ]);
    expect(notes).toEqual(['Rows joined with the line above: 3, 5, 6.']);
  });

  it.each([
    ['Contractor:,__________,'],
    [',Contractor: ______,'],
    ['Date:,3/31/2026,'],
    ['Date:,,3/31/2026'],
    ['By,J. Smith,'],
    [',Subscribed and sworn to before me this day,'],
    ['Note: retainage is 10% of work in place,,'],
    [',NOTE - no bond is included,'],
    ['* excludes tax,,'],
    ['Page 1 of 1,,'],
    [',,Page 1'],
    ['Page,1,of 3'],
  ])('may be a note, a signature or the foot of a page: %s', (row) => {
    expect(worth(['1,Framing,10', row])).toEqual([1, '10.00']);
    expect(worth(['1,Framing,10', row, '2,Paint,5', ',Total,15', row])).toEqual([2, '15.00']);
  });

  it('may be below the total', () => {
    const rows = [
      '1,Framing,100',
      ',Total,100',
      ',Less retainage 10%,(10)',
      ',Net amount due,90',
      ',Thank you for your business,',
    ];
    expect(worth(rows)).toEqual([1, '100.00']);
    expect(read(rows).leftOut.rows.map(({ reason }) => reason)).toEqual(['total', 'note', 'note', 'note']);
  });

  it('may repeat the rows above the header', () => {
    const file = `CONTINUATION SHEET,,\nApplication,No. 3,March\n${head}\n1,Paint,5\nCONTINUATION SHEET,,\nApplication,No. 3,March\n2,Trim,6`;
    expect(parseScheduleCsv(file)).toMatchObject({ errors: [], lines: [{ itemNumber: '1' }, { itemNumber: '2' }] });
  });
});

describe('a line of a file', () => {
  it('may be a credit', () => {
    expect(worth(['1,Framing,"30,000.00"', '2,Drywall,"20,000.00"', '3,VE credit,"(5,000.00)"'])).toEqual([
      3,
      '45000.00',
    ]);
  });

  it('may be a change order by its item, unless the contract sum counts it', () => {
    const rows = [
      '1,Framing,100',
      'CO 1,Outlets,20',
      'Change Order #2,Less trim,(5)',
      'C.O. 3,Paint,1',
      'CO-A,Columns,4',
    ];
    const orders = (contractSum: string | null) =>
      read(rows, { contractSum }).lines.map((line) => line.changeOrderNumber);
    expect(orders('104.00')).toEqual([null, '1', '2', '3', null]);
    expect(orders(null)).toEqual([null, '1', '2', '3', null]);
    expect(orders('120.00')).toEqual([null, null, null, null, null]);
    expect(worth(rows)).toEqual([5, '120.00']);
  });

  it('gets a free number if it has none', () => {
    const { lines, notes } = read(['2,Framing,100', ',Drywall,30', ',Paint,7']);
    expect(lines.map(({ itemNumber }) => itemNumber)).toEqual(['2', '2-1', '3']);
    expect(notes).toEqual(['Lines without an item number were numbered by their position, on rows: 3, 4.']);
  });

  it('may have a remark in a column without a heading, but not the rest of an amount', () => {
    const rows = ['1,Framing,"30,000.00",see RFI 12', '2,Drywall,"20,000.00"'];
    expect(worth(rows)).toEqual([2, '50000.00']);
    expect(read(rows).notes).toEqual(['Cells in a column without a heading were left out on rows: 2.']);
    expect(worth(rows, { header: `${head},` })).toEqual([2, '50000.00']);
    for (const header of [head, `${head},`, `${head},,`]) {
      for (const rest of ['000', '000.00', '000.00 ', '000 each']) {
        expect(read([`1,Paint,10,${rest}`], { header }).errors).toMatchObject([{ row: 2, code: 'malformed' }]);
      }
    }
  });
});
