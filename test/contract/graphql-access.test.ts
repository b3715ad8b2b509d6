/** @sampled tests */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, ClientOptions } from 'graphql-ws';
import { addMember } from '../../src/services/operator/index.js';
import { schema } from '../support/records/schema.js';
import { closing, connect, listen } from '../support/worlds/live.js';
import { type Answer, type Caller, type Json, openWorld } from '../support/worlds/world.js';
import { createFixture, type Fixture } from './records.js';
import { type RootField, rootFields } from './root-fields.js';
import { expectNothingWritten } from './snapshot.js';

/** Fields that callers without a token may use (test/services/session/sign-in-link.test.ts). */
const open = ['requestSignInLink'];
const guarded = rootFields.filter(({ name }) => !open.includes(name));

/** Fields that work across accounts, each for one role only. */
const roles = { partner: /^partner[A-Z]/, staff: /^mailroom[A-Z]/ };
const isOfRole = ({ name }: RootField) => Object.values(roles).some((names) => names.test(name));

describe('every root field of the schema', () => {
  const world = openWorld();
  let fixture: Fixture;
  const callers: Record<string, Caller> = {};
  const ended: Record<string, string> = {};

  beforeAll(async () => {
    const owner = await world.caller();
    await world.makeRoom(owner);
    Object.assign(callers, {
      owner,
      stranger: await world.caller(),
      sandbox: await world.sandboxOf(owner),
      partner: await world.caller({ abilities: ['tier:scale', 'role:partner'] }),
      staff: await world.caller({ abilities: ['tier:scale', 'role:staff'] }),
      participant: await world.caller(),
    });
    fixture = await createFixture(world, owner);
    // The participant takes part in both pay applications and is a party of the project.
    for (const id of [fixture.payApplicationId, fixture.approvedPayApplicationId]) {
      await world.sql(
        `insert into pay_application_participants (id, account_id, livemode, pay_application_id, organization_id, role, created_at, updated_at)
         select uuidv7(), account_id, livemode, id, $2, 'owner', now(), now() from pay_applications where id = $1`,
        [id, callers.participant!.organizationId],
      );
    }
    const participantId = callers.participant!.organizationId;
    await world.sql('update parties set organization_id = $1 where id = $2', [participantId, fixture.lenderPartyId]);
    const email = 'member@example.com';
    const { organizationId } = owner;
    await addMember(world.app.infrastructure.orm.em.fork(), { email, organizationId, role: 'member' });
    callers.member = await world.caller({ email, organizationId });
    const [revoked, expired] = [await world.caller(), await world.caller()];
    await world.sql('update access_tokens set revoked_at = now() where id = $1', [revoked.tokenId]);
    await world.sql(`update access_tokens set expires_at = now() - interval '1 second' where id = $1`, [
      expired.tokenId,
    ]);
    Object.assign(ended, {
      'a malformed token': 'nonsense',
      'an unknown token': `cps_live_${'A'.repeat(32)}`,
      'a revoked token': revoked.token,
      'an expired token': expired.token,
    });
  });

  /** The code that each field answers with, or `answered`. */
  async function codes(
    fields: readonly RootField[],
    by: Caller | null,
    options: { headers?: Record<string, string>; change?: (variables: string) => string } = {},
  ): Promise<Record<string, string>> {
    const { headers, change = (same: string) => same } = options;
    const found: Record<string, string> = {};
    for (const field of fields) {
      const { query, variables } = JSON.parse(change(JSON.stringify(field.call(fixture))));
      const answer = await world.graphql(by, query, variables, headers);
      found[field.name] = codeOf(answer);
    }
    return found;
  }

  const all = (fields: readonly RootField[], code: string) =>
    Object.fromEntries(fields.map(({ name }) => [name, code]));
  /** Fields whose call refers to a record of the fixture. To strangers, the organization is the only such record. */
  const naming = (ids = Object.values(fixture)) =>
    rootFields.filter((field) => {
      const { query, variables } = field.call(fixture);
      return !isOfRole(field) && ids.some((id) => (query + JSON.stringify(variables)).includes(id));
    });

  it('refuses a caller without a token', async () => {
    await expectNothingWritten(world, async () => {
      expect(await codes(guarded, null)).toEqual(all(guarded, 'UNAUTHENTICATED'));
    });
  });

  it.each(['a malformed token', 'an unknown token', 'a revoked token', 'an expired token'])(
    'refuses a caller with %s',
    async (kind) => {
      await expectNothingWritten(world, async () => {
        const headers = { authorization: `Bearer ${ended[kind]}` };
        expect(await codes(rootFields, null, { headers })).toEqual(all(rootFields, 'UNAUTHENTICATED'));
      });
    },
  );

  it.each(['stranger', 'partner', 'staff'])('refuses a caller with a token of another account: %s', async (who) => {
    const fields = naming();
    expect(fields.length).toBeGreaterThan(90);
    await expectNothingWritten(world, async () => {
      expect(await codes(fields, callers[who]!)).toEqual(all(fields, 'FORBIDDEN'));
    });
  });

  it('refuses the id of another account’s token, which stays valid', async () => {
    const revoke = `mutation { revokeAccessToken(input: { id: "${callers.owner!.tokenId}" }) { id } }`;
    for (const who of ['stranger', 'partner', 'staff', 'participant']) {
      expect([who, codeOf(await world.graphql(callers[who]!, revoke))]).toEqual([who, 'NOT_FOUND']);
    }
    expect((await world.rest(callers.owner!, 'GET', '/sandbox')).status).toBe(200);
  });

  it.each(['stranger', 'partner', 'staff', 'participant'])(
    'refuses lists that belong to another account: %s',
    async (who) => {
      const named = new Set(naming());
      for (const field of rootFields.filter((one) => one.kind === 'query' && !named.has(one) && !isOfRole(one))) {
        if (who === 'participant' && field.name === 'payApplications') continue;
        const { query, variables } = field.call(fixture);
        const { text } = await world.graphql(callers[who]!, query, variables);
        expect([field.name, Object.values(fixture).filter((id) => text.includes(id))]).toEqual([field.name, []]);
      }
    },
  );

  it('refuses a token of the other mode', async () => {
    // The caller's own organization is visible in both modes.
    const fields = naming(Object.values(fixture).filter((id) => id !== fixture.organizationId));
    await expectNothingWritten(world, async () => {
      const found = await codes(fields, callers.sandbox!);
      expect(Object.entries(found).filter(([, code]) => !['NOT_FOUND', 'VALIDATION_FAILED'].includes(code))).toEqual(
        [],
      );
    });
  });

  it('refuses a token that lacks the role', async () => {
    const fields = rootFields.filter(isOfRole);
    expect(fields.length).toBeGreaterThan(15);
    for (const who of ['owner', 'stranger', 'member', 'participant', 'sandbox']) {
      expect([who, await codes(fields, callers[who]!)]).toEqual([who, all(fields, 'FORBIDDEN')]);
    }
    for (const [role, other] of [
      ['partner', 'staff'],
      ['staff', 'partner'],
    ] as const) {
      const theirs = fields.filter(({ name }) => roles[role].test(name));
      expect(await codes(theirs, callers[other]!)).toEqual(all(theirs, 'FORBIDDEN'));
    }
  });

  it('refuses a participant, who can read the shared pay application and nothing else', async () => {
    // It writes into the thread (test/services/pay-application-comment).
    const fields = naming().filter(({ name }) => name !== 'commentOnPayApplication');
    const reads = ['payApplication', 'payApplicationComments', 'payApplicationPayments'];
    await expectNothingWritten(world, async () => {
      const found = await codes(fields, callers.participant!);
      expect(found).toEqual({
        ...all(fields, 'FORBIDDEN'),
        ...Object.fromEntries(reads.map((name) => [name, 'answered'])),
        // It is read from the participant's own project, which this call does not name.
        missingBeforePayment: 'VALIDATION_FAILED',
      });
    });
  });

  it('refuses a participant, who can change nothing of the shared pay application or through it', async () => {
    const id = fixture.approvedPayApplicationId;
    const named = { documentableType: 'PAY_APPLICATION', documentableId: id };
    const entry = { entityType: 'PAY_APPLICATIONS', entityId: id, key: 'po' };
    const organizationId = callers.participant!.organizationId;
    const writes: Array<[field: string, input: object]> = [
      ['updatePayApplication', { id, participants: [] }],
      ['deletePayApplication', { id }],
      ['transitionPayApplication', { id, status: 'VOID' }],
      ['recordPayApplicationPayment', { id, amount: '1.00' }],
      ['setMetadata', { ...entry, value: 'mine' }],
      ['deleteMetadata', entry],
      ['generateDocument', { ...named, type: 'PAY_APPLICATION', organizationId }],
      ['generateDocument', { ...named, type: 'PAY_APPLICATION', organizationId, preview: true }],
    ];
    await expectNothingWritten(world, async () => {
      for (const [field, input] of writes) {
        const type = schema.getMutationType()!.getFields()[field]!.args[0]!.type;
        const query = `mutation($input: ${String(type)}) { ${field}(input: $input) { __typename } }`;
        const { body } = await world.graphql(callers.participant!, query, { input });
        expect([field, body.errors?.[0].extensions.code]).toEqual([field, 'FORBIDDEN']);
      }
    });
  });

  describe('over a socket', () => {
    const subscriptions = Object.values(schema.getSubscriptionType()!.getFields());
    const clients: Client[] = [];
    let url = '';
    beforeAll(async () => {
      ({ url } = await world.app.start());
    });
    afterAll(() => Promise.all(clients.map((client) => client.dispose())));

    const open = (by: { token: string }, options: Partial<ClientOptions> = {}) => {
      const client = connect(url, by, options);
      clients.push(client);
      return client;
    };
    const text = (name: string, args: string) => `subscription { ${name}${args} { cursor } }`;

    it('refuses a caller without a valid token', async () => {
      for (const { name } of subscriptions) {
        for (const [kind, token] of [['none', undefined] as const, ...Object.entries(ended)]) {
          const client = open({ token: '' }, { connectionParams: token ? { authorization: `Bearer ${token}` } : {} });
          const closed = closing(client);
          const stream = listen(client, text(name, ''));
          expect([name, kind, (await closed).code, stream.results]).toEqual([name, kind, 4401, []]);
        }
      }
    });

    it('refuses a token of another account or mode, which receives only its own events', async () => {
      const after = `after: "${Buffer.from('["EVENT",0]').toString('base64url')}"`;
      const everything = async (who: string) => {
        const client = open(callers[who]!);
        const streams = subscriptions.map((field) => listen(client, text(field.name, `(${after})`)));
        // A socket starts its subscriptions in order; by the time this one is refused, the earlier ones have started.
        await listen(client, 'subscription { events(after: "none") { cursor } }').ended();
        return streams;
      };
      const own = await everything('owner');
      await own.find((_, index) => subscriptions[index]!.name === 'events')!.count(1);
      for (const who of ['stranger', 'sandbox', 'participant', 'partner', 'staff']) {
        for (const stream of await everything(who)) {
          const foreign = stream.results.filter(({ data }) =>
            JSON.stringify(data).includes(callers.owner!.organizationId),
          );
          expect([who, stream.failed, foreign]).toEqual([who, undefined, []]);
        }
      }
    });
  });
});

function codeOf({ body }: Answer<Json>): string {
  return body.errors?.[0]?.extensions?.code ?? 'answered';
}
