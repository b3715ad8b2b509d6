import { beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { expectNothingWritten } from '../contract/snapshot.js';
import { waitUntilBlocked } from '../support/databases/locks.js';
import { type AskingJob, askingApplication, askingJob } from '../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a round of waiver requests from a file', () => {
  const world = openWorld();
  let gc: Caller;
  let job: AskingJob;
  let applicationId: string;
  beforeEach(async () => {
    gc = await world.caller();
    job = await askingJob(world, gc);
    applicationId = await askingApplication(world, gc, job.projectId);
  });

  const post = (body: object) =>
    world.rest(gc, 'POST', `/pay-applications/${applicationId}/waiver-requests`, {
      type: 'conditional_progress',
      through_date: '2026-01-31',
      ...body,
    });
  const asked = async (): Promise<Json[]> =>
    (await world.rest(gc, 'GET', `/waiver-requests?pay_application_id=${applicationId}&per_page=100`)).body.data;
  const file = (...lines: string[]) => lines.join('\r\n');

  it('asks each payee that it names, by name or by id, with its amount, mailbox and invoice', async () => {
    const csv = file(
      'Harbor Hall – payees of January',
      '',
      'Vendor;Net Pay;E-mail address;Invoice #',
      'DRYWALL PARTNERS;"$1,234.50";pay@drywall.example;DP-7',
      '',
      `${job.supplierPartyId};300.00;;`,
    );
    const answer = await post({ csv });
    expect(answer.body.data).toMatchObject({ asked: 2, amount: '1534.50', bad_rows: [] });
    const requests = (await asked()).sort((one, other) => other.amount.localeCompare(one.amount));
    expect(
      requests.map(({ party_id, amount, email, invoice_number }) => [party_id, amount, email, invoice_number]),
    ).toEqual([
      [job.supplierPartyId, '300.00', 'ar@gypsum.example', null],
      [job.subPartyId, '1234.50', 'pay@drywall.example', 'DP-7'],
    ]);
  });

  it('is read from bytes as well, whatever their encoding', async () => {
    const csv_base64 = Buffer.from('\uFEFFparty\tamount\r\nDrywall Partners\t10\r\n', 'utf16le').toString('base64');
    expect((await post({ csv_base64 })).body.data).toMatchObject({ asked: 1, amount: '10.00' });
  });

  const bad = (cells: string, column: string | null, code: string, value: string) => ({ cells, column, code, value });
  it.each([
    bad('Drywall Partners,abc,,', 'amount', 'not_a_number', 'abc'),
    bad('Drywall Partners,,,', 'amount', 'missing', ''),
    bad('Drywall Partners,0,,', 'amount', 'not_above_zero', '0'),
    bad('Drywall Partners,-5.00,,', 'amount', 'negative', '-5.00'),
    bad('Drywall Partners,45.000,,', 'amount', 'ambiguous_number', '45.000'),
    bad('Drywall Partners,"10000,50",,', 'amount', 'not_a_number', '10000,50'),
    bad('Drywall Partners,5.00,nowhere,', 'email', 'not_an_email', 'nowhere'),
    bad(',5.00,,', 'party', 'missing', ''),
    bad('Unknown Inc,5.00,,', 'party', 'not_below', 'Unknown Inc'),
    bad('01900000-0000-7000-8000-000000000000,5.00,,', 'party', 'not_below', '01900000-0000-7000-8000-000000000000'),
    bad('gypsum supply,5.00,,', 'party', 'duplicate_party', 'gypsum supply'),
    bad('Roof Works,5.00,,', 'email', 'no_mailbox', ''),
    bad(`Drywall Partners,5.00,,${'7'.repeat(256)}`, 'invoice_number', 'too_long', '7'.repeat(100)),
  ])('names a bad row by row, column and value, and asks the others only then: $code of $cells', async (expected) => {
    const { cells, ...fault } = expected;
    const csv = file('party,amount,email,invoice number', 'Gypsum Supply,300.00,,', cells);
    const row = { row: 3, ...fault };
    const shown = await post({ csv, dry_run: true });
    expect(shown.body.data).toMatchObject({ is_dry_run: true, asked: 1, amount: '300.00' });
    expect(shown.body.data.bad_rows).toEqual([{ ...row, message: expect.stringMatching(/^Row 3, /) }]);
    await expectNothingWritten(world, async () => {
      const refused = await post({ csv });
      expect(refused.status).toBe(422);
      expect(refused.body.rows).toEqual([row]);
      expect(Object.keys(refused.body.errors)).toEqual(['csv']);
    });
    const done = await post({ csv, skip_bad_rows: true });
    expect(done.body.data).toMatchObject({ is_dry_run: false, asked: 1, bad_rows: [row] });
    expect((await asked()).map(({ party_id }) => party_id)).toEqual([job.supplierPartyId]);
    const left = done.body.data.rows.filter(({ outcome }: Json) => outcome === 'left_out');
    expect(left.map(({ organization_name }: Json) => organization_name)).toEqual(
      fault.code === 'no_mailbox' ? ['Roof Works'] : [],
    );
  });

  it('names a party by its id where several have its name', async () => {
    const organization = await world.send(gc, 'POST', '/organizations', {
      name: 'Drywall Partners',
      email: 'b@dry.example',
    });
    const body = { project_id: job.projectId, organization_id: organization.id, role: 'subcontractor' };
    const twin = await world.send(gc, 'POST', '/parties', { ...body, hired_by_party_id: job.claimantPartyId });
    const ambiguous = await post({ csv: file('party,amount', 'Drywall Partners,5.00'), dry_run: true });
    expect(ambiguous.body.data.bad_rows).toMatchObject([{ row: 2, column: 'party', code: 'ambiguous_party' }]);
    expect((await post({ csv: file('party,amount', `${twin.id},5.00`) })).body.data.asked).toBe(1);
  });

  it.each([
    ['without a header', 'Drywall Partners,5.00', 'no_header'],
    ['without a column for the amount', 'party,email\nDrywall Partners,a@b.example', 'no_column'],
    ['without a row', 'party,amount\n', 'no_lines'],
    ['with too many rows', `party,amount\n${'Drywall Partners,5.00\n'.repeat(501)}`, 'too_many_lines'],
    ['that is no text', 'party,amount\n\u0000', 'not_text'],
  ])('is refused %s, whatever is to be left out', async (_, csv, code) => {
    for (const more of [{}, { skip_bad_rows: true }, { dry_run: true }]) {
      const answer = await post({ csv, ...more });
      expect(answer.status).toBe(422);
      if (code !== 'not_text') expect(answer.body.rows).toMatchObject([{ code }]);
    }
    expect(await asked()).toEqual([]);
  });

  it('replaces the payees, and only a file has rows to leave out', async () => {
    const payees = [{ party_id: job.subPartyId, amount: '5.00' }];
    const csv = file('party,amount', 'Drywall Partners,5.00');
    for (const body of [{}, { payees, csv }, { csv, csv_base64: 'YQ==' }]) {
      expect((await post(body)).body.errors).toEqual({ payees: [expect.stringContaining('Name the payees')] });
    }
    expect(Object.keys((await post({ payees, skip_bad_rows: true })).body.errors)).toEqual(['skip_bad_rows']);
    expect(Object.keys((await post({ csv_base64: '%%%' })).body.errors)).toEqual(['csv_base64']);
    expect(await asked()).toEqual([]);
  });

  it('asks no payee twice, and none below the threshold', async () => {
    await world.send(gc, 'PUT', `/projects/${job.projectId}`, { waiver_request_threshold: '100.00' });
    const csv = file('party,amount', 'Drywall Partners,500.00', 'Gypsum Supply,99.99');
    expect((await post({ csv })).body.data).toMatchObject({ asked: 1, bad_rows: [] });
    const again = (await post({ csv })).body.data;
    expect(again.asked).toBe(0);
    expect(again.rows.map(({ outcome }: Json) => outcome).sort()).toEqual([
      'already_asked',
      'below_threshold',
      'no_amount',
    ]);
  });

  it('shows of a payee that was asked already what that request says', async () => {
    const csv = file('party,amount,email', 'Drywall Partners,500.00,first@drywall.example');
    await post({ csv });
    const [request] = await asked();
    for (const dry_run of [true, false]) {
      const again = await post({
        csv: file('party,amount,email', 'Drywall Partners,900.00,other@drywall.example'),
        dry_run,
      });
      const [row] = again.body.data.rows.filter(({ outcome }: Json) => outcome === 'already_asked');
      expect(row).toMatchObject({
        ...{ amount: '500.00', email: 'first@drywall.example', waiver_request_id: request!.id, reasons: [] },
      });
      expect(again.body.data).toMatchObject({ asked: 0, amount: '0.00' });
    }
  });

  it('counts the first row of a payee, and names it at each further one', async () => {
    const csv = file(
      'party,amount,invoice',
      'Drywall Partners,500.00,DP-7',
      'Gypsum Supply,80.00,G-1',
      'DRYWALL PARTNERS,200.00,DP-8',
      `${job.subPartyId},50.00,DP-9`,
    );
    const message = /is named on an earlier row .*, and only row 2 counts: write one row for each payee, with the sum/;
    const done = await post({ csv, skip_bad_rows: true });
    expect(done.body.data).toMatchObject({ asked: 2, amount: '580.00' });
    expect(done.body.data.bad_rows).toEqual([
      {
        ...{ row: 4, column: 'party', code: 'duplicate_party', value: 'DRYWALL PARTNERS' },
        message: expect.stringMatching(message),
      },
      {
        ...{ row: 5, column: 'party', code: 'duplicate_party', value: job.subPartyId },
        message: expect.stringMatching(message),
      },
    ]);
  });

  it('names what has gone bad since the dry run, and asks the others', async () => {
    const csv = file(
      'party,amount,email',
      'Drywall Partners,500.00,',
      'Gypsum Supply,80.00,',
      'Roof Works,7.00,r@roof.example',
    );
    expect((await post({ csv, dry_run: true })).body.data).toMatchObject({ asked: 3, bad_rows: [] });
    await world.sql('update parties set is_active = false where id = $1', [job.silentPartyId]);
    await world.sql(`update organizations set email = null where name = 'Gypsum Supply' and account_id = $1`, [
      gc.organizationId,
    ]);
    expect((await post({ csv })).status).toBe(422);
    const { data } = (await post({ csv, skip_bad_rows: true })).body;
    expect(data).toMatchObject({ asked: 1, amount: '500.00' });
    expect(data.bad_rows).toMatchObject([
      { row: 3, code: 'no_mailbox' },
      { row: 4, code: 'not_below' },
    ]);
    expect((await asked()).map(({ party_id }) => party_id)).toEqual([job.subPartyId]);
  });

  it('leaves out a payee that leaves the project while its round waits for it', async () => {
    const csv = file('party,amount,email', 'Drywall Partners,500.00,', 'Roof Works,7.00,r@roof.example');
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query('update parties set is_active = false where id = $1', [job.silentPartyId]);
    const round = post({ csv, skip_bad_rows: true });
    await waitUntilBlocked(world);
    await client.query('commit');
    await client.end();
    const { data } = (await round).body;
    expect(data).toMatchObject({ asked: 1, bad_rows: [{ row: 3, code: 'not_below', value: job.silentPartyId }] });
  });
});
