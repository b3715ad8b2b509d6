/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type Billing, billing } from '../support/records/billing.js';
import { type Answer, type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const file =
  'Item No.,Description of Work,Scheduled Value\n1,Footings,"$10,000.00"\n2,"=SUM(A1)",20000\n,Total,30000\n';

describe('a schedule of values as CSV', () => {
  const world = shareWorld();
  let caller: Caller;
  let job: Billing;
  const post = (body: object) => job.rest('POST', '/sovs/import-csv', body);
  const raw = (query: string, type: string, body: Buffer | string): Promise<Answer<Json>> =>
    world.rest(caller, 'POST', `/sovs/import-csv?${query}`, body, { 'content-type': type });
  const form = (fields: Record<string, string>, bytes: Buffer) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `${parts.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="sov.csv"\r\nContent-Type: text/csv\r\n\r\n`;
    return raw(
      '',
      'multipart/form-data; boundary=b',
      Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    );
  };

  beforeAll(async () => {
    caller = await world.caller();
    job = await billing(world, caller, ['10000', '20000']);
  });

  it('can be imported as JSON, as a file and in a form', async () => {
    const project_id = job.projectId;
    const answers = [
      await post({ project_id, name: 'Imported', csv: file }),
      await post({ project_id, name: 'Imported', csv_base64: Buffer.from(file).toString('base64') }),
      await raw(`project_id=${project_id}&name=Imported`, 'text/csv; charset=utf-8', file),
      await form({ project_id, name: 'Imported' }, Buffer.from(file)),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toMatchObject({
        status: 201,
        body: {
          data: {
            dry_run: false,
            name: 'Imported',
            status: 'draft',
            totals: { line_count: 2, scheduled_value: '30000.00' },
            notes: ['Total rows left out: 4.'],
            left_out: {
              rows: [{ row: 4, reason: 'total', text: 'Total 30000', scheduled_value: '30000.00' }],
              scheduled_value: '30000.00',
              stated_total: '30000.00',
            },
          },
        },
      });
      const { lines } = (await job.rest('GET', `/sovs/${body.data.id}`)).body.data;
      expect(lines).toEqual(body.data.lines);
      expect(lines.map(({ description }: Json) => description)).toEqual(['Footings', '=SUM(A1)']);
    }
  });

  it('can have credits and an amount that it states and does not add up to, which both APIs report', async () => {
    const csv = 'Item,Description,Amount\n1,Framing,10\n2,VE credit,(4)\n,Notes:,\n,Total,7\n';
    const { lines, totals, left_out } = await job.made(post({ project_id: job.projectId, csv }));
    expect(lines.map((line: Json) => line.scheduled_value)).toEqual(['10.00', '-4.00']);
    expect([totals.scheduled_value, left_out.scheduled_value, left_out.stated_total]).toEqual(['6.00', '7.00', '7.00']);
    const query =
      'mutation($input: ImportSovCsvInput!) { importSovCsv(input: $input) { leftOut { rows { row reason } scheduledValue statedTotal } } }';
    const input = { projectId: job.projectId, csv, dryRun: true };
    const { body } = await world.graphql(caller, query, { input });
    expect(body.data.importSovCsv.leftOut).toEqual({
      rows: [
        { row: 4, reason: 'NOTE' },
        { row: 5, reason: 'TOTAL' },
      ],
      scheduledValue: '7.00',
      statedTotal: '7.00',
    });
  });

  it('is read in its own encoding', async () => {
    const latin = Buffer.from('Description;Amount\nCaf\xe9;5\n', 'latin1');
    const { data } = (await raw(`project_id=${job.projectId}`, 'text/csv', latin)).body;
    expect(data.lines[0].description).toBe('Café');
    expect(data.notes).toContain('The file was read as windows-1252.');
  });

  it('is not stored in a dry run', async () => {
    await expectNothingWritten(world, async () => {
      const { status, body } = await raw(`project_id=${job.projectId}&dry_run=1`, 'text/csv', file);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ id: null, dry_run: true, totals: { line_count: 2 } });
      expect(body.data.lines[1]).toMatchObject({ id: null, position: 2, scheduled_value: '20000.00' });
      expect(body.data.columns).toContainEqual({ column: 'scheduled_value', header: 'Scheduled Value' });
    });
  });

  it('is refused with every bad cell, through both APIs', async () => {
    const csv = 'Item,Description,Amount\n1,,10\n1,Walls,ten\n';
    const rows = [
      { row: 2, column: 'description', code: 'missing', value: '' },
      { row: 3, column: 'scheduled_value', code: 'not_a_number', value: 'ten' },
      { row: 3, column: 'item_number', code: 'duplicate_item', value: '1' },
    ];
    const sorted = (given: Json[]) =>
      [...given].sort((a, b) => `${a.row}${a.column}`.localeCompare(`${b.row}${b.column}`));
    await expectNothingWritten(world, async () => {
      for (const dry_run of [true, false]) {
        const { status, body } = await post({ project_id: job.projectId, csv, dry_run });
        expect({ status, rows: sorted(body.rows) }).toEqual({ status: 422, rows: sorted(rows) });
        expect(body.errors.csv).toHaveLength(3);
      }
      const query = 'mutation($input: ImportSovCsvInput!) { importSovCsv(input: $input) { id } }';
      const { body } = await world.graphql(caller, query, { input: { projectId: job.projectId, csv } });
      expect(sorted(body.errors[0].extensions.rows)).toEqual(sorted(rows));
    });
  });

  it('is refused with a message when the body is not a file', async () => {
    await expectNothingWritten(world, async () => {
      const project_id = job.projectId;
      const answers = [
        [await post({ project_id, csv_base64: 'é' }), 422, ['csv_base64']],
        [await post({ project_id, csv: file, csv_base64: 'QQ==' }), 422, ['csv_base64']],
        [await post({ project_id }), 422, ['csv']],
        [await raw(`project_id=${project_id}`, 'text/csv', ''), 422, ['csv']],
        [await raw('', 'multipart/form-data; boundary=b', 'nothing'), 400, ['body']],
        [await form({ project_id, csv_base64: 'QQ==' }, Buffer.from(file)), 422, ['file']],
        [await form({ project_id: 'x' }, Buffer.from(file)), 422, ['project_id']],
        [await raw(`project_id=${project_id}`, 'text/csv', Buffer.from([0x50, 0x4b, 3, 4, 0])), 422, ['csv']],
      ] as const;
      for (const [answer, status, fields] of answers) {
        expect({ status: answer.status, fields: Object.keys(answer.body.errors ?? {}) }).toEqual({ status, fields });
      }
      const elsewhere = await world.rest(caller, 'POST', '/sovs', file, { 'content-type': 'text/csv' });
      expect([elsewhere.status, elsewhere.body.message]).toEqual([415, 'The Content-Type must be application/json.']);
      const workbook = await raw('', 'application/zip', 'PK');
      expect([workbook.status, workbook.body.message]).toEqual([
        415,
        'The Content-Type must be application/json, text/csv, or multipart/form-data.',
      ]);
      const column = await post({ project_id, csv: 'Item,Description\n1,Paint\n' });
      expect(column.body).toMatchObject({
        errors: { csv: ['No header names a scheduled value column.'] },
        rows: [{ column: 'scheduled_value', code: 'no_column' }],
      });
      const part = (name: string) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.csv"\r\n\r\n${file}\r\n`;
      const two = await raw('', 'multipart/form-data; boundary=b', `${part('sheet')}${part('second')}--b--\r\n`);
      expect(two.body.errors).toEqual({ second: ['Only one file is accepted; the second field is a second one.'] });
    });
  });

  it('replaces the lines of a schedule that has no billing', async () => {
    const own = await billing(world, caller, ['10000', '20000']);
    const replaced = await own.made(own.rest('POST', '/sovs/import-csv', { sov_id: own.sovId, csv: file }));
    expect(replaced).toMatchObject({ id: own.sovId, status: 'active' });
    const short = await own.rest('POST', '/sovs/import-csv', { sov_id: own.sovId, csv: 'Description,Amount\nx,1\n' });
    expect(Object.keys(short.body.errors)).toEqual(['lines']);
    own.lines = { 1: replaced.lines[0].id };
    await own.made(own.create({ period_to: '2026-01-31', lines: [own.entry('1', { materials_stored: 5 })] }));
    const billed = await own.rest('POST', '/sovs/import-csv', { sov_id: own.sovId, csv: file });
    expect(billed.body.errors.lines[0]).toContain('bills lines of this schedule');
  });

  it('is exported so that no spreadsheet executes its cells, and can be imported again unchanged', async () => {
    const { data } = (await post({ project_id: job.projectId, csv: file })).body;
    const answer = await job.rest('GET', `/sovs/${data.id}/export-csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="sovs-${data.id}.csv"`);
    expect(answer.text).toContain("'=SUM(A1)");
    const back = (await raw(`project_id=${job.projectId}`, 'text/csv', answer.text)).body.data;
    const plain = (lines: Json[]) => lines.map(({ id, ...line }) => line);
    expect(plain(back.lines)).toEqual(plain(data.lines));
  });

  it('is imported completely with 10,000 lines', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `${index + 1},Work of line ${index + 1},${index}.25`);
    const { status, body } = await raw(
      `project_id=${job.projectId}`,
      'text/csv',
      ['Item,Description,Amount', ...rows].join('\n'),
    );
    expect({ status, lines: body.data.totals.line_count }).toEqual({ status: 201, lines: 10_000 });
    const { lines } = (await job.rest('GET', `/sovs/${body.data.id}`)).body.data;
    expect((await job.rest('PUT', `/sovs/${body.data.id}`, { lines })).status).toBe(200);
  });
});
