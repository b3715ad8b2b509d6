/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { planRoute } from '../../src/api/rest/plan.js';
import { type Permission, permissions, refusals } from '../../src/context/permission.js';
import { routes } from '../../src/rest/index.js';
import { addMember } from '../../src/services/operator/index.js';
import { signIn } from '../support/records/people.js';
import { schema } from '../support/records/schema.js';
import { type Answer, type Caller, type Json, openWorld } from '../support/worlds/world.js';
import { permissionOf, subscriptions } from './operations.js';
import { bodyFor, createFixture, type Fixture, pathFor } from './records.js';
import { rootFields } from './root-fields.js';

const roles = ['owner', 'admin', 'member', 'read_only'] as const;
const modes = ['live', 'sandbox'] as const;

/** A caller with the headers that identify them. */
interface Walker {
  who: string;
  via: 'session' | 'token';
  mode: 'live' | 'sandbox';
  headers: Record<string, string>;
}

const { token, sandbox, administration, readOnly, staff, partner } = refusals;
const recently = 'recently';
type Refusal = string | undefined;
type Expected = (walker: Walker) => Refusal;

const adminsOnly: Expected = ({ who }) => (/^(owner|admin|signed in)/.test(who) ? undefined : administration);
const peopleOnly: Expected = ({ via, mode }) => (via === 'token' ? token : mode === 'sandbox' ? sandbox : undefined);
const inTime: Expected = ({ who }) => (who === 'signed in an hour ago' ? recently : undefined);
const isStaff = ({ who, mode }: Walker) => who === 'staff' && mode === 'live';

/** What each permission refuses, apart from the table that the service reads. */
const expected: Record<Permission, Expected> = {
  read: () => undefined,
  records: ({ who }) => (/^read-only|^read_only/.test(who) ? readOnly : undefined),
  administration: adminsOnly,
  sensitive: (walker) => adminsOnly(walker) ?? inTime(walker),
  members: (walker) => (walker.mode === 'sandbox' ? sandbox : walker.via === 'token' ? adminsOnly(walker) : undefined),
  invitations: (walker) => peopleOnly(walker) ?? adminsOnly(walker),
  membership: (walker) => peopleOnly(walker) ?? adminsOnly(walker) ?? inTime(walker),
  person: peopleOnly,
  received: ({ via }) => (via === 'token' ? token : undefined),
  acceptance: ({ who, via }) => (via === 'token' ? token : /^read-only|^read_only/.test(who) ? readOnly : undefined),
  personRecently: (walker) => peopleOnly(walker) ?? inTime(walker),
  staff: (walker) => (isStaff(walker) ? undefined : staff),
  partner: ({ who }) => (who === 'partner' ? undefined : partner),
  // No operation has it.
  waiverLink: () => refusals.waiverLink,
};

/**
 * Who is sent through an operation, by its permission: those on both sides of each line that the permission draws. Where people,
 * staff or the partner are concerned, that is everyone.
 */
const onBothSides: Partial<Record<Permission, (walker: Walker) => boolean>> = {
  read: ({ who }) => who === 'read_only',
  records: ({ who, via, mode }) => who === 'read_only' || (who === 'member' && (via === 'token') === (mode === 'live')),
  administration: ({ who }) => who === 'member' || who === 'admin',
  sensitive: ({ who }) => who === 'member' || who === 'admin' || who === 'signed in an hour ago',
};

/** A request takes milliseconds of a core, but others may use the machine. */
const patience = 900_000;

const known: readonly string[] = Object.values(refusals);
/** Rights are checked before records are read, so the records need not exist, and nothing of the walk changes one. */
const elsewhere = <Text extends string | undefined>(text: Text): Text =>
  text?.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => randomUUID()) as Text;

/** What the answer says about the permission: its refusal, or undefined if the request was let through. */
function refusalIn(code: string | undefined, message: string | undefined): Refusal {
  if (code === 'RECENT_SIGN_IN_REQUIRED') return recently;
  if (code === 'UNAUTHENTICATED') return code;
  return message !== undefined && known.includes(message) ? message : undefined;
}

