/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmailKind } from '../../../src/background/tasks/kinds.js';
import type { EmailMessage } from '../../../src/providers/email/mailer.js';
import { sendMemberInvitation } from '../../../src/services/member/invite.js';
import { addMember, createToken, listTokens } from '../../../src/services/operator/index.js';
import { printSignInLink } from '../../../src/services/operator/sign-in.js';
import { type SignInEmail, sendSignInLink } from '../../../src/services/session/link.js';
import { client, openIdentityProvider } from '../../support/fakes/identity-provider.js';
import { callback, OidcBrowser } from '../../support/fakes/oidc.js';
import { personOf, signIn, submit, tokenIn } from '../../support/records/people.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const provider = await openIdentityProvider();
beforeAll(() => provider.start(callback));
const settings = { oidcIssuer: provider.issuer, ...client, oidcEmailDomains: ['kings.example'] };

const ask = 'mutation ($email: String!) { requestSignInLink(input: { email: $email }) { email } }';
const invite =
  'mutation ($email: String!, $role: MembershipRole!) { inviteMember(input: { email: $email, role: $role }) { id email } }';

/** Texts that Unicode's case folding makes equal to an address of `…kim@kings.example`. */
const variants = (address: string) => [
  address.replace('kim@', 'k\u0130m@'),
  address.replace('@kings', '@k\u0130ngs'),
  address.replace('kim@', '\u212Aim@'),
  address.replace('@kings', '@\u212Aings'),
  address.replace('kings', 'king\u017F'),
];

