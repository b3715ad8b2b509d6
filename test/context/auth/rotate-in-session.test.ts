import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, signIn } from '../../support/records/people.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

const mint =
  'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id abilities expiresAt } } }';
const rotate =
  'mutation ($input: RotateAccessTokenInput!) { rotateAccessToken(input: $input) { token accessToken { id abilities expiresAt } } }';

describe('the rotation of a token in a session', () => {
  const world = shareWorld();
  let owner: Caller;
  let person: Person;
  beforeAll(async () => {
    owner = await world.caller();
    person = await signIn(world, owner);
  });

  const ask = async (by: Person, query: string, input: object) =>
    (await world.graphql(null, query, { input }, by.headers)).body;
  const create = async (): Promise<Json> => (await ask(person, mint, { label: 'Accounting' })).data.createAccessToken;
  const codeOf = (body: Json) => body.errors?.[0].extensions.code ?? 'answered';
  const statusOf = async (token: string) => (await world.rest({ ...owner, token }, 'GET', '/contacts')).status;

  it('replaces a token of the person with one that has the same rights and end', async () => {
    const old = await create();
    expect(await statusOf(old.token)).toBe(200);
    const { data } = await ask(person, rotate, { id: old.accessToken.id });
    const next: Json = data.rotateAccessToken;
    expect(next.accessToken).toEqual({ ...old.accessToken, id: expect.not.stringMatching(old.accessToken.id) });
    expect(await statusOf(next.token)).toBe(200);
    expect(await statusOf(old.token)).toBe(401);
  });

  it('is refused for a token of another member, who may have other rights', async () => {
    const other = await world.caller({ organizationId: owner.organizationId });
    await world.sql("update memberships set role = 'admin' where user_id = $1", [other.userId]);
    const admin = await signIn(world, other);
    const { accessToken, token } = await create();
    expect(codeOf(await ask(admin, rotate, { id: accessToken.id }))).toBe('FORBIDDEN');
    expect(await statusOf(token)).toBe(200);
  });

  it('is refused for a token with rights that the session cannot grant', async () => {
    const { accessToken } = await create();
    await world.sql("update access_tokens set abilities = abilities || '{role:staff}' where id = $1", [accessToken.id]);
    expect(codeOf(await ask(person, rotate, { id: accessToken.id }))).toBe('FORBIDDEN');
  });

  it('is refused for a token that acts in every organization of the person', async () => {
    const { accessToken } = await create();
    await world.sql(
      `update access_tokens set abilities = array(select a from unnest(abilities) a where a not like 'org:%') where id = $1`,
      [accessToken.id],
    );
    expect(codeOf(await ask(person, rotate, { id: accessToken.id }))).toBe('FORBIDDEN');
  });

  it('needs a sign-in within the last 15 minutes', async () => {
    const { accessToken } = await create();
    const old = await signIn(world, owner);
    await world.sql("update sessions set created_at = created_at - interval '16 minutes' where id = $1", [
      old.sessionId,
    ]);
    expect(codeOf(await ask(old, rotate, { id: accessToken.id }))).toBe('RECENT_SIGN_IN_REQUIRED');
  });
});