describe('every operation, by everyone who could call it', () => {
  const world = openWorld();
  let owner: Caller;
  let fixture: Fixture;
  const walkers: Walker[] = [];

  beforeAll(async () => {
    owner = await world.caller();
    const { organizationId } = owner;
    await world.makeRoom(owner);
    fixture = await createFixture(world, owner);
    const join = async (email: string, role: (typeof roles)[number], operatorRole?: 'staff' | 'partner') => {
      const em = world.app.infrastructure.orm.em.fork();
      return (await addMember(em, { email, organizationId, role, ...(operatorRole && { operatorRole }) })).user_id;
    };
    const walk = (who: string, via: Walker['via'], mode: Walker['mode'], headers: Record<string, string>) =>
      walkers.push({ who, via, mode, headers });
    const inSession = async (who: string, userId: string, signedInAgo = '0 minutes') => {
      const person = await signIn(world, { userId });
      await world.makeRoom({ organizationId, userId });
      await world.sql('update sessions set created_at = created_at - $2::interval where id = $1', [
        person.sessionId,
        signedInAgo,
      ]);
      for (const mode of modes) walk(who, 'session', mode, { ...person.headers, 'x-mode': mode });
    };
    const withTokens = async (who: string, email: string, more: string[] = []) => {
      for (const mode of modes) {
        const abilities = ['tier:scale', ...more, ...(mode === 'sandbox' ? ['mode:sandbox'] : [])];
        const caller = await world.caller({ email, organizationId, abilities });
        walk(who, 'token', mode, { authorization: `Bearer ${caller.token}` });
      }
    };
    for (const role of roles) {
      const email = `${role}@example.com`;
      await inSession(role, await join(email, role));
      await withTokens(role, email);
    }
    await inSession('signed in an hour ago', await join('early@example.com', 'owner'), '1 hour');
    for (const role of ['staff', 'partner'] as const) {
      await inSession(role, await join(`${role}@example.com`, 'member', role));
      await withTokens(role, `${role}-program@example.com`, [`role:${role}`]);
    }
    await join('read-only-staff@example.com', 'read_only');
    await withTokens('read-only staff', 'read-only-staff@example.com', ['role:staff', 'role:partner']);
  });

  it('has a permission, and no permission is of an operation that does not exist', () => {
    expect([...permissionOf.keys()].sort()).toEqual(rootFields.map(({ name }) => name).sort());
    expect(subscriptions).toEqual(Object.keys(schema.getSubscriptionType()!.getFields()).sort());
    // Who has a link acts by its page alone.
    const ofOperations = Object.keys(permissions).filter((name) => name !== 'waiverLink');
    expect(new Set(permissionOf.values())).toEqual(new Set(['public', ...ofOperations]));
  });

  it(
    'is let through or refused in GraphQL as its permission says',
    async () => {
      const wrong: unknown[] = [];
      const reached = new Map<string, number>();
      let sent = 0;
      for (const { name, call } of rootFields) {
        const permission = permissionOf.get(name);
        if (!permission || permission === 'public') continue;
        for (const walker of walkers.filter(onBothSides[permission] ?? (() => true))) {
          sent += 1;
          const { query, variables } = JSON.parse(elsewhere(JSON.stringify(call(fixture))));
          const { body } = await world.graphql(null, query, variables, walker.headers);
          const error = body.errors?.[0];
          const found = refusalIn(error?.extensions.code, error?.message);
          const wanted = expected[permission](walker);
          const { who, via, mode } = walker;
          if (found !== wanted)
            wrong.push([name, `${who}, ${via}, ${mode}`, wanted, found ?? error?.message ?? 'answered']);
          // A refusal in the words of the permission, an answer or a missing record: not a request that failed before.
          if (found === wanted && (found || !error || error.extensions.code !== 'VALIDATION_FAILED')) {
            reached.set(name, (reached.get(name) ?? 0) + 1);
          }
        }
      }
      expect(wrong).toEqual([]);
      const guarded = [...permissionOf].filter(([, permission]) => permission !== 'public').map(([name]) => name);
      expect(guarded.filter((name) => !reached.has(name))).toEqual([]);
      expect([...reached.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(sent * 0.9);
    },
    patience,
  );

  it(
    'is let through or refused in REST as its permission says',
    async () => {
      const wrong: unknown[] = [];
      for (const route of routes) {
        const field = planRoute(schema, route).field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
        const permission = permissionOf.get(field);
        if (!permission || permission === 'public') {
          wrong.push([route.method, route.path, 'has no permission']);
          continue;
        }
        const concerned = walkers.filter(onBothSides[permission] ?? (() => true));
        for (const walker of concerned.filter(({ via }) => via === 'token')) {
          const sent = bodyFor(route, fixture);
          const body = sent && JSON.parse(elsewhere(JSON.stringify(sent)));
          const path = elsewhere(pathFor(route, fixture));
          const answer: Answer<Json> = await world.rest(null, route.method, path, body, walker.headers);
          const found = refusalIn(answer.body.code?.toUpperCase(), answer.body.message);
          const wanted = expected[permission](walker);
          const { who, via, mode } = walker;
          if (found !== wanted) wrong.push([route.method, route.path, `${who}, ${via}, ${mode}`, wanted, found]);
        }
      }
      expect(wrong).toEqual([]);
    },
    patience,
  );
});
