/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createFixture, type Fixture } from '../../contract/records.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('bad input through GraphQL', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  let foreign: Fixture;

  const run = async (field: string, type: string, input: unknown): Promise<{ body: Json; error: Json }> => {
    const answer = await world.graphql(caller, `mutation ($input: ${type}!) { ${field}(input: $input) { id } }`, {
      input,
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.data ?? null).toBeNull();
    return { body: answer.body, error: answer.body.errors[0].extensions };
  };
  const notice = (extra: object) => ({
    projectId: fixture.projectId,
    organizationId: fixture.organizationId,
    type: 'PRELIMINARY',
    state: 'CA',
    noticeDate: '2026-02-01',
    ...extra,
  });

  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
    foreign = await createFixture(world, await world.caller());
  });

  it('is reported all at once, under camelCase names', async () => {
    await expectNothingWritten(world, async () => {
      const { error, body } = await run('createDivision', 'CreateDivisionInput', {
        organizationId: 'x',
        addressLine1: 7,
        zip: '1',
        zipPlus4: 'abcd',
      });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 422 });
      expect(Object.keys(error.errors).sort()).toEqual([
        'addressLine1',
        'city',
        'name',
        'organizationId',
        'state',
        'zip',
        'zipPlus4',
      ]);
      expect(body.errors[0].message).toMatch(/\(and 6 more errors\)$/);
    });
  });

  it('is refused by field: dates, amounts, text, enum members, metadata objects', async () => {
    await expectNothingWritten(world, async () => {
      for (const [extra, field] of [
        [{ noticeDate: '2026-02-30' }, 'noticeDate'],
        [{ noticeDate: '0000-00-00' }, 'noticeDate'],
        [{ noticeDate: 20260201 }, 'noticeDate'],
        [{ claimAmount: -1 }, 'claimAmount'],
        [{ claimAmount: '1e3' }, 'claimAmount'],
        [{ claimAmount: 1e308 }, 'claimAmount'],
        [{ type: 'preliminary' }, 'type'],
        [{ type: 'BOGUS' }, 'type'],
        [{ state: 'ZZ' }, 'state'],
        [{ description: 'a\0b' }, 'description'],
        [{ description: '\ud800' }, 'description'],
        [{ description: 'x'.repeat(10_001) }, 'description'],
        [{ description: ['x'] }, 'description'],
        [{ parentNoticeId: 7, amendmentReason: 'OTHER' }, 'parentNoticeId'],
        [{ metadata: [] }, 'metadata'],
        [{ metadata: { a: { a: { a: { a: { a: { a: {} } } } } } } }, 'metadata'],
        [{ metadata: { text: 'x'.repeat(33_000) } }, 'metadata'],
        [{ metadata: { claimant_name: 'x' } }, 'metadata.claimant_name'],
        [{ metadata: { notice_number: [7] } }, 'metadata.notice_number'],
        [{ metadata: { a: '\0' } }, 'metadata.a'],
        [{ projectId: randomUUID() }, 'projectId'],
        [{ divisionId: fixture.projectId }, 'divisionId'],
        [{ amendmentReason: 'OTHER' }, 'parentNoticeId'],
      ] as const) {
        const { error } = await run('createNotice', 'CreateNoticeInput', notice(extra));
        expect({
          extra: JSON.stringify(extra).slice(0, 60),
          status: error.status,
          keys: Object.keys(error.errors ?? {}),
        }).toEqual({
          extra: JSON.stringify(extra).slice(0, 60),
          status: 422,
          keys: [field],
        });
      }
    });
  });

  it('is a 403 that names the field for a stranger’s record, and a 404 for an unknown record', async () => {
    await expectNothingWritten(world, async () => {
      const named = await run('createNotice', 'CreateNoticeInput', notice({ organizationId: foreign.ownerId }));
      expect(named.error).toMatchObject({
        code: 'FORBIDDEN',
        status: 403,
        errors: { organizationId: [expect.any(String)] },
      });
      for (const [field, type, extra] of [
        ['updateContact', 'UpdateContactInput', { title: 'x' }],
        ['deleteContact', 'RecordInput', {}],
      ] as const) {
        expect((await run(field, type, { id: foreign.contactId, ...extra })).error).toMatchObject({
          code: 'FORBIDDEN',
          status: 403,
        });
        expect((await run(field, type, { id: randomUUID(), ...extra })).error).toMatchObject({
          code: 'NOT_FOUND',
          status: 404,
        });
        expect((await run(field, type, { id: 'x', ...extra })).error.status).toBe(422);
      }
      expect(
        (await run('transitionNotice', 'TransitionNoticeInput', { id: fixture.noticeId, status: 'SERVED' })).error,
      ).toMatchObject({
        code: 'ILLEGAL_TRANSITION',
        errors: { status: [expect.stringContaining('ordered')] },
      });
    });
  });

  it('is checked by the same rules when it is written into the document as when it is in variables', async () => {
    await expectNothingWritten(world, async () => {
      for (const [literal, field] of [
        ['name: "  "', 'name'],
        ['name: "x", state: "ZZ"', 'state'],
        [`name: "${'x'.repeat(256)}"`, 'name'],
        ['name: "x", email: "not-an-address"', 'email'],
        ['name: "x", metadata: {a: {a: {a: {a: {a: {a: {}}}}}}}', 'metadata'],
        ['name: "x", metadata: {a: "\\u0000"}', 'metadata.a'],
      ]) {
        const answer = await world.graphql(caller, `mutation { createOrganization(input: {${literal}}) { id } }`);
        expect({ literal: literal!.slice(0, 40), data: answer.body.data ?? null }).toEqual({
          literal: literal!.slice(0, 40),
          data: null,
        });
        expect(answer.body.errors[0].extensions).toMatchObject({
          code: 'VALIDATION_FAILED',
          errors: { [field!]: [expect.any(String)] },
        });
      }
      const wrong = await world.graphql(caller, 'mutation { createOrganization(input: {name: 7}) { id } }');
      expect(wrong).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
      });
    });
  });

  it('anywhere in a document rolls back all of it', async () => {
    await expectNothingWritten(world, async () => {
      const answer = await world.graphql(
        caller,
        'mutation { a: createOrganization(input: {name: "A"}) { id } b: createOrganization(input: {name: ""}) { id } }',
      );
      expect(answer.body.data).toBeNull();
      expect(answer.body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    });
  });
});
