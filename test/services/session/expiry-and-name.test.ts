import { beforeAll, describe, expect, it } from '@jest/globals';
import { endExpiredSessions } from '../../../src/process/jobs/end-expired-sessions.js';
import { type Person, signIn } from '../../support/records/people.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('a session', () => {
  const world = openWorld();
  let owner: Caller;
  let person: Person;
  beforeAll(async () => {
    owner = await world.caller();
    person = await signIn(world, owner);
  });
  const code = async (headers: Record<string, string>) =>
    (await world.graphql(null, '{ viewer { id } }', {}, headers)).body.errors?.[0].extensions.code ?? 'answered';

  it('is in the audit log after it expired, once the service has looked, with the time at which it ended', async () => {
    const [idle, old, used] = [await signIn(world, owner), await signIn(world, owner), await signIn(world, owner)];
    await world.sql(`update sessions set last_seen_at = now() - interval '13 hours' where id = $1`, [idle.sessionId]);
    await world.sql(`update sessions set created_at = now() - interval '31 days' where id = $1`, [old.sessionId]);
    for (let time = 0; time < 2; time += 1) await endExpiredSessions(world.app.infrastructure.db);
    const entries = await world.sql<{ id: string; hours: number }>(
      `select auditable_id as id, new_values ->> 'end_reason' as reason,
         round(extract(epoch from now() - (new_values ->> 'ended_at')::timestamptz) / 3600)::int as hours
       from audit_entries where account_id = $1 and auditable_type = 'Session' and action = 'updated' and new_values ? 'end_reason'
         and auditable_id = any($2) order by serial`,
      [owner.organizationId, [idle, old, used].map(({ sessionId }) => sessionId)],
    );
    expect(entries.sort((a, b) => a.hours - b.hours)).toEqual([
      { id: idle.sessionId, reason: 'expired', hours: 1 },
      { id: old.sessionId, reason: 'expired', hours: 24 },
    ]);
    expect(await code(used.headers)).toBe('answered');
  });

  it('lets its user change their name, which other members see, and a token does not', async () => {
    const rename = 'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { name } }';
    const input = { name: 'Ann Smith' };
    expect((await world.graphql(owner, rename, { input })).body.errors[0].extensions.code).toBe('FORBIDDEN');
    const { body } = await world.graphql(null, rename, { input }, person.headers);
    expect(body.data.updateViewer).toEqual(input);
    const members = await world.graphql(owner, '{ members { name } }');
    expect(members.body.data.members).toContainEqual(input);
    const blank = await world.graphql(null, rename, { input: { name: ' ' } }, person.headers);
    expect(blank.body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
