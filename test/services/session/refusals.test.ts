import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../background/webhooks/deliveries.js';
import { type Person, signIn } from '../../support/records/people.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const leave = 'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { userId } }';
const demote = 'mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { role } }';
const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }';
const mint = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';

describe('a refused attempt, in the audit log', () => {
  const world = shareWorld();
  const email = `boss-${randomUUID()}@example.com`;
  let owner: Caller;
  let boss: Person;

  beforeAll(async () => {
    owner = await world.caller({ email });
    boss = await signIn(world, owner);
  });

  const refusals = async (type: string): Promise<string[]> => {
    const rows = await world.sql<{ refusal: string }>(
      `select new_values ->> 'refusal' as refusal from audit_entries
       where account_id = $1 and auditable_type = $2 and new_values ? 'refusal' and user_id = $3 order by serial`,
      [owner.organizationId, type, owner.userId],
    );
    return rows.map(({ refusal }) => refusal);
  };
  const ask = async (query: string, input: object, by: Person | Caller = boss) => {
    const answer =
      'headers' in by
        ? await world.graphql(null, query, { input }, by.headers)
        : await world.graphql(by, query, { input });
    return answer.body.errors?.[0].extensions.code as string | undefined;
  };

  it.each([
    ['the last owner who wants to leave', 'last_owner', () => ask(leave, { userId: owner.userId })],
    [
      'the last owner who wants another role',
      'last_owner',
      () => ask(demote, { userId: owner.userId, role: 'MEMBER' }),
    ],
    ['the invitation of someone who is a member', 'already_member', () => ask(invite, { email, role: 'MEMBER' })],
    ['a token with abilities that a person lacks', 'abilities', () => ask(mint, { abilities: ['tier:scale'] })],
    ['a token with abilities that a token lacks', 'abilities', () => ask(mint, { abilities: ['role:staff'] }, owner)],
  ])('is that of %s', async (_, refusal, attempt) => {
    const before = await refusals('Membership');
    expect(await attempt()).toBe('VALIDATION_FAILED');
    await eventually(async () => (await refusals('Membership')).length > before.length);
    expect(await refusals('Membership')).toEqual([...before, refusal]);
    const { body } = await world.graphql(owner, '{ auditEntries(first: 1) { nodes { auditableType refused } } }');
    expect(body.data.auditEntries.nodes).toEqual([{ auditableType: 'MEMBERSHIP', refused: true }]);
  });

  it('is not that of a misspelled ability', async () => {
    const before = await refusals('Membership');
    expect(await ask(mint, { abilities: ['everything'] })).toBe('VALIDATION_FAILED');
    expect(await ask(mint, { abilities: ['tier:scale'] })).toBe('VALIDATION_FAILED');
    await eventually(async () => (await refusals('Membership')).length > before.length);
    expect(await refusals('Membership')).toEqual([...before, 'abilities']);
  });

  it('is that of a session that a page of another origin uses, once a minute, and the session stays as it was', async () => {
    const cookie = boss.headers.cookie!;
    const others: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }];
    for (const from of others) {
      const { status, body } = await world.graphql(null, '{ viewer { email } }', {}, { cookie, ...from });
      expect([status, body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
      expect(await refusals('Session')).toEqual(['other_origin']);
    }
    const own = await world.graphql(null, '{ viewer { email } }', {}, boss.headers);
    expect(own.body.data.viewer.email).toBe(email);
    const unknown = { cookie: `cps_session=${'A'.repeat(43)}`, 'sec-fetch-site': 'cross-site' };
    expect((await world.graphql(null, '{ viewer { email } }', {}, unknown)).status).toBe(403);
  });
});
