/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { readPdf } from '../pdf/pdf-text.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const signed = { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };
const surety = {
  number: 'PB-12',
  surety: {
    name: 'Granite State Surety Co.',
    address_line1: '1 Granite Way',
    city: 'Concord',
    state: 'NH',
    zip: '03301',
  },
};
const recording = { date: '2026-03-02', instrument_number: '2026-0114520' };
const furnished = { last_furnishing_date: '2026-01-30' };

describe('the documents of a claim', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const create = async (collection: string, body: object): Promise<Json> => {
    const answer = await world.rest(caller, 'POST', collection, {
      project_id: path.projectId,
      organization_id: path.organizationId,
      ...body,
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data;
  };
  const notice = (type: string, metadata: object = {}, body: object = {}) =>
    create('/notices', { ...bodies.notice, ...furnished, type, metadata: { ...signed, ...metadata }, ...body });
  const escalation = (type: string, metadata: object = {}, body: object = {}) =>
    create('/escalations', { ...bodies.escalation, type, metadata: { ...signed, ...metadata }, ...body });
  const render = (documentable_type: string, documentable_id: string, type: string, body: object = {}) =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type,
      documentable_id,
      type,
      organization_id: path.organizationId,
      ...body,
    });
  const textOf = async (documentId: string) =>
    (await readPdf(await world.download(caller, documentId))).texts.join('\n');
  const status = async (collection: string, id: string) =>
    (await world.rest(caller, 'GET', `/${collection}/${id}`)).body.data.status;
  const revert = (id: string) => world.rest(caller, 'POST', `/documents/${id}/revert`);

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    const project = await world.rest(caller, 'PUT', `/projects/${path.projectId}`, furnished);
    expect(project.status).toBe(200);
  });

  it.each([
    ['notice', 'stop_payment', 'notice', 'ca-stop-owner-2012', 'STOP PAYMENT NOTICE'],
    ['notice', 'stop_payment', 'stop_notice', 'ca-stop-owner-2012', 'STOP PAYMENT NOTICE'],
    ['notice', 'lien', 'notice', 'ca-lien-2012', 'CLAIM OF MECHANICS LIEN'],
    ['notice', 'lien', 'mechanics_lien', 'ca-lien-2012', 'CLAIM OF MECHANICS LIEN'],
    ['notice', 'lien', 'notice_of_intent', 'generic-intent', 'NOTICE OF INTENT TO CLAIM A LIEN'],
    ['notice', 'preliminary', 'notice_of_claim', 'generic-claim', 'NOTICE OF CLAIM FOR UNPAID'],
    ['notice', 'bond_claim', 'bond_claim', 'generic-bond-claim-private', 'NOTICE OF CLAIM ON PAYMENT BOND'],
    ['escalation', 'demand_letter', 'escalation', 'demand-formal', 'Demand for Payment'],
    ['escalation', 'lien_filing', 'escalation', 'ca-lien-2012', 'CLAIM OF MECHANICS LIEN'],
    ['escalation', 'bond_claim', 'escalation', 'generic-bond-claim-private', 'NOTICE OF CLAIM ON PAYMENT BOND'],
    ['escalation', 'lawsuit', 'escalation', 'lawsuit-referral', 'REFERRAL FOR SUIT'],
  ])('print %s %s as %s on the form %s', async (kind, recordType, type, template, words) => {
    const make = kind === 'notice' ? notice : escalation;
    const record = await make(recordType, { bond: surety });
    const answer = await render(kind, record.id, type);
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 201, errors: undefined });
    expect(answer.body.data).toMatchObject({ type, template, state: 'CA', status: 'completed', is_preview: false });
    const text = await textOf(answer.body.data.id);
    expect(text).toContain(words);
    expect(text).toContain('Bay Concrete Pumping');
    expect(await status(`${kind}s`, record.id)).toBe(kind === 'notice' ? 'generated' : 'draft');
  });

  it('use the state of the request for the form only', async () => {
    const { id } = await notice('lien', { contract: { paid: 0 }, payment_terms: 'monthly' });
    const preview = await render('notice', id, 'mechanics_lien', { state: 'NV', preview: true });
    expect(preview.body.data).toMatchObject({ template: 'nv-lien', state: 'NV', is_preview: true });
    expect(await textOf(preview.body.data.id)).toContain('PREVIEW — NOT FOR RECORDING OR SERVICE');
    expect(await status('notices', id)).toBe('draft');
  });

  it('report everything that is missing at once, by the names of the request fields', async () => {
    const { id } = await escalation('bond_claim', {
      signatory_name: null,
      invoices: [
        { number: 'A', amount: '10.005' },
        { amount: 5, date: '2026-02-30' },
      ],
      bond: { penal_sum: -1 },
      notary_block: 'seal',
    });
    const fields = [
      'metadata.bond.penal_sum',
      'metadata.invoices.0.amount',
      'metadata.invoices.1.date',
      'metadata.invoices.1.number',
      'metadata.notary_block',
      'metadata.signatory_name',
      'parties.surety',
    ];
    const { status: code, body } = await render('escalation', id, 'escalation', { preview: true });
    expect(code).toBe(201);
    expect(body.data.warnings.map(({ field }: Json) => field).sort()).toEqual(fields);
    const account = `/organizations/${caller.organizationId}`;
    expect((await world.rest(caller, 'PUT', account, { incomplete_documents: 'refuse' })).status).toBe(200);
    await expectNothingWritten(world, async () => {
      const refused = await render('escalation', id, 'escalation', { preview: true });
      expect({ code: refused.status, error: refused.body.code }).toEqual({ code: 422, error: 'preflight_failed' });
      expect(Object.keys(refused.body.errors).sort()).toEqual(fields);
    });
    const member = await world.caller({ organizationId: caller.organizationId });
    const asMember = (value: string) => world.rest(member, 'PUT', account, { incomplete_documents: value });
    expect([(await asMember('refuse')).status, (await asMember('warn')).status]).toEqual([200, 403]);
    expect((await world.rest(caller, 'PUT', account, { incomplete_documents: 'warn' })).status).toBe(200);
  });

  it('name the power of attorney of a bonded stop payment notice by its letter, and are refused without it if the account wants that', async () => {
    const made = await notice('stop_payment', {
      stop_notice: {
        kind: 'private_lender',
        bonded: true,
        bond_number: 'SN-4471',
        surety: surety.surety,
        total_value: '64250.00',
        value_furnished: '64250.00',
      },
      notices_sent: [{ title: 'Preliminary Notice', date: '2026-01-05', method: 'certified' }],
    });
    const generate = () => render('notice', made.id, 'stop_notice', { preview: true });
    const warned = async () => (await generate()).body.data.warnings;
    // The project has no lender either.
    expect(await warned()).toEqual([
      expect.objectContaining({ field: 'parties.lender' }),
      {
        field: 'exhibits',
        message: expect.stringContaining('power of attorney'),
        citation: 'California Code of Civil Procedure § 995.630',
      },
    ]);
    expect(await textOf((await generate()).body.data.id)).toContain('signs for the surety: Exhibit A.');
    const account = `/organizations/${caller.organizationId}`;
    const refused = async () => {
      const answer = await generate();
      expect({ code: answer.status, error: answer.body.code }).toEqual({ code: 422, error: 'preflight_failed' });
      return Object.keys(answer.body.errors).sort();
    };
    await world.rest(caller, 'PUT', account, { incomplete_documents: 'refuse' });
    await expectNothingWritten(world, async () => expect(await refused()).toEqual(['exhibits', 'parties.lender']));
    const added = await world.rest(caller, 'POST', '/exhibits', {
      documentable_type: 'notice',
      documentable_id: made.id,
      title: 'Power of attorney of Granite State',
      kind: 'other',
      file_name: 'power.pdf',
      content_base64: inheritingPdf(['Power of attorney']).toString('base64'),
    });
    expect(added.status).toBe(201);
    expect(await refused()).toEqual(['parties.lender']);
    expect((await world.rest(caller, 'PUT', account, { incomplete_documents: 'warn' })).status).toBe(200);
    expect(await warned()).toEqual([expect.objectContaining({ field: 'parties.lender' })]);
    expect((await generate()).body.data.exhibits).toMatchObject([
      { letter: 'A', title: 'Power of attorney of Granite State' },
    ]);
  });

  it('have blank lines for the facts that only a statute’s form asks for, and list them with the statute', async () => {
    const { id } = await notice('lien', {}, { state: 'TX' });
    const { status: code, body } = await render('notice', id, 'mechanics_lien');
    expect(code).toBe(201);
    expect(body.data).toMatchObject({ template: 'tx-lien-2022', ready_to_file: false });
    const statute = 'Texas Property Code § 53.054';
    expect(body.data.warnings).toEqual(
      expect.arrayContaining([
        { field: 'metadata.months_work_performed', message: expect.any(String), citation: statute },
        { field: 'project.legal_description', message: expect.any(String), citation: statute },
      ]),
    );
    expect(body.data.notices.map(({ code: notice }: Json) => notice)).toContain('general_wording');
    expect(await textOf(body.data.id)).toMatch(/Legal description _{8,}/);
    const shown = await world.rest(caller, 'GET', `/documents/${body.data.id}`);
    expect(shown.body.data.warnings).toEqual(body.data.warnings);
  });

  it('have blanks for the signer of a declaration and for the address of a surety in the metadata', async () => {
    const lien = await render('notice', (await notice('lien', { signatory_name: null })).id, 'mechanics_lien');
    expect(lien).toMatchObject({
      status: 201,
      body: { data: { ready_to_file: false, warnings: [{ field: 'metadata.signatory_name' }] } },
    });
    expect(await textOf(lien.body.data.id)).toContain('I declare under penalty of perjury');
    const { id } = await notice('bond_claim', { bond: { surety: { name: 'Granite State Surety Co.', state: 'NH' } } });
    const claim = await render('notice', id, 'bond_claim');
    expect(claim.body.data.warnings.map(({ field }: Json) => field)).toEqual(
      ['address_line1', 'city', 'zip'].map((part) => `metadata.bond.surety.${part}`),
    );
    expect(await textOf(claim.body.data.id)).toContain('Granite State Surety Co.');
  });

  it('state the day and manner of the service of an earlier notice, by the day of its state', async () => {
    const metadata = { service_method: 'certified' };
    const earlier = await notice('preliminary', metadata, { state: 'FL', description: 'Pumping' });
    await world.sql(`update notices set status = 'served', served_at = '2026-02-04T03:10:00Z' where id = $1`, [
      earlier.id,
    ]);
    const lien = await render('notice', (await notice('lien', {}, { state: 'FL' })).id, 'mechanics_lien');
    expect((await textOf(lien.body.data.id)).replace(/\s+/g, ' ')).toContain(
      'served its notice to owner on February 3, 2026, by certified mail',
    );
    await world.sql('update notices set deleted_at = now() where id = $1', [earlier.id]);
  });

  it('are not ready to be filed with warnings, and only documents that are filed say so', async () => {
    const complete = await render('notice', (await notice('lien')).id, 'mechanics_lien', { preview: true });
    expect(complete.body.data).toMatchObject({ warnings: [], ready_to_file: true });
    const letter = await render('escalation', (await escalation('demand_letter')).id, 'escalation', { preview: true });
    expect(letter.body.data).toMatchObject({
      warnings: [{ field: 'metadata.payment_deadline' }],
      ready_to_file: null,
    });
  });

  it.each([
    ['dated before the furnishing', { notice_date: '2026-01-02' }, 'notice_date'],
    [
      'for work of next year',
      { last_furnishing_date: '2199-02-28', notice_date: '2199-03-01' },
      'last_furnishing_date',
    ],
    [
      'of last work years ago',
      { first_furnishing_date: '2023-05-01', last_furnishing_date: '2023-06-16' },
      'notice_date',
    ],
  ])('are not ready to be filed with days that contradict each other: a lien %s', async (_, body, field) => {
    const { id } = await notice('lien', {}, body);
    const { data } = (await render('notice', id, 'mechanics_lien', { preview: true })).body;
    expect(data).toMatchObject({ ready_to_file: false, warnings: [{ field, message: expect.any(String) }] });
  });

  it.each(['formal', 'final'])(
    'have a blank for the day by which a %s demand wants its payment, and a warning that none is given',
    async (level) => {
      const { id } = await escalation('demand_letter', { level });
      const { status: code, body } = await render('escalation', id, 'escalation');
      expect(code).toBe(201);
      expect(body.data.warnings).toEqual([
        {
          field: 'metadata.payment_deadline',
          message: 'The day by which the letter demands payment is required: enter your deadline.',
          citation: null,
        },
      ]);
      const text = (await textOf(body.data.id)).replace(/\s+/g, ' ');
      expect(text.match(/ by _{20}[,.]/g)).toHaveLength(1);
      expect(text).not.toMatch(/without delay|by then/);
    },
  );

  it('report, for a lien, what could not be compared with its statute', async () => {
    const { id } = await notice('lien', {}, { state: 'OH' });
    const { body } = await render('notice', id, 'mechanics_lien', { preview: true });
    expect(body.data.notices).toContainEqual({
      code: 'wording_unconfirmed',
      message: expect.stringMatching(/^Have counsel compare with Ohio Rev\. Code § 1311\.06: /),
    });
  });

  it('stay current while nothing that they print has changed', async () => {
    const { id } = await escalation('demand_letter');
    const { body } = await render('escalation', id, 'escalation');
    const later = async () => world.rest(caller, 'POST', `/escalations/${id}/transition`, { status: 'sent' });
    // Neither an empty change of the project nor one that the letter does not print makes it stale.
    expect((await world.rest(caller, 'PUT', `/projects/${path.projectId}`, {})).status).toBe(200);
    expect((await world.rest(caller, 'PUT', `/projects/${path.projectId}`, { permit_number: 'B-77' })).status).toBe(
      200,
    );
    const project = (await world.rest(caller, 'GET', `/projects/${path.projectId}`)).body.data;
    await world.rest(caller, 'PUT', `/projects/${path.projectId}`, { name: 'Another Tower' });
    expect(await later()).toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
    await world.rest(caller, 'PUT', `/projects/${path.projectId}`, { name: project.name });
    expect((await later()).status).toBe(200);
    expect(body.data.status).toBe('completed');
  });

  it('exist one at a time, leave a draft escalation a draft, and follow the records until they are sent', async () => {
    const { id } = await escalation('demand_letter');
    const first = (await render('escalation', id, 'escalation')).body.data;
    for (const type of ['escalation', 'notice_of_intent']) {
      expect((await render('escalation', id, type)).body.errors.documentable_id[0]).toContain('revert it first');
    }
    expect((await world.rest(caller, 'DELETE', `/escalations/${id}`)).body.errors.status[0]).toContain(
      'revert the document',
    );
    await world.rest(caller, 'PUT', `/escalations/${id}`, { claim_amount: '47000.00' });
    const stale = await world.rest(caller, 'POST', `/escalations/${id}/transition`, { status: 'sent' });
    expect(stale).toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
    expect((await revert(first.id)).status).toBe(200);
    const second = (await render('escalation', id, 'escalation')).body.data;
    expect(await textOf(second.id)).toContain('$47,000.00');
    expect((await world.rest(caller, 'POST', `/escalations/${id}/transition`, { status: 'sent' })).status).toBe(200);
    expect((await revert(second.id)).body).toMatchObject({ code: 'illegal_transition' });
    expect((await render('escalation', id, 'escalation')).body.errors.documentable_id[0]).toContain('Only a draft');
  });

  it.each([
    ['notice', 'lien', 'recorded', 'released'],
    ['escalation', 'lien_filing', 'filed', 'resolved'],
  ])('release the lien of %s %s once it is %s, in addition to the lien itself', async (kind, type, recorded, ended) => {
    const make = kind === 'notice' ? notice : escalation;
    const collection = `${kind}s`;
    const { id } = await make(type);
    const lien = (await render(kind, id, 'mechanics_lien')).body.data;
    expect((await render(kind, id, 'lien_release')).body.errors.documentable_id[0]).toMatch(
      /only a (recorded lien|lien that was filed)/i,
    );
    await world.sql(`update ${collection} set status = $2 where id = $1`, [id, recorded]);

    const unrecorded = await render(kind, id, 'lien_release', { preview: true });
    expect(unrecorded.body.data.warnings.map(({ field }: Json) => field).sort()).toEqual([
      'metadata.recording.date',
      'metadata.recording.instrument_number',
      'project.legal_description',
    ]);
    await expectNothingWritten(world, async () => {
      const locked = await world.rest(caller, 'PUT', `/${collection}/${id}`, { metadata: { recording } });
      expect(Object.keys(locked.body.errors)).toEqual(['status']);
    });
    const updated = await world.rest(caller, 'PUT', `/${collection}/${id}`, { metadata: { ...signed, recording } });
    expect(updated.status).toBe(200);

    const release = (await render(kind, id, 'lien_release')).body.data;
    expect(release).toMatchObject({ type: 'lien_release', template: 'ca-release', status: 'completed' });
    expect(release.file_name).toMatch(/^lien-release-/);
    expect(await textOf(release.id)).toContain('Instrument No. 2026-0114520');
    expect(await status(collection, id)).toBe(recorded);
    expect((await render(kind, id, 'lien_release')).body.errors.documentable_id[0]).toContain('revert it first');
    expect((await revert(lien.id)).body.code).toBe('illegal_transition');

    expect((await revert(release.id)).status).toBe(200);
    expect(await status(collection, id)).toBe(recorded);
    const again = (await render(kind, id, 'lien_release')).body.data;
    await world.sql(`update ${collection} set status = $2 where id = $1`, [id, ended]);
    expect((await revert(again.id)).body.code).toBe('illegal_transition');
  });
});
