import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmailMessage } from '../../../src/providers/email/mailer.js';
import { sendPasskeyAdded } from '../../../src/services/passkey/notify.js';
import type { SignInEmail } from '../../../src/services/session/link.js';
import { Authenticator, type Deviation } from '../../support/records/authenticator.js';
import { addPasskey, begin, creationOptions, finishWith } from '../../support/records/passkeys.js';
import { type Person, signIn } from '../../support/records/people.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const list = '{ passkeys { id name isBackedUp createdAt lastUsedAt } }';
const rename = 'mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { id name } }';
const remove = 'mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) { id } }';

describe('a passkey', () => {
  const world = openWorld();
  let owner: Caller;
  let person: Person;
  let stranger: Person;
  beforeAll(async () => {
    owner = await world.caller();
    person = await signIn(world, owner);
    stranger = await signIn(world, await world.caller());
  });
  beforeEach(async () => {
    await world.sql('delete from passkeys');
    await world.sql('delete from sign_in_attempts');
  });

  const ask = (by: Person, query: string, input?: object) => world.graphql(null, query, { input }, by.headers);
  const code = async (by: Person, query: string, input?: object) =>
    (await ask(by, query, input)).body.errors?.[0].extensions.code ?? 'answered';
  const names = async (by: Person) =>
    (await ask(by, list)).body.data.passkeys.map(({ name }: { name: string }) => name);
  const rows = () => world.sql('select * from passkeys where user_id = $1', [owner.userId]);

  it('is added, listed, renamed and removed by its user, and the audit log shows each step without the key', async () => {
    const { id, authenticator } = await addPasskey(world, person);
    const { body } = await ask(person, list);
    expect(body.data.passkeys).toEqual([
      { id, name: 'Laptop', isBackedUp: true, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect((await ask(person, rename, { id, name: 'Phone' })).body.data.renamePasskey).toEqual({ id, name: 'Phone' });
    expect(await names(person)).toEqual(['Phone']);
    expect(await code(person, remove, { id })).toBe('answered');
    expect(await names(person)).toEqual([]);
    const entries = await world.sql(
      `select action, old_values, new_values from audit_entries where account_id = $1 and auditable_id = $2 order by serial`,
      [owner.organizationId, id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(JSON.stringify(entries)).not.toContain(authenticator.id.toString('base64url'));
    expect(Object.keys(entries[0]!.new_values as object).sort()).toEqual([
      'is_backed_up',
      'name',
      'refusals',
      'user_id',
    ]);
  });

  it('is announced to its user by e-mail, unless it is gone before the e-mail is sent', async () => {
    const { id } = await addPasskey(world, person);
    const [job] = await world.sql<{ payload: SignInEmail }>(
      `select jsonb_build_object('id', subject_id) || payload as payload from tasks where kind = 'send_passkey_added' and subject_id = $1`,
      [id],
    );
    const sent: EmailMessage[] = [];
    const mailer = { send: async (message: EmailMessage) => void sent.push(message), close: () => undefined };
    await sendPasskeyAdded(world.app.infrastructure, mailer, job!.payload);
    const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [owner.userId]);
    expect(sent).toMatchObject([
      {
        to: { address: user!.email },
        subject: expect.stringContaining('A passkey was added'),
        text: expect.stringMatching(/Laptop/),
        html: expect.stringContaining(`/console/${owner.organizationId}/live/account/sign-in"`),
      },
    ]);
    expect(await code(person, remove, { id })).toBe('answered');
    expect(await sendPasskeyAdded(world.app.infrastructure, mailer, job!.payload)).toEqual({ email: 'nothing_to_do' });
    expect(sent).toHaveLength(1);
  });

  it('is asked for with the site’s name, a verified user and a place in the authenticator, without those that exist', async () => {
    const { authenticator } = await addPasskey(world, person);
    const options = await creationOptions(world, person);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id.toString('base64url') }],
      timeout: 300_000,
    });
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(owner.userId.replaceAll('-', ''));
  });

  it('is neither listed, renamed nor removed by another user', async () => {
    const { id } = await addPasskey(world, person);
    expect(await names(stranger)).toEqual([]);
    expect(await code(stranger, rename, { id, name: 'Mine' })).toBe('NOT_FOUND');
    expect(await code(stranger, remove, { id })).toBe('NOT_FOUND');
    expect(await names(person)).toEqual(['Laptop']);
  });

  it('is not reached with a token', async () => {
    const input = { id: '01900000-0000-7000-8000-000000000000', name: 'Any' };
    for (const [query, given] of [[list], [begin], [rename, input], [remove, { id: input.id }]] as const) {
      const { body } = await world.graphql(owner, query, { input: given });
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  it('is added and removed only within 15 minutes after signing in', async () => {
    const old = await signIn(world, owner);
    const { id } = await addPasskey(world, old);
    await world.sql(`update sessions set created_at = created_at - interval '16 minutes' where id = $1`, [
      old.sessionId,
    ]);
    expect(await code(old, begin)).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await code(old, remove, { id })).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await names(old)).toEqual(['Laptop']);
  });

  it.each<[string, Deviation]>([
    ['made for a page of another site', { origin: 'https://evil.example' }],
    ['made for a page of another port', { origin: 'http://localhost:1' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made without a PIN or a fingerprint', { unverified: true }],
    ['made for a challenge that was never asked', { challenge: 'A'.repeat(43) }],
    ['an answer of a sign-in', { type: 'webauthn.get' }],
  ])('is refused when it is %s', async (_, change) => {
    const credential = new Authenticator().create(await creationOptions(world, person), change);
    const { body } = await finishWith(world, person, credential);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { credential: [expect.any(String)] },
    });
    expect(await rows()).toEqual([]);
  });

  it.each([
    [{}],
    [{ response: null }],
    [{ id: 1, response: { clientDataJSON: 'e30' } }],
    [{ response: { clientDataJSON: 7 } }],
  ])('is refused when it is %j', async (credential) => {
    const { body } = await finishWith(world, person, credential);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('is refused when its attestation is no CBOR', async () => {
    const credential = new Authenticator().create(await creationOptions(world, person)) as { response: object };
    Object.assign(credential.response, { attestationObject: 'AAAA' });
    expect((await finishWith(world, person, credential)).body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('is made for one challenge, which works once, for five minutes, in the session that asked', async () => {
    const other = await signIn(world, owner);
    const options = await creationOptions(world, person);
    const refused = async (by: Person, credential: unknown) =>
      (await finishWith(world, by, credential)).body.errors?.[0].message;
    const over = 'The time to create the passkey is over: begin again.';
    expect(await refused(other, new Authenticator().create(options))).toBe(over);
    expect(await refused(stranger, new Authenticator().create(options))).toBe(over);
    expect(await refused(person, new Authenticator().create(options))).toBeUndefined();
    expect(await refused(person, new Authenticator().create(options))).toBe(over);
    const late = await creationOptions(world, person);
    await world.sql('update passkey_challenges set expires_at = now()');
    expect(await refused(person, new Authenticator().create(late))).toBe(over);
    expect(await rows()).toHaveLength(1);
  });

  it('is added once, by one user', async () => {
    const { authenticator } = await addPasskey(world, person);
    const again = authenticator.create(await creationOptions(world, stranger));
    const { body } = await finishWith(world, stranger, again);
    expect(body.errors[0].message).toBe('This passkey is registered already.');
    expect(await rows()).toHaveLength(1);
  });

  it('is one of at most 25, and of 20 that a user begins to add within a quarter of an hour', async () => {
    await addPasskey(world, person);
    const started = await creationOptions(world, person);
    await world.sql(
      `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_backed_up, created_at)
       select gen_random_uuid(), $1, 'One', 'id' || n, '', 0, '{}', false, now() from generate_series(2, 25) n`,
      [owner.userId],
    );
    expect(await code(person, begin)).toBe('VALIDATION_FAILED');
    expect((await finishWith(world, person, new Authenticator().create(started))).body.errors[0].message).toContain(
      'You have 25 passkeys',
    );
    await world.sql('delete from passkeys');
    await world.sql('delete from sign_in_attempts');
    for (let count = 0; count < 20; count += 1) expect(await code(person, begin)).toBe('answered');
    expect(await code(person, begin)).toBe('RATE_LIMITED');
  });
});
