/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { importRecordingOffices } from '../../src/services/operator/recording-offices.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { done, staffOf } from '../support/records/mailroom.js';
import { filedEscalation, filedNotice, placed } from '../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const header = 'state,county,kind,district,name,address_line_1,address_line_2,city,zip,phone,website,source,checked_on';

describe('the recording offices of a county', () => {
  const world = openWorld();
  let staff: Caller;
  let caller: Caller;

  beforeAll(async () => {
    staff = await staffOf(world);
    caller = await world.caller();
    const rows = [
      'CA,San Francisco,recorder,,San Francisco Recorder,1 Test Plaza,Room 190,San Francisco,94102,415-555-0100,https://recorder.example,Read on its website,2026-01-15',
      'CA,San Francisco,court_clerk,,Superior Court Clerk,400 Test St,,San Francisco,94102,,,Asked by phone,2026-01-15',
      'CA,St. Helena,recorder,,St. Helena Recorder,3 Test Way,,Orono,94574,,,Read on its website,2026-01-15',
    ];
    await importRecordingOffices(world.app.infrastructure.orm.em.fork(), Buffer.from([header, ...rows].join('\n')), {
      dryRun: false,
    });
  });

  const query = `query($state: String!, $county: String!) { recordingOffices(state: $state, county: $county) {
    name kind district addressLine1 addressLine2 city zip phone website source checkedOn usedOn usedFor } }`;
  const ask = (by: Caller, county: string, state = 'CA') => world.graphql(by, query, { state, county });
  const offices = async (by: Caller, county: string, state = 'CA') =>
    (await ask(by, county, state)).body.data.recordingOffices as Json[];
  const names = async (by: Caller, county: string, state?: string) =>
    (await offices(by, county, state)).map(({ name, usedOn }) => (usedOn ? `${name}, used` : name));
  const inPlace = (name: string, more: object = {}) => ({
    ...{
      order_type: 'recording',
      recipient_name: name,
      recipient_address_line_1: '7 Own St',
      recipient_address_line_2: null,
    },
    ...{ recipient_city: 'San Francisco', recipient_zip: '94102' },
    ...more,
  });
  const order = async (by: Caller, of: GoldenPath, name: string, more: object = {}, notice: object = {}) => {
    const { documentId } = await filedNotice(world, by, of, { type: 'lien', ...notice });
    return placed(world, by, documentId, inPlace(name, more));
  };
  const newAccount = async () => {
    const by = await world.caller();
    return { by, of: await goldenPath(world, by) };
  };

  it('are those of the directory with where and when they were checked, by any way to write the county', async () => {
    const by = await world.caller();
    expect(await offices(by, 'City and County of SAN FRANCISCO', 'ca')).toEqual([
      {
        ...{ name: 'San Francisco Recorder', kind: 'RECORDER', district: null, addressLine1: '1 Test Plaza' },
        ...{ addressLine2: 'Room 190', city: 'San Francisco', zip: '94102', phone: '415-555-0100' },
        ...{ website: 'https://recorder.example', source: 'Read on its website', checkedOn: '2026-01-15' },
        ...{ usedOn: null, usedFor: null },
      },
      expect.objectContaining({ name: 'Superior Court Clerk', kind: 'COURT_CLERK', source: 'Asked by phone' }),
    ]);
    expect(await names(by, 'Saint Helena')).toEqual(['St. Helena Recorder']);
    expect(await names(by, 'San Francisco', 'NV')).toEqual([]);
    expect(await names(by, 'Nowhere')).toEqual([]);
  });

  it('are read by every member, in both modes', async () => {
    const reader = await world.caller({ organizationId: caller.organizationId });
    await world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
    expect(await names(reader, 'St Helena')).toEqual(['St. Helena Recorder']);
    expect(await names(await world.sandboxOf(caller), 'St Helena')).toEqual(['St. Helena Recorder']);
    const { status, body } = await world.graphql(null, query, { state: 'CA', county: 'St Helena' });
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('have where the account had a document recorded, and that no other account and no other mode sees', async () => {
    const { by, of } = await newAccount();
    await order(by, of, 'My Recorder');
    const [first, ...others] = await offices(by, 'San Francisco County');
    expect(first).toEqual({
      ...{ name: 'My Recorder', kind: null, district: null, addressLine1: '7 Own St', addressLine2: null },
      ...{ city: 'San Francisco', zip: '94102', phone: null, website: null, source: null, checkedOn: null },
      ...{ usedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), usedFor: 'RECORDING' },
    });
    expect(others.map(({ name }) => name)).toEqual(['San Francisco Recorder', 'Superior Court Clerk']);
    for (const other of [await world.caller(), await world.sandboxOf(by)]) {
      expect(await names(other, 'San Francisco')).toEqual(['San Francisco Recorder', 'Superior Court Clerk']);
    }
    const sandbox = await world.sandboxOf(by);
    const inSandbox = await goldenPath(world, sandbox);
    await order(sandbox, inSandbox, 'Trial Recorder');
    expect((await names(sandbox, 'San Francisco'))[0]).toBe('Trial Recorder, used');
    expect((await names(by, 'San Francisco'))[0]).toBe('My Recorder, used');
  });

  it('propose the last use of each type of order, and the office of the directory once if it is the same', async () => {
    const { by, of } = await newAccount();
    await order(by, of, 'Old Recorder');
    await order(by, of, 'SAN FRANCISCO RECORDER', {
      recipient_address_line_1: '1 Test Plaza.',
      recipient_address_line_2: 'Room 190',
    });
    await order(by, of, 'Court of My Filings', { order_type: 'filing' });
    const mail = await filedNotice(world, by, of);
    await placed(world, by, mail.documentId, inPlace('Owner by mail', { order_type: 'mail' }));
    expect((await names(by, 'San Francisco')).sort()).toEqual([
      'Court of My Filings, used',
      'San Francisco Recorder, used',
      'Superior Court Clerk',
    ]);
  });

  it('put the directory first if it was checked after the last use', async () => {
    const { by, of } = await newAccount();
    const { id } = await order(by, of, 'My Recorder');
    await world.sql("update document_orders set created_at = '2026-01-15T20:00:00Z' where id = $1", [id]);
    expect(await names(by, 'San Francisco')).toEqual([
      'San Francisco Recorder',
      'Superior Court Clerk',
      'My Recorder, used',
    ]);
    // It is still the day before in California.
    await world.sql("update document_orders set created_at = '2026-01-17T07:59:00Z' where id = $1", [id]);
    expect((await offices(by, 'San Francisco'))[0]).toMatchObject({ name: 'My Recorder', usedOn: '2026-01-16' });
  });

  it('leave out orders that were cancelled, failed or came back, and those of another state', async () => {
    const { by, of } = await newAccount();
    const cancelled = await order(by, of, 'Cancelled Recorder');
    expect((await world.rest(by, 'POST', `/document-orders/${cancelled.id}/cancel`)).status).toBe(200);
    const failed = await order(by, of, 'Failed Recorder');
    await world.sql("update document_orders set status = 'failed' where id = $1", [failed.id]);
    const returned = await order(by, of, 'Returned Recorder');
    expect((await names(by, 'San Francisco'))[0]).toBe('Returned Recorder, used');
    await world.sql("update document_orders set status = 'returned' where id = $1", [returned.id]);
    await order(by, of, 'Nevada Recorder', { recipient_state: 'NV', recipient_zip: '89501' });
    expect(await names(by, 'San Francisco')).toEqual(['San Francisco Recorder', 'Superior Court Clerk']);
    expect(await names(by, 'San Francisco', 'NV')).toEqual(['Nevada Recorder, used']);
  });

  it('know the county from the result, then from the record, then from the primary jobsite', async () => {
    const { by, of } = await newAccount();
    const recorded = await order(
      by,
      of,
      'Recorder of the Result',
      {},
      { metadata: { recording: { county: 'Marin' } } },
    );
    expect(await names(by, 'Marin County')).toEqual(['Recorder of the Result, used']);
    await done(world, staff, 'TakeOrder', { id: recorded.id });
    const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const scan = { fileName: 'recorded.pdf', mimeType: 'application/pdf', contentBase64: btoa('%PDF-1.7 recorded') };
    const results = { recordedOn: today, recordingNumber: '1', county: 'Solano' };
    await done(world, staff, 'CompleteOrder', { id: recorded.id, results, files: [scan] });
    expect(await names(by, 'Solano')).toEqual(['Recorder of the Result, used']);
    expect(await names(by, 'Marin')).toEqual([]);
    const { documentId } = await filedEscalation(world, by, of, {
      type: 'lien_filing',
      state: 'CA',
      metadata: { recording: { county: 'Napa' } },
    });
    await placed(world, by, documentId, inPlace('Recorder of the Claim'));
    expect(await names(by, 'Napa')).toEqual(['Recorder of the Claim, used']);
    await order(by, of, 'Recorder of the Jobsite');
    expect((await names(by, 'San Francisco'))[0]).toBe('Recorder of the Jobsite, used');
    await world.sql("update jobsites set county = 'Yolo' where project_id = $1", [of.projectId]);
    expect(await names(by, 'Yolo')).toEqual(['Recorder of the Jobsite, used']);
    await world.sql('update jobsites set county = null where project_id = $1', [of.projectId]);
    expect(await names(by, 'Yolo')).toEqual([]);
  });

  it('are none where towns keep the records, not even one that was used', async () => {
    const { by, of } = await newAccount();
    await order(by, of, 'Town Clerk', { recipient_state: 'CT', recipient_zip: '06103' });
    expect(await offices(by, 'San Francisco', 'CT')).toEqual([]);
  });

  it.each([
    ['XX', 'Alameda', { state: ['The state field must be a two-letter US state code.'] }],
    ['California', 'Alameda', { state: ['The state field must be a two-letter US state code, such as CA.'] }],
    ['CA', ' ', { county: ['The county field is required.'] }],
    ['CA', '—', { county: ['The county field is required.'] }],
    ['CA', 'a'.repeat(101), { county: ['The county field must not be greater than 100 characters.'] }],
    ['', '\u0000', { state: expect.anything(), county: expect.anything() }],
  ])('are refused for the state %j and the county %j', async (state, county, errors) => {
    const { body } = await ask(caller, county, state);
    expect(body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors });
  });
});
