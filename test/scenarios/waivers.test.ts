import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { type GoldenPath, goldenPath } from '../support/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/world.js';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a subcontractor’s waivers through a project', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const call = async (method: string, route: string, body?: object): Promise<Json> => {
    const answer = await world.rest(caller, method, route, body);
    if (answer.status >= 300) throw new Error(`${method} ${route}: ${answer.status} ${answer.text}`);
    return answer.body.data ?? answer.body;
  };
  const create = (body: object) =>
    call('POST', '/waivers', {
      project_id: path.projectId,
      organization_id: path.organizationId,
      state: 'CA',
      ...body,
    });
  const generate = (id: string) =>
    call('POST', '/documents/generate', {
      documentable_type: 'waiver',
      documentable_id: id,
      type: 'waiver',
      organization_id: path.organizationId,
    });
  const move = (id: string, body: object) => call('POST', `/waivers/${id}/transition`, body);
  const download = async (id: string) => {
    const { statusCode, rawPayload } = await world.app.server.inject({
      method: 'GET',
      url: `/api/v1/documents/${id}/download`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    return { status: statusCode, bytes: rawPayload };
  };

  it('goes from a conditional waiver for the first draw to an unconditional final one', async () => {
    const check = { check_maker: 'Golden State Builders Inc', check_payee: 'Bay Concrete Pumping' };
    const draw = await create({
      type: 'conditional',
      stage: 'progress',
      through_date: '2025-09-30',
      amount: 40000,
      ...check,
      invoice_number: 'PA 1',
      retainage_reserved: 2000,
      exceptions: [{ kind: 'extras', amount: 750, text: 'Night shift of September 12' }],
    });
    expect(draw).toMatchObject({
      type: 'conditional_progress',
      stage: 'progress',
      status: 'draft',
      release_state: null,
      form_code: 'generic-ca-8132',
      legal_form: { code: 'ca-8132', statute: 'Cal. Civ. Code § 8132' },
      notary_required: false,
      amount: '40000.00',
      exceptions: [{ kind: 'extras', date: null, amount: '750.00', text: 'Night shift of September 12' }],
    });

    const unsigned = await generate(draw.id);
    expect(unsigned).toMatchObject({
      type: 'waiver',
      template: 'generic-ca-8132',
      file_name: expect.stringMatching(/^conditional-progress-waiver-PA-1\.pdf$/),
    });
    expect((await call('GET', `/waivers/${draw.id}`)).status).toBe('generated');
    const before = await download(unsigned.id);
    expect(sha256(before.bytes)).toBe(unsigned.sha256);

    expect((await move(draw.id, { status: 'sent' })).sent_at).toEqual(expect.any(String));
    const signed = await call('POST', `/waivers/${draw.id}/sign`, {
      method: 'typed',
      consent: true,
      signatory_name: 'Ana Diaz',
      signatory_title: 'Controller',
    });
    expect(signed).toMatchObject({
      status: 'signed',
      signatory_name: 'Ana Diaz',
      signed_at: expect.any(String),
      signature: { method: 'typed', ip: '127.0.0.1', document_sha256: unsigned.sha256, consented_at: signed.signed_at },
    });

    // The unsigned copy is gone; the one that is left says the same and carries the hash of what was signed.
    expect((await download(unsigned.id)).status).toBe(404);
    const documents = await call('GET', '/documents?type=waiver');
    expect(documents).toHaveLength(1);
    const final = await download(documents[0].id);
    expect(sha256(final.bytes)).toBe(documents[0].sha256);
    const words = async (bytes: Buffer) => (await readPdf(bytes)).texts.join('\n').replace(/\s+/g, ' ');
    const [unsignedText, signedText] = [await words(before.bytes), await words(final.bytes)];
    expect(signedText).toContain(unsigned.sha256);
    expect(signedText).toContain('Ana Diaz agreed to sign electronically');
    const body = /NOTICE:.*Night shift of September 12/.exec(unsignedText)![0];
    expect(signedText).toContain(body);

    const effective = await move(draw.id, { status: 'effective', payment_received_on: '2025-10-15' });
    expect(effective).toMatchObject({ status: 'effective', payment_received_on: '2025-10-15', release_state: null });
    expect(effective.effective_at).toEqual(expect.any(String));

    const paid = await create({ type: 'unconditional_progress', through_date: '2025-09-30', amount: 40000 });
    expect(paid.notices.map(({ code }: Json) => code)).toContain('payment_not_confirmed');
    await generate(paid.id);
    const held = await call('POST', `/waivers/${paid.id}/sign`, {
      method: 'typed',
      consent: true,
      signatory_name: 'Ana Diaz',
    });
    expect(held).toMatchObject({ status: 'signed', release_state: 'held', sent_at: held.signed_at });
    const early = await world.rest(caller, 'POST', `/waivers/${paid.id}/transition`, { status: 'released' });
    expect(early).toMatchObject({
      status: 422,
      body: { errors: { payment_received_on: [expect.stringContaining('required')] } },
    });
    expect(await move(paid.id, { status: 'released', payment_received_on: '2025-10-15' })).toMatchObject({
      status: 'released',
      release_state: 'released',
      released_at: expect.any(String),
    });

    const last = await create({ type: 'conditional', stage: 'final', amount: '85000.00', ...check });
    const document = await generate(last.id);
    await call('POST', `/documents/${document.id}/revert`);
    expect((await call('GET', `/waivers/${last.id}`)).status).toBe('draft');
    await call('PUT', `/waivers/${last.id}`, { amount: '84250.00', disputed_amount: 750 });
    await generate(last.id);
    expect((await move(last.id, { status: 'declined', status_reason: 'Amount in dispute' })).status_reason).toBe(
      'Amount in dispute',
    );
    const closing = await create({ type: 'unconditional_final', payment_received_on: '2025-12-01' });
    expect(closing.notices.map(({ code }: Json) => code)).not.toContain('payment_not_confirmed');
    await generate(closing.id);
    await call('POST', `/waivers/${closing.id}/sign`, { method: 'typed', consent: true, signatory_name: 'Ana Diaz' });
    expect(await move(closing.id, { status: 'released' })).toMatchObject({ release_state: 'released' });
  });

  it('is walkable from the project, the division, the organization and back', async () => {
    const { body } = await world.graphql(
      caller,
      `query ($id: UUID!) { project(id: $id) {
        waivers(filter: { type: CONDITIONAL_PROGRESS }) { totalCount nodes { stage releaseState
          project { id } organization { id } division { id waivers { totalCount } } customerParty { role }
          documents { nodes { waiver { id } } } } }
        organization { waivers { totalCount } } } }`,
      { id: path.projectId },
    );
    expect(body.errors).toBeUndefined();
    const { project } = body.data;
    expect(project.organization.waivers.totalCount).toBe(5);
    expect(project.waivers.totalCount).toBe(2);
    const [signed] = project.waivers.nodes;
    expect(signed).toMatchObject({
      stage: 'PROGRESS',
      releaseState: null,
      project: { id: path.projectId },
      division: { id: path.divisionId, waivers: { totalCount: 5 } },
      documents: { nodes: [{ waiver: expect.anything() }] },
    });
  });

  it('says the same at the other door', async () => {
    const { body } = await world.graphql(
      caller,
      `mutation ($input: CreateWaiverInput!) { createWaiver(input: $input) { type stage formCode notices { code } } }`,
      {
        input: {
          projectId: path.projectId,
          organizationId: path.organizationId,
          type: 'UNCONDITIONAL',
          stage: 'FINAL',
          state: 'GA',
        },
      },
    );
    expect(body.data.createWaiver).toEqual({
      type: 'UNCONDITIONAL_FINAL',
      stage: 'FINAL',
      formCode: 'generic-ga-final',
      notices: ['general_wording', 'nearest_form', 'deemed_paid', 'payment_not_confirmed'].map((code) => ({ code })),
    });
  });
});
