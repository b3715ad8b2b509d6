import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../../db/statements.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('the user who did something', () => {
  const world = openWorld();
  let owner: Caller;
  let member: Caller;
  let person: Json;

  beforeAll(async () => {
    await world.app.start();
    owner = await world.caller();
    member = await world.caller({ organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    await world.rest(owner, 'POST', '/contacts', { ...bodies.contact, organization_id: owner.organizationId });
    await world.rest(owner, 'POST', '/contacts', { ...bodies.contact, organization_id: owner.organizationId });
    [person] = await world.sql<Json>('select id, name, email from users where id = $1', [owner.userId]);
  });

  const entries = (first: number, fields = 'userId user { id name email }') =>
    `{ auditEntries(first: ${first}, filter: { auditableType: CONTACT }) { nodes { ${fields} } } }`;

  async function ask(by: Caller, query: string): Promise<Json> {
    const { body } = await world.graphql(by, query);
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  it('has a name and an address for a caller who may list the members, with audit entries, tokens and members', async () => {
    const { auditEntries, accessTokens, members } = await ask(
      owner,
      `{ auditEntries(filter: { auditableType: CONTACT }) { nodes { userId user { id name email } } }
         accessTokens { userId user { id email } } members { userId user { id name email } } }`,
    );
    expect(auditEntries.nodes).toEqual([
      { userId: owner.userId, user: person },
      { userId: owner.userId, user: person },
    ]);
    for (const { userId, user } of accessTokens) expect(user).toMatchObject({ id: userId, email: expect.any(String) });
    for (const { userId, user } of members) expect(user).toMatchObject({ id: userId, email: expect.any(String) });
  });

  it('is an id alone for a token of a member and in the sandbox, but for the own name', async () => {
    const hidden = { userId: owner.userId, user: { id: owner.userId, name: null, email: null } };
    expect((await ask(member, entries(1))).auditEntries.nodes).toEqual([hidden]);
    const sandbox = await world.sandboxOf(member);
    await world.rest(sandbox, 'POST', '/contacts', { ...bodies.contact, organization_id: owner.organizationId });
    const ofOwner = await world.sandboxOf(owner);
    expect((await ask(ofOwner, entries(1))).auditEntries.nodes[0].user).toEqual({
      id: member.userId,
      name: null,
      email: null,
    });
    expect((await ask(sandbox, entries(1))).auditEntries.nodes[0].user.email).toEqual(expect.any(String));
  });

  it('is an id alone if the person is no member any more', async () => {
    const left = await world.caller({ organizationId: owner.organizationId });
    const contact = { ...bodies.contact, organization_id: owner.organizationId };
    await world.rest(left, 'POST', '/contacts', contact);
    await world.sql('delete from memberships where user_id = $1', [left.userId]);
    expect((await ask(owner, entries(1))).auditEntries.nodes[0].user).toEqual({
      id: left.userId,
      name: null,
      email: null,
    });
  });

  it('is read in the statement of the entries', async () => {
    const without = await recording(() => ask(owner, entries(50, 'userId')));
    const { statements } = await recording(() => ask(owner, entries(50)));
    expect(statements).toHaveLength(without.statements.length);
  });
});
