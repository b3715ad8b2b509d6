/** @sampled tests */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { electronicConsent } from '../../src/domain/waiver/consent.js';
import { readPdf } from '../pdf/pdf-text.js';
import { png } from '../pdf/png.js';
import { attachmentsOf } from '../support/records/attachments.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { signIn } from '../support/records/people.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { Waiving } from '../support/records/waiving.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the certificate of an electronic signature', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let waiving: Waiving;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    waiving = new Waiving(world, caller, path);
  });

  const token = () => ({ authorization: `Bearer ${caller.token}` });
  const download = (id: string, headers: object = token(), method: 'GET' | 'HEAD' = 'GET') =>
    world.app.server.inject({ method, url: `/api/v1/documents/${id}/download`, headers: headers as never });
  const documentOf = async (waiver: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/documents?documentable_id=${waiver}`)).body.data[0];
  const send = (waiver: string) => world.rest(caller, 'POST', `/waivers/${waiver}/transition`, { status: 'sent' });
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  /** A generated waiver and its document. */
  async function generated(): Promise<[waiver: string, document: Json]> {
    const id = await waiving.made();
    await waiving.generate(id);
    return [id, await documentOf(id)];
  }

  /** A signed waiver's record and file. */
  async function signed(id: string, sent: object = {}): Promise<{ waiver: Json; file: Buffer; document: Json }> {
    const { status, text, body } = await waiving.sign(id, sent);
    if (status !== 200) throw new Error(text);
    const document = await documentOf(id);
    return { waiver: body.data, document, file: (await download(document.id)).rawPayload };
  }

  it('has the same facts on its page, in its attachment and on the record', async () => {
    const [id, unsigned] = await generated();
    await send(id);
    await download(unsigned.id);
    const image = png(30, 12, 6);
    const { waiver, file, document } = await signed(id, {
      method: 'drawn',
      image: image.toString('base64'),
      signatory_title: 'Controller',
      signatory_email: 'ana.diaz@bay.example',
    });
    const { signature } = waiver;
    const [{ email: user }] = (await world.sql('select email from users where id = $1', [caller.userId])) as [Json];
    expect(signature).toMatchObject({
      email: 'ana.diaz@bay.example',
      authentication: 'api_token',
      authenticated_as: user,
      requested_at: waiver.sent_at,
      viewed_at: expect.any(String),
      consent_text: electronicConsent,
      consented_at: waiver.signed_at,
      image_sha256: sha256(image),
      document_sha256: unsigned.sha256,
    });
    const found = await attachmentsOf(file);
    const { 'signature-evidence.json': evidence, 'signed-content.json': content } = found;
    expect(Object.keys(found)).toHaveLength(2);
    expect(evidence).toMatchObject({ relationship: 'Supplement', type: 'application/json' });
    expect(content).toMatchObject({ relationship: 'Data', type: 'application/json' });
    expect(JSON.parse(evidence!.bytes.toString())).toEqual({
      waiver: {
        id,
        verification_code: document.verification_code,
        verification_url: `${world.app.infrastructure.publicUrl()}/v/${document.verification_code}`,
      },
      signer: { name: 'Ana Diaz', title: 'Controller' },
      signed_at: waiver.signed_at,
      signature,
      notary: null,
      witness: null,
    });
    expect(sha256(content!.bytes)).toBe(signature.content_sha256);
    expect(JSON.parse(content!.bytes.toString())).toMatchObject({
      amount: waiver.amount,
      form_code: waiver.form_code,
      claimant: { name: 'Bay Concrete Pumping' },
      signature: { name: 'Ana Diaz', signed_at: waiver.signed_at, image_sha256: sha256(image) },
    });
    const page = (await readPdf(file)).texts.at(-1)!.replace(/\s+/g, ' ');
    for (const words of [
      'SIGNATURE CERTIFICATE',
      'ana.diaz@bay.example',
      `API token, as ${user}`,
      electronicConsent,
      signature.document_sha256,
      signature.content_sha256,
      document.verification_code,
      signature.ip,
    ]) {
      expect(page).toContain(words);
    }
  });

  it('does not fit a file in which a fact of the evidence was changed', async () => {
    const [id] = await generated();
    const { file, waiver } = await signed(id);
    const [seal] = signaturesOf(file);
    verifySignature(seal!.cms, seal!.covered);
    // The attachments are streams of the file, so the seal covers them.
    const at = file.indexOf('/AFRelationship');
    const changed = Buffer.from(file);
    changed[at + 20] = changed[at + 20]! ^ 1;
    const [broken] = signaturesOf(changed);
    expect(() => verifySignature(broken!.cms, broken!.covered)).toThrow('The content was changed.');
    const { 'signed-content.json': content } = await attachmentsOf(file);
    const other = content!.bytes.toString().replace(waiver.amount, '1.00');
    expect(other).not.toBe(content!.bytes.toString());
    expect(sha256(Buffer.from(other))).not.toBe(waiver.signature.content_sha256);
  });

  it('is missing from a document that is not signed', async () => {
    const [, unsigned] = await generated();
    const file = (await download(unsigned.id)).rawPayload;
    expect(await attachmentsOf(file)).toEqual({});
    expect((await readPdf(file)).texts.join()).not.toMatch(/certificate/i);
  });

  it('counts as a view only a download after the request, and no HEAD, prefetch or link without a session', async () => {
    const [id, { id: document }] = await generated();
    const viewed = async () => (await documentOf(id)).viewed_at;
    await download(document);
    const before = await viewed();
    expect(before).not.toBeNull();
    await send(id);
    await download(document, token(), 'HEAD');
    await download(document, { ...token(), 'sec-purpose': 'prefetch;prerender' });
    await download(document, { ...token(), purpose: 'prefetch' });
    await download(document, {});
    await world.app.server.inject({ url: `/files/${caller.organizationId}/live/documents/${document}/download` });
    expect(await viewed()).toBe(before);
    const other = await world.caller();
    expect((await download(document, { authorization: `Bearer ${other.token}` })).statusCode).not.toBe(200);
    expect(await viewed()).toBe(before);
    await download(document);
    const first = await viewed();
    expect(first > before).toBe(true);
    await download(document);
    const found = await documentOf(id);
    expect(found.viewed_at).toBe(first);
    const { waiver, file } = await signed(id);
    expect(waiver.signature).toMatchObject({ viewed_at: first, requested_at: waiver.sent_at });
    expect((await documentOf(id)).viewed_at).toBeNull();
    expect((await readPdf(file)).texts.at(-1)).not.toContain('No download recorded');
  });

  it('states that no request and no view was recorded, and ignores a view before the request', async () => {
    const [plain] = await generated();
    const { waiver, file } = await signed(plain);
    expect(waiver.signature).toMatchObject({ requested_at: null, viewed_at: null });
    const page = (await readPdf(file)).texts.at(-1)!;
    for (const words of ['Not sent for signature before it was signed', 'No download recorded', 'Not stated']) {
      expect(page).toContain(words);
    }
    const [early, document] = await generated();
    await download(document.id);
    await send(early);
    expect((await signed(early)).waiver.signature.viewed_at).toBeNull();
  });

  it('names the person who signs in their own session, and how the session began', async () => {
    const [id] = await generated();
    const person = await signIn(world, caller);
    const { body } = await world.rest(caller, 'GET', `/waivers/${id}`);
    expect(body.data.status).toBe('generated');
    const answer = await world.app.server.inject({
      method: 'POST',
      url: `/api/v1/waivers/${id}/sign`,
      headers: { ...person.headers, 'x-organization-uuid': caller.organizationId },
      payload: { method: 'typed', consent: true, signatory_name: 'Ana Diaz' },
    });
    const { signature } = answer.json().data;
    expect(signature).toMatchObject({ authentication: 'session_link', email: signature.authenticated_as });
    expect(signature.email).toContain('@');
  });
});
