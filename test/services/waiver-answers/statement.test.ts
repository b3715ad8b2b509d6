import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forwardLink } from '../../../src/services/waiver-request/answer.js';
import { confirmPayment, withdrawHeld } from '../../../src/services/waiver-request/release.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { openLinkedFile } from '../../../src/services/waiver-request/signed-file.js';
import { issueStatement } from '../../../src/services/waiver-request/statement.js';
import { readPdf } from '../../pdf/pdf-text.js';
import {
  type Asking,
  askByLink,
  mailRequest,
  openAlive,
  openAsking,
  secretIn,
  typed,
} from '../../support/records/waiver-links.js';
import { openWorld } from '../../support/worlds/world.js';

type Link = Awaited<ReturnType<typeof askByLink>>['link'];

describe('the statement that a waiver is signed and not delivered', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });
  beforeEach(() => world.sql('delete from sign_in_attempts'));

  const issueOf = async (link: Link, id: string) => {
    const { fileName, stream } = await issueStatement(link, id);
    const bytes = await buffer(stream);
    const text = (await readPdf(bytes)).texts.join(' ').replace(/\s+/g, ' ');
    return { fileName, bytes, text };
  };
  const isRefused = (link: Link, id: string) =>
    expect(issueStatement(link, id)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });

  it('says what was signed, when, that it was not delivered, and how it came to that', async () => {
    const first = await askByLink(world, asking, { email: 'front@drywall.example' });
    await forwardLink(first.link, first.id, { name: 'Kim Roe', email: 'kim@drywall.example' });
    const link = await openAlive(world, secretIn((await mailRequest(world, first.id)).at(-1)));
    await signByLink(link, first.id, { ...typed, name: 'Kim Roe' });
    const { fileName, text } = await issueOf(link, first.id);
    expect(fileName).toMatch(/-statement\.pdf$/);
    for (const part of [
      'Drywall Partners has signed the waiver that is named here, and the signed document has not been delivered to',
      'Unconditional Waiver and Release on Progress Payment',
      '$12,500.00',
      'Signed by Kim Roe, President',
      'front@drywall.example gave the request on to Kim Roe, kim@drywall.example.',
      'The links that front@drywall.example had opened the request no more.',
      'The request was on the screen of the reader of kim@drywall.example.',
      'The waiver was signed, and has been held since.',
      'marked NOT RELEASED on each page',
    ]) {
      expect(text).toContain(part);
    }
    // In the local time of California, with that of the database.
    expect(text).toMatch(/As of \w+ \d+, 2026.* P[SD]T/);
    expect(text.match(/gave the request on to/g)).toHaveLength(1);
  });

  it('has no part of the signed document but its hash', async () => {
    const { id, link } = await askByLink(world, asking);
    await signByLink(link, id, typed);
    const signed = await buffer((await openLinkedFile(link, id)).stream);
    const { bytes, text } = await issueOf(link, id);
    const files = await world.sql<{ verification_code: string }>(
      `select verification_code from waiver_request_files where waiver_request_id = $1 and kind = 'signed'`,
      [id],
    );
    expect(text).toContain(createHash('sha256').update(signed).digest('hex'));
    expect(text).not.toContain(files[0]!.verification_code);
    expect(text).not.toContain('SIGNATURE CERTIFICATE');
    expect(bytes.includes(signed.subarray(0, 4096))).toBe(false);
    const { texts } = await readPdf(signed);
    const [sentence] = /NOTICE TO CLAIMANT[^.]*\./i.exec(texts.join(' ')) ?? ['This document waives'];
    expect(text).not.toContain(sentence);
  });

  it('is verified by the page of its code', async () => {
    const { id, link } = await askByLink(world, asking);
    await signByLink(link, id, typed);
    const { bytes } = await issueOf(link, id);
    const [issued] = await world.sql<{ verification_code: string; file_hash: string; kind: string }>(
      'select verification_code, file_hash, kind from issued_files where subject_id = $1',
      [id],
    );
    expect(issued).toMatchObject({
      kind: 'waiver_statement',
      file_hash: createHash('sha256').update(bytes).digest('hex'),
    });
    const page = await world.app.server.inject({ url: `/v/${issued!.verification_code}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Statement about a Held Waiver');
    expect(page.body).toContain(issued!.file_hash);
  });

  it('is given while the waiver is held, and at no other time', async () => {
    const { id, link } = await askByLink(world, asking);
    await isRefused(link, id);
    await signByLink(link, id, typed);
    await issueOf(link, id);
    await confirmPayment(link, id, 'Pat Lee');
    await isRefused(link, id);
    const taken = await askByLink(world, asking, { amount: '8.00' });
    await signByLink(taken.link, taken.id, typed);
    await withdrawHeld(taken.link, taken.id, { name: 'Pat', reason: 'Not paid' });
    await isRefused(taken.link, taken.id);
  });

  it('is given to the payee alone, at most five times in a quarter of an hour', async () => {
    const { id, link } = await askByLink(world, asking);
    await signByLink(link, id, typed);
    const stranger = await askByLink(world, asking, { email: 'other@example.com', amount: '3.00' });
    await expect(issueStatement(stranger.link, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await world.sql('delete from sign_in_attempts');
    for (let count = 0; count < 5; count += 1) await issueOf(link, id);
    await expect(issueStatement(link, id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
