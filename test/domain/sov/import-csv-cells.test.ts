import { describe, expect, it } from '@jest/globals';
import { parseScheduleCsv } from '../../../src/domain/sov/import-csv/index.js';

const values = (file: string | Uint8Array) => {
  const { lines, errors } = parseScheduleCsv(file);
  expect(errors).toEqual([]);
  return lines.map(({ scheduledValue }) => scheduledValue);
};
const codes = (file: string) => parseScheduleCsv(file).errors.map(({ row, code }) => [row, code]);

describe('a dot before three digits', () => {
  it.each([
    ['semicolons', 'Item;Description;Amount\n1;Footings;45.000\n2;Walls;80,5', 2],
    ['semicolons, beside decimals', 'Item;Description;Amount\n1;Footings;45.000\n2;Walls;80.50', 1],
    ['tabs', 'Item\tDescription\tAmount\n1\tFootings\t$45.000', 1],
    [
      'commas, in the whole column',
      'Item,Description,Amount\n1,Footings,45.000\n2,Walls,(80.000)\n3,Roof,500\n4,Window,',
      2,
    ],
    ['a unit price', 'Description;Qty;Unit Price\nPipe;2;45.000', 1],
    ['a billed column', 'Item;Description;Amount;Previous\n1;Footings;45000;45.000', 1],
  ])('is refused in a file with %s', (_, file, count) => {
    const found = codes(file);
    expect(found).toHaveLength(count);
    expect(found[0]).toEqual([2, 'ambiguous_number']);
  });

  it('is before decimals where the column says so', () => {
    expect(values('Item,Description,Amount\n1,Footings,45.000\n2,Walls,80.25')).toEqual(['45.00', '80.25']);
    expect(values('Item,Description,Amount\n1,Footings,45.000\n2,Walls,"1,080.250"')).toEqual(['45.00', '1080.25']);
    expect(values('Item;Description;Amount\n1;Footings;0.000\n2;Walls;1234.500')).toEqual(['0.00', '1234.50']);
  });
});

describe('the noise of a calculation', () => {
  it.each([
    ['30000.100000000002', '30000.10'],
    ['19999.899999999998', '19999.90'],
    ['"(19,999.999999999996)"', '-20000.00'],
    ['0.30000000000000004', '0.30'],
    ['9.999999999', '10.00'],
    ['1.4551915228366852E-11', '0.00'],
    ['-2.3E-10', '0.00'],
  ])('is rounded: %s', (cell, value) => {
    expect(values(`Item,Description,Amount\n1,Paint,${cell}`)).toEqual([value]);
  });

  it.each(['30000.1001', '30000.10001', '0.33333333', '12.99998', '1E-3', '12.345'])('is not %s', (cell) => {
    expect(codes(`Item,Description,Amount\n1,Paint,${cell}`)).toHaveLength(1);
  });

  it('is rounded in quantities, unit prices and percentages', () => {
    const file =
      'Item,Description,Qty,Unit Price,Previous,% Complete\n1,Pipe,3.0000000000000004,0.6999999999999999,0.7,0.33333333333333337';
    expect(values(file)).toEqual(['2.10']);
  });
});

describe('a header over several rows', () => {
  it('is joined, whichever words are on which row', () => {
    const files = [
      ',,,WORK COMPLETED,,,,,,\nITEM,DESCRIPTION OF WORK,SCHEDULED,FROM PREVIOUS,THIS PERIOD,MATERIALS,TOTAL,%,BALANCE,RETAINAGE\nNO.,,VALUE,APPLICATION,,PRESENTLY STORED,COMPLETED,(G/C),TO FINISH,\n1,Framing,"30,000.00","10,000.00","5,000.00",0.00,"15,000.00",50%,"15,000.00","1,500.00"',
      'ITEM,DESCRIPTION OF,SCHEDULED,TOTAL\nNO.,WORK,VALUE,COMPLETED\n1,Framing,"30,000.00","15,000.00"',
      'ITEM,DESCRIPTION,SCHEDULED,TOTAL\n,,VALUE,COMPLETED\n1,Framing,"30,000.00","15,000.00"',
      'A,B,C,G\nITEM,DESCRIPTION,SCHEDULED,TOTAL\nNO.,OF WORK,VALUE,COMPLETED\n1,Framing,"30,000.00","15,000.00"',
      'ITEM,DESCRIPTION,ORIGINAL,TOTAL\nNO.,OF,CONTRACT,COMPLETED\n,WORK,AMOUNT,AND STORED\n1,Framing,"30,000.00","15,000.00"',
      'ITEM,DESCRIPTION,SCHEDULED,TOTAL\n1,Framing,"30,000.00","30,000.00"',
    ];
    for (const file of files) expect([file, values(file)]).toEqual([file, ['30000.00']]);
  });
});

describe('a cell that is guarded as text', () => {
  it('is read without its guard', () => {
    const file =
      'Item No.,Description,Cost Code,Scheduled Value\n"=""00310""",="Footings","=""03300""","=""45,000.00"""\n';
    expect(parseScheduleCsv(file)).toMatchObject({
      errors: [],
      lines: [{ itemNumber: '00310', description: 'Footings', costCode: '03300', scheduledValue: '45000.00' }],
    });
  });
});

describe('bytes that are not UTF-8', () => {
  const mac = (text: string) => {
    const bytes = new Map(
      Array.from({ length: 256 }, (_, byte) => [new TextDecoder('macintosh').decode(Uint8Array.of(byte)), byte]),
    );
    return Uint8Array.from(text, (sign) => bytes.get(sign)!);
  };
  const windows = (text: string) => {
    const bytes = new Map(
      Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
    );
    return Uint8Array.from(text, (sign) => bytes.get(sign)!);
  };
  const texts = [
    'Café',
    'Façade',
    'Contractor’s fee',
    '“Walls” – Slabs',
    'Piñata',
    'García',
    'León',
    'Construcción',
    'SEÑOR',
    '90° bend',
    '• Rebar',
    '6” pipe',
    'über',
    'Peña',
    'Muñoz',
  ];
  it.each(texts)('are read as Mac Roman where that fits: %s', (text) => {
    const { lines, notes } = parseScheduleCsv(mac(`Item,Description,Amount\n1,${text},5`));
    expect([lines[0]?.description, notes]).toEqual([text, ['The file was read as macintosh.']]);
  });

  it.each([
    ...texts,
    'Owner’s',
    'O’Brien',
    'it’s',
    'the owners’',
    '½ pipe',
    '1½ pipe',
    'Ø 12',
    '12Ø bars',
    'CAFÉ',
    'east–west',
    '5–10 ft',
    'm²',
    '± 5',
    'Müller',
    '¿Qué?',
    '€ 5',
    '® and ™',
    'walls—slabs',
    'niño',
    'garçon',
    'Größe',
    'à la carte',
    '1¾',
    '¥5',
    'São Paulo',
    '‘x’',
    'naïve',
    '5 × 6',
    'Trane® unit',
    'DuPont™ wrap',
  ])('are read as windows-1252 otherwise: %s', (text) => {
    const { lines, notes } = parseScheduleCsv(windows(`Item,Description,Amount\n1,${text},5`));
    expect([lines[0]?.description, notes]).toEqual([text, ['The file was read as windows-1252.']]);
  });
});
