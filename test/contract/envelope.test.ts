/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/rest/route.js';
import { routes } from '../../src/rest/index.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';
import { fixturesOf } from './fixtures.js';
import { bodyFor, collectionOf, type Fixture, pathFor, sampleOf } from './records.js';

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('every route answers in its envelope', () => {
  const world = shareWorld();

  /** A record that no other record refers to, so that it can be deleted. */
  async function leaf(route: Route, caller: Caller, fixture: Fixture): Promise<string> {
    if (!sampleOf(route).create) return sampleOf(route).id(fixture);
    const made = await world.rest(caller, 'POST', collectionOf(route), sampleOf(route).create?.(fixture));
    return made.body.data.id;
  }

  const fixtureFor = fixturesOf(world);

  for (const route of routes) {
    it(`${route.method} ${route.path} answers a ${route.answer}`, async () => {
      const { caller, fixture } = await fixtureFor(route);
      const isLeaf =
        route.answer === 'deleted' &&
        !/\/(\{paymentId\}|\{invitationId\}|\{fileId\}|signed-original)$/.test(route.path);
      const path = pathFor(route, fixture, isLeaf ? await leaf(route, caller, fixture) : undefined);
      const answer = await world.rest(caller, route.method, path, bodyFor(route, fixture));
      expect({ status: answer.status, text: answer.text }).toMatchObject({
        status: ['created', 'bare_created', 'upserted'].includes(route.answer) ? 201 : 200,
      });
      expect(answer.headers['x-request-id']).toMatch(uuid);
      expect(answer.headers['x-ratelimit-limit']).toBe('1000');
      expect(Number(answer.headers['x-ratelimit-remaining'])).toBeLessThan(1000);
      if (route.answer === 'file') {
        expect(answer.headers['content-type']).toBe('application/pdf');
        expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
        expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.text));
        return;
      }
      if (route.answer === 'download') {
        expect(route.types).toContain(String(answer.headers['content-type']).split(';')[0]);
        expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.[a-z]+"$/);
        expect(answer.text.length).toBeGreaterThan(0);
        return;
      }
      if (route.answer === 'csv') {
        expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
        expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
        expect(answer.text).toContain(path.startsWith('/sovs') ? 'Footings' : 'Payee,Tier');
        return;
      }
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expectEnvelope(route, answer.body);
      if (route.path.endsWith('/meta/{key}')) return;
      if (['created', 'upserted'].includes(route.answer) || (route.answer === 'record' && route.method !== 'GET')) {
        if (/\/payments(\/\{paymentId\})?$/.test(route.path)) {
          const list = `${path.slice(0, path.lastIndexOf('/payments'))}/payments`;
          const { data } = (await world.rest(caller, 'GET', list)).body;
          expect(data).toContainEqual(answer.body.data);
          return;
        }
        if (route.path.endsWith('/comments')) {
          expect((await world.rest(caller, 'GET', path)).body.data).toContainEqual(answer.body.data);
          return;
        }
        if (route.path.endsWith('/email-invitations')) {
          const { data } = (await world.rest(caller, 'GET', path.replace('/email-invitations', ''))).body;
          expect(data.email_invitations).toContainEqual(answer.body.data);
          return;
        }
        if (route.path === '/pay-applications/{uuid}/waiver-requests') {
          for (const { waiver_request_id: id } of answer.body.data.rows.filter(
            (row: Json) => row.outcome === 'asked',
          )) {
            expect((await world.rest(caller, 'GET', `/waiver-requests/${id}`)).body.data.id).toBe(id);
          }
          return;
        }
        // A delivery is read under its webhook.
        const address = path.includes('/deliveries/')
          ? path.replace('/redeliver', '')
          : `${path.endsWith('/order') ? '/document-orders' : collectionOf(route)}/${answer.body.data.id}`;
        const shown = await world.rest(caller, 'GET', address);
        // A secret is returned only once, on creation.
        delete answer.body.data.secret;
        // An import returns the record and, in addition to it, how the file was parsed.
        if (route.path.endsWith('/import-csv')) expect(answer.body.data).toMatchObject(shown.body.data);
        else expect(shown.body).toEqual(answer.body);
      }
    });
  }
});

