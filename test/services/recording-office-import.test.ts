/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppError } from '../../src/errors/app-error.js';
import {
  importRecordingOffices,
  listRecordingOffices,
  removeRecordingOffice,
} from '../../src/services/operator/recording-offices.js';
import { openWorld } from '../support/worlds/world.js';

const header = 'state,county,kind,district,name,address_line_1,address_line_2,city,zip,phone,website,source,checked_on';
const alameda =
  'CA,Alameda,recorder,,Alameda Recorder,1 Test Plaza,Room 190,Oakland,94607,510-555-0100,https://recorder.example,Its website,2026-01-15';

describe('the import of the directory of recording offices', () => {
  const world = openWorld();
  const em = () => world.app.infrastructure.orm.em.fork();
  const load = (file: string | Uint8Array, dryRun = false) =>
    importRecordingOffices(em(), typeof file === 'string' ? Buffer.from(file) : file, { dryRun });
  const lines = (...rows: string[]) => [header, ...rows].join('\n');
  const stored = () => listRecordingOffices(em());
  /** The lines of a refusal, which has written nothing. */
  const refusal = async (file: string | Uint8Array): Promise<string[]> => {
    const before = await stored();
    const error = await load(file).then(
      () => undefined,
      (reason: AppError) => reason,
    );
    expect(await stored()).toEqual(before);
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'The file was refused, and nothing was written.',
    });
    return error!.errors!.file!;
  };
  const cell = (values: Record<string, string>) => {
    const cells = alameda.split(',');
    for (const [name, value] of Object.entries(values)) {
      cells[header.split(',').indexOf(name)] = /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
    }
    return cells.join(',');
  };

  beforeEach(async () => {
    await world.sql('delete from recording_offices');
  });

  it('reports what a dry run would change and writes nothing, and then writes exactly that', async () => {
    const file = lines(alameda, cell({ kind: 'court_clerk', name: 'Clerk, "Main" Court', phone: '', website: '' }));
    const expected = {
      report: { dryRun: true, new: 2, changed: 0, unchanged: 0 },
      changes: [
        { row: 2, change: 'new', office: 'CA, Alameda, recorder', fields: [] },
        { row: 3, change: 'new', office: 'CA, Alameda, court_clerk', fields: [] },
      ],
    };
    expect(await load(file, true)).toEqual(expected);
    expect(await stored()).toEqual([]);
    expect(await load(file)).toEqual({ ...expected, report: { ...expected.report, dryRun: false } });
    expect(await stored()).toEqual([
      {
        ...{ state: 'CA', county: 'Alameda', kind: 'recorder', district: null, name: 'Alameda Recorder' },
        ...{ addressLine1: '1 Test Plaza', addressLine2: 'Room 190', city: 'Oakland', zip: '94607' },
        ...{ phone: '510-555-0100', website: 'https://recorder.example', source: 'Its website' },
        checkedOn: '2026-01-15',
      },
      expect.objectContaining({ kind: 'court_clerk', name: 'Clerk, "Main" Court', phone: null, website: null }),
    ]);
    expect((await load(file)).report).toEqual({ dryRun: false, new: 0, changed: 0, unchanged: 2 });
  });

  it('replaces an office under any way to write its county, names what changes, and leaves the others', async () => {
    await load(lines(alameda, cell({ county: 'St. Clair' })));
    const moved = cell({ county: 'SAINT CLAIR COUNTY', address_line_2: '', zip: '94612', checked_on: '2026-02-01' });
    expect(await load(lines(moved))).toEqual({
      report: { dryRun: false, new: 0, changed: 1, unchanged: 0 },
      changes: [
        {
          ...{ row: 2, change: 'changed', office: 'CA, SAINT CLAIR COUNTY, recorder' },
          fields: [
            'county: St. Clair → SAINT CLAIR COUNTY',
            'address_line_2: Room 190 → none',
            'zip: 94607 → 94612',
            'checked_on: 2026-01-15 → 2026-02-01',
          ],
        },
      ],
    });
    expect((await stored()).map(({ county, zip }) => [county, zip])).toEqual([
      ['Alameda', '94607'],
      ['SAINT CLAIR COUNTY', '94612'],
    ]);
  });

  it('keeps an office for each district of a county', async () => {
    const of = (district: string) =>
      cell({ state: 'MA', county: 'Middlesex', district, city: 'Lowell', zip: '01852', name: `${district} Registry` });
    await load(lines(of('Northern'), of('Southern'), of('')));
    expect((await load(lines(of('NORTHERN')))).report).toMatchObject({ new: 0, changed: 1 });
    expect((await stored()).map(({ district }) => district)).toEqual([null, 'NORTHERN', 'Southern']);
  });

  it('is refused where the directory has a later check of the office', async () => {
    await load(lines(cell({ checked_on: '2026-02-01' })));
    expect(await refusal(lines(cell({ county: 'Napa' }), alameda))).toEqual([
      'Row 3: The directory has a later check of this office, of 2026-02-01.',
    ]);
  });

  it('is refused as a whole, with every row that is wrong and what is wrong with it', async () => {
    const file = lines(
      alameda,
      cell({ county: 'Alameda County' }),
      '',
      cell({ state: 'California', county: '', kind: 'registrar', zip: '9460', website: 'javascript:alert(1)' }),
      cell({ county: '12', phone: 'call us', checked_on: '2026-02-30' }),
      cell({ county: '12', phone: 'call us' }),
      `${alameda},more`,
    );
    expect(await refusal(file)).toEqual([
      'Row 3: The office is in row 2, too: a county has one of each kind, or one for each district.',
      'Row 5: The state field must be a two-letter US state code, such as CA. (“California”)',
      'Row 5: The county is required.',
      'Row 5: The kind field must be one of recorder, court_clerk. (“registrar”)',
      'Row 5: The zip field must be a 5 or 9 digit postal code. (“9460”)',
      'Row 5: The website field must be a valid URL. (“javascript:alert(1)”)',
      'Row 6: The checked on field must be a valid date in the format YYYY-MM-DD. (“2026-02-30”)',
      'Row 7: The county must be a name, such as Alameda. (“12”)',
      'Row 7: The phone must be a number. (“call us”)',
      'Row 8: The row has more cells than the header: quote a cell with a comma in it.',
    ]);
    expect(await load(lines(alameda)).then(({ report }) => report.new)).toBe(1);
  });

  it.each([
    ['a state whose towns keep the records', { state: 'CT', zip: '06103' }, /^Row 2: In CT each town keeps its own/],
    ['a place that is no state', { state: 'AE' }, /^Row 2: The state field must be a state or territory/],
    ['the ZIP code of another state', { zip: '10001' }, /^Row 2: The ZIP code 10001 is in NY, and the address says CA/],
    ['a day to come', { checked_on: '2199-01-01' }, /^Row 2: The checked_on must not be in the future/],
    ['a day of another age', { checked_on: '1026-01-15' }, /^Row 2: The checked on field must be a date in the years/],
    ['no source', { source: ' ' }, /^Row 2: The source is required\.$/],
    ['a name of characters that no one sees', { name: '\u200B\u2060' }, /^Row 2: The name is required\.$/],
    ['a name with a line break', { name: 'Recorder\nof Alameda' }, /^Row 2: The name field must not contain control/],
    [
      'a name that is read backwards',
      { name: 'Recorder \u202Exyz' },
      /^Row 2: The name field must not contain control/,
    ],
    [
      'a name that cannot be printed',
      { name: 'Recorder \u{1F3DB}' },
      /^Row 2: The name has characters that cannot be printed/,
    ],
    ['a name that is too long', { name: 'R'.repeat(256) }, /^Row 2: The name field must not be greater than 255/],
    ['what moves the cursor of a terminal', { kind: 'a\u001b[2J\u0007' }, /it has U\+001B\. \(“a \[2J ”\)$/],
    ['a county that is a formula', { county: '=1+1' }, /^Row 2: The county must be a name/],
    ['a phone that is a formula', { phone: '=cmd|x' }, /^Row 2: The phone must be a number/],
  ])('is refused for %s', async (_, values, sentence) => {
    const [first, ...others] = await refusal(lines(cell(values)));
    expect(first).toMatch(sentence);
    expect(others).toEqual([]);
  });

  it.each([
    ['an empty file', '', /^Row 1: The header does not name state, county, kind, name, /],
    ['a file without rows', `${header}\n\n,,\n`, /^Row 1: The file has no rows below its header\.$/],
    ['a missing column', alameda, /^Row 1: The header does not name state/],
    ['an unknown column', `${header},fax\n${alameda},1`, /^Row 1: The header has columns that .* know: “fax”\.$/],
    ['a column twice', `${header},zip\n${alameda},1`, /^Row 1: The header names twice: zip\.$/],
    ['semicolons', lines(alameda).replaceAll(',', ';'), /^Row 1: The header does not name/],
    ['a quote that is not closed', `${header}\n"${alameda}`, /^Row \d+: The row/],
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]), /^Row 1: The file is not text/],
    ['bytes that are no text', Buffer.from('state\0county'), /^Row 1: The file is not text/],
    [
      'too many rows',
      lines(...Array<string>(10_001).fill(alameda)),
      /^Row 10002: The file must have at most 10000 rows/,
    ],
  ])('is refused for %s', async (_, file, sentence) => {
    expect((await refusal(file))[0]).toMatch(sentence);
  });

  it('lists the first 200 faults, and counts the others', async () => {
    const sentences = await refusal(lines(...Array<string>(301).fill(cell({ zip: '' }))));
    expect(sentences).toHaveLength(201);
    expect(sentences.at(-1)).toBe('And 101 more.');
  });

  it('reads files of spreadsheets: a byte order mark, CRLF, headers with spaces, other orders of columns', async () => {
    const named = 'Checked On,Source,ZIP,City,Address Line 1,Name,Kind,County,State';
    const row = '2026-01-15,Its website,="02852",Orono,1 Calle Muñoz,Recorder,RECORDER,Doña Ana,nm'.replace(
      '02852',
      '88001',
    );
    await load(`\uFEFF${named}\r\n${row}\r\n`);
    expect(await stored()).toEqual([
      expect.objectContaining({ state: 'NM', county: 'Doña Ana', kind: 'recorder', zip: '88001', city: 'Orono' }),
    ]);
  });

  it('keeps SQL and markup as the text that they are', async () => {
    const name = `Recorder'); drop table recording_offices; -- <img src=x>`;
    await load(lines(cell({ name })));
    expect((await stored()).map((entry) => entry.name)).toEqual([name]);
  });

  it('writes a file with an office for every county of the country', async () => {
    const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const rows = Array.from({ length: 3_300 }, (_, index) => cell({ county: `County of ${letters(index)}` }));
    expect((await load(lines(...rows))).report).toEqual({ dryRun: false, new: 3_300, changed: 0, unchanged: 0 });
  });

  it('keeps the later check of two imports at the same time', async () => {
    const results = await Promise.allSettled([
      load(lines(cell({ checked_on: '2026-01-10' }))),
      load(lines(cell({ checked_on: '2026-01-20' }))),
    ]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await stored()).map(({ checkedOn }) => checkedOn)).toEqual(['2026-01-20']);
  });

  it('is undone by removing the office, by any way to write its county', async () => {
    await load(lines(alameda, cell({ district: 'North' })));
    const office = { state: 'ca', county: 'County of Alameda', kind: 'recorder' };
    expect(await removeRecordingOffice(em(), { ...office, district: 'NORTH' })).toEqual({
      removed: 'Alameda Recorder',
    });
    expect(await removeRecordingOffice(em(), office)).toEqual({ removed: 'Alameda Recorder' });
    await expect(removeRecordingOffice(em(), office)).rejects.toMatchObject({
      message: 'The directory has no such office: cps recording-offices list --state CA has all of the state.',
    });
    expect(await listRecordingOffices(em(), 'ca')).toEqual([]);
  });
});
