/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLInterfaceType, type GraphQLObjectType, isObjectType } from 'graphql';
import { createFixture, type Fixture } from '../../contract/records.js';
import { recording } from '../../db/statements.js';
import { signIn } from '../../support/records/people.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const node = schema.getType('Node') as GraphQLInterfaceType;
const nodes = new Set(schema.getPossibleTypes(node).map(({ name }) => name));
const identified = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__') && 'id' in type.getFields(),
);

/** Types that show a record under its own id. `node` finds the record, of the type named here. */
const views: Record<string, string> = {
  Viewer: 'User',
  PartnerRequest: 'FulfillmentRequest',
  MailroomOrder: 'DocumentOrder',
  ReceivedEmailInvitation: 'PayApplicationEmailInvitation',
  ReceivedWaiverRequest: 'WaiverRequest',
  MailroomReceipt: 'DocumentOrderPayment',
  OrderedFile: 'Document',
  DocumentFile: 'Document',
  SovImport: 'Sov',
  SearchResult: 'Node',
  CreditHoldSubject: 'Node',
};

const unread: Record<string, string> = {
  Event: 'an event is found by its cursor: the stream has no index of ids, which every write would pay for',
  SovLine: 'a line that a dry run of an import read is stored nowhere, and has no id',
};

/** What belongs to a person, or to the members of a live organization. */
const ofPeople = ['AccessToken', 'MemberInvitation', 'Passkey', 'Session'];

