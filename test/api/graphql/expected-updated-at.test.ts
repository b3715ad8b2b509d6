/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { planRoute } from '../../../src/api/rest/plan.js';
import { routes } from '../../../src/rest/index.js';
import { collectionOf, createFixture, type Fixture } from '../../contract/records.js';
import { rootFields } from '../../contract/root-fields.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { description } from '../../support/records/openapi.js';
import { schema } from '../../support/records/schema.js';
import { type Answer, type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

const failed = { code: 'PRECONDITION_FAILED', status: 412 };
/** A user, whom `updateViewer` changes, is no record of an account, and saved views have no REST (test/services/saved-view.test.ts). */
const updates = rootFields.filter(
  ({ kind, name }) =>
    kind === 'mutation' && name.startsWith('update') && !['updateViewer', 'updateSavedView'].includes(name),
);

describe('expectedUpdatedAt', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
  });

  const codeOf = ({ body }: Answer<Json>) => body.errors?.[0].extensions.code ?? 'done';

  it('is a field of the input of every update, and of what is done to a record that was read', () => {
    const fields = Object.values(schema.getMutationType()!.getFields());
    const having = fields.filter(({ args }) =>
      args.some(({ type }) => 'expectedUpdatedAt' in fieldsOf(String(type).replace('!', ''))),
    );
    // test/api/graphql/expected-updated-at-acts.test.ts
    const acts = [
      ...['approveFulfillmentCharges', 'generateDocument', 'orderEscalation', 'orderNotice', 'signWaiver'],
      ...['transitionEscalation', 'transitionNotice', 'transitionPayApplication', 'transitionWaiver'],
      // test/services/order-waiver.test.ts
      'orderWaiver',
      // test/services/signed-original.test.ts
      ...['acceptSignedOriginal', 'uploadSignedOriginal'],
      // test/services/project-note-files.test.ts
      ...['attachNoteFile', 'removeNoteFile'],
      // test/services/received-notice.test.ts
      ...['attachReceivedNoticeFile', 'removeReceivedNoticeFile', 'matchReceivedNotice'],
      // test/services/organization-merge.test.ts
      'mergeOrganizations',
      // test/services/waiver-request.test.ts
      ...['cancelWaiverRequest', 'replaceWaiverRequest', 'sendWaiverRequest'],
      // test/services/saved-view.test.ts
      'updateSavedView',
    ];
    // test/api/graphql/expected-updated-at-records.test.ts
    const ofRecords = fields.filter(({ args }) => args.some(({ type }) => String(type) === 'RecordInput!'));
    expect(having.map(({ name }) => name).sort()).toEqual(
      [...updates, ...ofRecords]
        .map(({ name }) => name)
        .concat(acts)
        .sort(),
    );
    expect(having.length).toBeGreaterThanOrEqual(23);
  });

  for (const { name, call } of updates) {
    describe(`of ${name}`, () => {
      const route = routes.find(
        (one) => one.method === 'PATCH' && planRoute(schema, one).operation.name === nameOf(name),
      );
      const send = (expected: object) => {
        const { query, variables } = call(fixture);
        return world.graphql(caller, query, { input: { ...(variables.input as object), ...expected } });
      };
      const updatedAt = async (): Promise<string> => {
        const { id } = call(fixture).variables.input as { id: string };
        const { body } = await world.rest(caller, 'GET', `${collectionOf(route!)}/${id}`);
        return body.data.updated_at;
      };

      it('succeeds with the record’s own time, in any time zone', async () => {
        const before = await updatedAt();
        expect((await send({ expectedUpdatedAt: before })).body.errors).toBeUndefined();
        const after = await updatedAt();
        expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
        const elsewhere = new Date(Date.parse(after) + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
        expect((await send({ expectedUpdatedAt: elsewhere })).body.errors).toBeUndefined();
      });

      it('fails with any other time, and writes nothing', async () => {
        const now = Date.parse(await updatedAt());
        await expectNothingWritten(world, async () => {
          for (const time of [now - 1, now + 1]) {
            const { status, body } = await send({ expectedUpdatedAt: new Date(time).toISOString() });
            expect([status, body.data]).toEqual([200, null]);
            expect(body.errors).toMatchObject([{ path: [name], extensions: failed }]);
          }
        });
      });

      it('requires nothing when it is absent or null', async () => {
        expect((await send({})).body.errors).toBeUndefined();
        expect((await send({ expectedUpdatedAt: null })).body.errors).toBeUndefined();
      });

      it('lets exactly one of two simultaneous updates succeed', async () => {
        const expectedUpdatedAt = await updatedAt();
        // Two different changes, because an update that changes nothing writes nothing and succeeds.
        const [field, value] = Object.entries(call(fixture).variables.input as Record<string, string>).find(
          ([key]) => !/^(id|.*Id)$/.test(key),
        )!;
        const changes = [1, 2].map((nth) => (/^\d/.test(value) ? value.replace(/\d$/, `${nth}`) : `${value} ${nth}`));
        const answers = await Promise.all(changes.map((change) => send({ expectedUpdatedAt, [field]: change })));
        expect(answers.map(codeOf).sort()).toEqual(['PRECONDITION_FAILED', 'done']);
      });
    });
  }

  describe('on a contact', () => {
    const update = (input: object) =>
      world.graphql(
        caller,
        'mutation($input: UpdateContactInput!) { updateContact(input: $input) { title updatedAt } }',
        { input: { id: fixture.contactId, ...input } },
      );
    const current = async () =>
      (
        await world.graphql(caller, 'query($id: ID!) { contact(id: $id) { title updatedAt } }', {
          id: fixture.contactId,
        })
      ).body.data.contact;

    it('lets exactly one of two updates succeed that both wait for the row', async () => {
      const { updatedAt: expectedUpdatedAt } = await current();
      const holder = new pg.Client({ connectionString: world.config.databaseUrl });
      await holder.connect();
      try {
        await holder.query('begin');
        await holder.query('select 1 from contacts where id = $1 for update', [fixture.contactId]);
        const sent = ['First', 'Second'].map((title) => update({ title, expectedUpdatedAt }));
        const waiting =
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        while ((await world.sql(waiting)).length < 2) await new Promise(setImmediate);
        await holder.query('commit');
        const answers = await Promise.all(sent);
        expect(answers.map(codeOf).sort()).toEqual(['PRECONDITION_FAILED', 'done']);
        const winner = answers.find(({ body }) => body.data)!.body.data.updateContact;
        expect(await current()).toEqual(winner);
      } finally {
        await holder.end();
      }
    });

    it('distinguishes two changes in the same millisecond, because the time always increases', async () => {
      const ahead = new Date(Date.now() + 3_600_000);
      await world.sql('update contacts set updated_at = $1 where id = $2', [ahead, fixture.contactId]);
      const { updatedAt: expectedUpdatedAt } = await current();
      expect(Date.parse(expectedUpdatedAt)).toBe(ahead.getTime());
      const { body } = await update({ title: 'Treasurer', expectedUpdatedAt });
      expect(Date.parse(body.data.updateContact.updatedAt)).toBe(ahead.getTime() + 1);
      expect(codeOf(await update({ title: 'Owner', expectedUpdatedAt }))).toBe('PRECONDITION_FAILED');
      expect((await current()).title).toBe('Treasurer');
    });

    it('finds the record under its id in capitals', async () => {
      const { updatedAt: expectedUpdatedAt } = await current();
      const id = fixture.contactId.toUpperCase();
      expect(codeOf(await update({ id, title: 'Clerk', expectedUpdatedAt }))).toBe('done');
      expect(codeOf(await update({ id, title: 'Chair', expectedUpdatedAt }))).toBe('PRECONDITION_FAILED');
    });

    it('rolls back the whole document when a later mutation in it fails', async () => {
      const before = await current();
      const input = { id: fixture.contactId, title: 'Partner', expectedUpdatedAt: before.updatedAt };
      const { body } = await world.graphql(
        caller,
        `mutation($input: UpdateContactInput!) {
          first: updateContact(input: $input) { id }
          second: updateContact(input: $input) { id }
        }`,
        { input },
      );
      expect(body.errors).toMatchObject([{ path: ['second'], extensions: failed }]);
      expect(await current()).toEqual(before);
    });

    it('applies only to the update that contains it, not to others in the document', async () => {
      const { updatedAt: expectedUpdatedAt } = await current();
      const { body } = await world.graphql(
        caller,
        `mutation($first: UpdateContactInput!, $second: UpdateContactInput!) {
          first: updateContact(input: $first) { title }
          second: updateContact(input: $second) { title }
        }`,
        {
          first: { id: fixture.contactId, title: 'Auditor', expectedUpdatedAt },
          second: { id: fixture.contactId, title: 'Counsel' },
        },
      );
      expect(body.data).toEqual({ first: { title: 'Auditor' }, second: { title: 'Counsel' } });
    });

    it('refuses a value that is not a time', async () => {
      const { body } = await update({ expectedUpdatedAt: 'yesterday' });
      expect(body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(body.errors[0].extensions.errors).toHaveProperty('expectedUpdatedAt');
    });

    it('does not reveal whether a record of another account exists', async () => {
      const input = { id: fixture.contactId, title: 'Thief', expectedUpdatedAt: '2026-01-01T00:00:00Z' };
      const stranger = await world.caller();
      const document = 'mutation($input: UpdateContactInput!) { updateContact(input: $input) { id } }';
      const known = await world.graphql(stranger, document, { input });
      const without = await world.graphql(stranger, document, { input: { ...input, expectedUpdatedAt: undefined } });
      expect(codeOf(known)).not.toBe('PRECONDITION_FAILED');
      expect(codeOf(known)).toBe(codeOf(without));
    });
  });

  it('is not a field of REST bodies: REST has If-Match', async () => {
    const body = { title: 'Estimator', expected_updated_at: '2020-01-01T00:00:00Z' };
    const answer = await world.rest(caller, 'PATCH', `/contacts/${fixture.contactId}`, body);
    expect(answer).toMatchObject({ status: 200, body: { data: { title: 'Estimator' } } });
    const text = JSON.stringify(description);
    expect(text).toContain('"UpdateContactInput"');
    expect(text).not.toMatch(/expected_?updated_?at/i);
  });
});

function fieldsOf(type: string): object {
  const input = schema.getType(type.replace('!', ''));
  return input && 'getFields' in input ? input.getFields() : {};
}

function nameOf(mutation: string): string {
  return mutation[0]!.toUpperCase() + mutation.slice(1);
}