function expectEnvelope({ answer, path }: Route, body: Json): void {
  if (answer === 'bare' || answer === 'bare_created') {
    expect(Object.keys(body).length).toBeGreaterThan(0);
    expect(body).not.toHaveProperty('data');
    for (const key of Object.keys(body)) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    return;
  }
  if (answer === 'deleted' || answer === 'message') {
    expect(body).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) });
    return;
  }
  if (answer === 'groups') {
    expect(Object.keys(body)).toEqual(['data', 'meta']);
    expect(Object.values(body.data).every(Array.isArray)).toBe(true);
    expect(Object.keys(body.meta.counts)).toEqual(Object.keys(body.data));
    expect(Object.values(body.data).flat().length).toBeGreaterThan(0);
    return;
  }
  if (answer !== 'list') {
    expect(Object.keys(body)).toEqual(['data']);
    for (const record of [body.data].flat()) expectOne(path)(record);
    if (answer === 'all') expect(body.data.length).toBeGreaterThan(0);
    return;
  }
  expect(Object.keys(body)).toEqual(['data', 'links', 'meta']);
  expect(Object.keys(body.links)).toEqual(['first', 'last', 'prev', 'next']);
  expect(Object.keys(body.meta).sort()).toEqual(
    ['current_page', 'from', 'last_page', 'links', 'path', 'per_page', 'to', 'total'].sort(),
  );
  for (const link of body.meta.links) expect(Object.keys(link)).toEqual(['url', 'label', 'page', 'active']);
  expect(body.data.length).toBeGreaterThan(0);
  for (const record of body.data) (path === '/credits/ledger' ? expectPosting : expectOne(path))(record);
}

/** Records with a path of their own have an id; the others belong to a record. */
function expectOne(path: string): (body: Json) => void {
  if (/^\/(requests|exhibits)/.test(path)) return expectConstant;
  if (path.includes('/meta')) return expectEntry;
  if (path === '/document-orders/{uuid}/payments') return expectLine;
  if (/\/payments(\/\{paymentId\})?$/.test(path)) return expectPayment;
  if (path.endsWith('/email-invitations')) return expectEmailInvitation;
  if (path.endsWith('/comments')) return expectComment;
  if (path === '/pay-applications/{uuid}/waiver-requests') return expectRound;
  if (path.endsWith('/missing-before-payment')) return expectMissing;
  if (path === '/projects/{uuid}/waiver-grid') return expectProjectGrid;
  if (path.endsWith('/waiver-grid')) return expectGrid;
  return path.endsWith('/deadlines') ? expectDeadline : expectRecord;
}

function expectDeadline(deadline: Json): void {
  expect(Object.keys(deadline)).toEqual([
    'kind',
    'duty',
    'month',
    'document_name',
    'required',
    'date',
    'safe_date',
    'done',
    'days_left',
    'basis',
    'days',
    'counting',
    'is_lookback',
    'covered_from',
    'mail_by',
    'file_by',
    'missing_facts',
    'deciding_facts',
    'depends_on',
    'alternatives',
    'steps',
    'explanation',
    'source',
    'checked_on',
    'verified',
    'warnings',
  ]);
  expect(deadline.verified).toBe(false);
}

function expectLine(line: Json): void {
  expect(line).toEqual({
    id: expect.stringMatching(uuid),
    type: 'credit_applied',
    amount_cents: 1700,
    settles: true,
    reference: expect.stringMatching(/^document_order:/),
    notes: null,
    recorded_at: expect.stringMatching(timestamp),
    created_at: expect.stringMatching(timestamp),
  });
}

