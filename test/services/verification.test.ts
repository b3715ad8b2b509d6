/** @sampled tests */
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import jsqr from 'jsqr';
import { madeName } from '../../src/pdf/seal/made-certificate.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { readPdf } from '../pdf/pdf-text.js';
import { pixelsOf } from '../pdf/pixels.js';
import { openTimeStampAuthority } from '../support/fakes/time-stamp-authority.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { order } from '../support/records/ordering.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { doTasks } from '../support/records/tasks.js';
import { Waiving } from '../support/records/waiving.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { default: readQr } = jsqr;
const authority = await openTimeStampAuthority();

let networks = 0;
/** Each test has an address of its own, because lookups are counted by network. */
const address = () => `203.0.113.${(networks += 1)}`;

describe('the verification of a document', () => {
  const world = openWorld({ timeStampUrl: authority.url });
  let caller: Caller;
  let path: GoldenPath;
  let document: Json;

  const show = async (url: string, from = address()) => {
    const { statusCode, headers, body } = await world.app.server.inject({ url, remoteAddress: from });
    return { status: statusCode, headers, body };
  };
  const pageOf = async ({ verification_code: code }: Json) => (await show(`/v/${code}`)).body;
  const get = async (id: string): Promise<Json> => (await world.rest(caller, 'GET', `/documents/${id}`)).body.data;
  const fileOf = (id: string, by = caller) => world.download(by, id);
  const ofNotice = async (id: string): Promise<Json> => {
    const { project_id, organization_id } = (await world.rest(caller, 'GET', `/notices/${id}`)).body.data;
    return { project_id, organization_id };
  };
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    document = await generate(world, caller, path.noticeId);
  });

  it('prints a code and an address in the footer of each page, and seals the file', async () => {
    expect(document.verification_code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(document).toMatchObject({ sealed_by: madeName, timestamped_at: null });
    const bytes = await fileOf(document.id);
    const { texts } = await readPdf(bytes);
    for (const text of texts) expect(text).toContain(`/v/${document.verification_code}`);
    const [found] = signaturesOf(bytes);
    verifySignature(found!.cms, found!.covered);
  });

  it('prints the same address as a code to scan, with the number of the page', async () => {
    const [image] = await pageImages(await fileOf(document.id), 200, 1);
    const { data, width, height } = await pixelsOf(image!);
    const found = readQr(new Uint8ClampedArray(data), width, height);
    const url = `${world.app.infrastructure.publicUrl()}/v/${document.verification_code}`;
    expect(found?.data).toBe(`${url.toUpperCase()}/1`);
    // Scanners ask for the address as it is in the code.
    expect((await show(new URL(found!.data).pathname)).status).toBe(200);
  });

  it('shows what the document is, without a token or session', async () => {
    const { status, headers, body } = await show(`/v/${document.verification_code}`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).not.toMatch(/<script>|<style>|style=|\son\w+=/);
    for (const shown of [document.verification_code, document.file_name, madeName, document.sha256]) {
      expect(body).toContain(shown);
    }
    expect(body).toContain('This is the current document.');
    for (const hidden of [document.id, caller.organizationId, path.projectId, path.noticeId]) {
      expect(body).not.toContain(hidden);
    }
  });

  it('takes a code as a person types it', async () => {
    const typed = document.verification_code
      .replaceAll('-', '')
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect((await show(`/v/${typed}`)).body).toContain(document.verification_code);
  });

  it('answers 404 for any other code', async () => {
    const unknown = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ';
    for (const code of [
      unknown,
      document.verification_code.slice(1),
      `${document.verification_code}0`,
      "x'--",
      document.id,
    ]) {
      const { status, body } = await show(`/v/${encodeURIComponent(code)}`);
      expect([status, body.includes('No document has this code.')]).toEqual([404, true]);
    }
  });

  it('limits how many codes a network may ask for', async () => {
    const from = address();
    const answers = [];
    for (let at = 0; at < 121; at += 1) answers.push((await show('/v/ZZZZ-ZZZZ-ZZZZ-ZZZZ', from)).status);
    expect(answers.filter((status) => status === 404)).toHaveLength(120);
    const { status, headers } = await show(`/v/${document.verification_code}`, from);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await show(`/v/${document.verification_code}`)).status).toBe(200);
  });

  it('gives a preview no code and no seal', async () => {
    const { noticeId } = await goldenPath(world, caller);
    const preview = await generate(world, caller, noticeId, { preview: true });
    expect(preview).toMatchObject({ verification_code: null, sealed_at: null, sealed_by: null });
    expect(signaturesOf(await fileOf(preview.id))).toEqual([]);
  });

  it('shows that a document was withdrawn, and then replaced', async () => {
    const { noticeId } = await goldenPath(world, caller);
    const first = await generate(world, caller, noticeId);
    await world.rest(caller, 'POST', `/documents/${first.id}/revert`);
    expect(await pageOf(first)).toContain('<strong>Withdrawn</strong>');
    const second = await generate(world, caller, noticeId);
    const page = await pageOf(first);
    expect(page).toContain('<strong>Replaced.</strong>');
    expect(page).not.toContain(second.verification_code);
    expect(await pageOf(second)).toContain('This is the current document.');
  });

  it('shows that its record is no longer in effect', async () => {
    const waiving = new Waiving(world, caller, path);
    const id = await waiving.made();
    await waiving.generate(id);
    const [waiver] = (await world.rest(caller, 'GET', `/documents?documentable_id=${id}`)).body.data;
    expect(await pageOf(waiver)).toContain('This is the current document.');
    expect((await world.rest(caller, 'POST', `/waivers/${id}/transition`, { status: 'void' })).status).toBe(200);
    expect(await pageOf(waiver)).toContain('it is no longer in effect');
    const { noticeId } = await goldenPath(world, caller);
    const notice = await generate(world, caller, noticeId);
    await world.rest(caller, 'POST', `/notices/${noticeId}/transition`, { status: 'void' });
    expect(await pageOf(notice)).toContain('it is no longer in effect');
  });

  it('shows that a notice was amended once the amendment is on its way', async () => {
    const { noticeId } = await goldenPath(world, caller);
    const first = await generate(world, caller, noticeId);
    await world.sql(`update notices set status = 'served' where id = $1`, [noticeId]);
    const body = { parent_notice_id: noticeId, amendment_reason: 'other' };
    const amended = await world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      ...(await ofNotice(noticeId)),
      ...body,
    });
    expect(amended.status).toBe(201);
    await generate(world, caller, amended.body.data.id);
    expect(await pageOf(first)).toContain('This is the current document.');
    await world.sql(`update notices set status = 'ordered' where id = $1`, [amended.body.data.id]);
    expect(await pageOf(first)).toContain('<strong>Replaced.</strong>');
  });

  it('shows who signed a waiver and when, on its signed copy alone', async () => {
    const waiving = new Waiving(world, caller, path);
    const id = await waiving.made();
    await waiving.generate(id);
    const documentOf = async () =>
      (await world.rest(caller, 'GET', `/documents?documentable_id=${id}`)).body.data[0] as Json;
    const unsigned = await documentOf();
    expect(await pageOf(unsigned)).not.toContain('<dt>Signed</dt>');
    await waiving.sign(id, { signatory_name: 'Ana Diaz' });
    const signed = await documentOf();
    expect(signed.verification_code).not.toBe(unsigned.verification_code);
    expect(await pageOf(signed)).toMatch(/<dt>Signed<\/dt><dd>Ana Diaz/);
    const before = await pageOf(unsigned);
    expect(before).toContain('<strong>Replaced.</strong>');
    expect(before).not.toContain('Ana Diaz');
  });

  it('shows the names that the document prints, whatever its records are called now', async () => {
    const own = await world.caller();
    const made = await goldenPath(world, own);
    const printed = await generate(world, own, made.noticeId);
    await world.rest(own, 'PATCH', `/projects/${made.projectId}`, { name: 'Moonlight Tower' });
    await world.rest(own, 'PATCH', `/divisions/${made.divisionId}`, { name: 'Renamed Pumping' });
    const page = await pageOf(printed);
    expect(page).toContain('<dt>Issued by</dt><dd>Bay Concrete Pumping</dd>');
    expect(page).not.toMatch(/Moonlight|Renamed/);
    // A document of an earlier release did not store them.
    await world.sql('update documents set issued_by = null, project_name = null where id = $1', [printed.id]);
    expect(await pageOf(printed)).toMatch(/Renamed Pumping[\s\S]*Moonlight Tower/);
  });

  it('shows that a release of a recorded lien was generated, and not that the lien is released', async () => {
    const { noticeId } = await goldenPath(world, caller);
    const signer = { signatory_name: 'Ana Diaz', signatory_title: 'Controller' };
    await world.sql(`update notices set type = 'lien', metadata = $2 where id = $1`, [
      noticeId,
      JSON.stringify(signer),
    ]);
    const lien = await generate(world, caller, noticeId);
    expect(await pageOf(lien)).not.toContain('A release of this claim');
    await world.sql(`update notices set status = 'recorded', recorded_on = '2026-02-01' where id = $1`, [noticeId]);
    const release = await generate(world, caller, noticeId, { type: 'lien_release' });
    expect(release.verification_code).toBeTruthy();
    const page = await pageOf(lien);
    expect(page).toContain('This is the current document.');
    expect(page).toContain('A release of this claim was generated');
    expect(await pageOf(release)).not.toContain('A release of this claim');
  });

  it('marks a sandbox document, which gets no time stamp', async () => {
    const sandbox = await world.sandboxOf(caller);
    const { noticeId } = await goldenPath(world, sandbox);
    const made = await generate(world, sandbox, noticeId);
    expect(made.sealed_at).not.toBeNull();
    expect(await pageOf(made)).toContain('Sandbox document.');
    expect(await pageOf(document)).not.toContain('Sandbox document.');
    expect(await world.sql('select 1 from tasks where subject_id = $1', [made.id])).toEqual([]);
  });

  describe('with a time stamp authority', () => {
    let own: GoldenPath;
    let stamped: Json;
    let before: Buffer;
    let since: string;
    const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);

    beforeEach(async () => {
      await world.sql('delete from tasks');
      own = await goldenPath(world, caller);
      stamped = await generate(world, caller, own.noticeId);
      before = await fileOf(stamped.id);
      since = new Date(Date.parse(stamped.updated_at) + 1).toISOString();
    });

    it('keeps the sealed file while the authority does not answer, and asks again', async () => {
      authority.state.fault = 'unavailable';
      expect((await doTasks(world, later(1))).map(({ error }) => error.message)).toEqual([
        expect.stringContaining('HTTP 503'),
      ]);
      expect(await get(stamped.id)).toEqual(stamped);
      expect((await fileOf(stamped.id)).equals(before)).toBe(true);
      authority.state.fault = null;
      expect(await doTasks(world, later(20))).toEqual([]);
      expect((await get(stamped.id)).timestamped_at).not.toBeNull();
    });

    it('adds the time stamp behind the sealed file, and matches the hashes of both', async () => {
      expect(await doTasks(world, later(1))).toEqual([]);
      const now = await get(stamped.id);
      const after = await fileOf(stamped.id);
      expect(now).toMatchObject({
        timestamped_at: '2026-03-04T09:30:00.000+00:00',
        sha256: sha256(after),
        file_size: after.length,
        verification_code: stamped.verification_code,
      });
      expect(after.subarray(0, before.length).equals(before)).toBe(true);
      const [, stamp] = signaturesOf(after);
      expect(stamp!.subFilter).toBe('ETSI.RFC3161');
      verifySignature(stamp!.cms);
      const page = await pageOf(stamped);
      expect(page).toContain(`data-hashes="${sha256(after)} ${sha256(before)}"`);
      expect(page).toContain('2026-03-04 09:30:00 UTC');
    });

    it('is a change that a client which reads changes finds', async () => {
      const found = async () => {
        const { body } = await world.rest(caller, 'GET', `/documents?updated_since=${encodeURIComponent(since)}`);
        return body.data.some(({ id }: Json) => id === stamped.id);
      };
      expect(await found()).toBe(false);
      expect(await doTasks(world, later(1))).toEqual([]);
      expect(await found()).toBe(true);
    });

    it('does not hide a change of the record that came before it', async () => {
      await world.rest(caller, 'PATCH', `/projects/${own.projectId}`, { name: 'Moonlight Tower' });
      expect(await doTasks(world, later(40))).toEqual([]);
      expect((await get(stamped.id)).timestamped_at).not.toBeNull();
      const answer = await order(world, caller, stamped.id);
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('The records have changed since')]);
    });
  });
});
