/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../../db/statements.js';
import { png } from '../../pdf/png.js';
import { answeredBy } from '../../reads/compiled/reading.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller, Json } from '../../support/worlds/world.js';

const record = 'record { __typename id ... on Notice { noticeNumber project { name } } ... on Contact { firstName } }';

describe('the record that something is about', () => {
  const live = openLiveWorld();
  const { world } = live;
  let caller: Caller;
  let path: GoldenPath;
  let noticeNumber: string;
  let orderId: string;

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    noticeNumber = (await world.rest(caller, 'GET', `/notices/${path.noticeId}`)).body.data.notice_number;
    const file = { title: 'Photo', file_name: 'a.png', content_base64: png(60, 40, 2).toString('base64') };
    await world.rest(caller, 'POST', '/exhibits', {
      documentable_type: 'notice',
      documentable_id: path.noticeId,
      ...file,
    });
    const document = await generate(world, caller, path.noticeId);
    const order = await world.rest(caller, 'POST', '/document-orders', {
      document_id: document.id,
      billing_method: 'credit_balance',
      recipient_name: 'Owner',
      recipient_address_line_1: '1 Market St',
      recipient_city: 'San Francisco',
      recipient_state: 'CA',
      recipient_zip: '94105',
    });
    orderId = order.body.data.id;
    await live.settled();
  });

  const ask = async (query: string, variables: Json = {}, by = caller) => {
    const { body } = await world.graphql(by, query, variables);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const notice = () => ({ __typename: 'Notice', id: path.noticeId, noticeNumber, project: { name: 'Sunset Tower' } });

  it('is a field of audit entries, events, ledger transactions, holds, search results and exhibits', async () => {
    const data = await ask(
      `query($notice: ID!, $number: String!) {
        auditEntries(first: 1, filter: { auditableId: $notice }) { nodes { ${record} } }
        events(first: 1, subjectId: $notice) { nodes { ${record} } }
        creditLedger(first: 100) { nodes { kind subjectType ${record} } }
        creditBalance { holds { for { id } ${record} } }
        search(query: $number, types: [NOTICES]) { groups { results { ${record} } } }
        exhibits(documentableType: NOTICE, documentableId: $notice) { ${record} } }`,
      { notice: path.noticeId, number: noticeNumber },
    );
    expect(data.auditEntries.nodes).toEqual([{ record: notice() }]);
    expect(data.events.nodes).toEqual([{ record: notice() }]);
    expect(data.search.groups[0].results[0]).toEqual({ record: notice() });
    expect(data.exhibits).toEqual([{ record: notice() }]);
    expect(data.creditBalance.holds).toEqual([
      { for: { id: orderId }, record: { __typename: 'DocumentOrder', id: orderId } },
    ]);
    const hold = data.creditLedger.nodes.find(({ kind }: Json) => kind === 'HOLD');
    expect(hold).toMatchObject({ subjectType: 'DOCUMENT_ORDER', record: { id: orderId } });
    // A grant is about no record.
    expect(data.creditLedger.nodes.find(({ kind }: Json) => kind === 'GRANT')).toMatchObject({ record: null });
  });

  it('is found for every type of record by every spelling of its type', async () => {
    const { auditEntries, search } = await ask(
      `{ auditEntries(first: 100) { nodes { auditableType auditableId record { __typename id } } }
         search(query: "sunset", perType: 25) { groups { results { type id record { id } } } } }`,
    );
    const kinds = new Set<string>();
    for (const { auditableType, auditableId, record: found } of auditEntries.nodes) {
      if (found) {
        kinds.add(found.__typename);
        expect(found.id).toBe(auditableId);
        expect(found.__typename.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase()).toBe(auditableType);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['Notice', 'PayApplication', 'Sov', 'DocumentOrder', 'Waiver']));
    for (const { results } of search.groups) for (const { id, record: found } of results) expect(found).toEqual({ id });
  });

  it('is null once it is deleted, and for what is no record', async () => {
    const contact = { ...bodies.contact, organization_id: caller.organizationId };
    const { id } = (await world.rest(caller, 'POST', '/contacts', contact)).body.data;
    await world.rest(caller, 'DELETE', `/contacts/${id}`);
    const query = `query($id: ID!) { auditEntries(filter: { auditableId: $id }) { nodes { action ${record} } } }`;
    const found = (await ask(query, { id })).auditEntries.nodes;
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one.record).toBeNull();
    const lines = `{ auditEntries(filter: { auditableType: SOV_LINE }) { nodes { ${record} } } }`;
    expect((await ask(lines)).auditEntries.nodes[0]).toEqual({ record: null });
  });

  it('is none of another account, which a reader of the log cannot reach by an id that it names', async () => {
    const stranger = await world.caller();
    const theirs = await goldenPath(world, stranger);
    await world.sql(
      `insert into audit_entries overriding user value select (jsonb_populate_record(e, jsonb_build_object('id', uuidv7(), 'auditable_id', $1::uuid))).*
       from audit_entries e where auditable_id = $2 and action = 'created' limit 1`,
      [theirs.noticeId, path.noticeId],
    );
    const query = `query($id: ID!) { auditEntries(filter: { auditableId: $id }) { nodes { auditableId ${record} } } }`;
    expect((await ask(query, { id: theirs.noticeId })).auditEntries.nodes).toEqual([
      { auditableId: theirs.noticeId, record: null },
    ]);
  });

  it('costs one statement for each type of record, in a compiled query', async () => {
    const query = (first: number) =>
      `{ auditEntries(first: ${first}, filter: { auditableType: NOTICE }) { nodes { ${record} } } }`;
    for (let at = 0; at < 3; at += 1) {
      const body = { ...bodies.notice, project_id: path.projectId, organization_id: caller.organizationId };
      await world.rest(caller, 'POST', '/notices', body);
    }
    await ask(query(1));
    const counts: number[] = [];
    for (const first of [1, 50]) {
      const by = await answeredBy(world, async () => {
        const { statements } = await recording(() => ask(query(first)));
        counts.push(statements.filter(({ text }) => /audit_entries|notices|projects/.test(text)).length);
      });
      expect(by).toBe('compiled');
    }
    expect(counts).toEqual([3, 3]);
  });

  it('is the same in a mutation, which the executor answers', async () => {
    const { updateNotice } = await ask(
      `mutation($input: UpdateNoticeInput!) { updateNotice(input: $input) { auditEntries(first: 2) { nodes { ${record} } } } }`,
      { input: { id: path.noticeId, metadata: { note: 'x' } } },
    );
    expect(updateNotice.auditEntries.nodes).toEqual([{ record: notice() }, { record: notice() }]);
  });

  it('comes with the events of a subscription', async () => {
    const stream = await live.subscribed(
      caller,
      `subscription { events(types: [CONTACT_UPDATED]) { type ${record} } }`,
    );
    await world.rest(caller, 'PUT', `/contacts/${path.contactId}`, { title: 'Controller' });
    await stream.count(1);
    expect(stream.values).toEqual([
      { type: 'CONTACT_UPDATED', record: { __typename: 'Contact', id: path.contactId, firstName: 'Ana' } },
    ]);
    stream.stop();
  });
});
