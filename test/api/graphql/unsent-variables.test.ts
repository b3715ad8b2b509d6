import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLInputObjectType } from 'graphql';
import * as graphql from 'graphql';
import { goldenPath } from '../../support/records/golden-path.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

/** A variable that is not sent leaves its field out (GraphQL, Input Objects); only an explicit null clears what is stored. */
describe('a variable that is not sent', () => {
  const world = shareWorld();
  let caller: Caller;
  /** The records that the mutations of `updates` change. */
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    caller = await world.caller();
    const made = await goldenPath(world, caller);
    const { body } = await world.rest(caller, 'POST', '/webhooks', {
      url: 'https://hooks.example.com/cps',
      events: ['*'],
    });
    Object.assign(ids, {
      updateOrganization: made.ownerId,
      updateDivision: made.divisionId,
      updateContact: made.contactId,
      updateProject: made.projectId,
      updateParty: made.ownerPartyId,
      updateJobsite: made.jobsiteId,
      updateNotice: made.noticeId,
      updateEscalation: made.escalationId,
      updateWaiver: made.waiverId,
      updateSov: made.sovId,
      updatePayApplication: made.payApplicationId,
      updateWebhook: body.data.id,
    });
    const fill = async (path: string, sent: object) => {
      const answer = await world.rest(caller, 'PATCH', path, sent);
      expect([path, answer.status, answer.body.errors]).toEqual([path, 200, undefined]);
    };
    await fill(`/organizations/${made.ownerId}`, {
      phone: '415 555 0100',
      email: `${made.ownerId}@bay-owner.example`,
      metadata: { erp: 7 },
    });
    await fill(`/projects/${made.projectId}`, { permit_number: 'P-77', metadata: { job: 'a' } });
    await fill(`/notices/${made.noticeId}`, {
      deadline_date: '2026-02-20',
      description: 'Pumping',
      metadata: { po: 1 },
    });
    await fill(`/waivers/${made.waiverId}`, {
      exceptions: [{ kind: 'extras', description: 'Change order 3', amount: '100.00' }],
      metadata: { po: 1 },
    });
    await fill(`/escalations/${made.escalationId}`, {
      deadline_date: '2026-03-01',
      description: 'Pay',
      metadata: { po: 1 },
    });
  });

  const tables: Record<string, string> = {
    updateOrganization: 'organizations',
    updateDivision: 'divisions',
    updateContact: 'contacts',
    updateProject: 'projects',
    updateParty: 'parties',
    updateJobsite: 'jobsites',
    updateNotice: 'notices',
    updateEscalation: 'escalations',
    updateWaiver: 'waivers',
    updateSov: 'sovs',
    updatePayApplication: 'pay_applications',
    updateWebhook: 'webhooks',
  };

  const stored = async (mutation: string) => {
    const [row] = await world.sql<{ row: Json }>(
      `select to_jsonb(t) - 'updated_at' as row from ${tables[mutation]} t where id = $1`,
      [ids[mutation]],
    );
    return row!.row;
  };

  /** The mutation with a variable for each field of its input. */
  function everyField(name: string): string {
    const field = schema.getMutationType()!.getFields()[name]!;
    const input = graphql.getNullableType(field.args[0]!.type) as GraphQLInputObjectType;
    const fields = Object.values(input.getFields());
    return `mutation (${fields.map((one) => `$${one.name}: ${one.type}`).join()}) {
      ${name}(input: { ${fields.map((one) => `${one.name}: $${one.name}`).join()} }) { id }
    }`;
  }

  it.each(Object.keys(tables))('leaves what is stored as it is: %s', async (name) => {
    const before = await stored(name);
    const { body } = await world.graphql(caller, everyField(name), { id: ids[name] });
    expect(body.errors).toBeUndefined();
    expect(await stored(name)).toEqual(before);
  });

  it.each(['updateOrganization', 'updateProject', 'updateNotice'])(
    'leaves the field of an input out that is a variable itself: %s',
    async (name) => {
      const before = await stored(name);
      const type = schema.getMutationType()!.getFields()[name]!.args[0]!.type;
      const { body } = await world.graphql(caller, `mutation ($input: ${type}) { ${name}(input: $input) { id } }`, {
        input: { id: ids[name] },
      });
      expect(body.errors).toBeUndefined();
      expect(await stored(name)).toEqual(before);
    },
  );

  const project = `mutation ($id: ID!, $name: String, $permit: String = "P-1", $amount: Decimal) {
    updateProject(input: { id: $id, name: $name, permitNumber: $permit, contractAmount: $amount }) { name permitNumber contractAmount }
  }`;

  it('has its default, and null clears', async () => {
    const { updateProject: id } = ids;
    const first = await world.graphql(caller, project, { id, name: 'Renamed' });
    expect(first.body.data.updateProject).toEqual({
      name: 'Renamed',
      permitNumber: 'P-1',
      contractAmount: '125000.00',
    });
    const second = await world.graphql(caller, project, { id, permit: null, amount: null });
    expect(second.body.data.updateProject).toEqual({ name: 'Renamed', permitNumber: null, contractAmount: null });
  });

  it('leaves a filter out, where null is a filter of its own', async () => {
    const query = `query ($type: NoticeType, $status: NoticeStatus, $first: Int) {
      notices(first: $first, filter: { type: $type, status: $status }) { totalCount }
    }`;
    const found = async (variables: object) => (await world.graphql(caller, query, { ...variables })).body;
    const all = (await world.graphql(caller, '{ notices { totalCount } }')).body;
    expect(await found({})).toMatchObject({ data: all.data });
    expect(await found({ type: 'PRELIMINARY' })).toMatchObject({ data: all.data });
    expect(await found({ type: 'LIEN' })).toMatchObject({ data: { notices: { totalCount: 0 } } });
  });

  describe('of a list', () => {
    const create = `mutation ($input: CreateSovInput!) { createSov(input: $input) { id lines { description } } }`;
    const line = { itemNumber: '1', description: 'Footings', scheduledValue: '100.00' };

    it('may be one value', async () => {
      const input = { projectId: ids.updateProject, name: 'One line', lines: line };
      const { body } = await world.graphql(caller, create, { input });
      expect(body.errors).toBeUndefined();
      expect(body.data.createSov.lines).toEqual([{ description: 'Footings' }]);
    });

    it('has its errors as the first of a list', async () => {
      const input = { projectId: ids.updateProject, name: 'One line', lines: { ...line, description: '' } };
      const { status, body } = await world.graphql(caller, create, { input });
      expect(status).toBe(422);
      expect(body.errors[0].extensions.errors).toEqual({
        'lines.0.description': ['The lines.0.description field is required.'],
      });
    });

    it('may be one value in a filter and in an argument', async () => {
      const { body } = await world.graphql(caller, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
        ids: ids.updateNotice,
      });
      expect(body.data.nodes).toEqual([{ id: ids.updateNotice }]);
    });
  });
});
