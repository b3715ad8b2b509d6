/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { readPdf } from '../pdf/pdf-text.js';
import { acceptInvitations, type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the documents of a pay application', () => {
  const world = shareWorld();
  let contractor: Caller;
  let owner: Caller;
  let job: Billing;
  let id: string;
  let draft: Json;
  const generate = (body: object = {}, caller = contractor) =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: 'pay_application',
      documentable_id: id,
      type: 'pay-application',
      organization_id: caller.organizationId,
      ...body,
    });
  const text = async (document: Json) =>
    (await readPdf(await world.download(contractor, document.id))).texts.join('\n');

  /** Adds the records that an application for payment prints in addition to its amounts. */
  async function complete(on: Billing): Promise<void> {
    const organization = await on.made(on.rest('POST', '/organizations', bodies.organization));
    const party = { project_id: on.projectId, organization_id: organization.id, role: 'owner' };
    await on.made(on.rest('POST', '/parties', party));
    await on.made(on.rest('PUT', `/projects/${on.projectId}`, { date_contract: '2026-01-02' }));
  }

  beforeAll(async () => {
    [contractor, owner] = [await world.caller(), await world.caller()];
    job = await billing(world, contractor, ['10000', '60000', '30000']);
    const participants = [{ organization_id: owner.organizationId, role: 'owner' }];
    const lines = [
      job.entry('1', { work_completed_this_period: 10000 }),
      job.entry('2', { work_completed_this_period: 18000 }),
      job.entry('3', { materials_stored: 5000 }),
    ];
    const body = { period_to: '2026-01-31', retainage_percent: 10, lines, participants };
    id = (await job.made(job.create(body))).id;
    await acceptInvitations(world, owner);
    await complete(job);
    draft = await job.made(generate());
  });

  it('print the number and the balances of a job that was taken over', async () => {
    const taken = await billing(world, contractor, ['10000', '60000']);
    await complete(taken);
    const lines = [{ sov_line_id: taken.lines[2], work_completed: '35000', materials_stored: '2000' }];
    const application = await taken.made(
      taken.create({
        application_number: 7,
        period_to: '2026-03-31',
        retainage_percent: 10,
        opening: { retainage: '3700', lines },
        lines: [taken.entry('1', { work_completed_this_period: '1234' })],
      }),
    );
    const document = await taken.made(generate({ documentable_id: application.id, preview: true }));
    const printed = await text(document);
    expect(document.file_name).toBe('pay-application-7-draft-preview.pdf');
    // Lines 4 to 9, and columns D and F.
    for (const amount of [
      '38,234.00',
      '3,823.40',
      '34,410.60',
      '33,300.00',
      '1,110.60',
      '35,589.40',
      '35,000.00',
      '2,000.00',
    ])
      expect(printed).toContain(amount);
  });

  it('print the corrected wording of a line that a submitted application bills', async () => {
    const own = await billing(world, contractor, ['500']);
    await complete(own);
    const { id: applicationId, sov_id } = await own.made(
      own.create({ period_to: '2026-01-31', lines: [own.entry('1', { work_completed_this_period: 100 })] }),
    );
    await own.made(own.rest('POST', `/pay-applications/${applicationId}/transition`, { status: 'submitted' }));
    const broken = 'Rebar \u0e01';
    await world.sql('update sov_lines set description = $2 where sov_id = $1', [sov_id, broken]);
    await world.sql(
      "update pay_applications set g703 = jsonb_set(g703, '{0,description}', to_jsonb($2::text)) where id = $1",
      [applicationId, broken],
    );
    const wanted = { documentable_id: applicationId, type: 'g703' };
    const refused = await generate(wanted);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'lines.0.description': [expect.stringContaining('U+0E01')] },
    ]);
    const { lines } = (await own.rest('GET', `/sovs/${sov_id}`)).body.data;
    const [{ id, item_number, scheduled_value }] = lines;
    const line = { id, item_number, scheduled_value, description: 'Rebar, No. 5' };
    await own.made(own.rest('PUT', `/sovs/${sov_id}`, { lines: [line] }));
    expect(await text(await own.made(generate(wanted)))).toContain('Rebar, No. 5');
    const other = await own.rest('PUT', `/sovs/${sov_id}`, { lines: [{ ...line, description: 'Windows' }] });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['lines.0.description']]);
  });

  it('are refused until the owner and contract date are known, and report both at once', async () => {
    const bare = await billing(world, contractor, ['500']);
    const documentable_id = (await bare.made(bare.create({ period_to: '2026-01-31' }))).id;
    await expectNothingWritten(world, async () => {
      for (const preview of [true, false]) {
        for (const type of ['pay-application', 'g702']) {
          const { status, body } = await generate({ type, preview, documentable_id });
          expect({ status, code: body.code, fields: Object.keys(body.errors).sort() }).toEqual({
            status: 422,
            code: 'preflight_failed',
            fields: ['parties.owner', 'project.date_contract'],
          });
        }
      }
    });
    const sheet = await bare.made(generate({ type: 'g703', preview: true, documentable_id }));
    expect(sheet).toMatchObject({ type: 'g703', file_name: 'g703-1-draft-preview.pdf', page_count: 1, state: null });
    await complete(bare);
    await bare.made(generate({ type: 'g702', preview: true, documentable_id }));
  });

  it('have a title without a certificate on a subcontract, also in the bundle', async () => {
    const below = await billing(world, contractor, ['500']);
    const organization = await below.made(below.rest('POST', '/organizations', bodies.organization));
    const party = { project_id: below.projectId, organization_id: organization.id, role: 'general_contractor' };
    await below.made(below.rest('POST', '/parties', party));
    await complete(below);
    const documentable_id = (await below.made(below.create({ period_to: '2026-01-31' }))).id;
    for (const [type, template, title] of [
      ['pay-application', 'pay-application-subcontract', 'Application for Payment'],
      ['g702', 'g702-subcontract', 'Application for Payment'],
      ['g703', 'g703', 'Continuation Sheet'],
    ]) {
      const document = await below.made(generate({ type, documentable_id }));
      expect(document).toMatchObject({ type, template });
      const { rawPayload } = await world.app.server.inject({
        url: `/api/v1/documents/${document.id}/bundle`,
        headers: { authorization: `Bearer ${contractor.token}` },
      });
      const text = (await readPdf(rawPayload)).texts.join('\n');
      expect(text).toContain(title);
      expect(text).not.toContain('Application and Certificate');
    }
  });

  it('print a draft as a draft, the frozen figures once submitted and the certified amount, with one current document of each type', async () => {
    expect(draft).toMatchObject({
      type: 'pay-application',
      template: 'pay-application',
      status: 'completed',
      is_preview: false,
      file_name: 'pay-application-1-draft.pdf',
      page_count: 2,
    });
    expect(await text(draft)).toContain('DRAFT — NOT SUBMITTED');
    expect((await job.rest('GET', `/pay-applications/${id}`)).body.data.status).toBe('draft');
    await job.advance(id, 'submitted');
    const again = await generate();
    expect(again.body.errors.documentable_id[0]).toContain('revert it first');
    expect((await job.rest('POST', `/documents/${draft.id}/revert`)).status).toBe(200);
    const final = await job.made(generate());
    expect(final.file_name).toBe('pay-application-1.pdf');
    const printed = await text(final);
    for (const figure of [
      '$33,000.00',
      '$2,800.00',
      '$500.00',
      '$29,700.00',
      '$70,300.00',
      'Sunset Tower Holdings LLC',
    ]) {
      expect(printed).toContain(figure);
    }
    expect(printed).not.toMatch(/DRAFT|PREVIEW/);
    const parts = [await job.made(generate({ type: 'g702' })), await job.made(generate({ type: 'g703' }))];
    expect(parts.map(({ file_name }) => file_name)).toEqual(['g702-1.pdf', 'g703-1.pdf']);
    const both = await Promise.all([generate({ type: 'g702' }), generate({ type: 'g703' })]);
    expect(both.map(({ status }) => status)).toEqual([422, 422]);
    const query = `query($id: ID!) { payApplication(id: $id) { documents { nodes { type payApplication { id } notice { id } } } } }`;
    const seen = await world.graphql(contractor, query, { id });
    const nodes = seen.body.data.payApplication.documents.nodes as Json[];
    expect(nodes.map(({ type }) => type).sort()).toEqual(['G702', 'G703', 'PAY_APPLICATION', 'PAY_APPLICATION']);
    for (const node of nodes) expect(node).toMatchObject({ payApplication: { id }, notice: null });
    await job.advance(id, 'under_review');
    await job.made(job.move(id, 'approved', { certified_amount: '29000' }));
    const [current] = (await job.rest('GET', '/documents?type=g702&status=completed')).body.data;
    await job.made(
      job.rest('POST', `/documents/${current.id}/revert`).then((answer) => ({ ...answer, body: { data: {} } })),
    );
    const certified = await text(await job.made(generate({ type: 'g702' })));
    expect(certified).toContain('Amount certified: $29,000.00');
    expect(certified).toContain('Less than line 8 by $700.00.');
  });

  it('can be generated and read only by the account that owns the record', async () => {
    expect((await world.rest(owner, 'GET', `/pay-applications/${id}`)).status).toBe(200);
    await expectNothingWritten(world, async () => {
      for (const preview of [true, false]) {
        const { status, body } = await generate({ preview }, owner);
        expect({ status, message: body.message }).toEqual({
          status: 403,
          message: 'That pay application belongs to another organization: you can read it but not change it.',
        });
      }
    });
    const [document] = (await job.rest('GET', '/documents')).body.data;
    expect((await world.rest(owner, 'GET', `/documents/${document.id}`)).status).toBe(403);
    expect((await world.rest(owner, 'GET', '/documents')).body.data).toEqual([]);
  });

  it('cannot be generated again for an application that is rejected or void', async () => {
    const ended = await billing(world, contractor, ['500']);
    const documentable_id = (await ended.made(ended.create({ period_to: '2026-01-31' }))).id;
    await ended.advance(documentable_id, 'submitted', 'rejected');
    for (const status of ['rejected', 'void']) {
      if (status === 'void') await ended.advance(documentable_id, 'void');
      const { body } = await generate({ type: 'g703', documentable_id });
      expect(body.errors).toEqual({
        documentable_id: [`The pay application is ${status}: no new document can be generated for it.`],
      });
      expect((await generate({ type: 'g703', preview: true, documentable_id })).status).toBe(201);
    }
  });
});
