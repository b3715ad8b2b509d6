/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { reviewForm, unreviewForm } from '../../src/services/operator/forms.js';
import { readPdf } from '../pdf/pdf-text.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

type Notice = { code: string; message: string };

describe('the review of a form by the operator’s counsel', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let waiverId: string;
  let lienId: string;
  let applicationId: string;
  const made = async (kind: string, id: string, type: string) => {
    const organization_id = caller.organizationId;
    const of = { documentable_type: kind, documentable_id: id, type, organization_id, preview: true };
    const { status, body } = await world.rest(caller, 'POST', '/documents/generate', of);
    expect(status).toBe(201);
    return body.data as { id: string; template: string; notices: Notice[] };
  };
  const notices = async (kind: string, id: string, type: string) => (await made(kind, id, type)).notices;
  const review = (code: string, options: object = {}) =>
    reviewForm(world.app.infrastructure.orm.em.fork(), {
      code,
      by: 'Ana Ruiz, Bar no. 12345',
      on: '2026-02-03',
      ...options,
    });
  const unreview = (code: string) => unreviewForm(world.app.infrastructure.orm.em.fork(), code);
  const rows = () => world.sql('select * from form_reviews');
  const codes = (found: Notice[]) => found.map(({ code }) => code);
  const notReviewed = {
    code: 'form_not_reviewed',
    message: 'This form has not been reviewed by the operator’s counsel.',
  };

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    const of = { project_id: path.projectId, organization_id: caller.organizationId };
    const post = async (to: string, body: object) =>
      (await world.rest(caller, 'POST', to, { ...of, ...body })).body.data;
    waiverId = (await post('/waivers', { ...bodies.waiver, state: 'MA', type: 'conditional_progress' })).id;
    lienId = (await post('/notices', { ...bodies.notice, type: 'lien', state: 'OH' })).id;
    applicationId = path.payApplicationId;
    await world.rest(caller, 'PUT', `/projects/${path.projectId}`, { date_contract: '2026-01-05' });
  });

  it('is said to be missing in the notices of every kind of document, after what they said before', async () => {
    expect((await notices('notice', lienId, 'mechanics_lien')).at(-1)).toEqual(notReviewed);
    expect(codes(await notices('waiver', waiverId, 'waiver'))).toEqual(['wording_unconfirmed', 'form_not_reviewed']);
    expect(await notices('pay_application', applicationId, 'g702')).toEqual([notReviewed]);
    const letter = await world.rest(caller, 'POST', '/escalations', {
      ...{ ...bodies.escalation, project_id: path.projectId, organization_id: caller.organizationId },
    });
    expect(codes(await notices('escalation', letter.body.data.id, 'escalation')).at(-1)).toBe('form_not_reviewed');
  });

  it('is named in the notices of documents from then on, covers the marks of the form, and is printed nowhere', async () => {
    const before = await made('notice', lienId, 'mechanics_lien');
    expect(before.template).toBe('oh-lien-general');
    expect(codes(before.notices)).toContain('wording_unconfirmed');
    expect(await review('oh-lien-general', { note: 'With the recorder’s margins' })).toMatchObject({
      form: 'oh-lien-general',
      reviewedBy: 'Ana Ruiz, Bar no. 12345',
      openMarks: [],
      changedSince: false,
    });
    const after = await made('notice', lienId, 'mechanics_lien');
    expect(codes(after.notices)).toEqual([
      ...codes(before.notices).filter((code) => !['wording_unconfirmed', 'form_not_reviewed'].includes(code)),
      'form_reviewed',
    ]);
    expect(after.notices.at(-1)!.message).toBe('This form was reviewed by Ana Ruiz, Bar no. 12345 on 2026-02-03.');
    const file = await world.download(caller, after.id);
    expect((await readPdf(file)).texts.join('\n')).not.toMatch(/Ruiz|Bar no|margins/);
    // A document says what was known when it was made.
    const kept = await world.rest(caller, 'GET', `/documents/${before.id}`);
    expect(kept.body.data.notices).toEqual(before.notices);
    // The reviews belong to no account.
    const other = await world.caller();
    const elsewhere = await goldenPath(world, other);
    const of = { project_id: elsewhere.projectId, organization_id: other.organizationId };
    const lien = await world.rest(other, 'POST', '/notices', { ...bodies.notice, ...of, type: 'lien', state: 'OH' });
    const document = await world.rest(other, 'POST', '/documents/generate', {
      ...{ documentable_type: 'notice', documentable_id: lien.body.data.id, type: 'mechanics_lien', preview: true },
      organization_id: other.organizationId,
    });
    expect(codes(document.body.data.notices)).toContain('form_reviewed');
  });

  it('covers a waiver’s mark, no mark that was added later, and nothing once the wording has changed', async () => {
    const waiver = () => notices('waiver', waiverId, 'waiver');
    await review('ma-partial');
    expect(codes(await waiver())).toEqual(['form_reviewed']);
    await world.sql(`update form_reviews set marks = '{}' where form_code = 'ma-partial'`);
    expect(codes(await waiver())).toEqual(['wording_unconfirmed', 'form_reviewed']);
    await world.sql(
      `update form_reviews set marks = '{the sentences below line 8}', wording_sha256 = repeat('0', 64) where form_code = 'ma-partial'`,
    );
    const changed = await waiver();
    expect(codes(changed)).toEqual(['wording_unconfirmed', 'form_changed_since_review']);
    expect(changed[1]!.message).toBe(
      'This form was reviewed by Ana Ruiz, Bar no. 12345 on 2026-02-03. Its wording has changed since.',
    );
    // Reviewing it again takes the place of the earlier review.
    await review('ma-partial', { by: 'Li Wei', on: '2026-03-01' });
    expect((await waiver()).at(-1)!.message).toBe('This form was reviewed by Li Wei on 2026-03-01.');
    expect(await unreview('ma-partial')).toEqual({ form: 'ma-partial', reviewed: false });
    expect((await waiver()).at(-1)).toEqual(notReviewed);
  });

  it.each([
    ['an unknown form', 'ca-9999', {}, 'The form ca-9999 does not exist: cps forms list has all of them.'],
    ['the name of a document with a bond', 'ca-stop-owner-2012-bonded', {}, 'does not exist'],
    ['an empty name', 'ca-8132', { by: ' \u200b ' }, 'The name must not be empty'],
    ['a name of two lines', 'ca-8132', { by: 'Ana\nRuiz' }, 'The name must not contain'],
    ['a name that is too long', 'ca-8132', { by: 'x'.repeat(256) }, 'The name must have at most 255 characters.'],
    ['a day in the future', 'ca-8132', { on: '2999-01-01' }, 'The day must not be in the future.'],
    ['a day that does not exist', 'ca-8132', { on: '2026-02-30' }, 'The day must be a date such as 2027-01-31.'],
    ['a day in words', 'ca-8132', { on: 'yesterday' }, 'The day must be a date'],
    ['a note that is too long', 'ca-8132', { note: 'x'.repeat(2001) }, 'The note must have at most 2000 characters.'],
  ])('is refused for %s, and nothing is written', async (_, code, options, sentence) => {
    const before = await rows();
    await expect(review(code, options)).rejects.toMatchObject({ message: expect.stringContaining(sentence) });
    expect(await rows()).toEqual(before);
  });

  it('cannot be removed where there is none', async () => {
    await expect(unreview('ca-8132')).rejects.toMatchObject({
      message: expect.stringContaining('The form ca-8132 has no review.'),
    });
    await expect(unreview('ca-9999')).rejects.toMatchObject({
      message: expect.stringContaining('The form ca-9999 does not exist'),
    });
  });
});
