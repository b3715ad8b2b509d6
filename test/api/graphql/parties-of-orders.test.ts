/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../../db/statements.js';
import { answeredBy } from '../../reads/compiled/reading.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const to = (organization: { name: string; address_line_1: string; city: string; state: string; zip: string }) => ({
  name: organization.name,
  address_line_1: organization.address_line_1,
  city: organization.city,
  state: organization.state,
  zip: organization.zip,
});

const bank = {
  name: 'Copper State Bank',
  kind: 'lender',
  address_line_1: '20 Adams St',
  city: 'Phoenix',
  state: 'AZ',
  zip: '85003',
};

describe('the party of an order', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let lenderId: string;

  beforeAll(async () => {
    await world.app.start();
    caller = await world.caller();
    path = await goldenPath(world, caller);
    const organization = await world.rest(caller, 'POST', '/organizations', bank);
    const party = { project_id: path.projectId, organization_id: organization.body.data.id, role: 'lender' };
    lenderId = (await world.rest(caller, 'POST', '/parties', party)).body.data.id;
  });

  async function newNotice(): Promise<string> {
    const notice = { ...bodies.notice, project_id: path.projectId, organization_id: caller.organizationId };
    return (await world.rest(caller, 'POST', '/notices', notice)).body.data.id;
  }

  const order = (noticeId: string, body: object) =>
    world.rest(caller, 'POST', `/notices/${noticeId}/order`, body as Json);

  const field = (recipient: object) =>
    Object.fromEntries(Object.entries(recipient).map(([name, value]) => [`recipient_${name}`, value]));

  it('is the one with the name and the address of the recipient, in any case and spacing', async () => {
    const { status, body } = await order(await newNotice(), {
      recipients: [
        to(bodies.organization),
        { ...to(bodies.contractor), name: ' golden  state BUILDERS inc', zip: '94104-1234' },
        { ...to(bank), address_line_1: '21 Adams St' },
        { ...to(bank), name: 'Copper State Bank NA' },
      ],
    });
    expect([status, body.orders.map(({ party_id }: Json) => party_id)]).toEqual([
      201,
      [path.ownerPartyId, path.contractorPartyId, null, null],
    ]);
    const { id } = body.data;
    expect((await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data.party_id).toBe(path.ownerPartyId);
  });

  it('is found by the legal name and the address of its own', async () => {
    const organization = { ...bank, name: 'CSB', legal_name: 'Copper State Bank, a corporation' };
    const made = await world.rest(caller, 'POST', '/organizations', organization as Json);
    const own = { address_line_1: '9 Own St', city: 'Tempe', state: 'AZ', zip: '85281' };
    const party = { project_id: path.projectId, organization_id: made.body.data.id, role: 'lender', ...own };
    const { id } = (await world.rest(caller, 'POST', '/parties', party)).body.data;
    const { body } = await order(await newNotice(), {
      recipients: [
        { name: 'Copper State Bank, a corporation', ...own },
        { name: 'CSB', ...own },
        { ...to(bank), name: 'CSB' },
      ],
    });
    expect(body.orders.map(({ party_id }: Json) => party_id)).toEqual([id, id, null]);
  });

  it('is in the country of the recipient, with the whole postal code there and in any form of Unicode', async () => {
    const add = async (organization: object) => {
      const made = await world.rest(caller, 'POST', '/organizations', organization as Json);
      const party = { project_id: path.projectId, organization_id: made.body.data.id, role: 'lender' };
      return (await world.rest(caller, 'POST', '/parties', party)).body.data.id;
    };
    const northern = { name: 'Crédit Nord', address_line_1: '1 Rue Haute', city: 'Givet', zip: '08600' };
    const french = await add({ ...northern, country_code: 'FR' });
    const belgian = await add({ ...northern, country_code: 'BE' });
    const street = { name: 'Maple Bank', address_line_1: '10 King St W', city: 'Toronto', state: 'ON' };
    const canadian = await add({ ...street, zip: 'M5H 1A1', country_code: 'CA' });
    const island = { name: 'Banco Isla', address_line_1: '3 Calle Sol', city: 'San Juan', zip: '00901' };
    const islander = await add({ ...island, state: 'PR', country_code: 'PR' });
    const recipients = [
      { ...northern, country_code: 'BE' },
      { ...northern, name: 'CRE\u0301DIT NORD', country_code: 'FR' },
      { ...northern, country_code: 'LU' },
      { ...street, zip: 'm5h1a1', country_code: 'ca' },
      { ...street, zip: 'M5H 1B2', country_code: 'CA' },
      { ...island, state: 'PR', zip: '00901-1234' },
    ];
    const { status, body } = await order(await newNotice(), { recipients });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.orders.map(({ party_id }: Json) => party_id)).toEqual([
      belgian,
      french,
      null,
      canadian,
      null,
      islander,
    ]);
  });

  it('is the one that notices are served on, of an organization in several roles', async () => {
    const organization = { ...bank, name: 'Twofold Inc', address_line_1: '8 Twin St' };
    const made = await world.rest(caller, 'POST', '/organizations', organization as Json);
    const ids: Record<string, string> = {};
    for (const role of ['architect', 'lender', 'surety']) {
      const party = { project_id: path.projectId, organization_id: made.body.data.id, role };
      ids[role] = (await world.rest(caller, 'POST', '/parties', party)).body.data.id;
    }
    const ordered = async () => (await order(await newNotice(), field(to(organization)))).body.data.party_id;
    expect(await ordered()).toBe(ids.lender);
    await world.rest(caller, 'PUT', `/parties/${ids.lender}`, { is_active: false });
    expect(await ordered()).toBe(ids.surety);
  });

  it('is the one that the request names, whatever the recipient’s name', async () => {
    const recipient = { ...to(bank), name: 'Attorney of the lender' };
    const one = await order(await newNotice(), { ...field(recipient), party_id: lenderId });
    expect([one.status, one.body.data.party_id]).toEqual([201, lenderId]);
    const several = await order(await newNotice(), { recipients: [{ ...recipient, party_id: lenderId }, to(bank)] });
    expect(several.body.orders.map(({ party_id }: Json) => party_id)).toEqual([lenderId, lenderId]);
    const document = await generate(world, caller, await newNotice());
    const any = await world.rest(caller, 'POST', '/document-orders', {
      document_id: document.id,
      ...field(recipient),
      party_id: lenderId,
    });
    expect([any.status, any.body.data.party_id]).toEqual([201, lenderId]);
  });

  it('must be a party of the same project, account and mode, and nothing is ordered otherwise', async () => {
    const project = { ...bodies.project, name: 'Other', division_id: path.divisionId };
    const other = (await world.rest(caller, 'POST', '/projects', project)).body.data.id;
    const owner = { project_id: other, organization_id: path.ownerId, role: 'owner' };
    const elsewhere = (await world.rest(caller, 'POST', '/parties', owner)).body.data.id;
    const stranger = await world.caller();
    const theirs = (await goldenPath(world, stranger)).ownerPartyId;
    const sandbox = await world.caller({
      abilities: ['tier:scale', 'mode:sandbox'],
      organizationId: caller.organizationId,
    });
    const ofSandbox = (await goldenPath(world, sandbox)).ownerPartyId;
    const noticeId = await newNotice();
    const document = await generate(world, caller, noticeId);
    const orders = async () => (await world.sql('select count(*)::int as n from document_orders'))[0];
    const before = await orders();
    const unknown = '01890000-0000-7000-8000-000000000000';
    for (const [partyId, expected] of [
      [elsewhere, 422],
      [unknown, 422],
      [theirs, 403],
      [ofSandbox, 422],
    ] as const) {
      const one = await order(noticeId, { ...field(to(bank)), party_id: partyId });
      expect([one.status, Object.keys(one.body.errors)]).toEqual([expected, ['party_id']]);
      const several = await order(noticeId, { recipients: [to(bank), { ...to(bank), party_id: partyId }] });
      expect([several.status, Object.keys(several.body.errors)]).toEqual([expected, ['recipients.1.party_id']]);
      const any = await world.rest(caller, 'POST', '/document-orders', {
        document_id: document.id,
        ...field(to(bank)),
        party_id: partyId,
      });
      expect([any.status, Object.keys(any.body.errors)]).toEqual([expected, ['party_id']]);
    }
    const both = await order(noticeId, { recipients: [to(bank)], party_id: lenderId });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['recipients']]);
    expect(await orders()).toEqual(before);
  });

  it('follows a change of the recipient, unless the request named it', async () => {
    const make = async (body: object) => (await order(await newNotice(), body)).body.data;
    const patch = async (id: string, body: object) => {
      const answer = await world.rest(caller, 'PATCH', `/document-orders/${id}`, body as Json);
      return answer.status === 200 ? answer.body.data.party_id : [answer.status, Object.keys(answer.body.errors)];
    };
    const { id } = await make(field(to(bank)));
    expect(await patch(id, { metadata: { note: 1 } })).toBe(lenderId);
    expect(await patch(id, field(to(bodies.organization)))).toBe(path.ownerPartyId);
    expect(await patch(id, { recipient_name: 'Another bank' })).toBeNull();
    expect(await patch(id, { party_id: lenderId })).toBe(lenderId);
    expect(await patch(id, { recipient_name: 'Its attorney' })).toBe(lenderId);
    expect(await patch(id, { party_id: null })).toBeNull();
    expect(await patch(id, { party_id: path.noticeId })).toEqual([422, ['party_id']]);
  });

  it('is kept for a party that was renamed or moved since then, and for no one else', async () => {
    const patch = async (id: string, body: object) =>
      (await world.rest(caller, 'PATCH', `/document-orders/${id}`, body as Json)).body.data.party_id;
    const lender = async (name: string) => {
      const organization = await world.rest(caller, 'POST', '/organizations', { ...bank, name } as Json);
      const party = { project_id: path.projectId, organization_id: organization.body.data.id, role: 'lender' };
      const { id } = (await world.rest(caller, 'POST', '/parties', party)).body.data;
      const { body } = await order(await newNotice(), field({ ...to(bank), name }));
      expect(body.data.party_id).toBe(id);
      return { id, organizationId: organization.body.data.id, orderId: body.data.id };
    };
    const rename = (id: string, changes: object) =>
      world.rest(caller, 'PATCH', `/organizations/${id}`, changes as Json);

    const renamed = await lender('First Bank');
    await rename(renamed.organizationId, { name: 'First Bank of Arizona' });
    expect(await patch(renamed.orderId, { recipient_name: 'First Bank, attention accounts' })).toBe(renamed.id);

    const corrected = await lender('Second Bank');
    await rename(corrected.organizationId, { name: 'Second Bank of Arizona' });
    expect(await patch(corrected.orderId, { recipient_name: 'Second Bank of Arizona' })).toBe(corrected.id);

    const replaced = await lender('Third Bank');
    await rename(replaced.organizationId, { name: 'Third Bank of Arizona' });
    expect(await patch(replaced.orderId, field(to(bodies.organization)))).toBe(path.ownerPartyId);

    const left = await lender('Fourth Bank');
    await rename(left.organizationId, { name: 'Fourth Bank of Arizona' });
    const elsewhere = { recipient_name: 'Stranger', recipient_address_line_1: '1 Other St' };
    expect(await patch(left.orderId, elsewhere)).toBeNull();

    const moved = await lender('Fifth Bank');
    await rename(moved.organizationId, { address_line_1: '99 New St' });
    expect(await patch(moved.orderId, { recipient_address_line_1: '98 New St' })).toBe(moved.id);
    expect(await patch(moved.orderId, elsewhere)).toBeNull();
  });

  it('is compared by the whole postal code and the country where it is abroad', async () => {
    const toronto = { address_line_1: '1 Yonge St', city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country_code: 'CA' };
    const made = async (name: string, address: object) => {
      const organization = await world.rest(caller, 'POST', '/organizations', {
        name,
        kind: 'owner',
        ...address,
      } as Json);
      const party = { project_id: path.projectId, organization_id: organization.body.data.id, role: 'owner' };
      return (await world.rest(caller, 'POST', '/parties', party)).body.data.id;
    };
    const maple = await made('Maple Trust', toronto);
    const { status, body } = await order(await newNotice(), {
      recipients: [
        { name: 'Maple Trust', ...toronto, zip: 'm5v2t6' },
        { name: 'Maple Trust', ...toronto, zip: 'M5V 2T9' },
      ],
    });
    expect([status, body.orders.map(({ party_id }: Json) => party_id)]).toEqual([201, [maple, null]]);
    const berlin = { address_line_1: '1 Hauptstr', city: 'Berlin', zip: '10115', country_code: 'DE' };
    const haus = await made('Haus', berlin);
    const german = await order(await newNotice(), {
      recipients: [
        { name: 'Haus', ...berlin },
        { name: 'Haus', ...berlin, country_code: 'AT' },
      ],
    });
    expect(german.body.orders.map(({ party_id }: Json) => party_id)).toEqual([haus, null]);
  });

  it('follows a change of the recipient to another party, also if its organization was renamed since', async () => {
    const organization = { ...bank, name: 'Old Bank', address_line_1: '40 Old St' };
    const made = await world.rest(caller, 'POST', '/organizations', organization as Json);
    const party = { project_id: path.projectId, organization_id: made.body.data.id, role: 'lender' };
    const { id: renamed } = (await world.rest(caller, 'POST', '/parties', party)).body.data;
    const { data } = (await order(await newNotice(), field(to(organization)))).body;
    expect(data.party_id).toBe(renamed);
    await world.rest(caller, 'PUT', `/organizations/${made.body.data.id}`, { name: 'New Bank' });
    const patch = async (body: object) =>
      (await world.rest(caller, 'PATCH', `/document-orders/${data.id}`, body as Json)).body.data.party_id;
    expect(await patch({ recipient_address_line_2: 'Suite 4' })).toBe(renamed);
    expect(await patch({ ...field(to(bodies.organization)), recipient_address_line_2: null })).toBe(path.ownerPartyId);
    expect(await patch(field({ ...to(organization), name: 'New Bank' }))).toBe(renamed);
  });

  it('has its orders and no others, and “has the lender been served?” is one query', async () => {
    const noticeId = await newNotice();
    await order(noticeId, { recipients: [to(bodies.organization), to(bank)] });
    const query = `query($id: ID!, $notice: ID!) { project(id: $id) { parties(first: 50) { nodes { id role
      notices(first: 50) { nodes { id status } }
      orders(first: 50, filter: { documentableId: $notice }) { totalCount nodes { party { id } recipient { name } status acceptedAt } } } } } }`;
    const counts: number[] = [];
    let data: Json;
    const by = await answeredBy(world, async () => {
      const { statements } = await recording(async () => {
        const { body } = await world.graphql(caller, query, { id: path.projectId, notice: noticeId });
        expect(body.errors).toBeUndefined();
        data = body.data;
      });
      counts.push(statements.length);
    });
    expect([by, counts]).toEqual(['compiled', [1 + 4 + 1]]);
    const found = Object.fromEntries(data!.project.parties.nodes.map((party: Json) => [party.id, party]));
    expect(found[lenderId].orders).toEqual({
      totalCount: 1,
      nodes: [{ party: { id: lenderId }, recipient: { name: bank.name }, status: 'PENDING', acceptedAt: null }],
    });
    expect(found[lenderId].notices.nodes).toContainEqual({ id: noticeId, status: 'ORDERED' });
    expect(found[path.ownerPartyId].orders.nodes).toMatchObject([{ recipient: { name: bodies.organization.name } }]);
    expect(found[path.contractorPartyId].orders).toEqual({ totalCount: 0, nodes: [] });
    const listed = await world.rest(caller, 'GET', `/document-orders?party_id=${lenderId}&documentable_id=${noticeId}`);
    expect(listed.body.data).toHaveLength(1);
    const documents = await world.graphql(
      caller,
      `query($id: ID!, $party: ID!) { notice(id: $id) { documents { nodes { orders(filter: { partyId: $party }) { nodes { partyId } } } } } }`,
      { id: noticeId, party: lenderId },
    );
    expect(documents.body.data.notice.documents.nodes).toEqual([{ orders: { nodes: [{ partyId: lenderId }] } }]);
  });
});
