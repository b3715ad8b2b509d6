/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FieldNode, OperationDefinitionNode } from 'graphql';
import * as graphql from 'graphql';
import type { Route } from '../../src/api/rest/route.js';
import { routes } from '../../src/rest/index.js';
import { schema } from '../support/records/schema.js';
import { type Answer, type Caller, type Json, shareWorld } from '../support/worlds/world.js';
import { graphqlCall } from './graphql-call.js';
import { bodyFor, createFixture, type Fixture, isByKey, isOfSandbox, pathFor } from './records.js';
import { expectNothingWritten } from './snapshot.js';

/** How a request names the organization it acts in: a token and the value of its header. */
interface Standing {
  token: () => Caller;
  header?: () => string;
}

/** Runs every route and every operation as a user of two organizations, for the records of the second one. */
describe('a user of two organizations', () => {
  const world = shareWorld();
  const callers: Record<string, Caller> = {};
  const email = `both-${randomUUID()}@example.com`;
  const by = (name: string) => () => callers[name]!;
  const id = (name: string) => () => callers[name]!.organizationId;
  const pinnedTo = (name: string) => ['tier:scale', `org:${id(name)()}`];
  let fixture: Fixture;

  beforeAll(async () => {
    callers.free = await world.caller({ email, name: 'First' });
    callers.second = await world.caller({ email, name: 'Second' });
    callers.stranger = await world.caller();
    await world.makeRoom(callers.free);
    await world.makeRoom(callers.second);
    callers.pinnedToFirst = await world.anotherToken(callers.free, pinnedTo('free'));
    callers.pinnedToSecond = await world.anotherToken(callers.second, pinnedTo('second'));
    callers.sandbox = await world.sandboxOf(callers.free);
    const [left, lost] = [await world.caller(), await world.caller()];
    await world.sql(`delete from memberships where user_id = any($1)`, [[left.userId, lost.userId]]);
    await world.sql(
      `insert into memberships (id, user_id, organization_id, role, created_at)
       select uuidv7(), $1, $2, 'owner', now()`,
      [left.userId, callers.stranger.organizationId],
    );
    Object.assign(callers, { left, lost });
    const organizationId = callers.stranger.organizationId;
    callers.pinnedElsewhere = await world.caller({ abilities: ['tier:scale', `org:${organizationId}`] });
    // The fixture was created by an owner.
    fixture = await createFixture(world, callers.pinnedToSecond);
    // Members read and write records; their role in the first organization does not matter here.
    await world.sql(`update memberships set role = 'member' where organization_id = $1 and user_id = $2`, [
      callers.second.organizationId,
      callers.second.userId,
    ]);
  });

  /** All of these act in the second organization. */
  const inSecond: Record<string, Standing> = {
    'names it in the header': { token: by('free'), header: id('second') },
    'has a token pinned to it': { token: by('pinnedToSecond') },
    'has a token pinned to it and names the first in the header': { token: by('pinnedToSecond'), header: id('free') },
    'has a token pinned to it and an invalid header': { token: by('pinnedToSecond'), header: () => 'nonsense' },
  };
  /** These act in the first organization: the second's records do not exist for them, and are not another account's either. */
  const inFirst: Record<string, Standing> = {
    'names none': { token: by('free') },
    'names the first in the header': { token: by('free'), header: id('free') },
    'has a token pinned to the first': { token: by('pinnedToFirst') },
    'has a token pinned to the first and names the second': { token: by('pinnedToFirst'), header: id('second') },
    'names the second with a sandbox token': { token: by('sandbox'), header: id('second') },
  };
  /** These act in no organization. */
  const refusedStandings: Record<string, Standing & { status: number; code: string }> = {
    'names a stranger’s': { token: by('free'), header: id('stranger'), status: 403, code: 'forbidden' },
    'names an unknown one': { token: by('free'), header: () => randomUUID(), status: 403, code: 'forbidden' },
    'has a token pinned to a stranger’s': { token: by('pinnedElsewhere'), status: 403, code: 'forbidden' },
    'has left it': { token: by('left'), header: id('second'), status: 403, code: 'forbidden' },
    'has none': { token: by('lost'), status: 422, code: 'organization_unresolved' },
    'has an invalid header': {
      token: by('free'),
      header: () => 'nonsense',
      status: 422,
      code: 'organization_unresolved',
    },
  };

  const apis = {
    REST: (route: Route, { token, header }: Standing, on = fixture) =>
      world.rest(token(), route.method, pathFor(route, on), bodyFor(route, on), headers(header)),
    GraphQL: (route: Route, { token, header }: Standing) => {
      const { query, variables } = graphqlCall(route, fixture);
      return world.graphql(token(), query, variables, headers(header));
    },
  };

  for (const [api, ask] of Object.entries(apis)) {
    // PATCH is PUT under another name: one operation.
    const asked = api === 'REST' ? routes : routes.filter(({ method }) => method !== 'PATCH');

    describe(`through ${api}`, () => {
      for (const route of asked) {
        const name = `${route.method} ${route.path}`;

        it(`${name} refuses a user who may not act in the organization that the request names`, async () => {
          await expectNothingWritten(world, async () => {
            for (const [who, standing] of Object.entries(refusedStandings)) {
              const result = verdict(await ask(route, standing));
              expect({ who, ...result }).toEqual({ who, status: standing.status, code: standing.code });
            }
          });
        });

        // With a live token these are forbidden, whatever organization it names; test/context/sandbox covers them.
        if (isOfSandbox(route)) continue;
        it(`${name} affects only the organization the user acts in`, async () => {
          if (isAdministration(route)) {
            const billed = () =>
              world.sql(
                `select (select count(*) from billing_subscriptions where account_id = $1) as subscriptions,
                   (select count(*) from credit_purchases where account_id = $1) as purchases,
                   (select count(*) from payment_customers where account_id = $1) as customers,
                   (select count(*) from ledger_transactions where account_id = $1) as transactions`,
                [id('second')()],
              );
            const before = await billed();
            const { 'names the second with a sandbox token': inSandbox, ...first } = inFirst;
            for (const [who, standing] of Object.entries(first)) {
              const answer = await ask(route, standing);
              // Some are cancelled already, and the second organization's webhook does not exist here.
              expect({ who, status: [200, 201, 404, 422].includes(verdict(answer).status) }).toEqual({
                who,
                status: true,
              });
              expect(answer.text).not.toContain(id('second')());
            }
            for (const standing of [...Object.values(inSecond), inSandbox!]) {
              expect(verdict(await ask(route, standing))).toEqual({ status: 403, code: 'forbidden' });
            }
            expect(await billed()).toEqual(before);
            return;
          }
          if (isFree(route, fixture)) {
            const made = await ask(route, inFirst['names none']!);
            expect(verdict(made).status).toBeLessThan(300);
            const elsewhere = { token: by('free'), header: id('second') };
            const there = await apis.REST({ ...route, method: 'GET' }, elsewhere);
            expect(there.text).not.toContain(idOf(made));
            return;
          }
          await expectNothingWritten(world, async () => {
            for (const [who, standing] of Object.entries(inFirst)) {
              const answer = await ask(route, standing);
              // The exhibits are those of a record that the query names.
              if ((route.path.includes('{') && !isByKey(route)) || (route.path === '/exhibits' && isRead(route))) {
                expect({ who, ...verdict(answer) }).toEqual({ who, status: 404, code: 'not_found' });
              } else if (isRead(route)) {
                expect({ who, ...verdict(answer) }).toEqual({ who, status: 200 });
                // The sandbox has no credits of its own: its tokens read the organization's (reads/loaders/scope.ts).
                if (route.path.startsWith('/credits/') && who.endsWith('sandbox token')) continue;
                for (const foreign of Object.values(fixture).filter((one) => one !== fixture.organizationId)) {
                  expect(answer.text).not.toContain(foreign);
                }
              } else {
                const { status } = verdict(answer);
                expect({ who, status }).toEqual({
                  who,
                  status: callers.pinnedToFirst === standing.token() ? 403 : 422,
                });
              }
            }
          });
        });

        // These answers contain the time of the request, or are a PDF that is put together for it, with an id of its own.
        const timed = [
          '/credits/statement',
          '/notices/{uuid}/proof-of-service',
          '/documents/{uuid}/bundle',
          '/support/health',
          '/sandbox',
          '/document-orders/{uuid}/pieces',
          '/document-orders/{uuid}/mailing-book',
        ];
        if (timed.includes(route.path)) continue;
        if (route.method !== 'GET' || isAdministration(route)) continue;
        it(`${name} answers the same, however the request names the organization`, async () => {
          const answers = [];
          for (const standing of Object.values(inSecond)) answers.push(await ask(route, standing));
          for (const answer of answers) {
            expect(verdict(answer)).toEqual({ status: 200 });
            expect(answer.text).toBe(answers[0]!.text);
          }
        });
      }
    });
  }

  it('covers every operation of the schema', () => {
    const walked = new Set(
      routes.flatMap(({ operation }) =>
        (operation.definitions as OperationDefinitionNode[])
          .filter(({ kind }) => kind === graphql.Kind.OPERATION_DEFINITION)
          .flatMap(({ selectionSet }) => (selectionSet.selections as FieldNode[]).map((field) => field.name.value)),
      ),
    );
    const all = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) => Object.keys(type.getFields()));
    // Tokens have no REST route; the next test covers them. The stream of events is covered by test/api/graphql/events, what sends them again by test/background/webhooks/redeliver-failed, and what
    // staff and the partner do across accounts by test/services/{mailroom-access,fulfillment/partner-operations}. Finding records
    // by id alone is covered by test/api/graphql/node, and people by test/services/{session,passkey,member,email-preference}; what is due and owed, by test/services/{open-deadlines,notices-to-serve,lien-rights,money}; projects with their parties, by test/services/{project-with-parties,project-preview}; saved views, by test/services/saved-view; sample data, by test/context/sandbox/load-sample-data; companies that are the same, by test/services/organization-merge; addresses that are typed, by test/services/address-lookup. Any other operation without a route needs a test of its own here.
    const staffs = /^(mailroom|partner)[A-Z]/;
    expect(all.filter((field) => !walked.has(field) && !staffs.test(field)).sort()).toEqual([
      'acceptReceivedEmailInvitation',
      'accessTokens',
      'addressCompletions',
      'addressCounty',
      'beginPasskeyRegistration',
      'billedApplications',
      'bulkQuote',
      'changeMemberRole',
      'claimableProjects',
      'createAccessToken',
      'createProjectWithParties',
      'createSavedView',
      'declineReceivedEmailInvitation',
      'deleteSavedView',
      'duplicateOrganizations',
      'emailPreferences',
      'endOtherSessions',
      'endSession',
      'event',
      'events',
      'finishPasskeyRegistration',
      'inviteMember',
      'lienRightsCounts',
      'loadSampleData',
      'memberInvitations',
      'members',
      'mergeOrganizations',
      'money',
      'node',
      'nodes',
      'noticeGroups',
      'noticesToServe',
      'openDeadlineCounts',
      'openDeadlineDays',
      'openDeadlines',
      'openReceivedWaiverRequest',
      'openTaskDays',
      'organizationMerges',
      'passkeys',
      'projectPreview',
      'receivables',
      'receivedEmailInvitations',
      'receivedWaiverRequests',
      'recordingOffices',
      'redeliverFailedWebhooks',
      'removeMember',
      'removePasskey',
      'renamePasskey',
      'replayEvent',
      'requestSignInLink',
      'retainedApplications',
      'revokeAccessToken',
      'rotateAccessToken',
      'savedView',
      'savedViews',
      'sessions',
      'setEmailPreference',
      'similarOrganizations',
      'undoOrganizationMerge',
      'updateSavedView',
      'updateViewer',
      'viewer',
      'webhookRedelivery',
      'withdrawMemberInvitation',
    ]);
  });

  it('gives the user their role in each organization', async () => {
    const mint = 'mutation { createAccessToken(input: {}) { accessToken { id } } }';
    const ask = (query: string, { token, header }: Standing) => world.graphql(token(), query, {}, headers(header));
    for (const query of ['{ accessTokens { id } }', mint]) {
      expect((await ask(query, inFirst['names none']!)).body.errors).toBeUndefined();
      for (const standing of Object.values(inSecond)) {
        expect(verdict(await ask(query, standing))).toEqual({ status: 403, code: 'forbidden' });
      }
      for (const { status, code, ...standing } of Object.values(refusedStandings)) {
        expect(verdict(await ask(query, standing))).toEqual({ status, code });
      }
    }
    const revoke = `mutation { revokeAccessToken(input: { id: "${callers.stranger!.tokenId}" }) { id } }`;
    expect(verdict(await ask(revoke, inSecond['names it in the header']!)).status).toBe(403);
  });

  it('allows a member every operation on records', async () => {
    // This user has an organization of their own, because the writes below use up the records that other tests read.
    callers.third = await world.caller({ email, name: 'Third' });
    await world.makeRoom(callers.third);
    const own = await createFixture(world, await world.anotherToken(callers.third, pinnedTo('third')));
    await world.sql(`update memberships set role = 'member' where organization_id = $1`, [id('third')()]);
    const member = await world.anotherToken(callers.third);
    const standing = { token: () => member, header: id('third') };
    const writes = routes.filter((route) => route.method !== 'GET' && !isAdministration(route) && !isOfSandbox(route));
    // Deletions come last, starting with the records that belong to other records.
    const rank = ({ method, path }: Route) => (method === 'DELETE' ? 100 - path.length : 0);
    for (const route of writes.sort((a, b) => rank(a) - rank(b))) {
      const answer = await apis.REST(route, standing, own);
      const result = { route: `${route.method} ${route.path}`, ...verdict(answer) };
      // A rule of the record may refuse the write by now, but not for lack of rights.
      if (result.status !== 422)
        expect(result).toEqual({ route: result.route, status: /created$|upserted/.test(route.answer) ? 201 : 200 });
      else expect(result.code).not.toBe('organization_unresolved');
    }
  });
});

