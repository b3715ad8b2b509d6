/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { lobSettings } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, generatedNotice, order, placed, recipient } from '../support/records/ordering.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

const toronto = { address_line_1: '120 Bay Street', city: 'Toronto', state: 'ON', zip: 'M5J 2R8', country_code: 'CA' };
const toToronto = {
  recipient_name: 'Maple Holdings Ltd.',
  recipient_address_line_1: '120 Bay Street',
  recipient_address_line_2: null,
  recipient_city: 'Toronto',
  recipient_state: 'ON',
  recipient_zip: 'M5J 2R8',
  recipient_country_code: 'CA',
};
const military = { address_line_1: 'PSC 1234 BOX 5678', city: 'APO', state: 'AE', zip: '09204' };

describe('an address', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  let path: GoldenPath;
  const post = (to: string, body: object) => world.rest(caller, 'POST', to, body);
  const put = (to: string, body: object) => world.rest(caller, 'PUT', to, body);
  const patch = (to: string, body: object) => world.rest(caller, 'PATCH', to, body);
  const organization = (address: object) => post('/organizations', { name: 'Pat Reyes', kind: 'owner', ...address });
  const handOver = async () => {
    const failed = await doTasks(world, new Date(Date.now() + 301_000));
    if (failed[0]) throw failed[0].error;
  };
  const preview = (noticeId: string) =>
    post('/documents/generate', {
      documentable_type: 'notice',
      documentable_id: noticeId,
      type: 'notice',
      organization_id: caller.organizationId,
      preview: true,
    });
  const textOf = async ({ id }: Json) =>
    (await readPdf(await world.download(caller, id))).texts.join('\n').replace(/\s+/g, ' ');
  const newNotice = async (extra: object = {}): Promise<string> => {
    const of = { project_id: path.projectId, organization_id: caller.organizationId };
    const answer = await post('/notices', { ...bodies.notice, ...of, ...extra });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    return answer.body.data.id;
  };

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it.each([
    [military],
    [{ ...military, city: 'FPO', state: 'ap', zip: '96601-1234' }],
    [{ ...military, city: 'DPO', state: 'AA', zip: '34002' }],
    [{ city: 'Palikir', state: 'FM', zip: '96941' }],
    [{ city: 'Majuro', state: 'MH', zip: '96960', country_code: 'US' }],
    [{ city: 'Koror', state: 'PW', zip: '96940', country_code: 'PW' }],
    [
      {
        address_line_1: '1 Calle Luna',
        address_line_2: 'URB LAS GLADIOLAS',
        city: 'San Juan',
        state: 'PR',
        zip: '00926',
      },
    ],
    [toronto],
    [{ city: 'Ciudad de México', state: 'CDMX', zip: '06500', country_code: 'mx' }],
    [{ city: 'London', zip: 'SW1A 1AA', country_code: 'GB' }],
    [{ city: 'Hong Kong', country_code: 'HK' }],
  ])('can be %j for an organization and for a party', async (address) => {
    const made = await organization(address);
    const stored = Object.fromEntries(
      Object.entries(address).map(([key, value]) => [key, /^[a-z]{2}$/.test(value) ? value.toUpperCase() : value]),
    );
    expect([made.status, made.body.data]).toEqual([201, expect.objectContaining(stored)]);
    const party = { project_id: path.projectId, organization_id: path.ownerId, role: 'lessee', ...address };
    const added = await post('/parties', party);
    expect([added.status, added.body.data]).toEqual([201, expect.objectContaining(stored)]);
    expect((await world.rest(caller, 'DELETE', `/parties/${added.body.data.id}`)).status).toBe(200);
    const changed = await put(`/organizations/${path.contractorId}`, {
      state: null,
      zip: null,
      country_code: null,
      ...address,
    });
    expect([changed.status, changed.body.data]).toEqual([200, expect.objectContaining(stored)]);
    const { state, zip } = bodies.contractor;
    await put(`/organizations/${path.contractorId}`, {
      ...bodies.contractor,
      state,
      zip,
      country_code: null,
      address_line_2: null,
    });
  });

  it.each([
    [
      { country_code: 'USA' },
      { country_code: ['The country code field must be a two-letter ISO country code, such as US.'] },
    ],
    [
      { country_code: 'CAN' },
      { country_code: ['The country code field must be a two-letter ISO country code, such as CA.'] },
    ],
    [
      { country_code: 'UK' },
      { country_code: ['The country code field must be a two-letter ISO country code, such as GB.'] },
    ],
    [
      { country_code: 'ZZ' },
      { country_code: ['The country code field must be a two-letter ISO country code, such as US or CA.'] },
    ],
    [{ state: 'California' }, { state: ['The state field must be a two-letter US state code, such as CA.'] }],
    [
      { state: 'ON', zip: 'M5J 2R8' },
      { state: [expect.any(String)], zip: [expect.stringContaining('an address in Canada has the country code CA')] },
    ],
    [
      { state: 'CA', zip: '94105', country_code: 'CA' },
      { state: [expect.any(String)], zip: [expect.stringContaining('must be a Canadian postal code')] },
    ],
    [{ zip: '12345', country_code: 'GB' }, { zip: [expect.stringContaining('British postcode')] }],
    [{ state: 'US' }, { state: ['The state field must be a two-letter US state code.'] }],
  ])('%j is refused by field, of organizations, parties and changes', async (address, errors) => {
    const made = await organization(address);
    expect([made.status, made.body.errors]).toEqual([422, errors]);
    const party = { project_id: path.projectId, organization_id: path.ownerId, role: 'lessee', ...address };
    const added = await post('/parties', party);
    expect([added.status, added.body.errors]).toEqual([422, errors]);
    const [before] = await world.sql('select * from organizations where id = $1', [path.ownerId]);
    const changed = await put(`/organizations/${path.ownerId}`, { state: null, zip: null, ...address });
    expect([changed.status, changed.body.errors]).toEqual([422, errors]);
    expect(await world.sql('select * from organizations where id = $1', [path.ownerId])).toEqual([before]);
  });

  it('is checked as a change leaves it, and an old one that stays is not', async () => {
    const { id } = (await organization(toronto)).body.data;
    const lone = await put(`/organizations/${id}`, { zip: '94105' });
    expect([lone.status, lone.body.errors]).toEqual([422, { zip: [expect.stringContaining('Canadian')] }]);
    const moved = await put(`/organizations/${id}`, { country_code: 'US' });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['state', 'zip']]);
    const same = await put(`/organizations/${id}`, { zip: 'm5j2r8' });
    expect([same.status, same.body.data.zip]).toEqual([200, 'M5J 2R8']);
    await world.sql(`update organizations set zip = 'old', state = 'Ont.' where id = $1`, [id]);
    expect((await put(`/organizations/${id}`, { phone: '416-555-0100', zip: 'old', state: 'Ont.' })).status).toBe(200);
  });

  it('is where the law of a state governs if it is of a jobsite', async () => {
    const jobsite = { ...bodies.jobsite, project_id: path.projectId, is_primary: false };
    for (const state of ['AE', 'AA', 'AP', 'FM', 'MH', 'PW']) {
      const { status, body } = await post('/jobsites', { ...jobsite, state });
      expect([state, status, Object.keys(body.errors ?? {})]).toEqual([state, 422, ['state']]);
    }
    const abroad = await post('/jobsites', { ...jobsite, country_code: 'CA' });
    expect([abroad.status, abroad.body.errors]).toEqual([
      422,
      { country_code: ['The country code field must be US: a jobsite is in the United States.'] },
    ]);
    for (const place of [
      { country_code: 'US' },
      { state: 'PR', zip: '00907', country_code: 'PR' },
      { state: 'GU', zip: '96910' },
    ]) {
      const { status, body } = await post('/jobsites', { ...jobsite, ...place });
      expect([status, body.data]).toEqual([201, expect.objectContaining(place)]);
      await world.rest(caller, 'DELETE', `/jobsites/${body.data.id}`);
    }
    const payload = { project: { jobsite: { line_1: '1 A', city: 'APO', state: 'AE', zip: '09204' } } };
    const research = await post('/fulfillment-requests', { type: 'notice_research', idempotency_key: 'ae', payload });
    expect(research.body.errors).toHaveProperty(['payload.project.jobsite.state']);
  });

  it('can be military for a division, and its ZIP code has its hyphen', async () => {
    const { status, body } = await put(`/divisions/${path.divisionId}`, { ...military, zip: '092041234' });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ state: 'AE', zip: '09204-1234' })]);
    const { address_line_1, city, state, zip } = bodies.division;
    await put(`/divisions/${path.divisionId}`, { address_line_1, city, state, zip });
    const abroad = await put(`/divisions/${path.divisionId}`, { state: 'ON', zip: 'M5J 2R8' });
    expect([abroad.status, Object.keys(abroad.body.errors)]).toEqual([422, ['state', 'zip']]);
  });

  it.each(['941051234', '94105-1234', '94105 1234'])(
    'prints the ZIP code %s with its hyphen, wherever it is stored',
    async (zip) => {
      await world.sql(`update organizations set zip = $1 where id = $2`, [zip, path.contractorId]);
      await world.sql(`update divisions set zip = $1 where id = $2`, [zip.replace('94105', '94607'), path.divisionId]);
      const owner = { name: 'Inline Owner LLC', address_line1: '2 Elm Street', city: 'Town', state: 'ca', zip };
      await patchParty({ is_active: false });
      const { body } = await preview(await newNotice({ metadata: { owner, hiring_party: owner } }));
      await patchParty({ is_active: true });
      await world.sql(`update organizations set zip = '94104' where id = $1`, [path.contractorId]);
      await world.sql(`update divisions set zip = '94607' where id = $1`, [path.divisionId]);
      const text = await textOf(body.data);
      expect(text).toContain('Town, CA 94105-1234');
      expect(text).toContain('San Francisco, CA 94105-1234');
      expect(text).toContain('Oakland, CA 94607-1234');
      expect(body.data.warnings).toEqual([]);
    },
  );

  const patchParty = async (body: object) => {
    expect((await put(`/parties/${path.ownerPartyId}`, body)).status).toBe(200);
  };

  it('is printed with a warning if it contradicts itself', async () => {
    await patchParty({ address_line_1: '2 Elm Street', city: 'Reno', state: 'NV', zip: '10001' });
    const gc = { name: 'Inline GC', address_line1: '1 A', city: 'Reno', state: 'Nevada', zip: '89501' };
    const lender = {
      name: 'Inline Bank',
      address_line1: '1 A',
      city: 'Reno',
      state: 'NV',
      zip: '94105',
      country_code: 'US',
    };
    const { status, body } = await preview(await newNotice({ metadata: { gc, lender_information: lender } }));
    await patchParty({ address_line_1: null, city: null, state: null, zip: null });
    expect([status, body.data.warnings.map(({ field, message }: Json) => `${field}: ${message}`)]).toEqual([
      201,
      [
        'metadata.lender_information.zip: The metadata.lender_information.zip field contradicts the state. The ZIP code 94105 is in CA, and the address says NV: correct the one that is wrong.',
        'metadata.gc.state: The metadata.gc.state field must be a two-letter US state code, such as NV.',
        'parties.owner: The owner party Sunset Tower Holdings LLC: The ZIP code 10001 is in NY, and the address says NV: correct the one that is wrong.',
      ],
    ]);
    await put(`/divisions/${path.divisionId}`, { country_code: 'CA' });
    const other = await preview(await newNotice());
    await put(`/divisions/${path.divisionId}`, { country_code: 'US' });
    expect(other.body.data.warnings).toEqual([expect.objectContaining({ field: 'division.country_code' })]);
    expect(await textOf(other.body.data)).toContain('Oakland, CA 94607');
  });

  it('is printed for an owner in Toronto by the custom of Canada, and warns of certified mail', async () => {
    await patchParty(toronto);
    const { status, body } = await preview(
      await newNotice({ metadata: { mail_pack: true, signatory_name: 'Ana Diaz' } }),
    );
    expect([status, body.data.warnings]).toEqual([
      201,
      [
        {
          field: 'parties.owner',
          message: expect.stringContaining('is in Canada, where certified mail is not offered'),
          citation: expect.any(String),
        },
      ],
    ]);
    expect(await textOf(body.data)).toContain('120 Bay Street Toronto ON M5J 2R8 CANADA');
    await patchParty({ zip: null });
    const incomplete = await preview(await newNotice());
    expect([incomplete.status, incomplete.body.errors]).toEqual([
      422,
      { 'parties.owner': [expect.stringContaining('has no postal code')] },
    ]);
    await patchParty({ address_line_1: null, city: null, state: null, zip: null, country_code: null });
    const inline = {
      name: 'Maple',
      address_line1: '120 Bay Street',
      city: 'Toronto',
      state: 'on',
      zip: 'm5j2r8',
      country_code: 'ca',
    };
    await patchParty({ is_active: false });
    const written = await preview(await newNotice({ metadata: { owner: inline } }));
    const of = { project_id: path.projectId, organization_id: caller.organizationId };
    const spelled = await post('/notices', {
      ...bodies.notice,
      ...of,
      metadata: { owner: { ...inline, country_code: 'CAN' } },
    });
    await patchParty({ is_active: true });
    expect(await textOf(written.body.data)).toContain('Toronto ON M5J 2R8 CANADA');
    expect([spelled.status, spelled.body.errors]).toEqual([
      422,
      { 'metadata.owner.country_code': [expect.stringContaining('such as CA')] },
    ]);
  });

  it('is mailed first class, by the carrier, if it is in another country', async () => {
    const { documentId } = await filedNotice(world, caller, path);
    const made = await placed(world, caller, documentId, toToronto);
    expect(made).toMatchObject({
      mail_class: 'first_class',
      recipient: { city: 'Toronto', state: 'ON', zip: 'M5J 2R8', country_code: 'CA' },
      warnings: [{ field: 'recipient.country_code', message: expect.stringContaining('goes first class') }],
    });
    await handOver();
    const [letter] = lob.lettersOf(made.id);
    expect(letter?.fields).toMatchObject({
      'to[address_city]': 'Toronto',
      'to[address_state]': 'ON',
      'to[address_zip]': 'M5J 2R8',
      'to[address_country]': 'CA',
      'from[address_country]': 'US',
      mail_type: 'usps_first_class',
    });
    expect(letter?.fields).not.toHaveProperty('extra_service');
    const cover = await world.app.server.inject({
      url: `/api/v1/document-orders/${made.id}/cover`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    const text = (await readPdf(cover.rawPayload)).texts[0]!.replace(/\s+/g, ' ');
    expect(text).toContain('Toronto ON M5J 2R8 CANADA');
    expect(text).toContain('First-class mail International');
  });

  it('is mailed in a country without states and postal codes, too', async () => {
    const { documentId } = await filedNotice(world, caller, path);
    const rest = { ...toToronto, recipient_state: null, recipient_zip: null };
    const hongKong = { ...rest, recipient_city: 'Hong Kong', recipient_country_code: 'HK' };
    const made = await placed(world, caller, documentId, hongKong);
    expect(made.recipient).toMatchObject({ state: null, zip: null, country_code: 'HK' });
    await handOver();
    expect(lob.lettersOf(made.id)[0]?.fields).toMatchObject({ 'to[address_country]': 'HK' });
    const canada = await order(world, caller, documentId, { ...rest });
    expect([canada.status, Object.keys(canada.body.errors)]).toEqual([422, ['recipient_state', 'recipient_zip']]);
  });

  it.each(['certified', 'priority'])(
    'is not mailed %s if it is in another country, and no quote says so',
    async (mail_class) => {
      const { documentId, noticeId } = await filedNotice(world, caller, path);
      const errors = {
        mail_class: [expect.stringContaining(`must be first_class for mail to Canada: ${mail_class} mail`)],
      };
      const { recipient_country_code, ...home } = toToronto;
      const { recipient_name: name, recipient_address_line_1: address_line_1, recipient_city: city } = home;
      const listed = { name, address_line_1, city, state: 'ON', zip: 'M5J 2R8', country_code: recipient_country_code };
      for (const answer of [
        await order(world, caller, documentId, { ...toToronto, mail_class }),
        await post(`/notices/${noticeId}/order`, { ...toToronto, mail_class }),
        await post(`/notices/${noticeId}/order`, { recipients: [listed], mail_class }),
        await post('/credits/price', { event_type: 'document_order', state: 'CA', mail_class, country_code: 'CA' }),
        await post('/credits/price', { event_type: 'mail_sending', state: 'CA', mail_class, country_code: 'CA' }),
      ]) {
        expect([answer.status, answer.body.errors]).toEqual([422, errors]);
      }
      const price = await post('/credits/price', { event_type: 'document_order', state: 'CA', country_code: 'CA' });
      const placedOrder = await placed(world, caller, documentId, toToronto);
      expect(price.body.credits * 100).toBe(placedOrder.billing.amount_cents);
    },
  );

  it('has its own mail class and price if it is one of several recipients at home and abroad', async () => {
    const { noticeId, documentId } = await filedNotice(world, caller, path);
    const alone = [await placed(world, caller, documentId), await placed(world, caller, documentId, toToronto)];
    const listed = (of: Json) =>
      Object.fromEntries(Object.entries(of).map(([key, value]) => [key.replace('recipient_', ''), value]));
    const { status, body } = await post(`/notices/${noticeId}/order`, {
      recipients: [listed(toToronto), listed(recipient), listed(toToronto)],
    });
    expect(status).toBe(201);
    const shown = ({ mail_class, billing, recipient: { city } }: Json) => [
      city,
      mail_class,
      billing.amount_cents,
      billing.status,
    ];
    const [home, abroad] = alone.map(shown);
    expect(body.orders.map(shown)).toEqual([abroad, home, abroad]);
    expect([home![1], abroad![1]]).toEqual(['certified', 'first_class']);
    const wrong = await post(`/notices/${noticeId}/order`, {
      recipients: [listed(recipient), { ...listed(toToronto), zip: '94105' }],
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['recipients.1.zip']]);
  });

  it('can move to another country with the mail class of its order', async () => {
    const { documentId } = await filedNotice(world, caller, path);
    const { id, billing } = await placed(world, caller, documentId);
    const refused = await patch(`/document-orders/${id}`, toToronto);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['mail_class']]);
    const moved = await patch(`/document-orders/${id}`, { ...toToronto, mail_class: 'first_class' });
    expect([moved.status, moved.body.data.mail_class]).toEqual([200, 'first_class']);
    expect(moved.body.data.billing.amount_cents).toBeLessThan(billing.amount_cents);
    const back = await patch(`/document-orders/${id}`, { ...recipient, recipient_country_code: 'US' });
    expect([back.status, back.body.data.mail_class, back.body.data.billing.amount_cents]).toEqual([
      200,
      'certified',
      billing.amount_cents,
    ]);
    expect(back.body.data.recipient.country_code).toBe('US');
    const cleared = await patch(`/document-orders/${id}`, { recipient_zip: null });
    expect([cleared.status, cleared.body.errors]).toEqual([
      422,
      { recipient_zip: ['The recipient zip field is required.'] },
    ]);
  });

  it('has a warning if it contradicts itself in an order, and is in the United States for an office', async () => {
    const { documentId } = await filedNotice(world, caller, path);
    const { warnings, recipient: to } = await placed(world, caller, documentId, { recipient_zip: '100011234' });
    expect([to.zip, warnings]).toEqual([
      '10001-1234',
      [{ field: 'recipient.zip', message: expect.stringContaining('10001 is in NY'), citation: null }],
    ]);
    const filing = await order(world, caller, documentId, { ...toToronto, order_type: 'filing' });
    expect([filing.status, filing.body.errors]).toEqual([
      422,
      {
        recipient_country_code: [
          'The recipient country code field must be US: a filing order goes to an office there.',
        ],
      },
    ]);
    const answer = await world.graphql(
      caller,
      `query { documentOrders(first: 1) { nodes { recipient { zip countryCode } warnings { field } } } }`,
    );
    expect(answer.body.data.documentOrders.nodes).toEqual([
      { recipient: { zip: '10001-1234', countryCode: 'US' }, warnings: [{ field: 'recipient.zip' }] },
    ]);
  });

  it('is refused for a party abroad in full service that mails certified', async () => {
    const payload = {
      fulfillment_scope: 'full_service',
      division_id: path.divisionId,
      claimant_role: 'subcontractor',
      project: {
        name: 'P',
        jobsite: { line_1: '1 A', city: 'Oakland', state: 'CA', zip: '94607' },
        furnished_description: 'Concrete',
        contract_amount: 1000,
        first_furnishing_date: '2026-01-20',
      },
      parties: [
        {
          role: 'owner',
          name: 'Maple',
          address: { line_1: '120 Bay', city: 'Toronto', state: 'on', zip: 'm5j2r8', country_code: 'CA' },
        },
      ],
    };
    const request = (of: object) =>
      post('/fulfillment-requests', {
        type: 'notice_research',
        idempotency_key: JSON.stringify(of),
        payload: { ...payload, ...of },
      });
    const full = await request({});
    expect([full.status, full.body.errors]).toEqual([
      422,
      { 'payload.parties.0.address.country_code': [expect.stringContaining('not offered to Canada')] },
    ]);
    const research = await request({ fulfillment_scope: 'research' });
    expect(research.status).toBe(201);
    expect(research.body.data.payload.parties[0].address).toMatchObject({
      state: 'ON',
      zip: 'M5J 2R8',
      country_code: 'CA',
    });
  });

  it('is found by its postal code', async () => {
    const made = (await organization({ ...toronto, name: 'Loon Lake Holdings', zip: 'k1a0b1' })).body.data;
    const { body } = await world.rest(caller, 'GET', '/search?q=K1A%200B1');
    expect(JSON.stringify(body)).toContain(made.id);
  });

  it('is generated on a sealed document and kept on the notice', async () => {
    await patchParty(toronto);
    const { documentId } = await generatedNotice(world, caller, path);
    await patchParty({ address_line_1: null, city: null, state: null, zip: null, country_code: null });
    expect(await textOf({ id: documentId })).toContain('Toronto ON M5J 2R8 CANADA');
  });
});
