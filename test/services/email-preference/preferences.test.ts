import { beforeAll, describe, expect, it } from '@jest/globals';
import { unsubscribeUrl } from '../../../src/services/email-preference/unsubscribe.js';
import { type Person, signIn } from '../../support/records/people.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('a person’s e-mails', () => {
  const world = openWorld();
  let owner: Caller;
  let member: Caller;
  let person: Person;
  beforeAll(async () => {
    owner = await world.caller();
    member = await world.caller({ organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    person = await signIn(world, member);
  });
  const read = async (headers = person.headers): Promise<Json[]> => {
    const { body } = await world.graphql(null, '{ emailPreferences { topic delivery isFixed } }', {}, headers);
    return body.data.emailPreferences;
  };
  const deliveryOf = async (topic: string) => (await read()).find((one) => one.topic === topic)!.delivery;
  const set = (input: object, headers = person.headers) =>
    world.graphql(
      null,
      'mutation ($input: SetEmailPreferenceInput!) { setEmailPreference(input: $input) { topic delivery isFixed } }',
      { input },
      headers,
    );
  const linkOf = ({ userId }: Caller, ...topics: Array<'mail' | 'waivers'>) => {
    const url = unsubscribeUrl(world.app.infrastructure, { userId, organizationId: owner.organizationId, topics });
    return new URL(url).pathname + new URL(url).search;
  };
  const call = (method: 'GET' | 'POST', url: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
    world.app.server.inject({
      method,
      url,
      ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
    });

  it('are those that concern their role, at once until they choose', async () => {
    expect(await read()).toEqual([
      ...['DEADLINES', 'MAIL', 'CHARGES', 'RESEARCH', 'WAIVERS', 'NOTES', 'INVITATIONS'].map((topic) => ({
        topic,
        delivery: 'AT_ONCE',
        isFixed: false,
      })),
      { topic: 'SECURITY', delivery: 'AT_ONCE', isFixed: true },
    ]);
    const ofOwner = await read((await signIn(world, owner)).headers);
    expect(ofOwner).toContainEqual({ topic: 'ACCOUNT', delivery: 'AT_ONCE', isFixed: true });
  });

  it('change one by one, for this person in this organization, with an entry in the audit log', async () => {
    const { body } = await set({ topic: 'MAIL', delivery: 'DAILY' });
    expect(body.data.setEmailPreference).toEqual({ topic: 'MAIL', delivery: 'DAILY', isFixed: false });
    expect(await deliveryOf('MAIL')).toBe('DAILY');
    expect(await deliveryOf('DEADLINES')).toBe('AT_ONCE');
    const ofOwner = await read((await signIn(world, owner)).headers);
    expect(ofOwner).toContainEqual({ topic: 'MAIL', delivery: 'AT_ONCE', isFixed: false });
    await set({ topic: 'MAIL', delivery: 'NONE' });
    const entries = await world.sql(
      `select user_id, action, new_values ->> 'delivery' as delivery from audit_entries
       where account_id = $1 and auditable_type = 'EmailPreference' order by serial`,
      [owner.organizationId],
    );
    expect(entries).toEqual([
      { user_id: member.userId, action: 'created', delivery: 'daily' },
      { user_id: member.userId, action: 'updated', delivery: 'none' },
    ]);
  });

  it('about the account and about signing in cannot be changed, and a token changes none', async () => {
    for (const topic of ['ACCOUNT', 'SECURITY']) {
      const { body } = await set({ topic, delivery: 'NONE' });
      expect(body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    const { body } = await world.graphql(member, '{ emailPreferences { topic } }');
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('end with one click of a mail program, and by opening the link nothing changes', async () => {
    const url = linkOf(member, 'waivers');
    const page = await call('GET', url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('signed waivers');
    expect(page.body).toContain('<button type="submit"');
    expect(await deliveryOf('WAIVERS')).toBe('AT_ONCE');
    const clicked = await call('POST', url, 'List-Unsubscribe=One-Click');
    expect(clicked.statusCode).toBe(200);
    expect(await deliveryOf('WAIVERS')).toBe('NONE');
    const boundary = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    await set({ topic: 'WAIVERS', delivery: 'AT_ONCE' });
    await call('POST', url, boundary, 'multipart/form-data; boundary=x');
    expect(await deliveryOf('WAIVERS')).toBe('NONE');
    expect((await call('POST', url, 'delivery=daily')).body).toContain('one e-mail a day');
    expect(await deliveryOf('WAIVERS')).toBe('DAILY');
  });

  it('are changed by no link but the service’s own, of a person who is a member', async () => {
    const url = linkOf(member, 'mail');
    await set({ topic: 'MAIL', delivery: 'AT_ONCE' });
    const token = new URL(url, 'http://x').searchParams.get('token')!;
    const bytes = Buffer.from(token, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    const { keyring } = world.app.infrastructure.webhooks!;
    const elsewhere = keyring.seal(`${member.userId} ${owner.organizationId} mail`, 'webhook:x').toString('base64url');
    for (const wrong of ['', 'x', token.slice(1), bytes.toString('base64url'), elsewhere]) {
      const answer = await call('POST', `/unsubscribe?token=${wrong}`, 'List-Unsubscribe=One-Click');
      expect(answer.statusCode).toBe(404);
      expect((await call('GET', `/unsubscribe?token=${wrong}`)).statusCode).toBe(404);
    }
    expect(await deliveryOf('MAIL')).toBe('AT_ONCE');
    const gone = await world.caller({ organizationId: owner.organizationId });
    const theirs = linkOf(gone, 'mail');
    await world.sql('delete from memberships where user_id = $1', [gone.userId]);
    expect((await call('POST', theirs, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  });
});
