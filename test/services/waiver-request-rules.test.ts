/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { maxOpenPerMailbox } from '../../src/domain/waiver-request/limits.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies } from '../support/records/golden-path.js';
import { type AskingJob, askingApplication, askingJob } from '../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the sending of a waiver request', () => {
  const world = openWorld();
  let gc: Caller;
  let job: AskingJob;
  let applicationId: string;

  beforeAll(async () => {
    gc = await world.caller();
    job = await askingJob(world, gc);
    applicationId = await askingApplication(world, gc, job.projectId);
  });

  const draft = (body: object = {}): Promise<Json> =>
    world.send(gc, 'POST', '/waiver-requests', {
      project_id: job.projectId,
      party_id: job.subPartyId,
      type: 'conditional_final',
      amount: '900.00',
      ...body,
    });
  const act = (id: string, verb: string, body: object = {}) =>
    world.rest(gc, 'POST', `/waiver-requests/${id}/${verb}`, body);
  const wrong = async (id: string, verb: string, body: object = {}) => {
    const { status, body: answer } = await act(id, verb, body);
    return [status, Object.keys(answer.errors ?? {})];
  };
  const round = (id: string, payees: object[], more: object = {}) =>
    world.rest(gc, 'POST', `/pay-applications/${id}/waiver-requests`, { type: 'conditional_final', payees, ...more });

  it('is refused for a party that is not active any more, also if it is sent again or replaced', async () => {
    const [waiting, open] = [await draft(), await draft()];
    expect((await act(open.id, 'send')).status).toBe(200);
    await world.rest(gc, 'PUT', `/parties/${job.subPartyId}`, { is_active: false });
    await expectNothingWritten(world, async () => {
      expect(await wrong(waiting.id, 'send')).toEqual([422, ['party_id']]);
      expect(await wrong(open.id, 'send')).toEqual([422, ['party_id']]);
      expect(await wrong(open.id, 'replace', { amount: '800.00' })).toEqual([422, ['party_id']]);
    });
    await world.rest(gc, 'PUT', `/parties/${job.subPartyId}`, { is_active: true });
    expect((await act(waiting.id, 'send')).status).toBe(200);
  });

  it('is refused for a pay application that was voided since', async () => {
    const other = await askingJob(world, gc);
    const voided = await askingApplication(world, gc, other.projectId);
    const terms = { project_id: other.projectId, pay_application_id: voided };
    const waiting = await draft({ ...terms, party_id: other.subPartyId });
    const open = await draft({ ...terms, party_id: other.supplierPartyId });
    expect((await act(open.id, 'send')).status).toBe(200);
    await world.send(gc, 'POST', `/pay-applications/${voided}/transition`, { status: 'void' });
    await expectNothingWritten(world, async () => {
      expect(await wrong(waiting.id, 'send')).toEqual([422, ['pay_application_id']]);
      expect(await wrong(open.id, 'send')).toEqual([422, ['pay_application_id']]);
      expect(await wrong(open.id, 'replace', { amount: '800.00' })).toEqual([422, ['pay_application_id']]);
    });
  });

  it('finds the address of a contact that came after the draft', async () => {
    const { id, email } = await draft({ party_id: job.silentPartyId });
    expect(email).toBeNull();
    expect(await wrong(id, 'send')).toEqual([422, ['email']]);
    const { organization_id } = (await world.rest(gc, 'GET', `/parties/${job.silentPartyId}`)).body.data;
    const contact = { organization_id, first_name: 'Ray', last_name: 'Roof', email: 'ray@roof.example' };
    const { id: contactId } = await world.send(gc, 'POST', '/contacts', contact);
    expect((await act(id, 'send')).body.data).toMatchObject({ status: 'requested', email: 'ray@roof.example' });
    await world.rest(gc, 'DELETE', `/contacts/${contactId}`);
  });

  it('is refused after a round that asked for the same, and a replacement of what the round asked is sent', async () => {
    const terms = { pay_application_id: applicationId };
    const [same, other] = [await draft(terms), await draft({ ...terms, type: 'unconditional_final' })];
    const { body } = await round(applicationId, [{ party_id: job.subPartyId, amount: '900.00' }]);
    expect(body.data).toMatchObject({ asked: 1 });
    await expectNothingWritten(world, async () => {
      expect(await wrong(same.id, 'send')).toEqual([422, ['pay_application_id']]);
    });
    expect((await act(other.id, 'send')).status).toBe(200);
    expect(await wrong(other.id, 'replace', { type: 'conditional_final' })).toEqual([422, ['pay_application_id']]);
    const { waiver_request_id: asked } = body.data.rows.find((row: Json) => row.outcome === 'asked');
    expect((await act(asked, 'send')).status).toBe(200);
    expect((await act(asked, 'replace', { amount: '800.00' })).status).toBe(201);
  });

  it('asks the company that the party names then, and what was sent keeps its payee', async () => {
    const there = await askingJob(world, gc);
    const terms = { project_id: there.projectId, party_id: there.subPartyId };
    const [waiting, open] = [await draft(terms), await draft(terms)];
    await act(open.id, 'send');
    const company = await world.send(gc, 'POST', '/organizations', {
      ...bodies.contractor,
      name: 'Drywall Partners LLC',
      email: 'new@drywall.example',
      code: null,
    });
    const merging = `mutation ($input: MergeOrganizationsInput!) { mergeOrganizations(input: $input) { id } }`;
    const { body } = await world.graphql(gc, merging, { input: { id: company.id, mergeIds: [there.subId] } });
    expect(body.errors).toBeUndefined();
    const now = { organization_id: company.id, email: 'new@drywall.example' };
    expect((await act(waiting.id, 'send')).body.data).toMatchObject(now);
    expect((await act(open.id, 'send')).body.data).toMatchObject({
      organization_id: there.subId,
      email: 'office@drywall.example',
    });
    expect((await act(open.id, 'replace', { amount: '800.00' })).body.data).toMatchObject(now);
    const undone = `mutation ($input: UndoOrganizationMergeInput!) { undoOrganizationMerge(input: $input) { left { entityId } } }`;
    const answer = await world.graphql(gc, undone, { input: { id: body.data.mergeOrganizations.id } });
    expect(answer.body.data.undoOrganizationMerge.left).toEqual([]);
    // Once the party names another company, only the requests still name the old one.
    await world.rest(gc, 'PUT', `/parties/${there.subPartyId}`, { organization_id: company.id });
    expect((await world.rest(gc, 'DELETE', `/organizations/${there.subId}`)).body.errors).toEqual({
      id: ['The organization is in use: remove its waiver requests first.'],
    });
  });

  it('keeps its project from being deleted, and what was never sent does not once it is deleted', async () => {
    const [one, two] = [await askingJob(world, gc), await askingJob(world, gc)];
    const sent = await draft({ project_id: one.projectId, party_id: one.subPartyId });
    await act(sent.id, 'send');
    await act(sent.id, 'cancel');
    const unsent = await draft({ project_id: two.projectId, party_id: two.subPartyId });
    await act(unsent.id, 'cancel');
    for (const { projectId } of [one, two]) {
      const { status, body } = await world.rest(gc, 'DELETE', `/projects/${projectId}`);
      expect([status, body.errors]).toEqual([422, { id: ['The project has waiver requests: delete them first.'] }]);
    }
    expect((await world.rest(gc, 'DELETE', `/waiver-requests/${sent.id}`)).status).toBe(422);
    expect((await world.rest(gc, 'DELETE', `/waiver-requests/${unsent.id}`)).status).toBe(200);
    expect((await world.rest(gc, 'DELETE', `/projects/${two.projectId}`)).status).toBe(200);
  });

  it('is no part of a round that would leave more open at one address than may be, which the dry run says', async () => {
    const there = await askingJob(world, gc);
    const application = await askingApplication(world, gc, there.projectId);
    const email = 'shared@payees.example';
    const open = await draft({ email });
    await act(open.id, 'send');
    await world.sql(
      `insert into waiver_requests overriding system value select (jsonb_populate_record(r, jsonb_build_object('id', uuidv7(), 'serial', r.serial + 1000000 + n))).*
       from waiver_requests r, generate_series(1, $2) n where r.id = $1`,
      [open.id, maxOpenPerMailbox - 2],
    );
    const payees = [there.subPartyId, there.silentPartyId].map((party_id) => ({ party_id, amount: '80.00', email }));
    payees[1]!.email = 'Shared@Payees.example';
    await expectNothingWritten(world, async () => {
      const { body } = await round(application, payees, { dry_run: true });
      const reasons = body.data.rows.map((row: Json) => row.reasons.length);
      expect(reasons).toEqual([0, 1, 0]);
      expect(Object.keys((await round(application, payees)).body.errors)).toEqual(['payees.1.email']);
    });
    expect((await round(application, payees.slice(0, 1))).body.data).toMatchObject({ asked: 1 });
    expect(await wrong((await draft({ email })).id, 'send')).toEqual([422, ['email']]);
  });

  it('waits in a round for a party that is being changed, and is refused if it is not active then', async () => {
    const there = await askingJob(world, gc);
    const application = await askingApplication(world, gc, there.projectId);
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('update parties set is_active = false where id = $1', [there.subPartyId]);
      const answer = round(application, [{ party_id: there.subPartyId, amount: '80.00' }]);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await client.query('commit');
      const { status, body } = await answer;
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['payees.0.party_id']]);
    } finally {
      await client.end();
    }
  });
});
