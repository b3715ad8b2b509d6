/** @sampled tests */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLField, GraphQLObjectType, getNamedType, isLeafType, isNonNullType } from 'graphql';
import { routes } from '../../src/rest/index.js';
import { acceptInvitations } from '../support/records/billing.js';
import { everything } from '../support/records/every-field.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';
import { createFixture, type Fixture, pathFor } from './records.js';

/** The fields of an organization of another account that can be read in addition to its name and address. */
const identity = ['id', 'type', 'kind', 'name', 'legalName'];
const address = ['addressLine1', 'addressLine2', 'city', 'state', 'zip', 'countryCode', 'county'];
/** The id is a UUIDv7, which contains this time. */
const times = ['createdAt', 'updatedAt'];
const shown = new Set([...identity, ...address, ...times]);

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
const organizationType = schema.getType('Organization') as GraphQLObjectType;
const leads = (field: GraphQLField<unknown, unknown>) =>
  /^Organization(Connection)?$/.test(getNamedType(field.type).name);
const isObject = (type: unknown): type is GraphQLObjectType => type instanceof GraphQLObjectType;
const takesNothing = (field: GraphQLField<unknown, unknown>) => !field.args.some(({ type }) => isNonNullType(type));

/** What only mutations answer. */
const ofMutations = new Set([
  'BillingCancellation',
  'BillingSetupIntent',
  'SandboxReset',
  'SovImport',
  'UpsertOrganizationPayload',
]);

/** What only lists of the account’s own directory have. */
const ofDirectory = new Set(['DuplicateGroup', 'MergedOrganization', 'OrganizationMerge', 'SimilarOrganization']);

/** A quote is of the records that the request names: of a notice, which names an organization. */
const quote = 'bulkQuote(input: { recordType: NOTICE, act: GENERATE, ids: ["NOTICE_ID"] })';

/** Lists of what is owed, which are empty here. */
const ofMoney = new Set(['billedApplications', 'claimableProjects', 'receivables', 'retainedApplications']);

/** A path from the root to a type: the fields to follow. */
function pathsToTypes(): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const queue: Array<[GraphQLObjectType, string[]]> = [[schema.getQueryType()!, []]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [type, path] = next;
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type);
      if (!isObject(target) || paths.has(target.name) || !takesNothing(field) || ofMoney.has(field.name)) continue;
      // Beyond an organization, the records belong to the same account again.
      if (type === organizationType) continue;
      paths.set(target.name, [...path, field.name]);
      queue.push([target, [...path, field.name]]);
    }
  }
  return paths;
}

/** Every field of the schema that leads to an organization, with a query that reads all of its fields. */
function fieldsThatLead(): Array<{ name: string; query: string; path: string[] }> {
  const paths = pathsToTypes();
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObject(type) || type.name.startsWith('__') || type === schema.getMutationType()) return [];
    if (type === schema.getQueryType() || /^Organization(Connection|Edge)$/.test(type.name)) return [];
    if (ofMutations.has(type.name) || ofDirectory.has(type.name)) return [];
    return (
      Object.values(type.getFields())
        // A company is merged into another one of the same directory.
        .filter((field) => leads(field) && field.name !== 'mergedInto')
        .map((field) => {
          const way = type.name === 'BulkQuoteRow' ? ['bulkQuote', 'rows'] : paths.get(type.name);
          if (!way)
            throw new Error(`${type.name}.${field.name} leads to an organization on no path that this test knows.`);
          const path = [...way, field.name];
          const query = path.reduceRight(
            (below, name) => `${name === 'bulkQuote' ? quote : name} { ${below} }`,
            everything(organizationType),
          );
          return { name: `${type.name}.${field.name}`, query: `{ ${query} }`, path };
        })
    );
  });
}

/** All objects at the end of the path, through lists. */
function objectsAt(value: Json, path: string[]): Json[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => objectsAt(one, path));
  const [name, ...rest] = path;
  return name === undefined ? [value] : objectsAt(value[name], rest);
}

/** Removes the invitation's project name, which the inviter sent. */
const withoutInvitation = (text: string) => text.replace(/"project_name": ?"[^"]*"/g, '');