function headers(header: Standing['header']): Record<string, string> {
  return header ? { 'x-organization-uuid': header() } : {};
}

/** The result in either API: the status, and the error code. */
function verdict({ status, body }: Answer<Json>): { status: number; code?: string } {
  const extensions = body.errors?.[0]?.extensions;
  if (extensions) return { status: extensions.status, code: extensions.code.toLowerCase() };
  return status < 300 ? { status: 200, ...(status > 200 && { status }) } : { status, code: body.code };
}

/** Only owners and admins use cards, plans, purchases and payments of orders, and change webhooks and credentials. */
function isAdministration({ method, path }: Route): boolean {
  return (
    /^\/(billing\/(?!plans)|credits\/purchase$|document-orders\/\{uuid\}\/pay$)/.test(path) ||
    (method !== 'GET' && /^\/(webhooks|provider-auth|shipper-auth)/.test(path))
  );
}

/** A creation whose body refers to organizations only, of which a user may name any of their own. */
function isFree({ method, path, ...route }: Route, fixture: Fixture): boolean {
  const makes = isByKey({ method, path, ...route }) || (method === 'POST' && !path.includes('{'));
  if (!makes || isRead({ method, path, ...route })) return false;
  const body = JSON.stringify(bodyFor({ method, path, ...route }, fixture) ?? '');
  return !/[0-9a-f]{8}-/.test(body.replaceAll(fixture.organizationId, ''));
}

/** Reads that need a body use POST. */
function isRead({ operation }: Route): boolean {
  return (operation.definitions as OperationDefinitionNode[]).some((node) => node.operation === 'query');
}

function idOf({ body }: Answer<Json>): string {
  const [data] = Object.values<Json>(body.data.id ? { data: body.data } : body.data);
  return (data.id ? data : Object.values<Json>(data).find((one) => one?.id)).id;
}
