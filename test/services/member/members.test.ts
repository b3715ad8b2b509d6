/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailMessage } from '../../../src/providers/email/mailer.js';
import { sendMemberInvitation } from '../../../src/services/member/invite.js';
import { addMember } from '../../../src/services/operator/index.js';
import { type Person, personOf, signIn, submit } from '../../support/records/people.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id email role } }';
const change = 'mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { userId role } }';
const remove = 'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { userId } }';
const withdraw = 'mutation ($input: WithdrawMemberInvitationInput!) { withdrawMemberInvitation(input: $input) { id } }';
const members = '{ members { userId email role } }';

describe('the members of an organization', () => {
  const world = openWorld();
  let owner: Caller;
  let boss: Person;
  beforeAll(async () => {
    owner = await world.caller({ email: 'owner@example.com' });
    boss = await signIn(world, owner);
  });

  const as = (by: Person, query: string, input?: object) =>
    world.graphql(null, query, input ? { input } : {}, by.headers);
  const codeOf = ({ body }: Awaited<ReturnType<typeof as>>): string => body.errors?.[0].extensions.code ?? 'answered';
  const roleOf = async (userId: string) =>
    (
      await world.sql<{ role: string }>('select role from memberships where user_id = $1 and organization_id = $2', [
        userId,
        owner.organizationId,
      ])
    )[0]?.role;

  let count = 0;
  async function member(role: 'owner' | 'admin' | 'member' | 'read_only'): Promise<Person & { email: string }> {
    count += 1;
    const email = `${role}-${count}@example.com`;
    const em = world.app.infrastructure.orm.em.fork();
    const added = await addMember(em, { email, organizationId: owner.organizationId, role });
    return { ...(await signIn(world, { userId: added.user_id })), email };
  }

  /** Runs the queued task of an invitation. */
  async function send(id: string): Promise<{ message: EmailMessage | undefined; token: string }> {
    const sent: EmailMessage[] = [];
    const mailer = { send: async (message: EmailMessage) => void sent.push(message), close: () => undefined };
    await sendMemberInvitation(world.app.infrastructure, mailer, { id, publicUrl: 'http://localhost:0' }, new Date());
    const [, token = ''] = /\/sign-in\/invitation\?token=([\w-]{43})/.exec(sent[0]?.text ?? '') ?? [];
    return { message: sent[0], token };
  }
  const accept = (token: string, headers?: Record<string, string>) =>
    submit(world, '/sign-in/invitation', { token }, headers);
  async function invited(email: string, role = 'MEMBER') {
    const { body } = await as(boss, invite, { email, role });
    return { id: body.data.inviteMember.id as string, ...(await send(body.data.inviteMember.id)) };
  }

  it('are invited by e-mail, and a new one is signed in by the link', async () => {
    const { id, message, token } = await invited('new@example.com', 'READ_ONLY');
    expect(message!.to.address).toBe('new@example.com');
    expect(message!.text).toContain('Role: Read only');
    const page = await world.app.server.inject({ url: `/sign-in/invitation?token=${token}` });
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await world.sql(`select from users where email = 'new@example.com'`)).toEqual([]);
    const accepted = await accept(token);
    expect(accepted.status).toBe(303);
    const [user] = await world.sql<{ id: string }>(`select id from users where email = 'new@example.com'`);
    const person = await personOf(world, user!.id, String(accepted.headers['set-cookie']));
    expect((await as(person, members)).body.data.members).toContainEqual({
      userId: user!.id,
      email: 'new@example.com',
      role: 'READ_ONLY',
    });
    expect((await accept(token)).status).toBe(422);
    const entries = await world.sql<{ what: string }>(
      `select auditable_type || ' ' || action || case when user_id = $2::uuid then ' by them' when user_id is null then ' by no one' else '' end as what
       from audit_entries
       where account_id = $1 and (auditable_type = 'Membership' and new_values ->> 'user_id' = $2::text
         or auditable_type = 'MemberInvitation' and auditable_id = $3) order by serial`,
      [owner.organizationId, user!.id, id],
    );
    expect(entries.map(({ what }) => what)).toEqual([
      'MemberInvitation created',
      'MemberInvitation updated by them',
      'Membership created by them',
      'MemberInvitation updated by no one',
    ]);
  });

  it('join by the link and sign in as usual if they have an account of their own', async () => {
    const other = await world.caller({ email: 'other@example.com' });
    const { token } = await invited('Other@Example.com', 'ADMIN');
    const accepted = await accept(token);
    expect([accepted.status, accepted.headers['set-cookie']]).toEqual([200, undefined]);
    expect(accepted.text).toContain('href="/sign-in"');
    expect(await roleOf(other.userId)).toBe('admin');
  });

  it('cannot be invited again, and keep their role when an older invitation is accepted', async () => {
    const { token } = await invited('late@example.com', 'READ_ONLY');
    const em = world.app.infrastructure.orm.em.fork();
    const { organizationId } = owner;
    const added = await addMember(em, { email: 'late@example.com', organizationId, role: 'admin' });
    const again = await as(boss, invite, { email: 'LATE@example.com', role: 'MEMBER' });
    expect(again.body.errors[0].extensions.errors).toEqual({
      email: ['LATE@example.com is already a member of the organization.'],
    });
    expect((await accept(token)).status).toBe(200);
    expect(await roleOf(added.user_id)).toBe('admin');
  });

  it.each([
    ['was withdrawn', async (id: string) => void (await as(boss, withdraw, { id }))],
    ['was replaced', async () => void (await as(boss, invite, { email: 'open@example.com', role: 'MEMBER' }))],
    [
      'has expired',
      async (id: string) =>
        void (await world.sql('update member_invitations set expires_at = now() where id = $1', [id])),
    ],
  ])('do not join by an invitation that %s', async (_, end) => {
    const { id, token } = await invited('open@example.com');
    await end(id);
    const refused = await accept(token);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([422, undefined]);
    expect(await world.sql(`select from users where email = 'open@example.com'`)).toEqual([]);
    expect(refused.text).toContain('<h1>You are not signed in</h1>');
    expect(refused.text).toContain('This invitation was already used, withdrawn, or has expired.');
    const entries = await world.sql(
      `select new_values ->> 'refusals' as refusals from audit_entries
       where account_id = $1 and auditable_id = $2 and action = 'updated' and new_values ? 'refusals'`,
      [owner.organizationId, id],
    );
    expect(entries).toEqual([{ refusals: '1' }]);
    expect((await send(id)).message).toBeUndefined();
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])(
    'do not join from a page of another site: %j',
    async (headers) => {
      const { token } = await invited(`site-${Object.keys(headers)[0]}@example.com`);
      expect((await accept(token, headers as Record<string, string>)).status).toBe(403);
      expect((await accept(token)).status).toBe(303);
    },
  );

  it('can be invited, changed and removed by owners and admins, and owners only by owners', async () => {
    const [admin, plain, reader] = [await member('admin'), await member('member'), await member('read_only')];
    for (const by of [plain, reader]) {
      expect(codeOf(await as(by, members))).toBe('answered');
      expect(codeOf(await as(by, '{ memberInvitations { id } }'))).toBe('FORBIDDEN');
      expect(codeOf(await as(by, invite, { email: 'x@example.com', role: 'MEMBER' }))).toBe('FORBIDDEN');
      expect(codeOf(await as(by, change, { userId: by.userId, role: 'ADMIN' }))).toBe('FORBIDDEN');
      expect(codeOf(await as(by, remove, { userId: admin.userId }))).toBe('FORBIDDEN');
    }
    expect(codeOf(await as(admin, change, { userId: plain.userId, role: 'READ_ONLY' }))).toBe('answered');
    expect(await roleOf(plain.userId)).toBe('read_only');
    expect(codeOf(await as(admin, change, { userId: admin.userId, role: 'OWNER' }))).toBe('FORBIDDEN');
    expect(codeOf(await as(admin, change, { userId: boss.userId, role: 'MEMBER' }))).toBe('FORBIDDEN');
    expect(codeOf(await as(admin, remove, { userId: boss.userId }))).toBe('FORBIDDEN');
    expect(codeOf(await as(admin, invite, { email: 'o@example.com', role: 'OWNER' }))).toBe('FORBIDDEN');
    expect(codeOf(await as(admin, remove, { userId: reader.userId }))).toBe('answered');
    expect(await roleOf(reader.userId)).toBeUndefined();
    expect(codeOf(await as(boss, change, { userId: admin.userId, role: 'OWNER' }))).toBe('answered');
    expect(codeOf(await as(boss, change, { userId: admin.userId, role: 'MEMBER' }))).toBe('answered');
  });

  it('are those of the acting organization alone', async () => {
    const stranger = await signIn(world, await world.caller());
    const { body } = await as(stranger, members);
    expect(body.data.members.map(({ userId }: { userId: string }) => userId)).toEqual([stranger.userId]);
    for (const [query, input] of [
      [change, { userId: owner.userId, role: 'MEMBER' }],
      [remove, { userId: owner.userId }],
      [withdraw, { id: (await invited('far@example.com')).id }],
    ] as const) {
      expect(codeOf(await as(stranger, query, input))).toBe('NOT_FOUND');
    }
  });

  it('always include an owner, who can leave only when there is another', async () => {
    for (const [query, input] of [
      [remove, { userId: owner.userId }],
      [change, { userId: owner.userId, role: 'ADMIN' }],
    ] as const) {
      const { body } = await as(boss, query, input);
      expect(body.errors[0].message).toBe('The organization must keep an owner: make another member an owner first.');
    }
    expect(await roleOf(owner.userId)).toBe('owner');
  });

  it('keep one of two owners who leave at the same time', async () => {
    const founder = await world.caller();
    const em = world.app.infrastructure.orm.em.fork();
    const { organizationId } = founder;
    const second = await addMember(em, { email: 'second@example.com', organizationId, role: 'owner' });
    const both = [await signIn(world, founder), await signIn(world, { userId: second.user_id })];
    const left = await Promise.all(both.map((by) => as(by, remove, { userId: by.userId })));
    expect(left.map(codeOf).sort()).toEqual(['VALIDATION_FAILED', 'answered']);
    expect(
      await world.sql('select role from memberships where organization_id = $1', [founder.organizationId]),
    ).toEqual([{ role: 'owner' }]);
  });

  it('lose their rights with the role, at the next request of a token and of a session', async () => {
    const person = await member('admin');
    const token = await world.caller({ email: person.email, organizationId: owner.organizationId });
    const tokens = '{ accessTokens { id } }';
    expect([codeOf(await as(person, tokens)), codeOf(await world.graphql(token, tokens))]).toEqual([
      'answered',
      'answered',
    ]);
    await as(boss, change, { userId: person.userId, role: 'MEMBER' });
    expect([codeOf(await as(person, tokens)), codeOf(await world.graphql(token, tokens))]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(codeOf(await as(person, remove, { userId: person.userId }))).toBe('answered');
    expect(codeOf(await world.graphql(token, '{ contacts { totalCount } }'))).toBe('UNAUTHENTICATED');
  });

  it('are changed in a session only within 15 minutes of signing in, as are tokens, credentials and billing', async () => {
    const person = await member('admin');
    const other = await member('member');
    const sensitive: Array<[string, object?]> = [
      [invite, { email: 'y@example.com', role: 'MEMBER' }],
      [change, { userId: other.userId, role: 'READ_ONLY' }],
      [remove, { userId: other.userId }],
      ['mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }', {}],
      ['mutation { createSetupIntent { clientSecret } }'],
      ['mutation ($input: PurchaseCreditsInput!) { purchaseCredits(input: $input) { __typename } }', { credits: 10 }],
      [
        'mutation ($input: CreateProviderCredentialInput!) { createProviderCredential(input: $input) { id } }',
        { provider: 'LOB', mode: 'TEST', secret: 'test_x' },
      ],
    ];
    await world.sql(`update sessions set created_at = created_at - interval '16 minutes' where id = $1`, [
      person.sessionId,
    ]);
    for (const [query, input] of sensitive) {
      expect([query, codeOf(await as(person, query, input))]).toEqual([query, 'RECENT_SIGN_IN_REQUIRED']);
    }
    expect(codeOf(await as(person, '{ accessTokens { id } }'))).toBe('answered');
    const again = await signIn(world, { userId: person.userId }, { cookie: person.headers.cookie! });
    expect(codeOf(await as(again, change, { userId: other.userId, role: 'READ_ONLY' }))).toBe('answered');
  });

  it('cannot make a token in a session that has more rights than they have', async () => {
    const stranger = await world.caller();
    const mint =
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken { abilities parentId } } }';
    for (const abilities of [
      ['tier:growth'],
      ['role:staff'],
      ['role:partner'],
      ['mode:sandbox'],
      [`org:${stranger.organizationId}`],
      ['everything'],
    ]) {
      expect([abilities, codeOf(await as(boss, mint, { abilities }))]).toEqual([abilities, 'VALIDATION_FAILED']);
    }
    const { body } = await as(boss, mint, { abilities: [] });
    expect(body.data.createAccessToken.accessToken).toEqual({
      abilities: [`org:${owner.organizationId}`, 'tier:starter'],
      parentId: null,
    });
  });
});
