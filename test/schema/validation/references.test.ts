/** @sampled files */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodyFor, createFixture, type Fixture, pathFor } from '../../contract/records.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';
import { bodied, fieldsOf } from './inputs.js';

/** The record of a fixture to which a field's id refers; `documentable_id` is a notice's. */
const named: Record<string, (fixture: Fixture) => string> = {
  organization_id: ({ ownerId }) => ownerId,
  division_id: ({ divisionId }) => divisionId,
  project_id: ({ projectId }) => projectId,
  hired_by_party_id: ({ contractorPartyId }) => contractorPartyId,
  customer_party_id: ({ contractorPartyId }) => contractorPartyId,
  owner_party_id: ({ ownerPartyId }) => ownerPartyId,
  gc_party_id: ({ contractorPartyId }) => contractorPartyId,
  lender_party_id: ({ lenderPartyId }) => lenderPartyId,
  parent_notice_id: ({ noticeId }) => noticeId,
  notice_id: ({ noticeId }) => noticeId,
  documentable_id: ({ noticeId }) => noticeId,
  sov_id: ({ sovId }) => sovId,
  pay_application_id: ({ payApplicationId }) => payApplicationId,
  document_id: ({ documentId }) => documentId,
  source_id: ({ projectId }) => projectId,
  party_id: ({ lenderPartyId }) => lenderPartyId,
};
const tables: Record<string, string> = {
  organization_id: 'organizations',
  division_id: 'divisions',
  project_id: 'projects',
  hired_by_party_id: 'parties',
  customer_party_id: 'parties',
  owner_party_id: 'parties',
  gc_party_id: 'parties',
  lender_party_id: 'parties',
  parent_notice_id: 'notices',
  notice_id: 'notices',
  documentable_id: 'notices',
  sov_id: 'sovs',
  pay_application_id: 'pay_applications',
  document_id: 'documents',
  source_id: 'projects',
  party_id: 'parties',
};

/** What a body says beside the field. */
const extras: Record<string, object> = {
  parent_notice_id: { amendment_reason: 'other' },
  source_id: { source_kind: 'project' },
};
const ofMatches: Record<string, object> = { party_id: { unknown_claimant: null } };
const ofExhibits: Record<string, object> = {
  documentable_id: { documentable_type: 'notice' },
  document_id: { content_base64: null },
};

describe('every id in a body', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  let foreign: Fixture;
  let sandbox: Fixture;
  let removed: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
    foreign = await createFixture(world, await world.caller());
    sandbox = await createFixture(world, await world.sandboxOf(caller));
    removed = await createFixture(world, caller);
    for (const [field, table] of Object.entries(tables)) {
      await world.sql(`update ${table} set deleted_at = now() where id = $1`, [named[field]!(removed)]);
    }
  });

  for (const plan of bodied) {
    const { route } = plan;
    // A person is no record of an account: test/services/project-note.test.ts names members, and people who are none. An invitation is
    // one of its pay application alone: test/services/email-outcome names one that has ended.
    const fields = fieldsOf(plan).filter(
      ({ name, type }) => type.name === 'ID' && name !== 'assignee_id' && name !== 'replaces_id',
    );
    for (const { name } of fields) {
      it(`${route.method} ${route.path} refuses an unknown, deleted or foreign ${name}, and one of the other mode`, async () => {
        const pick = named[name];
        if (!pick) throw new Error(`Say in test/schema/validation/references.test.ts which record ${name} names.`);
        const others: Record<string, object> = route.path === '/exhibits' ? ofExhibits : extras;
        const extra = route.path.endsWith('/match') ? ofMatches[name] : others[name];
        const send = (id: string) =>
          world.rest(caller, route.method, pathFor(route, fixture), {
            ...bodyFor(route, fixture),
            ...extra,
            [name]: id,
          });
        await expectNothingWritten(world, async () => {
          for (const [what, id] of [
            ['unknown', randomUUID()],
            ['deleted', pick(removed)],
            ['other mode', pick(sandbox)],
          ]) {
            const answer = await send(id!);
            expect({ what, status: answer.status, errors: answer.body.errors?.[name] }).toEqual({
              what,
              status: 422,
              errors: expect.arrayContaining([`The selected ${name.replaceAll('_', ' ')} is invalid.`]),
            });
          }
          const answer = await send(pick(foreign));
          expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'forbidden' });
          expect(Object.keys(answer.body.errors)).toEqual([name]);
          expect(answer.body.errors[name][0]).toMatch(/belongs to another (organization|account)/);
        });
      });
    }
  }

  it('may be in capitals, and every invalid one is named at once', async () => {
    const body = {
      project_id: fixture.projectId.toUpperCase(),
      organization_id: fixture.ownerId.toUpperCase(),
      role: 'lender',
    };
    const made = await world.rest(caller, 'POST', '/parties', body);
    expect(made.body.data).toMatchObject({ project_id: fixture.projectId, organization_id: fixture.ownerId });
    const answer = await world.rest(caller, 'POST', '/parties', {
      project_id: randomUUID(),
      organization_id: foreign.ownerId,
      hired_by_party_id: randomUUID(),
      role: 'lender',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['hired_by_party_id', 'organization_id', 'project_id']);
  });
});
