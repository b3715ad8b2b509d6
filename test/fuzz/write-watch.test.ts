import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { openWorld } from '../support/worlds/world.js';
import { WriteWatch } from './write-watch.js';

describe('the watch for rows that refused requests write', () => {
  const world = openWorld();
  const watch = new WriteWatch(world);
  const add = (name: string) =>
    world.sql(`insert into users (id, email, name, created_at) values ($1, $2, 'Ann', now())`, [
      randomUUID(),
      `${name}-${randomUUID()}@example.com`,
    ]);

  beforeAll(() => add('before'));
  beforeEach(() => watch.begin());

  it('finds nothing when nothing was written, or only by accepted requests', async () => {
    await watch.record('read', true);
    await add('accepted');
    await watch.record('accepted', false);
    await watch.record('refused', true);
    await watch.end();
  });

  it('names the refused request that wrote a row, and the table', async () => {
    await watch.record('before it', true);
    await add('refused');
    await watch.record('the culprit', true);
    await watch.record('after it', true);
    await expect(watch.end()).rejects.toThrow(/^A refused request wrote to users:\nthe culprit$/);
  });

  it('finds a row that a refused request updated', async () => {
    await world.sql(`update users set email = 'changed-' || email where email like 'before-%'`);
    await watch.record('the culprit', true);
    await expect(watch.end()).rejects.toThrow('the culprit');
  });

  it('finds a row that refused requests deleted', async () => {
    await watch.end();
    await add('deleted');
    await watch.begin();
    await world.sql(`delete from users where email like 'deleted-%'`);
    await watch.record('the culprit', true);
    await expect(watch.end()).rejects.toThrow(/^Rows of users were deleted by one of these:\nthe culprit$/);
  });

  it('lets the sequencer move the events of accepted requests out of the outbox', async () => {
    await watch.end();
    const { organizationId } = await world.caller();
    await world.sql(
      `insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
       values ($1, $2, true, 'contact.created', 'Contact', $1, '{}', now())`,
      [randomUUID(), organizationId],
    );
    await watch.begin();
    await watch.record('the culprit', true);
    await sequenceEvents(world.app.infrastructure.db);
    await watch.end();
  });

  it('compares full batches as they are filled', async () => {
    for (let count = 0; count < 100; count += 1) await watch.record(`request ${count}`, true);
    await add('refused');
    await watch.record('request 100', true);
    await expect(watch.end()).rejects.toThrow(/^A refused request wrote to users:\nrequest 100$/);
  });

  it('begins with the rows that were written since the last look', async () => {
    await watch.end();
    await add('meant');
    await watch.begin();
    await watch.record('refused', true);
    await watch.end();
  });
});