/** A payment is a line of its pay application. */
function expectPayment(payment: Json): void {
  expect(payment).toEqual({
    id: expect.stringMatching(uuid),
    pay_application_id: expect.stringMatching(uuid),
    amount: expect.stringMatching(/^(100|90)\.00$/),
    paid_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    reference: payment.reference === null ? null : 'Check 4711',
    notes: null,
    created_at: expect.stringMatching(timestamp),
  });
}

function expectComment(comment: Json): void {
  expect(comment).toEqual({
    id: expect.stringMatching(uuid),
    pay_application_id: expect.stringMatching(uuid),
    organization_id: expect.stringMatching(uuid),
    organization_name: expect.any(String),
    author_name: comment.author_name === null ? null : expect.any(String),
    body: expect.stringMatching(/^Line 4 is /),
    verdict: null,
    revision: 0,
    created_at: expect.stringMatching(timestamp),
  });
}

function expectEmailInvitation(invitation: Json): void {
  expect(invitation).toEqual({
    id: expect.stringMatching(uuid),
    pay_application_id: expect.stringMatching(uuid),
    email: expect.stringMatching(/^kim@/),
    role: 'general_contractor',
    status: 'invited',
    invited_at: expect.stringMatching(timestamp),
    expires_at: expect.stringMatching(timestamp),
    answered_at: null,
    undeliverable_at: null,
    undeliverable_reason: null,
  });
}

/** What was asked of a whole pay application; each request has a path of its own. */
function expectRound(round: Json): void {
  expect(Object.keys(round)).toEqual(['is_dry_run', 'asked', 'amount', 'rows', 'bad_rows']);
  const asked = round.rows.filter(({ waiver_request_id }: Json) => waiver_request_id !== null);
  expect(asked.length).toBe(round.asked);
  expect(asked.length).toBeGreaterThan(0);
}

/** What is computed of a pay application. */
function expectMissing(missing: Json): void {
  expect(missing).toMatchObject({ as_of: expect.any(String), is_hold: expect.any(Boolean) });
  expect(Array.isArray(missing.claimants)).toBe(true);
}

function expectGrid(grid: Json): void {
  expect(grid).toMatchObject({
    asked: expect.any(Number),
    missing: expect.any(Number),
    is_complete: expect.any(Boolean),
  });
  expect(Array.isArray(grid.rows)).toBe(true);
}

function expectProjectGrid(grid: Json): void {
  expect(grid.project_id).toMatch(uuid);
  expect([Array.isArray(grid.draws), Array.isArray(grid.rows)]).toEqual([true, true]);
}

/** A posting never changes and takes no metadata. */
function expectPosting(posting: Json): void {
  expect(posting).toMatchObject({ id: expect.stringMatching(uuid), created_at: expect.stringMatching(timestamp) });
  expect(posting.entries.length).toBeGreaterThan(1);
  for (const key of Object.keys(posting)) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
}

/** An entry of the request log or an exhibit, which never change. */
function expectConstant(record: Json): void {
  expect(record).toMatchObject({ id: expect.stringMatching(uuid), created_at: expect.stringMatching(timestamp) });
  for (const key of Object.keys(record)) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
}

function expectEntry(entry: Json): void {
  expect(entry).toEqual({ key: 'purchase_order', value: expect.stringMatching(/^PO-471[01]$/), type: 'string' });
}

function expectRecord(record: Json): void {
  expect(record.id).toMatch(uuid);
  expect(record.created_at).toMatch(timestamp);
  expect(record.updated_at).toMatch(timestamp);
  // An entry or delivery of a log takes no metadata, and an invitation belongs to its sender.
  const metadataField = 'idempotency_key' in record ? 'meta' : 'metadata';
  const bare = ['auditable_type', 'event_id', 'inviter'].some((key) => key in record);
  if (!bare) expect(record).toHaveProperty(metadataField);
  expect(record).not.toHaveProperty('deleted_at');
  for (const key of Object.keys(record)) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  expect(Object.values(record)).not.toContain(undefined);
}
