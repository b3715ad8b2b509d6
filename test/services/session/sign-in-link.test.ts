/** @sampled tests */
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { EmailMessage } from '../../../src/providers/email/mailer.js';
import type * as links from '../../../src/services/session/link.js';
import { sendSignInLink } from '../../../src/services/session/link.js';
import { personOf, signIn, someAddress, submit, tokenIn } from '../../support/records/people.js';
import { type Caller, openWorld, type World } from '../../support/worlds/world.js';

const request = 'mutation ($input: RequestSignInLinkInput!) { requestSignInLink(input: $input) { email expiresAt } }';
const ask = (world: World, email: string) => world.graphql(null, request, { input: { email } });

/** Runs the queued task for the newest link of an address, and returns its e-mails. */
async function send(world: World, email: string): Promise<EmailMessage[]> {
  const [link] = await world.sql<{ id: string }>(
    'select id from sign_in_links where lower(email) = lower($1) order by serial desc limit 1',
    [email],
  );
  const [job] = await world.sql<{ payload: links.SignInEmail }>(
    `select jsonb_build_object('id', subject_id) || payload as payload from tasks where kind = 'send_sign_in_link' and subject_id = $1`,
    [link!.id],
  );
  const sent: EmailMessage[] = [];
  const mailer = { send: async (message: EmailMessage) => void sent.push(message), close: () => undefined };
  await sendSignInLink(world.app.infrastructure, mailer, job!.payload, new Date());
  return sent;
}

const viewer = '{ viewer { email memberships { organizationId role } session { method isCurrent } } }';

