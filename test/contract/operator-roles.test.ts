/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addMember } from '../../src/services/operator/index.js';
import { waiting } from '../support/records/mailroom.js';
import { type Person, signIn } from '../support/records/people.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { createFixture, type Fixture } from './records.js';
import { ofPeople, type RootField, rootFields } from './root-fields.js';
import { expectNothingWritten } from './snapshot.js';

const operations = { staff: /^mailroom[A-Z]/, partner: /^partner[A-Z]/ };
type Role = keyof typeof operations;
const fieldsOf = (role: Role) => rootFields.filter(({ name }) => operations[role].test(name));
const roles = Object.keys(operations) as Role[];
const otherOf = { staff: 'partner', partner: 'staff' } as const;

describe('a session of a member to whom the operator gave a role across accounts', () => {
  const world = openWorld();
  let owner: Caller;
  let fixture: Fixture;
  let home: Caller;
  let person: Person;
  beforeAll(async () => {
    owner = await world.caller();
    await world.makeRoom(owner);
    fixture = await createFixture(world, owner);
    home = await world.caller({ name: 'The operator' });
    // Their own organization, which they joined first.
    const member = await world.caller({ email: 'ana@example.com', name: 'Ana alone' });
    person = await signIn(world, member);
    await world.makeRoom(member);
  });

  const join = (operatorRole: Role | 'none', role: 'owner' | 'member' | 'read_only' = 'member') =>
    addMember(world.app.infrastructure.orm.em.fork(), {
      email: 'ana@example.com',
      organizationId: home.organizationId,
      role,
      operatorRole,
    });
  const leave = () =>
    world.sql('delete from memberships where user_id = $1 and organization_id = $2', [
      person.userId,
      home.organizationId,
    ]);
  beforeEach(leave);

  const elsewhere = (text: string) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => randomUUID());
  async function codes(fields: readonly RootField[], more: Record<string, string> = {}, change = elsewhere) {
    const headers = { ...person.headers, 'x-organization-uuid': home.organizationId, ...more };
    const found: Record<string, string> = {};
    for (const field of fields) {
      const { query, variables } = JSON.parse(change(JSON.stringify(field.call(fixture))));
      const { body } = await world.graphql(null, query, variables, headers);
      found[field.name] = body.errors?.[0].extensions.code ?? 'answered';
    }
    return found;
  }
  const all = (fields: readonly RootField[], code: string) =>
    Object.fromEntries(fields.map(({ name }) => [name, code]));
  const refused = (found: Record<string, string>) =>
    Object.keys(found).filter((name) => ['FORBIDDEN', 'UNAUTHENTICATED'].includes(found[name]!));

  it.each(roles)('does what %s does, and nothing of the other role', async (role) => {
    await join(role);
    expect(fieldsOf(role).length).toBeGreaterThan(7);
    expect(refused(await codes(fieldsOf(role)))).toEqual([]);
    const others = fieldsOf(otherOf[role]);
    expect(await codes(others)).toEqual(all(others, 'FORBIDDEN'));
  });

  it.each(roles)('reaches, with the role %s, no record of an account outside its queue', async (role) => {
    await join(role);
    const ids = Object.values(fixture);
    const fields = rootFields.filter((field) => {
      const text = JSON.stringify(field.call(fixture));
      return !roles.some((each) => operations[each].test(field.name)) && ids.some((id) => text.includes(id));
    });
    expect(fields.length).toBeGreaterThan(90);
    await expectNothingWritten(world, async () => {
      expect(await codes(fields, {}, (same) => same)).toEqual(all(fields, 'FORBIDDEN'));
    });
  });

  it.each(roles)('has the role %s in that organization alone', async (role) => {
    await join(role);
    const fields = fieldsOf(role);
    const [own] = await world.sql<{ id: string }>(
      'select organization_id as id from memberships where user_id = $1 order by created_at limit 1',
      [person.userId],
    );
    await expectNothingWritten(world, async () => {
      for (const organization of [own!.id, '']) {
        const found = await codes(fields, { 'x-organization-uuid': organization }, (same) => same);
        expect(found).toEqual(all(fields, 'FORBIDDEN'));
      }
    });
  });

  it('is staff in live mode only, and the partner in both', async () => {
    await join('staff');
    const sandbox = { 'x-mode': 'sandbox' };
    expect(await codes(fieldsOf('staff'), sandbox)).toEqual(all(fieldsOf('staff'), 'FORBIDDEN'));
    await join('partner');
    expect(refused(await codes(fieldsOf('partner'), sandbox))).toEqual([]);
  });

  it.each(roles)('ends, with the role %s, at once with the role and with the membership', async (role) => {
    const fields = fieldsOf(role);
    for (const end of [() => join('none'), leave]) {
      await join(role);
      expect(refused(await codes(fields.slice(0, 1)))).toEqual([]);
      await end();
      expect(await codes(fields)).toEqual(all(fields, 'FORBIDDEN'));
    }
  });

  it('has no role as a read-only member, and the operator cannot give them one', async () => {
    await expect(join('staff', 'read_only')).rejects.toMatchObject({
      message: 'A member with the role read_only cannot work across accounts.',
    });
    await join('staff');
    await world.sql(`update memberships set role = 'read_only' where user_id = $1 and organization_id = $2`, [
      person.userId,
      home.organizationId,
    ]);
    expect(await codes(fieldsOf('staff'))).toEqual(all(fieldsOf('staff'), 'FORBIDDEN'));
  });

  it('is shown to the front end, and is no right of the organization’s owners to give', async () => {
    const shown = async () => {
      const { body } = await world.graphql(
        null,
        '{ viewer { memberships { organizationId operatorRole } } }',
        {},
        person.headers,
      );
      const found = body.data.viewer.memberships as Array<{ organizationId: string; operatorRole: string | null }>;
      return found.find(({ organizationId }) => organizationId === home.organizationId)?.operatorRole;
    };
    await join('staff', 'owner');
    expect(await shown()).toBe('STAFF');
    // Who leaves and is invited again comes back without it.
    await leave();
    await addMember(world.app.infrastructure.orm.em.fork(), {
      email: 'ana@example.com',
      organizationId: home.organizationId,
      role: 'owner',
    });
    expect(await shown()).toBeNull();
  });

  it('cannot pass the role on to a token, and the person’s own tokens do not have it', async () => {
    await join('staff', 'owner');
    const mint = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const headers = { ...person.headers, 'x-organization-uuid': home.organizationId };
    const ask = (abilities: string[]) => world.graphql(null, mint, { input: { abilities } }, headers);
    const { body } = await ask(['role:staff']);
    expect(body.errors[0].message).toBe('Only the operator can grant the ability role:staff.');
    const { token } = (await ask([])).body.data.createAccessToken;
    const byToken = await world.graphql({ token } as Caller, '{ mailroomOrders { totalCount } }');
    expect(byToken.body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('moves an order, and its account’s audit log names the person', async () => {
    await join('staff');
    const { orderId } = await waiting(world, owner, fixture);
    const headers = { ...person.headers, 'x-organization-uuid': home.organizationId };
    const take = `mutation { mailroomTakeOrder(input: { id: "${orderId}" }) { id takenBy } }`;
    const { body } = await world.graphql(null, take, {}, headers);
    expect(body.errors).toBeUndefined();
    const entries = await world.sql(
      `select user_id from audit_entries where account_id = $1 and auditable_id = $2 order by serial desc limit 1`,
      [owner.organizationId, orderId],
    );
    expect(entries).toEqual([{ user_id: person.userId }]);
    const file = await world.app.server.inject({
      url: `/files/${home.organizationId}/live/document-orders/${orderId}/cover`,
      headers: person.headers,
    });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('reaches what belongs to the person, as any session does', async () => {
    await join('partner');
    const fields = rootFields.filter(({ name }) => ofPeople.includes(name));
    expect(refused(await codes(fields))).toEqual([]);
  });
});
