/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addGeneratedWaiver } from '../contract/filed-documents.js';
import { png } from '../pdf/png.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { Waiving } from '../support/records/waiving.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a waiver', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  let waiving: Waiving;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    waiving = new Waiving(world, caller, path);
  });

  const post = (route: string, sent: object = {}) => world.rest(caller, 'POST', route, sent);
  const made = (sent: object = {}) => waiving.made(sent);
  const generate = (id: string, sent: object = {}) => waiving.generate(id, sent);
  const sign = (id: string, sent: object = {}) => waiving.sign(id, sent);
  const status = async (id: string) => (await world.rest(caller, 'GET', `/waivers/${id}`)).body.data.status;
  const refused: Waiving['refused'] = (call, fields, code) => waiving.refused(call, fields, code);

  it('is reported by e-mail to the colleagues of who signs it, once', async () => {
    const colleague = await world.caller({ organizationId: caller.organizationId });
    const id = await addGeneratedWaiver(world, caller, path);
    expect((await sign(id)).status).toBe(200);
    const mails = await world.sql('select template, user_id, data from emails where key = $1', [`waiver_signed:${id}`]);
    const data = expect.objectContaining({ waiverId: id, projectId: path.projectId, signer: 'Ana Diaz' });
    expect(mails).toEqual([{ template: 'waiver_signed', user_id: colleague.userId, data }]);
  });

  it('requires consent, and a valid signature of the chosen method', async () => {
    const id = await addGeneratedWaiver(world, caller, path);
    await refused(() => sign(id, { consent: false }), ['consent']);
    await refused(() => sign(id, { signatory_name: null }), ['signatory_name']);
    for (const unseen of ['\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\ufe0f', '\u{e0041}']) {
      await refused(() => sign(id, { signatory_name: unseen }), ['signatory_name']);
    }
    await refused(() => sign(id, { signatory_name: 'Ana \u0e01' }), ['signatory_name']);
    await refused(() => sign(id, { method: 'drawn' }), ['image']);
    await refused(() => sign(id, { image: 'AAAA' }), ['image']);
    await refused(() => sign(id, { method: 'uploaded', image: 'AAAA' }), ['image']);
    const notary = { name: 'Pat', state: 'CA', county: 'Alameda', mode: 'in_person' };
    await refused(() => sign(id, { notary }), ['notary']);
    expect(await status(id)).toBe('generated');
    for (const nothing of [png(30, 9, 6), png(30, 12, 6, { pixels: Buffer.alloc(12 * 121) })]) {
      await refused(() => sign(id, { method: 'drawn', image: nothing.toString('base64') }), ['image']);
    }
    const image = `data:image/png;base64,${png(30, 12, 6).toString('base64')}`;
    const signed = await sign(id, { method: 'drawn', image });
    expect(signed.body.data).toMatchObject({ status: 'signed', signature: { method: 'drawn' }, notary: null });
    await refused(() => sign(id), ['status'], 'illegal_transition');
  });

  it('accepts a name and title that are longer than a line, from any user agent', async () => {
    const long = { signatory_name: 'W'.repeat(251), signatory_title: 'Z'.repeat(251) };
    expect((await sign(await addGeneratedWaiver(world, caller, path), long)).status).toBe(200);
    const id = await addGeneratedWaiver(world, caller, path);
    const program = `${'a'.repeat(400)}\u00e9\u0081 x`;
    const body = { method: 'typed', consent: true, signatory_name: 'Ana Diaz' };
    const signed = await world.rest(caller, 'POST', `/waivers/${id}/sign`, body, { 'user-agent': program });
    expect(signed.body.data.signature.user_agent).toBe(program);
  });

  it('requires a witness in Georgia, and refuses one in another state with a legal form', async () => {
    const witness = { name: 'Ida Bloom', address: '12 Peachtree St, Atlanta, GA 30303' };
    const georgia = await made({ state: 'GA' });
    expect((await generate(georgia)).status).toBe(201);
    await refused(() => sign(georgia), ['witness']);
    await refused(() => sign(georgia, { witness: { address: 'x' } }), ['witness.name']);
    const signed = await sign(georgia, { witness });
    expect(signed.body.data).toMatchObject({ witness_required: true, witness, notary: null });
    const california = await addGeneratedWaiver(world, caller, path);
    await refused(() => sign(california, { witness }), ['witness']);
    const notary = { name: 'Pat', state: 'IL', county: 'Cook', mode: 'remote_online' };
    const illinois = await made({ state: 'IL' });
    await generate(illinois);
    const free = (await sign(illinois, { witness, notary })).body.data;
    expect(free).toMatchObject({ notary_required: false, witness_required: false, witness, notary });
  });

  it('requires a notary in Mississippi', async () => {
    const id = await made({ state: 'MS', type: 'unconditional_final', through_date: null });
    expect((await generate(id)).status).toBe(201);
    await refused(() => sign(id), ['notary']);
    const notary = {
      name: 'Pat Lindqvist',
      commission_number: '104477',
      state: 'MS',
      county: 'Hinds',
      mode: 'in_person',
    };
    const signed = await sign(id, { notary });
    expect(signed.body.data).toMatchObject({ notary_required: true, notary: { ...notary, expires_on: null } });
    const [document] = (await world.rest(caller, 'GET', `/documents?documentable_id=${id}&documentable_type=waiver`))
      .body.data;
    expect(document.warnings).toContainEqual({
      field: 'notary',
      message: 'The notary’s certificate is blank: Pat Lindqvist has to complete, sign and seal it.',
      citation: 'Miss. Code §§ 85-7-419, 85-7-433',
    });
    expect(document.notices.map(({ code }: Json) => code)).toContain('notary_required');
  });

  it('takes a witness in Massachusetts, whose form has a line for one and does not require it', async () => {
    const witness = { name: 'Ida Bloom', address: null };
    for (const sent of [{}, { witness }]) {
      const id = await made({ state: 'MA' });
      await generate(id);
      const signed = await sign(id, sent);
      expect(signed.body.data).toMatchObject({ status: 'signed', witness_required: false, witness: null, ...sent });
    }
  });

  it('has one document once signed, which is final', async () => {
    const id = await made();
    const documents = async (query = '') =>
      (await world.rest(caller, 'GET', `/documents?type=waiver&per_page=100${query}`)).body.data
        .filter((one: Json) => one.documentable_id === id)
        .map((one: Json) => one.id);
    const reverted = (await generate(id)).body.data.id;
    await post(`/documents/${reverted}/revert`);
    const preview = (await generate(id, { preview: true })).body.data.id;
    const unsigned = (await generate(id)).body.data.id;
    await refused(() => generate(id), ['documentable_id']);
    expect((await sign(id)).status).toBe(200);
    const [final, ...others] = await documents();
    expect([others, await documents('&is_preview=true')]).toEqual([[], []]);
    for (const gone of [reverted, preview, unsigned]) {
      expect((await world.rest(caller, 'GET', `/documents/${gone}/download`)).status).toBe(404);
    }
    expect((await world.rest(caller, 'GET', `/documents/${final}/download`)).status).toBe(200);
    await refused(() => post(`/documents/${final}/revert`), ['status'], 'illegal_transition');
    await refused(() => generate(id), ['documentable_id']);
    await refused(() => generate(id, { preview: true }), ['documentable_id']);
  });

  it('keeps in its signed copy what was generated, whatever changed since', async () => {
    const own = await world.caller();
    const made_ = await goldenPath(world, own);
    const call = (method: string, route: string, body?: object) => world.rest(own, method, route, body);
    const document = await call('POST', '/documents/generate', {
      documentable_type: 'waiver',
      documentable_id: made_.waiverId,
      type: 'waiver',
      organization_id: made_.organizationId,
    });
    await call('PUT', `/divisions/${made_.divisionId}`, { name: 'Renamed Pumping' });
    const signed = await call('POST', `/waivers/${made_.waiverId}/sign`, {
      method: 'typed',
      consent: true,
      signatory_name: 'Ana',
    });
    expect(signed.body.data.signature.document_sha256).toBe(document.body.data.sha256);
    const [row] = await world.sql<Json>('select printed from waivers where id = $1', [made_.waiverId]);
    expect(row.printed.claimant.name).toBe('Bay Concrete Pumping');
  });

  it('is listed as held while it is unconditional, signed and not released', async () => {
    const signed = { conditional: await made(), unconditional: await made({ type: 'unconditional_progress' }) };
    for (const id of Object.values(signed)) {
      expect((await generate(id)).status).toBe(201);
      expect((await sign(id)).status).toBe(200);
    }
    const listed = async (state: string) =>
      (await world.rest(caller, 'GET', `/waivers?release_state=${state}&per_page=100`)).body.data.map(
        ({ id }: Json) => id,
      );
    const held = await listed('held');
    expect([held.includes(signed.unconditional), held.includes(signed.conditional)]).toEqual([true, false]);
    const release = { status: 'released', payment_received_on: '2026-03-01' };
    expect((await post(`/waivers/${signed.unconditional}/transition`, release)).status).toBe(200);
    expect(await listed('held')).not.toContain(signed.unconditional);
    expect(await listed('released')).toContain(signed.unconditional);
  });

  it('is signed once under concurrent requests', async () => {
    const id = await addGeneratedWaiver(world, caller, path);
    const answers = await Promise.all([sign(id), sign(id), sign(id)]);
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    for (const { status: answered } of answers) expect([200, 409, 422]).toContain(answered);
  });
});
