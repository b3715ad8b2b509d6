import { beforeAll, describe, expect, it } from '@jest/globals';
import { refusable } from '../../src/services/shared/record.js';
import { packetsOf } from '../support/databases/packets.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { recording } from './statements.js';

/** Unique indexes that no insert of these records can violate. */
const inviolable: readonly string[] = [
  // Null in a new record.
  ...['document_orders_external', 'fulfillment_requests_ticket', 'fulfillment_requests_account_ticket'],
  // A lock of the key and a look-up come first.
  ...['fulfillment_requests_key', 'received_notices_source'],
  // Not inserted with `insert`: these statements handle the conflict themselves, or the key is random.
  ...['access_tokens_token_hash_key', 'attached_files_once', 'users_email', 'users_email_address'],
  ...['entity_metadata_entity_id_account_id_livemode_key_key', 'ledger_transactions_account_id_reference_key'],
  ...['memberships_user_id_organization_id_key', 'pay_application_invitations_pay_application_id_account_id_r_key'],
];

describe('the insert of a record', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    await world.app.start();
    caller = await world.caller();
  });

  const contact = (last_name: string) => ({ ...bodies.contact, organization_id: caller.organizationId, last_name });
  const create = (name: string) => world.rest(caller, 'POST', '/contacts', contact(name));
  const written = (name: string) =>
    world.sql('select deleted_at is not null as deleted, title from contacts where last_name like $1', [`${name}%`]);
  const eventsOf = async (id: string) =>
    (
      await world.sql<{ type: string }>(
        `select type from (select type, subject_id, id from events union all select type, subject_id, id from event_outbox) e
         where subject_id = $1 order by id`,
        [id],
      )
    ).map(({ type }) => type);

  it('has the same text for every record, with its values as parameters', async () => {
    const texts = [];
    for (const name of ['O’Hara; select 1', 'Diaz']) {
      const { statements } = await recording(() => create(name));
      texts.push(statements.find(({ text }) => text.startsWith('insert into "contacts"'))!.text);
    }
    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]).not.toMatch(/Hara|Diaz/);
    expect(await written('O’Hara; select 1')).toHaveLength(1);
  });

  it('is followed by the changes of the same document, which see the record', async () => {
    const input = { organizationId: caller.organizationId, firstName: 'Ana', lastName: 'Several' };
    // All or nothing: the last field fails.
    const failed = await world.graphql(
      caller,
      `mutation($input: CreateContactInput!, $id: ID!) { createContact(input: $input) { id } deleteContact(input: { id: $id }) { id } }`,
      { input, id: caller.organizationId },
    );
    expect(failed.body).toMatchObject({ data: null, errors: [{ path: ['deleteContact'] }] });
    expect(await written('Several')).toEqual([]);
    const made = await world.graphql(
      caller,
      `mutation($input: CreateContactInput!) {
        first: createContact(input: $input) { id organization { contacts(first: 100) { nodes { lastName } } } }
        second: createContact(input: $input) { id }
      }`,
      { input },
    );
    const { first, second } = made.body.data;
    expect(first.organization.contacts.nodes).toContainEqual({ lastName: 'Several' });
    expect(await written('Several')).toHaveLength(2);
    expect([await eventsOf(first.id), await eventsOf(second.id)]).toEqual([['contact.created'], ['contact.created']]);
  });

  it('leaves nothing if the database refuses it with a later statement, and the connection goes on', async () => {
    await world.sql(`alter table contacts add constraint contacts_refused check (last_name <> 'Refused')`);
    try {
      const { status } = await create('Refused');
      expect(status).toBe(500);
      const document = await world.graphql(
        caller,
        'mutation($a: CreateContactInput!, $b: CreateContactInput!) { a: createContact(input: $a) { id } b: createContact(input: $b) { id } }',
        {
          a: { organizationId: caller.organizationId, firstName: 'Ana', lastName: 'Refused' },
          b: { organizationId: caller.organizationId, firstName: 'Ana', lastName: 'Refused with it' },
        },
      );
      expect(document.body.data).toBeNull();
      expect(await written('Refused')).toEqual([]);
      expect((await create('Accepted')).status).toBe(201);
    } finally {
      await world.sql('alter table contacts drop constraint contacts_refused');
    }
  });

  it('is answered at once for every entity with a unique index that a request can violate', async () => {
    const entities = [...world.app.infrastructure.orm.getMetadata().getAll().values()];
    const indexes = await world.sql<{ table: string; name: string }>(
      `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name
       from pg_index i where i.indisunique and not i.indisprimary and not exists (
         select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname in ('id', 'serial'))`,
    );
    const tables = new Set(entities.map(({ tableName }) => tableName));
    // A record that has a key of the caller's own is inserted at once, whatever it is.
    const violable = indexes.filter(
      ({ table, name }) => tables.has(table) && !inviolable.includes(name) && !name.endsWith('_external_key'),
    );
    const atOnce = entities.filter(({ class: entity }) => refusable.has(entity)).map(({ tableName }) => tableName);
    const unlisted = violable.filter(({ table }) => !atOnce.includes(table)).map(({ name }) => name);
    expect(unlisted).toEqual([]);
    expect(atOnce.filter((name) => !violable.some(({ table }) => table === name))).toEqual([]);
  });

  it('is answered at once where a unique index may refuse it, so that the field of the request is named', async () => {
    const { body: organization } = await world.rest(caller, 'POST', '/organizations', bodies.organization);
    const { body: division } = await world.rest(caller, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: caller.organizationId,
    });
    const { body: project } = await world.rest(caller, 'POST', '/projects', {
      ...bodies.project,
      division_id: division.data.id,
      organization_id: organization.data.id,
    });
    const jobsite = { ...bodies.jobsite, project_id: project.data.id };
    const packets = await packetsOf(() => world.rest(caller, 'POST', '/jobsites', jobsite));
    const place = packets.findIndex((texts) => texts.some((text) => text.startsWith('insert into "jobsites"')));
    expect(place).toBeGreaterThan(-1);
    expect(place).toBeLessThan(packets.length - 1);
  });
});
