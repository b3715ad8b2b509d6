import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { printCode } from '../../src/domain/waiver-request/print-code.js';
import { AskingPayer } from '../support/records/link-pages.js';
import { digitsIn, mailCodes, otherDigits } from '../support/records/waiver-codes.js';
import { openWorld } from '../support/worlds/world.js';

describe('the page of a printed code', () => {
  const world = openWorld();
  const unknown = 'ZZZZ-ZZZZ';
  let payer: AskingPayer;
  beforeAll(async () => {
    payer = await AskingPayer.open(world);
  });
  beforeEach(async () => {
    await world.sql('delete from sign_in_attempts');
    await world.sql(`delete from tasks where kind = 'send_waiver_code'`);
  });

  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => world.app.server.inject({ method, url });
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    world.app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  /** The page without what it says of who asks, and of its code. */
  const plain = (body: string, code: string) =>
    body
      .replace(/<p class="lead">.*<\/p>\n/, '')
      .replaceAll('Harbor Builders', 'The company that asks')
      .replaceAll(code, 'CODE');

  it('shows who asks and that a request is there, and nothing else of it', async () => {
    const id = await payer.ask({ message: 'For our draw.', invoice_number: 'A-17' });
    const { statusCode, headers, body } = await get(`/w/${printCode(id).toLowerCase().replace('-', '')}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<strong>Harbor Builders</strong> asks for a lien waiver');
    for (const fact of ['Harbor Hall', '12,500', 'drywall', 'Drywall', 'For our draw', 'A-17', id]) {
      expect(body).not.toContain(fact);
    }
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('is the same for a wrong code, except for who asks, in each of its steps', async () => {
    const code = printCode(await payer.ask());
    const pages = async (of: string) => {
      const answers = [
        await get(`/w/${of}`),
        await post(`/w/${of}/address`, { email: 'stranger@example.com' }),
        await post(`/w/${of}/address`, { email: 'no address' }),
        await post(`/w/${of}/open`, { email: 'stranger@example.com', digits: '123456' }),
      ];
      return answers.map(({ statusCode, body }) => [statusCode, plain(body, of)]);
    };
    const right = await pages(code);
    expect(right.map(([status]) => status)).toEqual([200, 200, 422, 422]);
    expect(await pages(unknown)).toEqual(right);
    // What cannot be a code at all.
    expect((await get('/w/nowhere')).statusCode).toBe(404);
  });

  it('is the same for the mailbox that is asked and for any other', async () => {
    const code = printCode(await payer.ask());
    const body = async (email: string) =>
      (await post(`/w/${code}/address`, { email })).body.replaceAll(email, 'ADDRESS');
    expect(await body('office@drywall.example')).toBe(await body('stranger@example.com'));
    const drafted = await world.send(payer.caller, 'POST', '/waiver-requests', {
      project_id: payer.job.projectId,
      party_id: payer.job.silentPartyId,
      type: 'conditional_progress',
      amount: '1.00',
      through_date: '2026-01-31',
    });
    const draft = printCode(drafted.id);
    const ofDraft = (await post(`/w/${draft}/address`, { email: 'stranger@example.com' })).body;
    expect(plain(ofDraft.replaceAll('stranger@example.com', 'ADDRESS'), draft)).toBe(
      plain(await body('stranger@example.com'), code),
    );
  });

  it('changes nothing when it is opened', async () => {
    const id = await payer.ask();
    const state = () =>
      world.sql(
        `select r.*, (select count(*) from waiver_request_codes) as codes, (select count(*) from waiver_request_links) as links,
           (select count(*) from tasks) as tasks from waiver_requests r where id = $1`,
        [id],
      );
    const before = await state();
    for (const path of ['', '/address', '/open']) {
      for (const method of ['GET', 'HEAD'] as const) await get(`/w/${printCode(id)}${path}?email=a@b.example`, method);
    }
    expect(await state()).toEqual(before);
  });

  it('leads to the page of the request with the code from the mailbox alone', async () => {
    const id = await payer.ask();
    const code = printCode(id);
    const email = 'office@drywall.example';
    const asked = await post(`/w/${code}/address`, { email });
    expect(asked.body).toContain('autocomplete="one-time-code"');
    const digits = digitsIn((await mailCodes(world))[0]);
    const wrong = await post(`/w/${code}/open`, { email, digits: otherDigits(digits) });
    expect([wrong.statusCode, wrong.headers.location]).toEqual([422, undefined]);
    expect(wrong.body).toContain('role="alert"');
    const opened = await post(`/w/${code}/open`, { email, digits });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/^\/w\?token=[\w-]{43}$/);
    const page = await get(opened.headers.location as string);
    expect(page.body).toContain(`id="request-${id}"`);
    expect((await post(`/w/${code}/open`, { email, digits })).statusCode).toBe(422);
  });

  it('takes no form of another site, and none without an address', async () => {
    const code = printCode(await payer.ask());
    for (const act of ['address', 'open']) {
      const fields = { email: 'office@drywall.example', digits: '000000' };
      expect((await post(`/w/${code}/${act}`, fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
      expect((await post(`/w/${code}/${act}`, fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    }
    expect((await post(`/w/${code}/open`, { digits: '000000' })).statusCode).toBe(400);
    expect((await post(`/w/${code}/address`, {})).statusCode).toBe(422);
    expect(await mailCodes(world)).toEqual([]);
  });

  it('escapes what is in its address and what is typed', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { body } = await get(`/w/${encodeURIComponent(hostile)}`);
    expect(body).not.toContain('<script>alert');
    const typed = await post(`/w/${unknown}/address`, { email: hostile });
    expect(typed.body).not.toContain('<script>alert');
    expect(typed.body).toContain('aria-invalid="true"');
  });
});
