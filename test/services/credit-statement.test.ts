/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readPdf } from '../pdf/pdf-text.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { chargeAt, spendThroughMarch } from '../support/records/spending.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a credit statement', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller({ credits: '0', name: 'Bay Concrete Pumping, Inc.' });
    await world.sql(
      `update organizations set address_line_1 = '500 Harbor Boulevard', city = 'Oakland', state = 'CA', zip = '94607' where id = $1`,
      [caller.organizationId],
    );
    await spendThroughMarch(world, caller);
  });

  const march = 'from=2026-03-01&to=2026-03-31';
  const rows = async (query: string, by = caller): Promise<string[][]> => {
    const answer = await world.rest(by, 'GET', `/credits/statement?format=csv&${query}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return (parse(answer.text, { bom: true }) as string[][]).slice(1);
  };

  it('lists the movements between the opening and the closing balance as CSV, with API calls by the day', async () => {
    expect(await rows(march)).toEqual([
      ['2026-03-01', 'balance', '', 'Opening balance', '', '', '204.00'],
      ['2026-03-01', 'charge', 'document_generation', 'Document generation: preliminary notice', '', '1.00', '203.00'],
      ['2026-03-02', 'charge', 'api_call', 'API calls: 6', '', '0.60', '202.40'],
      ['2026-03-12', 'charge', 'fulfillment_notice_research', `'=Research, "full" service`, '', '59.00', '143.40'],
      ['2026-03-20', 'refund', 'document_generation', 'Misprint', '0.40', '', '143.80'],
      ['2026-03-31', 'balance', '', 'Closing balance', '', '', '143.80'],
    ]);
  });

  it('has no gap to the statements of the days before and after', async () => {
    const before = await rows('from=2026-01-01&to=2026-02-28');
    expect([before[0]!.at(-1), before.at(-1)!.at(-1)]).toEqual(['0.00', '204.00']);
    const after = await rows('from=2026-04-01&to=2026-04-02');
    expect(after.map((row) => row.at(-1))).toEqual(['143.80', '343.80', '343.80']);
    expect(await rows('from=2030-01-01&to=2030-01-31')).toEqual([
      ['2030-01-01', 'balance', '', 'Opening balance', '', '', '343.80'],
      ['2030-01-31', 'balance', '', 'Closing balance', '', '', '343.80'],
    ]);
  });

  it('is a sealed PDF by default, and shows how much of the balance is held', async () => {
    const answer = await world.app.server.inject({
      url: `/api/v1/credits/statement?${march}`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="credit-statement-2026-03-01-2026-03-31.pdf"',
    );
    const [seal] = signaturesOf(answer.rawPayload);
    verifySignature(seal!.cms, seal!.covered);
    const text = (await readPdf(answer.rawPayload)).texts.join(' ');
    for (const words of [
      'Bay Concrete Pumping, Inc.',
      'Oakland, CA 94607',
      '143.80 credits',
      '20.00 of them held for open requests',
      'API calls: 6',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('covers the month of its last day by default, and the last day is today by default', async () => {
    await roomInTheHour(10);
    const today = new Date().toISOString().slice(0, 10);
    expect((await rows('to=2026-03-12'))[0]).toEqual([
      '2026-03-01',
      'balance',
      '',
      'Opening balance',
      '',
      '',
      '204.00',
    ]);
    const plain = await rows('');
    expect([plain[0]![0], plain.at(-1)![0]]).toEqual([`${today.slice(0, 8)}01`, today]);
  });

  it('is the organization’s own, and empty in its sandbox', async () => {
    const sandbox = await rows(march, await world.sandboxOf(caller));
    expect(sandbox.map((row) => row.at(-1))).toEqual(['2000.00', '2000.00']);
    const never = await world.caller({ credits: '0' });
    expect((await rows(march, never)).map((row) => row.at(-1))).toEqual(['0.00', '0.00']);
  });

  it('returns the balances through GraphQL, and renders the file only when it is requested', async () => {
    const { body } = await world.graphql(
      caller,
      `{ creditStatement(from: "2026-03-01", to: "2026-03-31", format: CSV) {
        organizationId from to lineCount fileName mimeType opening { total free partnerEligible } closing { total free partnerEligible }
      } }`,
    );
    expect(body.data.creditStatement).toEqual({
      organizationId: caller.organizationId,
      from: '2026-03-01',
      to: '2026-03-31',
      lineCount: 4,
      fileName: 'credit-statement-2026-03-01-2026-03-31.csv',
      mimeType: 'text/csv; charset=utf-8',
      opening: { total: 204, free: 4, partnerEligible: 200 },
      closing: { total: 143.8, free: 2.8, partnerEligible: 141 },
    });
    const { completed } = world.app.infrastructure.renderer.stats().lanes.small;
    await world.graphql(caller, '{ creditStatement(from: "2026-03-01", to: "2026-03-31") { lineCount } }');
    expect(world.app.infrastructure.renderer.stats().lanes.small.completed).toBe(completed);
    const file = await world.graphql(caller, '{ creditStatement(from: "2026-03-01", to: "2026-03-31") { content } }');
    expect(Buffer.from(file.body.data.creditStatement.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['from=2026-04-01&to=2026-03-31', { from: ['The from field must not be a date after 2026-03-31.'] }],
    ['from=2026-02-30', { from: ['The from field must be a valid date in the format YYYY-MM-DD.'] }],
    ['to=now&format=xls', { to: expect.anything(), format: expect.anything() }],
  ])('refuses %s by field', async (query, errors) => {
    const answer = await world.rest(caller, 'GET', `/credits/statement?${query}`);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('is refused as PDF with characters that no font has, naming them, and available as CSV', async () => {
    const other = await world.caller({ credits: '50.00' });
    await chargeAt(world, other, '2026-05-05T08:00', { description: 'Document generation: ขค' });
    const days = 'from=2026-05-01&to=2026-05-31';
    const answer = await world.rest(other, 'GET', `/credits/statement?${days}`);
    expect([answer.status, answer.body.errors.format[0]]).toEqual([
      422,
      expect.stringMatching(/"ข" \(U\+0E02\).*ask for CSV/),
    ]);
    expect((await rows(days, other))[1]![3]).toBe('Document generation: ขค');
  });

  it('is refused by field with more lines than a PDF can have', async () => {
    const other = await world.caller({ credits: '10000.00' });
    // In batches, because a row slows down when one transaction changes it thousands of times.
    for (let batch = 0; batch < 30; batch += 1) {
      await world.sql(
        `select ledger_charge($1, '2026-05-05', 'document_generation', 1, false, 'Document', null, null, 'many:' || n)
         from generate_series($2::int, $2::int + 99) n`,
        [other.organizationId, batch * 100],
      );
    }
    await chargeAt(world, other, '2026-05-05T08:00');
    const days = 'from=2026-05-01&to=2026-05-31';
    const answer: Json = await world.rest(other, 'GET', `/credits/statement?${days}`);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { from: ['The statement would have more than 3000 lines: ask for fewer days, or ask for CSV.'] },
    ]);
    expect(await rows(days, other)).toHaveLength(3_003);
  });
});
