import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { printCode, readPrintCode } from '../../../src/domain/waiver-request/print-code.js';
import { enterAddress, findByPrintCode, openWithCode } from '../../../src/services/waiver-request/print.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { readPdf } from '../../pdf/pdf-text.js';
import { digitsIn, mailCodes, otherDigits } from '../../support/records/waiver-codes.js';
import {
  type Asking,
  askByLink,
  openAlive,
  openAsking,
  read,
  sendRequest,
  typed,
  visitor,
} from '../../support/records/waiver-links.js';
import { openWorld } from '../../support/worlds/world.js';

const mailbox = 'office@drywall.example';

describe('a request in print', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });
  beforeEach(async () => {
    await world.sql('delete from sign_in_attempts');
    await world.sql(`delete from tasks where kind = 'send_waiver_code'`);
  });

  const enter = (code: string, email: string) => enterAddress(world.app.infrastructure, visitor, code, email);
  const openPrint = (code: string, digits: string, email = mailbox) =>
    openWithCode(world.app.infrastructure, visitor, code, { email, digits });
  const codesOf = (id: string) => world.sql('select 1 from waiver_request_codes where waiver_request_id = $1', [id]);
  const draft = (body: object = {}) =>
    world.send(asking.gc, 'POST', '/waiver-requests', {
      project_id: asking.job.projectId,
      party_id: asking.job.silentPartyId,
      type: 'unconditional_progress',
      amount: '12500.00',
      through_date: '2026-01-31',
      ...body,
    });
  const print = async (id: string) => {
    const answer = await world.app.server.inject({
      url: `/api/v1/waiver-requests/${id}/print`,
      headers: { authorization: `Bearer ${asking.gc.token}` },
    });
    return { answer, ...(answer.statusCode === 200 ? await readPdf(answer.rawPayload) : { pages: [], texts: [] }) };
  };

  it('has a code that is the end of its id, in an alphabet without look-alikes', () => {
    const id = '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e71';
    expect(printCode(id)).toBe('DA6G-RBKH');
    expect(readPrintCode('da6g rbkh')).toBe('6a8d0c2e71');
    expect(readPrintCode('IXN8-T3lE')).toBe(readPrintCode('1XN8-T31E'));
    expect(readPrintCode('OOOO-0000')).toBe('0000000000');
    for (const none of ['', '1XN8-T31', '1XN8-T31E0', 'UUUU-UUUU', '1XN8-T31!']) expect(readPrintCode(none)).toBeNull();
    for (const made of ['00000000', 'ffffffff', '8d0c2e71']) {
      const ending = `${made}${made}`.slice(-10);
      expect(readPrintCode(printCode(`019c1a5e-7d2f-7c3a-9b1e-00${ending}`))).toBe(ending);
    }
  });

  it('is printed on one page, with who asks, for what, and where it is answered', async () => {
    const { id } = await draft({ message: 'For our draw of March.' });
    const { answer, pages, texts } = await print(id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('-request.pdf'),
    });
    expect(pages).toHaveLength(1);
    const [text] = texts as [string];
    for (const part of [
      'asks Roof Works for a lien waiver',
      '$12,500.00',
      'January 31, 2026',
      'For our draw of March.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`/w/${printCode(id)}`);
    // Printing changes nothing.
    expect(await read(world, asking, id)).toMatchObject({ status: 'draft', sent_at: null });
  });

  it('has the form behind it where that is signed by hand', async () => {
    const { id } = await draft({ state: 'GA' });
    const { pages, texts } = await print(id);
    expect(pages.length).toBeGreaterThan(1);
    expect(texts[0]).toContain('Sign it by hand, in front of a witness');
    expect(texts.slice(1).join(' ')).toContain('(WITNESS)');
  });

  it('is not printed once it is answered, and not for another account', async () => {
    const { id, link } = await askByLink(world, asking);
    expect((await print(id)).answer.statusCode).toBe(200);
    await signByLink(link, id, typed);
    expect((await print(id)).answer.statusCode).toBe(404);
    const { status } = await world.rest(await world.caller(), 'GET', `/waiver-requests/${id}/print`);
    expect([403, 404]).toContain(status);
  });

  it('is opened by its code and a one-time code in the mailbox that is asked', async () => {
    const { id } = await sendRequest(world, asking);
    await mailCodes(world);
    const code = printCode(id).toLowerCase();
    await enter(code, 'Office@Drywall.example');
    const [message, ...more] = await mailCodes(world);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ to: { address: mailbox } });
    const digits = digitsIn(message);
    expect(message!.subject).not.toContain(digits);
    const stored = await world.sql('select * from waiver_request_codes where waiver_request_id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(digits);
    const secret = await openPrint(code, ` ${digits.slice(0, 3)} ${digits.slice(3)} `);
    const link = await openAlive(world, secret!);
    expect(link).toMatchObject({ mailbox, landsOn: id });
    // It works once.
    expect(await openPrint(code, digits)).toBeNull();
    await signByLink(link, id, typed);
    expect(await read(world, asking, id)).toMatchObject({ status: 'held' });
  });

  it('is not opened by the code alone, nor with the code of another request, or one that is wrong, old or replaced', async () => {
    const [{ id }, other] = [await sendRequest(world, asking), await sendRequest(world, asking, { amount: '7.00' })];
    const code = printCode(id);
    for (const digits of ['', '000000', 'abcdef', code]) expect(await openPrint(code, digits)).toBeNull();
    await enter(code, mailbox);
    const first = digitsIn((await mailCodes(world))[0]);
    expect(await openPrint(printCode(other.id), first)).toBeNull();
    expect(await openPrint(code, first, 'other@drywall.example')).toBeNull();
    await enter(code, mailbox);
    const second = digitsIn((await mailCodes(world))[0]);
    if (first !== second) expect(await openPrint(code, first)).toBeNull();
    await world.sql(
      `update waiver_request_codes set expires_at = now() - interval '1 second' where waiver_request_id = $1`,
      [id],
    );
    expect(await openPrint(code, second)).toBeNull();
    expect(
      await world.sql('select 1 from waiver_request_links where waiver_request_id = any($1)', [[id, other.id]]),
    ).toEqual([]);
  });

  it('has a one-time code that bears five attempts', async () => {
    const { id } = await sendRequest(world, asking);
    await enter(printCode(id), mailbox);
    const digits = digitsIn((await mailCodes(world))[0]);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await openPrint(printCode(id), otherDigits(digits))).toBeNull();
    expect(await openPrint(printCode(id), digits)).toBeNull();
  });

  it('sends a code only to the mailbox that is asked, and says the same to everyone', async () => {
    const { id } = await sendRequest(world, asking);
    const answer = await enter(printCode(id), 'stranger@example.com');
    expect(answer).toMatchObject({ email: 'stranger@example.com', print: { requestId: id } });
    expect(await enter('ZZZZ-ZZZZ', 'stranger@example.com')).toMatchObject({ email: 'stranger@example.com' });
    expect(await mailCodes(world)).toEqual([]);
    expect(await codesOf(id)).toEqual([]);
    expect(await read(world, asking, id)).toMatchObject({ email: mailbox, offered_email: null });
  });

  it('sends at most five codes, and does not say so', async () => {
    const { id } = await sendRequest(world, asking);
    for (let count = 0; count < 7; count += 1) await enter(printCode(id), mailbox);
    expect(await codesOf(id)).toHaveLength(5);
  });

  it('limits the uses of a code, an address and a network, right or wrong', async () => {
    const { id } = await sendRequest(world, asking);
    const limited = (work: () => Promise<unknown>, most: number) =>
      expect(
        (async () => {
          for (let count = 0; count <= most; count += 1) await work();
        })(),
      ).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const code of [printCode(id), 'ZZZZ-ZZZZ']) {
      await limited(() => findByPrintCode(world.app.infrastructure, visitor, code), 30);
    }
    await world.sql('delete from sign_in_attempts');
    let next = 0;
    const another = () => printCode(`019c1a5e-7d2f-7c3a-9b1e-ffff${String((next += 1)).padStart(8, '0')}`);
    await limited(() => enter(printCode(id), mailbox), 10);
    await world.sql('delete from sign_in_attempts');
    await limited(() => findByPrintCode(world.app.infrastructure, visitor, another()), 120);
  });

  it('is opened by its reader, however often others enter that mailbox', async () => {
    const { id } = await sendRequest(world, asking);
    const code = printCode(id);
    const from = (ip: string) => ({ ...visitor, ip });
    const enterFrom = (ip: string, typedCode: string) =>
      enterAddress(world.app.infrastructure, from(ip), typedCode, mailbox);
    // Another code in the same network, and the same code in another one.
    for (let count = 0; count < 10; count += 1) {
      await enterFrom(visitor.ip, 'ZZZZ-ZZZZ');
      await openWithCode(world.app.infrastructure, from('203.0.113.77'), code, { email: mailbox, digits: '000000' });
    }
    await expect(enterFrom(visitor.ip, 'ZZZZ-ZZZZ')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await mailCodes(world);
    await enterFrom(visitor.ip, code);
    const digits = digitsIn((await mailCodes(world))[0]);
    expect(await openPrint(code, digits)).not.toBeNull();
  });

  it('takes no more guesses of its digits from many networks', async () => {
    const { id } = await sendRequest(world, asking);
    await enter(printCode(id), mailbox);
    const digits = digitsIn((await mailCodes(world))[0]);
    for (let host = 1; host <= 5; host += 1) {
      const guess = { email: mailbox, digits: otherDigits(digits) };
      const far = { ...visitor, ip: `198.51.100.${host}` };
      expect(await openWithCode(world.app.infrastructure, far, printCode(id), guess)).toBeNull();
    }
    expect(await openPrint(printCode(id), digits)).toBeNull();
  });

  it('says three times a day that an address was left, and stores each', async () => {
    const { id } = await draft();
    const left = async () =>
      (
        await world.sql(
          `select 1 from emails where template = 'waiver_request_answered' and data ->> 'requestId' = $1
             and data ->> 'outcome' = 'address_left'`,
          [id],
        )
      ).length;
    for (let count = 1; count <= 5; count += 1) {
      await enter(printCode(id), `reader-${count}@works.example`);
      expect(await read(world, asking, id)).toMatchObject({ offered_email: `reader-${count}@works.example` });
    }
    expect(await left()).toBe(3);
    // A quarter of an hour later, the day is the same.
    await world.sql(
      `delete from sign_in_attempts where window_start <> date_trunc('day', now() at time zone 'utc') at time zone 'utc'`,
    );
    await enter(printCode(id), 'later@works.example');
    expect(await left()).toBe(3);
  });

  it('says fifty times a day in an account that an address was left', async () => {
    const requests = await Promise.all(Array.from({ length: 18 }, () => draft()));
    let count = 0;
    for (const { id } of requests) {
      for (let time = 0; time < 3; time += 1) {
        const far = { ...visitor, ip: `198.51.100.${(count += 1)}` };
        await enterAddress(world.app.infrastructure, far, printCode(id), `reader-${count}@works.example`);
      }
    }
    const ids = requests.map(({ id }) => id);
    const emails = await world.sql(
      `select distinct id from emails where template = 'waiver_request_answered' and data ->> 'requestId' = any($1)`,
      [ids],
    );
    expect(emails).toHaveLength(50);
  });

  it('takes the address of a payee that has none, which the payer confirms by sending the request there', async () => {
    const { id } = await draft();
    const code = printCode(id);
    await enter(code, 'roof@works.example');
    expect(await mailCodes(world)).toEqual([]);
    expect(await read(world, asking, id)).toMatchObject({
      ...{ status: 'draft', email: null, offered_email: 'roof@works.example', times_sent: 0 },
      offered_at: expect.any(String),
    });
    const emails = await world.sql<{ data: { outcome: string; address: string } }>(
      `select data from emails where template = 'waiver_request_answered' and data ->> 'requestId' = $1`,
      [id],
    );
    expect(emails[0]!.data).toMatchObject({ outcome: 'address_left', address: 'roof@works.example' });
    // Until then, that mailbox opens nothing.
    expect(await openPrint(code, '000000', 'roof@works.example')).toBeNull();
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, { email: 'roof@works.example' });
    expect(await read(world, asking, id)).toMatchObject({ status: 'requested', offered_email: null, offered_at: null });
    await enter(code, 'roof@works.example');
    const digits = digitsIn((await mailCodes(world))[0]);
    expect(await openPrint(code, digits, 'roof@works.example')).not.toBeNull();
  });

  it('is not sent to an address that was left, unless the payer names it', async () => {
    const { id } = await draft();
    await enter(printCode(id), 'thief@example.com');
    const { status, body } = await world.rest(asking.gc, 'POST', `/waiver-requests/${id}/send`, {});
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  });

  it('is found no more once it ended', async () => {
    const find = (id: string) => findByPrintCode(world.app.infrastructure, visitor, printCode(id));
    const { id } = await sendRequest(world, asking);
    expect(await find(id)).toMatchObject({ requestId: id, payer: expect.any(String) });
    await world.sql(`update waiver_requests set expires_at = now() - interval '1 day' where id = $1`, [id]);
    expect(await find(id)).toBeNull();
    const cancelled = await sendRequest(world, asking);
    await world.send(asking.gc, 'POST', `/waiver-requests/${cancelled.id}/cancel`, {});
    expect(await find(cancelled.id)).toBeNull();
  });
});
