/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventResources } from '../../src/domain/event/catalogue.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { createFixture } from '../contract/records.js';
import { recording } from '../db/statements.js';
import { answeredBy } from '../reads/compiled/reading.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('the record in an event', () => {
  const world = openWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    const { projectNoteFileId, receivedNoticeFileId } = await createFixture(world, caller);
    // The fixture adds it in the database, which makes no event.
    await world.sql('delete from attached_files where id in ($1, $2)', [projectNoteFileId, receivedNoticeFileId]);
    await sequenceEvents(world.app.infrastructure.db);
  });

  it('has the bytes that REST returns, for every kind of record', async () => {
    // The last event of each record that is not deleted.
    const events = await world.sql<{ subject_type: keyof typeof eventResources; subject_id: string; object: string }>(
      `select distinct on (subject_type, subject_id) subject_type, subject_id, payload #>> '{data,object}' as object
       from events where account_id = $1 and livemode order by subject_type, subject_id, position desc`,
      [caller.organizationId],
    );
    const found: Record<string, boolean> = {};
    for (const { subject_type: resource, subject_id: id, object } of events) {
      const { path } = eventResources[resource];
      if (!path.endsWith('/{uuid}') || found[resource]) continue;
      // The fixture has changed these, and some others, in the database, which makes no event.
      if (resource === 'document_order' || resource === 'fulfillment_request') continue;
      found[resource] = (await world.rest(caller, 'GET', path.replace('{uuid}', id))).text === `{"data":${object}}`;
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((resource) => [resource, true])));
    expect(Object.keys(found).length).toBeGreaterThan(10);
  });

  it('is written by the compiler of reads, without a statement of its own', async () => {
    const body = { ...bodies.contact, organization_id: caller.organizationId };
    const { statements } = await recording(async () => {
      expect(await answeredBy(world, () => world.rest(caller, 'POST', '/contacts', body))).toBe('compiled');
    });
    expect(statements.filter(({ text }) => /from "?contacts/.test(text))).toEqual([]);
  });
});