describe('Node', () => {
  const world = openWorld();
  let owner: Caller;
  let stranger: Caller;
  let fixture: Fixture;
  let session: Record<string, string>;
  let strangersSession: Record<string, string>;
  let ids: Record<string, string>;

  beforeAll(async () => {
    owner = await world.caller();
    stranger = await world.caller();
    fixture = await createFixture(world, owner);
    const person = await signIn(world, owner);
    session = person.headers;
    strangersSession = (await signIn(world, stranger)).headers;
    ids = { ...(await listed()), ...(await others(person.sessionId)) };
  });

  async function ask(query: string, variables = {}, by: Caller | null = owner, headers = {}) {
    const { body } = await world.graphql(by, query, variables, headers);
    return body;
  }

  /** One id of each type that has a list at the root. */
  async function listed(): Promise<Record<string, string>> {
    const lists = Object.values(schema.getQueryType()!.getFields()).flatMap(({ name, type }) => {
      const [, record] = /^(\w+)Connection!$/.exec(String(type)) ?? [];
      return record && nodes.has(record) ? [{ name, record }] : [];
    });
    const found: Record<string, string> = {};
    for (const { name, record } of lists) {
      const { data } = await ask(`{ ${name}(first: 1) { nodes { id } } }`);
      if (data[name].nodes[0]) found[record] = data[name].nodes[0].id;
    }
    return found;
  }

  async function others(Session: string): Promise<Record<string, string>> {
    const { organizationId: account, userId } = owner;
    const made = async (statement: string, ...values: unknown[]) => {
      const id = randomUUID();
      await world.sql(statement, [id, ...values]);
      return id;
    };
    const set = `mutation ($input: SetMetadataInput!) { setMetadata(input: $input) { id } }`;
    const entry = await ask(set, {
      input: { entityType: 'NOTICES', entityId: fixture.noticeId, key: 'po', value: '7', type: 'STRING' },
    });
    const { data } = await ask(
      '{ accessTokens { id } documentOrderPayments(id: $id) { id } }'.replace('$id', `"${fixture.documentOrderId}"`),
    );
    return {
      Session,
      User: userId,
      EntityMetadata: entry.data.setMetadata.id,
      AccessToken: data.accessTokens[0].id,
      DocumentOrderPayment:
        data.documentOrderPayments[0]?.id ??
        (await made(
          `insert into document_order_payments (id, account_id, livemode, document_order_id, type, amount_cents, recorded_at, created_at)
           values ($1, $2, true, $3, 'payment', 100, now(), now())`,
          account,
          fixture.documentOrderId,
        )),
      PayApplicationInvitation: fixture.payApplicationInvitationId,
      PayApplicationComment: fixture.payApplicationCommentId,
      PayApplicationEmailInvitation: fixture.payApplicationEmailInvitationId,
      PayApplicationPayment: fixture.payApplicationPaymentId,
      WebhookDelivery: fixture.webhookDeliveryId,
      WebhookRedelivery: fixture.webhookRedeliveryId,
      AttachedFile: fixture.fulfillmentRequestFileId,
      Exhibit: fixture.exhibitId,
      OrganizationMerge: fixture.organizationMergeId,
      CarrierEvent: await made(
        `insert into document_order_events (id, account_id, livemode, document_order_id, provider, provider_event_id, name, occurred_at, created_at)
         values ($1, $2, true, $3, 'lob', 'e', 'Mailed', now(), now())`,
        account,
        fixture.documentOrderId,
      ),
      CreditHold: await made(
        `insert into credit_holds (id, account_id, free_amount, partner_amount, captured, partner_billable, status, event_type, description, for_type, for_id, created_at)
         select $1, $2, 1, 0, 0, false, 'open', 'document_order', 'A test', 'document_order', $3, now()`,
        account,
        fixture.documentOrderId,
      ),
      MemberInvitation: await made(
        `insert into member_invitations (id, organization_id, email, role, invited_by, created_at, expires_at)
         values ($1, $2, 'new@example.com', 'member', $3, now(), now() + interval '1 day')`,
        account,
        userId,
      ),
      Passkey: await made(
        `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_backed_up, created_at)
         values ($1, $2, 'Phone', gen_random_uuid()::text, '', 0, '{}', false, now())`,
        userId,
      ),
    };
  }

  const one = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  const several = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

  it('is implemented by every type with an id, but for views of other records and the stated exceptions', () => {
    const left = identified.filter(({ name }) => !nodes.has(name)).map(({ name }) => name);
    expect(left.sort()).toEqual([...Object.keys(views), ...Object.keys(unread)].sort());
    for (const target of Object.values(views))
      expect([target, nodes.has(target) || target === 'Node']).toEqual([target, true]);
    for (const type of identified.filter(({ name }) => nodes.has(name))) {
      expect([type.name, String(type.getFields().id!.type)]).toEqual([type.name, 'ID!']);
    }
  });

  it('is found by id for every type, alone and among others', async () => {
    expect(Object.keys(ids).sort()).toEqual([...nodes].sort());
    for (const [type, id] of Object.entries(ids)) {
      const { data, errors } = await ask(one, { id }, null, session);
      expect([type, errors, data?.node]).toEqual([type, undefined, { __typename: type, id }]);
    }
    const { data } = await ask(several, { ids: Object.values(ids) }, null, session);
    expect(data.nodes).toEqual(Object.entries(ids).map(([type, id]) => ({ __typename: type, id })));
  });

  it('has every field of its type, and no field fails', async () => {
    for (const [type, id] of Object.entries(ids)) {
      const leaves = Object.values((schema.getType(type) as GraphQLObjectType).getFields())
        .filter(({ args, type: of }) => args.length === 0 && !isObjectType(of) && /^[\w]+!?$/.test(String(of)))
        .filter(({ type: of }) => !('getFields' in (schema.getType(String(of).replace('!', '')) ?? {})))
        .map(({ name }) => name);
      const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${leaves.join(' ')} } } }`;
      const { data, errors } = await ask(query, { id }, null, session);
      expect([type, errors, data?.node.id]).toEqual([type, undefined, id]);
    }
  });

  it('is null for another account, by token and in a session, and in the other mode', async () => {
    const all = Object.values(ids);
    const nothing = all.map(() => null);
    expect((await ask(several, { ids: all }, stranger)).data.nodes).toEqual(nothing);
    expect((await ask(several, { ids: all }, null, strangersSession)).data.nodes).toEqual(nothing);
    // The organization and the caller are the same in both modes.
    const { Organization: _organization, User: _user, ...ofMode } = ids;
    const elsewhere = Object.values({ ...ofMode });
    const sandbox = await ask(several, { ids: elsewhere }, await world.sandboxOf(owner));
    expect(sandbox.data.nodes).toEqual(elsewhere.map(() => null));
  });

  it('is read with the rights of its own lookup', async () => {
    const personal = ofPeople.map((type) => ids[type]);
    const tokens = await ask(several, { ids: personal });
    expect(tokens.data.nodes.map((found: { __typename: string } | null) => found?.__typename ?? null)).toEqual(
      await Promise.all(
        Object.entries({
          accessTokens: 'AccessToken',
          memberInvitations: 'MemberInvitation',
          passkeys: 'Passkey',
          sessions: 'Session',
        }).map(async ([list, type]) => ((await ask(`{ ${list} { id } }`)).errors ? null : type)),
      ),
    );
    const member = await world.caller({ organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    expect((await ask(several, { ids: [...personal, ids.User] }, member)).data.nodes).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect((await ask(several, { ids: personal }, null, (await signIn(world, member)).headers)).data.nodes).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is null once its record is deleted, with its parts', async () => {
    const body = { entityType: 'CONTACTS', key: 'po', value: '7', type: 'STRING' };
    const contact = await world.rest(owner, 'POST', '/contacts', {
      organization_id: owner.organizationId,
      first_name: 'Ann',
      last_name: 'Lee',
    });
    const { id } = contact.body.data;
    const set = `mutation ($input: SetMetadataInput!) { setMetadata(input: $input) { id } }`;
    const entry = (await ask(set, { input: { ...body, entityId: id } })).data.setMetadata.id;
    const lookup = [id, entry];
    expect((await ask(several, { ids: lookup })).data.nodes.filter(Boolean)).toHaveLength(2);
    await world.rest(owner, 'DELETE', `/contacts/${id}`);
    expect((await ask(several, { ids: lookup })).data.nodes).toEqual([null, null]);
  });

  it('takes the same number of statements for one part as for several', async () => {
    const more = await world.sql<{ id: string }>(
      `insert into document_order_events (id, account_id, livemode, document_order_id, provider, provider_event_id, name, occurred_at, created_at)
       select uuidv7(), $1, true, $2, 'lob', 'more' || n, 'Mailed', now(), now() from generate_series(1, 5) n returning id`,
      [owner.organizationId, fixture.documentOrderId],
    );
    const count = async (asked: string[]) => {
      const { statements } = await recording(() => ask(several, { ids: asked }));
      return statements.filter(({ text }) => text.includes('document_order_events')).length;
    };
    await count([ids.CarrierEvent!]);
    expect(await count([ids.CarrierEvent!, ...more.map(({ id }) => id)])).toBe(await count([ids.CarrierEvent!]));
  });
});