describe('a link to sign in with', () => {
  const world = openWorld();
  const someone = async (email: string) => world.caller({ email });

  const entriesOf = async ({ organizationId }: Caller) => {
    const rows = await world.sql<{ entry: string }>(
      `select auditable_type || ' ' || action || ' by ' || case when user_id is null then 'no one' else 'the user' end as entry
       from audit_entries
       where account_id = $1 and auditable_type in ('Session', 'SignInLink') order by serial`,
      [organizationId],
    );
    return rows.map(({ entry }) => entry);
  };
  /** The entries of the audit log about refused links. */
  const refusalsOf = ({ organizationId }: Caller) =>
    world.sql(
      `select new_values ->> 'refusals' as refusals, ip_address from audit_entries
       where account_id = $1 and auditable_type = 'SignInLink' and new_values ? 'refusals' and action = 'updated'
       order by serial`,
      [organizationId],
    );

  it('arrives by e-mail and begins a session with the rights of the user’s memberships', async () => {
    const caller = await someone('ann@example.com');
    const { body } = await ask(world, 'Ann@Example.com');
    expect(body.data.requestSignInLink.email).toBe('Ann@Example.com');
    const [message] = await send(world, 'Ann@Example.com');
    expect(message!.text).toContain(`http://localhost:0/sign-in/confirm?token=`);
    const answer = await submit(world, '/sign-in/confirm', { token: tokenIn(message!.text) });
    expect([answer.status, answer.headers.location]).toEqual([303, '/console']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^cps_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const person = await personOf(world, caller.userId, cookie);
    const shown = await world.graphql(null, viewer, {}, person.headers);
    expect(shown.body.data.viewer).toEqual({
      email: 'ann@example.com',
      memberships: [{ organizationId: caller.organizationId, role: 'OWNER' }],
      session: { method: 'LINK', isCurrent: true },
    });
  });

  it('is stored only as a hash, which exists only once the e-mail is written', async () => {
    await someone('bob@example.com');
    await ask(world, 'bob@example.com');
    const row = async () => (await world.sql(`select * from sign_in_links where email = 'bob@example.com'`))[0]!;
    expect((await row()).token_hash).toBeNull();
    const secret = tokenIn((await send(world, 'bob@example.com'))[0]!.text);
    expect((await row()).token_hash).toEqual(createHash('sha256').update(secret).digest());
    const session = await signIn(world, await someone('bob2@example.com'));
    const everything = await world.sql(
      `select (select json_agg(s) from sessions s)::text || (select json_agg(l) from sign_in_links l)::text
         || (select json_agg(a) from audit_entries a where auditable_type in ('Session', 'SignInLink'))::text as text`,
    );
    for (const one of [secret, session.secret]) expect(everything[0]!.text).not.toContain(one);
  });

  it('is not used by a GET, as mail scanners send it, however often', async () => {
    const caller = await someone('carl@example.com');
    await ask(world, 'carl@example.com');
    const token = tokenIn((await send(world, 'carl@example.com'))[0]!.text);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const page = await world.app.server.inject({ method, url: `/sign-in/confirm?token=${token}` });
      expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
      expect(page.headers['cache-control']).toBe('no-store');
      if (method === 'GET') expect(page.body).toMatch(/<h1>[^<]+<\/h1>.*<button.*Sign in/s);
    }
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toEqual([]);
    // Nothing happened, so nothing but the request for the link is in the audit log.
    expect(await entriesOf(caller)).toEqual(['SignInLink created by no one']);
    expect((await submit(world, '/sign-in/confirm', { token })).status).toBe(303);
  });

  it('works once, and a second use is refused and is in the audit log', async () => {
    const caller = await someone('dan@example.com');
    await ask(world, 'dan@example.com');
    const token = tokenIn((await send(world, 'dan@example.com'))[0]!.text);
    expect((await submit(world, '/sign-in/confirm', { token })).status).toBe(303);
    const again = await submit(world, '/sign-in/confirm', { token }, { 'sec-fetch-site': 'same-origin' }, '10.9.8.7');
    expect([again.status, again.headers['set-cookie']]).toEqual([422, undefined]);
    expect(again.text).toContain('This link was already used or has expired.');
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toHaveLength(1);
    expect(await entriesOf(caller)).toEqual([
      'SignInLink created by no one',
      'SignInLink updated by the user',
      'Session created by the user',
      'SignInLink updated by no one',
    ]);
    expect(await refusalsOf(caller)).toEqual([{ refusals: '1', ip_address: '10.9.8.7' }]);
    const { headers } = await signIn(world, caller);
    const { body } = await world.graphql(null, '{ auditEntries(first: 7) { nodes { action refused } } }', {}, headers);
    // Signing in to read them made three more.
    expect(body.data.auditEntries.nodes.slice(3)).toEqual([
      { action: 'UPDATED', refused: true },
      { action: 'CREATED', refused: false },
      { action: 'UPDATED', refused: false },
      { action: 'CREATED', refused: false },
    ]);
  });

  it('works for one of two uses at once', async () => {
    const caller = await someone('dora@example.com');
    await ask(world, 'dora@example.com');
    const token = tokenIn((await send(world, 'dora@example.com'))[0]!.text);
    const answers = await Promise.all([1, 2, 3].map(() => submit(world, '/sign-in/confirm', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toHaveLength(1);
  });

  /** A link that was requested so long ago. */
  const aged = async (email: string, age: string) => {
    const caller = await someone(email);
    await ask(world, email);
    const token = tokenIn((await send(world, email))[0]!.text);
    await world.sql(
      `update sign_in_links set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
       where email = $1`,
      [email, age],
    );
    return { caller, token };
  };

  it('is refused when it is older than 15 minutes, with a page and an entry in the audit log', async () => {
    const { caller, token } = await aged('eve@example.com', '15 minutes');
    const from = '10.6.5.4';
    const late = await submit(world, '/sign-in/confirm', { token }, { 'sec-fetch-site': 'same-origin' }, from);
    expect([late.status, late.headers['set-cookie']]).toEqual([422, undefined]);
    expect(late.text).toContain('<h1>You are not signed in</h1>');
    expect(late.text).toContain('This link was already used or has expired. Request a new one.');
    expect(late.text).toContain('href="/sign-in"');
    expect(await world.sql('select from sessions where user_id = $1', [caller.userId])).toEqual([]);
    expect(await refusalsOf(caller)).toEqual([{ refusals: '1', ip_address: from }]);
    // It stays refused, and each further attempt is counted.
    expect((await submit(world, '/sign-in/confirm', { token })).status).toBe(422);
    expect(await refusalsOf(caller)).toHaveLength(2);
  });

  it('works until it is 15 minutes old', async () => {
    const { caller, token } = await aged('edgar@example.com', '14 minutes');
    expect((await submit(world, '/sign-in/confirm', { token })).status).toBe(303);
    expect(await refusalsOf(caller)).toEqual([]);
  });

  it.each(['', 'nonsense', 'A'.repeat(43), '"><script>'])('is refused when it is %j, with a page', async (token) => {
    const posted = await submit(world, '/sign-in/confirm', { token });
    expect([posted.status, posted.headers['set-cookie']]).toEqual([422, undefined]);
    const shown = await world.app.server.inject({ url: `/sign-in/confirm?token=${encodeURIComponent(token)}` });
    for (const text of [posted.text, shown.body]) {
      expect(text).toContain('<h1>');
      expect(text).not.toContain('<script');
    }
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port or subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, of an older browser', { origin: 'https://evil.example' }],
    ['no page', {}],
  ])('cannot be used from %s, which would sign a person in as someone else', async (_, headers) => {
    await someone('fay@example.com').catch(() => undefined);
    await ask(world, 'fay@example.com').catch(() => undefined);
    const [message] = await send(world, 'fay@example.com');
    const token = tokenIn(message!.text);
    for (const path of ['/sign-in/confirm', '/sign-in']) {
      const answer = await submit(world, path, { token, email: 'fay@example.com' }, headers as Record<string, string>);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
      expect(answer.text).toContain('<h1>');
    }
    await world.sql('delete from sign_in_attempts');
  });

  it('can be used from the page of an older browser, which sends only its origin', async () => {
    await someone('gil@example.com');
    await ask(world, 'gil@example.com');
    const token = tokenIn((await send(world, 'gil@example.com'))[0]!.text);
    expect((await submit(world, '/sign-in/confirm', { token }, { origin: 'http://localhost:0' })).status).toBe(303);
  });

  it('is requested with the same answer and the same work for an address that has no user, which gets no e-mail', async () => {
    await someone('known@example.com');
    const known = await ask(world, 'known@example.com');
    const unknown = await ask(world, 'unknown@example.com');
    const shape = ({ status, body }: typeof known) => ({ status, keys: Object.keys(body.data.requestSignInLink) });
    expect(shape(unknown)).toEqual(shape(known));
    expect(await send(world, 'unknown@example.com')).toEqual([]);
    const pages = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) => submit(world, '/sign-in', { email })),
    );
    expect(pages[0]!.status).toBe(200);
    expect(pages[1]!.text.replaceAll('unknown', 'known')).toBe(pages[0]!.text);
  });

  it('is requested at most five times within a quarter of an hour for one address, known or not', async () => {
    await someone('hal@example.com');
    for (const email of ['hal@example.com', 'no-hal@example.com']) {
      await world.sql('delete from sign_in_attempts');
      for (let count = 0; count < 5; count += 1) expect((await ask(world, email)).body.errors).toBeUndefined();
      const { body, headers } = await ask(world, email.toUpperCase());
      expect(body.errors[0].extensions.code).toBe('RATE_LIMITED');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await world.sql('delete from sign_in_attempts');
  });

  it('is guessed at most thirty times within a quarter of an hour from one network', async () => {
    const address = someAddress();
    const guess = () =>
      submit(world, '/sign-in/confirm', { token: 'A'.repeat(43) }, { 'sec-fetch-site': 'same-origin' }, address);
    for (let count = 0; count < 30; count += 1) expect((await guess()).status).toBe(422);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too many attempts');
  });

  it.each(['nonsense', 'a@b', `${'a'.repeat(250)}@example.com`, 'a@example.com\r\nBcc: all@example.com'])(
    'is not sent to %j',
    async (email) => {
      expect((await ask(world, email)).body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
      expect((await submit(world, '/sign-in', { email })).status).toBe(422);
    },
  );
});

describe('where anyone may sign up', () => {
  const world = openWorld({ signUp: 'open' });

  it('a link to a new address opens an account that its user owns', async () => {
    await ask(world, 'new@example.com');
    const token = tokenIn((await send(world, 'new@example.com'))[0]!.text);
    expect(await world.sql(`select from users where email = 'new@example.com'`)).toEqual([]);
    const answer = await submit(world, '/sign-in/confirm', { token });
    const [user] = await world.sql<{ id: string }>(`select id from users where email = 'new@example.com'`);
    const person = await personOf(world, user!.id, String(answer.headers['set-cookie']));
    const { body } = await world.graphql(null, viewer, {}, person.headers);
    expect(body.data.viewer.memberships).toEqual([{ organizationId: expect.any(String), role: 'OWNER' }]);
    const made = await world.rest(null, 'POST', '/contacts', { name: 'Ann' }, person.headers);
    expect(made.status).not.toBe(401);
  });
});