describe('an address that only looks like that of a user', () => {
  const world = openWorld({ ...settings, signUp: 'open' });
  const browser = new OidcBrowser(() => world, provider);
  let victim: Caller;
  let address: string;
  let attempt = 0;
  const em = () => world.app.infrastructure.orm.em.fork();
  beforeEach(async () => {
    await browser.reset();
    attempt += 1;
    address = `x${attempt}-kim@kings.example`;
    victim = await world.caller({ email: address });
  });

  const sentBy = async (kind: EmailKind, send: typeof sendSignInLink) => {
    const jobs = await world.sql<{ payload: SignInEmail }>(
      `select jsonb_build_object('id', subject_id) || payload as payload from tasks where kind = $1 order by serial`,
      [kind],
    );
    const sent: EmailMessage[] = [];
    const mailer = { send: async (message: EmailMessage) => void sent.push(message), close: () => undefined };
    for (const { payload } of jobs) await send(world.app.infrastructure, mailer, payload, new Date());
    await world.sql('delete from tasks where kind = $1', [kind]);
    return sent;
  };
  const sessionsOfVictim = () => world.sql('select from sessions where user_id = $1', [victim.userId]);

  it('gets no link of the user, whichever letters of it Unicode folds', async () => {
    for (const variant of variants(address)) {
      const answer = await world.graphql(null, ask, { email: variant });
      const page = await submit(world, '/sign-in', { email: variant });
      const refused = answer.body.errors?.[0].extensions.code === 'VALIDATION_FAILED';
      expect([variant, refused, page.status]).toEqual([variant, page.status === 422, page.status]);
      const sent = await sentBy('send_sign_in_link', sendSignInLink);
      for (const message of sent) {
        expect(message.to.name).toBe('');
        // The person of the look-alike gets an account of their own, or a refusal where the database folds the two to the same.
        const used = await submit(world, '/sign-in/confirm', { token: tokenIn(message.text) });
        if (used.status === 422) expect(used.text).toContain('look alike');
        else expect(used.status).toBe(303);
      }
    }
    expect(await sessionsOfVictim()).toEqual([]);
  });

  it('does not change where the link goes when the user’s own address is written otherwise', async () => {
    await world.graphql(null, ask, { email: address.toUpperCase() });
    const [message] = await sentBy('send_sign_in_link', sendSignInLink);
    expect(message!.to.address).toBe(address);
    const [link] = await world.sql('select email, user_id from sign_in_links order by serial desc limit 1');
    expect(link).toEqual({ email: address, user_id: victim.userId });
    expect((await submit(world, '/sign-in/confirm', { token: tokenIn(message!.text) })).status).toBe(303);
  });

  it('cannot use a link that an older process has sent to it', async () => {
    await world.graphql(null, ask, { email: address });
    await world.sql('update sign_in_links set email = $1 where user_id = $2', [variants(address)[0], victim.userId]);
    const [message] = await sentBy('send_sign_in_link', sendSignInLink);
    expect(message!.to.address).toBe(address);
    expect((await submit(world, '/sign-in/confirm', { token: tokenIn(message!.text) })).status).toBe(422);
    expect(await sessionsOfVictim()).toEqual([]);
  });

  it('does not sign in as the user when the identity provider has verified it', async () => {
    for (const variant of variants(address)) {
      browser.says(variant);
      const answer = await browser.go();
      // Its domain is allowed only if the variant is in the local part: then it is a person of its own.
      const isOwn = variant.startsWith(`x${attempt}-k\u0130m@`);
      expect([variant, answer.statusCode]).toEqual([variant, isOwn ? answer.statusCode : 403]);
      expect(await sessionsOfVictim()).toEqual([]);
    }
    browser.says(address.toUpperCase());
    expect((await browser.go()).statusCode).toBe(303);
    expect(await sessionsOfVictim()).toHaveLength(1);
  });

  it('does not make the user a member of the inviting organization', async () => {
    const inviter = await world.caller();
    const { headers } = await signIn(world, inviter);
    for (const variant of variants(address)) {
      const answer = await world.graphql(null, invite, { email: variant, role: 'ADMIN' }, headers);
      const sent = await sentBy('send_member_invitation', sendMemberInvitation as never);
      if (answer.body.errors) {
        expect([variant, Object.keys(answer.body.errors[0].extensions.errors)]).toEqual([variant, ['email']]);
        continue;
      }
      const token = /token=([\w-]{43})/.exec(sent[0]!.text)![1]!;
      const used = await submit(world, '/sign-in/invitation', { token });
      if (used.status === 422) expect(used.text).toContain('look alike');
    }
    const rows = await world.sql('select from memberships where organization_id = $1 and user_id = $2', [
      inviter.organizationId,
      victim.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('is refused as a second invitation of one organization, with a sentence', async () => {
    const { headers } = await signIn(world, await world.caller());
    const first = await world.graphql(null, invite, { email: 'new-kim@kings.example', role: 'MEMBER' }, headers);
    expect(first.body.errors).toBeUndefined();
    const second = await world.graphql(null, invite, { email: 'new-k\u0130m@kings.example', role: 'MEMBER' }, headers);
    if (second.body.errors) expect(second.body.errors[0].extensions.errors.email[0]).toContain('look alike');
    const again = await world.graphql(null, invite, { email: 'NEW-KIM@kings.example', role: 'MEMBER' }, headers);
    expect(again.body.errors).toBeUndefined();
  });

  it('names no user on the command line', async () => {
    for (const variant of variants(address)) {
      await expect(printSignInLink(em(), variant, 'http://localhost')).rejects.toMatchObject({
        message: expect.stringContaining('e-mail address'),
      });
      const options = { email: variant, organizationId: victim.organizationId, role: 'member' as const };
      const added = await addMember(em(), options).catch((error: Error) => error.message);
      if (typeof added === 'string') expect(added).toMatch(/e-mail address|look alike/);
      else expect(added.user_id).not.toBe(victim.userId);
      const tokens = await listTokens(em(), { email: variant }).catch(() => []);
      expect(tokens.filter((one) => (one as { email?: string }).email === address)).toEqual([]);
    }
    const own = await createToken(em(), { email: address.toUpperCase(), organizationId: victim.organizationId });
    expect(own.user_id).toBe(victim.userId);
    expect((await listTokens(em(), { email: address.toUpperCase() })).length).toBeGreaterThan(0);
  });

  it('is not a domain in ASCII and in Unicode: these are one address', async () => {
    const owner = await world.caller({ email: `renee${attempt}@xn--bcher-kva.example` });
    const { url } = await printSignInLink(em(), `Renee${attempt}@BÜCHER.example`, 'http://localhost');
    const answer = await submit(world, '/sign-in/confirm', { token: tokenIn(url) });
    expect((await personOf(world, owner.userId, String(answer.headers['set-cookie']))).userId).toBe(owner.userId);
    await world.graphql(null, ask, { email: `new${attempt}@Bücher.example` });
    const [message] = await sentBy('send_sign_in_link', sendSignInLink);
    expect(message!.to.address).toBe(`new${attempt}@xn--bcher-kva.example`);
  });

  it('is found when an older row has its domain in Unicode', async () => {
    const owner = await world.caller({ email: `old${attempt}@bücher.example` });
    await world.graphql(null, ask, { email: `old${attempt}@xn--bcher-kva.example` });
    const [link] = await world.sql('select user_id from sign_in_links order by serial desc limit 1');
    expect(link).toEqual({ user_id: owner.userId });
  });

  it('uses an index to find the user of an address', async () => {
    const plan = await world.sql<{ 'QUERY PLAN': string }>(
      `explain select id from users where lower(email collate "C") = any(array['a@b.example'])`,
    );
    const [index] = await world.sql(
      `select indisvalid, indisunique from pg_index where indexrelid = 'users_email_address'::regclass`,
    );
    expect(index).toEqual({ indisvalid: true, indisunique: true });
    expect(plan.length).toBeGreaterThan(0);
  });
});
