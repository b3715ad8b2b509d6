/** @sampled cases */
import { describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/rest/route.js';
import { routes } from '../../src/rest/index.js';
import { collectionOf, isOfSandbox } from '../contract/records.js';
import { faultsOf } from '../support/records/credits.js';
import { holds, shares } from '../support/records/fuzz.js';
import type { Answer, Json } from '../support/worlds/world.js';
import { openGround } from './ground.js';
import { faultOfAnswer } from './judge-rest.js';
import { plainCalls, type RestCall, restCalls } from './rest-calls.js';
import { stocked } from './stock.js';
import { least, Tally } from './tally.js';
import { Walk } from './walk.js';

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** Each of these renders pages, or affects a whole account. */
const slow =
  /generate$|\/order$|\/cover$|\/pieces$|\/mailing-book$|\/statement$|\/sign$|proof-of-service$|requests\/\{uuid\}\/document$|sandbox\/|import-csv$/;

/** A refusal for lack of money comes from the payment processor, and its answer is stored. */
const writes = ({ status }: Answer<Json>) => status < 300 || status === 402;

/** PATCH is PUT under another name. */
function weightOf({ method, path }: Route): number {
  if (slow.test(path)) return 0.4;
  return { GET: 0.7, DELETE: 0.7, PATCH: 0.4, PUT: 1.2, POST: 1.4 }[method];
}

/**
 * Records are created, then changed, read, acted on and deleted. Actions that only drafts allow come first, and projects are
 * deleted after their records. Pages are rendered before all changes, because a change to a name that cannot be printed is
 * permanent.
 */
const actions = 3;
function turnOf(route: Route): number {
  const { method, path } = route;
  if (method === 'GET' && slow.test(path)) return 0;
  if (method === 'POST') return path === collectionOf(route) ? 0 : /(sign|order)$/.test(path) ? actions : actions + 1;
  return method === 'DELETE' ? 1_000 - routes.indexOf(route) : method === 'GET' ? 2 : 1;
}

const cases = shares(0.5, Object.fromEntries(routes.map((route) => [nameOf(route), weightOf(route)])), least);

describe('REST, with arbitrary input', () => {
  const ground = openGround();
  const { world } = ground;
  const tally = new Tally();

  async function send(route: Route, { url, payload, headers }: RestCall): Promise<Answer<Json>> {
    const caller = await ground.caller(isOfSandbox(route) ? 'sandbox' : 'owner');
    const answer = await world.app.server.inject({
      method: route.method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${caller.token}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: isJson && answer.body !== '' ? JSON.parse(answer.body) : {},
      text: answer.body,
    };
  }

  /** The new record can be read, and later requests refer to it. */
  async function readBack(route: Route, { body }: Answer<Json>): Promise<void> {
    const id = body.data?.id;
    const kind = collectionOf(route);
    if (route.method !== 'POST' || route.path !== kind || typeof id !== 'string') return;
    ground.add(kind.slice(1), id);
    const shown = await world.rest(await ground.caller('owner'), 'GET', `${kind}/${id}`);
    expect({ shown: shown.status, id }).toEqual({ shown: 200, id });
    await ground.watch.record('read back', false);
  }

  const parts = routes.toSorted((a, b) => turnOf(a) - turnOf(b)).map((route) => ({ name: nameOf(route), route }));
  const walk = new Walk(parts, cases, async ({ name, route }) => {
    if (turnOf(route) >= actions) ground.renew();
    // An earlier request may have moved the work on the project into the future, where no waiver of it is valid.
    await world.sql('update projects set first_furnishing_date = null where id = $1', [ground.fixture.projectId]);
    const fixtures = await stocked(world, await ground.caller('owner'), ground.fixture, name);
    await ground.watch.begin();
    const check = async (call: RestCall) => {
      const answer = await send(route, call);
      const taken = answer.status < 300;
      tally.count(name, taken, answer.text);
      const request = `${route.method} ${call.url} ${JSON.stringify(call.headers)} ${call.payload?.slice(0, 1_000)}`;
      if (route.method !== 'GET') await ground.watch.record(`${answer.status} ${request}`, !writes(answer));
      const fault = faultOfAnswer(route, call, answer);
      if (fault) throw new Error(`${request}: ${fault}`);
      if (!taken) return;
      if (ground.isForeign(call.url.split('/')[2] ?? '')) throw new Error(`${request}: it lets a stranger in`);
      await readBack(route, answer);
    };
    await holds(name, restCalls(ground, route, fixtures), check, {
      numRuns: cases[name]!,
      examples: plainCalls(route, fixtures).map((call) => [call]),
    });
    await ground.watch.end();
  });

  for (const part of parts) {
    it(`${part.name} accepts each request, or refuses it with a reason`, () => walk.through(part), walk.patience(part));
  }

  it(
    'sent every route enough cases, of which enough were accepted',
    async () => {
      await walk.throughAll();
      tally.expectSpread(routes.map(nameOf));
    },
    walk.patience(),
  );

  it(
    'leaves the rows of others unchanged, and a ledger that adds up',
    async () => {
      await walk.throughAll();
      expect(await ground.foreign.changed()).toEqual([]);
      expect(await faultsOf(world)).toEqual([]);
    },
    walk.patience(),
  );
});
