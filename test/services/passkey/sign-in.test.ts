/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Authenticator, type Deviation } from '../../support/records/authenticator.js';
import { addPasskey, creationOptions, post, signInWith } from '../../support/records/passkeys.js';
import { type Person, personOf, signIn, someAddress } from '../../support/records/people.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const viewer = '{ viewer { id session { method isCurrent } } }';
const refused = 'The passkey was not accepted. Try again, or sign in with a link and look at your passkeys.';

describe('a passkey on the sign-in page', () => {
  const world = openWorld();
  let owner: Caller;
  let person: Person;
  beforeAll(async () => {
    owner = await world.caller();
    person = await signIn(world, owner);
  });
  beforeEach(() => world.sql('delete from sign_in_attempts'));

  const sessions = () => world.sql(`select id from sessions where method = 'passkey' and user_id = $1`, [owner.userId]);
  const refusals = async (id: string) =>
    (await world.sql<{ refusals: number }>('select refusals from passkeys where id = $1', [id]))[0]!.refusals;

  it('begins a session of its user, without a name, and replaces the session of the browser', async () => {
    const { authenticator } = await addPasskey(world, person);
    const before = await signIn(world, owner);
    const { body: options } = await post(world, '/sign-in/passkey/options');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await post(world, '/sign-in/passkey', authenticator.get(options), { headers: before.headers });
    expect([answer.status, answer.body]).toEqual([200, { location: '/console' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^cps_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const { headers } = await personOf(world, owner.userId, cookie);
    const shown = await world.graphql(null, viewer, {}, headers);
    expect(shown.body.data.viewer).toEqual({ id: owner.userId, session: { method: 'PASSKEY', isCurrent: true } });
    const ended = await world.graphql(null, viewer, {}, before.headers);
    expect(ended.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const { body } = await world.graphql(null, '{ passkeys { lastUsedAt } }', {}, headers);
    expect(body.data.passkeys[0].lastUsedAt).toEqual(expect.any(String));
  });

  it.each<[string, Deviation]>([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['on a page of another port', { origin: 'http://localhost:1' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a PIN or a fingerprint', { unverified: true }],
    ['for a challenge that was never asked', { challenge: 'A'.repeat(43) }],
    ['with another key', { otherKey: true }],
    ['in the name of another user', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ['without the name of its user', { userHandle: '' }],
    ['as a new passkey', { type: 'webauthn.create' }],
    ['with a counter that went back, as that of a copy does', { counter: 5 }],
    ['with a counter that stands still', { counter: 8 }],
  ])('is refused when it signs %s, and the audit log shows it', async (_, change) => {
    const { id, authenticator } = await addPasskey(world, person, new Authenticator(7));
    expect((await signInWith(world, authenticator)).status).toBe(200);
    const before = await sessions();
    const answer = await signInWith(world, authenticator, change);
    expect([answer.status, answer.body.message, answer.headers['set-cookie']]).toEqual([422, refused, undefined]);
    expect(await sessions()).toEqual(before);
    expect(await refusals(id)).toBe(1);
    const [entry] = await world.sql(
      `select new_values, user_id from audit_entries where account_id = $1 and auditable_id = $2 order by serial desc limit 1`,
      [owner.organizationId, id],
    );
    expect(entry).toEqual({ new_values: { refusals: 1 }, user_id: null });
    expect((await signInWith(world, authenticator)).status).toBe(200);
    const begun = await world.sql(
      `select auditable_type || ' ' || action as what, user_id from audit_entries where account_id = $1 order by serial desc limit 1`,
      [owner.organizationId],
    );
    expect(begun).toEqual([{ what: 'Session created', user_id: person.userId }]);
  });

  it('is refused with an answer that was used, or is older than five minutes', async () => {
    const { authenticator } = await addPasskey(world, person);
    const { body: options } = await post(world, '/sign-in/passkey/options');
    const answer = authenticator.get(options);
    expect((await post(world, '/sign-in/passkey', answer)).status).toBe(200);
    expect((await post(world, '/sign-in/passkey', answer)).status).toBe(422);
    const { body: late } = await post(world, '/sign-in/passkey/options');
    await world.sql('update passkey_challenges set expires_at = now()');
    expect((await post(world, '/sign-in/passkey', authenticator.get(late))).status).toBe(422);
  });

  it('signs no challenge that was made to add a passkey', async () => {
    const { authenticator } = await addPasskey(world, person);
    const options = await creationOptions(world, person);
    const answer = authenticator.get({ challenge: options.challenge });
    expect((await post(world, '/sign-in/passkey', answer)).status).toBe(422);
  });

  it('counts once of two answers at once with the same counter', async () => {
    const { authenticator } = await addPasskey(world, person, new Authenticator(1));
    const options = await Promise.all([1, 2].map(() => post(world, '/sign-in/passkey/options')));
    const answers = options.map(({ body }) => authenticator.get(body, { counter: 9 }));
    const statuses = await Promise.all(answers.map((answer) => post(world, '/sign-in/passkey', answer)));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is refused alike whether it was removed or never existed', async () => {
    const { id, authenticator } = await addPasskey(world, person);
    await world.sql('delete from passkeys where id = $1', [id]);
    const unknown = new Authenticator();
    unknown.create(await creationOptions(world, person));
    const answers = [await signInWith(world, authenticator), await signInWith(world, unknown)];
    for (const { status, body } of answers) expect([status, body]).toEqual([422, { message: refused }]);
  });

  it.each([
    null,
    [],
    'text',
    {},
    { id: 'a' },
    { id: 'a', response: {} },
    { id: {}, response: { clientDataJSON: 'e30' } },
  ])('is refused when the answer is %j', async (answer) => {
    const { status, body } = await post(world, '/sign-in/passkey', answer);
    expect([status, body.message]).toEqual([422, refused]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port or subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, of an older browser', { origin: 'https://evil.example' }],
    ['no page', {}],
  ])('is not used from %s', async (_, headers) => {
    const { authenticator } = await addPasskey(world, person);
    const { body: options } = await post(world, '/sign-in/passkey/options');
    const from = { headers: headers as Record<string, string> };
    expect((await post(world, '/sign-in/passkey/options', {}, from)).status).toBe(403);
    const answer = await post(world, '/sign-in/passkey', authenticator.get(options), from);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('is tried thirty times, and begun sixty times, within a quarter of an hour from one network', async () => {
    const address = someAddress();
    for (let count = 0; count < 30; count += 1) {
      expect((await post(world, '/sign-in/passkey', {}, { address })).status).toBe(422);
    }
    const over = await post(world, '/sign-in/passkey', {}, { address });
    expect([over.status, over.body.message]).toEqual([429, 'Too many attempts. Try again in a few minutes.']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    for (let count = 0; count < 60; count += 1) await post(world, '/sign-in/passkey/options', {}, { address });
    expect((await post(world, '/sign-in/passkey/options', {}, { address })).status).toBe(429);
  });

  it('is offered by a page that loads its style and its script from the service, and nothing else', async () => {
    const page = await world.app.server.inject({ url: '/sign-in' });
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<style|<script>|\son\w+=|style=/);
    const files = [...page.body.matchAll(/(?:href|src)="(\/sign-in\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files).toEqual(['/sign-in/style.css', '/sign-in/passkey.js']);
    const types = await Promise.all(files.map((url) => world.app.server.inject({ url })));
    expect(types.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, 'text/css; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
    ]);
  });
});
