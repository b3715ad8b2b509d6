/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { print } from 'graphql';
import { routes } from '../../src/rest/index.js';
import { addMember } from '../../src/services/operator/index.js';
import { signIn } from '../support/records/people.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { bodyFor, createFixture, type Fixture, pathFor } from './records.js';
import { ofPeople, type RootField, rootFields } from './root-fields.js';
import { expectNothingWritten } from './snapshot.js';

type Headers = Record<string, string>;

/** Fields that callers without a token may use. */
const open = ['requestSignInLink'];
/** Fields that a person may use without naming a record of an organization. */
const guarded = rootFields.filter(({ name }) => !open.includes(name));
const isOfRole = ({ name }: RootField) => /^(partner|mailroom)[A-Z]/.test(name);

describe('every operation in a session', () => {
  const world = openWorld();
  let owner: Caller;
  let fixture: Fixture;
  const people: Record<string, Headers> = {};

  beforeAll(async () => {
    owner = await world.caller();
    await world.makeRoom(owner);
    fixture = await createFixture(world, owner);
    const stranger = await world.caller();
    const { organizationId } = owner;
    const em = () => world.app.infrastructure.orm.em.fork();
    const member = await addMember(em(), { email: 'member@example.com', organizationId, role: 'member' });
    const reader = await addMember(em(), { email: 'reader@example.com', organizationId, role: 'read_only' });
    const person = await signIn(world, owner);
    const ended = await signIn(world, owner);
    const expired = await signIn(world, owner);
    await world.sql('update sessions set ended_at = now() where id = $1', [ended.sessionId]);
    await world.sql(`update sessions set last_seen_at = now() - interval '13 hours' where id = $1`, [
      expired.sessionId,
    ]);
    const sessionOf = async (userId: string) => {
      await world.makeRoom({ ...owner, userId });
      return (await signIn(world, { userId })).headers;
    };
    Object.assign(people, {
      owner: await sessionOf(owner.userId),
      stranger: await sessionOf(stranger.userId),
      reader: await sessionOf(reader.user_id),
      member: await sessionOf(member.user_id),
      ended: ended.headers,
      expired: expired.headers,
      otherSite: { cookie: person.headers.cookie, 'sec-fetch-site': 'cross-site' },
      otherOrigin: { cookie: person.headers.cookie, origin: 'https://evil.example' },
    });
  });

  async function codes(fields: readonly RootField[], headers: Headers, change = (same: string) => same) {
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
  const naming = (ids: string[]) =>
    rootFields.filter((field) => {
      const text = JSON.stringify(field.call(fixture));
      return !isOfRole(field) && ids.some((id) => text.includes(id));
    });

  it.each(['ended', 'expired'])('is refused in a session that is %s', async (who) => {
    await expectNothingWritten(world, async () => {
      expect(await codes(guarded, people[who]!)).toEqual(all(guarded, 'UNAUTHENTICATED'));
    });
  });

  it.each(['otherSite', 'otherOrigin'])('is refused from a page of %s', async (who) => {
    const calls = async () => {
      expect(await codes(rootFields, people[who]!)).toEqual(all(rootFields, 'FORBIDDEN'));
      for (const route of routes.filter(({ method }) => method !== 'GET')) {
        const answer = await world.rest(
          null,
          route.method,
          pathFor(route, fixture),
          bodyFor(route, fixture),
          people[who],
        );
        expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 403]);
      }
    };
    // The audit log notes the use of the session by another page (test/services/session/refusals.test.ts).
    await expectNothingWritten(world, calls, { audit_entries: expect.any(String) });
  });

  it('is refused for records of another account', async () => {
    const fields = naming(Object.values(fixture));
    expect(fields.length).toBeGreaterThan(90);
    await expectNothingWritten(world, async () => {
      expect(await codes(fields, people.stranger!)).toEqual(all(fields, 'FORBIDDEN'));
      const headers = { ...people.stranger!, 'x-organization-uuid': owner.organizationId };
      expect(await codes(guarded, headers)).toEqual(all(guarded, 'FORBIDDEN'));
    });
  });

  it('is refused for records of the other mode', async () => {
    const fields = naming(Object.values(fixture).filter((id) => id !== fixture.organizationId));
    await expectNothingWritten(world, async () => {
      const found = await codes(fields, { ...people.owner!, 'x-mode': 'sandbox' });
      expect(Object.entries(found).filter(([, code]) => !['NOT_FOUND', 'VALIDATION_FAILED'].includes(code))).toEqual(
        [],
      );
    });
  });

  it('is refused where it needs the role of staff or the partner', async () => {
    const fields = rootFields.filter(isOfRole);
    expect(await codes(fields, people.owner!)).toEqual(all(fields, 'FORBIDDEN'));
  });

  it('is refused to a member wherever a token of that member is refused', async () => {
    const elsewhere = (text: string) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => randomUUID());
    const token = await world.caller({ email: 'member@example.com', organizationId: owner.organizationId });
    const fields = guarded.filter(({ name }) => !isOfRole({ name } as RootField) && !ofPeople.includes(name));
    const inSession = await codes(fields, { ...people.member!, 'x-mode': 'sandbox' }, elsewhere);
    const sandbox = await world.anotherToken(token, ['tier:scale', 'mode:sandbox']);
    const withToken = await codes(fields, { authorization: `Bearer ${sandbox.token}` }, elsewhere);
    const refused = (found: Record<string, string>) =>
      Object.keys(found).filter((name) => found[name] === 'FORBIDDEN' || found[name] === 'UNAUTHENTICATED');
    expect(refused(inSession)).toEqual(refused(withToken));
    expect(refused(inSession)).toContain('createAccessToken');
  });

  it('answers a member with the role read-only every query that answers a member, and no change', async () => {
    const fields = guarded.filter((field) => !isOfRole(field));
    const refused = (found: Record<string, string>) =>
      Object.keys(found).filter((name) => found[name] === 'FORBIDDEN' || found[name] === 'UNAUTHENTICATED');
    await expectNothingWritten(world, async () => {
      // A quote is of changes, which it asks for the right to make, and an address is completed for who enters it.
      const ofWriters = ['bulkQuote', 'addressCompletions', 'addressCounty'];
      const queries = fields.filter(({ kind, name }) => kind === 'query' && !ofWriters.includes(name));
      expect(refused(await codes(queries, people.reader!))).toEqual(refused(await codes(queries, people.member!)));
      // Every member changes what belongs to them, such as a saved view (test/services/saved-view.test.ts).
      const own = [...ofPeople, 'createSavedView'];
      const changes = fields.filter(({ kind, name }) => kind === 'mutation' && !own.includes(name));
      expect(changes.length).toBeGreaterThan(60);
      expect(await codes(changes, people.reader!)).toEqual(all(changes, 'FORBIDDEN'));
      for (const route of routes.filter(({ operation }) => print(operation).startsWith('mutation'))) {
        const path = pathFor(route, fixture);
        const { status } = await world.rest(null, route.method, path, bodyFor(route, fixture), people.reader);
        expect([route.method, route.path, status]).toEqual([route.method, route.path, 403]);
      }
    });
  });
});
