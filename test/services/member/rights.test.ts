/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { refusals } from '../../../src/context/permission.js';
import type { App } from '../../../src/process/app.js';
import type { EmailMessage } from '../../../src/providers/email/mailer.js';
import { sendMemberInvitation } from '../../../src/services/member/invite.js';
import { addMember } from '../../../src/services/operator/index.js';
import { type Person, personOf, signIn, submit } from '../../support/records/people.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

type Role = 'owner' | 'admin' | 'member' | 'read_only';

const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id role } }';
const change = 'mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { userId role } }';
const remove = 'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { userId } }';
const mint =
  'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id abilities } } }';
const rotate = 'mutation ($input: RotateAccessTokenInput!) { rotateAccessToken(input: $input) { token } }';

describe('a right in an organization', () => {
  const world = openWorld();
  let owner: Caller;
  let boss: Person;
  let elsewhere: App;
  beforeAll(async () => {
    owner = await world.caller();
    boss = await signIn(world, owner);
    await world.makeRoom(owner);
    elsewhere = await world.anotherApp();
    await elsewhere.start();
  });

  const as = (by: Person, query: string, input?: object, headers = {}) =>
    world.graphql(null, query, input ? { input } : {}, { ...by.headers, ...headers });
  const codeOf = ({ body }: { body: Json }): string => body.errors?.[0].extensions.code ?? 'answered';
  const messageOf = ({ body }: { body: Json }): string => body.errors?.[0].message ?? 'answered';
  const inOrganization = (organizationId: string) => ({ 'x-organization-uuid': organizationId });

  let count = 0;
  async function member(role: Role, organizationId = owner.organizationId, email?: string) {
    count += 1;
    const address = email ?? `${role}-${count}@example.com`;
    const em = world.app.infrastructure.orm.em.fork();
    const added = await addMember(em, { email: address, organizationId, role });
    return { ...(await signIn(world, { userId: added.user_id })), email: address };
  }
  const setRole = (email: string, role: Role) =>
    addMember(world.app.infrastructure.orm.em.fork(), { email, organizationId: owner.organizationId, role });

  async function invited(by: Person, role = 'MEMBER') {
    count += 1;
    const email = `invited-${count}@example.com`;
    const answer = await as(by, invite, { email, role });
    const { id } = answer.body.data.inviteMember;
    const sent: EmailMessage[] = [];
    const mailer = { send: async (message: EmailMessage) => void sent.push(message), close: () => undefined };
    await sendMemberInvitation(world.app.infrastructure, mailer, { id, publicUrl: 'http://localhost:0' }, new Date());
    const [, token = ''] = /\/sign-in\/invitation\?token=([\w-]{43})/.exec(sent[0]!.text) ?? [];
    return { id, email, token };
  }
  const accept = (token: string) => submit(world, '/sign-in/invitation', { token });
  const isWithdrawn = async (id: string) =>
    (
      await world.sql<{ ended: boolean }>(
        'select withdrawn_at is not null as ended from member_invitations where id = $1',
        [id],
      )
    )[0]!.ended;
  const isRevoked = async (id: string) =>
    (
      await world.sql<{ ended: boolean }>('select revoked_at is not null as ended from access_tokens where id = $1', [
        id,
      ])
    )[0]!.ended;
  const statusOf = async (caller: { token: string }, organizationId = owner.organizationId, app = world.app) =>
    (await world.rest(caller as Caller, 'GET', '/contacts', undefined, inOrganization(organizationId), app)).status;

  describe('to decide who the members are', () => {
    it('is no token’s, neither live nor of the sandbox, nor one that ends soon', async () => {
      const other = await member('member');
      const live = await world.anotherToken(owner);
      const sandbox = await world.sandboxOf(owner);
      for (const by of [live, sandbox]) {
        for (const [query, input] of [
          [invite, { email: 'mallory@example.com', role: 'OWNER' }],
          [change, { userId: other.userId, role: 'READ_ONLY' }],
          [remove, { userId: other.userId }],
          [remove, { userId: owner.userId }],
        ] as const) {
          expect(messageOf(await world.graphql(by, query, { input }))).toBe(refusals.token);
        }
        expect(messageOf(await world.graphql(by, '{ memberInvitations { email } }'))).toBe(refusals.token);
      }
      expect(await world.sql(`select from member_invitations where email = 'mallory@example.com'`)).toEqual([]);
      expect(codeOf(await world.graphql(live, '{ members { email } }'))).toBe('answered');
      const { text } = await world.graphql(sandbox, '{ members { email } }');
      expect([text.includes(refusals.sandbox), text.includes('@')]).toEqual([true, false]);
    });

    it('is not of a session in the sandbox, which reads no member, and knows who is signed in', async () => {
      const mode = { 'x-mode': 'sandbox' };
      for (const query of ['{ members { email } }', '{ memberInvitations { email } }', '{ sessions { id } }']) {
        expect(messageOf(await as(boss, query, undefined, mode))).toBe(refusals.sandbox);
      }
      expect(messageOf(await as(boss, invite, { email: 'x@example.com', role: 'MEMBER' }, mode))).toBe(
        refusals.sandbox,
      );
      expect(codeOf(await as(boss, '{ viewer { email memberships { role } } }', undefined, mode))).toBe('answered');
    });

    it('lets a plain member’s token list no members, while their session does', async () => {
      const plain = await member('member');
      const program = await world.caller({ email: plain.email, organizationId: owner.organizationId });
      expect(messageOf(await world.graphql(program, '{ members { email } }'))).toBe(refusals.administration);
      expect(codeOf(await as(plain, '{ members { email } }'))).toBe('answered');
    });
  });

  describe('over the invitations that it made', () => {
    it('ends them when the member is removed, and the link works no more, even if the member comes back', async () => {
      const admin = await member('admin');
      const { id, email, token } = await invited(admin, 'ADMIN');
      expect(codeOf(await as(boss, remove, { userId: admin.userId }))).toBe('answered');
      expect(await isWithdrawn(id)).toBe(true);
      await setRole(admin.email, 'admin');
      expect((await accept(token)).status).toBe(422);
      expect(await world.sql('select from users where email = $1', [email])).toEqual([]);
    });

    it.each([
      ['owner', 'ADMIN', ['OWNER'], ['ADMIN', 'MEMBER']],
      ['owner', 'MEMBER', ['OWNER', 'ADMIN', 'READ_ONLY'], []],
      ['admin', 'READ_ONLY', ['ADMIN', 'MEMBER', 'READ_ONLY'], []],
    ] as const)('ends those that a demoted member could not make: %s becomes %s', async (from, to, ended, kept) => {
      const person = await member(from);
      const made: Record<string, string> = {};
      for (const role of [...ended, ...kept]) made[role] = (await invited(person, role)).id;
      expect(codeOf(await as(boss, change, { userId: person.userId, role: to }))).toBe('answered');
      for (const role of ended) expect([role, await isWithdrawn(made[role]!)]).toEqual([role, true]);
      for (const role of kept) expect([role, await isWithdrawn(made[role]!)]).toEqual([role, false]);
    });

    it('ends them when the operator changes the role', async () => {
      const admin = await member('admin');
      const { id } = await invited(admin);
      await setRole(admin.email, 'member');
      expect(await isWithdrawn(id)).toBe(true);
    });

    it('ends them when it is gone at the moment of acceptance, however it went', async () => {
      const admin = await member('admin');
      const { token, email } = await invited(admin);
      await world.sql(`update memberships set role = 'member' where user_id = $1`, [admin.userId]);
      expect((await accept(token)).status).toBe(422);
      expect(await world.sql('select from users where email = $1', [email])).toEqual([]);
    });

    it('lets them be accepted first, when both happen at once, and never afterwards', async () => {
      for (let round = 0; round < 5; round += 1) {
        const admin = await member('admin');
        const { id, token } = await invited(admin);
        const [accepted, removed] = await Promise.all([accept(token), as(boss, remove, { userId: admin.userId })]);
        expect(codeOf(removed)).toBe('answered');
        expect([accepted.status, await isWithdrawn(id)]).toEqual(accepted.status === 303 ? [303, false] : [422, true]);
      }
    });
  });

  describe('of a membership', () => {
    it('ends for each token of it, which stays revoked when the member comes back', async () => {
      const person = await member('admin');
      const { organizationId } = owner;
      const minted = (await as(person, mint, {})).body.data.createAccessToken;
      const child = await world.graphql({ token: minted.token } as Caller, mint, { input: {} });
      const pinned = await world.caller({ email: person.email, organizationId, abilities: [`org:${organizationId}`] });
      const unpinned = await world.caller({ email: person.email, organizationId });
      const tokens = [minted.token, child.body.data.createAccessToken.token, pinned.token, unpinned.token];
      for (const token of tokens) expect(await statusOf({ token })).toBe(200);
      for (const token of tokens) expect(await statusOf({ token }, organizationId, elsewhere)).toBe(200);
      await as(boss, remove, { userId: person.userId });
      for (const token of tokens) expect(await statusOf({ token })).toBe(401);
      await setRole(person.email, 'owner');
      for (const token of tokens) expect(await statusOf({ token })).toBe(401);
      for (const token of tokens) expect(await statusOf({ token }, organizationId, elsewhere)).toBe(401);
      const entries = await world.sql(
        `select distinct auditable_id from audit_entries
         where account_id = $1 and auditable_type = 'AccessToken' and action = 'updated' and auditable_id = any($2::uuid[])`,
        [organizationId, [minted.accessToken.id, pinned.tokenId, unpinned.tokenId]],
      );
      expect(entries).toHaveLength(3);
    });

    it('ends for a token of several organizations in that one only, also after the member comes back and after a rotation', async () => {
      const home = await world.caller();
      const [{ email }] = (await world.sql<{ email: string }>('select email from users where id = $1', [
        home.userId,
      ])) as [{ email: string }];
      const person = await member('admin', owner.organizationId, email);
      expect([await statusOf(home), await statusOf(home, home.organizationId)]).toEqual([200, 200]);
      await as(boss, remove, { userId: person.userId });
      expect([await statusOf(home), await statusOf(home, home.organizationId)]).toEqual([403, 200]);
      await setRole(email, 'owner');
      expect([await statusOf(home), await statusOf(home, home.organizationId)]).toEqual([403, 200]);
      const rotated = await world.graphql(
        home,
        rotate,
        { input: { id: home.tokenId } },
        inOrganization(home.organizationId),
      );
      const next = rotated.body.data.rotateAccessToken;
      expect([await statusOf(next), await statusOf(next, home.organizationId)]).toEqual([403, 200]);
      expect(await isRevoked(home.tokenId)).toBe(true);
    });

    it('ends for a token that is rotated or made at the same moment', async () => {
      for (let round = 0; round < 6; round += 1) {
        const person = await member('admin');
        const program = await world.caller({
          email: person.email,
          organizationId: owner.organizationId,
          abilities: [`org:${owner.organizationId}`],
        });
        const request =
          round % 2 ? world.graphql(program, rotate, { input: { id: program.tokenId } }) : as(person, mint, {});
        await Promise.all([request, as(boss, remove, { userId: person.userId })]);
        const alive = await world.sql('select from access_tokens where user_id = $1 and revoked_at is null', [
          person.userId,
        ]);
        expect([round, alive]).toEqual([round, []]);
      }
    });

    it('ends by leaving, which only a person does, in live mode', async () => {
      const person = await member('read_only');
      const { organizationId } = owner;
      const program = await world.caller({ email: person.email, organizationId });
      const self = { userId: person.userId };
      expect(messageOf(await world.graphql(program, remove, { input: self }))).toBe(refusals.token);
      expect(messageOf(await as(person, remove, self, { 'x-mode': 'sandbox' }))).toBe(refusals.sandbox);
      expect(await statusOf(program)).toBe(200);
      expect(codeOf(await as(person, remove, self))).toBe('answered');
      expect(await statusOf(program)).toBe(401);
    });
  });

  it('ends, if it is to work across accounts, for the tokens of a member who becomes read-only', async () => {
    const person = await member('member');
    const program = await world.caller({
      email: person.email,
      organizationId: owner.organizationId,
      abilities: ['role:staff'],
    });
    const orders = '{ mailroomOrders { totalCount } }';
    expect(codeOf(await world.graphql(program, orders))).toBe('answered');
    await as(boss, change, { userId: person.userId, role: 'READ_ONLY' });
    expect(messageOf(await world.graphql(program, orders))).toBe(refusals.staff);
  });

  describe('to a tier of at most the plan', () => {
    const setPlan = (organizationId: string, plan: string, ends: string | null = null) =>
      world.sql(
        `insert into billing_subscriptions (id, account_id, livemode, plan, interval, status, processor, customer_id, payment_method, ended, ends_at, created_at, updated_at)
         values (uuidv7(), $1, true, $2, 'monthly', $3, 'simulated', 'c', 'p', false, $4, now(), now())`,
        [organizationId, plan, ends ? 'cancelled' : 'active', ends],
      );
    const endPlan = (organizationId: string) =>
      world.sql(
        `update billing_subscriptions set status = 'cancelled', ended = true, ends_at = now() where account_id = $1`,
        [organizationId],
      );
    const limitOf = async (token: string, app = world.app) =>
      Number(
        (await world.rest({ token } as Caller, 'GET', '/contacts', undefined, {}, app)).headers['x-ratelimit-limit'],
      );
    async function twoOrganizations() {
      const small = await world.caller();
      const [{ email }] = (await world.sql('select email from users where id = $1', [small.userId])) as [
        { email: string },
      ];
      const large = await world.caller();
      await setPlan(large.organizationId, 'scale');
      await member('read_only', large.organizationId, email);
      return { small, large, person: await signIn(world, small) };
    }

    it('follows the organization that the token is for, whichever one its maker acts in', async () => {
      const { small, large, person } = await twoOrganizations();
      const abilities = [`org:${small.organizationId}`, 'tier:scale'];
      const refused = await as(person, mint, { abilities }, inOrganization(large.organizationId));
      expect(refused.body.errors[0].extensions.errors).toEqual({
        abilities: ['The tier must not be above yours, which is starter.'],
      });
      const made = await as(person, mint, { abilities: abilities.slice(0, 1) }, inOrganization(large.organizationId));
      expect(made.body.data.createAccessToken.accessToken.abilities).toEqual([abilities[0], 'tier:starter']);
    });

    it('follows the plan when it is used, in every process: the plan grows, ends, and its tokens and their children with it', async () => {
      const caller = await world.caller();
      const person = await signIn(world, caller);
      await setPlan(caller.organizationId, 'scale');
      const minted = (await as(person, mint, { abilities: ['tier:scale'] })).body.data.createAccessToken;
      const child = (await world.graphql({ token: minted.token } as Caller, mint, { input: {} })).body.data
        .createAccessToken;
      for (const app of [world.app, elsewhere]) {
        for (const { token } of [minted, child]) expect(await limitOf(token, app)).toBe(1000);
      }
      await endPlan(caller.organizationId);
      for (const app of [world.app, elsewhere]) {
        for (const { token } of [minted, child]) await settled(async () => expect(await limitOf(token, app)).toBe(60));
      }
      const grandchild = await world.graphql({ token: minted.token } as Caller, mint, { input: {} });
      expect(grandchild.body.data.createAccessToken.accessToken.abilities).toContain('tier:starter');
      await setPlan(caller.organizationId, 'growth');
      for (const app of [world.app, elsewhere])
        await settled(async () => expect(await limitOf(minted.token, app)).toBe(300));
      // What the operator granted is no part of a plan.
      expect(await limitOf(caller.token)).toBe(1000);
    });

    it('lasts until the moment at which a cancelled plan ends', async () => {
      const caller = await world.caller();
      const person = await signIn(world, caller);
      await setPlan(caller.organizationId, 'scale', new Date(Date.now() + 4_000).toISOString());
      const { token } = (await as(person, mint, { abilities: ['tier:scale'] })).body.data.createAccessToken;
      await settled(async () => expect(await limitOf(token)).toBe(60), 30_000);
    });
  });

  describe('to read the audit log', () => {
    const log = (by: Person, headers = {}) =>
      as(
        by,
        '{ auditEntries(first: 100) { nodes { auditableType userId ipAddress userAgent newValues } } }',
        undefined,
        headers,
      ).then(({ body }) => body.data.auditEntries.nodes as Json[]);
    const typesIn = (entries: Json[]) => [...new Set(entries.map(({ auditableType }) => auditableType))].sort();
    let tenant: Caller;
    let head: Person;
    let people: Record<'admin' | 'member' | 'read_only', Person & { email: string }>;
    beforeAll(async () => {
      tenant = await world.caller();
      head = await signIn(world, tenant);
      people = {
        admin: await member('admin', tenant.organizationId),
        member: await member('member', tenant.organizationId),
        read_only: await member('read_only', tenant.organizationId),
      };
      await as(head, invite, { email: 'secret@example.com', role: 'ADMIN' });
      await as(head, mint, { label: 'Secret' });
      await as(head, 'mutation ($input: RequestSignInLinkInput!) { requestSignInLink(input: $input) { email } }', {
        email: people.admin.email,
      });
    });

    it('shows owners and admins in a session everything', async () => {
      for (const by of [head, people.admin]) {
        expect(typesIn(await log(by))).toEqual(
          expect.arrayContaining(['ACCESS_TOKEN', 'MEMBER_INVITATION', 'MEMBERSHIP', 'SESSION', 'SIGN_IN_LINK']),
        );
      }
    });

    it('shows plain and read-only members nothing of tokens and invitations, and of sign-ins their own', async () => {
      for (const by of [people.member, people.read_only]) {
        const entries = await log(by);
        expect(typesIn(entries)).not.toEqual(expect.arrayContaining(['ACCESS_TOKEN']));
        expect(JSON.stringify(entries)).not.toMatch(/secret@|Secret/);
        const ofPeople = entries.filter(({ auditableType }) => ['SESSION', 'SIGN_IN_LINK'].includes(auditableType));
        expect(ofPeople.length).toBeGreaterThan(0);
        expect(new Set(ofPeople.map(({ userId }) => userId))).toEqual(new Set([by.userId]));
      }
    });

    it('shows tokens the tokens, where they may list them, and nothing of people’s sign-in and invitations', async () => {
      const query = '{ auditEntries(first: 100) { nodes { auditableType } } }';
      const plain = await world.caller({ email: people.member.email, organizationId: tenant.organizationId });
      for (const [by, shown] of [
        [tenant, true],
        [plain, false],
      ] as const) {
        const { body } = await world.graphql(by, query);
        const types = typesIn(body.data.auditEntries.nodes);
        expect(types.includes('ACCESS_TOKEN')).toBe(shown);
        for (const type of ['MEMBER_INVITATION', 'SESSION', 'SIGN_IN_LINK']) expect(types).not.toContain(type);
      }
    });

    it('shows the same for one entry, for REST and for the entries of a record', async () => {
      const [entry] = await world.sql<{ id: string; token: string }>(
        `select id, auditable_id as token from audit_entries where account_id = $1 and auditable_type = 'AccessToken' limit 1`,
        [tenant.organizationId],
      );
      const one = `{ auditEntry(id: "${entry!.id}") { id } }`;
      expect(codeOf(await as(people.admin, one))).toBe('answered');
      expect(codeOf(await as(people.member, one))).toBe('NOT_FOUND');
      const path = `/audit-logs?auditable_id=${entry!.token}`;
      const totalFor = async (by: Person) =>
        (await world.rest(null, 'GET', path, undefined, by.headers)).body.meta.total > 0;
      expect([await totalFor(people.admin), await totalFor(people.member)]).toEqual([true, false]);
    });

    it('shows that a person of several organizations signed in, and not from where', async () => {
      const here = { 'x-organization-uuid': tenant.organizationId };
      const other = await world.caller();
      const [{ email }] = (await world.sql('select email from users where id = $1', [other.userId])) as [
        { email: string },
      ];
      await member('member', tenant.organizationId, email);
      const secretAgent = { 'user-agent': 'Browser of another office' };
      await signIn(world, other, secretAgent);
      const entries = await log(head, here);
      const theirs = entries.filter(
        ({ auditableType, userId }) => auditableType === 'SESSION' && userId === other.userId,
      );
      expect(theirs.length).toBeGreaterThan(0);
      for (const { ipAddress, newValues } of theirs) {
        expect([ipAddress, newValues.ip_address, newValues.method]).toEqual(['', undefined, 'link']);
      }
      expect(JSON.stringify(entries)).not.toContain(secretAgent['user-agent']);
      const single = entries.find(({ auditableType, userId }) => auditableType === 'SESSION' && userId === head.userId);
      expect(single.ipAddress).not.toBe('');
    });
  });

  /** Repeats a check until it holds: another process hears of a change a moment later. */
  async function settled(check: () => Promise<void>, withinMs = 20_000): Promise<void> {
    const until = Date.now() + withinMs;
    for (;;) {
      try {
        return await check();
      } catch (error) {
        if (Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  it('is one that an accepted invitation grants', async () => {
    const { token, email } = await invited(boss, 'READ_ONLY');
    const accepted = await accept(token);
    const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email]);
    const person = await personOf(world, user!.id, String(accepted.headers['set-cookie']));
    expect(codeOf(await as(person, '{ members { role } }'))).toBe('answered');
  });
});
