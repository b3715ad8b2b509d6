import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { png } from '../pdf/png.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a received notice', () => {
  const world = openWorld();
  let ana: Caller;
  let reader: Caller;
  let projectId: string;
  let partyId: string;

  beforeAll(async () => {
    ana = await world.caller();
    reader = await world.caller({ organizationId: ana.organizationId });
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    projectId = await addProject();
    partyId = await addParty(projectId, 'Lopez Steel Supply, LLC');
  });

  async function addProject(): Promise<string> {
    const division = { ...bodies.division, organization_id: ana.organizationId };
    const divisionId = (await world.send(ana, 'POST', '/divisions', division)).id;
    return (await world.send(ana, 'POST', '/projects', { ...bodies.project, state: 'CA', division_id: divisionId })).id;
  }
  async function addParty(project: string, name: string): Promise<string> {
    const company = await world.send(ana, 'POST', '/organizations', { ...bodies.contractor, name });
    const party = { project_id: project, organization_id: company.id, role: 'material_supplier' };
    return (await world.send(ana, 'POST', '/parties', party)).id;
  }
  const facts = () => ({
    project_id: projectId,
    kind: 'preliminary',
    claimant_name: 'LOPEZ STEEL SUPPLY INC.',
    received_on: '2026-02-10',
    receipt_method: 'certified_mail',
  });
  const log = (body: object = {}, by = ana) => world.rest(by, 'POST', '/received-notices', { ...facts(), ...body });
  const logged = async (body: object = {}): Promise<Json> => {
    const answer = await log(body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.data;
  };
  const match = (id: string, body: object, by = ana) => world.rest(by, 'POST', `/received-notices/${id}/match`, body);
  const attach = (id: string, body: object = {}, by = ana) =>
    world.rest(by, 'POST', `/received-notices/${id}/files`, {
      file_name: 'notice.pdf',
      content_base64: inheritingPdf(['Notice to Owner']).toString('base64'),
      ...body,
    });

  it('is logged with its facts, listed on its project, and reported by an event', async () => {
    const { done, types } = await recordEvents(world, ana, () =>
      logged({
        claimant_role: 'supplier',
        address_line_1: '12 Foundry Rd',
        city: 'Oakland',
        state: 'CA',
        zip: '94607',
        hired_by: 'Golden State Builders',
        amount: 48000,
        first_furnishing_date: '2026-01-20',
        last_furnishing_date: '2026-02-01',
        description: 'Structural steel',
      }),
    );
    expect(types).toEqual(['received_notice.created']);
    expect(done).toMatchObject({
      project_id: projectId,
      kind: 'preliminary',
      claimant_role: 'material_supplier',
      amount: '48000.00',
      received_on: '2026-02-10',
      served_through_service: false,
      match: 'open',
      party_id: null,
      matched_by_id: null,
      // The name of the party's company, apart from case and its legal form.
      suggested_party_ids: [partyId],
      files: [],
    });
    const { body } = await world.rest(ana, 'GET', `/received-notices?project_id=${projectId}&kind=preliminary`);
    expect(body.data.map(({ id }: Json) => id)).toContain(done.id);
    const found = await world.rest(reader, 'GET', '/search?q=lopez%20steel&types=received_notices');
    expect(found.body.data.received_notices.map(({ id }: Json) => id)).toContain(done.id);
  });

  it('is matched by a person, never by its name, and can be opened again', async () => {
    const notice = await logged();
    expect(notice.match).toBe('open');
    const { done, types } = await recordEvents(world, ana, () => match(notice.id, { party_id: partyId }));
    expect(types).toEqual(['received_notice.updated']);
    expect(done.body.data).toMatchObject({
      match: 'matched',
      party_id: partyId,
      matched_by_id: ana.userId,
      matched_at: expect.any(String),
    });
    // The same again changes nothing.
    expect((await match(notice.id, { party_id: partyId })).body.data.updated_at).toBe(done.body.data.updated_at);
    const refused = await world.rest(ana, 'DELETE', `/parties/${partyId}`);
    expect(refused.body.errors).toEqual({ id: ['A received notice is matched to the party: change that first.'] });
    const flagged = await match(notice.id, { unknown_claimant: true });
    expect(flagged.body.data).toMatchObject({ match: 'unknown_claimant', party_id: null, matched_by_id: ana.userId });
    const { body } = await world.rest(ana, 'GET', '/received-notices?match=unknown_claimant');
    expect(body.data.map(({ id }: Json) => id)).toEqual([notice.id]);
    const opened = await match(notice.id, {});
    expect(opened.body.data).toMatchObject({ match: 'open', matched_by_id: null, matched_at: null });
  });

  it('refuses a match that is none, with nothing written', async () => {
    const notice = await logged();
    const elsewhere = await addParty(await addProject(), 'Other Steel');
    const stranger = await world.caller();
    await expectNothingWritten(world, async () => {
      expect((await match(notice.id, { party_id: elsewhere })).body.errors).toHaveProperty('party_id');
      expect((await match(notice.id, { party_id: partyId, unknown_claimant: true })).body.errors).toEqual({
        unknown_claimant: ['The unknown claimant field is only accepted without a party id.'],
      });
      expect((await match(notice.id, { party_id: partyId }, reader)).status).toBe(403);
      expect([403, 404]).toContain((await match(notice.id, { unknown_claimant: true }, stranger)).status);
      const input = { id: notice.id, unknownClaimant: true, expectedUpdatedAt: '2020-01-01T00:00:00Z' };
      const { body } = await world.graphql(
        ana,
        'mutation($input: MatchReceivedNoticeInput!) { matchReceivedNotice(input: $input) { id } }',
        { input },
      );
      expect(body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    });
  });

  it('opens the question again whose it is when it moves to another project', async () => {
    const notice = await logged();
    await match(notice.id, { party_id: partyId });
    const other = await addProject();
    const moved = await world.rest(ana, 'PUT', `/received-notices/${notice.id}`, { project_id: other });
    expect(moved.body.data).toMatchObject({ project_id: other, match: 'open', party_id: null, matched_at: null });
    const kept = await world.rest(ana, 'DELETE', `/projects/${other}`);
    expect(kept.body.errors).toEqual({ id: ['The project has received notices: delete them first.'] });
    expect((await world.rest(ana, 'DELETE', `/received-notices/${notice.id}`)).status).toBe(200);
    expect((await world.rest(ana, 'DELETE', `/projects/${other}`)).status).toBe(200);
  });

  it('refuses bad facts, each with its field, and nothing is written', async () => {
    const stranger = await world.caller();
    const sandbox = await world.sandboxOf(ana);
    await expectNothingWritten(world, async () => {
      const wrong = async (body: object) => (await log(body)).body.errors;
      expect(await wrong({ received_on: '2199-01-01' })).toEqual({
        received_on: ['The received on field must not be a date in the future.'],
      });
      expect(await wrong({ released_on: '2026-02-01' })).toHaveProperty('released_on');
      expect(await wrong({ first_furnishing_date: '2026-02-02', last_furnishing_date: '2026-02-01' })).toHaveProperty(
        'last_furnishing_date',
      );
      expect(await wrong({ amount: '-1' })).toHaveProperty('amount');
      expect(await wrong({ kind: 'lawsuit' })).toHaveProperty('kind');
      expect(await wrong({ claimant_name: '' })).toHaveProperty('claimant_name');
      expect(await wrong({ claimant_role: 'owner' })).toHaveProperty('claimant_role');
      expect((await log({}, reader)).status).toBe(403);
      for (const by of [stranger, sandbox]) expect([403, 422]).toContain((await log({}, by)).status);
    });
  });

  it('keeps a PDF or a picture as it arrived, and refuses what could do harm', async () => {
    const { id } = await logged();
    const stranger = await world.caller();
    const { types } = await recordEvents(world, ana, async () => {
      expect((await attach(id)).body.data.files).toMatchObject([
        { file_name: 'notice.pdf', mime_type: 'application/pdf' },
      ]);
    });
    expect(types).toEqual(['received_notice.updated']);
    const picture = { file_name: 'jobsite.png', content_base64: png(60, 40, 2).toString('base64') };
    const { files } = (await attach(id, picture)).body.data;
    const download = (by: Caller) => world.rest(by, 'GET', `/received-notices/${id}/files/${files[0].id}/download`);
    expect((await download(reader)).headers).toMatchObject({
      'content-disposition': 'attachment; filename="notice.pdf"',
      'x-content-type-options': 'nosniff',
    });
    for (const by of [stranger, await world.sandboxOf(ana)]) expect([403, 404]).toContain((await download(by)).status);
    await expectNothingWritten(world, async () => {
      const wrong = async (body: object) => (await attach(id, body)).body.errors;
      const page = { content_base64: Buffer.from('<script>alert(1)</script>').toString('base64') };
      expect(await wrong(page)).toHaveProperty('content_base64');
      expect(await wrong({ file_name: '../notice.pdf' })).toHaveProperty('file_name');
      expect(await wrong({ file_name: 'notice.png' })).toHaveProperty('file_name');
      const broken = Buffer.from('%PDF-1.7 broken').toString('base64');
      expect(await wrong({ content_base64: broken })).toHaveProperty('content_base64');
      const large = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-').toString('base64');
      expect(await wrong({ content_base64: large })).toHaveProperty('content_base64');
      expect((await attach(id, {}, reader)).status).toBe(403);
      expect([403, 404]).toContain((await attach(id, {}, stranger)).status);
    });
    const path = `/received-notices/${id}/files/${files[1].id}`;
    expect((await world.rest(ana, 'DELETE', path)).status).toBe(200);
    expect((await world.rest(ana, 'DELETE', `/received-notices/${id}`)).status).toBe(200);
    expect(await world.sql('select id from attached_files where subject_id = $1', [id])).toEqual([]);
  });
});
