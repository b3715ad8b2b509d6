import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listLinked } from '../../../src/services/waiver-request/linked.js';
import { confirmPayment } from '../../../src/services/waiver-request/release.js';
import { uploadByLink } from '../../../src/services/waiver-request/scan.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { sendSigningCode } from '../../../src/services/waiver-request/sign-code.js';
import { readPdf } from '../../pdf/pdf-text.js';
import { faultsOf } from '../../support/records/credits.js';
import { digitsIn, mailCodes, otherDigits } from '../../support/records/waiver-codes.js';
import { type Asking, askByLink, openAsking, read, typed } from '../../support/records/waiver-links.js';
import { openWorld } from '../../support/worlds/world.js';

describe('a signature with a one-time code', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });
  beforeEach(async () => {
    await world.sql('delete from sign_in_attempts');
    await world.sql(`delete from tasks where kind = 'send_waiver_code'`);
  });

  const ask = (body: object = {}) => askByLink(world, asking, { require_code: true, ...body });
  const codeFor = async ({ id, link }: Awaited<ReturnType<typeof ask>>) => {
    await sendSigningCode(link, id);
    return digitsIn((await mailCodes(world)).at(-1));
  };
  const refused = expect.objectContaining({ code: 'VALIDATION_FAILED', errors: { code: [expect.any(String)] } });

  it('is made once the code from the mailbox is entered, and its certificate says so', async () => {
    const asked = await ask();
    expect(await read(world, asking, asked.id)).toMatchObject({ require_code: true });
    const [shown] = (await listLinked(asked.link)).filter(({ id }) => id === asked.id);
    expect(shown!.acts).toEqual(['send_code', 'sign', 'decline', 'counter', 'forward', 'download']);
    const code = await codeFor(asked);
    await signByLink(asked.link, asked.id, { ...typed, code });
    expect(await read(world, asking, asked.id)).toMatchObject({ status: 'held' });
    const [{ signature }] = (await world.sql('select signature from waiver_requests where id = $1', [asked.id])) as [
      { signature: Record<string, unknown> },
    ];
    expect(signature).toMatchObject({
      authentication: 'mailbox_code',
      code: { sentAt: expect.any(String), enteredAt: expect.any(String) },
    });
    expect(JSON.stringify(signature)).not.toContain(`"${code}"`);
    await confirmPayment(asked.link, asked.id, 'Pat Lee');
    const { rawPayload } = await world.app.server.inject({
      url: `/api/v1/waiver-requests/${asked.id}/document`,
      headers: { authorization: `Bearer ${asking.gc.token}` },
    });
    const text = (await readPdf(rawPayload)).texts.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Link and one-time code that were sent to this e-mail address');
    expect(text).toMatch(/One-time code Sent .* entered /);
  });

  it('is refused without the code, or with one that is wrong, old, used up or of another request, and nothing is written', async () => {
    const [asked, other] = [await ask(), await ask({ amount: '9.00' })];
    await sendSigningCode(other.link, other.id);
    const others = digitsIn((await mailCodes(world)).at(-1));
    const code = await codeFor(asked);
    const sign = (digits: string | null) => signByLink(asked.link, asked.id, { ...typed, code: digits });
    for (const digits of [null, '', otherDigits(code), ...(others === code ? [] : [others])]) {
      await expect(sign(digits)).rejects.toEqual(refused);
    }
    await world.sql(
      `update waiver_request_codes set expires_at = now() - interval '1 second' where waiver_request_id = $1`,
      [asked.id],
    );
    await expect(sign(code)).rejects.toEqual(refused);
    expect(await read(world, asking, asked.id)).toMatchObject({ status: 'viewed', signed_at: null });
    expect(await world.sql('select 1 from waiver_request_files where waiver_request_id = $1', [asked.id])).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
    const last = await codeFor(asked);
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(sign(otherDigits(last))).rejects.toEqual(refused);
    await expect(sign(last)).rejects.toEqual(refused);
  });

  it('keeps a code for a second attempt that is complete, and takes it once', async () => {
    const asked = await ask();
    const code = await codeFor(asked);
    await expect(signByLink(asked.link, asked.id, { ...typed, name: '', code })).rejects.toMatchObject({
      errors: { name: expect.anything() },
    });
    await signByLink(asked.link, asked.id, { ...typed, code });
    expect(await read(world, asking, asked.id)).toMatchObject({ status: 'held' });
    const used = await world.sql<{ used: boolean }>(
      'select used_at is not null as used from waiver_request_codes where waiver_request_id = $1',
      [asked.id],
    );
    expect(used).toEqual([{ used: true }]);
  });

  it('needs the code for a scan, too', async () => {
    const asked = await ask({ state: 'GA' });
    await expect(
      uploadByLink(asked.link, asked.id, { fileName: 'scan.pdf', bytes: Buffer.from('%PDF') }, typed),
    ).rejects.toEqual(refused);
    expect(await read(world, asking, asked.id)).toMatchObject({ status: 'viewed' });
  });

  it('has no code where the payer asks for none', async () => {
    const plain = await askByLink(world, asking);
    await expect(sendSigningCode(plain.link, plain.id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    await signByLink(plain.link, plain.id, typed);
    expect(await read(world, asking, plain.id)).toMatchObject({ require_code: false, status: 'held' });
    const { body } = await world.rest(asking.gc, 'POST', '/waiver-requests', {
      project_id: asking.job.projectId,
      party_id: asking.job.subPartyId,
      type: 'conditional_progress',
      through_date: '2026-01-31',
      require_code: null,
    });
    expect(body.data).toMatchObject({ require_code: false });
  });

  it('is asked for by the request that replaces one', async () => {
    const { id } = await ask();
    const { body } = await world.rest(asking.gc, 'POST', `/waiver-requests/${id}/replace`, { amount: '1.00' });
    expect(body.data).toMatchObject({ require_code: true, status: 'requested' });
    await world.sql(`update waiver_requests set status = 'cancelled' where id = $1`, [body.data.id]);
  });
});
