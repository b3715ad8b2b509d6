import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { AskingPayer, linkTo, readSeen, type WaiverLink } from '../support/records/link-pages.js';
import { openWorld } from '../support/worlds/world.js';

const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;`;
const escapedHostile =
  '&quot;&gt;&lt;script&gt;alert(&apos;x&apos;)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&amp;amp;'.replaceAll(
    '&apos;',
    "'",
  );
const isForm = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

describe('the forms of a waiver request', () => {
  const world = openWorld();
  let payer: AskingPayer;
  let link: WaiverLink;
  let byHand: WaiverLink;
  beforeAll(async () => {
    payer = await AskingPayer.open(world);
    link = await payer.askByLink({ message: hostile });
    const georgian = await AskingPayer.open(world, { state: 'GA', name: 'Peach Hall' });
    byHand = await georgian.askByLink({ state: 'GA', work_description: 'Drywall' });
  });

  const get = (url: string) => world.app.server.inject({ url });
  const post = async (url: string, fields: Record<string, string>, headers: Record<string, string> = isForm) =>
    world.app.server.inject({
      method: 'POST',
      url,
      headers,
      payload: new URLSearchParams({ seen: await readSeen(world, url), ...fields }).toString(),
    });
  const upload = async (bytes: Buffer, headers: Record<string, string> = {}, fileName = 'scan.pdf') => {
    const part = (head: string, content: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ]);
    const payload = Buffer.concat([
      part('name="seen"', await readSeen(world, byHand.act('upload'))),
      part('name="name"', 'Ana Diaz'),
      part('name="title"', 'Owner'),
      part(`name="file"; filename="${fileName}"`, bytes),
      Buffer.from('--x--\r\n'),
    ]);
    return world.app.server.inject({
      method: 'POST',
      url: byHand.act('upload'),
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      payload,
    });
  };
  /** The statuses, and whether anything but a view was written. */
  const unchanged = async ({ requestId }: WaiverLink) =>
    expect((await world.sql('select status from waiver_requests where id = $1', [requestId]))[0]).toEqual({
      status: 'viewed',
    });

  const typedFields = {
    ...{
      name: 'Ana Diaz',
      title: 'Owner of it all',
      method: 'drawn',
      image: 'data:image/png;base64,AAAA',
      consent: '1',
    },
    ...{ 'exceptions.1.kind': 'other', 'exceptions.1.text': 'The north wall' },
  };
  const keptFields = [
    ...['value="Ana Diaz"', 'value="Owner of it all"', 'value="The north wall"', 'value="data:image/png;base64,AAAA"'],
    ...['value="drawn" id="sign-drawn-', '<details open>'],
  ];

  it('keep what was typed when their code is sent', async () => {
    const coded = await payer.askByLink({ require_code: true });
    const { statusCode, body } = await post(coded.act('send-code'), { ...typedFields, code: '123' });
    expect(statusCode).toBe(200);
    for (const kept of keptFields) expect(body).toContain(kept);
    expect(body).toMatch(/<p class="done" id="done" role="status" tabindex="-1">We sent a code to /);
    expect(body).not.toContain('<title>Error: ');
    expect(body).not.toContain('class="errors"');
    expect(body).not.toContain('value="123"');
    await unchanged(coded);
    // Enter in a field means the button that signs: the first of the form.
    expect(body).toMatch(/<form [^>]*id="sign-[^>]*>\s*<input type="hidden"[^>]*>\s*<button type="submit" hidden>/);
  });

  it('keep what was typed when they were sent too often', async () => {
    const coded = await payer.askByLink({ require_code: true });
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await post(coded.act('send-code'), typedFields));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    const { body, headers } = answers.at(-1)!;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('<title>Error: ');
    expect(body).toContain(`<a href="#sign-${coded.requestId}">`);
    for (const kept of keptFields) expect(body).toContain(kept);
  });

  it('keep the signer of a scan when its code is sent', async () => {
    const georgian = await AskingPayer.open(world, { state: 'GA', name: 'Peach Tower' });
    const coded = await georgian.askByLink({ state: 'GA', work_description: 'Drywall', require_code: true });
    const { statusCode, body } = await post(coded.act('send-code'), {
      name: 'Ana Diaz',
      title: 'Owner',
      file: 'a.pdf',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('value="Ana Diaz"');
    expect(body).toContain('value="Owner"');
    expect(body).toContain('formenctype="application/x-www-form-urlencoded"');
  });

  it('keep what was typed, and say at each field what is wrong with it', async () => {
    const { statusCode, body } = await post(link.act('sign'), { name: '', title: 'Owner of it all' });
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Error: ');
    expect(body).toContain('value="Owner of it all"');
    expect(body).toContain(`<a href="#sign-name-${link.requestId}">Enter the name.</a>`);
    expect(body).toContain(
      `<a href="#sign-consent-${link.requestId}">Tick the box if you agree to sign electronically.</a>`,
    );
    expect(body).toContain(`aria-invalid="true" aria-describedby="sign-name-${link.requestId}-error"`);
    await unchanged(link);
  });

  it.each([
    ['sign', { name: 'n', title: 't', 'exceptions.0.text': 'e', 'exceptions.0.kind': 'other' }],
    ['decline', { reason: '' }],
    ['counter', { amount: 'a', reason: 'r' }],
    ['forward', { name: 'n', email: 'e' }],
  ])('show HTML as text in every field: %s', async (act, names) => {
    const fields = Object.fromEntries(
      Object.keys(names).map((name) => [name, name.endsWith('kind') ? 'other' : hostile]),
    );
    const { statusCode, body } = await post(link.act(act), act === 'decline' ? { reason: `${hostile}\u0000` } : fields);
    expect(statusCode).toBe(422);
    expect(body).not.toMatch(/<script>|<img/);
    expect(body).toContain(escapedHostile);
    await unchanged(link);
  });

  it('show the HTML of the payer as text', async () => {
    const { body } = await get(link.path);
    expect(body).toContain(`<blockquote>${escapedHostile}</blockquote>`);
    expect(body).not.toMatch(/<script>|<img/);
  });

  it.each(['name', 'title'])('refuse a %s of 20 kB at its field, and keep it', async (field) => {
    const long = 'n'.repeat(20_000);
    const { statusCode, body } = await post(link.act('sign'), { name: 'Ana Diaz', consent: '1', [field]: long });
    expect(statusCode).toBe(422);
    expect(body).toContain(`id="sign-${field}-${link.requestId}-error"`);
    expect(body).toContain(`value="${long}"`);
    await unchanged(link);
  });

  it.each([
    ['a NUL', 'Ana\u0000Diaz'],
    ['half of a character', 'Ana \ud800'],
    ['a line break', 'Ana\nDiaz'],
    ['only spaces that cannot be seen', '\u200b\u2060'],
  ])('refuse a name with %s', async (_, name) => {
    const payload = { seen: await readSeen(world, link.act('sign')), name, consent: '1' };
    const { statusCode } = await world.app.server.inject({ method: 'POST', url: link.act('sign'), payload });
    expect(statusCode).toBe(422);
    await unchanged(link);
  });

  it('read only texts of a program that sends JSON', async () => {
    const payload = {
      seen: await readSeen(world, link.act('sign')),
      name: { $ne: 1 },
      title: ['x'],
      consent: true,
      image: 7,
      __proto__: { name: 'x' },
    };
    const { statusCode, body } = await world.app.server.inject({ method: 'POST', url: link.act('sign'), payload });
    expect(statusCode).toBe(422);
    expect(body).toContain('Enter the name.');
    await unchanged(link);
  });

  it.each([
    ['0', 'amount'],
    ['-5', 'amount'],
    ['12,50', 'amount'],
    ['1e9', 'amount'],
    ['9'.repeat(40), 'amount'],
  ])('refuse to propose an amount of %s', async (amount, field) => {
    const { statusCode, body } = await post(link.act('counter'), { amount, reason: 'Two invoices are missing.' });
    expect(statusCode).toBe(422);
    expect(body).toContain(`id="counter-${field}-${link.requestId}-error"`);
    expect(body).toContain('\nTwo invoices are missing.</textarea>');
    await unchanged(link);
  });

  it('refuse a drawing that is none', async () => {
    for (const image of ['', 'x', 'data:image/png;base64,iVBORw0KGgo=', 'A'.repeat(400_000)]) {
      const { statusCode, body } = await post(link.act('sign'), {
        name: 'Ana Diaz',
        consent: '1',
        method: 'drawn',
        image,
      });
      expect(statusCode).toBe(422);
      expect(body).toContain(`id="sign-image-${link.requestId}-error"`);
    }
    await unchanged(link);
  });

  it.each([
    ['a text', Buffer.from('hello, this is no scan')],
    ['an empty file', Buffer.alloc(0)],
    ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['the beginning of a PDF', Buffer.from('%PDF-1.7\n')],
    ['the beginning of a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ])('refuse %s as the scan', async (_, bytes) => {
    const { statusCode, body } = await upload(bytes);
    expect(statusCode).toBe(422);
    expect(body).toContain(`id="upload-file-${byHand.requestId}-error"`);
    expect(body).not.toContain('Choose the scan');
    expect(body).toContain('value="Ana Diaz"');
    await unchanged(byHand);
  });

  it('refuse a file of 200 MB before it has arrived', async () => {
    const { statusCode, body } = await upload(Buffer.from('%PDF-1.7\n'), {
      'content-length': String(200 * 1024 * 1024),
    });
    expect(statusCode).toBe(413);
    expect(body).toContain('A file has at most 10 MB.');
  });

  it('refuse a form that did not arrive whole, and other types', async () => {
    const broken = await world.app.server.inject({
      method: 'POST',
      url: byHand.act('upload'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    });
    expect(broken.statusCode).toBe(400);
    expect((await post(byHand.act('upload'), {})).statusCode).toBe(415);
  });

  it('answer no request but those of the link', async () => {
    const stranger = await AskingPayer.open(world);
    const elsewhere = await stranger.ask();
    const otherMailbox = await payer.ask({ email: 'else@drywall.example' });
    await expectNothingWritten(world, async () => {
      for (const id of [elsewhere, otherMailbox, 'x', '', '00000000-0000-7000-8000-000000000000']) {
        for (const act of ['view', 'sign', 'decline', 'forward', 'copy']) {
          const url = `/w/${act}?token=${link.token}&request=${id}`;
          const { statusCode } = await post(url, { name: 'Ana Diaz', consent: '1', reason: 'x', email: 'a@b.example' });
          expect([act, id, statusCode]).toEqual([act, id, 404]);
        }
        expect((await get(`/w/document?token=${link.token}&request=${id}`)).statusCode).toBe(404);
      }
    });
    expect((await get(link.path)).body).not.toContain(otherMailbox);
  });

  it.each([
    '',
    'x',
    '%00',
    'a'.repeat(43),
    `${'a'.repeat(8_000)}`,
    "' or 1=1 --",
    '..%2F..',
    '%F0%9F%92%A9',
    'A&token=B',
  ])('open nothing for the token %j', async (token) => {
    const page = await get(`/w?token=${token}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('This link does not work');
    expect((await get(`/w/document?token=${token}&request=${link.requestId}`)).statusCode).toBe(404);
    expect(
      (await post(`/w/sign?token=${token}&request=${link.requestId}`, { name: 'A', consent: '1' })).statusCode,
    ).toBe(404);
  });

  it('have a token that works only as it was sent', async () => {
    for (const token of [link.token.slice(1), `${link.token}=`, ` ${link.token}`, link.token.toLowerCase()]) {
      if (token === link.token) continue;
      expect((await get(`/w?token=${encodeURIComponent(token)}`)).statusCode).toBe(404);
    }
    expect((await get((await linkTo(world, link.requestId)).path)).statusCode).toBe(200);
  });
});