describe('an organization of another account', () => {
  const world = openWorld();
  let caller: Caller;
  let other: Caller;
  let fixture: Fixture;
  let otherFixture: Fixture;
  const fields = fieldsThatLead();
  const secret = 'qx7secret';

  /** Writes a secret that no other account may read into the account's organization and the records around it. */
  async function hide(who: Caller, records: Fixture, word: string): Promise<void> {
    const put = async (path: string, body: object) => {
      const answer = await world.rest(who, 'PUT', path, body);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    };
    await put(`/organizations/${who.organizationId}`, {
      legal_name: 'Harbor Works Incorporated',
      address_line_1: '1 Harbor Way',
      city: 'Oakland',
      state: 'CA',
      zip: '94607',
      country_code: 'US',
      county: 'Alameda',
      email: `${word}@example.com`,
      phone: `+1 415 ${word}`,
      website: `https://${word}.example.com`,
      metadata: { note: word },
    });
    await put(`/organizations/${who.organizationId}/meta/${word}`, { value: word });
    await put(`/divisions/${records.divisionId}`, { description: word, email: `${word}@example.com` });
    await put(`/projects/${records.projectId}`, { name: `Tower ${word}` });
    await world.sql('update projects set name = $1, furnished_description = $2 where account_id = $3', [
      `Tower ${word}`,
      word,
      who.organizationId,
    ]);
    await put(`/contacts/${records.contactId}`, { title: word });
  }

  beforeAll(async () => {
    caller = await world.caller({ name: 'Bay Concrete Pumping' });
    other = await world.caller({ name: 'Harbor Works' });
    [fixture, otherFixture] = [await createFixture(world, caller), await createFixture(world, other)];
    await hide(other, otherFixture, secret);
    // Every record of the caller that refers to an organization refers to the other tenant's.
    const tables = await world.sql<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
         join pg_attribute o on o.attrelid = c.oid and o.attname = 'account_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'audit_entries'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      await world.sql(`update ${name} set organization_id = $1 where account_id = $2`, [
        other.organizationId,
        caller.organizationId,
      ]);
    }
    const invited = [{ organization_id: caller.organizationId, role: 'lender' }];
    await world.rest(other, 'PUT', `/pay-applications/${otherFixture.payApplicationId}`, { participants: invited });
    const participants = [{ organization_id: other.organizationId, role: 'owner' }];
    const attached = await world.rest(caller, 'PUT', `/pay-applications/${fixture.payApplicationId}`, { participants });
    expect([attached.status, attached.text]).toEqual([200, expect.any(String)]);
    await acceptInvitations(world, other);
  });

  it('can be reached through several fields', () => {
    expect(fields.length).toBeGreaterThan(15);
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PayApplicationParticipant.organization', 'Party.organization', 'Notice.organization']),
    );
  });

  it.each(fields)('shows its name and address through $name, and nothing else', async ({ query, path }) => {
    const { body, text } = await world.graphql(caller, query.replace('NOTICE_ID', fixture.noticeId));
    expect(body.errors).toBeUndefined();
    const found = objectsAt(body.data, path).filter(({ id }) => id === other.organizationId);
    // These fields lead to the account itself, which is always the caller's.
    if (found.length === 0)
      expect(objectsAt(body.data, path).map(({ id }) => id)).toEqual(
        objectsAt(body.data, path).map(() => caller.organizationId),
      );
    expect(objectsAt(body.data, path).length).toBeGreaterThan(0);
    for (const organization of found) {
      const readable = Object.values(organizationType.getFields())
        .filter(({ name, type }) => isLeafType(getNamedType(type)) && organization[name] !== null)
        .map(({ name }) => name);
      expect(readable.filter((name) => !shown.has(name))).toEqual([]);
      expect(organization).toMatchObject({ name: 'Harbor Works', addressLine1: '1 Harbor Way', city: 'Oakland' });
      // The time is known from the id, and later changes do not show.
      expect(organization.updatedAt).toBe(organization.createdAt);
    }
    expect(text).not.toContain(secret);
  });

  it('shows none of the records that belong to it', async () => {
    const names = Object.values(organizationType.getFields())
      .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    const lists = names.map((name) => `${name}(first: 100) { nodes { id } }`).join(' ');
    const { body } = await world.graphql(caller, `{ parties { nodes { organization { id ${lists} } } } }`);
    const theirs = new Set(
      (
        await world.sql<{ id: string }>(
          `select id from divisions where account_id = $1 union select id from contacts where account_id = $1
           union select id from projects where account_id = $1 union select id from audit_entries where account_id = $1
           union select id from entity_metadata where account_id = $1`,
          [other.organizationId],
        )
      ).map(({ id }) => id),
    );
    for (const organization of objectsAt(body.data, ['parties', 'nodes', 'organization'])) {
      for (const name of names) {
        expect([name, organization[name].nodes.filter(({ id }: Json) => theirs.has(id))]).toEqual([name, []]);
      }
    }
  });

  it('shows nothing else through any REST route', async () => {
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      for (const path of new Set([pathFor(route, fixture), route.path.replace(/\?.*/, '')])) {
        if (path.includes('{')) continue;
        const { text } = await world.rest(caller, 'GET', path);
        expect([path, withoutInvitation(text).includes(secret)]).toEqual([path, false]);
      }
    }
    expect((await world.rest(caller, 'GET', `/organizations/${other.organizationId}`)).status).toBe(403);
    const found = await world.rest(caller, 'GET', `/search?q=${secret}`);
    expect(Object.values(found.body.data).flat()).toEqual([]);
  });

  it('shows only its name and address in events', async () => {
    const readable = await world.sql<{ account_id: string; payload: string }>(
      'select account_id, payload::text from event_outbox union all select account_id, payload::text from events',
    );
    expect(readable.filter(({ account_id }) => account_id === other.organizationId).length).toBeGreaterThan(0);
    const leaks = readable.filter(
      ({ account_id, payload }) => account_id === caller.organizationId && withoutInvitation(payload).includes(secret),
    );
    expect(leaks).toEqual([]);
  });

  it('shows a participant of its pay application what is shared, and nothing else', async () => {
    const issuer = await world.caller({ name: 'Tower Builders' });
    const records = await createFixture(world, issuer);
    const hidden = 'zk9hidden';
    await hide(issuer, records, hidden);
    const participants = [{ organization_id: other.organizationId, role: 'owner' }];
    const path = `/pay-applications/${records.approvedPayApplicationId}`;
    await world.rest(issuer, 'PUT', path, { participants });
    await acceptInvitations(world, other);
    expect((await world.rest(other, 'GET', path)).status).toBe(200);
    const type = schema.getType('PayApplication') as GraphQLObjectType;
    const below = Object.values(type.getFields())
      .filter((field) => isObject(getNamedType(field.type)))
      .map((field) => {
        const target = getNamedType(field.type) as GraphQLObjectType;
        if (!target.name.endsWith('Connection')) return `${field.name} { ${everything(target)} }`;
        const node = getNamedType(target.getFields().nodes!.type) as GraphQLObjectType;
        return `${field.name}(first: 2) { nodes { ${everything(node)} } }`;
      });
    expect(below.length).toBeGreaterThan(10);
    for (const fields of below) {
      const query = `query($id: ID!) { payApplication(id: $id) { id ${fields} } }`;
      const { body, text } = await world.graphql(other, query, { id: records.approvedPayApplicationId });
      expect([fields, body.errors, text.includes(hidden)]).toEqual([fields, undefined, false]);
    }
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const { text } = await world.rest(other, 'GET', pathFor(route, records));
      expect([route.path, withoutInvitation(text).includes(hidden)]).toEqual([route.path, false]);
    }
    const events = await world.sql<{ payload: string }>(
      `select payload::text from (select payload, account_id, type from event_outbox
         union all select payload, account_id, type from events) e where account_id = $1`,
      [other.organizationId],
    );
    const leaks = events.filter(({ payload }) => withoutInvitation(payload).includes(hidden));
    expect(leaks).toEqual([]);
  });

  it('shows its own members everything', async () => {
    const { body } = await world.rest(other, 'GET', `/organizations/${other.organizationId}`);
    expect(body.data).toMatchObject({ email: `${secret}@example.com`, metadata: { note: secret }, is_active: true });
  });

  it('is readable in full when it belongs to the caller’s own directory', async () => {
    const own = (await world.rest(caller, 'POST', '/organizations', { ...bodies.organization, email: 'a@example.com' }))
      .body.data;
    const party = { project_id: fixture.projectId, organization_id: own.id, role: 'owner' };
    const { id } = (await world.rest(caller, 'POST', '/parties', party)).body.data;
    const query = 'query($id: ID!) { party(id: $id) { organization { id email code isActive } } }';
    const { organization } = (await world.graphql(caller, query, { id })).body.data.party;
    expect(organization).toEqual({ id: own.id, email: 'a@example.com', code: own.code, isActive: true });
  });
});
